### Что говорят только модули дополнения: страница получает эти слова вместе со столом, где есть модули, и с книгой.

## Вещи

dancers =
    { $n ->
        [one] { $n } танцор
        [few] { $n } танцора
       *[many] { $n } танцоров
    }
ball-place =
    { $row ->
        [balcony] балкон
        [bottom]
            { $hall ->
                [1] нижний ряд левого бального зала
                [2] нижний ряд среднего бального зала
               *[3] нижний ряд правого бального зала
            }
        [middle]
            { $hall ->
                [1] средний ряд левого бального зала
                [2] средний ряд среднего бального зала
               *[3] средний ряд правого бального зала
            }
       *[top]
            { $hall ->
                [1] верхний ряд левого бального зала
                [2] верхний ряд среднего бального зала
               *[3] верхний ряд правого бального зала
            }
    }
ball-place-named =
    { $row ->
        [balcony] балкон
        [bottom] «{ $ballroom }», нижний ряд
        [middle] «{ $ballroom }», средний ряд
       *[top] «{ $ballroom }», верхний ряд
    }
rehearsal-room =
    { $rehearsal ->
        [attic] чердак
        [salon] салон
        [winter_garden] зимний сад
        [stage] сцена
       *[other] { $rehearsal }
    }
source-balls = Балы
source-celebrities = Знаменитости
source-entrances = Вестибюли
die-colour-red = красный
die-colour-blue = синий
die-colour-yellow = жёлтый
die-colour-white = белый
die-told =
    { $colour ->
        [red] красный кубик
        [blue] синий кубик
        [yellow] жёлтый кубик
       *[white] белый кубик
    }
die-beside =
    { $celebrity ->
        [none] { die-told }
       *[other] { die-told } ({ $celebrity }, { points })
    }
celebrity-named = { $celebrity }
    .accusative = { FORM($celebrity, form: "accusative") }
    .dative = { FORM($celebrity, form: "dative") }
entrance-named = { $entrance }
entrance-offered =
    { $seat ->
        [none] { $slot } «{ $entrance }» (ставок нет)
       *[other]
            { $who ->
                [you] { $slot } «{ $entrance }» ({ krones }, вы)
               *[other] { $slot } «{ $entrance }» ({ krones }, { $name })
            }
    }
token-told = { $token } ({ $does })
house-hautel_couture = Отель «Кутюр»
house-nine_stars_inn = Гостиница «Найн Старс»
house-sushi_resort = «Суши Резорт»
house-toll_bridge_hotel = Отель «Толл Бридж»
automaton-house =
    { $house ->
        [hautel_couture] { house-hautel_couture }
        [nine_stars_inn] { house-nine_stars_inn }
        [sushi_resort] { house-sushi_resort }
       *[toll_bridge_hotel] { house-toll_bridge_hotel }
    }
automaton-house-hautel_couture-about = Для трёх постояльцев в отеле { automaton-name.genitive } зарезервированы номера. На каждой клетке действия лежит ресурс: вместе с кубиком, который вы берёте, он достаётся одному из них, и тот заселяется, когда заказ выполнен.
automaton-house-nine_stars_inn-about = Каждая цель на карте инструктажа кладёт шестерню на шкалу из девяти звёзд, а каждый заселённый вами этаж или колонка убирает последнюю. После каждого визита императора { automaton-name } получает { LIST($stars_vp, type: "or") } очков — по самому нижнему ряду с шестернёй.
automaton-house-sushi_resort-about =
    Когда { automaton-name } кладёт номер на шестерню, она переходит к крайнему левому постояльцу очереди. Постоялец с шестернёй стоит вам на крону дороже. Если такого постояльца берёт { automaton-name } или он доходит до правого края очереди, { automaton-name } получает за каждую { $gear_vp ->
        [one] { $gear_vp } очко
        [few] { $gear_vp } очка
       *[many] { $gear_vp } очков
    }.
automaton-house-toll_bridge_hotel-about =
    { automaton-name } оставляет шестерню на каждой клетке, с которой берёт кубик. За клетку с шестернями вы платите пошлину в одну крону, { automaton-name } получает по очку за каждую, и одна шестерня уходит. Если вам не по карману ни одна клетка, вы теряете { $toll_vp ->
        [one] { $toll_vp } очко
        [few] { $toll_vp } очка
       *[many] { $toll_vp } очков
    } и проходите бесплатно.

## Карты

champagne-told =
    { $price ->
        [free] бесплатно
        [less]
            { $less ->
                [one] со скидкой в { $less } шампанское
                [few] со скидкой в { $less } шампанских
               *[many] со скидкой в { $less } шампанских
            }
       *[full] по обычной цене
    }
    .short =
        { $price ->
            [free] { " " }бесплатно
            [less]
                { $less ->
                    [one] , шампанского на { $less } меньше
                    [few] , шампанского на { $less } меньше
                   *[many] , шампанского на { $less } меньше
                }
           *[full] { "" }
        }
step-send_dancer =
    { $n ->
        [1] Можете отправить { $n } танцора на бал { champagne-told }{ each-rival-told }.
       *[other]
            Можете отправить на балы не более { $n } танцоров{ $price ->
                [free] { " " }бесплатно
               *[other] , каждого { champagne-told }
            }{ each-rival-told }.
    }
    .short =
        { $n ->
            [one] { $n } танцор на бал{ champagne-told.short }{ each-rival-told.short }
            [few] { $n } танцора на бал{ champagne-told.short }{ each-rival-told.short }
           *[many] { $n } танцоров на бал{ champagne-told.short }{ each-rival-told.short }
        }
each-rival-told =
    { $each_rival ->
        [yes] { " " }за каждого соперника
       *[other] { "" }
    }
    .short =
        { $each_rival ->
            [yes] { " " }за соперника
           *[other] { "" }
        }
step-send_dancer-again-short = { $first } и ещё { $n }{ champagne-told.short }
step-vp_per_dancer = Получите { victory-points } за каждого вашего танцора на балах.
    .short = { points } за танцора на балах
step-spend_any =
    { $n ->
        [one] Отдайте { $n } блюдо или напиток со своей кухни.
        [few] Отдайте { $n } блюда или напитка со своей кухни.
       *[many] Отдайте { $n } блюд или напитков со своей кухни.
    }
    .short =
        { $n ->
            [1] отдать блюдо или напиток
            [one] отдать { $n } блюдо или напиток
            [few] отдать { $n } блюда или напитка
           *[many] отдать { $n } блюд или напитков
        }
step-others_choose =
    { $n ->
        [one] Каждый соперник получает { $n } любое блюдо или напиток.
        [few] Каждый соперник получает { $n } любых блюда или напитка.
       *[many] Каждый соперник получает { $n } любых блюд или напитков.
    }
    .short =
        { $n ->
            [one] соперникам по { $n } ресурсу
            [few] соперникам по { $n } ресурса
           *[many] соперникам по { $n } ресурсов
        }
step-vp_by_round = Получите { $n ->
        [one] { $n } победное очко
        [few] { $n } победных очка
       *[many] { $n } победных очков
    } до первого визита императора, { $later } до второго и { $late } после него.
    .short = { $n }, { $later } или { $late } ПО по раунду
step-score_ball = Подсчитайте сейчас, для всех, тот бальный зал, чья очередь следующая; в свой срок его подсчитают ещё раз.
    .short = следующий бальный зал сейчас
step-fill_item =
    { $item ->
        [strudel] Все остальные ваши постояльцы получают из запаса недостающие штрудели.
        [cake] Все остальные ваши постояльцы получают из запаса недостающие пирожные.
        [wine] Все остальные ваши постояльцы получают из запаса недостающее вино.
        [coffee] Все остальные ваши постояльцы получают из запаса недостающий кофе.
       *[other] Все остальные ваши постояльцы получают из запаса недостающее шампанское.
    }
    .short =
        { $item ->
            [strudel] штрудели прочим постояльцам
            [cake] пирожные прочим постояльцам
            [wine] вино прочим постояльцам
            [coffee] кофе прочим постояльцам
           *[other] шампанское прочим постояльцам
        }
trigger-dancer = После отправки танцора на бал
    .short = танцор на балу
trigger-champagne =
    { $n ->
        [1] После получения шампанского
       *[other] После получения сразу { $n } и более шампанских
    }
    .short =
        { $n ->
            [1] шампанское получено
           *[other] { $n }+ шампанских сразу
        }
trigger-points =
    { $n ->
        [1] После получения очков
       *[other] После получения сразу { $n } и более очков
    }
    .short =
        { $n ->
            [1] очки получены
           *[other] { $n }+ очков сразу
        }
trigger-die =
    { $whose ->
        [some] После выполнения действия кубика { LIST($faces, type: "or") }
       *[all] После выполнения действия кубика
    }
    .short =
        { $whose ->
            [some] после кубика { LIST($faces, type: "or") }
           *[all] после любого кубика
        }
trigger-line = После полного заселения колонки или этажа
    .short = колонка или этаж заселены
trigger-champagne_spent =
    { $n ->
        [1] После траты шампанского
       *[other] После траты сразу { $n } и более шампанских
    }
    .short =
        { $n ->
            [1] шампанское отдано
           *[other] { $n }+ шампанских отдано сразу
        }
power-side_dancer =
    { $n ->
        [1] { die-taken }, можете до или после его действия отправить { $n } танцора на бал.
       *[other] { die-taken }, можете до или после его действия отправить на балы не более { $n } танцоров.
    }
    .short =
        { $n ->
            [one] { die-taken.short }: ещё { $n } танцор
            [few] { die-taken.short }: ещё { $n } танцора
           *[many] { die-taken.short }: ещё { $n } танцоров
        }
power-side_champagne =
    { $n ->
        [one] { die-taken }, платите за танцора при его действии на { $n } шампанское меньше.
        [few] { die-taken }, платите за танцора при его действии на { $n } шампанских меньше.
       *[many] { die-taken }, платите за танцора при его действии на { $n } шампанских меньше.
    }
    .short = { die-taken.short }: этот танцор, шампанского на { $n } меньше
power-die_krones = { die-taken }, получайте { krones.accusative }.
    .short = { die-taken.short }: { krones }
power-occupy_vp = Всякий раз, заселяя номер любым способом, получайте { victory-points }.
    .short = номер заселён: { vp }
power-order_short =
    { $n ->
        [1] Заказ считается выполненным, даже если не хватает { $n } ресурса, — кроме заказов из одного.
       *[other] Заказ считается выполненным, даже если не хватает до { $n } ресурсов, — кроме заказов из одного.
    }
    .short =
        { $n ->
            [1] в заказе может не хватать { $n } ресурса
           *[other] в заказе может не хватать { $n } ресурсов
        }
power-more_guests =
    { $n ->
        [1] В свой ход можете взять из очереди ещё { $n } постояльца за его цену.
       *[other] В свой ход можете взять из очереди ещё не более { $n } постояльцев, каждого за его цену.
    }
    .short =
        { $n ->
            [one] ещё { $n } постоялец за ход
            [few] ещё { $n } постояльца за ход
           *[many] ещё { $n } постояльцев за ход
        }
power-shift_die = Прежде чем взять кубик, можете переместить один кубик с клетки на соседнюю, которой затем и воспользуетесь; 1 и 6 не соседние.
    .short = переместить кубик на свою клетку
power-rows_twice = Бонусы рядов на балах вы получаете дважды.
    .short = бонусы рядов дважды
power-most_dancers_vp = Всякий раз при подсчёте бального зала, где у вас одного больше всех танцоров, получайте { victory-points }.
    .short = больше всех танцоров: { vp }
power-first_in_group = Первый заселённый вами номер группы приносит { LIST($brings) }.
    .short = первый в группе: { LIST($briefly, type: "unit") }
first-in-group =
    { $colour ->
        [blue] { victory-points }, если он синий
        [red] { krones.accusative }, если он красный
       *[yellow] { steps } по шкале императора, если он жёлтый
    }
    .short =
        { $colour ->
            [blue] синий { vp }
            [red] красный { krones }
           *[yellow] жёлтый император +{ $n }
        }
score-dancers = { counted } каждого вашего танцора на балах{ at-most }.
    .short = { counted.short } танцора на балах{ at-most }
need-champagne = У вас на кухне есть хотя бы { items-champagne }.
    .short = { items-champagne } на кухне
need-dancers =
    { $n ->
        [1] На балах есть хотя бы { $n } ваш танцор.
       *[other] На балах не менее { $n } ваших танцоров.
    }
    .short =
        { $n ->
            [one] { $n } танцор на балах
            [few] { $n } танцора на балах
           *[many] { $n } танцоров на балах
        }
need-guests =
    { $colour ->
        [blue]
            { $n ->
                [one] Вы заселили или отправили на бал { $n } синего постояльца.
                [few] Вы заселили или отправили на бал { $n } синих постояльцев.
               *[many] Вы заселили или отправили на бал { $n } синих постояльцев.
            }
        [red]
            { $n ->
                [one] Вы заселили или отправили на бал { $n } красного постояльца.
                [few] Вы заселили или отправили на бал { $n } красных постояльцев.
               *[many] Вы заселили или отправили на бал { $n } красных постояльцев.
            }
        [yellow]
            { $n ->
                [one] Вы заселили или отправили на бал { $n } жёлтого постояльца.
                [few] Вы заселили или отправили на бал { $n } жёлтых постояльцев.
               *[many] Вы заселили или отправили на бал { $n } жёлтых постояльцев.
            }
       *[green]
            { $n ->
                [one] Вы заселили или отправили на бал { $n } зелёного постояльца.
                [few] Вы заселили или отправили на бал { $n } зелёных постояльцев.
               *[many] Вы заселили или отправили на бал { $n } зелёных постояльцев.
            }
    }
    .short =
        { $colour ->
            [blue]
                { $n ->
                    [one] { $n } синий постоялец
                    [few] { $n } синих постояльца
                   *[many] { $n } синих постояльцев
                }
            [red]
                { $n ->
                    [one] { $n } красный постоялец
                    [few] { $n } красных постояльца
                   *[many] { $n } красных постояльцев
                }
            [yellow]
                { $n ->
                    [one] { $n } жёлтый постоялец
                    [few] { $n } жёлтых постояльца
                   *[many] { $n } жёлтых постояльцев
                }
           *[green]
                { $n ->
                    [one] { $n } зелёный постоялец
                    [few] { $n } зелёных постояльца
                   *[many] { $n } зелёных постояльцев
                }
        }
penalty-lose_champagne = Верните { items-champagne } с кухни{ other-half }.
    .short = −{ items-champagne }{ other-half.short }
penalty-remove_dancers_middle =
    { $n ->
        [one] Уберите { $n } своего танцора из среднего бального зала{ other-half }.
        [few] Уберите { $n } своих танцоров из среднего бального зала{ other-half }.
       *[many] Уберите { $n } своих танцоров из среднего бального зала{ other-half }.
    }
    .short =
        { $n ->
            [one] −{ $n } танцор, средний бальный зал{ other-half.short }
            [few] −{ $n } танцора, средний бальный зал{ other-half.short }
           *[many] −{ $n } танцоров, средний бальный зал{ other-half.short }
        }
penalty-remove_dancers_right =
    { $n ->
        [one] Уберите { $n } своего танцора из правого бального зала или с его балкона{ other-half }.
        [few] Уберите { $n } своих танцоров из правого бального зала или с его балкона{ other-half }.
       *[many] Уберите { $n } своих танцоров из правого бального зала или с его балкона{ other-half }.
    }
    .short =
        { $n ->
            [one] −{ $n } танцор, правый бальный зал{ other-half.short }
            [few] −{ $n } танцора, правый бальный зал{ other-half.short }
           *[many] −{ $n } танцоров, правый бальный зал{ other-half.short }
        }
ball-points-for =
    { $players ->
        [all] { LIST($points) }
       *[some] { LIST($points) } (игроков: { LIST($seats, type: "or") })
    }
ball-highest_row = Каждый ваш танцор здесь приносит победные очки по самому высокому ряду, где есть ваш танцор: { LIST($parts, type: "unit") } за нижний, средний и верхний.
    .short = { LIST($parts, type: "unit") } за танцора, по высшему ряду
ball-rows = Каждый ряд отдельно приносит победные очки тем, у кого в нём больше танцоров: { LIST($parts, type: "unit") }; при равенстве очки делятся с округлением вниз.
    .short = каждый ряд по местам: { LIST($parts, type: "unit") }
ball-dancers = Ваши танцоры здесь приносят победные очки по своему числу: { LIST($parts, type: "unit") } за одного, двух и так далее; сверх этого очков нет.
    .short = по числу танцоров: { LIST($parts, type: "unit") }
ball-ranks = Бальный зал приносит победные очки тем, у кого в нём больше танцоров: { LIST($parts, type: "unit") }; при равенстве очки делятся с округлением вниз.
    .short = по местам: { LIST($parts, type: "unit") }
ball-pairs = Каждые два ваших танцора здесь приносят победные очки: { LIST($parts, type: "unit") }.
    .short = { LIST($parts, type: "unit") } за пару
staff-waits-short = { $when }: { $does }
card-title-ballroom = Бальный зал «{ $name }»
card-title-rehearsal_room = Репетиционный зал: { rehearsal-room }
card-title-celebrity = Знаменитость: { $name }
card-title-entrance = Вестибюль «{ $name }»
card-guest-goes =
    { $goes ->
        [room] Только заселяется в номер и не ходит на балы.
        [ball_twice] Только отправляется на бал и не занимает номера; на ту же клетку встаёт второй ваш танцор, без шампанского и без бонуса ряда.
        [two_rooms] Занимает два соседних номера любых цветов и не ходит на балы.
        [bottom_room] Заселяется только в номер на нижнем этаже и не ходит на балы.
        [stays] Остаётся за столиком, когда всё подано, и в конце не приносит штрафа. Раз в раунд вы можете получить следующее.
       *[ball] Только отправляется на бал и не занимает номера.
    }
card-ballroom-brings =
    { $row ->
        [middle] Средний ряд: { $does }
       *[top] Верхний ряд: { $does }
    }
card-ballroom-absent = Если при подсчёте у вас здесь нет танцора, потеряйте { victory-points }.
card-area-brings = Зона { $area } опустела: { $does }
celebrity-permanent-short = { $does }
celebrity-round-short = один раз: { $does }
card-entrance-rooms =
    { $n ->
        [1] Перед первым раундом можете подготовить ещё { $n } номер по его цене.
       *[other] Перед первым раундом можете подготовить ещё не более { $n } номеров, каждый по его цене.
    }
    .short =
        { $n ->
            [one] ещё { $n } начальный номер
            [few] ещё { $n } начальных номера
           *[many] ещё { $n } начальных номеров
        }
card-entrance-free_rooms =
    { $n ->
        [1] Перед первым раундом можете бесплатно подготовить ещё { $n } номер.
       *[other] Перед первым раундом можете бесплатно подготовить ещё не более { $n } номеров.
    }
    .short =
        { $n ->
            [one] ещё { $n } начальный номер бесплатно
            [few] ещё { $n } начальных номера бесплатно
           *[many] ещё { $n } начальных номеров бесплатно
        }
card-entrance-guests =
    { $n ->
        [1] Перед первым раундом можете бесплатно взять ещё { $n } постояльца.
       *[other] Перед первым раундом можете бесплатно взять ещё не более { $n } постояльцев.
    }
    .short =
        { $n ->
            [one] ещё { $n } начальный постоялец
            [few] ещё { $n } начальных постояльца
           *[many] ещё { $n } начальных постояльцев
        }
card-entrance-tables =
    { $n ->
        [one] В вашем кафе на { $n } столик больше.
        [few] В вашем кафе на { $n } столика больше.
       *[many] В вашем кафе на { $n } столиков больше.
    }
    .short =
        { $n ->
            [one] ещё { $n } столик
            [few] ещё { $n } столика
           *[many] ещё { $n } столиков
        }
card-entrance-begins = При открытии: { $does }
    .short = в начале { $does }
card-entrance-occupancy =
    { $colour ->
        [blue] Полные синие группы из одного, двух и так далее приносят победные очки: { LIST($points) }.
        [red] Полные красные группы из одного, двух и так далее приносят кроны: { LIST($points) }.
       *[yellow] Полные жёлтые группы из одного, двух и так далее приносят деления по шкале императора: { LIST($points) }.
    }
card-entrance-occupancy-short = другие бонусы полных групп
card-entrance-sums = Если два ваших кубика за раунд дают в сумме { LIST($sums, type: "or") }, перед действием второго: { $does }.
card-entrance-sums-short = бонус за сумму двух кубиков
card-entrance-tokens =
    { $n ->
        [1] Рядом лежит { $n } жетон бонуса. Полностью заселив колонку или этаж, вы берёте его — ради верхней или нижней половины.
        [one] Рядом лежит { $n } жетон бонуса. За каждую полностью заселённую колонку вы берёте один ради верхней половины, за этаж — ради нижней.
        [few] Рядом лежат { $n } жетона бонуса. За каждую полностью заселённую колонку вы берёте один ради верхней половины, за этаж — ради нижней.
       *[many] Рядом лежит { $n } жетонов бонуса. За каждую полностью заселённую колонку вы берёте один ради верхней половины, за этаж — ради нижней.
    }
card-entrance-token = Жетон { $token }: { $column } за колонку, { $floor } за этаж.
card-entrance-tokens-short =
    { $n ->
        [one] { $n } жетон бонуса за колонку или этаж
        [few] { $n } жетона бонуса за колонки и этажи
       *[many] { $n } жетонов бонуса за колонки и этажи
    }
card-entrance-kept = Обслуженные вами постояльцы остаются до конца раунда: { LIST($guests) } из них приносят { LIST($points) } победных очков, большее число — не больше.
card-entrance-kept-short = { LIST($points) } ПО за постояльцев раунда
card-entrance-goals = Рядом лежат три ваши собственные цели, A, B и C. До раунда { LIST($rounds) } каждая приносит { LIST($points) } победных очков; ваш персонал на это не реагирует.
card-entrance-goals-short = свои цели за { LIST($points) } ПО
card-entrance-goals_all = В конце { LIST($objectives) } целей, включая ваши собственные, приносят { LIST($points) } победных очков.
card-entrance-goals_all-short = { LIST($points) } ПО за много целей
card-entrance-tiles = Рядом лежат ещё жетоны императора, каждой буквы по { $n }. Раз за ход можете отступить на 1, 2 или 3 деления по шкале императора ради бонуса A, B или C; затем жетон уходит.
card-entrance-tiles-short = бонусы императора за шаги назад
fact-row =
    { $row ->
        [bottom] нижний ряд
        [middle] средний ряд
        [top] верхний ряд
       *[balcony] балкон
    }
    .value =
        { $row ->
            [balcony] { items-champagne } за танцора, мест сколько угодно
           *[other] { items-champagne } за танцора; мест { LIST($spaces) } при числе игроков { LIST($seats) }
        }
fact-area = зона { $area }
    .value = { dancers }
fact-stays = работает
    .value =
        { $timing ->
            [round] один раз до конца раунда, когда вы обращаетесь к знаменитости в свой ход
           *[other] до конца раунда
        }
fact-arrives = победные очки
    .value =
        { $wait ->
            [0] { $n }
           *[other] { $n } по прибытии, ещё { $wait } за каждый раунд ожидания
        }
fact-kitchen = начинает с
    .value =
        { $n ->
            [0] { items-none }
           *[other] { LIST($items) }
        }
field-goes = куда отправляется
field-middle = средний ряд
field-top = верхний ряд
field-areas = зоны
field-price = цена
field-gain = доход
field-spaces = места
field-kitchen = начальные ресурсы
field-with = другой модуль
field-rooms = начальные номера
field-free_rooms = начальные номера бесплатно
field-tables = столики
field-begin = начало
field-occupancy = бонусы полных групп
field-sums = суммы кубиков
field-tokens = жетоны
field-kept = очки за обслуженных постояльцев
field-goals = очки за цели
field-goals_all = очки за много целей
field-tiles = жетоны императора

## Вопросы и ответы

ask-rehearsal = Выберите репетиционный зал, откуда выйдут ваши танцоры.
ask-send_dancer =
    { $dancers ->
        [1] Можете отправить танцора на бал
       *[other] Можете отправить на балы не более { $dancers } танцоров, каждого
    } { $free ->
        [yes] бесплатно.
       *[other]
            { $discount ->
                [0] по обычной цене.
                [one] со скидкой в { $discount } шампанское.
                [few] со скидкой в { $discount } шампанских.
               *[many] со скидкой в { $discount } шампанских.
            }
    }
ask-leave_area = Какую зону репетиционного зала покидает танцор?
ask-ball_rewards =
    { $guest ->
        [none] Танцор на балу ({ ball-place-named })
       *[other] { $guest } на балу ({ ball-place-named })
    }: возьмите всё, что это приносит, в любом порядке{ $rewards ->
        [0] .
       *[other] { " " }или откажитесь от награды.
    }
ask-recall =
    { $dancers ->
        [1] Выберите своего танцора, который насовсем покинет «{ $ballroom }».
        [one] Выберите { $dancers } своего танцора, который насовсем покинет «{ $ballroom }».
        [few] Выберите по очереди { $dancers } своих танцоров, которые насовсем покинут «{ $ballroom }».
       *[many] Выберите по очереди { $dancers } своих танцоров, которые насовсем покинут «{ $ballroom }».
    }
ask-which_die = Какой кубик вы берёте с клетки { $face }: { LIST($dice, type: "or") }?
ask-put_away = Все спасовали, и остались только цветные кубики. Какой убрать: { LIST($dice, type: "or") }?
ask-auction = Поставьте кроны на вестибюль. { LIST($offers, type: "unit") }.
ask-choose_entrance = Выберите вестибюль для своего отеля: { LIST($offers, type: "or") }.
ask-token =
    { $floor ->
        [yes] Этаж заселён. Выберите жетон бонуса ради нижней половины: { LIST($tokens, type: "unit") }.
       *[other] Колонка заселена. Выберите жетон бонуса ради верхней половины: { LIST($tokens, type: "unit") }.
    }
ask-which_moved = Какой кубик вы перемещаете с клетки { $face } на клетку { $to }: { LIST($dice, type: "or") }?
ask-give_item =
    { $item ->
        [strudel] Какой постоялец { automaton-name.genitive } получит штрудель?
        [cake] Какой постоялец { automaton-name.genitive } получит пирожное?
        [wine] Какой постоялец { automaton-name.genitive } получит вино?
       *[other] Какой постоялец { automaton-name.genitive } получит кофе?
    }
ask-ball = Кто отправится на этот бал?
ask-offer = Сколько вы ставите на «{ $entrance }»?
cause-row = Бонус ряда
cause-area = Бонус опустевшей зоны
cause-dancer = Танцор
coming-rehearsal = Выбор репетиционного зала
coming-send_dancer =
    { $dancers ->
        [1] Отправка танцора
       *[other] Отправка до { $dancers } танцоров
    }
coming-leave_area = Откуда выходит танцор
coming-ball_rewards =
    { $guest ->
        [none] Что приносит танцор
       *[other] Что приносит на балу { $guest }
    }
coming-recall =
    { $dancers ->
        [one] Потеря { $dancers } танцора
        [few] Потеря { $dancers } танцоров
       *[many] Потеря { $dancers } танцоров
    }
coming-which_die = Какой именно кубик
coming-put_away = Убрать цветной кубик
coming-auction = Торги за вестибюли
coming-choose_entrance = Выбор вестибюля
coming-token = Выбор жетона бонуса
coming-which_moved = Какой кубик перемещается
coming-give_item =
    { $item ->
        [strudel] Штрудель для постояльца { automaton-name.genitive }
        [cake] Пирожное для постояльца { automaton-name.genitive }
        [wine] Вино для постояльца { automaton-name.genitive }
       *[other] Кофе для постояльца { automaton-name.genitive }
    }
coming-entrance_opens = Открытие вестибюля
coming-stars_scored = Звёзды гостиницы «Найн Старс»
coming-row_bonus = Бонус ряда: { $does }
coming-area_bonus = Бонус опустевшей зоны: { $does }
coming-ball_scoring = Подсчёт: «{ $ballroom }»
act-done-send_dancer = Никого не слать
act-done-ball_rewards = Отказаться от награды
act-row = Бонус ряда
act-emptied = Бонус опустевшей зоны
act-key = Взять универсальный ключ
act-pour = { act-take }
act-also-dancer = Ещё отправить танцора
act-host = Обратиться к { FORM($guest, form: "dative") }
act-claim-own = Достичь своей цели { $goal }
act-dance = Отправить { FORM($guest, form: "accusative") } на бал: { ball-place-named }
act-send = Отправить танцора на бал: { ball-place-named }
act-recall = Отдать танцора: { ball-place-named }
act-area =
    { $n ->
        [one] Из зоны { $area }, где остался { $n } танцор
        [few] Из зоны { $area }, где осталось { $n } танцора
       *[many] Из зоны { $area }, где осталось { $n } танцоров
    }
act-rehearse = Выбрать: { rehearsal-room }
act-colour = Взять { die-told }
act-colour-put_away = Убрать { die-told }
act-colour-which_moved = Сдвинуть { die-told }
act-call = Обратиться к { FORM($celebrity, form: "dative") }
act-bid =
    { $krones ->
        [0] Поставить ноль на «{ $entrance }»
        [one] Поставить { $krones } крону на «{ $entrance }»
        [few] Поставить { $krones } кроны на «{ $entrance }»
       *[many] Поставить { $krones } крон на «{ $entrance }»
    }
act-entrance = Взять «{ $entrance }»
act-shift = Переместить кубик с клетки { $die } на клетку { $to }
act-token = Жетон { $token }: { $does }
act-favour =
    { $n ->
        [one] Отступить на { $n } деление ради бонуса { $tile }
        [few] Отступить на { $n } деления ради бонуса { $tile }
       *[many] Отступить на { $n } делений ради бонуса { $tile }
    }
act-give = Отдать { FORM($guest, form: "dative") }
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
side-dancer = отправить танцора на бал

## Почему чего-то нельзя

why-spend-any =
    { $need ->
        [one] Для этого нужно { $need } блюдо или напиток с кухни, а у вас { $have }.
        [few] Для этого нужно { $need } блюда или напитка с кухни, а у вас { $have }.
       *[many] Для этого нужно { $need } блюд или напитков с кухни, а у вас { $have }.
    }
why-item-neither = Нужно блюдо или напиток, а шампанское — ни то ни другое.
why-check_in-stays = { $guest } остаётся за столиком.
why-host-leaves = { $guest } не из тех, кто остаётся за столиком.
why-host-already = { $guest }: в этом раунде вы уже обращались за помощью.
why-check_in-ball_only = { $guest } отправляется на бал и не занимает номера.
why-ball-room_only = { $guest } заселяется только в номер и не танцует.
why-ball-no_dancer = Все ваши танцоры уже отправлены.
why-ball-full = Свободных мест нет: { $place }.
why-ball-champagne =
    Танцор там стоит { $price ->
        [one] { $price } шампанское
        [few] { $price } шампанских
       *[many] { $price } шампанских
    }, а у вас { $have ->
        [0] ни одного
       *[other] { $have }
    }.
why-ball-area_empty = В зоне { $area } вашего репетиционного зала больше нет танцоров.
why-ball-rehearsal =
    { $rehearsal ->
        [attic] Чердак сейчас взять нельзя.
        [salon] Салон сейчас взять нельзя.
        [winter_garden] Зимний сад сейчас взять нельзя.
        [stage] Сцену сейчас взять нельзя.
       *[other] { $rehearsal }: этого сейчас взять нельзя.
    }
why-ball-nobody = Здесь нет вашего танцора: { $place }.
why-ball-bonus_due = От того, что приносит танцор, не отказываются; отказаться можно только от награды постояльца.
why-ball-no_bonus = Такой бонус сейчас не ждёт.
why-colour-none =
    { $face ->
        [0]
            { $colour ->
                [red] Красного кубика уже нет.
                [blue] Синего кубика уже нет.
                [yellow] Жёлтого кубика уже нет.
               *[white] Белых кубиков больше нет.
            }
       *[other]
            { $colour ->
                [red] Красный кубик лежит не на клетке { $face }.
                [blue] Синий кубик лежит не на клетке { $face }.
                [yellow] Жёлтый кубик лежит не на клетке { $face }.
               *[white] На клетке { $face } нет белых кубиков.
            }
    }
why-call-elsewhere = { $celebrity } в этом раунде не с вами.
why-call-not_called = { $celebrity } работает без всякой просьбы.
why-call-used = Вы уже обращались к { FORM($celebrity, form: "dative") }.
why-key-gone =
    { $who ->
        [you] В этом раунде вы уже взяли ключ.
       *[other] В этом раунде ключ взял игрок { $name }.
    }
why-price-key =
    Ключ стоит { $price ->
        [one] { $price } крону
        [few] { $price } кроны
       *[many] { $price } крон
    }, а у вас { $krones ->
        [0] ни одной
       *[other] { $krones }
    }.
why-bid-not_offered = Вестибюль { $slot } не продаётся.
why-bid-too_low =
    { $bid ->
        [one] На него уже поставлена { $bid } крона; поставьте больше или на другой.
        [few] На него уже поставлено { $bid } кроны; поставьте больше или на другой.
       *[many] На него уже поставлено { $bid } крон; поставьте больше или на другой.
    }
why-bid-too_dear =
    Это { $bid ->
        [one] { $bid } крона
        [few] { $bid } кроны
       *[many] { $bid } крон
    }, а у вас { $krones ->
        [0] ни одной
       *[other] { $krones }
    }.
why-token-gone = Жетона { $token } уже нет.
why-favour-gone = Такого жетона императора у вашего вестибюля больше нет.
why-favour-had = В этот ход вы уже получили бонус одного из своих жетонов императора.
why-shift-already = В этот ход вы уже перемещали кубик.
why-shift-not_beside = Кубик перемещается на соседнюю клетку; 1 и 6 не соседние.
why-die-shifted = Вы переместили кубик на клетку { $face }, так что берите кубик оттуда.
why-claim-goal_met = Вы уже достигли своей цели { $letter }.
why-give-none = За столиком { $table } там нет постояльца.
why-give-unwanted =
    { $item ->
        [strudel] { $guest } больше не хочет штруделей.
        [cake] { $guest } больше не хочет пирожных.
        [wine] { $guest } больше не хочет вина.
       *[other] { $guest } больше не хочет кофе.
    }
why-price-toll =
    Пошлина за эту клетку — { $price ->
        [one] { $price } крона
        [few] { $price } кроны
       *[many] { $price } крон
    }, а у вас { $krones ->
        [0] ни одной
       *[other] { $krones }
    }.
why-room-occupy_too_high =
    { $floors ->
        [1] Нужен номер на этаже 1.
        [2] Нужен номер на этаже 1 или 2.
       *[other] Нужен номер на этаже 1, 2 или 3.
    }
why-claim-short-champagne = Цель { $letter }: у вас шампанского { $have } из { $need }.
why-claim-short-dancers = Цель { $letter }: танцоров на балах { $have } из { $need }.
why-claim-short-guests = Цель { $letter }: обслужено таких постояльцев { $have } из { $need }.
why-take-champagne =
    { $action ->
        [1] Нельзя взять шампанского больше, чем пирожных, а пирожных больше, чем штруделей.
       *[other] Нельзя взять шампанского больше, чем кофе, а кофе больше, чем вина.
    }

## Журнал

log-for-champagne =
    { $champagne ->
        [0] бесплатно
        [one] за { $champagne } шампанское
        [few] за { $champagne } шампанских
       *[many] за { $champagne } шампанских
    }
log-vp-balls =
    { $who ->
        [you] Вы получаете { points } благодаря танцору.
       *[other] { $name } получает { points } благодаря танцору.
    }
log-rehearsal-taken =
    { $who ->
        [you] Вы выбираете репетиционный зал: { rehearsal-room }.
       *[other] { $name } выбирает репетиционный зал: { rehearsal-room }.
    }
log-dancer-sent =
    { $guest ->
        [none]
            { $who ->
                [you] Вы отправляете танцора на бал ({ ball-place-named }) { log-for-champagne }.
               *[other] { $name } отправляет танцора на бал ({ ball-place-named }) { log-for-champagne }.
            }
       *[other]
            { $who ->
                [you] Вы отправляете { FORM($guest, form: "accusative") } на бал ({ ball-place-named }) { log-for-champagne }.
               *[other] { $name } отправляет { FORM($guest, form: "accusative") } на бал ({ ball-place-named }) { log-for-champagne }.
            }
    }
log-area-emptied =
    { $who ->
        [you] Зона { $area } вашего репетиционного зала опустела.
       *[other] { $name }: зона { $area } репетиционного зала опустела.
    }
log-dancer-removed =
    { $who ->
        [you] Вы теряете танцора: { ball-place-named }.
       *[other] { $name } теряет танцора: { ball-place-named }.
    }
log-ball-scored =
    { $who ->
        [you] «{ $ballroom }»: вы получаете { log-worth }, { dancers-there }.
       *[other] «{ $ballroom }»: { $name } получает { log-worth }, { dancers-there }.
    }
log-ball-missed =
    { $who ->
        [you] «{ $ballroom }»: ваших танцоров там нет, вы теряете { points }.
       *[other] «{ $ballroom }»: без танцора { $name } теряет { points }.
    }
dancers-there =
    { $dancers ->
        [one] { $dancers } танцор
        [few] { $dancers } танцора
       *[many] { $dancers } танцоров
    }
log-coloured-die-taken =
    { $who ->
        [you] { $colour ->
            [red] Вы берёте красный кубик; рядом с ним никто не ждёт.
            [blue] Вы берёте синий кубик; рядом с ним никто не ждёт.
           *[yellow] Вы берёте жёлтый кубик; рядом с ним никто не ждёт.
        }
       *[other] { $colour ->
            [red] { $name } берёт красный кубик; рядом с ним никто не ждёт.
            [blue] { $name } берёт синий кубик; рядом с ним никто не ждёт.
           *[yellow] { $name } берёт жёлтый кубик; рядом с ним никто не ждёт.
        }
    }
log-celebrity-taken =
    { $who ->
        [you] { $colour ->
            [red] С красным кубиком вы берёте { FORM($celebrity, form: "accusative") }: { log-worth }.
            [blue] С синим кубиком вы берёте { FORM($celebrity, form: "accusative") }: { log-worth }.
           *[yellow] С жёлтым кубиком вы берёте { FORM($celebrity, form: "accusative") }: { log-worth }.
        }
       *[other] { $colour ->
            [red] С красным кубиком { $name } берёт { FORM($celebrity, form: "accusative") }: { log-worth }.
            [blue] С синим кубиком { $name } берёт { FORM($celebrity, form: "accusative") }: { log-worth }.
           *[yellow] С жёлтым кубиком { $name } берёт { FORM($celebrity, form: "accusative") }: { log-worth }.
        }
    }
log-celebrity-called =
    { $who ->
        [you] Вы обращаетесь к { FORM($celebrity, form: "dative") }.
       *[other] { $name } обращается к { FORM($celebrity, form: "dative") }.
    }
log-celebrity-arrived = В бар прибывают: { LIST($arrivals) }.
log-celebrity-beside =
    { $colour ->
        [red] { $celebrity } (красный кубик)
        [blue] { $celebrity } (синий кубик)
       *[yellow] { $celebrity } (жёлтый кубик)
    }
log-coloured-die-put-away =
    { $who ->
        [you] { $colour ->
            [red] Вы убираете красный кубик.
            [blue] Вы убираете синий кубик.
           *[yellow] Вы убираете жёлтый кубик.
        }
       *[other] { $colour ->
            [red] { $name } убирает красный кубик.
            [blue] { $name } убирает синий кубик.
           *[yellow] { $name } убирает жёлтый кубик.
        }
    }
log-vp-celebrities =
    { $who ->
        [you] Вы получаете { points } благодаря знаменитости.
       *[other] { $name } получает { points } благодаря знаменитости.
    }
log-key-taken =
    { $price ->
        [0] { $who ->
            [you] Вы берёте универсальный ключ и начнёте следующий раунд.
           *[other] { $name } берёт универсальный ключ и начнёт следующий раунд.
        }
       *[other] { $who ->
            [you] Вы берёте универсальный ключ { log-for-price } и начнёте следующий раунд.
           *[other] { $name } берёт универсальный ключ { log-for-price } и начнёт следующий раунд.
        }
    }
log-bid-made =
    { $n ->
        [0] { $who ->
            [you] Вы ставите ноль на «{ $entrance }».
           *[other] { $name } ставит ноль на «{ $entrance }».
        }
       *[other] { $who ->
            [you] Вы ставите { krones.accusative } на «{ $entrance }».
           *[other] { $name } ставит { krones.accusative } на «{ $entrance }».
        }
    }
log-entrance-taken =
    { $who ->
        [you] Вы открываете вестибюль «{ $entrance }» { log-for-price }.
       *[other] { $name } открывает вестибюль «{ $entrance }» { log-for-price }.
    }
log-token-taken =
    { $line ->
        [column] { $who ->
            [you] Колонка заселена: вы берёте жетон бонуса { $token }.
           *[other] Колонка заселена: { $name } берёт жетон бонуса { $token }.
        }
       *[floor] { $who ->
            [you] Этаж заселён: вы берёте жетон бонуса { $token }.
           *[other] Этаж заселён: { $name } берёт жетон бонуса { $token }.
        }
    }
log-guests-kept-scored =
    { $who ->
        [you] Вы обслужили в этом раунде { $guests ->
            [one] { $guests } постояльца
            [few] { $guests } постояльцев
           *[many] { $guests } постояльцев
        }: { log-worth }.
       *[other] { $name }: за этот раунд { $guests ->
            [one] { $guests } постоялец
            [few] { $guests } постояльца
           *[many] { $guests } постояльцев
        }, { log-worth }.
    }
log-goal-met =
    { $who ->
        [you] Вы достигаете своей цели { $letter }: { log-worth }.
       *[other] { $name } достигает цели { $letter } у своего вестибюля: { log-worth }.
    }
log-goals-scored =
    { $who ->
        [you] Вы достигли всего { $objectives ->
            [one] { $objectives } цели
            [few] { $objectives } целей
           *[many] { $objectives } целей
        }: { log-worth }.
       *[other] { $name }: всего { $objectives ->
            [one] { $objectives } цель
            [few] { $objectives } цели
           *[many] { $objectives } целей
        }, { log-worth }.
    }
log-favour-taken =
    { $who ->
        [you] Вы просите бонус жетона императора { $tile } у вашего вестибюля.
       *[other] { $name } просит бонус жетона императора { $tile } у вестибюля.
    }
log-die-shifted =
    { $who ->
        [you] Вы перемещаете кубик с клетки { $face } на клетку { $to }.
       *[other] { $name } перемещает кубик с клетки { $face } на клетку { $to }.
    }
log-first-in-group =
    { $who ->
        [you] { $colour ->
            [blue] Это ваш первый номер в синей группе.
            [red] Это ваш первый номер в красной группе.
           *[yellow] Это ваш первый номер в жёлтой группе.
        }
       *[other] { $colour ->
            [blue] { $name }: первый номер в синей группе.
            [red] { $name }: первый номер в красной группе.
           *[yellow] { $name }: первый номер в жёлтой группе.
        }
    }
log-sum-of-dice =
    { $who ->
        [you] Два ваших кубика дают { $sum }.
       *[other] { $name }: два кубика дают { $sum }.
    }
log-vp-entrances =
    { $who ->
        [you] Вы получаете { points } благодаря вестибюлю.
       *[other] { $name } получает { points } благодаря вестибюлю.
    }
log-toll-paid =
    { $gears ->
        [one] На клетке { $space } { $gears } шестерня
        [few] На клетке { $space } { $gears } шестерни
       *[many] На клетке { $space } { $gears } шестерён
    }{ $n ->
        [0] , но проход бесплатный.
       *[other] : пошлина — { krones }.
    } Одна шестерня уходит.
log-toll-forgone =
    { $who ->
        [you] Вам не по карману ни одна клетка: на этот раз вы проходите бесплатно и теряете { points }.
       *[other] { $name } не может оплатить ни одну клетку: на этот раз проходит бесплатно и теряет { points }.
    }
log-gear-bought =
    { $who ->
        [you] За шестерню на постояльце вы платите ещё крону, и она уходит.
       *[other] За шестерню на постояльце { $name } платит ещё крону, и она уходит.
    }
log-guest-hosted =
    { $who ->
        [you] Вы обращаетесь к { FORM($guest, form: "dative") }; столик по-прежнему занят.
       *[other] { $name } обращается к { FORM($guest, form: "dative") }; столик по-прежнему занят.
    }
log-item-filled =
    { $item ->
        [strudel] { $guest } получает штрудель из запаса.
        [cake] { $guest } получает пирожное из запаса.
        [wine] { $guest } получает вино из запаса.
        [coffee] { $guest } получает кофе из запаса.
       *[other] { $guest } получает шампанское из запаса.
    }

## Виртуальный соперник

automaton-wants-coloured-die = цветной кубик самой ценной знаменитости
automaton-die-coloured = Разноцветный кубик: { automaton-he } берёт цветной кубик самой ценной знаменитости, с клетки { $face }.
automaton-colour =
    { $colour ->
        [red] Это красный кубик{ automaton-colour-brings }
        [blue] Это синий кубик{ automaton-colour-brings }
       *[yellow] Это жёлтый кубик{ automaton-colour-brings }
    }{ automaton-tie }
automaton-colour-brings =
    { $bonus ->
        [objective] , он приближает { automaton-he-object } к цели, где продвижение меньше всего.
        [points] , он приносит { points }.
       *[steps]
            , он приносит { $n ->
                [one] { $n } деление по шкале императора.
                [few] { $n } деления по шкале императора.
               *[many] { $n } делений по шкале императора.
            }
    }
automaton-he-object =
    { $automaton ->
        [elisabeth] её
       *[other] его
    }
automaton-celebrity =
    { $celebrity ->
        [none] { automaton-He } берёт знаменитость рядом с ним, только ради очков.
       *[other] { automaton-He } берёт знаменитость рядом с ним ({ $celebrity }), только ради очков.
    }
automaton-ball =
    { $ball ->
        [after_next] бал после следующего
       *[next] следующий бал
    }
automaton-dancer =
    { $moved ->
        [0] { automaton-He } отправляет танцора на { automaton-ball }: { ball-place-named }, самый нижний ряд со свободным местом.
       *[other] { automaton-He } отправляет танцора на { automaton-ball }, но там нет свободных мест, и он идёт правее: { ball-place-named }.
    }
automaton-no-dancer = { automaton-He } больше не может отправить танцора: они кончились.
automaton-ball-scored = «{ $ballroom }»: { $name } получает { points }, { dancers-there }, всего { $vp }.
automaton-ball-missed = «{ $ballroom }»: без танцора { $name } теряет { points }, всего { $vp }.
automaton-house-opened = { $name } открывает собственный отель: { automaton-house }.
automaton-guest-reserved = { $guest }: там зарезервирован номер { $room }.
automaton-item-given =
    { $item ->
        [strudel] { automaton-His } постоялец { $guest } получает штрудель, лежавший на клетке.
        [cake] { automaton-His } постоялец { $guest } получает пирожное, лежавшее на клетке.
        [wine] { automaton-His } постоялец { $guest } получает вино, лежавшее на клетке.
       *[other] { automaton-His } постоялец { $guest } получает кофе, лежавший на клетке.
    }
automaton-moved-in = { $guest }: заказ выполнен, зарезервированный номер { $room } заселён.
automaton-gear-room = Шестерня ложится на номер { automaton-his } отеля.
automaton-gear-guest = Номер лёг на шестерню: она переходит к крайнему левому постояльцу очереди.
automaton-gear-space = { automaton-He } оставляет шестерню на клетке { $place }.
automaton-gear-scale = { automaton-He } кладёт шестерню на шкалу звёзд, теперь их там { $place }.
automaton-gear-removed =
    { $left ->
        [0] Этаж или колонка заселены: последняя шестерня покидает { automaton-his } шкалу звёзд.
        [one] Этаж или колонка заселены: шестерня покидает { automaton-his } шкалу звёзд, остаётся { $left }.
        [few] Этаж или колонка заселены: шестерня покидает { automaton-his } шкалу звёзд, остаётся { $left }.
       *[many] Этаж или колонка заселены: шестерня покидает { automaton-his } шкалу звёзд, остаётся { $left }.
    }
automaton-gear-scored =
    { $guest ->
        [none] Шестерня сделала своё дело и покидает очередь.
       *[other] Шестерня сделала своё дело ({ $guest }) и покидает очередь.
    }
automaton-stars-counted =
    { $gears ->
        [one] На { automaton-his } шкале звёзд { $gears } шестерня.
        [few] На { automaton-his } шкале звёзд { $gears } шестерни.
       *[many] На { automaton-his } шкале звёзд { $gears } шестерён.
    }

## Подсказки

hint-deed-dancer_sent =
    { $guest ->
        [none] Отправить танцора на бал ({ ball-place-named })
       *[other] Отправить { FORM($guest, form: "accusative") } на бал ({ ball-place-named })
    } { log-for-champagne }
hint-deed-area_emptied = Зона { $area } репетиционного зала опустеет
hint-deed-dancer_removed = Отдать танцора: { ball-place-named }
hint-deed-rehearsal_taken = Выбрать репетиционный зал: { rehearsal-room }
hint-deed-coloured_die =
    { $celebrity ->
        [none] Пусть это будет { die-told }
       *[other]
            Пусть это будет { die-told }, с ним { $celebrity }: { $vp ->
                [one] { $vp } очко
                [few] { $vp } очка
               *[many] { $vp } очков
            }
    }
hint-deed-celebrity_called = Обратиться к { FORM($celebrity, form: "dative") }
hint-deed-coloured_die_put_away = Убрать { die-told }
hint-deed-key_taken =
    { $price ->
        [0] Взять универсальный ключ и начать следующий раунд
       *[other] Взять универсальный ключ { log-for-price } и начать следующий раунд
    }
hint-deed-bid_made =
    { $krones ->
        [0] Поставить ноль на «{ $entrance }»
        [one] Поставить { $krones } крону на «{ $entrance }»
        [few] Поставить { $krones } кроны на «{ $entrance }»
       *[many] Поставить { $krones } крон на «{ $entrance }»
    }
hint-deed-entrance_taken = Открыть вестибюль «{ $entrance }»
hint-deed-token_taken =
    { $line ->
        [column] Взять жетон бонуса { $token } за полную колонку
       *[floor] Взять жетон бонуса { $token } за полный этаж
    }
hint-deed-goal_met =
    Достичь своей цели { $letter }: { $vp ->
        [one] { $vp } очко
        [few] { $vp } очка
       *[many] { $vp } очков
    }
hint-deed-favour_taken =
    { $steps ->
        [one] Отступить на { $steps } деление ради бонуса { $tile }
        [few] Отступить на { $steps } деления ради бонуса { $tile }
       *[many] Отступить на { $steps } делений ради бонуса { $tile }
    }
hint-deed-die_shifted = Переместить кубик с клетки { $face } на клетку { $to }
hint-deed-first_in_group =
    { $colour ->
        [blue] Это первый номер в синей группе
        [red] Это первый номер в красной группе
       *[yellow] Это первый номер в жёлтой группе
    }
hint-deed-sum_of_dice = Два ваших кубика дадут { $sum }
hint-deed-toll_paid =
    { $vp ->
        [one] Виртуальный соперник получит { $vp } очко за шестерни на клетке { $space }
        [few] Виртуальный соперник получит { $vp } очка за шестерни на клетке { $space }
       *[many] Виртуальный соперник получит { $vp } очков за шестерни на клетке { $space }
    }
hint-deed-toll_forgone =
    Пройти бесплатно и потерять { $vp ->
        [one] { $vp } очко
        [few] { $vp } очка
       *[many] { $vp } очков
    }
hint-deed-gear_bought = Заплатить ещё крону за шестерню на постояльце
hint-source-balls = { $n } за балы
hint-source-celebrities = { $n } за знаменитостей
hint-source-entrances = { $n } за вестибюль

## Стол

table-tab-season = Балы
table-automaton-dancers =
    { $n ->
        [0] Танцоров не осталось
        [one] Остался { $n } танцор
        [few] Осталось { $n } танцора
       *[many] Осталось { $n } танцоров
    }
label-coloured = { $label }; среди них { LIST($colours) } кубик
deed-dancer = танцор на бал
deed-celebrity = знаменитость
deed-key = универсальный ключ
deed-entrance = вестибюль
