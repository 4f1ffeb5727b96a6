### What a bot advises, and why.

hint-title = Що зробив би { $level }
hint-asking = { $level } думає …
hint-do =
    { $begun ->
        [no] Почати: { $action }
       *[yes] Далі: { $action }
    }
hint-rest = Зробити решту
hint-step = Крок { $at } з { $length }
hint-other =
    { $action }: очікується { points }{ $less ->
        [0] { "" }
       *[other] , на { $less } менше
    }
hint-none = Зараз нема чого радити.
hint-expected = Наприкінці очікується { points }
hint-plan = План
hint-deed-passed = Спасувати й зачекати, поки кубики перекинуть
hint-deed-guest_taken =
    Запросити { FORM($guest, form: "accusative") } { $price ->
        [0] безплатно
        [one] за { $price } крону
        [few] за { $price } крони
       *[many] за { $price } крон
    }
hint-deed-die_taken =
    { $action ->
        [0] Взяти кубик { $face } без його дії
        [1] Взяти кубик { $face } заради струдлів і тортиків, сила { $strength }
        [2] Взяти кубик { $face } заради вина й кави, сила { $strength }
        [3] Взяти кубик { $face }, щоб підготувати номери, сила { $strength }
        [4] Взяти кубик { $face } заради кроків до імператора й крон, сила { $strength }
        [5] Взяти кубик { $face }, щоб найняти персонал, сила { $strength }
       *[other] Взяти кубик { $face }, сила { $strength }
    }{ $price ->
        [0] { "" }
        [one] , за { $price } крону
        [few] , за { $price } крони
       *[many] , за { $price } крон
    }
hint-deed-action_done =
    { $action ->
        [1] Взяти струдлі й тортики без кубика, сила { $strength }
        [2] Взяти вино й каву без кубика, сила { $strength }
        [3] Підготувати номери без кубика, сила { $strength }
        [4] Отримати кроки до імператора й крони без кубика, сила { $strength }
       *[other] Найняти персонал без кубика, сила { $strength }
    }
hint-deed-items_gained = Отримати { LIST($items, form: "accusative") }
hint-deed-items_spent = Віддати з кухні { LIST($items, form: "accusative") }
hint-deed-items_swapped = Обміняти { LIST($items, form: "accusative") } на { LIST($others, form: "accusative") }
hint-deed-items_served =
    { $complete ->
        [yes] Принести { FORM($guest, form: "dative") } { LIST($items, form: "accusative") }: замовлення виконано
       *[other] Принести { FORM($guest, form: "dative") } { LIST($items, form: "accusative") }
    }
hint-deed-order_completed = Виконати замовлення { FORM($guest, form: "genitive") } із запасу
hint-deed-checked_in = Заселити { FORM($guest, form: "accusative") } в номер { $room }

hint-deed-rooms_prepared =
    { $count ->
        [1] Підготувати номер { LIST($rooms) }
       *[other] Підготувати номери { LIST($rooms) }
    } { $price ->
        [0] безплатно
        [one] за { $price } крону
        [few] за { $price } крони
       *[many] за { $price } крон
    }
hint-deed-rooms_occupied =
    { $count ->
        [1] Зайняти номер { LIST($rooms) }
       *[other] Зайняти номери { LIST($rooms) }
    }
hint-deed-rooms_removed =
    { $count ->
        [1] Віддати номер { LIST($rooms) }
       *[other] Віддати номери { LIST($rooms) }
    }
hint-deed-group_completed =
    { $colour ->
        [blue]
            { $size ->
                [1] Одиничний синій номер зайнято
               *[other] Синю групу з { $size } номерів заповнено
            }: { $bonus ->
                [one] { $bonus } очко
                [few] { $bonus } очки
               *[many] { $bonus } очок
            }
        [red]
            { $size ->
                [1] Одиничний червоний номер зайнято
               *[other] Червону групу з { $size } номерів заповнено
            }: { $bonus ->
                [one] { $bonus } крона
                [few] { $bonus } крони
               *[many] { $bonus } крон
            }
       *[other]
            { $size ->
                [1] Одиничний жовтий номер зайнято
               *[other] Жовту групу з { $size } номерів заповнено
            }: { $bonus ->
                [one] { $bonus } крок до імператора
                [few] { $bonus } кроки до імператора
               *[many] { $bonus } кроків до імператора
            }
    }
hint-deed-staff_drawn =
    { $cards ->
        [one] Взяти на руку { $cards } карту персоналу
        [few] Взяти на руку { $cards } карти персоналу
       *[many] Взяти на руку { $cards } карт персоналу
    }
hint-deed-staff_looked_at =
    { $cards ->
        [one] Переглянути { $cards } карту персоналу
        [few] Переглянути { $cards } карти персоналу
       *[many] Переглянути { $cards } карт персоналу
    }
hint-deed-staff_hired =
    Найняти { FORM($staff, form: "accusative") } { $price ->
        [0] безплатно
        [one] за { $price } крону
        [few] за { $price } крони
       *[many] за { $price } крон
    }
hint-deed-staff_used = Використати карту «{ $staff }»
hint-deed-staff_returned = Покласти { FORM($staff, form: "accusative") } під низ колоди
hint-deed-staff_dismissed = Звільнити { FORM($staff, form: "accusative") }
hint-deed-staff_drafted = Лишити { FORM($staff, form: "accusative") }
hint-deed-objective_claimed =
    { $place ->
        [1] Виконати завдання { $letter }, перше місце
        [2] Виконати завдання { $letter }, друге місце
       *[other] Виконати завдання { $letter }, третє місце
    }: { $vp ->
        [one] { $vp } очко
        [few] { $vp } очки
       *[many] { $vp } очок
    }
hint-deed-emperor_punished = Прийняти штраф імператора
hint-deed-penalty_ignored =
    Заплатити { $krones ->
        [one] { $krones } крону
        [few] { $krones } крони
       *[many] { $krones } крон
    }, щоб уникнути штрафу імператора
hint-deed-kitchen_returned =
    { $items ->
        [0] Кухня й так порожня
        [one] Повернути { $items } порцію з кухні
        [few] Повернути { $items } порції з кухні
       *[many] Повернути { $items } порцій з кухні
    }
hint-deed-cafe_returned =
    { $items ->
        [0] Нічого й так не подано
        [one] Повернути { $items } порцію з кав'ярні
        [few] Повернути { $items } порції з кав'ярні
       *[many] Повернути { $items } порцій з кав'ярні
    }
hint-left-missing = { $guest } ще чекає на { LIST($items, form: "accusative") }.
hint-left-ready = { $guest } має все, і номер готовий: далі — заселення.
hint-left-no_room = { $guest } має все, бракує лише номера.
hint-left-emperor =
    { $outcome ->
        [reward]
            Трек імператора: після раунду { $round } це { $vp ->
                [one] { $vp } очко
                [few] { $vp } очки
               *[many] { $vp } очок
            } і винагорода.
        [penalty]
            Трек імператора: після раунду { $round } це { $vp ->
                [one] { $vp } очко
                [few] { $vp } очки
               *[many] { $vp } очок
            } і штраф, якщо нічого не додати.
       *[other]
            Трек імператора: після раунду { $round } це { $vp ->
                [one] { $vp } очко
                [few] { $vp } очки
               *[many] { $vp } очок
            }, без винагороди й без штрафу.
    }
hint-left-open = Що буде далі, залежить від карт, яких ви ще не бачили.
hint-lead = { $level } зважає не лише на власні очки, а й на те, скільки матимуть інші.
hint-only = Нічого іншого зробити не можна.
hint-gain-vp =
    +{ $amount ->
        [one] { $amount } очко
        [few] { $amount } очки
       *[many] { $amount } очок
    }
hint-gain-emperor =
    +{ $amount ->
        [one] { $amount } крок до імператора
        [few] { $amount } кроки до імператора
       *[many] { $amount } кроків до імператора
    }
hint-gain-krones =
    +{ $amount ->
        [one] { $amount } крона
        [few] { $amount } крони
       *[many] { $amount } крон
    }
hint-loss-vp =
    −{ $amount ->
        [one] { $amount } очко
        [few] { $amount } очки
       *[many] { $amount } очок
    }
hint-loss-emperor =
    −{ $amount ->
        [one] { $amount } крок до імператора
        [few] { $amount } кроки до імператора
       *[many] { $amount } кроків до імператора
    }
hint-loss-krones =
    −{ $amount ->
        [one] { $amount } крона
        [few] { $amount } крони
       *[many] { $amount } крон
    }

advice-die =
    { $how ->
        [boost] Взяти кубик { $face }, сильніше на 1: { $space }
        [lost] Взяти кубик { $face } без його дії
       *[other] Взяти кубик { $face }: { $space }
    }

hint-source-guests = { $n } за гостей
hint-source-badges = { $n } за позначки
hint-source-bonuses = { $n } за повні групи
hint-source-staff = { $n } за персонал
hint-source-objectives = { $n } за завдання
hint-source-emperor_track = { $n } за трек імператора
hint-source-emperor_end = { $n } за кроки поза треком
hint-source-emperor_tiles = { $n } за плитку імператора
