### What cards do: rewards, powers, scores, needs and penalties, each named as `packs/codes.py` names it.
###
### `$n` is the effect's number; the attribute `short` says the same in few words.

## Parts of the messages below.

steps =
    { $n ->
        [one] { $n } поділку
        [few] { $n } поділки
       *[many] { $n } поділок
    }
staff-cards =
    { $n ->
        [one] { $n } карта персоналу
        [few] { $n } карти персоналу
       *[many] { $n } карт персоналу
    }
    .accusative =
        { $n ->
            [one] { $n } карту персоналу
            [few] { $n } карти персоналу
           *[many] { $n } карт персоналу
        }
more-victory-points =
    { $n ->
        [one] ще { $n } переможне очко
        [few] ще { $n } переможні очки
       *[many] ще { $n } переможних очок
    }
price-told =
    { $price ->
        [free] безплатно
        [less]
            { $less ->
                [one] на { $less } крону дешевше
                [few] на { $less } крони дешевше
               *[many] на { $less } крон дешевше
            }
       *[full] за повну ціну
    }
    .short =
        { $price ->
            [free] { " " }безплатно
            [less] { " " }зі знижкою { $less }
           *[full] { "" }
        }
floors-told =
    { $where ->
        [low] { " " }на поверсі { LIST($floors, type: "or") }
       *[anywhere] { "" }
    }
    .short =
        { $where ->
            [low]
                { $top ->
                    [1] { " " }на поверсі 1
                   *[other] { " " }на поверхах 1–{ $top }
                }
           *[anywhere] { "" }
        }

rooms-to-prepare =
    { $n ->
        [1] Можете підготувати { $n } номер{ floors-told } { price-told }
        [one] Можете підготувати до { $n } номера{ floors-told }, кожен { price-told }
        [few] Можете підготувати до { $n } номерів{ floors-told }, кожен { price-told }
       *[many] Можете підготувати до { $n } номерів{ floors-told }, кожен { price-told }
    }
guest-moves-in =
    { $whose ->
        [some] Щоразу, коли { LIST($colours, type: "or") } гість заселяється в номер
       *[all] Щоразу, коли гість заселяється в номер
    }
    .short =
        { $whose ->
            [some] заселено: { LIST($colours, type: "or") } гість
           *[all] заселено гостя
        }
die-taken = Щоразу, коли берете кубик зі значенням { LIST($faces, type: "or") }
    .short = кубик { LIST($faces, type: "or") }
counted = Наберіть { victory-points } за
    .short = { $n } ПО за
at-most =
    { $most ->
        [0] { "" }
       *[other] , щонайбільше { $most }
    }
other-half =
    { $half ->
        [cannot]
            ; якщо не можете, натомість втратьте { $vp ->
                [one] { $vp } переможне очко
                [few] { $vp } переможні очки
               *[many] { $vp } переможних очок
            }
        [choice]
            {" "}або, на ваш вибір, втратьте { $vp ->
                [one] { $vp } переможне очко
                [few] { $vp } переможні очки
               *[many] { $vp } переможних очок
            }
       *[none] { "" }
    }
    .short =
        { $half ->
            [cannot] , інакше −{ $vp } ПО
            [choice] {" "}або −{ $vp } ПО
           *[none] { "" }
        }
several-short = { LIST($parts, type: "unit") }
one-and-another-short = { $first }; { $another }

## Steps of a reward or of an effect.

step-gain = Отримайте { LIST($things, form: "accusative") }.
step-gain_krones = Отримайте { krones.accusative }.
    .short = { krones }
step-gain_item =
    { $item ->
        [strudel] Отримайте { items-strudel }.
        [cake] Отримайте { items-cake }.
        [wine] Отримайте { items-wine }.
        [coffee] Отримайте { items-coffee.accusative }.
       *[champagne] Отримайте { items-champagne }.
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
        [one] Отримайте { $n } смаколик або напій на ваш вибір.
        [few] Отримайте { $n } смаколики або напої на ваш вибір.
       *[many] Отримайте { $n } смаколиків або напоїв на ваш вибір.
    }
    .short =
        { $n ->
            [1] смаколик чи напій
            [one] { $n } смаколик чи напій
            [few] { $n } смаколики чи напої
           *[many] { $n } смаколиків чи напоїв
        }
step-advance_emperor = Просуньтеся треком імператора на { steps }.
    .short = імператор +{ $n }
step-gain_vp = Наберіть { victory-points }.
    .short = { points }
step-draw_staff = Візьміть на руку { staff-cards.accusative }.
    .short = взяти персонал: { $n }
step-hire =
    { $n ->
        [1] Можете найняти { $n } карту з руки { price-told }.
        [one] Можете найняти до { $n } карти з руки, кожну { price-told }.
        [few] Можете найняти до { $n } карт з руки, кожну { price-told }.
       *[many] Можете найняти до { $n } карт з руки, кожну { price-told }.
    }
    .short = найняти { $n }{ price-told.short }
step-look_and_hire =
    { $must ->
        [yes]
            { $n ->
                [one] Перегляньте { $n } верхню карту колоди персоналу: одну ви повинні найняти { price-told }, решта йде під низ колоди.
                [few] Перегляньте { $n } верхні карти колоди персоналу: одну ви повинні найняти { price-told }, решта йде під низ колоди.
               *[many] Перегляньте { $n } верхніх карт колоди персоналу: одну ви повинні найняти { price-told }, решта йде під низ колоди.
            }
       *[no]
            { $n ->
                [one] Перегляньте { $n } верхню карту колоди персоналу: одну можете найняти { price-told }, решта йде під низ колоди.
                [few] Перегляньте { $n } верхні карти колоди персоналу: одну можете найняти { price-told }, решта йде під низ колоди.
               *[many] Перегляньте { $n } верхніх карт колоди персоналу: одну можете найняти { price-told }, решта йде під низ колоди.
            }
    }
    .short =
        { $must ->
            [yes] мусите найняти 1 з { $n } верхніх{ price-told.short }
           *[no] найняти 1 з { $n } верхніх{ price-told.short }
        }
step-prepare = { rooms-to-prepare }.
    .short =
        { $n ->
            [one] підготувати { $n } номер{ price-told.short }{ floors-told.short }
            [few] підготувати { $n } номери{ price-told.short }{ floors-told.short }
           *[many] підготувати { $n } номерів{ price-told.short }{ floors-told.short }
        }
step-prepare-again-short = { $first } і ще { $n }{ price-told.short }{ floors-told.short }
step-prepare_and_occupy =
    { $n ->
        [1] { rooms-to-prepare } й одразу зайняти його.
        [one] { rooms-to-prepare }, й одразу зайняти їх.
        [few] { rooms-to-prepare }, й одразу зайняти їх.
       *[many] { rooms-to-prepare }, й одразу зайняти їх.
    }
    .short =
        { $n ->
            [one] зайняти { $n } новий номер{ price-told.short }{ floors-told.short }
            [few] зайняти { $n } нові номери{ price-told.short }{ floors-told.short }
           *[many] зайняти { $n } нових номерів{ price-told.short }{ floors-told.short }
        }
step-occupy =
    { $n ->
        [1] Можете зайняти { $n } вільний номер будь-якого кольору{ floors-told }.
        [one] Можете зайняти до { $n } вільного номера будь-якого кольору{ floors-told }.
        [few] Можете зайняти до { $n } вільних номерів будь-якого кольору{ floors-told }.
       *[many] Можете зайняти до { $n } вільних номерів будь-якого кольору{ floors-told }.
    }
    .short =
        { $n ->
            [one] зайняти { $n } вільний номер{ floors-told.short }
            [few] зайняти { $n } вільні номери{ floors-told.short }
           *[many] зайняти { $n } вільних номерів{ floors-told.short }
        }
step-take_guest =
    { $n ->
        [1] Можете безплатно взяти { $n } гостя з черги.
        [one] Можете безплатно взяти до { $n } гостя з черги; перед наступним черга поповнюється.
        [few] Можете безплатно взяти до { $n } гостей з черги; перед наступним черга поповнюється.
       *[many] Можете безплатно взяти до { $n } гостей з черги; перед наступним черга поповнюється.
    }
    .short =
        { $n ->
            [one] { $n } гість безплатно
            [few] { $n } гості безплатно
           *[many] { $n } гостей безплатно
        }
step-complete_order =
    { $n ->
        [1] Виконайте замовлення одного гостя у своїй кав'ярні смаколиками й напоями із запасу.
        [one] Виконайте замовлення до { $n } гостя у своїй кав'ярні смаколиками й напоями із запасу.
        [few] Виконайте замовлення до { $n } гостей у своїй кав'ярні смаколиками й напоями із запасу.
       *[many] Виконайте замовлення до { $n } гостей у своїй кав'ярні смаколиками й напоями із запасу.
    }
    .short =
        { $n ->
            [one] виконати { $n } замовлення
            [few] виконати { $n } замовлення
           *[many] виконати { $n } замовлень
        }
step-extra_action = Виберіть комірку дії, у якій є хоч один кубик, і виконайте її дію; кубик лишається на місці, дію не можна посилити, а персонал, що чекає на кубик, не діє.
    .short = дія кубика, кубик лишається
step-extra_turn = Зробіть ще один хід, а його кубик лишіть на місці.
    .short = ще хід, кубик лишається
step-vp_per_staff = Наберіть { victory-points } за кожну найняту вами карту персоналу.
    .short = { points } за найнятий персонал

step-spend_item =
    { $item ->
        [strudel] Віддайте { items-strudel } зі своєї кухні.
        [cake] Віддайте { items-cake } зі своєї кухні.
        [wine] Віддайте { items-wine } зі своєї кухні.
        [coffee] Віддайте { items-coffee.accusative } зі своєї кухні.
       *[champagne] Віддайте { items-champagne } зі своєї кухні.
    }
    .short =
        { $item ->
            [strudel] віддати { items-strudel }
            [cake] віддати { items-cake }
            [wine] віддати { items-wine }
            [coffee] віддати { items-coffee.accusative }
           *[champagne] віддати { items-champagne }
        }
step-spend_krones = Заплатіть { krones.accusative }.
    .short = заплатити { krones.accusative }
step-go_back = Відступіть треком імператора на { steps }.
    .short = імператор −{ $n }
step-exchange =
    { $optional ->
        [yes]
            { $n ->
                [1] Можете обміняти { $n } смаколик чи напій на своїй кухні на інший.
                [one] Можете обміняти до { $n } смаколика чи напою на своїй кухні, кожен на інший.
                [few] Можете обміняти до { $n } смаколиків і напоїв на своїй кухні, кожен на інший.
               *[many] Можете обміняти до { $n } смаколиків і напоїв на своїй кухні, кожен на інший.
            }
       *[no]
            { $n ->
                [one] Обміняйте { $n } смаколик чи напій на своїй кухні на інший.
                [few] Обміняйте { $n } смаколики й напої на своїй кухні, кожен на інший.
               *[many] Обміняйте { $n } смаколиків і напоїв на своїй кухні, кожен на інший.
            }
    }
    .short =
        { $optional ->
            [yes] обміняти до { $n }
           *[no] обміняти { $n }
        }
step-take_served =
    { $n ->
        [1] Можете безплатно взяти { $n } гостя з черги; усе його замовлення подають із запасу.
        [one] Можете безплатно взяти до { $n } гостя з черги; усі їхні замовлення подають із запасу.
        [few] Можете безплатно взяти до { $n } гостей з черги; усі їхні замовлення подають із запасу.
       *[many] Можете безплатно взяти до { $n } гостей з черги; усі їхні замовлення подають із запасу.
    }
    .short =
        { $n ->
            [one] { $n } гість безплатно, замовлення подано
            [few] { $n } гості безплатно, замовлення подано
           *[many] { $n } гостей безплатно, замовлення подано
        }
step-vp_per_objective = Наберіть { victory-points } за кожне виконане вами завдання.
    .short = { points } за завдання

## What a card waits for. `$n` is the least that counts; `$whose` says whether only some colours do.

trigger-staff =
    { $tile ->
        [yes] Коли ви найняли карту персоналу
       *[no] Коли ви найняли іншу карту персоналу
    }
    .short = найнято персонал
trigger-occupied =
    { $whose ->
        [some] Коли ви зайняли { LIST($colours, type: "or") } номер
       *[all] Коли ви зайняли номер
    }
    .short =
        { $whose ->
            [some] зайнято { LIST($colours, type: "or") } номер
           *[all] зайнято номер
        }
trigger-group =
    { $whose ->
        [some] Коли ви заповнили { LIST($colours, type: "or", form: "her") } групу щонайменше з { $n } номерів
       *[all] Коли ви заповнили групу щонайменше з { $n } номерів
    }
    .short =
        { $whose ->
            [some] заповнено { LIST($colours, type: "or", form: "her") } групу, { $n }+
           *[all] заповнено групу, { $n }+
        }
trigger-objective = Коли ви виконали завдання
    .short = виконано завдання
trigger-order =
    { $whose ->
        [some]
            { $n ->
                [one] Коли ви заселили { LIST($colours, type: "or", form: "animate") } гостя, чиє замовлення — щонайменше { $n } смаколик чи напій
                [few] Коли ви заселили { LIST($colours, type: "or", form: "animate") } гостя, чиє замовлення — щонайменше { $n } смаколики й напої
               *[many] Коли ви заселили { LIST($colours, type: "or", form: "animate") } гостя, чиє замовлення — щонайменше { $n } смаколиків і напоїв
            }
       *[all]
            { $n ->
                [one] Коли ви заселили гостя, чиє замовлення — щонайменше { $n } смаколик чи напій
                [few] Коли ви заселили гостя, чиє замовлення — щонайменше { $n } смаколики й напої
               *[many] Коли ви заселили гостя, чиє замовлення — щонайменше { $n } смаколиків і напоїв
            }
    }
    .short =
        { $whose ->
            [some] { LIST($colours, type: "or") } гість, замовлення { $n }+
           *[all] гість, замовлення { $n }+
        }
trigger-krones =
    { $n ->
        [1] Коли ви отримали крони
        [one] Коли ви отримали { $n } або більше крон нараз
        [few] Коли ви отримали { $n } або більше крон нараз
       *[many] Коли ви отримали { $n } або більше крон нараз
    }
    .short =
        { $n ->
            [1] отримано крони
           *[other] { $n }+ крон нараз
        }
trigger-emperor =
    { $n ->
        [1] Коли ви просунулися треком імператора
        [one] Коли ви просунулися треком імператора на { $n } або більше поділок нараз
        [few] Коли ви просунулися треком імператора на { $n } або більше поділок нараз
       *[many] Коли ви просунулися треком імператора на { $n } або більше поділок нараз
    }
    .short =
        { $n ->
            [1] крок до імператора
           *[other] { $n }+ кроків до імператора нараз
        }
trigger-dishes = Коли ви отримали { $n } або більше смаколиків нараз
    .short = { $n }+ смаколиків нараз
trigger-drinks = Коли ви отримали { $n } або більше напоїв нараз
    .short = { $n }+ напоїв нараз

trigger-told =
    { $timing ->
        [flip] { $when }, раз за гру:
        [round] { $when }, раз за раунд:
       *[permanent] { $when }, щоразу:
    }

## Powers: what permanent staff change. `$big_order` is a number of the board.

power-check_in_krones = { guest-moves-in }, отримайте { krones.accusative }.
    .short = { guest-moves-in.short }: { krones }
power-check_in_emperor = { guest-moves-in }, просуньтеся треком імператора на { steps }.
    .short = { guest-moves-in.short }: імператор +{ $n }
power-check_in_vp = { guest-moves-in }, наберіть { victory-points }.
    .short = { guest-moves-in.short }: { vp }
power-big_order_vp =
    { $big_order ->
        [one] Щоразу, коли в номер заселяється гість, чиє замовлення — щонайменше { $big_order } смаколик чи напій, наберіть { more-victory-points }.
        [few] Щоразу, коли в номер заселяється гість, чиє замовлення — щонайменше { $big_order } смаколики й напої, наберіть { more-victory-points }.
       *[many] Щоразу, коли в номер заселяється гість, чиє замовлення — щонайменше { $big_order } смаколиків і напоїв, наберіть { more-victory-points }.
    }
    .short = заселено гостя із замовленням { $big_order }+: { vp }
power-room_free =
    { $whose ->
        [some] Ви безплатно готуєте { LIST($colours, form: "many") } номери.
       *[all] Ви безплатно готуєте номери.
    }
    .short =
        { $whose ->
            [some] { LIST($colours, form: "many") } номери безплатно
           *[all] номери безплатно
        }
power-die_vp = { die-taken }, наберіть { victory-points }.
    .short = { die-taken.short }: { vp }
power-die_strength = { die-taken }, його дія сильніша на { $n }.
    .short = { die-taken.short }: сила +{ $n }
power-six_free = За шістку ви не платите.
    .short = шістки безплатні
power-both_tracks = { die-taken }, отримайте крони й просуньтеся треком імператора — і те, і те на повну силу.
    .short = { die-taken.short }: крони й імператор сповна
power-side_prepare =
    { $n ->
        [1] { die-taken }, можете також підготувати { $n } номер за повну ціну, до або після його дії.
        [one] { die-taken }, можете також підготувати до { $n } номера за повну ціну, до або після його дії.
        [few] { die-taken }, можете також підготувати до { $n } номерів за повну ціну, до або після його дії.
       *[many] { die-taken }, можете також підготувати до { $n } номерів за повну ціну, до або після його дії.
    }
    .short =
        { $n ->
            [one] { die-taken.short }: також { $n } номер
            [few] { die-taken.short }: також { $n } номери
           *[many] { die-taken.short }: також { $n } номерів
        }
power-side_hire =
    { $n ->
        [1] { die-taken }, можете також найняти { $n } карту з руки за повну ціну, до або після його дії.
        [one] { die-taken }, можете також найняти до { $n } карти з руки за повну ціну, до або після його дії.
        [few] { die-taken }, можете також найняти до { $n } карт з руки за повну ціну, до або після його дії.
       *[many] { die-taken }, можете також найняти до { $n } карт з руки за повну ціну, до або після його дії.
    }
    .short = { die-taken.short }: також найняти { $n }
power-side_emperor = { die-taken }, можете також просунутися треком імператора на { steps }, до або після його дії.
    .short = { die-taken.short }: також імператор +{ $n }
power-occupy_krones = Щоразу, коли ви займаєте номер у будь-який спосіб, отримайте { krones.accusative }.
    .short = зайнято номер: { krones }
power-serve_free = Ви безплатно подаєте смаколики й напої зі своєї кухні.
    .short = подавати безплатно
power-guest_free = Гостей з черги ви берете безплатно.
    .short = гості безплатно
power-waive_penalty = Можете заплатити { krones.accusative }, щоб уникнути штрафу імператора.
    .short = { krones } замість штрафу
power-immune = Штрафи імператора вас не стосуються.
    .short = жодних штрафів імператора
power-emperor_reward_vp = Щоразу, коли отримуєте винагороду імператора, наберіть { more-victory-points }.
    .short = винагорода імператора: ще { $n } ПО

## Scores: what end-of-game staff count.

score-occupied_colour =
    { $colour ->
        [blue] { counted } кожен зайнятий синій номер{ at-most }.
        [red] { counted } кожен зайнятий червоний номер{ at-most }.
       *[yellow] { counted } кожен зайнятий жовтий номер{ at-most }.
    }
    .short =
        { $colour ->
            [blue] { counted.short } синій номер{ at-most }
            [red] { counted.short } червоний номер{ at-most }
           *[yellow] { counted.short } жовтий номер{ at-most }
        }
score-occupied = { counted } кожен зайнятий номер у вашому готелі{ at-most }.
    .short = { counted.short } зайнятий номер{ at-most }
score-tiles = { counted } кожен номер у вашому готелі, вільний чи зайнятий{ at-most }.
    .short = { counted.short } будь-який номер{ at-most }
score-staff = { counted } кожну найняту вами карту персоналу, разом із цією{ at-most }.
    .short = { counted.short } найнятий персонал{ at-most }
score-groups = { counted } кожну повністю зайняту групу номерів{ at-most }.
    .short = { counted.short } повну групу{ at-most }
score-objectives = { counted } кожне виконане вами завдання{ at-most }.
    .short = { counted.short } завдання{ at-most }
score-emperor = { counted } кожну поділку, пройдену вами на треку імператора{ at-most }.
    .short = { counted.short } поділку імператора{ at-most }
score-floors = { counted } кожен повністю зайнятий поверх{ at-most }.
    .short = { counted.short } повний поверх{ at-most }
score-columns = { counted } кожен повністю зайнятий стовпець{ at-most }.
    .short = { counted.short } повний стовпець{ at-most }
score-colour_sets = { counted } кожен набір із синього, червоного й жовтого зайнятих номерів{ at-most }.
    .short = { counted.short } набір трьох кольорів номерів{ at-most }

score-copy = Виберіть карту персоналу кінця гри, яку найняв інший гравець, і порахуйте її так, наче вона ваша.
    .short = як чужа карта кінця гри

## Needs: what objectives ask for.

need-krones = Майте { krones.accusative }.
    .short = { krones }
need-tiles =
    { $n ->
        [one] Майте у своєму готелі щонайменше { $n } номер, вільний чи зайнятий.
        [few] Майте у своєму готелі щонайменше { $n } номери, вільні чи зайняті.
       *[many] Майте у своєму готелі щонайменше { $n } номерів, вільних чи зайнятих.
    }
    .short =
        { $n ->
            [one] { $n } будь-який номер
            [few] { $n } будь-які номери
           *[many] { $n } будь-яких номерів
        }
need-staff = Найміть щонайменше { staff-cards.accusative }.
    .short = найнятий персонал: { $n }
need-emperor =
    { $n ->
        [one] Пройдіть щонайменше { $n } поділку треку імператора.
        [few] Пройдіть щонайменше { $n } поділки треку імператора.
       *[many] Пройдіть щонайменше { $n } поділок треку імператора.
    }
    .short = імператор, поділка { $n }
need-floors =
    { $n ->
        [one] Повністю займіть щонайменше { $n } поверх.
        [few] Повністю займіть щонайменше { $n } поверхи.
       *[many] Повністю займіть щонайменше { $n } поверхів.
    }
    .short =
        { $n ->
            [one] { $n } повний поверх
            [few] { $n } повні поверхи
           *[many] { $n } повних поверхів
        }
need-columns =
    { $n ->
        [one] Повністю займіть щонайменше { $n } стовпець.
        [few] Повністю займіть щонайменше { $n } стовпці.
       *[many] Повністю займіть щонайменше { $n } стовпців.
    }
    .short =
        { $n ->
            [one] { $n } повний стовпець
            [few] { $n } повні стовпці
           *[many] { $n } повних стовпців
        }
need-groups =
    { $n ->
        [one] Повністю займіть щонайменше { $n } групу номерів.
        [few] Повністю займіть щонайменше { $n } групи номерів.
       *[many] Повністю займіть щонайменше { $n } груп номерів.
    }
    .short =
        { $n ->
            [one] { $n } повна група
            [few] { $n } повні групи
           *[many] { $n } повних груп
        }
need-whole_colours =
    { $n ->
        [1] Займіть усі номери одного кольору.
        [one] Займіть усі номери { $n } кольору.
        [few] Займіть усі номери { $n } кольорів.
       *[many] Займіть усі номери { $n } кольорів.
    }
    .short =
        { $n ->
            [1] усі одного кольору
            [one] усі { $n } кольору
            [few] усі { $n } кольорів
           *[many] усі { $n } кольорів
        }
need-kitchen = Майте на своїй кухні щонайменше по { $n } кожного смаколика й напою.
    .short = на кухні по { $n } всього
need-top_floor =
    { $n ->
        [one] Займіть щонайменше { $n } номер на верхньому поверсі.
        [few] Займіть щонайменше { $n } номери на верхньому поверсі.
       *[many] Займіть щонайменше { $n } номерів на верхньому поверсі.
    }
    .short = { $n } на верхньому поверсі
need-orders =
    { $n ->
        [one] Заселіть { $n } гостя
        [few] Заселіть { $n } гостей
       *[many] Заселіть { $n } гостей
    } із замовленням щонайменше на { $items ->
        [one] { $items } смаколик чи напій.
        [few] { $items } смаколики й напої.
       *[many] { $items } смаколиків і напоїв.
    }
    .short =
        { $n ->
            [one] { $n } гість, замовлення { $items }+
            [few] { $n } гості, замовлення { $items }+
           *[many] { $n } гостей, замовлення { $items }+
        }

need-colours = Займіть щонайменше стільки номерів: { LIST($rooms) }.
    .short = зайнято { LIST($rooms) }

## Penalties of the emperor.

penalty-lose_krones = Втратьте { krones.accusative }{ other-half }.
    .short = −{ krones }{ other-half.short }
penalty-return_kitchen = Поверніть усі смаколики й напої зі своєї кухні{ other-half }.
    .short = спорожнити кухню{ other-half.short }
penalty-return_kitchen_and_cafe = Поверніть усі смаколики й напої зі своєї кухні та від своїх гостей{ other-half }.
    .short = спорожнити кухню й столики кав'ярні{ other-half.short }
penalty-return_staff =
    { $n ->
        [one] Покладіть { $n } карту з руки під низ колоди{ other-half }.
        [few] Покладіть { $n } карти з руки під низ колоди{ other-half }.
       *[many] Покладіть { $n } карт з руки під низ колоди{ other-half }.
    }
    .short = повернути персонал з руки: { $n }{ other-half.short }
penalty-remove_vacant =
    { $n ->
        [one] Приберіть { $n } вільний номер з найвищого поверху, де такий є{ other-half }.
        [few] Приберіть { $n } вільні номери, кожен з найвищого поверху, де такий є{ other-half }.
       *[many] Приберіть { $n } вільних номерів, кожен з найвищого поверху, де такий є{ other-half }.
    }
    .short =
        { $n ->
            [one] прибрати { $n } вільний номер{ other-half.short }
            [few] прибрати { $n } вільні номери{ other-half.short }
           *[many] прибрати { $n } вільних номерів{ other-half.short }
        }
penalty-remove_occupied =
    { $n ->
        [1] Приберіть зайнятий номер з найвищого поверху, де такий є{ other-half }.
        [2] Приберіть зайнятий номер з найвищого поверху, де такий є, а потім ще один з наступного найвищого, якщо такий поверх є{ other-half }.
       *[other] Приберіть зайняті номери, { $n } загалом: перший з найвищого поверху, де такий є, кожен інший — з наступного найвищого, поки такий поверх є{ other-half }.
    }
    .short =
        { $n ->
            [one] прибрати { $n } зайнятий номер{ other-half.short }
            [few] прибрати { $n } зайняті номери{ other-half.short }
           *[many] прибрати { $n } зайнятих номерів{ other-half.short }
        }
penalty-remove_occupied_column =
    { $n ->
        [1] Приберіть зайнятий номер з найвищого поверху, де такий є{ other-half }.
        [2] Приберіть зайнятий номер з найвищого поверху, де такий є, а потім ще один під ним у тому самому стовпці, якщо є{ other-half }.
       *[other] Приберіть зайняті номери, { $n } загалом: перший з найвищого поверху, де такий є, кожен інший — під попереднім у тому самому стовпці, поки є{ other-half }.
    }
    .short =
        { $n ->
            [one] прибрати { $n } зайнятий у стовпці{ other-half.short }
            [few] прибрати { $n } зайняті в стовпці{ other-half.short }
           *[many] прибрати { $n } зайнятих у стовпці{ other-half.short }
        }
penalty-lose_vp = Втратьте { victory-points }{ other-half }.
    .short = −{ vp }{ other-half.short }
penalty-lose_vp_per_staff = Втратьте { victory-points } за кожну найняту вами карту персоналу{ other-half }.
    .short = −{ vp } за найнятий персонал{ other-half.short }
penalty-dismiss_end_staff =
    { $n ->
        [one] Звільніть { $n } найняту вами карту кінця гри{ other-half }.
        [few] Звільніть { $n } найняті вами карти кінця гри{ other-half }.
       *[many] Звільніть { $n } найнятих вами карт кінця гри{ other-half }.
    }
    .short =
        { $n ->
            [one] звільнити { $n } карту кінця гри{ other-half.short }
            [few] звільнити { $n } карти кінця гри{ other-half.short }
           *[many] звільнити { $n } карт кінця гри{ other-half.short }
        }

penalty-lose_krones_and_item = Втратьте { krones.accusative } й поверніть 1 смаколик або напій зі своєї кухні{ other-half }.
    .short = −{ krones } й −1 порція{ other-half.short }
penalty-lose_krones_and_kitchen = Втратьте всі свої крони й поверніть усе зі своєї кухні{ other-half }.
    .short = втратити всі крони, спорожнити кухню{ other-half.short }

## A staff card in few words, with when it works.

staff-once-short = одразу: { $does }
staff-round-short =
    { $when ->
        [none] щораунду: { $does }
       *[other] щораунду, { $when }: { $does }
    }
staff-permanent-short = { $does }

staff-end-short = наприкінці: { $does }
staff-flip-short = раз за гру, { $when }: { $does }

## Instruction cards of the automaton. `$automaton` is its id; `$level` that from which it counts.

instruction-guest =
    { $level ->
        [medium] На середньому й складному рівнях { automaton-name } бере { guest-to-take }.
        [hard] На складному рівні { automaton-name } бере { guest-to-take }.
       *[easy] { automaton-name } бере { guest-to-take }.
    }
instruction-guest-also =
    { $level ->
        [medium] На середньому й складному рівнях { automaton-name.pronoun } бере ще й { guest-to-take }.
        [hard] На складному рівні { automaton-name.pronoun } бере ще й { guest-to-take }.
       *[easy] { automaton-name.Pronoun } бере ще й { guest-to-take }.
    }
instruction-guest-none = { automaton-name } не бере гостя.
instruction-die-faces =
    { $n ->
        [1] { automaton-name.Pronoun } бере кубик зі значенням { LIST($faces, type: "or") }.
       *[other] { automaton-name.Pronoun } бере кубик зі значенням { LIST($faces, type: "or") } — з тієї комірки, де кубиків більше.
    }
instruction-die-any = { automaton-name.Pronoun } бере кубик з комірки, де їх найбільше.
instruction-die-coloured = { automaton-name.Pronoun } бере кольоровий кубик найціннішої знаменитості, а якщо його немає — кубик з комірки, де їх найбільше.
instruction-extra =
    { $level ->
        [medium] На середньому й складному рівнях { $does }.
        [hard] На складному рівні { $does }.
       *[easy] { $does }.
    }
extra-emperor =
    { $level ->
        [easy] { automaton-name.Pronoun } просувається треком імператора на { steps }
       *[other] { automaton-name.pronoun } просувається треком імператора на { steps }
    }
extra-objective =
    { $letter ->
        [any]
            { $level ->
                [easy] { automaton-name.Pronoun } стає на крок ближче до завдання, від якого найдалі
               *[other] { automaton-name.pronoun } стає на крок ближче до завдання, від якого найдалі
            }
       *[other]
            { $level ->
                [easy] { automaton-name.Pronoun } стає на крок ближче до завдання { $letter }
               *[other] { automaton-name.pronoun } стає на крок ближче до завдання { $letter }
            }
    }
extra-staff =
    { $level ->
        [easy] { automaton-name.Pronoun } відкриває зі своєї особистої колоди { staff-cards.accusative }
       *[other] { automaton-name.pronoun } відкриває зі своєї особистої колоди { staff-cards.accusative }
    }
extra-dancer =
    { $level ->
        [easy] Якщо в грі є бальні зали, { automaton-name.pronoun } надсилає танцівника на { ball-told }
       *[other] якщо в грі є бальні зали, { automaton-name.pronoun } надсилає танцівника на { ball-told }
    }
instruction-hand =
    { $hand ->
        [left] З рівних варіантів { automaton-name.pronoun } бере перший справа.
       *[right] З рівних варіантів { automaton-name.pronoun } бере перший зліва.
    }

ball-told =
    { $ball ->
        [after_next] бал після наступного
       *[next] наступний бал
    }
guest-to-take =
    { $colour ->
        [blue] синього гостя { worth-most }
        [red] червоного гостя { worth-most }
        [yellow] жовтого гостя { worth-most }
        [green] зеленого гостя { worth-most }
       *[any] гостя будь-якого кольору { worth-most }
    }
worth-most =
    { $ball ->
        [none] з найбільшою кількістю переможних очок
       *[other] з найбільшою кількістю переможних очок; якщо в грі є бальні зали, цей гість іде на { ball-told }, а не в номер
    }

## Whole cards.

card-title-staff = Персонал { $number }: { $name }
card-title-guest = Гість { $number }: { $name }
card-title-objective =
    { $name ->
        [none] Завдання { $number }
       *[other] Завдання { $number }: { $name }
    }
card-title-instruction = Вказівка { $number }
card-title-tile = Плитка імператора { $tile }
card-title-hotel =
    { $side ->
        [night] Готель, нічна сторона
       *[day] Готель { $letter }, денна сторона
    }

card-number = № { $number }
card-guest-house =
    { $colour ->
        [blue] Заселяється в синій номер.
        [red] Заселяється в червоний номер.
        [yellow] Заселяється в жовтий номер.
       *[other] Заселяється в номер будь-якого кольору.
    }

card-orders = Замовляє { LIST($items, form: "accusative") }.
card-worth = Дає { victory-points }.
card-reward = Винагорода
card-no-reward = Окрім переможних очок, винагороди немає.
card-cost = Коштує { krones.accusative }.
card-objective = Завдання { $letter }
card-objective-pays =
    { $n ->
        [1] За перше місце — { LIST($points) } переможних очок.
       *[other] За { LIST($ranks) } місце — відповідно { LIST($points) } переможних очок.
    }
rank-1 = перше
rank-2 = друге
rank-3 = третє
rank-4 = четверте
card-tile = Плитка імператора { $letter }
card-tile-when = Імператор прибуває після раунду { $round }: усі набирають очки за свою поділку й відступають на { $back }.
card-tile-reward = Поділка { $space } або далі: винагорода
card-tile-penalty = Поділка 0: штраф
card-tile-rewards = Винагорода: { $does }
card-tile-punishes = Штраф: { $does }
card-hotel-groups =
    { $n ->
        [one] Його { $rooms ->
            [one] { $rooms } номер
            [few] { $rooms } номери
           *[many] { $rooms } номерів
        } утворюють { $n } групу: { LIST($sizes) }.
        [few] Його { $rooms ->
            [one] { $rooms } номер
            [few] { $rooms } номери
           *[many] { $rooms } номерів
        } утворюють { $n } групи: { LIST($sizes) }.
       *[many] Його { $rooms ->
            [one] { $rooms } номер
            [few] { $rooms } номери
           *[many] { $rooms } номерів
        } утворюють { $n } груп: { LIST($sizes) }.
    }
card-hotel-size =
    { $size ->
        [one] { $n } по { $size } номеру
        [few] { $n } по { $size } номери
       *[many] { $n } по { $size } номерів
    }
card-hotel-signs = Номери однієї групи мають спільну літеру; число з плюсом — це очки за викладену там плитку.
card-hotel-room =
    { $colour ->
        [blue] синій { $group }{ card-hotel-badge }
        [red] червоний { $group }{ card-hotel-badge }
       *[yellow] жовтий { $group }{ card-hotel-badge }
    }
card-hotel-badge =
    { $badge ->
        [0] { "" }
       *[other] { " " }+{ $badge }
    }

card-marked = Не всі значення цієї карти підтверджено.
card-ours = Надруковано на карті, якої ми не маємо, тож вибрали самі: { LIST($fields) }. Надруковане можна зазначити у власному пакеті.
card-ruling = Роз'яснення { $number }: { $text }

## What is printed on a card, as a list of facts: what it is, and its value.

fact-cost = ціна
    .value = { krones }
fact-works = діє
    .value =
        { $timing ->
            [once] один раз, коли наймають
            [round] раз за раунд, у свій хід
            [permanent] відтепер завжди
            [flip] раз за гру, коли настане її мить
           *[end] наприкінці гри
        }
fact-introductory = набір для початківців
    .value = { $letter }
fact-colour = колір
    .value =
        { $colour ->
            [blue] { colour-blue }
            [red] { colour-red }
            [yellow] { colour-yellow }
           *[green] { colour-green }
        }
fact-order = замовлення
    .value = { LIST($items) }
fact-vp = переможні очки
    .value = { $n }
fact-module = модуль
    .value = { $module }
fact-letter = літера
    .value = { $letter }
fact-comes = прибуває
    .value = після раунду { $round }
fact-automaton = автома
    .value = { automaton-name }
fact-hand = рука
    .value =
        { $hand ->
            [left] показує ліворуч
           *[right] показує праворуч
        }
fact-floor = поверх { $floor }
    .value = { LIST($rooms, type: "unit") }

## Where values come from.

field-number = число
field-id = назва
field-name =
    { $language ->
        [en] назва англійською
        [de] назва німецькою
        [uk] назва українською
        [ru] назва російською
        [it] назва італійською
        [zh] назва китайською
       *[other] назва ({ $language })
    }
field-also = друга назва
field-cost = ціна
field-timing = час дії
field-when = умова
field-effect = ефект
field-powers = здібності
field-score = очки
field-colour = колір
field-order = замовлення
field-vp = переможні очки
field-reward = винагорода
field-module = модуль
field-letter = літера
field-needs = вимога
field-automaton = автома
field-guests = гості
field-dice = кубики
field-extras = додаткове
field-hand = рука
field-penalty = штраф
field-side = сторона
field-colours = кольори
field-groups = групи
field-badges = позначки

source-of-values =
    { $source ->
        [rulebook] { LIST($fields, type: "unit") }: з правил гри
        [public] { LIST($fields, type: "unit") }: із загальнодоступних переписів
        [picture] { LIST($fields, type: "unit") }: із зображення поля
        [unconfirmed] { LIST($fields, type: "unit") }: не підтверджено
        [translated] { LIST($fields, type: "unit") }: переклад наш
       *[house] { LIST($fields, type: "unit") }: вибрали ми
    }
values-marked =
    { $source ->
        [unconfirmed] Не підтверджено: { LIST($fields) }.
       *[house] Вибрали ми: { LIST($fields) }.
    }

card-unknown = У пакеті немає { $card }; назвіть число, наприклад 75, плитку, наприклад B2, "night" або "day A".
card-unknown-number = Немає карти { $number }; їхні числа — від { $low } до { $high }.
card-several = Так — { $card } — звуться карти { LIST($numbers) }; назвіть число.

explain-room = Номер { $room }
