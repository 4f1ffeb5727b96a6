### Стол партии с дополнением: как называются его части и как обстоят дела.

waltz-season = Балы и бар
waltz-season-open = Балы и бар: рассмотреть
waltz-season-close = Назад к очереди и кубикам
waltz-balls = Балы
waltz-balcony = Балкон
waltz-rehearsal = Ваш репетиционный зал
waltz-rehearsal-of =
    { $who ->
        [you] { waltz-rehearsal }
       *[other] Репетиционный зал: { $name }
    }
waltz-rehearsals = Репетиционные залы на выбор
waltz-lounge = Бар
waltz-auction = Вестибюли на торгах
waltz-beside = Вестибюль и знаменитости

waltz-open =
    { $scored ->
        [done] «{ $name }», подсчёт был после раунда { $round }: рассмотреть
       *[other] «{ $name }», подсчёт после раунда { $round }: рассмотреть
    }
waltz-scored = Подсчёт был после раунда { $round }
waltz-dancers-of =
    { $who ->
        [you]
            { $n ->
                [one] { $n } ваш танцор
                [few] { $n } ваших танцора
               *[many] { $n } ваших танцоров
            }
       *[other]
            { $n ->
                [one] { $n } танцор ({ $name })
                [few] { $n } танцора ({ $name })
               *[many] { $n } танцоров ({ $name })
            }
    }
waltz-row =
    { $there ->
        [some] { $place }: { waltz-row-price }, { waltz-row-free }; { LIST($dancers) }
       *[none] { $place }: { waltz-row-price }, { waltz-row-free }; никто не танцует
    }
waltz-row-price =
    { $price ->
        [0] без шампанского
        [one] { $price } шампанское
        [few] { $price } шампанских
       *[many] { $price } шампанских
    }
waltz-row-free =
    { $free ->
        [-1] места хватит всем
        [0] мест нет
        [one] { $free } место свободно
        [few] { $free } места свободны
       *[many] { $free } мест свободно
    }
waltz-area =
    { $n ->
        [0] Зона { $area } репетиционного зала: пусто
       *[other] Зона { $area } репетиционного зала: танцоров { $n } из { $of }
    }
waltz-celebrity =
    { $colour ->
        [none]
            { $face ->
                [-1] { $name }, в этом раунде уже помогает
               *[other] { $name }, с вами до конца раунда
            }
       *[other] { $name }, { die-colour } кубик на клетке { $face }, { waltz-points }
    }
die-colour =
    { $colour ->
        [red] красный
        [blue] синий
       *[yellow] жёлтый
    }
waltz-points =
    { $vp ->
        [one] { $vp } очко
        [few] { $vp } очка
       *[many] { $vp } очков
    }
waltz-lounge-gone = Рядом никого не осталось: { die-colour } кубик
waltz-offer =
    { $who ->
        [nobody] «{ $entrance }», ставок нет
        [you] «{ $entrance }», ваша ставка: { waltz-bid }
       *[other] «{ $entrance }», { $name } ставит { waltz-bid }
    }
waltz-bid =
    { $bid ->
        [0] ноль
        [one] { $bid } крону
        [few] { $bid } кроны
       *[many] { $bid } крон
    }
waltz-key =
    { $price ->
        [0] Универсальный ключ, вместо кубика: { waltz-key-gain }
        [one] Универсальный ключ, вместо кубика, за { $price } крону: { waltz-key-gain }
        [few] Универсальный ключ, вместо кубика, за { $price } кроны: { waltz-key-gain }
       *[many] Универсальный ключ, вместо кубика, за { $price } крон: { waltz-key-gain }
    }
waltz-key-gain =
    { $gain ->
        [0] начать следующий раунд
        [one] { $gain } крона и начать следующий раунд
        [few] { $gain } кроны и начать следующий раунд
       *[many] { $gain } крон и начать следующий раунд
    }
waltz-key-taken =
    { $who ->
        [you] Универсальный ключ: в этом раунде он у вас
       *[other] Универсальный ключ: в этом раунде его держит { $name }
    }
waltz-gears =
    { $n ->
        [one] { $n } шестерня
        [few] { $n } шестерни
       *[many] { $n } шестерён
    }
waltz-first =
    { $die ->
        [7] Ключ, взят первым в этом раунде
       *[other] Первый кубик этого раунда: { $die }
    }
waltz-token = Жетон бонуса { $token }
waltz-kept =
    { $n ->
        [one] { $n } постоялец обслужен в этом раунде
        [few] { $n } постояльца обслужены в этом раунде
       *[many] { $n } постояльцев обслужено в этом раунде
    }
waltz-goal =
    { $met ->
        [yes] Ваша цель { $letter }, достигнута: { $text }
       *[other] Ваша цель { $letter }: { $text }
    }
waltz-favour =
    { $n ->
        [one] Отступить на { $n } деление по шкале императора: { $text }
        [few] Отступить на { $n } деления по шкале императора: { $text }
       *[many] Отступить на { $n } делений по шкале императора: { $text }
    }
waltz-stars = Звёзд с шестернёй: { $n } из { $of }
waltz-reserved = Номер { $room } зарезервирован.

## Пояснения.

tip-ball-price =
    { $price ->
        [0] Отправить сюда танцора можно без шампанского.
        [one] Отправить сюда танцора стоит { $price } шампанское.
        [few] Отправить сюда танцора стоит { $price } шампанских.
       *[many] Отправить сюда танцора стоит { $price } шампанских.
    }
tip-ball-free =
    { $free ->
        [-1] Места хватит всем.
        [0] Все места заняты.
        [one] Свободно { $free } место.
        [few] Свободно { $free } места.
       *[many] Свободно { $free } мест.
    }
tip-ball-there = Здесь танцуют: { LIST($dancers) }.
tip-ball-nobody = Здесь пока никто не танцует.
tip-ball-brings = Кто придёт сюда, сразу получит:
tip-ballroom-when =
    { $scored ->
        [done] Подсчёт был после раунда { $round }.
       *[other] Подсчёт после раунда { $round }.
    }
tip-balcony-counts = Танцоры на балконе считаются в последнем бальном зале, «{ $ballroom }».
tip-rehearsal-text = Отправленные танцоры покидают одну из зон вашего репетиционного зала. Кто опустошит зону, получит то, что она обещает.
tip-area-now =
    { $n ->
        [0] Здесь пусто.
       *[other] Танцоров здесь ещё { $n } из { $of }.
    }
tip-lounge-text = Рядом с каждым цветным кубиком кто-то ждёт. Кто берёт кубик, тому знаменитость помогает до конца раунда и приносит очки.
tip-celebrity-die = Рядом { die-colour } кубик, он лежит на клетке { $face }.
tip-celebrity-worth =
    { $vp ->
        [one] Сразу приносит { $vp } очко.
        [few] Сразу приносит { $vp } очка.
       *[many] Сразу приносит { $vp } очков.
    }
tip-celebrity-with =
    { $who ->
        [you] С вами до конца раунда.
       *[other] До конца раунда в гостях: { $name }.
    }
tip-celebrity-used = В этом раунде помощь уже получена.
tip-key-text = Кто возьмёт универсальный ключ вместо кубика, начнёт следующий раунд.
tip-key-deal =
    { $price ->
        [0] Он ничего не стоит и приносит { waltz-krones }.
        [one] Он стоит { $price } крону и приносит { waltz-krones }.
        [few] Он стоит { $price } кроны и приносит { waltz-krones }.
       *[many] Он стоит { $price } крон и приносит { waltz-krones }.
    }
waltz-krones =
    { $gain ->
        [one] { $gain } крону
        [few] { $gain } кроны
       *[many] { $gain } крон
    }
tip-entrance-begins = В начале: { LIST($items) }.
tip-offer-highest =
    { $who ->
        [nobody] На него ещё никто не ставил.
        [you] Самая высокая ставка ваша: вы ставите { waltz-bid }.
       *[other] Больше всех ставит { $name }: { waltz-bid }.
    }
tip-token = Жетон бонуса
tip-token-text = Верхняя половина — за полностью заселённую колонку, нижняя — за этаж. Используется один раз.
tip-goal = Ваша собственная цель
tip-favour = Ваш собственный жетон императора
tip-favour-text =
    { $n ->
        [one] Один раз за игру: отступите на { $n } деление по шкале императора и получите его бонус.
        [few] Один раз за игру: отступите на { $n } деления по шкале императора и получите его бонус.
       *[many] Один раз за игру: отступите на { $n } делений по шкале императора и получите его бонус.
    }
tip-kept = Постояльцы, которые остаются
tip-kept-text = Постояльцы, обслуженные вами в раунде, остаются здесь до его конца и приносят очки по своему числу: { LIST($values, type: "unit") }.
tip-gear = Шестерня
tip-stars = Девять звёзд
tip-pool = Ресурсный пул
tip-pool-text = Отсюда ресурсы попадают на клетки действий.
tip-space_item = Ресурс на клетке
tip-give = Постоялец: { $name }
