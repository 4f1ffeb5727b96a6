### What happened, line by line.
### $who is "you" where the line is about the reader, and $name is who it is about otherwise.

card-staff = { $staff }
    .accusative = { FORM($staff, form: "accusative") }

log-for-price =
    { $price ->
        [0] безплатно
        [one] за { $price } крону
        [few] за { $price } крони
       *[many] за { $price } крон
    }

## Rounds and turns

log-round-began =
    { $who ->
        [you] Раунд { $round }: починаєте ви.
       *[other] Раунд { $round }: починає { $name }.
    }
log-dice-rolled-again =
    { $dice ->
        [one] Усі спасували: один кубик відкладено, решту — { $dice } кубик — перекинуто.
        [few] Усі спасували: один кубик відкладено, решту — { $dice } кубики — перекинуто.
       *[many] Усі спасували: один кубик відкладено, решту — { $dice } кубиків — перекинуто.
    }
log-passed =
    { $who ->
        [you] Ви пасуєте.
       *[other] { $name } пасує.
    }
log-turn-began-extra =
    { $who ->
        [you] Ви робите додатковий хід.
       *[other] { $name } робить додатковий хід.
    }
log-game-ended = Гру закінчено.
log-broken-off = Карти з власних наборів викликали більше, ніж можна виконати: на цьому гру закінчено.
log-hand-dealt =
    { $who ->
        [you] { $cards ->
            [one] Ви отримуєте { $cards } карту персоналу.
            [few] Ви отримуєте { $cards } карти персоналу.
           *[many] Ви отримуєте { $cards } карт персоналу.
        }
       *[other] { $cards ->
            [one] { $name } отримує { $cards } карту персоналу.
            [few] { $name } отримує { $cards } карти персоналу.
           *[many] { $name } отримує { $cards } карт персоналу.
        }
    }

## Guests

log-guest-taken =
    { $who ->
        [you] Ви запрошуєте { FORM($guest, form: "accusative") } { log-for-price }.
       *[other] { $name } запрошує { FORM($guest, form: "accusative") } { log-for-price }.
    }
log-guests-reshuffled =
    { $cards ->
        [one] Колода гостей вичерпалася; скид ({ $cards } карта) перетасовано, і гості йдуть знову.
        [few] Колода гостей вичерпалася; скид ({ $cards } карти) перетасовано, і гості йдуть знову.
       *[many] Колода гостей вичерпалася; скид ({ $cards } карт) перетасовано, і гості йдуть знову.
    }
log-order-completed =
    { $who ->
        [you] Ви виконуєте замовлення { FORM($guest, form: "genitive") }.
       *[other] { $name } виконує замовлення { FORM($guest, form: "genitive") }.
    }
log-checked-in =
    { $who ->
        [you] Ви заселяєте { FORM($guest, form: "accusative") } в номер { $room }.
       *[other] { $name } заселяє { FORM($guest, form: "accusative") } в номер { $room }.
    }

## Dice

log-die-taken-detail =
    { $price ->
        [0] сила { $strength }
        [one] сила { $strength }, за { $price } крону
        [few] сила { $strength }, за { $price } крони
       *[many] сила { $strength }, за { $price } крон
    }
log-die-taken =
    { $who ->
        [you] { $action ->
            [0] Ви берете кубик { $face }, { log-die-taken-detail }.
           *[other] Ви берете кубик { $face } як { $action }, { log-die-taken-detail }.
        }
       *[other] { $action ->
            [0] { $name } бере кубик { $face }, { log-die-taken-detail }.
           *[other] { $name } бере кубик { $face } як { $action }, { log-die-taken-detail }.
        }
    }
log-action-done =
    { $who ->
        [you] Ви виконуєте { log-action }, сила { $strength }.
       *[other] { $name } виконує { log-action }, сила { $strength }.
    }
log-action =
    { $action ->
        [1] дію 1, струдлі й тортики
        [2] дію 2, вино й кава
        [3] дію 3, приготування номерів
        [4] дію 4, кроки до імператора й крони
       *[other] дію 5, наймання персоналу
    }
log-action-lost =
    { $who ->
        [you] Ви не використовуєте дії кубика.
       *[other] { $name } не використовує дії кубика.
    }

## Krones, favour, points

log-krones =
    { $who ->
        [you] Ви отримуєте { krones.accusative }.
       *[other] { $name } отримує { krones.accusative }.
    }
log-krones-full =
    { $who ->
        [you] Ваш гаманець повний: крон ви не отримуєте.
       *[other] { $name } не отримує крон, бо гаманець повний.
    }
log-krones-paid =
    { $who ->
        [you] Ви платите { krones.accusative }.
       *[other] { $name } платить { krones.accusative }.
    }
log-krones-lost =
    { $who ->
        [you] Ви втрачаєте { krones.accusative }.
       *[other] { $name } втрачає { krones.accusative }.
    }
log-emperor =
    { $who ->
        [you] { $change ->
            [one] Ви просуваєтеся треком імператора на { $change } поділку, до { $worth }.
            [few] Ви просуваєтеся треком імператора на { $change } поділки, до { $worth }.
           *[many] Ви просуваєтеся треком імператора на { $change } поділок, до { $worth }.
        }
       *[other] { $change ->
            [one] { $name } просувається треком імператора на { $change } поділку, до { $worth }.
            [few] { $name } просувається треком імператора на { $change } поділки, до { $worth }.
           *[many] { $name } просувається треком імператора на { $change } поділок, до { $worth }.
        }
    }
log-emperor-stays =
    { $who ->
        [you] Ви лишаєтеся в кінці треку імператора.
       *[other] { $name } лишається в кінці треку імператора.
    }
log-emperor-back =
    { $who ->
        [you] { $change ->
            [one] Ви відступаєте треком імператора на { $change } поділку, до { $worth }.
            [few] Ви відступаєте треком імператора на { $change } поділки, до { $worth }.
           *[many] Ви відступаєте треком імператора на { $change } поділок, до { $worth }.
        }
       *[other] { $change ->
            [one] { $name } відступає треком імператора на { $change } поділку, до { $worth }.
            [few] { $name } відступає треком імператора на { $change } поділки, до { $worth }.
           *[many] { $name } відступає треком імператора на { $change } поділок, до { $worth }.
        }
    }
log-vp-guests =
    { $who ->
        [you] Ви набираєте { points } за гостя.
       *[other] { $name } набирає { points } за гостя.
    }
log-vp-badges =
    { $who ->
        [you] Ви набираєте { points } за позначку номера.
       *[other] { $name } набирає { points } за позначку номера.
    }
log-vp-bonuses =
    { $who ->
        [you] Ви набираєте { points } за заповнену групу.
       *[other] { $name } набирає { points } за заповнену групу.
    }
log-vp-staff =
    { $who ->
        [you] Ви набираєте { points } завдяки персоналу.
       *[other] { $name } набирає { points } завдяки персоналу.
    }
log-vp-emperor-end =
    { $who ->
        [you] Ви набираєте { points } за кроки поза треком.
       *[other] { $name } набирає { points } за кроки поза треком.
    }
log-vp-emperor-tiles =
    { $who ->
        [you] Ви набираєте { points } завдяки імператорові.
       *[other] { $name } набирає { points } завдяки імператорові.
    }
log-vp-rooms =
    { $who ->
        [you] Ви набираєте { points } за зайняті номери.
       *[other] { $name } набирає { points } за зайняті номери.
    }
log-vp-leftovers =
    { $who ->
        [you] Ви набираєте { points } за крони й кухню.
       *[other] { $name } набирає { points } за крони й кухню.
    }
log-vp-unserved =
    { $who ->
        [you] Ви втрачаєте { points } за гостей, що лишилися в кав'ярні.
       *[other] { $name } втрачає { points } за гостей, що лишилися в кав'ярні.
    }

log-vp-lost =
    { $who ->
        [you] Ви втрачаєте { points }.
       *[other] { $name } втрачає { points }.
    }

## Items

log-item-placed =
    { $who ->
        [you] Ви приносите { FORM($guest, form: "dative") } { LIST($items, form: "accusative") }.
       *[other] { $name } приносить { FORM($guest, form: "dative") } { LIST($items, form: "accusative") }.
    }
log-item-kept =
    { $who ->
        [you] Ви лишаєте на кухні { LIST($items, form: "accusative") }.
       *[other] { $name } лишає на кухні { LIST($items, form: "accusative") }.
    }
log-item-served =
    { $who ->
        [you] Ви подаєте { FORM($guest, form: "dative") } з кухні { LIST($items, form: "accusative") }.
       *[other] { $name } подає { FORM($guest, form: "dative") } з кухні { LIST($items, form: "accusative") }.
    }
log-item-spent =
    { $who ->
        [you] Ви віддаєте з кухні { LIST($items, form: "accusative") }.
       *[other] { $name } віддає з кухні { LIST($items, form: "accusative") }.
    }
log-item-swapped =
    { $who ->
        [you] Ви міняєте { LIST($given, form: "accusative") } на { LIST($taken, form: "accusative") }.
       *[other] { $name } міняє { LIST($given, form: "accusative") } на { LIST($taken, form: "accusative") }.
    }
log-service-paid =
    { $who ->
        [you] Ви платите { krones.accusative } за обслуговування.
       *[other] { $name } платить { krones.accusative } за обслуговування.
    }

## Rooms

log-room-prepared =
    { $who ->
        [you] { $count ->
            [1] Ви готуєте номер { LIST($rooms) } { log-for-price }.
           *[other] Ви готуєте номери { LIST($rooms) } { log-for-price }.
        }
       *[other] { $count ->
            [1] { $name } готує номер { LIST($rooms) } { log-for-price }.
           *[other] { $name } готує номери { LIST($rooms) } { log-for-price }.
        }
    }
log-room-occupied =
    { $who ->
        [you] Ви займаєте номер { $room }.
       *[other] { $name } займає номер { $room }.
    }
log-room-removed =
    { $was ->
        [vacant] { $who ->
            [you] Ви втрачаєте вільний номер { $room }.
           *[other] { $name } втрачає вільний номер { $room }.
        }
       *[occupied] { $who ->
            [you] Ви втрачаєте зайнятий номер { $room }.
           *[other] { $name } втрачає зайнятий номер { $room }.
        }
    }
log-group-completed =
    { $who ->
        [you] Ви заповнюєте { log-group }.
       *[other] { $name } заповнює { log-group }.
    }
log-group =
    { $colour ->
        [blue] { $size ->
            [one] синю групу з { $size } номера
            [few] синю групу з { $size } номерів
           *[many] синю групу з { $size } номерів
        }
        [red] { $size ->
            [one] червону групу з { $size } номера
            [few] червону групу з { $size } номерів
           *[many] червону групу з { $size } номерів
        }
       *[yellow] { $size ->
            [one] жовту групу з { $size } номера
            [few] жовту групу з { $size } номерів
           *[many] жовту групу з { $size } номерів
        }
    }

## Staff

log-staff-drawn =
    { $who ->
        [you] Ви берете на руку { LIST($cards, form: "accusative") }.
       *[other] { $name } бере на руку { LIST($cards, form: "accusative") }.
    }
log-staff-drawn-hidden =
    { $count ->
        [one] { $name } бере на руку { $count } карту персоналу.
        [few] { $name } бере на руку { $count } карти персоналу.
       *[many] { $name } бере на руку { $count } карт персоналу.
    }
log-staff-looked-at =
    { $who ->
        [you] Ви переглядаєте карти: { LIST($cards) }.
       *[other] { $name } переглядає карти: { LIST($cards) }.
    }
log-staff-looked-at-hidden =
    { $count ->
        [one] { $name } переглядає { $count } карту персоналу.
        [few] { $name } переглядає { $count } карти персоналу.
       *[many] { $name } переглядає { $count } карт персоналу.
    }
log-staff-returned =
    { $from_hand ->
        [0] { $who ->
            [you] Ви кладете { LIST($cards, form: "accusative") } під низ колоди.
           *[other] { $name } кладе { LIST($cards, form: "accusative") } під низ колоди.
        }
       *[other] { $who ->
            [you] Ви кладете { LIST($cards, form: "accusative") } з руки під низ колоди.
           *[other] { $name } кладе { LIST($cards, form: "accusative") } з руки під низ колоди.
        }
    }
log-staff-returned-hidden =
    { $from_hand ->
        [0] { $count ->
            [one] { $name } кладе { $count } карту персоналу під низ колоди.
            [few] { $name } кладе { $count } карти персоналу під низ колоди.
           *[many] { $name } кладе { $count } карт персоналу під низ колоди.
        }
       *[other] { $count ->
            [one] { $name } кладе { $count } карту персоналу з руки під низ колоди.
            [few] { $name } кладе { $count } карти персоналу з руки під низ колоди.
           *[many] { $name } кладе { $count } карт персоналу з руки під низ колоди.
        }
    }
log-staff-drafted =
    { $who ->
        [you] Ви лишаєте собі { LIST($cards, form: "accusative") }.
       *[other] { $name } лишає собі { LIST($cards, form: "accusative") }.
    }
log-staff-drafted-hidden =
    { $count ->
        [one] { $name } лишає собі { $count } карту персоналу.
        [few] { $name } лишає собі { $count } карти персоналу.
       *[many] { $name } лишає собі { $count } карт персоналу.
    }
log-staff-hired =
    { $who ->
        [you] Ви наймаєте { FORM($staff, form: "accusative") } { log-for-price }.
       *[other] { $name } наймає { FORM($staff, form: "accusative") } { log-for-price }.
    }
log-staff-flipped =
    { $who ->
        [you] Ви використовуєте карту «{ $staff }», далі вона лежить долілиць.
       *[other] { $name } використовує карту «{ $staff }», далі вона лежить долілиць.
    }
log-staff-used =
    { $who ->
        [you] Ви використовуєте карту «{ $staff }».
       *[other] { $name } використовує карту «{ $staff }».
    }
log-staff-dismissed =
    { $who ->
        [you] Ви звільняєте { FORM($staff, form: "accusative") }.
       *[other] { $name } звільняє { FORM($staff, form: "accusative") }.
    }
log-staff-scored =
    { $n ->
        [0] { $who ->
            [you] { $staff }: ви нічого не набираєте.
           *[other] { $staff }: { $name } нічого не набирає.
        }
       *[other] { $who ->
            [you] Ви набираєте { points } завдяки { FORM($staff, form: "dative") }.
           *[other] { $name } набирає { points } завдяки { FORM($staff, form: "dative") }.
        }
    }
log-staff-scored-copied =
    { $who ->
        [you] Ви набираєте { points } завдяки { FORM($staff, form: "dative") }, що копіює карту «{ $copied }».
       *[other] { $name } набирає { points } завдяки { FORM($staff, form: "dative") }, що копіює карту «{ $copied }».
    }

## Objectives and the emperor

log-objective-claimed =
    { $who ->
        [you] { $place ->
            [1] Ви перші виконуєте завдання { $letter }, за { points }.
            [2] Ви другі виконуєте завдання { $letter }, за { points }.
            [3] Ви треті виконуєте завдання { $letter }, за { points }.
           *[other] Ви виконуєте завдання { $letter }, за { points }.
        }
       *[other] { $place ->
            [1] { $name } виконує завдання { $letter } — перше місце, { points }.
            [2] { $name } виконує завдання { $letter } — друге місце, { points }.
            [3] { $name } виконує завдання { $letter } — третє місце, { points }.
           *[other] { $name } виконує завдання { $letter }, за { points }.
        }
    }
log-worth =
    { $n ->
        [0] нічого
       *[other] { points }
    }
log-emperor-scored =
    { $n ->
        [0] { $who ->
            [you] На треку імператора ви нічого не набираєте й відступаєте до { $worth }.
           *[other] { $name } нічого не набирає на треку імператора й відступає до { $worth }.
        }
       *[other] { $who ->
            [you] Ви набираєте { points } на треку імператора й відступаєте до { $worth }.
           *[other] { $name } набирає { points } на треку імператора й відступає до { $worth }.
        }
    }
log-emperor-scored-stays =
    { $n ->
        [0] { $who ->
            [you] На треку імператора ви нічого не набираєте.
           *[other] { $name } нічого не набирає на треку імператора.
        }
       *[other] { $who ->
            [you] Ви набираєте { points } на треку імператора.
           *[other] { $name } набирає { points } на треку імператора.
        }
    }
log-emperor-rewarded =
    { $who ->
        [you] Імператор винагороджує вас (плитка { $tile }).
       *[other] { $name } отримує винагороду імператора (плитка { $tile }).
    }
log-emperor-punished =
    { $who ->
        [you] Імператор невдоволений вами (плитка { $tile }).
       *[other] { $name } впадає в немилість імператора (плитка { $tile }).
    }
log-penalty-ignored =
    { $krones ->
        [0] { $who ->
            [you] Штраф імператора вас не стосується (плитка { $tile }).
           *[other] { $name } не зазнає штрафу імператора (плитка { $tile }).
        }
        [one] { $who ->
            [you] Ви платите { $krones } крону, щоб уникнути штрафу імператора (плитка { $tile }).
           *[other] { $name } платить { $krones } крону, щоб уникнути штрафу імператора (плитка { $tile }).
        }
        [few] { $who ->
            [you] Ви платите { $krones } крони, щоб уникнути штрафу імператора (плитка { $tile }).
           *[other] { $name } платить { $krones } крони, щоб уникнути штрафу імператора (плитка { $tile }).
        }
       *[many] { $who ->
            [you] Ви платите { $krones } крон, щоб уникнути штрафу імператора (плитка { $tile }).
           *[other] { $name } платить { $krones } крон, щоб уникнути штрафу імператора (плитка { $tile }).
        }
    }
log-kitchen-returned =
    { $items ->
        [0] { $who ->
            [you] На вашій кухні нема чого повертати.
           *[other] { $name } не має на кухні чого повертати.
        }
        [one] { $who ->
            [you] Ви повертаєте з кухні { $items } порцію.
           *[other] { $name } повертає з кухні { $items } порцію.
        }
        [few] { $who ->
            [you] Ви повертаєте з кухні { $items } порції.
           *[other] { $name } повертає з кухні { $items } порції.
        }
       *[many] { $who ->
            [you] Ви повертаєте з кухні { $items } порцій.
           *[other] { $name } повертає з кухні { $items } порцій.
        }
    }
log-cafe-returned =
    { $items ->
        [0] { $who ->
            [you] На столиках ваших гостей нема чого повертати.
           *[other] { $name } не має на столиках гостей чого повертати.
        }
        [one] { $who ->
            [you] Ви повертаєте зі столиків гостей { $items } порцію.
           *[other] { $name } повертає зі столиків гостей { $items } порцію.
        }
        [few] { $who ->
            [you] Ви повертаєте зі столиків гостей { $items } порції.
           *[other] { $name } повертає зі столиків гостей { $items } порції.
        }
       *[many] { $who ->
            [you] Ви повертаєте зі столиків гостей { $items } порцій.
           *[other] { $name } повертає зі столиків гостей { $items } порцій.
        }
    }

## Besides the game: who came and went, and the log itself

log-undo =
    { $who ->
        [you] { $steps ->
            [one] Ви скасовуєте { $steps } крок.
            [few] Ви скасовуєте { $steps } кроки.
           *[many] Ви скасовуєте { $steps } кроків.
        }
       *[other] { $steps ->
            [one] { $name } скасовує { $steps } крок.
            [few] { $name } скасовує { $steps } кроки.
           *[many] { $name } скасовує { $steps } кроків.
        }
    }
log-undo-asked =
    { $who ->
        [you] { $steps ->
            [one] Ви просите скасувати { $steps } крок.
            [few] Ви просите скасувати { $steps } кроки.
           *[many] Ви просите скасувати { $steps } кроків.
        }
       *[other] { $steps ->
            [one] { $name } просить скасувати { $steps } крок.
            [few] { $name } просить скасувати { $steps } кроки.
           *[many] { $name } просить скасувати { $steps } кроків.
        }
    }
log-undo-agreed =
    { $who ->
        [you] Ви погоджуєтеся.
       *[other] { $name } погоджується.
    }
log-undo-declined =
    { $who ->
        [you] Ви не погоджуєтеся.
       *[other] { $name } не погоджується.
    }
log-time-up =
    { $who ->
        [you] Ваш час вийшов.
       *[other] { $name }: час вийшов.
    }
log-seat =
    { $who ->
        [you] Ви сідаєте за стіл.
       *[other] { $name } сідає за стіл.
    }
log-seat-free = Нове посилання запрошує когось на місце: { $name }.
log-stand-in =
    { $who ->
        [you] За вас грає бот ({ $level }).
       *[other] Замість гравця { $name } грає бот ({ $level }).
    }
log-stand-in-over =
    { $who ->
        [you] Ви знову граєте.
       *[other] { $name } знову грає.
    }
log-stand-in-preparing = { $name } ще готується; доти грає готовий бот ({ $level }).
log-stand-in-ready = { $name } вже напоготові й грає.
log-stand-in-unprepared = На цій машині { $name } не може грати; натомість грає простіший бот ({ $level }).
log-bot-failed =
    { $who ->
        [you] Бот, що грав за вас, дав збій; далі грає простіший.
       *[other] { $name }: бот дав збій, далі грає простіший.
    }
log-note = Зроблено нотатку.
log-title = Що сталося
log-again = Переглянути ще раз
log-empty = Ще нічого не сталося.
