### Что делают карты: награды, свойства, очки, требования и штрафы. `short` говорит то же в нескольких словах.

## Части сообщений.

steps =
    { $n ->
        [one] { $n } деление
        [few] { $n } деления
       *[many] { $n } делений
    }
staff-cards =
    { $n ->
        [one] { $n } карта персонала
        [few] { $n } карты персонала
       *[many] { $n } карт персонала
    }
    .accusative =
        { $n ->
            [one] { $n } карту персонала
            [few] { $n } карты персонала
           *[many] { $n } карт персонала
        }
    .genitive =
        { $n ->
            [one] { $n } карты персонала
            [few] { $n } карт персонала
           *[many] { $n } карт персонала
        }
more-victory-points =
    { $n ->
        [one] ещё { $n } победное очко
        [few] ещё { $n } победных очка
       *[many] ещё { $n } победных очков
    }
price-told =
    { $price ->
        [free] бесплатно
        [less]
            { $less ->
                [one] со скидкой в { $less } крону
                [few] со скидкой в { $less } кроны
               *[many] со скидкой в { $less } крон
            }
       *[full] по обычной цене
    }
    .short =
        { $price ->
            [free] { " " }бесплатно
            [less] { " " }со скидкой { $less }
           *[full] { "" }
        }
floors-told =
    { $where ->
        [low] { " " }на этаже { LIST($floors, type: "or") }
       *[anywhere] { "" }
    }
    .short =
        { $where ->
            [low]
                { $top ->
                    [1] { " " }на этаже 1
                   *[other] { " " }до этажа { $top }
                }
           *[anywhere] { "" }
        }

rooms-to-prepare =
    { $n ->
        [1] Можете подготовить { $n } номер{ floors-told } { price-told }
       *[other]
            Можете подготовить не более { $n } номеров{ floors-told }{ $price ->
                [free] { " " }бесплатно
               *[other] , каждый { price-told }
            }
    }
guest-moves-in =
    { $whose ->
        [some] Всякий раз, когда { LIST($colours, type: "or") } постоялец заселяется в номер
       *[all] Всякий раз, когда постоялец заселяется в номер
    }
    .short =
        { $whose ->
            [some] { LIST($colours, type: "or") } постоялец
           *[all] любой постоялец
        }
die-taken = Всякий раз, забирая кубик { LIST($faces, type: "or") }
    .short = кубик { LIST($faces, type: "or") }
counted = Получите { victory-points } за
    .short = { $n } ПО за
at-most =
    { $most ->
        [0] { "" }
       *[other] , не более { $most }
    }
other-half =
    { $half ->
        [cannot]
            ; если не можете, потеряйте { $vp ->
                [one] { $vp } победное очко
                [few] { $vp } победных очка
               *[many] { $vp } победных очков
            }
        [choice]
            { " " }или потеряйте { $vp ->
                [one] { $vp } победное очко
                [few] { $vp } победных очка
               *[many] { $vp } победных очков
            }, на выбор
       *[none] { "" }
    }
    .short =
        { $half ->
            [cannot] , иначе −{ $vp } ПО
            [choice] { " " }или −{ $vp } ПО
           *[none] { "" }
        }
several-short = { LIST($parts, type: "unit") }
one-and-another-short = { $first }; { $another }

## Шаги награды или эффекта.

step-gain = Получите { LIST($things, form: "accusative") }.
step-gain_krones = Получите { krones.accusative }.
    .short = { krones }
step-gain_item =
    { $item ->
        [strudel] Получите { items-strudel }.
        [cake] Получите { items-cake }.
        [wine] Получите { items-wine }.
        [coffee] Получите { items-coffee }.
       *[champagne] Получите { items-champagne }.
    }
    .short =
        { $item ->
            [strudel] { items-strudel }
            [cake] { items-cake }
            [wine] { items-wine }
            [coffee] { items-coffee }
           *[champagne] { items-champagne }
        }
step-choose_items =
    { $n ->
        [one] Получите { $n } любое блюдо или напиток.
        [few] Получите { $n } любых блюда или напитка.
       *[many] Получите { $n } любых блюд или напитков.
    }
    .short =
        { $n ->
            [1] любое блюдо или напиток
            [one] { $n } блюдо или напиток
            [few] { $n } блюда или напитка
           *[many] { $n } блюд или напитков
        }
step-advance_emperor = Продвиньтесь на { steps } по шкале императора.
    .short = император +{ $n }
step-gain_vp = Получите { victory-points }.
    .short = { points }
step-draw_staff = Возьмите { staff-cards.accusative }.
    .short = персонал в руку: { $n }
step-hire =
    { $n ->
        [1] Можете разыграть { $n } карту из руки { price-told }.
       *[other]
            Можете разыграть не более { $n } карт из руки{ $price ->
                [free] { " " }бесплатно.
               *[other] , каждую { price-told }.
            }
    }
    .short = нанять { $n }{ price-told.short }
step-look_and_hire =
    { $must ->
        [yes]
            { $n ->
                [one] Посмотрите { $n } верхнюю карту колоды персонала; вы обязаны разыграть её { price-told }.
                [few] Посмотрите { $n } верхние карты колоды персонала; одну из них вы обязаны разыграть { price-told }, остальные уберите под низ колоды.
               *[many] Посмотрите { $n } верхних карт колоды персонала; одну из них вы обязаны разыграть { price-told }, остальные уберите под низ колоды.
            }
       *[no]
            { $n ->
                [one] Посмотрите { $n } верхнюю карту колоды персонала; можете разыграть её { price-told } или убрать под низ колоды.
                [few] Посмотрите { $n } верхние карты колоды персонала; одну из них можете разыграть { price-told }, остальные уберите под низ колоды.
               *[many] Посмотрите { $n } верхних карт колоды персонала; одну из них можете разыграть { price-told }, остальные уберите под низ колоды.
            }
    }
    .short =
        { $must ->
            [yes] обязательно нанять 1 из { $n } верхних{ price-told.short }
           *[no] нанять 1 из { $n } верхних{ price-told.short }
        }
step-prepare = { rooms-to-prepare }.
    .short =
        { $n ->
            [one] подготовить { $n } номер{ price-told.short }{ floors-told.short }
            [few] подготовить { $n } номера{ price-told.short }{ floors-told.short }
           *[many] подготовить { $n } номеров{ price-told.short }{ floors-told.short }
        }
step-prepare-again-short = { $first } и ещё { $n }{ price-told.short }{ floors-told.short }
step-prepare_and_occupy =
    { $n ->
        [1] { rooms-to-prepare } и сразу заселить его.
       *[other]
            { rooms-to-prepare }{ $price ->
                [free] { "" }
               *[other] ,
            } и сразу заселить их.
    }
    .short =
        { $n ->
            [one] заселить { $n } новый номер{ price-told.short }{ floors-told.short }
            [few] заселить { $n } новых номера{ price-told.short }{ floors-told.short }
           *[many] заселить { $n } новых номеров{ price-told.short }{ floors-told.short }
        }
step-occupy =
    { $n ->
        [1] Можете заселить { $n } свободный номер любого цвета{ floors-told }.
       *[other] Можете заселить не более { $n } свободных номеров любого цвета{ floors-told }.
    }
    .short =
        { $n ->
            [one] заселить { $n } номер{ floors-told.short }
            [few] заселить { $n } номера{ floors-told.short }
           *[many] заселить { $n } номеров{ floors-told.short }
        }
step-take_guest =
    { $n ->
        [1] Можете бесплатно взять { $n } постояльца из очереди.
       *[other] Можете бесплатно взять не более { $n } постояльцев из очереди; перед каждым следующим очередь пополняется.
    }
    .short =
        { $n ->
            [one] { $n } постоялец бесплатно
            [few] { $n } постояльца бесплатно
           *[many] { $n } постояльцев бесплатно
        }
step-complete_order =
    { $n ->
        [1] Выполните заказ одного постояльца в вашем кафе, взяв блюда и напитки из запаса.
       *[other] Выполните заказы не более чем { $n } постояльцев в вашем кафе, взяв блюда и напитки из запаса.
    }
    .short =
        { $n ->
            [one] выполнить { $n } заказ
            [few] выполнить { $n } заказа
           *[many] выполнить { $n } заказов
        }
step-extra_action = Выберите клетку действия хотя бы с одним кубиком и выполните её действие; кубик остаётся на месте, действие нельзя усилить, а персонал, ждущий кубика, не работает.
    .short = действие клетки, кубик остаётся
step-extra_turn = Сделайте ещё один ход, оставив его кубик на месте.
    .short = ещё ход, кубик остаётся
step-vp_per_staff = Получите { victory-points } за каждую вашу разыгранную карту персонала.
    .short = { points } за карту персонала

step-spend_item =
    { $item ->
        [strudel] Отдайте { items-strudel } со своей кухни.
        [cake] Отдайте { items-cake } со своей кухни.
        [wine] Отдайте { items-wine } со своей кухни.
        [coffee] Отдайте { items-coffee } со своей кухни.
       *[champagne] Отдайте { items-champagne } со своей кухни.
    }
    .short =
        { $item ->
            [strudel] отдать { items-strudel }
            [cake] отдать { items-cake }
            [wine] отдать { items-wine }
            [coffee] отдать { items-coffee }
           *[champagne] отдать { items-champagne }
        }
step-spend_krones = Заплатите { krones.accusative }.
    .short = отдать { krones.accusative }
step-go_back = Отступите на { steps } по шкале императора.
    .short = император −{ $n }
step-exchange =
    { $optional ->
        [yes]
            { $n ->
                [1] Можете обменять { $n } блюдо или напиток с кухни на другой ресурс.
               *[other] Можете обменять не более { $n } блюд и напитков с кухни, каждый на другой ресурс.
            }
       *[no]
            { $n ->
                [one] Обменяйте { $n } блюдо или напиток с кухни на другой ресурс.
                [few] Обменяйте { $n } блюда или напитка с кухни, каждый на другой ресурс.
               *[many] Обменяйте { $n } блюд и напитков с кухни, каждый на другой ресурс.
            }
    }
    .short =
        { $optional ->
            [yes]
                { $n ->
                    [1] можно обменять { $n } ресурс
                   *[other] обменять до { $n } ресурсов
                }
           *[no]
                { $n ->
                    [one] обменять { $n } ресурс
                    [few] обменять { $n } ресурса
                   *[many] обменять { $n } ресурсов
                }
        }
step-take_served =
    { $n ->
        [1] Можете бесплатно взять { $n } постояльца из очереди; весь его заказ подаётся из запаса.
       *[other] Можете бесплатно взять не более { $n } постояльцев из очереди; все их заказы подаются из запаса.
    }
    .short =
        { $n ->
            [one] { $n } постоялец бесплатно, с заказом
            [few] { $n } постояльца бесплатно, с заказом
           *[many] { $n } постояльцев бесплатно, с заказом
        }
step-vp_per_objective = Получите { victory-points } за каждую достигнутую вами цель.
    .short = { points } за цель

## Чего ждёт карта.

trigger-staff =
    { $tile ->
        [yes] После розыгрыша карты персонала
       *[no] После розыгрыша другой карты персонала
    }
    .short = персонал нанят
trigger-occupied =
    { $whose ->
        [some] После заселения { LIST($colours, type: "or", form: "genitive") } номера
       *[all] После заселения номера
    }
    .short =
        { $whose ->
            [some] { LIST($colours, type: "or") } номер заселён
           *[all] номер заселён
        }
trigger-group =
    { $whose ->
        [some] После полного заселения { LIST($colours, type: "or", form: "feminine") } группы из { $n } и более номеров
       *[all] После полного заселения группы из { $n } и более номеров
    }
    .short =
        { $whose ->
            [some] группа { $n }+ заселена ({ LIST($colours, type: "or") })
           *[all] группа { $n }+ заселена
        }
trigger-objective = После достижения цели
    .short = цель достигнута
trigger-order =
    { $whose ->
        [some] После заселения { LIST($colours, type: "or", form: "genitive") } постояльца, заказавшего { $n } и более блюд и напитков
       *[all] После заселения постояльца, заказавшего { $n } и более блюд и напитков
    }
    .short =
        { $whose ->
            [some] { LIST($colours, type: "or") } постоялец с заказом { $n }+
           *[all] постоялец с заказом { $n }+
        }
trigger-krones =
    { $n ->
        [1] После получения крон
       *[other] После получения сразу { $n } и более крон
    }
    .short = { $n }+ крон сразу
trigger-emperor =
    { $n ->
        [1] После продвижения по шкале императора
       *[other] После продвижения сразу на { $n } и более делений по шкале императора
    }
    .short = император +{ $n } и более сразу
trigger-dishes = После получения сразу { $n } и более блюд
    .short = { $n }+ блюд сразу
trigger-drinks = После получения сразу { $n } и более напитков
    .short = { $n }+ напитков сразу

trigger-told =
    { $timing ->
        [flip] { $when }, один раз за игру:
        [round] { $when }, раз в раунд:
       *[permanent] { $when }, каждый раз:
    }

## Свойства постоянного персонала.

power-check_in_krones = { guest-moves-in }, получайте { krones.accusative }.
    .short = { guest-moves-in.short }: { krones }
power-check_in_emperor = { guest-moves-in }, продвигайтесь на { steps } по шкале императора.
    .short = { guest-moves-in.short }: император +{ $n }
power-check_in_vp = { guest-moves-in }, получайте { victory-points }.
    .short = { guest-moves-in.short }: { vp }
power-big_order_vp = Всякий раз, когда в номер заселяется постоялец, заказавший { $big_order } и более блюд и напитков, получайте { more-victory-points }.
    .short = постоялец с заказом { $big_order } и более: { vp }
power-room_free =
    { $whose ->
        [some] Подготовка { LIST($colours, form: "plural") } номеров для вас бесплатна.
       *[all] Подготовка номеров для вас бесплатна.
    }
    .short =
        { $whose ->
            [some] { LIST($colours) } номер бесплатно
           *[all] номера бесплатно
        }
power-die_vp = { die-taken }, получайте { victory-points }.
    .short = { die-taken.short }: { vp }
power-die_strength = { die-taken }, добавляйте { $n } к силе его действия.
    .short = { die-taken.short }: сила +{ $n }
power-six_free = Кубик 6 для вас бесплатный.
    .short = кубик 6 бесплатно
power-both_tracks = { die-taken }, получайте и кроны, и деления по шкале императора, то и другое на полную силу.
    .short = { die-taken.short }: и кроны, и император
power-side_prepare =
    { $n ->
        [1] { die-taken }, можете до или после его действия подготовить { $n } номер по обычной цене.
       *[other] { die-taken }, можете до или после его действия подготовить не более { $n } номеров по обычной цене.
    }
    .short =
        { $n ->
            [one] { die-taken.short }: ещё { $n } номер
            [few] { die-taken.short }: ещё { $n } номера
           *[many] { die-taken.short }: ещё { $n } номеров
        }
power-side_hire =
    { $n ->
        [1] { die-taken }, можете до или после его действия разыграть { $n } карту из руки по обычной цене.
       *[other] { die-taken }, можете до или после его действия разыграть не более { $n } карт из руки по обычной цене.
    }
    .short = { die-taken.short }: ещё нанять { $n }
power-side_emperor = { die-taken }, можете до или после его действия продвинуться на { steps } по шкале императора.
    .short = { die-taken.short }: ещё император +{ $n }
power-occupy_krones = Всякий раз, заселяя номер любым способом, получайте { krones.accusative }.
    .short = номер заселён: { krones }
power-serve_free = Обслуживание с кухни для вас бесплатно.
    .short = обслуживание бесплатно
power-guest_free = Постояльцы из очереди для вас бесплатны.
    .short = постояльцы бесплатно
power-waive_penalty = Можете заплатить { krones.accusative }, чтобы избежать штрафа императора.
    .short = избежать штрафа за { krones.accusative }
power-immune = Штрафы императора вас не касаются.
    .short = без штрафов императора
power-emperor_reward_vp = Всякий раз, получая бонус императора, получайте { more-victory-points }.
    .short = бонус императора: ещё { $n } ПО

## Что считает персонал в конце игры.

score-occupied_colour =
    { $colour ->
        [blue] { counted } каждый заселённый синий номер{ at-most }.
        [red] { counted } каждый заселённый красный номер{ at-most }.
       *[yellow] { counted } каждый заселённый жёлтый номер{ at-most }.
    }
    .short =
        { $colour ->
            [blue] { counted.short } синий номер{ at-most }
            [red] { counted.short } красный номер{ at-most }
           *[yellow] { counted.short } жёлтый номер{ at-most }
        }
score-occupied = { counted } каждый заселённый номер в вашем отеле{ at-most }.
    .short = { counted.short } заселённый номер{ at-most }
score-tiles = { counted } каждый номер в вашем отеле, свободный или заселённый{ at-most }.
    .short = { counted.short } любой номер{ at-most }
score-staff = { counted } каждую вашу разыгранную карту персонала, включая эту{ at-most }.
    .short = { counted.short } карту персонала{ at-most }
score-groups = { counted } каждую полностью заселённую группу номеров{ at-most }.
    .short = { counted.short } полную группу{ at-most }
score-objectives = { counted } каждую достигнутую вами цель{ at-most }.
    .short = { counted.short } достигнутую цель{ at-most }
score-emperor = { counted } каждое пройденное вами деление шкалы императора{ at-most }.
    .short = { counted.short } деление императора{ at-most }
score-floors = { counted } каждый полностью заселённый этаж{ at-most }.
    .short = { counted.short } полный этаж{ at-most }
score-columns = { counted } каждую полностью заселённую колонку{ at-most }.
    .short = { counted.short } полную колонку{ at-most }
score-colour_sets = { counted } каждый набор из синего, красного и жёлтого заселённых номеров{ at-most }.
    .short = { counted.short } набор номеров трёх цветов{ at-most }

score-copy = Выберите карту персонала финального подсчёта, разыгранную соперником, и получите очки так, будто она ваша.
    .short = очки как у чужой карты

## Чего требуют цели.

need-krones = У вас есть { krones }.
    .short = { krones }
need-tiles =
    { $n ->
        [1] В вашем отеле есть хотя бы { $n } номер, свободный или заселённый.
       *[other] В вашем отеле не менее { $n } номеров, свободных или заселённых.
    }
    .short =
        { $n ->
            [one] { $n } номер
            [few] { $n } номера
           *[many] { $n } номеров
        }
need-staff = У вас разыграно не менее { staff-cards.genitive }.
    .short = персонал: { $n }
need-emperor = Вы прошли не менее { $n } делений по шкале императора.
    .short = император: { $n }
need-floors =
    { $n ->
        [1] Полностью заселён хотя бы { $n } этаж.
       *[other] Полностью заселено не менее { $n } этажей.
    }
    .short =
        { $n ->
            [one] { $n } полный этаж
            [few] { $n } полных этажа
           *[many] { $n } полных этажей
        }
need-columns =
    { $n ->
        [1] Полностью заселена хотя бы { $n } колонка.
       *[other] Полностью заселено не менее { $n } колонок.
    }
    .short =
        { $n ->
            [one] { $n } полная колонка
            [few] { $n } полные колонки
           *[many] { $n } полных колонок
        }
need-groups =
    { $n ->
        [1] Полностью заселена хотя бы { $n } группа номеров.
       *[other] Полностью заселено не менее { $n } групп номеров.
    }
    .short =
        { $n ->
            [one] { $n } полная группа
            [few] { $n } полные группы
           *[many] { $n } полных групп
        }
need-whole_colours =
    { $n ->
        [1] Заселены все номера одного цвета.
       *[other] Заселены все номера { $n } цветов.
    }
    .short =
        { $n ->
            [1] все одного цвета
           *[other] все { $n } цветов
        }
need-kitchen = У вас на кухне не менее чем по { $n } каждого блюда и напитка.
    .short = по { $n } всего на кухне
need-top_floor =
    { $n ->
        [1] Заселён хотя бы { $n } номер на верхнем этаже.
       *[other] Заселено не менее { $n } номеров на верхнем этаже.
    }
    .short = { $n } на верхнем этаже
need-orders =
    { $n ->
        [one] Вы заселили { $n } постояльца, заказавшего { $items } и более блюд и напитков.
        [few] Вы заселили { $n } постояльцев, заказавших { $items } и более блюд и напитков.
       *[many] Вы заселили { $n } постояльцев, заказавших { $items } и более блюд и напитков.
    }
    .short =
        { $n ->
            [one] { $n } постоялец с заказом { $items }+
            [few] { $n } постояльца с заказом { $items }+
           *[many] { $n } постояльцев с заказом { $items }+
        }

need-colours = Заселено не менее { LIST($rooms, form: "genitive") } номеров.
    .short = { LIST($rooms) }, заселены

## Штрафы императора.

penalty-lose_krones = Потеряйте { krones.accusative }{ other-half }.
    .short = −{ krones }{ other-half.short }
penalty-return_kitchen = Верните все блюда и напитки с кухни{ other-half }.
    .short = вернуть всё с кухни{ other-half.short }
penalty-return_kitchen_and_cafe = Верните все блюда и напитки с кухни и с карт постояльцев{ other-half }.
    .short = вернуть всё с кухни и столиков кафе{ other-half.short }
penalty-return_staff =
    { $n ->
        [one] Уберите { $n } карту из руки под колоду{ other-half }.
        [few] Уберите { $n } карты из руки под колоду{ other-half }.
       *[many] Уберите { $n } карт из руки под колоду{ other-half }.
    }
    .short =
        { $n ->
            [one] вернуть { $n } карту персонала{ other-half.short }
            [few] вернуть { $n } карты персонала{ other-half.short }
           *[many] вернуть { $n } карт персонала{ other-half.short }
        }
penalty-remove_vacant =
    { $n ->
        [one] Уберите { $n } свободный номер с наивысшего возможного этажа{ other-half }.
        [few] Уберите { $n } свободных номера, каждый с наивысшего возможного этажа{ other-half }.
       *[many] Уберите { $n } свободных номеров, каждый с наивысшего возможного этажа{ other-half }.
    }
    .short =
        { $n ->
            [one] убрать { $n } свободный номер{ other-half.short }
            [few] убрать { $n } свободных номера{ other-half.short }
           *[many] убрать { $n } свободных номеров{ other-half.short }
        }
penalty-remove_occupied =
    { $n ->
        [1] Уберите заселённый номер с наивысшего возможного этажа{ other-half }.
        [2] Уберите заселённый номер с наивысшего возможного этажа, а затем ещё один со следующего этажа ниже, где он есть{ other-half }.
        [one] Уберите { $n } заселённый номер: первый с наивысшего возможного этажа, каждый следующий — со следующего этажа ниже, где он есть{ other-half }.
        [few] Уберите { $n } заселённых номера: первый с наивысшего возможного этажа, каждый следующий — со следующего этажа ниже, где он есть{ other-half }.
       *[many] Уберите { $n } заселённых номеров: первый с наивысшего возможного этажа, каждый следующий — со следующего этажа ниже, где он есть{ other-half }.
    }
    .short =
        { $n ->
            [one] убрать { $n } заселённый номер{ other-half.short }
            [few] убрать { $n } заселённых номера{ other-half.short }
           *[many] убрать { $n } заселённых номеров{ other-half.short }
        }
penalty-remove_occupied_column =
    { $n ->
        [1] Уберите заселённый номер с наивысшего возможного этажа{ other-half }.
        [2] Уберите заселённый номер с наивысшего возможного этажа, а затем ещё один под ним в той же колонке, если он есть{ other-half }.
        [one] Уберите { $n } заселённый номер: первый с наивысшего возможного этажа, каждый следующий — под предыдущим в той же колонке, пока они есть{ other-half }.
        [few] Уберите { $n } заселённых номера: первый с наивысшего возможного этажа, каждый следующий — под предыдущим в той же колонке, пока они есть{ other-half }.
       *[many] Уберите { $n } заселённых номеров: первый с наивысшего возможного этажа, каждый следующий — под предыдущим в той же колонке, пока они есть{ other-half }.
    }
    .short = убрать { $n } из колонки{ other-half.short }
penalty-lose_vp = Потеряйте { victory-points }{ other-half }.
    .short = −{ vp }{ other-half.short }
penalty-lose_vp_per_staff = Потеряйте { victory-points } за каждую вашу разыгранную карту персонала{ other-half }.
    .short = −{ vp } за карту персонала{ other-half.short }
penalty-dismiss_end_staff =
    { $n ->
        [one] Уберите { $n } свою разыгранную карту финального подсчёта{ other-half }.
        [few] Уберите { $n } свои разыгранные карты финального подсчёта{ other-half }.
       *[many] Уберите { $n } своих разыгранных карт финального подсчёта{ other-half }.
    }
    .short =
        { $n ->
            [one] убрать { $n } карту «в конце»{ other-half.short }
            [few] убрать { $n } карты «в конце»{ other-half.short }
           *[many] убрать { $n } карт «в конце»{ other-half.short }
        }

penalty-lose_krones_and_item = Потеряйте { krones.accusative } и верните 1 блюдо или напиток с кухни{ other-half }.
    .short = −{ krones } и 1 ресурс{ other-half.short }
penalty-lose_krones_and_kitchen = Потеряйте все кроны и верните всё с кухни{ other-half }.
    .short = −все кроны, вернуть всё с кухни{ other-half.short }

## Карта персонала в нескольких словах.

staff-once-short = сразу: { $does }
staff-round-short =
    { $when ->
        [none] раз в раунд: { $does }
       *[other] раз в раунд, { $when }: { $does }
    }
staff-permanent-short = { $does }

staff-end-short = в конце: { $does }
staff-flip-short = раз за игру, { $when }: { $does }

## Карты инструктажа виртуального соперника.

instruction-guest =
    { $level ->
        [medium] На среднем и сложном уровнях { automaton-name } берёт { guest-to-take }.
        [hard] На сложном уровне { automaton-name } берёт { guest-to-take }.
       *[easy] { automaton-name } берёт { guest-to-take }.
    }
instruction-guest-also =
    { $level ->
        [medium] На среднем и сложном уровнях { automaton-name.pronoun } берёт ещё { guest-to-take }.
        [hard] На сложном уровне { automaton-name.pronoun } берёт ещё { guest-to-take }.
       *[easy] { automaton-name.Pronoun } берёт ещё { guest-to-take }.
    }
instruction-guest-none = { automaton-name } не берёт постояльца.
instruction-die-faces =
    { $n ->
        [1] { automaton-name.Pronoun } берёт кубик { LIST($faces, type: "or") }.
       *[other] { automaton-name.Pronoun } берёт кубик { LIST($faces, type: "or") } — с той клетки, где кубиков больше.
    }
instruction-die-any = { automaton-name.Pronoun } берёт кубик с клетки, где кубиков больше всего.
instruction-die-coloured = { automaton-name.Pronoun } берёт цветной кубик самой ценной знаменитости, а если их нет — кубик с клетки, где кубиков больше всего.
instruction-extra =
    { $level ->
        [medium] На среднем и сложном уровнях { $does }.
        [hard] На сложном уровне { $does }.
       *[easy] { $does }.
    }
extra-emperor =
    { $level ->
        [easy] { automaton-name.Pronoun } продвигается на { steps } по шкале императора
       *[other] { automaton-name.pronoun } продвигается на { steps } по шкале императора
    }
extra-objective =
    { $letter ->
        [any]
            { $level ->
                [easy] { automaton-name.Pronoun } приближается на один этап к той цели, до которой дальше всего
               *[other] { automaton-name.pronoun } приближается на один этап к той цели, до которой дальше всего
            }
       *[other]
            { $level ->
                [easy] { automaton-name.Pronoun } приближается на один этап к цели { $letter }
               *[other] { automaton-name.pronoun } приближается на один этап к цели { $letter }
            }
    }
extra-staff =
    { $level ->
        [easy] { automaton-name.Pronoun } открывает { staff-cards.accusative } из своей личной колоды
       *[other] { automaton-name.pronoun } открывает { staff-cards.accusative } из своей личной колоды
    }
extra-dancer =
    { $level ->
        [easy] В партиях с балами { automaton-name.pronoun } отправляет танцора на { ball-told }
       *[other] в партиях с балами { automaton-name.pronoun } отправляет танцора на { ball-told }
    }
instruction-hand =
    { $hand ->
        [left] При равенстве { automaton-name.pronoun } выбирает справа налево.
       *[right] При равенстве { automaton-name.pronoun } выбирает слева направо.
    }

ball-told =
    { $ball ->
        [after_next] бал после следующего
       *[next] следующий бал
    }
guest-to-take =
    { $colour ->
        [blue] синего постояльца { worth-most }
        [red] красного постояльца { worth-most }
        [yellow] жёлтого постояльца { worth-most }
        [green] зелёного постояльца { worth-most }
       *[any] постояльца любого цвета { worth-most }
    }
worth-most =
    { $ball ->
        [none] с наибольшим числом победных очков
       *[other] с наибольшим числом победных очков; в партиях с балами этот постоялец отправляется не в номер, а на { ball-told }
    }

## Карты целиком.

card-title-staff = Персонал { $number }: { $name }
card-title-guest = Постоялец { $number }: { $name }
card-title-objective =
    { $name ->
        [none] Цель { $number }
       *[other] Цель { $number }: { $name }
    }
card-title-instruction = Карта инструктажа { $number }
card-title-tile = Жетон императора { $tile }
card-title-hotel =
    { $side ->
        [night] Отель, ночная сторона
       *[day] Отель { $letter }, дневная сторона
    }

card-number = № { $number }
card-guest-house =
    { $colour ->
        [blue] Заселяется в синий номер.
        [red] Заселяется в красный номер.
        [yellow] Заселяется в жёлтый номер.
       *[other] Заселяется в номер любого цвета.
    }

card-orders = Заказ: { LIST($items) }.
card-worth = Приносит { victory-points }.
card-reward = Награда
card-no-reward = Кроме победных очков, награды нет.
card-cost = Стоит { krones.accusative }.
card-objective = Цель { $letter }
card-objective-pays =
    { $n ->
        [1] Кто достигнет её первым, получает победные очки: { LIST($points) }.
       *[other] Кто достигнет её { LIST($ranks) }, получает победные очки: { LIST($points) }.
    }
rank-1 = первым
rank-2 = вторым
rank-3 = третьим
rank-4 = четвёртым
card-tile = Жетон императора { $letter }
card-tile-when = Император приходит после раунда { $round }: каждый получает очки за своё деление и отступает на { $back }.
card-tile-reward = Деление { $space } и правее: бонус
card-tile-penalty = Деление 0: штраф
card-tile-rewards = Бонус: { $does }
card-tile-punishes = Штраф: { $does }
card-hotel-groups = { $rooms ->
        [one] { $rooms } номер
        [few] { $rooms } номера
       *[many] { $rooms } номеров
    } в { $n ->
        [one] { $n } группе
        [few] { $n } группах
       *[many] { $n } группах
    }: { LIST($sizes) }.
card-hotel-size =
    { $size ->
        [one] { $n } по { $size } номеру
        [few] { $n } по { $size } номера
       *[many] { $n } по { $size } номеров
    }
card-hotel-signs = Номера одной группы отмечены одной буквой; число с плюсом — очки за подготовку этого номера.
card-hotel-room =
    { $colour ->
        [blue] синий { $group }{ card-hotel-badge }
        [red] красный { $group }{ card-hotel-badge }
       *[yellow] жёлтый { $group }{ card-hotel-badge }
    }
card-hotel-badge =
    { $badge ->
        [0] { "" }
       *[other] { " " }+{ $badge }
    }

card-marked = Не все значения этой карты подтверждены.
card-ours = Это напечатано на карте, которой у нас нет, поэтому значения выбрали мы: { LIST($fields) }. В своём паке можно указать то, что напечатано.
card-ruling = Разъяснение { $number }: { $text }

## Что напечатано на карте.

fact-cost = стоимость
    .value = { krones }
fact-works = работает
    .value =
        { $timing ->
            [once] один раз, при розыгрыше
            [round] раз в раунд, в ваш ход
            [permanent] с этого момента постоянно
            [flip] один раз за игру, когда наступит её час
           *[end] в конце игры
        }
fact-introductory = вводный набор
    .value = { $letter }
fact-colour = цвет
    .value =
        { $colour ->
            [blue] { colour-blue }
            [red] { colour-red }
            [yellow] { colour-yellow }
           *[green] { colour-green }
        }
fact-order = заказ
    .value = { LIST($items) }
fact-vp = победные очки
    .value = { $n }
fact-module = модуль
    .value = { $module }
fact-letter = буква
    .value = { $letter }
fact-comes = приходит
    .value = после раунда { $round }
fact-automaton = виртуальный соперник
    .value = { automaton-name }
fact-hand = рука
    .value =
        { $hand ->
            [left] указывает влево
           *[right] указывает вправо
        }
fact-floor = этаж { $floor }
    .value = { LIST($rooms, type: "unit") }

## Откуда взяты значения.

field-number = номер
field-id = имя
field-name =
    { $language ->
        [en] английское название
        [de] немецкое название
        [uk] украинское название
        [ru] русское название
        [it] итальянское название
        [zh] китайское название
       *[other] название ({ $language })
    }
field-also = второе название
field-cost = стоимость
field-timing = когда работает
field-when = условие
field-effect = эффект
field-powers = свойства
field-score = подсчёт
field-colour = цвет
field-order = заказ
field-vp = победные очки
field-reward = награда
field-module = модуль
field-letter = буква
field-needs = требования
field-automaton = виртуальный соперник
field-guests = постояльцы
field-dice = кубики
field-extras = дополнительные действия
field-hand = рука
field-penalty = штраф
field-side = сторона
field-colours = цвета
field-groups = группы
field-badges = значки

source-of-values =
    { $source ->
        [rulebook] { LIST($fields, type: "unit") }: из правил
        [public] { LIST($fields, type: "unit") }: из открытых источников
        [picture] { LIST($fields, type: "unit") }: с изображения поля
        [unconfirmed] { LIST($fields, type: "unit") }: не подтверждено
        [translated] { LIST($fields, type: "unit") }: перевод наш
       *[house] { LIST($fields, type: "unit") }: наше значение
    }
values-marked =
    { $source ->
        [unconfirmed] Не подтверждено: { LIST($fields) }.
       *[house] Наше значение: { LIST($fields) }.
    }

card-unknown = В паке нет { $card }; назовите номер, например 75, жетон, например B2, "night" или "day A".
card-unknown-number = Карты { $number } нет; номера идут от { $low } до { $high }.
card-several = { $card } — так называются карты { LIST($numbers) }; назовите номер.

explain-room = Номер { $room }
