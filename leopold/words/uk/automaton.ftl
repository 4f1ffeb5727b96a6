### The automaton's turn, with the clause of the rulebook that decided.
### $automaton says who it is, so that messages can say "he" or "she"; $name is what it is called.

automaton-He =
    { $automaton ->
        [elisabeth] Вона
       *[other] Він
    }
automaton-he =
    { $automaton ->
        [elisabeth] вона
       *[other] він
    }
automaton-His =
    { $automaton ->
        [elisabeth] Її
       *[other] Його
    }
automaton-his =
    { $automaton ->
        [elisabeth] її
       *[other] його
    }

automaton-tie =
    { $tie ->
        [right] {" "}Нічия: рука показує праворуч, тож перший зліва.
        [left] {" "}Нічия: рука показує ліворуч, тож перший справа.
       *[none] {""}
    }

## The card

automaton-turned = { $name } відкриває карту { $instruction }: { LIST($guests, type: "unit") }; { LIST($dice, type: "or") }; { LIST($extras, type: "unit") }; { automaton-hand }.
automaton-hand =
    { $hand ->
        [left] рука показує ліворуч
       *[right] рука показує праворуч
    }
automaton-wants-guest =
    { $colour ->
        [any] будь-який гість{ automaton-goes }
        [blue] синій гість{ automaton-goes }
        [red] червоний гість{ automaton-goes }
        [yellow] жовтий гість{ automaton-goes }
       *[green] зелений гість{ automaton-goes }
    }
automaton-goes =
    { $ball ->
        [next] { " " }на наступний бал
        [after_next] { " " }на бал після наступного
       *[none] { "" }
    }
automaton-wants-nobody = без гостя
automaton-wants-die = кубик { $face }
automaton-wants-any-die = кубик з найповнішої комірки

automaton-wants-emperor =
    { $n ->
        [one] { $n } поділка на треку імператора
        [few] { $n } поділки на треку імператора
       *[many] { $n } поділок на треку імператора
    }
automaton-wants-objective = завдання { $letter }
automaton-wants-any-objective = будь-яке завдання
automaton-wants-staff =
    { $n ->
        [one] { $n } карта персоналу
        [few] { $n } карти персоналу
       *[many] { $n } карт персоналу
    }
automaton-wants-dancer =
    { $ball ->
        [after_next] танцівник на бал після наступного
       *[next] танцівник на наступний бал
    }
automaton-wants-no-more = більше нічого

## Guests

automaton-worth =
    { $worth ->
        [one] { $worth } очко
        [few] { $worth } очки
       *[many] { $worth } очок
    }
automaton-who =
    { $space ->
        [0] { $guest }, { automaton-worth }
       *[other] { $guest }, { automaton-worth }, з місця { $space }
    }
automaton-guest-colour =
    { $colour ->
        [blue] { automaton-He } бере найціннішого синього гостя: { automaton-who }.
        [red] { automaton-He } бере найціннішого червоного гостя: { automaton-who }.
        [yellow] { automaton-He } бере найціннішого жовтого гостя: { automaton-who }.
       *[green] { automaton-He } бере найціннішого зеленого гостя: { automaton-who }.
    }{ automaton-tie }
automaton-guest-any = Підійде будь-який колір: { automaton-he } бере найціннішого гостя, для якого ще є номер: { automaton-who }.{ automaton-tie }
automaton-guest-absent =
    { $colour ->
        [blue] У черзі немає синього гостя:
        [red] У черзі немає червоного гостя:
        [yellow] У черзі немає жовтого гостя:
       *[green] У черзі немає зеленого гостя:
    } { automaton-he } бере найціннішого гостя, для якого ще є номер: { automaton-who }.{ automaton-tie }
automaton-guest-full =
    { $colour ->
        [blue] У { automaton-his } готелі не лишилося синіх місць:
        [red] У { automaton-his } готелі не лишилося червоних місць:
        [yellow] У { automaton-his } готелі не лишилося жовтих місць:
       *[green] У { automaton-his } готелі не лишилося місця для зеленого гостя:
    } { automaton-he } бере найціннішого гостя, для якого ще є номер: { automaton-who }.{ automaton-tie }
automaton-no-guest =
    { $colour ->
        [any] Карта вимагає гостя, але в { automaton-his } готелі немає номера для жодного з черги: { automaton-he } нікого не бере.
        [blue] Карта вимагає синього гостя, але в { automaton-his } готелі немає номера для жодного з черги: { automaton-he } нікого не бере.
        [red] Карта вимагає червоного гостя, але в { automaton-his } готелі немає номера для жодного з черги: { automaton-he } нікого не бере.
        [yellow] Карта вимагає жовтого гостя, але в { automaton-his } готелі немає номера для жодного з черги: { automaton-he } нікого не бере.
       *[green] Карта вимагає зеленого гостя, але в { automaton-his } готелі немає номера для жодного з черги: { automaton-he } нікого не бере.
    }
automaton-tile =
    { $colour ->
        [blue] Зайнятий синій номер лягає на { $room }
        [red] Зайнятий червоний номер лягає на { $room }
       *[yellow] Зайнятий жовтий номер лягає на { $room }
    }
automaton-room =
    { $rule ->
        [green] { automaton-tile }: для зеленого гостя — найнижче порожнє місце в крайньому правому стовпці, де таке є.
       *[colour] { automaton-tile }: перше зліва порожнє місце цього кольору на найнижчому поверсі, де таке є.
    }
automaton-vp-guests =
    { $badge ->
        [0] { $name } набирає { points } за гостя й має { $vp }.
       *[other] { $name } набирає { points } за гостя й { $badge } за позначку номера й має { $vp }.
    }
automaton-vp =
    { $source ->
        [badges] { $name } набирає { points } за позначку номера й має { $vp }.
        [emperor_end] { $name } набирає { points } за кроки поза кінцем треку й має { $vp }.
        [rooms] { $name } набирає { points } за зайняті номери, разом { $vp }.
        [celebrities] { $name } набирає { points } у вітальні й має { $vp }.
        [entrances] { $name } набирає { points } за шестерні й має { $vp }.
       *[other] { $name } набирає { points } й має { $vp }.
    }

## The die

automaton-die-shown = { automaton-He } бере кубик { $face }, зображений на карті.{ automaton-tie }
automaton-die-more =
    { $tie ->
        [none] З комірок { LIST($faces) } більше кубиків на { $face }: { automaton-he } бере кубик { $face }.
       *[other] У комірках { LIST($faces) } кубиків порівну: { automaton-he } бере кубик { $face }.
    }{ automaton-tie }
automaton-die-any = Кубик зі знаком питання: { automaton-he } бере з комірки, де кубиків найбільше, — це { $face }.{ automaton-tie }
automaton-die-absent = Кубика { LIST($faces, type: "or") } немає: { automaton-he } бере кубик з комірки, де їх найбільше, — це { $face }.{ automaton-tie }

## Extras

automaton-staff = { automaton-He } відкриває карту зі своєї особистої колоди: { $staff }.
automaton-no-staff = { automaton-His } особиста колода порожня: карту персоналу не відкрито.

automaton-objective-any = Завдання зі знаком питання: { automaton-he } береться за те, де { automaton-his } поступ найменший, — { $letter }.{ automaton-tie }
automaton-objective-claimed = Завдання { $asked } вже виконано: { automaton-he } береться за те, де { automaton-his } поступ найменший, — { $letter }.{ automaton-tie }
automaton-no-objective = Усі завдання вже виконано, тож нічого не відбувається.
automaton-marker-laid = { automaton-He } кладе маркер на III завдання { $letter }.
automaton-marker =
    { $numeral ->
        [1] { automaton-His } маркер на завданні { $letter } переходить з II на I.
       *[other] { automaton-His } маркер на завданні { $letter } переходить з III на II.
    }
automaton-claimed =
    { $place ->
        [1] { automaton-He } виконує завдання { $letter } на першому місці, за { points }, і має { $vp }.
        [2] { automaton-He } виконує завдання { $letter } на другому місці, за { points }, і має { $vp }.
        [3] { automaton-He } виконує завдання { $letter } на третьому місці, за { points }, і має { $vp }.
       *[other] { automaton-He } виконує завдання { $letter }, за { points }, і має { $vp }.
    }

## Scorings

automaton-emperor-scored =
    { $back ->
        [yes]
            { $n ->
                [0] { $name } нічого не набирає на поділці { $before } треку імператора, відступає до { $after } й має { $vp }.
               *[other] { $name } набирає { points } на поділці { $before } треку імператора, відступає до { $after } й має { $vp }.
            }
       *[no]
            { $n ->
                [0] { $name } нічого не набирає на поділці { $before } треку імператора, лишається там і має { $vp }.
               *[other] { $name } набирає { points } на поділці { $before } треку імператора, лишається там і має { $vp }.
            }
    }
