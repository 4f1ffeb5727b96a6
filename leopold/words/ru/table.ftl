### Стол: его места, что о них зачитывается, и конец игры.

table-round = Раунд { $round } из { $rounds }
table-setup = Подготовка
table-over = Игра окончена
table-queue = Очередь постояльцев
table-spaces = Действия и кубики
table-objectives = Цели
table-emperor = Император
table-hotel = Ваш отель
table-hotel-of = Отель: { $name }
table-cafe = Кафе
table-cafe-of = Кафе: { $name }
table-cafe-empty = Свободный столик
table-kitchen = Кухня
table-hand = Ваша рука
table-hand-caption = Рука
table-hand-hidden =
    { $n ->
        [one] { $n } карта в руке
        [few] { $n } карты в руке
       *[many] { $n } карт в руке
    }
table-hand-empty = В руке нет карт.
table-staff = Нанятый персонал
table-staff-empty = Пока никто не нанят.
table-others = Соперники
table-looked = Карты, которые вы смотрите
table-draft = Оставьте одну из этих
table-menu = Меню
table-rules = Книга: правила, символы, карты
table-rules-failed = Не удалось получить книгу. Возможно, нет связи с сервером; закройте это и попробуйте чуть позже.
table-hint = Подсказка
table-log = Журнал
table-larger = Рассмотреть отель: { $name }
table-onlooker = Вы наблюдаете за игрой.
table-deck-staff =
    { $n ->
        [0] В колоде нет карт персонала
        [one] В колоде { $n } карта персонала
        [few] В колоде { $n } карты персонала
       *[many] В колоде { $n } карт персонала
    }
table-deck-guests =
    { $n ->
        [0] В колоде нет постояльцев
        [one] В колоде { $n } постоялец
        [few] В колоде { $n } постояльца
       *[many] В колоде { $n } постояльцев
    }
table-bin =
    { $n ->
        [0] Кубики не убраны
        [one] Убран { $n } кубик
        [few] Убрано { $n } кубика
       *[many] Убрано { $n } кубиков
    }
table-puzzle = Задача: найдите лучший ход
table-puzzle-over = Ваш ход сыгран.
table-puzzle-verdict = Оценка
table-waiting = { $name } думает…
table-absent = Не здесь
table-open = Ещё не за столом
table-standin = Играет бот
table-standin-you = За вас играет бот.
table-standin-back = Вернуться в игру
table-bot-give = { $name }: пусть играет бот
table-bot-level = { $name }: уровень бота
table-bot-back = { $name }: вернуть место
table-leave = Выйти из-за стола
table-leave-sure = Точно выйти? Партия исчезнет из вашего списка. Если другие продолжат, ваше место займёт бот.
table-leave-not = Остаться
table-save = Сохранить запись
table-replay = Повтор
table-lobby = Лобби
table-speed = Как показывать чужие ходы
table-speed-calm = Спокойно
table-speed-quick = Быстро
table-speed-skip = Сразу
table-speed-step = По шагам
table-sound = Звуки
table-sound-off = Выкл.
table-sound-on = Вкл.
table-skip = Пропустить
table-next = Дальше
table-pause = Пауза
table-unpause = Дальше
table-tab-board = Поле
table-tab-mine = Мой отель
table-tab-cards = Карты

table-tab-others = Другие
table-tab-log = Журнал
table-seats = За этим столом
table-own-packs =
    { $n ->
        [1] Играют со своим паком: { LIST($names) }.
       *[other] Играют со своими паками: { LIST($names) }.
    }
table-seed-chosen = Зерно этой партии выбрано вручную.
table-bonuses-caption = За полные группы
table-emperor-open = { LIST($places) }. Рассмотреть шкалу императора
table-bonuses = Что приносит полная группа: синяя — победные очки, красная — кроны, жёлтая — шаги к императору
table-coming = Ещё впереди
table-refused = Не вышло: { $reason }
table-late = Игра тем временем ушла вперёд; вот как обстоят дела.
table-automaton-cards =
    { $n ->
        [one] { $n } карта в { automaton-name.possessive } колоде
        [few] { $n } карты в { automaton-name.possessive } колоде
       *[many] { $n } карт в { automaton-name.possessive } колоде
    }
table-automaton-private =
    { $n ->
        [one] { $n } карта персонала в { automaton-name.possessive } личной колоде
        [few] { $n } карты персонала в { automaton-name.possessive } личной колоде
       *[many] { $n } карт персонала в { automaton-name.possessive } личной колоде
    }

table-automaton-marker =
    { $state ->
        [none] Цель { $letter }: не начата
        [claimed] Цель { $letter }: достигнута, { points }
       *[other] Цель { $letter }: { $state }
    }
table-automaton-staff =
    { $n ->
        [0] Карты персонала ещё не открыты
        [one] Открыта { $n } карта персонала
        [few] Открыто { $n } карты персонала
       *[many] Открыто { $n } карт персонала
    }
table-automaton-staff-none = Из личной колоды ещё ничего не открыто.
table-here = Здесь сидит { $name }

label-guest =
    { $name }, { $colour ->
        [blue] синий
        [red] красный
        [yellow] жёлтый
       *[other] зелёный
    }, заказ: { LIST($order) }, { $vp ->
        [one] { $vp } очко
        [few] { $vp } очка
       *[many] { $vp } очков
    }
label-queue =
    Постоялец { $space }: { $guest }. { $reward } { $price ->
        [0] Бесплатно.
        [one] Стоит { $price } крону.
        [few] Стоит { $price } кроны.
       *[many] Стоит { $price } крон.
    }
label-queue-empty = Место { $space } свободно.
label-cafe =
    { $guest }. { $missing ->
        [none] Всё подано.
       *[other] Ещё ждёт { LIST($items) }.
    }
label-room =
    Номер { $room }, { $colour ->
        [blue] синий
        [red] красный
       *[other] жёлтый
    }, { $state ->
        [empty] не подготовлен
        [vacant] свободен
       *[other] заселён
    }, группа { $group }{ $badge ->
        [0] { "" }
        [one] , значок: { $badge } очко
        [few] , значок: { $badge } очка
       *[many] , значок: { $badge } очков
    }
label-die =
    Действие { $face }: { $name }. { $n ->
        [0] Кубиков нет.
        [one] { $n } кубик.
        [few] { $n } кубика.
       *[many] { $n } кубиков.
    }
label-kitchen = Кухня: { $items }
label-staff = { $name }, { $timing }
label-staff-used = { $name }, в этом раунде уже использовано
label-staff-face_down = { $name }, использовано и лежит лицом вниз
label-hand =
    { $name }, { $cost ->
        [one] { $cost } крона
        [few] { $cost } кроны
       *[many] { $cost } крон
    }, { $timing }
label-objective = Цель { $letter }: { $need }
label-tile = Жетон императора { $letter } после раунда { $round }
label-emperor = Шкала императора: { LIST($places) }
label-emperor-seat = { $name } на { $space }
label-vp = { $name }: { points }
label-krones = { krones }, не больше { $cap }
label-turn = { $name }: ходы { LIST($numbers) }
label-pick = можно выбрать

label-card = { $label }. { $text }

label-lodger = Здесь живёт { $guest }.

deed-check-in = { $guest } в номер { $room }
deed-die = кубик { $face }
deed-die-strength = кубик { $face }, сила { $strength }
deed-room = номер { $room }
deed-cards =
    { $n ->
        [1] карта персонала
        [one] { $n } карта персонала
        [few] { $n } карты персонала
       *[many] { $n } карт персонала
    }
deed-group = полная группа

deed-objective = цель { $letter }

banner-emperor = После него придёт император.
visit-title = Визит императора
visit-rewarded = Он доволен и вручает бонус.
visit-punished = Он недоволен.
visit-ignored = Он недоволен, но всё обходится.
visit-overlooked = Он ничего не замечает.
finale-title = Финальный подсчёт

cautions-title = Спрашивать перед тем, как
cautions-no_guest = взять кубик без постояльца
cautions-check_in = завершить ход, не заселив готовых
cautions-staff = завершить ход, не использовав персонал раунда
cautions-objective = завершить ход, не достигнув готовой цели
cautions-reward = отказаться от части награды
cautions-krones = получить больше крон, чем вмещает кошелёк

scene-title = Ходит { $name }
scene-on = Дальше

hand_over-title = { $name }, ваш ход
hand_over-about = Передайте экран: теперь играет { $name }. Остальным лучше не подглядывать.
hand_over-go = Это я, { $name }

end-title =
    { $winners ->
        [none] Игра окончена
       *[other]
            { $count ->
                [1] { LIST($names) } побеждает
               *[other] { LIST($names) } делят победу
            }
    }
end-title-you = Вы победили
end-sheet = Подсчёт очков
end-course = Ход игры
end-course-label = Очки всех игроков, ход за ходом
end-moments = Самые прибыльные ходы
end-moment = { $name }, раунд { $round }: { points } за один ход
end-moment-look = Посмотреть этот ход ещё раз
end-total = Итого
end-again = Ещё раз
end-replay = Повтор
end-save = Сохранить
end-seed = Зерно: { $seed }
end-table = Взглянуть на стол
