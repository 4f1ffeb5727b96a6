### Что советует бот и почему.

hint-title = Как сыграл бы { $level }
hint-asking = { $level } думает…
hint-do =
    { $begun ->
        [no] Для начала: { $action }
       *[yes] Дальше: { $action }
    }
hint-rest = Сделать всё остальное
hint-step = Шаг { $at } из { $length }
hint-other =
    { $action }: в итоге { points }{ $less ->
        [0] { "" }
       *[other] , на { $less } меньше
    }
hint-none = Сейчас советовать нечего.
hint-expected = Ожидается в итоге { points }
hint-plan = План
hint-deed-passed = Спасовать и ждать, пока перебросят кубики
hint-deed-guest_taken =
    Пригласить { FORM($guest, form: "accusative") } { $price ->
        [0] бесплатно
        [one] за { $price } крону
        [few] за { $price } кроны
       *[many] за { $price } крон
    }
hint-deed-die_taken =
    { $action ->
        [0] Взять кубик { $face } без действия
        [1] Взять кубик { $face } ради штруделей и пирожных, сила { $strength }
        [2] Взять кубик { $face } ради вина и кофе, сила { $strength }
        [3] Взять кубик { $face }, чтобы подготовить номера, сила { $strength }
        [4] Взять кубик { $face } ради императора и крон, сила { $strength }
        [5] Взять кубик { $face }, чтобы нанять персонал, сила { $strength }
       *[other] Взять кубик { $face }, сила { $strength }
    }{ $price ->
        [0] { "" }
        [one] , за { $price } крону
        [few] , за { $price } кроны
       *[many] , за { $price } крон
    }
hint-deed-action_done =
    { $action ->
        [1] Получить штрудели и пирожные без кубика, сила { $strength }
        [2] Получить вино и кофе без кубика, сила { $strength }
        [3] Подготовить номера без кубика, сила { $strength }
        [4] Получить шаги к императору и кроны без кубика, сила { $strength }
       *[other] Нанять персонал без кубика, сила { $strength }
    }
hint-deed-items_gained = Получить { LIST($items) }
hint-deed-items_spent = Отдать с кухни { LIST($items) }
hint-deed-items_swapped = Обменять { LIST($items) } на { LIST($others) }
hint-deed-items_served =
    { $complete ->
        [yes] Подать { FORM($guest, form: "dative") } { LIST($items) }: заказ выполнен
       *[other] Подать { FORM($guest, form: "dative") } { LIST($items) }
    }
hint-deed-order_completed = Выполнить заказ { FORM($guest, form: "genitive") } из запаса
hint-deed-checked_in = Заселить { FORM($guest, form: "accusative") } в номер { $room }

hint-deed-rooms_prepared =
    { $count ->
        [1] Подготовить номер { LIST($rooms) }
       *[other] Подготовить номера { LIST($rooms) }
    } { $price ->
        [0] бесплатно
        [one] за { $price } крону
        [few] за { $price } кроны
       *[many] за { $price } крон
    }
hint-deed-rooms_occupied =
    { $count ->
        [1] Заселить номер { LIST($rooms) }
       *[other] Заселить номера { LIST($rooms) }
    }
hint-deed-rooms_removed =
    { $count ->
        [1] Вернуть номер { LIST($rooms) }
       *[other] Вернуть номера { LIST($rooms) }
    }
hint-deed-group_completed =
    { $colour ->
        [blue]
            { $size ->
                [1] Одиночный синий номер заселён
               *[other] Синяя группа из { $size } заселена
            }: { $bonus ->
                [one] { $bonus } очко
                [few] { $bonus } очка
               *[many] { $bonus } очков
            }
        [red]
            { $size ->
                [1] Одиночный красный номер заселён
               *[other] Красная группа из { $size } заселена
            }: { $bonus ->
                [one] { $bonus } крона
                [few] { $bonus } кроны
               *[many] { $bonus } крон
            }
       *[other]
            { $size ->
                [1] Одиночный жёлтый номер заселён
               *[other] Жёлтая группа из { $size } заселена
            }: { $bonus ->
                [one] { $bonus } шаг к императору
                [few] { $bonus } шага к императору
               *[many] { $bonus } шагов к императору
            }
    }
hint-deed-staff_drawn =
    Взять { $cards ->
        [1] карту персонала
        [one] { $cards } карту персонала
        [few] { $cards } карты персонала
       *[many] { $cards } карт персонала
    }
hint-deed-staff_looked_at =
    Посмотреть { $cards ->
        [1] карту персонала
        [one] { $cards } карту персонала
        [few] { $cards } карты персонала
       *[many] { $cards } карт персонала
    }
hint-deed-staff_hired =
    Нанять { FORM($staff, form: "accusative") } { $price ->
        [0] бесплатно
        [one] за { $price } крону
        [few] за { $price } кроны
       *[many] за { $price } крон
    }
hint-deed-staff_used = Позвать { FORM($staff, form: "accusative") }
hint-deed-staff_returned = Убрать под колоду: { $staff }
hint-deed-staff_dismissed = Уволить { FORM($staff, form: "accusative") }
hint-deed-staff_drafted = Оставить: { $staff }
hint-deed-objective_claimed =
    { $place ->
        [1] Достичь цели { $letter } первыми
        [2] Достичь цели { $letter } вторыми
       *[other] Достичь цели { $letter } третьими
    }: { $vp ->
        [one] { $vp } очко
        [few] { $vp } очка
       *[many] { $vp } очков
    }
hint-deed-emperor_punished = Принять штраф императора
hint-deed-penalty_ignored =
    Заплатить { $krones ->
        [one] { $krones } крону
        [few] { $krones } кроны
       *[many] { $krones } крон
    }, чтобы избежать штрафа императора
hint-deed-kitchen_returned =
    { $items ->
        [0] Кухня и так пуста
        [one] Вернуть { $items } ресурс с кухни
        [few] Вернуть { $items } ресурса с кухни
       *[many] Вернуть { $items } ресурсов с кухни
    }
hint-deed-cafe_returned =
    { $items ->
        [0] В кафе и так ничего не подано
        [one] Вернуть { $items } ресурс из кафе
        [few] Вернуть { $items } ресурса из кафе
       *[many] Вернуть { $items } ресурсов из кафе
    }
hint-left-missing = { $guest } ещё ждёт { LIST($items) }.
hint-left-ready = { $guest } уже с полным заказом, и номер готов: дальше — заселение.
hint-left-no_room = { $guest } уже с полным заказом, не хватает только номера.
hint-left-emperor =
    { $outcome ->
        [reward]
            Шкала императора: после раунда { $round } это { $vp ->
                [one] { $vp } очко
                [few] { $vp } очка
               *[many] { $vp } очков
            } и бонус.
        [penalty]
            Шкала императора: после раунда { $round } это { $vp ->
                [one] { $vp } очко
                [few] { $vp } очка
               *[many] { $vp } очков
            } и штраф, если ничего не прибавить.
       *[other]
            Шкала императора: после раунда { $round } это { $vp ->
                [one] { $vp } очко
                [few] { $vp } очка
               *[many] { $vp } очков
            }, без бонуса и без штрафа.
    }
hint-left-open = Что будет дальше, зависит от карт, которых вы ещё не видели.
hint-lead = { $level } думает не только о своих очках, но и о том, сколько будет у других.
hint-only = Больше делать нечего.
hint-gain-vp =
    +{ $amount ->
        [one] { $amount } очко
        [few] { $amount } очка
       *[many] { $amount } очков
    }
hint-gain-emperor =
    +{ $amount ->
        [one] { $amount } шаг к императору
        [few] { $amount } шага к императору
       *[many] { $amount } шагов к императору
    }
hint-gain-krones =
    +{ $amount ->
        [one] { $amount } крона
        [few] { $amount } кроны
       *[many] { $amount } крон
    }
hint-loss-vp =
    −{ $amount ->
        [one] { $amount } очко
        [few] { $amount } очка
       *[many] { $amount } очков
    }
hint-loss-emperor =
    −{ $amount ->
        [one] { $amount } шаг к императору
        [few] { $amount } шага к императору
       *[many] { $amount } шагов к императору
    }
hint-loss-krones =
    −{ $amount ->
        [one] { $amount } крона
        [few] { $amount } кроны
       *[many] { $amount } крон
    }

advice-die =
    { $how ->
        [boost] Взять кубик { $face }, усилив на 1: { $space }
        [lost] Взять кубик { $face } и потерять действие
       *[other] Взять кубик { $face }: { $space }
    }

hint-source-guests = { $n } за постояльцев
hint-source-badges = { $n } за значки
hint-source-bonuses = { $n } за полные группы
hint-source-staff = { $n } за персонал
hint-source-objectives = { $n } за цели
hint-source-emperor_track = { $n } за шкалу императора
hint-source-emperor_end = { $n } за шаги за краем шкалы
hint-source-emperor_tiles = { $n } за жетон императора
