### Texts that name no action, or more than one. What is wrong is said without a full stop: a question may follow.

text-wrong = { $wrong }.
text-nearest = { $wrong }; можливо, { LIST($near, type: "or") }?
text-over = { $wrong }; та й гру закінчено.
text-open = { $text } лишає неясним, що мається на увазі: скажіть { LIST($near, type: "or") }.
text-ambiguous =
    { $more ->
        [yes] { $text } може означати { LIST($near, type: "or") }, і не тільки: скажіть, що саме.
       *[other] { $text } може означати { LIST($near, type: "or") }: скажіть, що саме.
    }
text-nothing = Нічого не сказано
text-no-action = { $text } — не дія
text-alone = `{ $verb }` стоїть саме по собі
text-not-in-queue = { $guest } не стоїть у черзі.
text-not-in-cafe = { $guest } не сидить у вашій кав'ярні.
text-only-six-lost = Втратити можна лише дію шістки, і тоді за неї нічого не платять.
text-take-form = `{ "take" }` — з числами й видами, наприклад `{ "take 2 wine 1 coffee" }`
text-take-nothing = Узяти { $text } не можна
text-take-other =
    { $action ->
        [1]
            { $champagne ->
                [yes] Силу { $strength } ділять між струдлями, тортиками й шампанським, і нічим іншим.
               *[no] Силу { $strength } ділять між струдлями й тортиками, і нічим іншим.
            }
        [2]
            { $champagne ->
                [yes] Силу { $strength } ділять між вином, кавою й шампанським, і нічим іншим.
               *[no] Силу { $strength } ділять між вином і кавою, і нічим іншим.
            }
       *[other] Силу { $strength } ділять між імператором і кронами, і нічим іншим.
    }
text-take-sum =
    { $action ->
        [1]
            { $champagne ->
                [yes] Силу { $strength } ділять між струдлями, тортиками й шампанським, а вийшло { $total }.
               *[no] Силу { $strength } ділять між струдлями й тортиками, а вийшло { $total }.
            }
        [2]
            { $champagne ->
                [yes] Силу { $strength } ділять між вином, кавою й шампанським, а вийшло { $total }.
               *[no] Силу { $strength } ділять між вином і кавою, а вийшло { $total }.
            }
       *[other] Силу { $strength } ділять між імператором і кронами, а вийшло { $total }.
    }
text-take-pairs =
    { $champagne ->
        [yes] Струдлі йдуть із тортиками, вино — з кавою, шампанське — з будь-якою парою, імператор — із кронами.
       *[no] Струдлі йдуть із тортиками, вино — з кавою, імператор — із кронами.
    }
text-also-form = `{ "also" }` — зі словом { LIST($known, type: "or") }
text-no-item = Немає { $text }: можна { LIST($known, type: "or") }
text-swap-form = `{ "swap" }` — з порцією на кухні й іншим видом, наприклад `{ "swap strudel wine" }`
text-no-objective = Немає завдання { $text }: є { LIST($known, type: "or") }
text-no-ball-place = На балах немає місця { $text }: скажіть { LIST($known, type: "or") }
text-no-rehearsal = Немає репетиційної зали { $text }: є { LIST($known, type: "or") }
text-no-staff = Немає карти персоналу { $text }
text-no-guest = Немає гостя { $text }
text-no-room = Немає номера { $room }: номери — від 1.1 до { $last }
text-room-form = Номер — це поверх і стовпець, наприклад `2.3`, а не { $text }
text-number =
    { $text ->
        [none] { $what } — це число від { $lowest } до { $highest }
       *[other] { $what } — це число від { $lowest } до { $highest }, а не { $text }
    }
text-number-action = Дія
text-number-space = Місце в черзі
text-number-copied = Те, що копіює шістка
text-number-die = Кубик
text-number-taken = Скільки взяти одного виду
text-number-part = Частина винагороди
text-number-table = Столик
text-number-area = Ділянка репетиційної зали
text-number-bid = Ставка
text-number-slot = Вестибюль на торгах
text-no-entrance = Вестибюля { $text } на торгах немає
text-not-one = Немає { $text }: скажіть { LIST($known, type: "or") }
