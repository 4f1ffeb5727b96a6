### Что произошло, строка за строкой.
### $who — "you", если речь о читателе; иначе $name говорит, о ком.

card-staff = { $staff }
    .accusative = { FORM($staff, form: "accusative") }

log-for-price =
    { $price ->
        [0] бесплатно
        [one] за { $price } крону
        [few] за { $price } кроны
       *[many] за { $price } крон
    }

## Раунды и ходы

log-round-began =
    { $who ->
        [you] Раунд { $round }: вы ходите первыми.
       *[other] Раунд { $round }: начинает { $name }.
    }
log-dice-rolled-again =
    { $dice ->
        [1] Все спасовали: один кубик убран, оставшийся перебрасывается.
        [one] Все спасовали: один кубик убран, { $dice } перебрасывается.
        [few] Все спасовали: один кубик убран, { $dice } перебрасываются.
       *[many] Все спасовали: один кубик убран, { $dice } перебрасываются.
    }
log-passed =
    { $who ->
        [you] Вы пасуете.
       *[other] { $name } пасует.
    }
log-turn-began-extra =
    { $who ->
        [you] Вы делаете дополнительный ход.
       *[other] { $name } делает дополнительный ход.
    }
log-game-ended = Игра окончена.
log-broken-off = Карты из своих паков вызвали больше, чем можно выполнить: на этом игра окончена.
log-hand-dealt =
    { $who ->
        [you] { $cards ->
            [one] Вы получаете { $cards } карту персонала.
            [few] Вы получаете { $cards } карты персонала.
           *[many] Вы получаете { $cards } карт персонала.
        }
       *[other] { $cards ->
            [one] { $name } получает { $cards } карту персонала.
            [few] { $name } получает { $cards } карты персонала.
           *[many] { $name } получает { $cards } карт персонала.
        }
    }

## Постояльцы

log-guest-taken =
    { $who ->
        [you] Вы приглашаете { FORM($guest, form: "accusative") } { log-for-price }.
       *[other] { $name } приглашает { FORM($guest, form: "accusative") } { log-for-price }.
    }
log-guests-reshuffled = Колода постояльцев закончилась: сброс перемешан и вернулся в неё, { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }.
log-order-completed =
    { $who ->
        [you] Вы выполняете заказ { FORM($guest, form: "genitive") }.
       *[other] { $name } выполняет заказ { FORM($guest, form: "genitive") }.
    }
log-checked-in =
    { $who ->
        [you] Вы заселяете { FORM($guest, form: "accusative") } в номер { $room }.
       *[other] { $name } заселяет { FORM($guest, form: "accusative") } в номер { $room }.
    }

## Кубики

log-die-taken-detail =
    { $price ->
        [0] сила { $strength }
        [one] сила { $strength }, за { $price } крону
        [few] сила { $strength }, за { $price } кроны
       *[many] сила { $strength }, за { $price } крон
    }
log-die-taken =
    { $who ->
        [you] { $action ->
            [0] Вы берёте кубик { $face }, { log-die-taken-detail }.
           *[other] Вы берёте кубик { $face } как { $action }, { log-die-taken-detail }.
        }
       *[other] { $action ->
            [0] { $name } берёт кубик { $face }, { log-die-taken-detail }.
           *[other] { $name } берёт кубик { $face } как { $action }, { log-die-taken-detail }.
        }
    }
log-action-done =
    { $who ->
        [you] Вы выполняете { log-action }, сила { $strength }.
       *[other] { $name } выполняет { log-action }, сила { $strength }.
    }
log-action =
    { $action ->
        [1] действие 1, штрудели и пирожные
        [2] действие 2, вино и кофе
        [3] действие 3, подготовка номеров
        [4] действие 4, император и кроны
       *[other] действие 5, наём персонала
    }
log-action-lost =
    { $who ->
        [you] Вы не пользуетесь действием кубика.
       *[other] { $name } не пользуется действием кубика.
    }

## Кроны, благосклонность, очки

log-krones =
    { $who ->
        [you] Вы получаете { krones.accusative }.
       *[other] { $name } получает { krones.accusative }.
    }
log-krones-full =
    { $who ->
        [you] Ваш кошелёк полон: крон вы не получаете.
       *[other] { $name } не получает крон: кошелёк полон.
    }
log-krones-paid =
    { $who ->
        [you] Вы платите { krones.accusative }.
       *[other] { $name } платит { krones.accusative }.
    }
log-krones-lost =
    { $who ->
        [you] Вы теряете { krones.accusative }.
       *[other] { $name } теряет { krones.accusative }.
    }
log-emperor =
    { $who ->
        [you] { $change ->
            [one] Вы продвигаетесь на { $change } деление по шкале императора, до «{ $worth }».
            [few] Вы продвигаетесь на { $change } деления по шкале императора, до «{ $worth }».
           *[many] Вы продвигаетесь на { $change } делений по шкале императора, до «{ $worth }».
        }
       *[other] { $change ->
            [one] { $name } продвигается на { $change } деление по шкале императора, до «{ $worth }».
            [few] { $name } продвигается на { $change } деления по шкале императора, до «{ $worth }».
           *[many] { $name } продвигается на { $change } делений по шкале императора, до «{ $worth }».
        }
    }
log-emperor-stays =
    { $who ->
        [you] Вы остаётесь в конце шкалы императора.
       *[other] { $name } остаётся в конце шкалы императора.
    }
log-emperor-back =
    { $who ->
        [you] { $change ->
            [one] Вы отступаете на { $change } деление по шкале императора, до «{ $worth }».
            [few] Вы отступаете на { $change } деления по шкале императора, до «{ $worth }».
           *[many] Вы отступаете на { $change } делений по шкале императора, до «{ $worth }».
        }
       *[other] { $change ->
            [one] { $name } отступает на { $change } деление по шкале императора, до «{ $worth }».
            [few] { $name } отступает на { $change } деления по шкале императора, до «{ $worth }».
           *[many] { $name } отступает на { $change } делений по шкале императора, до «{ $worth }».
        }
    }
log-vp-guests =
    { $who ->
        [you] Вы получаете { points } за постояльца.
       *[other] { $name } получает { points } за постояльца.
    }
log-vp-badges =
    { $who ->
        [you] Вы получаете { points } за значок номера.
       *[other] { $name } получает { points } за значок номера.
    }
log-vp-bonuses =
    { $who ->
        [you] Вы получаете { points } за полную группу.
       *[other] { $name } получает { points } за полную группу.
    }
log-vp-staff =
    { $who ->
        [you] Вы получаете { points } благодаря персоналу.
       *[other] { $name } получает { points } благодаря персоналу.
    }
log-vp-emperor-end =
    { $who ->
        [you] Вы получаете { points } за шаги за краем шкалы.
       *[other] { $name } получает { points } за шаги за краем шкалы.
    }
log-vp-emperor-tiles =
    { $who ->
        [you] Вы получаете { points } от императора.
       *[other] { $name } получает { points } от императора.
    }
log-vp-rooms =
    { $who ->
        [you] Вы получаете { points } за заселённые номера.
       *[other] { $name } получает { points } за заселённые номера.
    }
log-vp-leftovers =
    { $who ->
        [you] Вы получаете { points } за кроны и кухню.
       *[other] { $name } получает { points } за кроны и кухню.
    }
log-vp-unserved =
    { $who ->
        [you] Вы теряете { points } за постояльцев, оставшихся в кафе.
       *[other] { $name } теряет { points } за постояльцев, оставшихся в кафе.
    }

log-vp-lost =
    { $who ->
        [you] Вы теряете { points }.
       *[other] { $name } теряет { points }.
    }

## Блюда и напитки

log-item-placed =
    { $who ->
        [you] Вы подаёте { FORM($guest, form: "dative") } { LIST($items) }.
       *[other] { $name } подаёт { FORM($guest, form: "dative") } { LIST($items) }.
    }
log-item-kept =
    { $who ->
        [you] Вы оставляете на кухне { LIST($items) }.
       *[other] { $name } оставляет на кухне { LIST($items) }.
    }
log-item-served =
    { $who ->
        [you] Вы подаёте { FORM($guest, form: "dative") } с кухни { LIST($items) }.
       *[other] { $name } подаёт { FORM($guest, form: "dative") } с кухни { LIST($items) }.
    }
log-item-spent =
    { $who ->
        [you] Вы отдаёте с кухни { LIST($items) }.
       *[other] { $name } отдаёт с кухни { LIST($items) }.
    }
log-item-swapped =
    { $who ->
        [you] Вы меняете { LIST($given) } на { LIST($taken) }.
       *[other] { $name } меняет { LIST($given) } на { LIST($taken) }.
    }
log-service-paid =
    { $who ->
        [you] Вы платите { krones.accusative } за обслуживание.
       *[other] { $name } платит { krones.accusative } за обслуживание.
    }

## Номера

log-room-prepared =
    { $who ->
        [you] { $count ->
            [1] Вы подготавливаете номер { LIST($rooms) } { log-for-price }.
           *[other] Вы подготавливаете номера { LIST($rooms) } { log-for-price }.
        }
       *[other] { $count ->
            [1] { $name } подготавливает номер { LIST($rooms) } { log-for-price }.
           *[other] { $name } подготавливает номера { LIST($rooms) } { log-for-price }.
        }
    }
log-room-occupied =
    { $who ->
        [you] Вы заселяете номер { $room }.
       *[other] { $name } заселяет номер { $room }.
    }
log-room-removed =
    { $was ->
        [vacant] { $who ->
            [you] Вы теряете свободный номер { $room }.
           *[other] { $name } теряет свободный номер { $room }.
        }
       *[occupied] { $who ->
            [you] Вы теряете заселённый номер { $room }.
           *[other] { $name } теряет заселённый номер { $room }.
        }
    }
log-group-completed =
    { $who ->
        [you] Вы полностью заселяете { log-group }.
       *[other] { $name } полностью заселяет { log-group }.
    }
log-group =
    { $colour ->
        [blue] { $size ->
            [1] синюю группу из { $size } номера
           *[other] синюю группу из { $size } номеров
        }
        [red] { $size ->
            [1] красную группу из { $size } номера
           *[other] красную группу из { $size } номеров
        }
       *[yellow] { $size ->
            [1] жёлтую группу из { $size } номера
           *[other] жёлтую группу из { $size } номеров
        }
    }

## Персонал

log-staff-drawn =
    { $who ->
        [you] Вы берёте в руку: { LIST($cards) }.
       *[other] { $name } берёт в руку: { LIST($cards) }.
    }
log-staff-drawn-hidden =
    { $count ->
        [1] { $name } берёт карту персонала.
        [one] { $name } берёт { $count } карту персонала.
        [few] { $name } берёт { $count } карты персонала.
       *[many] { $name } берёт { $count } карт персонала.
    }
log-staff-looked-at =
    { $who ->
        [you] Вы смотрите карты: { LIST($cards) }.
       *[other] { $name } смотрит карты: { LIST($cards) }.
    }
log-staff-looked-at-hidden =
    { $count ->
        [1] { $name } смотрит карту персонала.
        [one] { $name } смотрит { $count } карту персонала.
        [few] { $name } смотрит { $count } карты персонала.
       *[many] { $name } смотрит { $count } карт персонала.
    }
log-staff-returned =
    { $from_hand ->
        [0] { $who ->
            [you] Вы убираете под колоду: { LIST($cards) }.
           *[other] { $name } убирает под колоду: { LIST($cards) }.
        }
       *[other] { $who ->
            [you] Вы убираете из руки под колоду: { LIST($cards) }.
           *[other] { $name } убирает из руки под колоду: { LIST($cards) }.
        }
    }
log-staff-returned-hidden =
    { $from_hand ->
        [0] { $count ->
            [1] { $name } убирает карту персонала под колоду.
            [one] { $name } убирает { $count } карту персонала под колоду.
            [few] { $name } убирает { $count } карты персонала под колоду.
           *[many] { $name } убирает { $count } карт персонала под колоду.
        }
       *[other] { $count ->
            [1] { $name } убирает карту персонала из руки под колоду.
            [one] { $name } убирает { $count } карту персонала из руки под колоду.
            [few] { $name } убирает { $count } карты персонала из руки под колоду.
           *[many] { $name } убирает { $count } карт персонала из руки под колоду.
        }
    }
log-staff-drafted =
    { $who ->
        [you] Вы оставляете себе: { LIST($cards) }.
       *[other] { $name } оставляет себе: { LIST($cards) }.
    }
log-staff-drafted-hidden =
    { $count ->
        [1] { $name } оставляет себе карту персонала.
        [one] { $name } оставляет себе { $count } карту персонала.
        [few] { $name } оставляет себе { $count } карты персонала.
       *[many] { $name } оставляет себе { $count } карт персонала.
    }
log-staff-hired =
    { $who ->
        [you] Вы нанимаете { FORM($staff, form: "accusative") } { log-for-price }.
       *[other] { $name } нанимает { FORM($staff, form: "accusative") } { log-for-price }.
    }
log-staff-flipped =
    { $who ->
        [you] Вам помогает { $staff }, и карта ложится лицом вниз.
       *[other] { $name }: помогает { $staff }, и карта ложится лицом вниз.
    }
log-staff-used =
    { $who ->
        [you] Вам помогает { $staff }.
       *[other] { $name }: помогает { $staff }.
    }
log-staff-dismissed =
    { $who ->
        [you] Вы увольняете { FORM($staff, form: "accusative") }.
       *[other] { $name } увольняет { FORM($staff, form: "accusative") }.
    }
log-staff-scored =
    { $n ->
        [0] { $who ->
            [you] { $staff } не приносит вам очков.
           *[other] { $name }: { $staff } не приносит очков.
        }
       *[other] { $who ->
            [you] { $staff } приносит вам { points }.
           *[other] { $name }: { $staff } приносит { points }.
        }
    }
log-staff-scored-copied =
    { $who ->
        [you] { $staff } приносит вам { points }, как { $copied }.
       *[other] { $name }: { $staff } приносит { points }, как { $copied }.
    }

## Цели и император

log-objective-claimed =
    { $who ->
        [you] { $place ->
            [1] Вы раньше всех достигаете цели { $letter }: { points }.
            [2] Вы вторыми достигаете цели { $letter }: { points }.
            [3] Вы третьими достигаете цели { $letter }: { points }.
           *[other] Вы достигаете цели { $letter }: { points }.
        }
       *[other] { $place ->
            [1] { $name } раньше всех достигает цели { $letter }: { points }.
            [2] { $name } достигает цели { $letter }, второе место: { points }.
            [3] { $name } достигает цели { $letter }, третье место: { points }.
           *[other] { $name } достигает цели { $letter }: { points }.
        }
    }
log-worth = { points }
log-emperor-scored =
    { $who ->
        [you] Вы получаете { log-worth } по шкале императора и отступаете до «{ $worth }».
       *[other] { $name } получает { log-worth } по шкале императора и отступает до «{ $worth }».
    }
log-emperor-scored-stays =
    { $who ->
        [you] Вы получаете { log-worth } по шкале императора.
       *[other] { $name } получает { log-worth } по шкале императора.
    }
log-emperor-rewarded =
    { $who ->
        [you] Император награждает вас (жетон { $tile }).
       *[other] { $name } получает бонус императора (жетон { $tile }).
    }
log-emperor-punished =
    { $who ->
        [you] Император недоволен вами (жетон { $tile }).
       *[other] { $name } не угождает императору (жетон { $tile }).
    }
log-penalty-ignored =
    { $krones ->
        [0] { $who ->
            [you] Штраф императора вас не касается (жетон { $tile }).
           *[other] { $name } избегает штрафа императора (жетон { $tile }).
        }
        [one] { $who ->
            [you] Вы платите { $krones } крону и избегаете штрафа императора (жетон { $tile }).
           *[other] { $name } платит { $krones } крону и избегает штрафа императора (жетон { $tile }).
        }
        [few] { $who ->
            [you] Вы платите { $krones } кроны и избегаете штрафа императора (жетон { $tile }).
           *[other] { $name } платит { $krones } кроны и избегает штрафа императора (жетон { $tile }).
        }
       *[many] { $who ->
            [you] Вы платите { $krones } крон и избегаете штрафа императора (жетон { $tile }).
           *[other] { $name } платит { $krones } крон и избегает штрафа императора (жетон { $tile }).
        }
    }
log-kitchen-returned =
    { $items ->
        [0] { $who ->
            [you] Ваша кухня пуста, возвращать нечего.
           *[other] { $name } ничего не возвращает: кухня пуста.
        }
        [one] { $who ->
            [you] Вы возвращаете с кухни { $items } ресурс.
           *[other] { $name } возвращает с кухни { $items } ресурс.
        }
        [few] { $who ->
            [you] Вы возвращаете с кухни { $items } ресурса.
           *[other] { $name } возвращает с кухни { $items } ресурса.
        }
       *[many] { $who ->
            [you] Вы возвращаете с кухни { $items } ресурсов.
           *[other] { $name } возвращает с кухни { $items } ресурсов.
        }
    }
log-cafe-returned =
    { $items ->
        [0] { $who ->
            [you] На столиках ваших постояльцев возвращать нечего.
           *[other] { $name } ничего не возвращает: столики постояльцев пусты.
        }
        [one] { $who ->
            [you] Вы возвращаете со столиков постояльцев { $items } ресурс.
           *[other] { $name } возвращает со столиков постояльцев { $items } ресурс.
        }
        [few] { $who ->
            [you] Вы возвращаете со столиков постояльцев { $items } ресурса.
           *[other] { $name } возвращает со столиков постояльцев { $items } ресурса.
        }
       *[many] { $who ->
            [you] Вы возвращаете со столиков постояльцев { $items } ресурсов.
           *[other] { $name } возвращает со столиков постояльцев { $items } ресурсов.
        }
    }

## Помимо игры: кто пришёл и ушёл, и сам журнал

log-undo =
    { $who ->
        [you] { $steps ->
            [1] Вы отменяете шаг.
            [one] Вы отменяете { $steps } шаг.
            [few] Вы отменяете { $steps } шага.
           *[many] Вы отменяете { $steps } шагов.
        }
       *[other] { $steps ->
            [1] { $name } отменяет шаг.
            [one] { $name } отменяет { $steps } шаг.
            [few] { $name } отменяет { $steps } шага.
           *[many] { $name } отменяет { $steps } шагов.
        }
    }
log-undo-asked =
    { $who ->
        [you] { $steps ->
            [1] Вы просите отменить шаг.
            [one] Вы просите отменить { $steps } шаг.
            [few] Вы просите отменить { $steps } шага.
           *[many] Вы просите отменить { $steps } шагов.
        }
       *[other] { $steps ->
            [1] { $name } просит отменить шаг.
            [one] { $name } просит отменить { $steps } шаг.
            [few] { $name } просит отменить { $steps } шага.
           *[many] { $name } просит отменить { $steps } шагов.
        }
    }
log-undo-agreed =
    { $who ->
        [you] Вы соглашаетесь.
       *[other] { $name } соглашается.
    }
log-undo-declined =
    { $who ->
        [you] Вы не соглашаетесь.
       *[other] { $name } не соглашается.
    }
log-time-up =
    { $who ->
        [you] Ваше время вышло.
       *[other] { $name }: время вышло.
    }
log-seat =
    { $who ->
        [you] Вы садитесь за стол.
       *[other] { $name } садится за стол.
    }
log-seat-free = { $name }: на это место приглашает новая ссылка.
log-stand-in =
    { $who ->
        [you] За вас играет бот ({ $level }).
       *[other] { $name }: вместо этого игрока играет бот ({ $level }).
    }
log-stand-in-over =
    { $who ->
        [you] Вы снова играете сами.
       *[other] { $name } снова в игре.
    }
log-stand-in-preparing = { $name } ещё готовится; пока играет готовый бот ({ $level }).
log-stand-in-ready = { $name } уже в форме и вступает в игру.
log-stand-in-unprepared = { $name } на этом компьютере не запустится; вместо него играет бот попроще ({ $level }).
log-bot-failed =
    { $who ->
        [you] Бот, игравший за вас, сломался; продолжает бот попроще.
       *[other] { $name }: бот сломался; продолжает бот попроще.
    }
log-note = Сделана пометка.
log-title = Что произошло
log-again = Посмотреть ещё раз
log-empty = Пока ничего не произошло.
