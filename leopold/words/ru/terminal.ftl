### Игра в терминале: поле в нескольких словах, вопросы и ответы, что она рассказывает о себе.
### Что печатает игрок, одинаково на всех языках: оно стоит в кавычках, как { "help" }.

## Единицы и знаки, как можно короче.

terminal-kr = { $n } кр
terminal-price =
    { $n ->
        [0] даром
       *[other] { terminal-kr }
    }
terminal-letter-blue = С
terminal-letter-red = К
terminal-letter-yellow = Ж
terminal-letter-green = З
terminal-list = { LIST($parts, type: "unit") }
terminal-inside = { $text } ({ $inside })

## Игроки.

bot-greedy = Жадина
bot-planner = Плановик
bot-mcts = Искатель

## Поле.

terminal-round = Раунд { $round }
terminal-passed = пас
terminal-turns = ходы
terminal-objectives-note = осталось ПО, [место]
terminal-emperor-note = кто где
terminal-hotels = Отели
terminal-hotel-other = Другой отель
terminal-legend = { terminal-letter-blue } { colour-blue } { terminal-letter-red } { colour-red } { terminal-letter-yellow } { colour-yellow }   · пусто ○ свободно ● заселено   +2 ПО за подготовку
terminal-legend-flat = { terminal-letter-blue }{ "a" } { colour-blue }, группа { "a" }   · пусто ○ свободно ● заселено   +2 ПО за подготовку
terminal-floor-price = цена
terminal-floor-end = итог
terminal-rooms =
    { $laid ->
        [one] { $laid } номер, заселено { $occupied }
        [few] { $laid } номера, заселено { $occupied }
       *[many] { $laid } номеров, заселено { $occupied }
    }
terminal-rooms-by-colour = { terminal-rooms } ({ $colours })

terminal-dice = Кубики: осталось { $n }
terminal-dice-unrolled = Кубики: ещё не брошены
terminal-dice-none = Кубики: не осталось
terminal-dice-away = убрано { $n }
terminal-dice-boost = усиление: +1 за { krones.accusative }
terminal-die-none = кубиков нет
terminal-die-1 =
    { $champagne ->
        [yes] { $n } штрудель/пирожное/ шампанское
       *[no]
            { $n ->
                [one] { $n } блюдо: штрудель/пирожное
                [few] { $n } блюда: штрудель/пирожное
               *[many] { $n } блюд: штрудель/пирожное
            }
    }
terminal-die-2 =
    { $champagne ->
        [yes] { $n } вино/кофе/ шампанское
       *[no]
            { $n ->
                [one] { $n } напиток: вино/кофе
                [few] { $n } напитка: вино/кофе
               *[many] { $n } напитков: вино/кофе
            }
    }
terminal-die-3 =
    { $n ->
        [one] подготовить { $n } номер
        [few] подготовить { $n } номера
       *[many] подготовить { $n } номеров
    }
terminal-die-4 =
    { $n ->
        [one] { $n } крона/император
        [few] { $n } кроны/император
       *[many] { $n } крон/император
    }
terminal-die-5 = персонал: 1, дешевле на { $n }
terminal-die-6 =
    любое другое { $price ->
        [0] бесплатно
        [one] за { $price } крону
        [few] за { $price } кроны
       *[many] за { $price } крон
    }
terminal-die-tight-1 = { $n } штрудель/пирожное
terminal-die-tight-2 = { $n } вино/кофе
terminal-die-tight-3 =
    { $n ->
        [one] { $n } номер
        [few] { $n } номера
       *[many] { $n } номеров
    }
terminal-die-tight-4 = { $n } кр/император
terminal-die-tight-5 = нанять, −{ $n }
terminal-die-tight-6 =
    { $price ->
        [0] любое, даром
        [one] любое, { $price } крона
        [few] любое, { $price } кроны
       *[many] любое, { $price } крон
    }

terminal-lounge = Бар
terminal-lounge-space = на { $face }
terminal-lounge-gone = уже нет
terminal-lounge-unrolled = не брошен
terminal-celebrities = Знаменитости
terminal-key =
    { $free ->
        [yes]
            { $brings ->
                [yes] ключ: +{ $gain }
               *[no] ключ: даром
            }
       *[no]
            { $brings ->
                [yes] ключ: { $price }, +{ $gain }
               *[no] ключ: { $price }
            }
    }
terminal-key-taken = ключ: { $person }
terminal-auction = Вестибюли на торгах
terminal-auction-none = ставок нет
terminal-entrance = Вестибюль
terminal-entrance-kitchen = в начале: { $items }
terminal-tokens =
    { $n ->
        [0] жетонов нет
       *[other] жетоны: { LIST($tokens, type: "unit") }
    }
terminal-token = { $token } колонка { $column } / этаж { $floor }
terminal-guests-kept =
    { $n ->
        [one] { $n } постоялец обслужен в этом раунде
        [few] { $n } постояльца обслужены в этом раунде
       *[many] { $n } постояльцев обслужено в этом раунде
    }
terminal-goal =
    { $met ->
        [yes] своя { $letter }: достигнута
       *[no] своя { $letter }: { $need }
    }
terminal-favours =
    { $n ->
        [0] жетонов нет
       *[other] жетоны: { LIST($tiles, type: "unit") }
    }
terminal-favour = { $favour } { $does }
terminal-first-die =
    { $face ->
        [7] первым был ключ
       *[other] первый кубик: { $face }
    }
terminal-dancers-at = { $n }: { ball-place-named }
terminal-house = Отель
terminal-house-item = { $item } на { $face }
terminal-house-pool = пул: { $items }
terminal-house-reserved = { $who }, номер { $room }, ждёт { $items }
terminal-house-stars = звёзды: { $n } из { $most }
terminal-house-rooms = шестерни на номерах { LIST($rooms, type: "unit") }
terminal-house-guest =
    { $n ->
        [one] { $n } шестерня, постоялец { $place }
        [few] { $n } шестерни, постоялец { $place }
       *[many] { $n } шестерён, постоялец { $place }
    }
terminal-house-space =
    { $n ->
        [one] { $n } шестерня, клетка { $place }
        [few] { $n } шестерни, клетка { $place }
       *[many] { $n } шестерён, клетка { $place }
    }
terminal-house-no-gears = шестерён нет
terminal-track-space = деление
terminal-track-vp = ПО
terminal-track-seat = место
terminal-tile = { $tile } раунд { $round }, назад { $back }

terminal-need-krones = кроны { $have }
terminal-need-tiles = номера { $have }
terminal-need-staff = персонал { $have }
terminal-need-emperor = император { $have }
terminal-need-floors = полные этажи { $have }
terminal-need-columns = полные колонки { $have }
terminal-need-groups = полные группы { $have }
terminal-need-whole_colours = весь цвет { $have }
terminal-need-kitchen = каждого на кухне { $have }
terminal-need-top_floor = на верхнем этаже { $have }
terminal-need-orders = постояльцы { $have }
terminal-need-champagne = шампанское { $have }
terminal-need-dancers = танцоры на балах { $have }
terminal-need-guests =
    { $colour ->
        [blue] синие постояльцы { $have }
        [red] красные постояльцы { $have }
        [yellow] жёлтые постояльцы { $have }
       *[green] зелёные постояльцы { $have }
    }
terminal-need-colours = заселено { LIST($rooms, type: "unit") }

terminal-queue-nobody = никого
terminal-queue-no-reward = без награды
terminal-balls = Балы
terminal-balls-note = шампанское за танцора, затем кто там
terminal-ball-round = раунд { $round }
terminal-ball-scored = подсчитан
terminal-row-bottom = нижний
terminal-row-middle = средний
terminal-row-top = верхний
terminal-row-balcony = Балкон
terminal-dancers = Танцоры
terminal-dancers-left =
    { $n ->
        [0] все отправлены
        [one] остался { $n }
        [few] осталось { $n }
       *[many] осталось { $n }
    }
terminal-dancers-none = репетиционный зал не выбран

terminal-krones-of = из { $cap }
terminal-emperor = император { $space }
terminal-emperor-space = деление { $space }
terminal-empty = пусто
terminal-none = нет
terminal-staff = Персонал
terminal-cards = Карты
terminal-score = Счёт
terminal-cafe-free =
    { $n ->
        [one] { $n } свободный столик
        [few] { $n } свободных столика
       *[many] { $n } свободных столиков
    }
terminal-cafe-nobody = постояльцев нет
terminal-cafe-wants = ждёт { $items }
terminal-cafe-has = , есть { $items }
terminal-cafe-served = подано: можно заселять
terminal-cafe-then = затем { $reward }
terminal-served = подано
terminal-used = уже
terminal-face_down = лицом вниз
terminal-ready = готово
terminal-status = { vp }, { $krones }, император { $emperor }, { $hand ->
        [one] { $hand } карта в руке
        [few] { $hand } карты в руке
       *[many] { $hand } карт в руке
    }
terminal-automaton-status = { vp }, император { $emperor }, уровень: { $level }
terminal-automaton-covered =
    { $n ->
        [0] закрытых нет
       *[other] закрыто { $n }
    }
terminal-automaton-cards =
    { $card ->
        [0] осталось { $n }
       *[other] последняя { $card }, осталось { $n }
    }

terminal-sheet-before = До финального подсчёта
terminal-sheet-place = Место
terminal-sheet-rank = { $rank }.
terminal-won-alone =
    { $you ->
        [yes] Вы победили: очков у вас больше. Соперник — { $automaton }.
       *[no] { $name } побеждает: очков больше, чем у соперника ({ $automaton }).
    }
terminal-lost-alone =
    { $you ->
        [yes] { $automaton } побеждает: для победы вам нужно больше очков.
       *[no] { $automaton } побеждает: очков у игрока { $name } не больше.
    }
terminal-won = { end-title }.
terminal-won-you = { end-title-you }.

## Ответы.

terminal-what-now = Что теперь?
terminal-what-now-name = { $name }, что теперь?
terminal-what-now-note = число, действие или { "help" }
terminal-type = Введите число, действие или команду; `{ "help" }` всё объяснит.
terminal-no-number =
    { $n ->
        [1] Действия { $number } нет; есть только номер 1. `{ "card" } { $number }` покажет карту.
       *[other] Действия { $number } нет; они пронумерованы от 1 до { $n }. `{ "card" } { $number }` покажет карту.
    }
terminal-unclear = `{ $word }` может значить { LIST($options, type: "or") }: напишите чуть больше.
terminal-quoted = `{ $text }`

terminal-group-guest = Постоялец
terminal-group-die = Кубик
terminal-group-six = Шестёрка
terminal-group-act = Действие
terminal-group-serve = Подать
terminal-group-check-in = Заселить
terminal-group-dance = На бал
terminal-group-send = Отправить
terminal-group-claim = Цель
terminal-group-use = Персонал
terminal-group-take = Взять
terminal-group-place = Подать
terminal-group-item = Ресурс
terminal-group-complete = Выполнить
terminal-group-room = Номер
terminal-group-occupy = Заселить
terminal-group-remove = Убрать
terminal-group-hire = Нанять
terminal-group-draft = Оставить
terminal-group-return = Вернуть
terminal-group-dismiss = Уволить
terminal-group-area = Зона
terminal-group-rehearse = Репетиция
terminal-group-recall = Отозвать
terminal-group-reward = Награда
terminal-group-also = Ещё
terminal-group-key = Ключ
terminal-group-shift = Сдвиг
terminal-group-colour = Цвет
terminal-group-call = Позвать
terminal-group-favour = Милость
terminal-group-bid = Ставка
terminal-group-entrance = Вестибюль
terminal-group-token = Жетон
terminal-group-give = Отдать
terminal-group-other = Прочее

terminal-means-staff = { $name }, { $price }: { $text }
terminal-means-guest = { $number } { $name }: { $order }
terminal-means-check-in = { $name } в { $room }
terminal-means-dance = { $name }: { $place }
terminal-means-area =
    { $n ->
        [one] { $n } танцор: { $does }
        [few] { $n } танцора: { $does }
       *[many] { $n } танцоров: { $does }
    }
terminal-means-leave =
    { $n ->
        [1] последний её танцор: { $does }
       *[other] танцоров { $n }, уходит один; когда опустеет: { $does }
    }
terminal-means-wants = { $name }, ждёт { $items }
terminal-means-room =
    { $size ->
        [1] { $colour ->
            [blue] синий одиночный номер
            [red] красный одиночный номер
           *[other] жёлтый одиночный номер
        }
       *[other] { $colour ->
            [blue] синий номер в группе из { $size }
            [red] красный номер в группе из { $size }
           *[other] жёлтый номер в группе из { $size }
        }
    }{ $badge ->
        [0] { "" }
       *[other] , значок +{ $badge }
    }
terminal-means-claim = за { vp }
terminal-means-pass = отложить ход до переброса кубиков
terminal-means-end = завершить ход
terminal-means-done = больше ничего из этого
terminal-means-main = сначала действие кубика
terminal-means-bonus = сначала бонус за полную группу
terminal-means-keep = остальное идёт на кухню
terminal-means-ignore = заплатить, и штраф минует
terminal-means-accept = принять штраф и сберечь деньги
terminal-means-left = левая половина штрафа
terminal-means-right = вместо этого потерять победные очки
terminal-means-also-room = сначала подготовить номер
terminal-means-also-hire = сначала нанять из руки
terminal-means-also-emperor = сначала продвинуться по шкале императора
terminal-means-also-dancer = сначала отправить танцора
terminal-means-row = бонус ряда
terminal-means-emptied = бонус опустевшей зоны
terminal-means-key =
    { $n ->
        [0] начать следующий раунд
        [one] { $n } крона и начать следующий раунд
        [few] { $n } кроны и начать следующий раунд
       *[many] { $n } крон и начать следующий раунд
    }

## Подсказки.

terminal-hint-note = лучшее сверху, с ожидаемым итогом
terminal-hint-expected = ожидается { points }
terminal-hint-expected-more = ожидается { points }, на { $apart } больше следующего
terminal-hint-expected-fewer = ожидается { points }, на { $apart } меньше первого
terminal-hint-only = других действий нет
terminal-hint-deed = { $deed }.
terminal-hint-sum = Всего: { LIST($sums, type: "unit") }.
terminal-hint-sum-of = { $sum } ({ LIST($sources, type: "unit") })
terminal-hint-looking = Ищем хорошие ходы…
terminal-hint-failed = Из-за нашей ошибки подсказки нет ({ $failure }).

## Ход партии.

terminal-welcome = Добро пожаловать в «Леопольд» — «Гранд-отель „Австрия“» в вашем терминале.
terminal-at-table =
    За столом: { LIST($names, type: "unit") }; { $edition }; { LIST($hotels, type: "unit") }; { $hands ->
        [introductory] вводные руки
        [draft] руки из драфта
        [solo] рука на ваш выбор из десяти карт
       *[standard] случайные руки
    }.
terminal-with-modules = В игре: { LIST($modules, type: "unit") }.
terminal-other-games = О других партиях — `{ "leopold play --help" }`; во время игры `{ "help" }` объяснит, что вводить.
terminal-window = В этом окне { $columns } столбцов и { $lines } строк; всё уместится в { $wide } на { $high }.
terminal-going-on = Продолжается партия из { $file }.
terminal-pass-screen = Передайте экран: теперь играет { $name }. Затем нажмите Enter.
terminal-enter = Enter — дальше{ " " }
terminal-enter-quit = Enter — дальше, { "quit" } — закончить{ " " }
terminal-log-more = » … (`{ "log" }` расскажет всё)
terminal-taken-back = Отменено: `{ $action }`.
terminal-taken-back-bots =
    { $n ->
        [one] Отменено: `{ $action }` и { $n } действие ботов после этого.
        [few] Отменено: `{ $action }` и { $n } действия ботов после этого.
       *[many] Отменено: `{ $action }` и { $n } действий ботов после этого.
    }
terminal-taken-back-automaton =
    { $n ->
        [one] Отменено: `{ $action }` и { $n } ход соперника ({ $automaton }) после этого.
        [few] Отменено: `{ $action }` и { $n } хода соперника ({ $automaton }) после этого.
       *[many] Отменено: `{ $action }` и { $n } ходов соперника ({ $automaton }) после этого.
    }
terminal-nothing-to-undo = Отменять пока нечего.
terminal-undo-other = Последнее действие сделал игрок { $name }, отменить его вы не можете.
terminal-kept = Партия сохранена в { $file }.
terminal-kept-replay = Партия сохранена в { $file }; `{ "leopold replay" }` покажет её снова.
terminal-go-on = Продолжить её: { $command }
terminal-not-played = Ничего не сыграно, поэтому ничего не сохранено. До встречи.
terminal-not-saved = Партию не удалось сохранить: { $reason }
terminal-cannot-save = Партию нельзя сохранить: { $reason } `{ "save FILE" }` положит её в другое место.
terminal-saved = Сохранено в { $file }.
terminal-file-there = { $file } уже есть; выберите другое имя.
terminal-game-there =
    { $file } уже есть: продолжите с помощью `{ $command }` или назовите другой файл.
terminal-no-folder = { $folder } не создать ({ $reason }).
terminal-nothing-to-resume = Нет неоконченной партии; `{ "leopold play" }` начнёт новую.
terminal-which-card = Скажите какую: `{ "card 75" }`, `{ "card B2" }` или `{ "card night" }`.
terminal-bot-failed =
    { $name } не может решить ({ $failure }); на этом месте продолжает бот попроще, { $bot }.
terminal-stumbled = Леопольд споткнулся о собственную ошибку ({ $failure }).
terminal-stumbled-kept = { terminal-stumbled } Партия сохранена в { $file }.
terminal-stumbled-report = { terminal-stumbled } Партия сохранена в { $file }, подробности в { $report }.

terminal-replayed = { $file }: повторено { $n } из { $all ->
        [one] { $all } действия
        [few] { $all } действий
       *[many] { $all } действий
    }.
terminal-up-to =
    { $you ->
        [yes] Дело за вами. { $question }
       *[no] Решает { $name }. { $question }
    }
terminal-plays =
    { $you ->
        [yes] { $n } из { $all }: вы играете `{ $action }`
       *[no] { $n } из { $all }: { $name } играет `{ $action }`
    }

terminal-compiling-everything = Всё компилируется для этого компьютера, один раз: несколько минут.
terminal-compiling-rules = Правила компилируются для этого компьютера, один раз: около 40 секунд.
terminal-compiling-lab = Компилируется то, что играет много партий сразу, один раз: около 40 секунд.
terminal-compiling-companion = Компилируются ходы Леопольда для стола, один раз: несколько секунд.
terminal-compiling-bots = Боты компилируются для этого компьютера, один раз: около двух минут.
terminal-compiling-envs = Среды компилируются для этого компьютера, один раз: около 40 секунд.
terminal-compiling = Компиляция
terminal-loading = Загрузка правил
terminal-compiling-meanwhile =
    Правила и боты компилируются для этого компьютера, пока вы играете, один раз: несколько минут. Играть можно сразу; это нужно только таким ботам: { LIST($levels) }.
terminal-not-compiled = На этом компьютере ничего не удалось скомпилировать: { $reason } Игра всё равно идёт, чуть медленнее; { LIST($levels) } играть не могут.
terminal-bot-preparing =
    { $name } ещё готовится, это делается один раз: { $done } из { $total }, прошло { $seconds ->
        [one] { $seconds } секунда
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    }.
terminal-bot-preparing-ask = Нажмите Enter, и пока сыграет { $bot }, или введите `{ $wait }`, чтобы дождаться; готовится { $name }.
terminal-bot-stands-in = { $name }: вместо этого игрока играет { $bot }.
terminal-bot-ready = { $name } уже в форме и вступает в игру.

## Кто сидит за столом.

terminal-no-level = Уровня { $level } нет; боты играют как { LIST($levels, type: "or") }.
terminal-guide = Леопольд: { $words }
terminal-guide-left = Дальше вы играете сами. `{ "guide" }` вернёт Леопольда.
terminal-guide-back = Леопольд снова рядом.
terminal-guide-none = В этой партии нет наставника; `{ "leopold play --guided" }` начнёт такую, где им будет Леопольд.
terminal-guided-given = В партии с наставником расклад и соперник заданы: { "--guided" } сочетается только с { "--file" } и { "--language" }. `{ "leopold play --resume" }` продолжит её.
terminal-level-resumed = В продолженной партии боты играют как прежде; { "--level" } — для новых партий.
terminal-level-unused = { "--level" } — для ботов, названных просто '{ "bot" }', а таких мест нет; напишите для одного { $spec }.
terminal-seats-count = Названо { $named ->
        [one] { $named } место
        [few] { $named } места
       *[many] { $named } мест
    }, а игроков { $players }.
terminal-seat-bot = { $name } — это было бы имя человека; для бота напишите { $spec }.
terminal-seat-unnamed = У места { $n } нет имени; дайте имя или '{ "bot" }' для бота.
terminal-seat-unfit = Имя места { $n } не годится для экрана; не больше { $most } символов.
terminal-seats-alike = Два места называются { $name }; дайте им разные имена.
terminal-replay-what = Назовите сохранённую партию или таблицу партий и строку: { "--from games.parquet --row 17" }.
terminal-solo-level = { $option } говорит, против кого, { $other } — насколько хорошо он играет: напишите { $right }.
terminal-solo-alone = { "--solo" } — это вы один на один с { automaton-name.instrumental }, так что { $option } с этим не выбирают.
terminal-solo-bot = Боты не играют в одиночную игру; назовите своё имя или не указывайте мест.
terminal-solo-name = Виртуального соперника зовут { $name }; возьмите себе другое имя.

## Страница помощи.

terminal-help = Помощь
terminal-help-turn =
    В свой ход вы можете взять постояльца из очереди, а затем берёте кубик и выполняете его действие. В любой момент хода можно обслуживать постояльцев с кухни, заселять тех, чей заказ выполнен, достигать цели и использовать персонал, который работает раз в раунд. Вместо хода можно спасовать и ждать, пока перебросят кубики.
terminal-help-answers =
    Отвечайте номером действия или его текстом; тексты можно сокращать (`{ "d 6 as 4" }`):
terminal-help-guest = взять третьего постояльца из очереди
terminal-help-die-boost = взять кубик 2 и заплатить за усиление
terminal-help-die-as = взять 6 и использовать как 4
terminal-help-serve = подать вино с кухни постояльцу 75
terminal-help-check-in = постоялец 75 заселяется в третий номер второго этажа
terminal-help-room = подготовить номер
terminal-help-hire = разыграть карту персонала 13 из руки
terminal-help-use = использовать карту персонала 1, раз в раунд
terminal-help-claim = достичь цели A
terminal-help-end = завершить ход; `{ "pass" }` откладывает его
terminal-help-dance = постоялец 148 идёт в средний ряд левого бального зала
terminal-help-send = танцор без постояльца идёт на балкон
terminal-help-colour = взять красный кубик с клетки
terminal-help-call = позвать знаменитость, которая действует один раз
terminal-help-bid = пять крон за второй из предложенных вестибюлей
terminal-help-favour = отступить ради награды жетона у вашего вестибюля
terminal-help-shift = передвинуть кубик на соседнюю клетку и там использовать
terminal-help-key = взять универсальный ключ вместо кубика
terminal-help-host = потратить ресурс на постояльца 190, который остаётся
terminal-ours = { $mark } наше значение, не напечатанное; `{ "card" } { $card }` скажет больше
terminal-help-commands = Или введите команду:
terminal-help-signs =
    { terminal-letter-blue }, { terminal-letter-red }, { terminal-letter-yellow } и { terminal-letter-green } — { colour-blue }, { colour-red }, { colour-yellow } и { colour-green }. В отеле · пусто, ○ свободно, ● заселено; стены делят номера на группы, +2 — очки за подготовку этого номера. кр — кроны, ПО — победные очки. Жетон императора даёт тем, кто на делении { $reward } и дальше, и отнимает у тех, кто на делении 0, когда все отступили.

terminal-command-undo = отменить ваше последнее действие вместе с тем, что с тех пор сделали боты и виртуальный соперник
terminal-command-save = `{ "save FILE" }` запишет партию в ваш файл; она и так сохраняется после каждого действия
terminal-command-card =
    `{ "card 75" }`, `{ "card B2" }`, `{ "card day A" }`: полный текст карты, жетона императора или отеля
terminal-command-log = всё, что произошло
terminal-command-board = нарисовать поле заново, со всеми словами
terminal-command-hint =
    что сделал бы сильный игрок: до трёх действий, с ожидаемым итогом и объяснением
terminal-command-guide = в партии с наставником: играть дальше без Леопольда или снова с ним
terminal-command-help = эта страница
terminal-command-quit = остановиться; партия сохранится, `{ "leopold play --resume" }` её продолжит

## Разбор законченной партии.

terminal-review-doing = Оцениваем каждое решение
terminal-review-title = Разбор { $file }
terminal-review-note = проверено на { $n ->
        [one] { $n } раскладе
        [few] { $n } раскладах
       *[many] { $n } раскладах
    }
terminal-review-accuracy = точность
terminal-review-lost = потеряно
terminal-review-curve = { $name }: ожидаемый перевес, раунд за раундом
terminal-review-margin = перевес
terminal-review-skill = мастерство
terminal-review-luck = везение
terminal-review-moments = Решающие моменты
terminal-review-moment = { $name }, раунд { $round }: { $mark }, потеряно { points }
terminal-review-no-moments = Заметных потерь не принёс ни один ход.
terminal-review-played = Сыграно ({ $worth }):
terminal-review-best = Лучший ход ({ $worth }):
terminal-review-there = `{ $command }` покажет там стол.
terminal-review-turns = { $name }: ход за ходом
terminal-review-round = раунд
terminal-review-expected = ожидается
terminal-review-chance = шанс
terminal-review-mark = оценка
terminal-review-turn = ход
terminal-review-unjudged =
    { $n ->
        [one] { $n } решение до первого раунда не оценено.
        [few] { $n } решения до первого раунда не оценены.
       *[many] { $n } решений до первого раунда не оценено.
    }
terminal-review-seat = Места { $n } в этой партии нет; места имеют номера от 1 до { $seats }.
terminal-review-automaton = На месте { $n } играет виртуальный соперник: решают его карты, оценивать нечего.

## Задачи.

terminal-puzzles-task = Задача { $id } ({ $theme }, { $difficulty }): найдите лучший ход и сыграйте его до конца.
terminal-puzzles-id = название
terminal-puzzles-theme = тема
terminal-puzzles-difficulty = сложность
terminal-puzzles-round = раунд
terminal-puzzles-seats = игроки
