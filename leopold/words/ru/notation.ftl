### Тексты, которые не называют действия или называют несколько. Что неверно, говорится без точки: дальше может идти вопрос.

text-wrong = { $wrong }.
text-nearest = { $wrong }; может быть, { LIST($near, type: "or") }?
text-over = { $wrong }; к тому же игра окончена.
text-open = { $text }: неясно, что имеется в виду; скажите { LIST($near, type: "or") }.
text-ambiguous =
    { $more ->
        [yes] { $text } может значить { LIST($near, type: "or") } и не только: уточните.
       *[other] { $text } может значить { LIST($near, type: "or") }: уточните.
    }
text-nothing = Ничего не сказано
text-no-action = { $text } — не действие
text-alone = `{ $verb }` пишется без ничего
text-not-in-queue = { $guest }: такого постояльца нет в очереди.
text-not-in-cafe = { $guest }: такого постояльца нет в вашем кафе.
text-only-six-lost = Потерять можно только действие шестёрки, и тогда за неё ничего не платят.
text-take-form = `{ "take" }` пишется с числами и видами, например `{ "take 2 wine 1 coffee" }`
text-take-nothing = { $text }: этого взять нельзя
text-take-other =
    { $action ->
        [1]
            { $champagne ->
                [yes] Сила { $strength } делится между штруделями, пирожными и шампанским, и только.
               *[no] Сила { $strength } делится между штруделями и пирожными, и только.
            }
        [2]
            { $champagne ->
                [yes] Сила { $strength } делится между вином, кофе и шампанским, и только.
               *[no] Сила { $strength } делится между вином и кофе, и только.
            }
       *[other] Сила { $strength } делится между императором и кронами, и только.
    }
text-take-sum =
    { $action ->
        [1]
            { $champagne ->
                [yes] Сила { $strength } делится между штруделями, пирожными и шампанским, а здесь выходит { $total }.
               *[no] Сила { $strength } делится между штруделями и пирожными, а здесь выходит { $total }.
            }
        [2]
            { $champagne ->
                [yes] Сила { $strength } делится между вином, кофе и шампанским, а здесь выходит { $total }.
               *[no] Сила { $strength } делится между вином и кофе, а здесь выходит { $total }.
            }
       *[other] Сила { $strength } делится между императором и кронами, а здесь выходит { $total }.
    }
text-take-pairs =
    { $champagne ->
        [yes] Штрудели идут с пирожными, вино с кофе, шампанское с любой парой, император с кронами.
       *[no] Штрудели идут с пирожными, вино с кофе, император с кронами.
    }
text-also-form = `{ "also" }` пишется с { LIST($known, type: "or") }
text-no-item = { $text }: такого нет; бывает { LIST($known, type: "or") }
text-swap-form = `{ "swap" }` пишется с тем, что есть на кухне, и другим видом, например `{ "swap strudel wine" }`
text-no-objective = Цели { $text } нет: есть { LIST($known, type: "or") }
text-no-ball-place = Места { $text } на балах нет: скажите { LIST($known, type: "or") }
text-no-rehearsal = Репетиционного зала { $text } нет: есть { LIST($known, type: "or") }
text-no-staff = Карты персонала { $text } нет
text-no-guest = Постояльца { $text } нет
text-no-room = Номера { $room } нет: номера идут от 1.1 до { $last }
text-room-form = Номер — это этаж и колонка, например `2.3`, а не { $text }
text-number =
    { $text ->
        [none] { $what } — число от { $lowest } до { $highest }
       *[other] { $what } — число от { $lowest } до { $highest }, а не { $text }
    }
text-number-action = Номер действия
text-number-space = Место в очереди
text-number-copied = То, что копирует шестёрка,
text-number-die = Кубик
text-number-taken = Сколько чего берут
text-number-part = Часть награды
text-number-table = Столик
text-number-area = Зона репетиционного зала
text-number-bid = Ставка
text-number-slot = Вестибюль на торгах
text-no-entrance = Вестибюля { $text } на торгах нет
text-not-one = { $text }: такого нет; скажите { LIST($known, type: "or") }
