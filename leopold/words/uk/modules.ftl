### What only modules of the expansion say: the page fetches these words with a table that has modules, and with the book.
### Places of the balls have the forms .to (where somebody is sent) and .at (where somebody is).

## Things

dancers =
    { $n ->
        [one] { $n } танцівник
        [few] { $n } танцівники
       *[many] { $n } танцівників
    }
ball-place =
    { $row ->
        [balcony] балкон
        [bottom]
            { $hall ->
                [1] нижній ряд лівої бальної зали
                [2] нижній ряд середньої бальної зали
               *[3] нижній ряд правої бальної зали
            }
        [middle]
            { $hall ->
                [1] середній ряд лівої бальної зали
                [2] середній ряд середньої бальної зали
               *[3] середній ряд правої бальної зали
            }
       *[top]
            { $hall ->
                [1] верхній ряд лівої бальної зали
                [2] верхній ряд середньої бальної зали
               *[3] верхній ряд правої бальної зали
            }
    }
    .at =
        { $row ->
            [balcony] на балконі
            [bottom]
                { $hall ->
                    [1] в нижньому ряду лівої бальної зали
                    [2] в нижньому ряду середньої бальної зали
                   *[3] в нижньому ряду правої бальної зали
                }
            [middle]
                { $hall ->
                    [1] в середньому ряду лівої бальної зали
                    [2] в середньому ряду середньої бальної зали
                   *[3] в середньому ряду правої бальної зали
                }
           *[top]
                { $hall ->
                    [1] у верхньому ряду лівої бальної зали
                    [2] у верхньому ряду середньої бальної зали
                   *[3] у верхньому ряду правої бальної зали
                }
        }
ball-place-named =
    { $row ->
        [balcony] балкон
        [bottom] «{ $ballroom }», нижній ряд
        [middle] «{ $ballroom }», середній ряд
       *[top] «{ $ballroom }», верхній ряд
    }
    .at =
        { $row ->
            [balcony] на балконі
            [bottom] у «{ $ballroom }», нижній ряд
            [middle] у «{ $ballroom }», середній ряд
           *[top] у «{ $ballroom }», верхній ряд
        }
    .to =
        { $row ->
            [balcony] на балкон
            [bottom] до зали «{ $ballroom }», нижній ряд
            [middle] до зали «{ $ballroom }», середній ряд
           *[top] до зали «{ $ballroom }», верхній ряд
        }
rehearsal-room =
    { $rehearsal ->
        [attic] горище
        [salon] салон
        [winter_garden] зимовий сад
        [stage] сцена
       *[other] { $rehearsal }
    }
    .accusative =
        { $rehearsal ->
            [attic] горище
            [salon] салон
            [winter_garden] зимовий сад
            [stage] сцену
           *[other] { $rehearsal }
        }
source-balls = Бальні зали
source-celebrities = Знаменитості
source-entrances = Вестибюлі
die-colour-red = червоний
die-colour-blue = синій
die-colour-yellow = жовтий
die-colour-white = білий
die-told =
    { $colour ->
        [red] червоний кубик
        [blue] синій кубик
        [yellow] жовтий кубик
       *[white] білий кубик
    }
die-beside =
    { $celebrity ->
        [none] { die-told }
       *[other] { die-told } ({ $celebrity }, { points })
    }
celebrity-named = { $celebrity }
entrance-named = «{ $entrance }»
entrance-offered =
    { $seat ->
        [none] { $slot } «{ $entrance }» (ставок ще немає)
       *[other]
            { $who ->
                [you] { $slot } «{ $entrance }» ({ krones }, ваша ставка)
               *[other] { $slot } «{ $entrance }» ({ krones }, { $name })
            }
    }
token-told = { $token } ({ $does })
house-hautel_couture = «Готель-кутюр»
house-nine_stars_inn = Заїзд «Дев'ять зірок»
house-sushi_resort = «Суші-курорт»
house-toll_bridge_hotel = Готель «Митний міст»
automaton-house =
    { $house ->
        [hautel_couture] { house-hautel_couture }
        [nine_stars_inn] { house-nine_stars_inn }
        [sushi_resort] { house-sushi_resort }
       *[toll_bridge_hotel] { house-toll_bridge_hotel }
    }
automaton-house-hautel_couture-about = Троє гостей зарезервували номери в { automaton-name.genitive }. У кожній комірці дії лежить порція: коли ви берете кубик, вона йде одному з цих гостей, а той заселяється, щойно замовлення виконано.
automaton-house-nine_stars_inn-about = Кожне завдання на карті вказівок кладе шестерню на поле з дев'яти зірок, а кожен заповнений вами поверх чи стовпець забирає останню. Після кожного візиту імператора { automaton-name } набирає { LIST($stars_vp, type: "or") } очок — за найнижчим рядом, де є шестерня.
automaton-house-sushi_resort-about =
    Номер, який { automaton-name } кладе на шестерню, посилає її до крайнього лівого гостя черги. Гість із шестернею коштує вам на крону більше. За кожну шестерню на гості, якого { automaton-name } бере або який доходить до правого кінця черги, { automaton-name } отримує { $gear_vp ->
        [one] { $gear_vp } очко
        [few] { $gear_vp } очки
       *[many] { $gear_vp } очок
    }.
automaton-house-toll_bridge_hotel-about =
    { automaton-name } лишає шестерню в кожній комірці, звідки бере кубик. Щоб скористатися коміркою з шестернями, ви платите крону мита, { automaton-name } набирає по очку за кожну з них, і одна зникає. Якщо ви не можете заплатити за жодну комірку, то втрачаєте { $toll_vp ->
        [one] { $toll_vp } очко
        [few] { $toll_vp } очки
       *[many] { $toll_vp } очок
    } й проходите безплатно.

## Cards

champagne-told =
    { $price ->
        [free] безплатно
        [less]
            { $less ->
                [one] на { $less } шампанське дешевше
                [few] на { $less } шампанських дешевше
               *[many] на { $less } шампанських дешевше
            }
       *[full] за повну ціну
    }
    .short =
        { $price ->
            [free] { " " }безплатно
            [less] { " " }(−{ $less } шампанське)
           *[full] { "" }
        }
step-send_dancer =
    { $n ->
        [1] Можете надіслати { $n } танцівника на бал { champagne-told }{ each-rival-told }.
        [one] Можете надіслати до { $n } танцівника на бали, кожного { champagne-told }{ each-rival-told }.
        [few] Можете надіслати до { $n } танцівників на бали, кожного { champagne-told }{ each-rival-told }.
       *[many] Можете надіслати до { $n } танцівників на бали, кожного { champagne-told }{ each-rival-told }.
    }
    .short =
        { $n ->
            [one] { $n } танцівник на бал{ champagne-told.short }{ each-rival-told.short }
            [few] { $n } танцівники на бал{ champagne-told.short }{ each-rival-told.short }
           *[many] { $n } танцівників на бал{ champagne-told.short }{ each-rival-told.short }
        }
each-rival-told =
    { $each_rival ->
        [yes] { " " }за кожного іншого гравця
       *[other] { "" }
    }
    .short =
        { $each_rival ->
            [yes] { " " }за кожного суперника
           *[other] { "" }
        }
step-send_dancer-again-short = { $first } і ще { $n }{ champagne-told.short }
step-vp_per_dancer = Наберіть { victory-points } за кожного вашого танцівника на балах.
    .short = { points } за танцівника на балах
step-spend_any =
    { $n ->
        [one] Віддайте { $n } смаколик або напій зі своєї кухні.
        [few] Віддайте { $n } смаколики або напої зі своєї кухні.
       *[many] Віддайте { $n } смаколиків або напоїв зі своєї кухні.
    }
    .short =
        { $n ->
            [1] віддати смаколик чи напій
            [one] віддати { $n } смаколик чи напій
            [few] віддати { $n } смаколики чи напої
           *[many] віддати { $n } смаколиків чи напоїв
        }
step-others_choose =
    { $n ->
        [one] Кожен інший гравець отримує { $n } смаколик або напій на свій вибір.
        [few] Кожен інший гравець отримує { $n } смаколики або напої на свій вибір.
       *[many] Кожен інший гравець отримує { $n } смаколиків або напоїв на свій вибір.
    }
    .short =
        { $n ->
            [one] кожному супернику { $n } порція
            [few] кожному супернику { $n } порції
           *[many] кожному супернику { $n } порцій
        }
step-vp_by_round = Наберіть { $n ->
        [one] { $n } переможне очко
        [few] { $n } переможні очки
       *[many] { $n } переможних очок
    } до першого візиту імператора, { $later } до другого й { $late } після нього.
    .short = { $n }, { $later } або { $late } ПО за раундом
step-score_ball = Наступну бальну залу рахують зараз, для всіх; у свій час її порахують знову.
    .short = порахувати наступну залу зараз
step-fill_item =
    { $item ->
        [strudel] Усі інші ваші гості отримують із запасу струдлі, на які ще чекають.
        [cake] Усі інші ваші гості отримують із запасу тортики, на які ще чекають.
        [wine] Усі інші ваші гості отримують із запасу вино, на яке ще чекають.
        [coffee] Усі інші ваші гості отримують із запасу каву, на яку ще чекають.
       *[other] Усі інші ваші гості отримують із запасу шампанське, на яке ще чекають.
    }
    .short =
        { $item ->
            [strudel] струдлі всім іншим вашим гостям
            [cake] тортики всім іншим вашим гостям
            [wine] вино всім іншим вашим гостям
            [coffee] кава всім іншим вашим гостям
           *[other] шампанське всім іншим вашим гостям
        }
trigger-dancer = Коли ви надіслали танцівника на бал
    .short = надіслано танцівника
trigger-champagne =
    { $n ->
        [1] Коли ви отримали шампанське
       *[other] Коли ви отримали { $n } або більше шампанських нараз
    }
    .short =
        { $n ->
            [1] отримано шампанське
           *[other] { $n }+ шампанських нараз
        }
trigger-points =
    { $n ->
        [1] Коли ви набрали очки
       *[other] Коли ви набрали { $n } або більше очок нараз
    }
    .short =
        { $n ->
            [1] набрано очки
           *[other] { $n }+ очок нараз
        }
trigger-die =
    { $whose ->
        [some] Коли ви виконали дію кубика зі значенням { LIST($faces, type: "or") }
       *[all] Коли ви виконали дію кубика
    }
    .short =
        { $whose ->
            [some] після кубика { LIST($faces, type: "or") }
           *[all] після будь-якого кубика
        }
trigger-line = Коли ви заповнили стовпець або поверх
    .short = стовпець або поверх повний
trigger-champagne_spent =
    { $n ->
        [1] Коли ви витратили шампанське
       *[other] Коли ви витратили { $n } або більше шампанських нараз
    }
    .short =
        { $n ->
            [1] витрачено шампанське
           *[other] витрачено { $n }+ шампанських нараз
        }
power-side_dancer =
    { $n ->
        [1] { die-taken }, можете також надіслати { $n } танцівника на бал, до або після його дії.
        [one] { die-taken }, можете також надіслати до { $n } танцівника на бали, до або після його дії.
        [few] { die-taken }, можете також надіслати до { $n } танцівників на бали, до або після його дії.
       *[many] { die-taken }, можете також надіслати до { $n } танцівників на бали, до або після його дії.
    }
    .short =
        { $n ->
            [one] { die-taken.short }: також { $n } танцівник
            [few] { die-taken.short }: також { $n } танцівники
           *[many] { die-taken.short }: також { $n } танцівників
        }
power-side_champagne =
    { $n ->
        [one] { die-taken }, танцівник до його дії на { $n } шампанське дешевший.
        [few] { die-taken }, танцівник до його дії на { $n } шампанських дешевший.
       *[many] { die-taken }, танцівник до його дії на { $n } шампанських дешевший.
    }
    .short = { die-taken.short }: танцівник −{ $n } шампанське
power-die_krones = { die-taken }, отримайте { krones.accusative }.
    .short = { die-taken.short }: { krones }
power-occupy_vp = Щоразу, коли ви займаєте номер у будь-який спосіб, наберіть { victory-points }.
    .short = зайнято номер: { vp }
power-order_short =
    { $n ->
        [1] Замовлення виконано, навіть якщо бракує { $n } порції, — хіба що вона в ньому єдина.
       *[other] Замовлення виконано, навіть якщо бракує до { $n } порцій, — хіба що порція в ньому єдина.
    }
    .short = у замовленні може бракувати { $n }
power-more_guests =
    { $n ->
        [1] У свій хід можете взяти з черги ще { $n } гостя за його ціну.
        [one] У свій хід можете взяти з черги ще до { $n } гостя, кожного за його ціну.
        [few] У свій хід можете взяти з черги ще до { $n } гостей, кожного за його ціну.
       *[many] У свій хід можете взяти з черги ще до { $n } гостей, кожного за його ціну.
    }
    .short =
        { $n ->
            [one] ще { $n } гість за хід
            [few] ще { $n } гості за хід
           *[many] ще { $n } гостей за хід
        }
power-shift_die = Перш ніж узяти кубик, можете пересунути один у сусідню комірку, якою потім скористаєтеся; 1 і 6 — не сусідні.
    .short = пересунути кубик у свою комірку
power-rows_twice = Бонуси рядів на балах ви отримуєте двічі.
    .short = бонуси рядів двічі
power-most_dancers_vp = Щоразу, коли рахують бальну залу, де лише ви маєте найбільше танцівників, наберіть { victory-points }.
    .short = танцівників найбільше: { vp }
power-first_in_group = Перший зайнятий вами номер у групі дає: { LIST($brings) }.
    .short = перший у групі: { LIST($briefly, type: "unit") }
first-in-group =
    { $colour ->
        [blue] синій — { victory-points }
        [red] червоний — { krones.accusative }
       *[yellow] жовтий — { steps } на треку імператора
    }
    .short =
        { $colour ->
            [blue] синій { vp }
            [red] червоний { krones }
           *[yellow] жовтий імператор +{ $n }
        }
score-dancers = { counted } кожного вашого танцівника на балах{ at-most }.
    .short = { counted.short } танцівника на балах{ at-most }
need-champagne = Майте на кухні щонайменше { items-champagne }.
    .short = { items-champagne } на кухні
need-dancers =
    { $n ->
        [one] Майте на балах щонайменше { $n } танцівника.
        [few] Майте на балах щонайменше { $n } танцівники.
       *[many] Майте на балах щонайменше { $n } танцівників.
    }
    .short =
        { $n ->
            [one] { $n } танцівник на балах
            [few] { $n } танцівники на балах
           *[many] { $n } танцівників на балах
        }
need-guests =
    { $colour ->
        [blue]
            { $n ->
                [one] Заселіть або відправте на бал { $n } синього гостя.
                [few] Заселіть або відправте на бал { $n } синіх гостей.
               *[many] Заселіть або відправте на бал { $n } синіх гостей.
            }
        [red]
            { $n ->
                [one] Заселіть або відправте на бал { $n } червоного гостя.
                [few] Заселіть або відправте на бал { $n } червоних гостей.
               *[many] Заселіть або відправте на бал { $n } червоних гостей.
            }
        [yellow]
            { $n ->
                [one] Заселіть або відправте на бал { $n } жовтого гостя.
                [few] Заселіть або відправте на бал { $n } жовтих гостей.
               *[many] Заселіть або відправте на бал { $n } жовтих гостей.
            }
       *[green]
            { $n ->
                [one] Заселіть або відправте на бал { $n } зеленого гостя.
                [few] Заселіть або відправте на бал { $n } зелених гостей.
               *[many] Заселіть або відправте на бал { $n } зелених гостей.
            }
    }
    .short =
        { $colour ->
            [blue]
                { $n ->
                    [one] { $n } обслужений синій гість
                    [few] { $n } обслужені сині гості
                   *[many] { $n } обслужених синіх гостей
                }
            [red]
                { $n ->
                    [one] { $n } обслужений червоний гість
                    [few] { $n } обслужені червоні гості
                   *[many] { $n } обслужених червоних гостей
                }
            [yellow]
                { $n ->
                    [one] { $n } обслужений жовтий гість
                    [few] { $n } обслужені жовті гості
                   *[many] { $n } обслужених жовтих гостей
                }
           *[green]
                { $n ->
                    [one] { $n } обслужений зелений гість
                    [few] { $n } обслужені зелені гості
                   *[many] { $n } обслужених зелених гостей
                }
        }
penalty-lose_champagne = Поверніть { items-champagne } зі своєї кухні{ other-half }.
    .short = −{ items-champagne }{ other-half.short }
penalty-remove_dancers_middle =
    { $n ->
        [one] Приберіть { $n } свого танцівника із середньої бальної зали{ other-half }.
        [few] Приберіть { $n } своїх танцівників із середньої бальної зали{ other-half }.
       *[many] Приберіть { $n } своїх танцівників із середньої бальної зали{ other-half }.
    }
    .short =
        { $n ->
            [one] −{ $n } танцівник, середня зала{ other-half.short }
            [few] −{ $n } танцівники, середня зала{ other-half.short }
           *[many] −{ $n } танцівників, середня зала{ other-half.short }
        }
penalty-remove_dancers_right =
    { $n ->
        [one] Приберіть { $n } свого танцівника з правої бальної зали або її балкона{ other-half }.
        [few] Приберіть { $n } своїх танцівників з правої бальної зали або її балкона{ other-half }.
       *[many] Приберіть { $n } своїх танцівників з правої бальної зали або її балкона{ other-half }.
    }
    .short =
        { $n ->
            [one] −{ $n } танцівник, права зала{ other-half.short }
            [few] −{ $n } танцівники, права зала{ other-half.short }
           *[many] −{ $n } танцівників, права зала{ other-half.short }
        }
ball-points-for =
    { $players ->
        [all] { LIST($points) }
       *[some] { LIST($points) } (гравців: { LIST($seats, type: "or") })
    }
ball-highest_row = Кожен ваш танцівник тут дає переможні очки за найвищим рядом, де ви маєте танцівника: { LIST($parts, type: "unit") } за нижній, середній і верхній.
    .short = { LIST($parts, type: "unit") } за танцівника, за найвищим вашим рядом
ball-rows = Кожен ряд окремо дає переможні очки за місцем — у кого там найбільше танцівників: { LIST($parts, type: "unit") }; рівні ділять, заокруглюючи вниз.
    .short = кожен ряд за місцем: { LIST($parts, type: "unit") }
ball-dancers = Ваші танцівники тут дають переможні очки за своєю кількістю: { LIST($parts, type: "unit") } за одного, двох і так далі; більша кількість більше не дає.
    .short = за кількістю: { LIST($parts, type: "unit") }
ball-ranks = Бальна зала дає переможні очки за місцем — у кого там найбільше танцівників: { LIST($parts, type: "unit") }; рівні ділять, заокруглюючи вниз.
    .short = за місцем: { LIST($parts, type: "unit") }
ball-pairs = Кожні двоє ваших танцівників тут дають { LIST($parts, type: "unit") } переможних очок.
    .short = { LIST($parts, type: "unit") } за пару
staff-waits-short = { $when }: { $does }
card-title-ballroom = Бальна зала «{ $name }»
card-title-rehearsal_room = Репетиційна зала: { rehearsal-room }
card-title-celebrity = Знаменитість: { $name }
card-title-entrance = Вестибюль: { $name }
card-guest-goes =
    { $goes ->
        [room] Мусить заселитися в номер і не може піти на бал.
        [ball_twice] Мусить піти на бал і не заселяється в номер; на те саме місце йде ще один ваш танцівник — без шампанського й без бонусу ряду.
        [two_rooms] Займає два сусідні номери будь-яких кольорів і не може піти на бал.
        [bottom_room] Мусить заселитися в номер на нижньому поверсі й не може піти на бал.
        [stays] Лишається за столиком, коли все подано, і наприкінці нічого не коштує. Раз за раунд можете отримати таке.
       *[ball] Мусить піти на бал і не заселяється в номер.
    }
card-ballroom-brings =
    { $row ->
        [middle] Середній ряд: { $does }
       *[top] Верхній ряд: { $does }
    }
card-ballroom-absent = Хто під час підрахунку не має тут танцівника, втрачає { victory-points }.
card-area-brings = Спорожнено ділянку { $area }: { $does }
celebrity-permanent-short = { $does }
celebrity-round-short = один раз: { $does }
card-entrance-rooms =
    { $n ->
        [1] Перед першим раундом можете підготувати ще { $n } номер за його ціну.
       *[other] Перед першим раундом можете підготувати ще до { $n } номерів, кожен за його ціну.
    }
    .short =
        { $n ->
            [one] ще { $n } початковий номер
            [few] ще { $n } початкові номери
           *[many] ще { $n } початкових номерів
        }
card-entrance-free_rooms =
    { $n ->
        [1] Перед першим раундом можете безплатно підготувати ще { $n } номер.
       *[other] Перед першим раундом можете безплатно підготувати ще до { $n } номерів.
    }
    .short =
        { $n ->
            [one] ще { $n } початковий номер безплатно
            [few] ще { $n } початкові номери безплатно
           *[many] ще { $n } початкових номерів безплатно
        }
card-entrance-guests =
    { $n ->
        [1] Перед першим раундом можете безплатно взяти ще { $n } гостя.
       *[other] Перед першим раундом можете безплатно взяти ще до { $n } гостей.
    }
    .short =
        { $n ->
            [one] ще { $n } початковий гість
            [few] ще { $n } початкові гості
           *[many] ще { $n } початкових гостей
        }
card-entrance-tables =
    { $n ->
        [one] Ваша кав'ярня має ще { $n } столик.
        [few] Ваша кав'ярня має ще { $n } столики.
       *[many] Ваша кав'ярня має ще { $n } столиків.
    }
    .short =
        { $n ->
            [one] ще { $n } столик
            [few] ще { $n } столики
           *[many] ще { $n } столиків
        }
card-entrance-begins = Коли відчиняється: { $does }
    .short = на початку { $does }
card-entrance-occupancy =
    { $colour ->
        [blue] Заповнені сині групи з одного, двох і так далі номерів дають { LIST($points) } переможних очок.
        [red] Заповнені червоні групи з одного, двох і так далі номерів дають { LIST($points) } крон.
       *[yellow] Заповнені жовті групи з одного, двох і так далі номерів дають { LIST($points) } поділок на треку імператора.
    }
card-entrance-occupancy-short = інші бонуси за повні групи
card-entrance-sums = Якщо два кубики, узяті вами за раунд, дають у сумі { LIST($sums, type: "or") }, перед дією другого: { $does }.
card-entrance-sums-short = дещо за суму двох ваших кубиків
card-entrance-tokens =
    { $n ->
        [1] Біля нього лежить { $n } жетон бонусу. Заповнивши стовпець чи поверх, ви берете його — заради верхньої чи нижньої половини.
        [one] Біля нього лежить { $n } жетон бонусу. Щоразу, заповнивши стовпець, ви берете один заради верхньої половини, заповнивши поверх — заради нижньої.
        [few] Біля нього лежать { $n } жетони бонусу. Щоразу, заповнивши стовпець, ви берете один заради верхньої половини, заповнивши поверх — заради нижньої.
       *[many] Біля нього лежать { $n } жетонів бонусу. Щоразу, заповнивши стовпець, ви берете один заради верхньої половини, заповнивши поверх — заради нижньої.
    }
card-entrance-token = Жетон { $token }: за стовпець — { $column }, за поверх — { $floor }.
card-entrance-tokens-short =
    { $n ->
        [one] { $n } жетон бонусу за стовпці й поверхи
        [few] { $n } жетони бонусу за стовпці й поверхи
       *[many] { $n } жетонів бонусу за стовпці й поверхи
    }
card-entrance-kept = Обслужені гості лишаються до кінця раунду: { LIST($guests) } дають відповідно { LIST($points) } переможних очок, а більше гостей — не більше.
card-entrance-kept-short = { LIST($points) } ПО за гостей раунду
card-entrance-goals = Біля нього лежать три ваші власні завдання — A, B і C. До раундів { LIST($rounds) } кожне дає відповідно { LIST($points) } переможних очок, і ваш персонал на це не реагує.
card-entrance-goals-short = власні завдання за { LIST($points) } ПО
card-entrance-goals_all = Наприкінці { LIST($objectives) } виконаних завдань, разом із власними, дають відповідно { LIST($points) } переможних очок.
card-entrance-goals_all-short = { LIST($points) } ПО за багато завдань
card-entrance-tiles =
    { $n ->
        [one] Біля нього лежить ще { $n } плитка імператора кожної літери. Раз за хід можете відступити треком імператора на 1, 2 або 3 поділки заради винагороди A, B або C; потім цієї плитки вже немає.
        [few] Біля нього лежать ще { $n } плитки імператора кожної літери. Раз за хід можете відступити треком імператора на 1, 2 або 3 поділки заради винагороди A, B або C; потім цієї плитки вже немає.
       *[many] Біля нього лежать ще { $n } плиток імператора кожної літери. Раз за хід можете відступити треком імператора на 1, 2 або 3 поділки заради винагороди A, B або C; потім цієї плитки вже немає.
    }
card-entrance-tiles-short = винагороди імператора за відступ
fact-row =
    { $row ->
        [bottom] нижній ряд
        [middle] середній ряд
        [top] верхній ряд
       *[balcony] балкон
    }
    .value =
        { $row ->
            [balcony] { items-champagne } за танцівника, місць без ліку
           *[other] { items-champagne } за танцівника; місць { LIST($spaces) }, якщо гравців { LIST($seats) }
        }
fact-area = ділянка { $area }
    .value = { dancers }
fact-stays = діє
    .value =
        { $timing ->
            [round] один раз, коли у свій хід звернетеся до знаменитості, до кінця раунду
           *[other] до кінця раунду
        }
fact-arrives = переможні очки
    .value =
        { $wait ->
            [0] { $n }
           *[other] { $n } спершу, ще { $wait } за кожен раунд чекання
        }
fact-kitchen = починає з
    .value =
        { $n ->
            [0] { items-none }
           *[other] { LIST($items) }
        }
field-goes = куди йде
field-middle = середній ряд
field-top = верхній ряд
field-areas = ділянки
field-price = ціна
field-gain = прибуток
field-spaces = місця
field-kitchen = початкові припаси
field-with = інший модуль
field-rooms = початкові номери
field-free_rooms = безплатні початкові номери
field-tables = столики
field-begin = початок
field-occupancy = бонуси повних груп
field-sums = суми кубиків
field-tokens = жетони
field-kept = очки за обслужених гостей
field-goals = очки за завдання
field-goals_all = очки за багато завдань
field-tiles = плитки імператора

## Questions and answers

ask-rehearsal = Виберіть репетиційну залу, звідки прийдуть ваші танцівники.
ask-send_dancer =
    { $dancers ->
        [1] Можете надіслати танцівника на бал
       *[other] Можете надіслати до { $dancers } танцівників на бали, кожного
    } { $free ->
        [yes] безплатно.
       *[other]
            { $discount ->
                [0] за повну ціну.
                [one] на { $discount } шампанське дешевше.
                [few] на { $discount } шампанських дешевше.
               *[many] на { $discount } шампанських дешевше.
            }
    }
ask-leave_area = Яку ділянку вашої репетиційної зали залишає танцівник?
ask-ball_rewards =
    { $guest ->
        [none] Танцівник іде { ball-place-named.to }
       *[other] { $guest } йде { ball-place-named.to }
    }: беріть, що це дає, в будь-якому порядку{ $rewards ->
        [0] .
       *[other] {" "}або лишіть винагороду.
    }
ask-recall =
    { $dancers ->
        [1] Виберіть, хто з ваших танцівників назавжди залишить залу «{ $ballroom }».
       *[other] Виберіть по черзі, хто з ваших танцівників, { $dancers } разом, назавжди залишить залу «{ $ballroom }».
    }
ask-which_die = Який кубик берете з комірки { $face }: { LIST($dice, type: "or") }?
ask-put_away = Усі спасували, і лишилися самі кольорові кубики. Який відкласти: { LIST($dice, type: "or") }?
ask-auction = Запропонуйте крони за вестибюль. { LIST($offers, type: "unit") }.
ask-choose_entrance = Виберіть вестибюль свого готелю: { LIST($offers, type: "or") }.
ask-token =
    { $floor ->
        [yes] Поверх заповнено. Виберіть жетон бонусу заради нижньої половини: { LIST($tokens, type: "unit") }.
       *[other] Стовпець заповнено. Виберіть жетон бонусу заради верхньої половини: { LIST($tokens, type: "unit") }.
    }
ask-which_moved = Який кубик пересуваєте з комірки { $face } в комірку { $to }: { LIST($dice, type: "or") }?
ask-give_item =
    { $item ->
        [strudel] Хто з гостей { automaton-name.genitive } отримає струдель?
        [cake] Хто з гостей { automaton-name.genitive } отримає тортик?
        [wine] Хто з гостей { automaton-name.genitive } отримає вино?
       *[other] Хто з гостей { automaton-name.genitive } отримає каву?
    }
ask-ball = Хто йде на цей бал?
ask-offer = Скільки пропонуєте за вестибюль «{ $entrance }»?
cause-row = Бонус ряду
cause-area = Бонус порожньої ділянки
cause-dancer = Танцівник
coming-rehearsal = Вибір репетиційної зали
coming-send_dancer =
    { $dancers ->
        [1] Танцівник на бал
       *[other] До { $dancers } танцівників на бали
    }
coming-leave_area = Звідки йде танцівник
coming-ball_rewards =
    { $guest ->
        [none] Що приносить танцівник
       *[other] Що приносить { $guest } на балу
    }
coming-recall =
    { $dancers ->
        [one] Втрата { $dancers } танцівника
        [few] Втрата { $dancers } танцівників
       *[many] Втрата { $dancers } танцівників
    }
coming-which_die = Який саме кубик
coming-put_away = Відкласти кольоровий кубик
coming-auction = Торги за вестибюлі
coming-choose_entrance = Вибір вестибюля
coming-token = Вибір жетона бонусу
coming-which_moved = Який кубик пересунути
coming-give_item =
    { $item ->
        [strudel] Струдель для гостя { automaton-name.genitive }
        [cake] Тортик для гостя { automaton-name.genitive }
        [wine] Вино для гостя { automaton-name.genitive }
       *[other] Кава для гостя { automaton-name.genitive }
    }
coming-entrance_opens = Відкриття вестибюля
coming-stars_scored = Зірки заїзду «Дев'ять зірок»
coming-row_bonus = Бонус ряду: { $does }
coming-area_bonus = Бонус порожньої ділянки: { $does }
coming-ball_scoring = Підрахунок зали «{ $ballroom }»
act-done-send_dancer = Нікого не надсилати
act-done-ball_rewards = Лишити винагороду
act-row = Бонус ряду
act-emptied = Бонус порожньої ділянки
act-key = Взяти універсальний ключ
act-pour = { act-take }
act-also-dancer = Ще й надіслати танцівника
act-host = Скористатися: { $guest }
act-claim-own = Виконати власне завдання { $goal }
act-dance = Відправити { FORM($guest, form: "accusative") } { ball-place-named.to }
act-send = Надіслати танцівника { ball-place-named.to }
act-recall = Віддати танцівника: { ball-place-named }
act-area =
    { $n ->
        [one] З ділянки { $area }, де лишився { $n } танцівник
        [few] З ділянки { $area }, де лишилося { $n } танцівники
       *[many] З ділянки { $area }, де лишилося { $n } танцівників
    }
act-rehearse = Вибрати { rehearsal-room.accusative }
act-colour = Взяти { die-told }
act-colour-put_away = Відкласти { die-told }
act-colour-which_moved = Пересунути { die-told }
act-call = Звернутися до { FORM($celebrity, form: "genitive") }
act-bid =
    { $krones ->
        [0] Запропонувати нуль за «{ $entrance }»
        [one] Запропонувати { $krones } крону за «{ $entrance }»
        [few] Запропонувати { $krones } крони за «{ $entrance }»
       *[many] Запропонувати { $krones } крон за «{ $entrance }»
    }
act-entrance = Взяти «{ $entrance }»
act-shift = Пересунути кубик з комірки { $die } в комірку { $to }
act-token = Жетон { $token }: { $does }
act-favour =
    { $n ->
        [one] Відступити на { $n } поділку заради винагороди { $tile }
        [few] Відступити на { $n } поділки заради винагороди { $tile }
       *[many] Відступити на { $n } поділок заради винагороди { $tile }
    }
act-give = Подати { FORM($guest, form: "dative") }
form-row = `row`
form-emptied = `emptied`
form-key = `key`
form-host = `host <guest>`
form-dance = `dance <guest> <place>`
form-send = `send <place>`
form-area = `area <number>`
form-rehearse = `rehearse <rehearsal room>`
form-recall = `recall <place>`
form-pour = `take <number> <kind> …`
form-colour = `colour <colour>`
form-call = `call <celebrity>`
form-bid = `bid <entrance> <krones>`
form-entrance = `entrance <entrance>`
form-shift = `shift <space> to <space>`
form-token = `token <number>`
form-favour = `favour <tile>`
form-give = `give <guest>`
side-dancer = надіслати танцівника на бал

## Why something cannot be done

why-spend-any =
    { $need ->
        [one] Для цього треба { $need } смаколик чи напій з кухні, а у вас { $have }.
        [few] Для цього треба { $need } смаколики чи напої з кухні, а у вас { $have }.
       *[many] Для цього треба { $need } смаколиків чи напоїв з кухні, а у вас { $have }.
    }
why-item-neither = Потрібен смаколик або напій, а шампанське — ні те, ні те.
why-check_in-stays = { $guest } лишається за столиком.
why-host-leaves = { $guest } не лишається за столиком.
why-host-already = { $guest }: у цьому раунді вже використано.
why-check_in-ball_only = { $guest } йде на бал і не заселяється в номер.
why-ball-room_only = { $guest } мусить заселитися в номер і не танцює.
why-ball-no_dancer = Усіх ваших танцівників уже надіслано.
why-ball-full = Немає вільного місця { FORM($place, form: "at") }.
why-ball-champagne =
    Танцівник там коштує { $price ->
        [one] { $price } шампанське
        [few] { $price } шампанських
       *[many] { $price } шампанських
    }, а у вас { $have ->
        [0] жодного
       *[other] { $have }
    }.
why-ball-area_empty = На ділянці { $area } вашої репетиційної зали не лишилося танцівників.
why-ball-rehearsal =
    { $rehearsal ->
        [attic] Горище вже не взяти.
        [salon] Салон уже не взяти.
        [winter_garden] Зимовий сад уже не взяти.
        [stage] Сцену вже не взяти.
       *[other] { $rehearsal }: цього вже не взяти.
    }
why-ball-nobody = У вас немає танцівника, якого можна віддати, { FORM($place, form: "at") }.
why-ball-bonus_due = Того, що приносить танцівник, не лишають; лишити можна тільки винагороду гостя.
why-ball-no_bonus = Такий бонус зараз не чекає.
why-colour-none =
    { $face ->
        [0]
            { $colour ->
                [red] Червоного кубика вже немає.
                [blue] Синього кубика вже немає.
                [yellow] Жовтого кубика вже немає.
               *[white] Білих кубиків не лишилося.
            }
       *[other]
            { $colour ->
                [red] У комірці { $face } немає червоного кубика.
                [blue] У комірці { $face } немає синього кубика.
                [yellow] У комірці { $face } немає жовтого кубика.
               *[white] У комірці { $face } немає білого кубика.
            }
    }
why-call-elsewhere = { $celebrity } у цьому раунді не з вами.
why-call-not_called = { $celebrity } діє без запрошення, звертатися не треба.
why-call-used = Ви вже зверталися до { FORM($celebrity, form: "genitive") }.
why-key-gone =
    { $who ->
        [you] У цьому раунді ви вже взяли ключ.
       *[other] У цьому раунді ключ уже має { $name }.
    }
why-price-key =
    Ключ коштує { $price ->
        [one] { $price } крону
        [few] { $price } крони
       *[many] { $price } крон
    }, а у вас { $krones ->
        [0] жодної
       *[other] { $krones }
    }.
why-bid-not_offered = Вестибюля { $slot } на торгах немає.
why-bid-too_low =
    { $bid ->
        [one] За нього вже дають { $bid } крону; запропонуйте більше або виберіть інший.
        [few] За нього вже дають { $bid } крони; запропонуйте більше або виберіть інший.
       *[many] За нього вже дають { $bid } крон; запропонуйте більше або виберіть інший.
    }
why-bid-too_dear =
    Це { $bid ->
        [one] { $bid } крона
        [few] { $bid } крони
       *[many] { $bid } крон
    }, а у вас { $krones ->
        [0] жодної
       *[other] { $krones }
    }.
why-token-gone = Жетона { $token } вже немає.
why-favour-gone = Такої плитки імператора біля вашого вестибюля вже немає.
why-favour-had = У цьому ході ви вже отримали винагороду однієї зі своїх плиток імператора.
why-shift-already = У цьому ході ви вже пересунули кубик.
why-shift-not_beside = Кубик пересувають у сусідню комірку; 1 і 6 — не сусідні.
why-die-shifted = Ви пересунули кубик у комірку { $face }, тож беріть кубик звідти.
why-claim-goal_met = Ви вже виконали своє власне завдання { $letter }.
why-give-none = За столиком { $table } там немає гостя.
why-give-unwanted =
    { $item ->
        [strudel] { $guest } більше не хоче струдлів.
        [cake] { $guest } більше не хоче тортиків.
        [wine] { $guest } більше не хоче вина.
       *[other] { $guest } більше не хоче кави.
    }
why-price-toll =
    Мито за цю комірку — { $price ->
        [one] { $price } крона
        [few] { $price } крони
       *[many] { $price } крон
    }, а у вас { $krones ->
        [0] жодної
       *[other] { $krones }
    }.
why-room-occupy_too_high =
    { $floors ->
        [1] Потрібен номер на поверсі 1.
        [2] Потрібен номер на поверсі 1 або 2.
       *[other] Потрібен номер на поверсі 1, 2 або 3.
    }
why-claim-short-champagne = Завдання { $letter }: у вас { $have } з { $need } шампанських.
why-claim-short-dancers = Завдання { $letter }: на балах { $have } з { $need } танцівників.
why-claim-short-guests = Завдання { $letter }: обслужено { $have } з { $need } таких гостей.
why-take-champagne =
    { $action ->
        [1] Не можна взяти більше шампанського, ніж тортиків, і більше тортиків, ніж струдлів.
       *[other] Не можна взяти більше шампанського, ніж кави, і більше кави, ніж вина.
    }

## The log

log-for-champagne =
    { $champagne ->
        [0] безплатно
        [one] за { $champagne } шампанське
        [few] за { $champagne } шампанських
       *[many] за { $champagne } шампанських
    }
log-vp-balls =
    { $who ->
        [you] Ви набираєте { points } завдяки танцівникові.
       *[other] { $name } набирає { points } завдяки танцівникові.
    }
log-rehearsal-taken =
    { $who ->
        [you] Ваша репетиційна зала — { rehearsal-room }.
       *[other] { $name } вибирає репетиційну залу: { rehearsal-room }.
    }
log-dancer-sent =
    { $guest ->
        [none]
            { $who ->
                [you] Ви надсилаєте танцівника { ball-place-named.to }, { log-for-champagne }.
               *[other] { $name } надсилає танцівника { ball-place-named.to }, { log-for-champagne }.
            }
       *[other]
            { $who ->
                [you] Ви відправляєте { FORM($guest, form: "accusative") } { ball-place-named.to }, { log-for-champagne }.
               *[other] { $name } відправляє { FORM($guest, form: "accusative") } { ball-place-named.to }, { log-for-champagne }.
            }
    }
log-area-emptied =
    { $who ->
        [you] Ділянка { $area } вашої репетиційної зали порожня.
       *[other] { $name }: ділянка { $area } репетиційної зали порожня.
    }
log-dancer-removed =
    { $who ->
        [you] Ви втрачаєте танцівника: { ball-place-named }.
       *[other] { $name } втрачає танцівника: { ball-place-named }.
    }
log-ball-scored =
    { $n ->
        [0]
            { $who ->
                [you] У залі «{ $ballroom }» ви нічого не набираєте ({ dancers-there }).
               *[other] { $name } нічого не набирає в залі «{ $ballroom }» ({ dancers-there }).
            }
       *[other]
            { $who ->
                [you] Ви набираєте { points } в залі «{ $ballroom }» ({ dancers-there }).
               *[other] { $name } набирає { points } в залі «{ $ballroom }» ({ dancers-there }).
            }
    }
log-ball-missed =
    { $who ->
        [you] У залі «{ $ballroom }» ви не маєте танцівника і втрачаєте { points }.
       *[other] { $name } не має танцівника в залі «{ $ballroom }» і втрачає { points }.
    }
dancers-there =
    { $dancers ->
        [one] { $dancers } танцівник
        [few] { $dancers } танцівники
       *[many] { $dancers } танцівників
    }
log-coloured-die-taken =
    { $who ->
        [you] { $colour ->
            [red] Ви берете червоний кубик; біля нього ніхто не чекає.
            [blue] Ви берете синій кубик; біля нього ніхто не чекає.
           *[yellow] Ви берете жовтий кубик; біля нього ніхто не чекає.
        }
       *[other] { $colour ->
            [red] { $name } бере червоний кубик; біля нього ніхто не чекає.
            [blue] { $name } бере синій кубик; біля нього ніхто не чекає.
           *[yellow] { $name } бере жовтий кубик; біля нього ніхто не чекає.
        }
    }
log-celebrity-taken =
    { $who ->
        [you] { $colour ->
            [red] З червоним кубиком ви берете { FORM($celebrity, form: "accusative") }: { log-worth }.
            [blue] Із синім кубиком ви берете { FORM($celebrity, form: "accusative") }: { log-worth }.
           *[yellow] З жовтим кубиком ви берете { FORM($celebrity, form: "accusative") }: { log-worth }.
        }
       *[other] { $colour ->
            [red] З червоним кубиком { $name } бере { FORM($celebrity, form: "accusative") }: { log-worth }.
            [blue] Із синім кубиком { $name } бере { FORM($celebrity, form: "accusative") }: { log-worth }.
           *[yellow] З жовтим кубиком { $name } бере { FORM($celebrity, form: "accusative") }: { log-worth }.
        }
    }
log-celebrity-called =
    { $who ->
        [you] Ви звертаєтеся до { FORM($celebrity, form: "genitive") }.
       *[other] { $name } звертається до { FORM($celebrity, form: "genitive") }.
    }
log-celebrity-arrived = До вітальні прибувають: { LIST($arrivals) }.
log-celebrity-beside =
    { $colour ->
        [red] { $celebrity } — до червоного кубика
        [blue] { $celebrity } — до синього кубика
       *[yellow] { $celebrity } — до жовтого кубика
    }
log-coloured-die-put-away =
    { $who ->
        [you] { $colour ->
            [red] Ви відкладаєте червоний кубик.
            [blue] Ви відкладаєте синій кубик.
           *[yellow] Ви відкладаєте жовтий кубик.
        }
       *[other] { $colour ->
            [red] { $name } відкладає червоний кубик.
            [blue] { $name } відкладає синій кубик.
           *[yellow] { $name } відкладає жовтий кубик.
        }
    }
log-vp-celebrities =
    { $who ->
        [you] Ви набираєте { points } завдяки знаменитості.
       *[other] { $name } набирає { points } завдяки знаменитості.
    }
log-key-taken =
    { $price ->
        [0] { $who ->
            [you] Ви берете універсальний ключ і починаєте наступний раунд.
           *[other] { $name } бере універсальний ключ і починає наступний раунд.
        }
       *[other] { $who ->
            [you] Ви берете універсальний ключ { log-for-price } і починаєте наступний раунд.
           *[other] { $name } бере універсальний ключ { log-for-price } і починає наступний раунд.
        }
    }
log-bid-made =
    { $n ->
        [0] { $who ->
            [you] Ви пропонуєте нуль за «{ $entrance }».
           *[other] { $name } пропонує нуль за «{ $entrance }».
        }
       *[other] { $who ->
            [you] Ви пропонуєте { krones.accusative } за «{ $entrance }».
           *[other] { $name } пропонує { krones.accusative } за «{ $entrance }».
        }
    }
log-entrance-taken =
    { $who ->
        [you] Ви відчиняєте вестибюль «{ $entrance }», { log-for-price }.
       *[other] { $name } відчиняє вестибюль «{ $entrance }», { log-for-price }.
    }
log-token-taken =
    { $line ->
        [column] { $who ->
            [you] Стовпець заповнено: ви берете жетон бонусу { $token }.
           *[other] Стовпець заповнено: { $name } бере жетон бонусу { $token }.
        }
       *[floor] { $who ->
            [you] Поверх заповнено: ви берете жетон бонусу { $token }.
           *[other] Поверх заповнено: { $name } бере жетон бонусу { $token }.
        }
    }
log-guests-kept-scored =
    { $who ->
        [you] { $guests ->
            [one] За раунд ви обслужили { $guests } гостя: { log-worth }.
            [few] За раунд ви обслужили { $guests } гостей: { log-worth }.
           *[many] За раунд ви обслужили { $guests } гостей: { log-worth }.
        }
       *[other] { $name }: обслужених гостей за раунд — { $guests }: { log-worth }.
    }
log-goal-met =
    { $who ->
        [you] Ви виконуєте своє власне завдання { $letter }: { log-worth }.
       *[other] { $name } виконує завдання { $letter } біля вестибюля: { log-worth }.
    }
log-goals-scored =
    { $who ->
        [you] Усього ви виконали завдань — { $objectives }: { log-worth }.
       *[other] { $name }: усього виконано завдань — { $objectives }: { log-worth }.
    }
log-favour-taken =
    { $who ->
        [you] Ви просите винагороду плитки імператора { $tile } біля вашого вестибюля.
       *[other] { $name } просить винагороду плитки імператора { $tile } біля вестибюля.
    }
log-die-shifted =
    { $who ->
        [you] Ви пересуваєте кубик з комірки { $face } в комірку { $to }.
       *[other] { $name } пересуває кубик з комірки { $face } в комірку { $to }.
    }
log-first-in-group =
    { $who ->
        [you] { $colour ->
            [blue] Це ваш перший номер у синій групі.
            [red] Це ваш перший номер у червоній групі.
           *[yellow] Це ваш перший номер у жовтій групі.
        }
       *[other] { $colour ->
            [blue] { $name } має перший номер у синій групі.
            [red] { $name } має перший номер у червоній групі.
           *[yellow] { $name } має перший номер у жовтій групі.
        }
    }
log-sum-of-dice =
    { $who ->
        [you] Ваші два кубики дають у сумі { $sum }.
       *[other] { $name }: два кубики дають у сумі { $sum }.
    }
log-vp-entrances =
    { $who ->
        [you] Ви набираєте { points } завдяки вестибюлю.
       *[other] { $name } набирає { points } завдяки вестибюлю.
    }
log-toll-paid =
    { $gears ->
        [one] У комірці { $space } лежить { $gears } шестерня
        [few] У комірці { $space } лежать { $gears } шестерні
       *[many] У комірці { $space } лежать { $gears } шестерень
    }{ $n ->
        [0] , і прохід безплатний.
       *[other] : мито — { krones }.
    } Одна шестерня зникає.
log-toll-forgone =
    { $who ->
        [you] Ви не можете заплатити за жодну комірку: цього разу проходите безплатно й втрачаєте { points }.
       *[other] { $name } не може заплатити за жодну комірку: цього разу проходить безплатно й втрачає { points }.
    }
log-gear-bought =
    { $who ->
        [you] За шестерню на гості ви платите на крону більше, і вона зникає.
       *[other] За шестерню на гості { $name } платить на крону більше, і вона зникає.
    }
log-guest-hosted =
    { $who ->
        [you] Вам стає в пригоді { $guest } — і лишається за столиком.
       *[other] { $guest } стає в пригоді ({ $name }) і лишається за столиком.
    }
log-item-filled =
    { $item ->
        [strudel] { $guest } отримує струдлі із запасу.
        [cake] { $guest } отримує тортики із запасу.
        [wine] { $guest } отримує вино із запасу.
        [coffee] { $guest } отримує каву із запасу.
       *[other] { $guest } отримує шампанське із запасу.
    }

## The automaton

automaton-wants-coloured-die = кольоровий кубик найціннішої знаменитості
automaton-die-coloured = Різнобарвний кубик: { automaton-he } бере кольоровий кубик найціннішої знаменитості, з комірки { $face }.
automaton-colour =
    { $colour ->
        [red] Це червоний кубик{ automaton-colour-brings }
        [blue] Це синій кубик{ automaton-colour-brings }
       *[yellow] Це жовтий кубик{ automaton-colour-brings }
    }{ automaton-tie }
automaton-colour-brings =
    { $bonus ->
        [objective] : він наближає { automaton-he-object } до завдання з найменшим поступом.
        [points] : він дає { points }.
       *[steps]
            : він дає { $n ->
                [one] { $n } поділку на треку імператора.
                [few] { $n } поділки на треку імператора.
               *[many] { $n } поділок на треку імператора.
            }
    }
automaton-he-object =
    { $automaton ->
        [elisabeth] її
       *[other] його
    }
automaton-celebrity =
    { $celebrity ->
        [none] { automaton-He } бере знаменитість біля нього, лише заради очок.
       *[other] { automaton-He } бере знаменитість біля нього — { $celebrity }, — лише заради очок.
    }
automaton-ball =
    { $ball ->
        [after_next] бал після наступного
       *[next] наступний бал
    }
automaton-dancer =
    { $moved ->
        [0] { automaton-He } надсилає танцівника на { automaton-ball }: { ball-place-named } — найнижчий ряд із вільним місцем.
       *[other] { automaton-He } надсилає танцівника на { automaton-ball }, але вільних місць там немає, тож далі праворуч: { ball-place-named }.
    }
automaton-no-dancer = { automaton-He } вже не має танцівників.
automaton-ball-scored = { $name } набирає { points } в залі «{ $ballroom }» ({ dancers-there }) і має { $vp }.
automaton-ball-missed = { $name } не має танцівника в залі «{ $ballroom }», втрачає { points } й має { $vp }.
automaton-house-opened = { $name } відчиняє власний готель: { automaton-house }.
automaton-guest-reserved = { $guest } резервує там номер { $room }.
automaton-item-given =
    { $item ->
        [strudel] { automaton-His } гість { $guest } отримує струдель, що лежав у комірці.
        [cake] { automaton-His } гість { $guest } отримує тортик, що лежав у комірці.
        [wine] { automaton-His } гість { $guest } отримує вино, що лежало в комірці.
       *[other] { automaton-His } гість { $guest } отримує каву, що лежала в комірці.
    }
automaton-moved-in = { $guest } має все й заселяється в зарезервований номер { $room }.
automaton-gear-room = Шестерня лягає на номер у { automaton-his } готелі.
automaton-gear-guest = Номер ліг на шестерню: вона йде до крайнього лівого гостя черги.
automaton-gear-space = { automaton-He } лишає шестерню в комірці { $place }.
automaton-gear-scale = { automaton-He } кладе шестерню на поле зірок; тепер їх там { $place }.
automaton-gear-removed =
    { $left ->
        [0] Поверх або стовпець заповнено: з { automaton-his } поля зірок зникає остання шестерня.
       *[other] Поверх або стовпець заповнено: з { automaton-his } поля зірок зникає шестерня, лишається { $left }.
    }
automaton-gear-scored =
    { $guest ->
        [none] Шестерня зробила своє й зникає з черги.
       *[other] { $guest }: шестерня зробила своє й зникає з черги.
    }
automaton-stars-counted =
    { $gears ->
        [one] На { automaton-his } полі зірок { $gears } шестерня.
        [few] На { automaton-his } полі зірок { $gears } шестерні.
       *[many] На { automaton-his } полі зірок { $gears } шестерень.
    }

## Hints

hint-deed-dancer_sent =
    { $guest ->
        [none] Надіслати танцівника { ball-place-named.to }
       *[other] Відправити { FORM($guest, form: "accusative") } { ball-place-named.to }
    }, { log-for-champagne }
hint-deed-area_emptied = Тоді ділянка { $area } репетиційної зали порожня
hint-deed-dancer_removed = Віддати танцівника: { ball-place-named }
hint-deed-rehearsal_taken = Вибрати репетиційну залу: { rehearsal-room }
hint-deed-coloured_die =
    { $celebrity ->
        [none] Нехай це буде { die-told }
       *[other]
            Нехай це буде { die-told } ({ $celebrity }, { $vp ->
                [one] { $vp } очко
                [few] { $vp } очки
               *[many] { $vp } очок
            })
    }
hint-deed-celebrity_called = Звернутися до { FORM($celebrity, form: "genitive") }
hint-deed-coloured_die_put_away = Відкласти { die-told }
hint-deed-key_taken =
    { $price ->
        [0] Взяти універсальний ключ і почати наступний раунд
       *[other] Взяти універсальний ключ { log-for-price } і почати наступний раунд
    }
hint-deed-bid_made =
    { $krones ->
        [0] Запропонувати нуль за «{ $entrance }»
        [one] Запропонувати { $krones } крону за «{ $entrance }»
        [few] Запропонувати { $krones } крони за «{ $entrance }»
       *[many] Запропонувати { $krones } крон за «{ $entrance }»
    }
hint-deed-entrance_taken = Відчинити вестибюль «{ $entrance }»
hint-deed-token_taken =
    { $line ->
        [column] Взяти жетон бонусу { $token } за заповнений стовпець
       *[floor] Взяти жетон бонусу { $token } за заповнений поверх
    }
hint-deed-goal_met =
    Виконати своє власне завдання { $letter }: { $vp ->
        [one] { $vp } очко
        [few] { $vp } очки
       *[many] { $vp } очок
    }
hint-deed-favour_taken =
    { $steps ->
        [one] Відступити на { $steps } поділку заради винагороди { $tile }
        [few] Відступити на { $steps } поділки заради винагороди { $tile }
       *[many] Відступити на { $steps } поділок заради винагороди { $tile }
    }
hint-deed-die_shifted = Пересунути кубик з комірки { $face } в комірку { $to }
hint-deed-first_in_group =
    { $colour ->
        [blue] Це перший номер у синій групі
        [red] Це перший номер у червоній групі
       *[yellow] Це перший номер у жовтій групі
    }
hint-deed-sum_of_dice = Тоді ваші два кубики дадуть у сумі { $sum }
hint-deed-toll_paid =
    { $vp ->
        [one] Автома набирає { $vp } очко за шестерні в комірці { $space }
        [few] Автома набирає { $vp } очки за шестерні в комірці { $space }
       *[many] Автома набирає { $vp } очок за шестерні в комірці { $space }
    }
hint-deed-toll_forgone =
    Пройти безплатно і втратити { $vp ->
        [one] { $vp } очко
        [few] { $vp } очки
       *[many] { $vp } очок
    }
hint-deed-gear_bought = Заплатити на крону більше за шестерню на гості
hint-source-balls = { $n } за бальні зали
hint-source-celebrities = { $n } за знаменитостей
hint-source-entrances = { $n } за вестибюль

## The table

table-tab-season = Зали
table-automaton-dancers =
    { $n ->
        [0] Танцівників не лишилося
        [one] Лишився { $n } танцівник
        [few] Лишилося { $n } танцівники
       *[many] Лишилося { $n } танцівників
    }
label-coloured = { $label }; серед них { LIST($colours) } кубик
deed-dancer = танцівник на бал
deed-celebrity = знаменитість
deed-key = універсальний ключ
deed-entrance = вестибюль
