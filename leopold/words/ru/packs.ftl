### Что не так с собственным паком. Предложение называет место, затем говорит, что неверно и как было бы верно.
### Что стоит в паке или должно там стоять, одинаково на всех языках: это параметр или текст в кавычках.

pack-at = { LIST($place, type: "unit") }: { $problem }

## Места: таблицы файла и части их полей

pack-line = строка { $line }
pack-column = столбец { $column }
pack-end = в конце
pack-table-staff = персонал { $key }
pack-table-guest = постоялец { $key }
pack-table-objective = цель { $key }
pack-table-instruction = карта инструктажа { $key }
pack-table-emperor = жетон императора { $key }
pack-table-hotel = отель { $key }
pack-table-ballroom = бальный зал { $key }
pack-table-rehearsal_room = репетиционный зал { $key }
pack-table-celebrity = знаменитость { $key }
pack-table-entrance = вестибюль { $key }
pack-table-nth = { $kind }, таблица { $n }
pack-table-tiles = жетон императора
pack-part = часть { $n }
pack-entry = запись { $n }
pack-floor = этаж { $n }
pack-room = номер { $n }
pack-group = группа { $name }

## Что могло иметься в виду

pack-hint-near = возможно, имелось в виду { LIST($near, type: "or") }
pack-hint-known = напишите { LIST($known, type: "or") }
pack-hint-nothing = уберите это
pack-hint-range = номера идут от { $low } до { $high }

## Файлы

pack-file-none = такого файла нет; укажите путь к паку, файлу в { "TOML" }.
pack-file-folder = это папка; укажите путь к паку, файлу в { "TOML" }.
pack-file-unreadable = файл нельзя прочесть ({ $reason }); укажите путь к паку, файлу в { "TOML" }.
pack-file-large = файл слишком большой; в паке не больше миллиона байт.
pack-file-text = строка { $line } — не текст в { "UTF-8" }; сохраните файл в { "UTF-8" }.
pack-toml = это не { "TOML" } ({ $what }); вид пака показан в { "docs/packs.md" }.
pack-toml-unknown = это не { "TOML" }; вид пака показан в { "docs/packs.md" }.
pack-toml-size = это не { "TOML" } разумного размера; вид пака показан в { "docs/packs.md" }.
pack-toml-deep = здесь слишком много имён через точку; в ключе пака их не больше { $most }, а обычно одно.
pack-toml-value = так не начинается ни одно значение
pack-toml-twice = это уже сказано раньше
pack-toml-key = ключа нет, или в нём есть буквы, которым нужны кавычки
pack-toml-equals = после ключа ставится { "=" }
pack-toml-more = за концом строки что-то стоит
pack-toml-unclosed = скобка не закрыта
pack-toml-text = текст не закончен, или в нём есть недопустимые знаки

## Отдельные значения

pack-not-whole = { $value } — не целое число; { $noun } — целое число от { $low } до { $high }.
pack-out-of-range = { $value } вне пределов; { $noun } — целое число от { $low } до { $high }.
pack-flag = { $value } — ни { "true" }, ни { "false" }; напишите одно из двух.
pack-not-one = { $value } — не { $noun }; { $hint }.
pack-not-table = { $value } — не { $noun }; { $noun } — это таблица в фигурных скобках.
pack-not-list = { $value } — не список; { $noun } — это список в квадратных скобках.
pack-list-size =
    { $low ->
        [exact] список из { $n } не подходит; { $noun }: записей должно быть { $high }.
       *[other] список из { $n } не подходит; { $noun }: записей должно быть от { $low } до { $high }.
    }
pack-not-field = { $value }: такого поля здесь нет ({ $noun }); { $hint }.
pack-write = { $value } не подходит; напишите { $example }.
pack-says-several = здесь сказано { LIST($found) }; { $noun } говорит что-то одно, например { $example }.
pack-says-nothing = здесь ничего не сказано; { $noun } говорит что-то одно, например { $example }.
pack-language = { $value } — не язык; напишите короткий код, например { "en" } или { "de" }.
pack-name-empty = { $value } — не имя; напишите текст в кавычках.
pack-name-long = { $value } — не имя; в имени не больше { $most } знаков, и все печатные.
pack-letter = { $letter } — { $item }
pack-items-form = { $value } — не текст; { $noun } пишется буквами: { LIST($letters) }.
pack-items-letter = { $value } — не блюдо и не напиток; напишите { LIST($letters) }.
pack-items-size = { $value } вне пределов; { $noun }: блюд и напитков от { $low } до { $high }.
pack-colour-twice = { $value } называет цвет дважды; назовите каждый один раз.
pack-face-twice = { $value } называет грань дважды; назовите каждую один раз.
pack-source-field = { $value } — не поле этой таблицы; { $hint }.
pack-source-alone = у { $name } нет значения в этой таблице; источник стоит рядом со своим значением.

## Эффекты

pack-discount = { $value } — не скидка; напишите число крон от 0 до { $most } или { "\"free\"" }.
pack-step-table = { $value } не подходит; за { $name } следует таблица, например { $example }.
pack-step-lacks = нет { $name }; напишите сколько, например { $example }.
pack-power-lacks = нет { $name }; укажите списком, для каких { $name } действует свойство.
pack-powers-many = { $n } цветов или граней — слишком много; на карте их всего { $most }.
pack-score-copy = { $value } не подходит; копирующий подсчёт пишется { "{ copy = true }" }.
pack-score-lacks = нет { $name }; напишите, например, { $example }.
pack-score-colour = нет { "colour" }; для { "occupied_colour" } он нужен, например { "colour = \"red\"" }.
pack-score-no-colour = у подсчёта { $each } нет цвета; он есть только у { "occupied_colour" }.
pack-need-colours = здесь нет цвета; напишите, например, { "{ red = 4, yellow = 3 }" }.
pack-need-colour = нет { "colour" }; скажите, каких постояльцев, например { "colour = \"green\"" }.
pack-penalty-else = нет { "else_vp" }; скажите, что теряется, если этого сделать нельзя, например { "else_vp = 5" }.

## Карты, жетоны и отели

pack-which = этого нет; скажите, о чём таблица, например { $example }.
pack-lacks = этого нет; напишите, например { $example }.
pack-lacks-colours = этого нет; напишите четыре этажа по пять цветов.
pack-lacks-groups = этого нет; напишите четыре этажа по пять букв.
pack-lacks-badges = этого нет; напишите четыре этажа по пять чисел.
pack-lacks-board = этого нет; напишите, например как в { "board.toml" }.
pack-lacks-set =
    этого нет; напишите { $hand ->
        [one] номер { $hand } карты персонала.
        [few] номера { $hand } карт персонала.
       *[many] номера { $hand } карт персонала.
    }
pack-twice = это стоит в файле дважды; достаточно одной таблицы.
pack-number-taken = { $number } — уже { $other }, а не { $noun }; свободен { $free }.
pack-name-english = нет английского названия; напишите хотя бы { $example }.
pack-timing-when = карта с «{ $timing }» ничего не ждёт; ждёт только карта с «{ $right }».
pack-timing-field = у карты с «{ $timing }» нет { $name }; у неё есть { $right }.
pack-spend-where = { $step } что-то отнимает, а есть ли оно, видно лишь там, где карту используют: это сочетается только с "round" (раз в раунд) или "flip".
pack-spend-first = { $step } стоит после чего-то другого; трата должна стоять первой.
pack-spend-twice = { $step } отнимает одно и то же дважды; напишите один раз, с полным числом.
pack-item-out = { $item }: этого нет в партии с этими модулями.
pack-balls-out = { $name } говорит о балах, а в партии с этими модулями их нет.
pack-endless = эта карта и другие бесконечно запускают друг друга; пусть одна из них ждёт чего-то иного.
pack-lounge-order = каждый цветной кубик стоит там один раз: 0, 1 и 2 в любом порядке.
pack-effect-empty = список пуст; карта персонала что-то делает, например { $example }.
pack-reward-empty = список пуст; у жетона есть бонус, например { $example }.
pack-tile-id = { $value } — не обозначение жетона; это { LIST($letters, type: "or") } и число, например { "A1" }.
pack-word-id = { $value } — не обозначение; оно из строчных букв, цифр и подчёркиваний и начинается с буквы, например { "attic" }.
pack-level-lacks = нет { "from" }; скажите, с какого уровня это действует, например { "from = \"easy\"" }.
pack-guest-colour-lacks = нет { "colour" }; напишите, например { "colour = \"blue\"" } или { "colour = \"any\"" }.
pack-die = { $value } — не кубик; напишите грань от 1 до { $faces }, { "\"any\"" } или { "\"colour\"" }.
pack-die-alone = { $value } не подходит; { $entry } стоит отдельно, пару образуют только грани.
pack-symbol-ball = постояльцев на бал отправляет только { LIST($automata) }; уберите это или сделайте карту для: { LIST($automata, type: "or") }.
pack-symbol-coloured_die = цветной кубик берёт только { LIST($automata) }; уберите это или сделайте карту для: { LIST($automata, type: "or") }.
pack-symbol-dancer = танцоров на бал отправляет только { LIST($automata) }; уберите это или сделайте карту для: { LIST($automata, type: "or") }.
pack-side-lacks = этого нет; напишите { "side = \"night\"" } или { "side = \"day\"" }.
pack-night-letter = у ночной стороны нет буквы; она есть только у дневных.
pack-day-letter = этого нет; у дневной стороны есть буква, например { "letter = \"A\"" }.
pack-floor-text = { $value } — не текст; этаж — это слова в кавычках, числом { $columns }.
pack-floor-size = { $n } — неверное число номеров; на этаже их { $columns }.
pack-group-colours = её номера разного цвета: { LIST($colours) }; у группы один цвет.
pack-group-apart = не все её номера соприкасаются; группа — одна связная область.
pack-group-size = номеров в ней { $n }; в группе их от 1 до { $most }.
pack-groups-many = групп { $n }; в отеле их не больше { $most }.
pack-ball-players = нет очков для { $players } игроков; напишите их для каждого числа игроков или один список на всех.
pack-areas-dancers = в зонах танцоров { $n }, а у места их { $all }; в зонах стоят все танцоры места.

## Таблицы

pack-tables-form = это не список таблиц; напишите { $example } над каждой из них.
pack-table-form = { $value } — не таблица; напишите { $example } над каждой из них.
pack-sets-form = это не таблица; напишите { "[introductory]" } над её наборами.
pack-board-form = это не таблица; напишите { "[board.setup]" } и так далее над её числами.
pack-section-form = { $value } — не таблица; напишите { $example } над её числами.
pack-table-missing = таблицы нет; в полном паке она есть.

## Что не сочетается и что нужно партии

pack-dice-missing = нет кубиков для { $players } игроков; напишите их для { LIST($known) }.
pack-dice-few = { $n } слишком мало для { $players } игроков; в раунде каждый берёт два кубика.
pack-emperor-rounds = император не может прийти после раундов { LIST($rounds) } из { $all }; он приходит после трёх из них, по порядку.
pack-krones-track = { krones } — не умещается на шкале денег до { $cap }; начните с меньшего.
pack-krones-rooms = { krones } — может не хватить на первые номера ({ $rooms }); самые дорогие стоят { $dearest }.
pack-set-size = в наборе { $letter } карт { $n }, а в начальной руке { $hand }; их должно быть поровну.
pack-set-unknown = карты персонала { $number } нет; набор называет карты, которые есть в паке.
pack-set-twice = персонал { $number } уже есть в наборе { $letter }; карта бывает в одном наборе и один раз.
pack-too-many = это лишнее; пак вмещает таких { $most }.
pack-deck-many = это лишнее; колода вмещает карт { $most }.
pack-solo-draw = { $n } карт мало, чтобы брать в одиночной игре; оставляют руку из { $hand }.
pack-solo-private = { $n } карт персонала финального подсчёта для личной колоды одиночной игры — слишком много; их всего { $most }.
pack-letter-none = ни у одной нет буквы { $letter }; партии нужны { LIST($letters) }.
pack-deck-none = { $automaton }: нет ни одной карты; колода нужна каждому виртуальному сопернику.
pack-hotel-none = этого нет; в полном паке есть { "night" } и { "day" } от { "A" } до { "D" }.
pack-staff-few = { $n } карт мало; на четыре руки нужно { $most }.
pack-guests-few = { $n } карт мало; очередь и четыре кафе вмещают { $most }.
pack-ballrooms-few = { $n } мало; в партии бальных залов { $least }.
pack-entrances-few = { $n } мало; партии с вестибюлями их нужно { $least }, по одному на место.
pack-rehearsals-few =
    { $n ->
        [0] репетиционных залов нет; с бальными залами партии нужно { $least }, по одному на место.
       *[other] { $n } мало; с бальными залами партии нужно репетиционных залов { $least }, по одному на место.
    }

## Что пак меняет в нашем: по строке на значение

packs-laid-over = { $file } поверх нашего ({ $edition }):
packs-nothing = ничего не меняет
packs-fine = Пак в порядке.
change-becomes = { $what }: { $field } { $before } становится { $after }
change-new = { $what }: новое, { $values }
change-value = { $field } { $value }
change-more = { $first }; { $others }
change-quoted = «{ $text }»
change-list = { LIST($parts, type: "unit") }
change-nothing = ничего
change-flag =
    { $flag ->
        [yes] да
       *[no] нет
    }
change-staff = Персонал { $ref }, { $name }
change-guest = Постоялец { $ref }, { $name }
change-objective = Цель { $ref }
change-instruction = Карта инструктажа { $ref }
change-tile = Жетон императора { $ref }
change-hotel = Отель { $ref }
change-ballroom = Бальный зал «{ $name }»
change-rehearsal_room = Репетиционный зал { $ref }
change-celebrity = Знаменитость { $name }
change-entrance = Вестибюль «{ $name }»
change-board = Поле
change-introductory = Вводный вариант
change-set = набор { $letter }
change-worth = приносит
change-area = { dancers }: { $does }
change-players =
    { $n ->
        [one] { $path } для { $n } игрока
        [few] { $path } для { $n } игроков
       *[many] { $path } для { $n } игроков
    }

## Бланк для заполнения: наши значения вместо напечатанных в коробке

blank-head =
    { $what }: что напечатано на картах и планшетах, чего мы не знаем.
    Значения ниже — наши или никем не подтверждены. У кого есть коробка, может поставить на их место напечатанные:

    1. Где значение стоит за { "#" }, уберите { "#" } и напишите то, что напечатано.
       Чего вы не тронете, останется как есть.
    2. { "source" } говорит, откуда взято значение: "{ $source }" подходит для того, что вы прочли на карте.
    3. { "leopold packs check mine.toml" } скажет, всё ли в порядке и что это меняет.
    4. { "leopold play --pack mine.toml" } играет с ним; в браузере новая партия принимает его в разделе «{ new-more }».
blank-none = Дополнения или модуля { $value } нет; { $hint }.
blank-nothing = В «{ $what }» нет наших значений: заполнять нечего.

## Карты, о которых спрашивают пак

pack-none-card = Карты { $value } нет; { $hint }.
pack-none-staff = Карты персонала { $value } нет; { $hint }.
pack-none-guest = Постояльца { $value } нет; { $hint }.
pack-none-objective = Цели { $value } нет; { $hint }.
pack-none-instruction = Карты инструктажа { $value } нет; { $hint }.
pack-none-tile = Жетона императора { $value } нет; { $hint }.
pack-none-hotel = Отеля { $value } нет; { $hint }.
pack-none-automaton = Виртуального соперника { $value } нет; { $hint }.

## Как называются вещи там, где выше стоит { $noun }

pack-noun-pack = пак
pack-noun-board = поле
pack-noun-section = { $name }
pack-noun-introductory = вводные наборы
pack-noun-staff = карта персонала
pack-noun-guest = постоялец
pack-noun-objective = цель
pack-noun-instruction = карта инструктажа
pack-noun-emperor = жетон императора
pack-noun-hotel = отель
pack-noun-ballroom = бальный зал
pack-noun-rehearsal_room = репетиционный зал
pack-noun-kind = вид таблицы
pack-noun-source = источник
pack-noun-sources = таблица источников
pack-noun-name = имя
pack-noun-names = список других имён
pack-noun-number = номер карты
pack-noun-cost = стоимость
pack-noun-timing = момент действия
pack-noun-step = шаг
pack-noun-trigger = условие
pack-noun-colours = список цветов
pack-noun-step-named = шаг { $name }
pack-noun-steps = список шагов
pack-noun-item = блюдо или напиток
pack-noun-amount = количество
pack-noun-discount = скидка
pack-noun-highest-floor = самый высокий этаж
pack-noun-power = свойство
pack-noun-power-named = свойство { $name }
pack-noun-powers = список свойств
pack-noun-guests = список постояльцев
pack-noun-rooms = список номеров
pack-noun-faces = список граней
pack-noun-face = грань кубика
pack-noun-colour-here = цвет для этого места
pack-noun-colour-of-rooms = цвет номеров
pack-noun-colour-of-guests = цвет постояльцев
pack-noun-score = подсчёт
pack-noun-score-each = то, что считают
pack-noun-score-vp = очки подсчёта
pack-noun-score-most = предел подсчёта
pack-noun-need = требование
pack-noun-need-named = требование { $name }
pack-noun-rooms-by-colour = число номеров по цветам
pack-noun-penalty = штраф
pack-noun-loss = потеря победных очков
pack-noun-order = заказ
pack-noun-guest-vp = очки постояльца
pack-noun-goes = куда идёт постоялец
pack-noun-letter-of-objectives = буква целей
pack-noun-module = модуль
pack-noun-letter-of-hotels = буква отелей
pack-noun-automaton = виртуальный соперник
pack-noun-level = уровень
pack-noun-ball = бал
pack-noun-guest-to-take = постоялец, которого берут
pack-noun-dice-to-take = список кубиков
pack-noun-extra = дополнительное действие
pack-noun-extras = список дополнительных действий
pack-noun-objective-to-take = цель
pack-noun-pointing = направление руки
pack-noun-side = сторона
pack-noun-hotel-colours = список цветов отеля
pack-noun-hotel-groups = список групп отеля
pack-noun-hotel-badges = список значков отеля
pack-noun-floor-badges = список значков этажа
pack-noun-badge = значок
pack-noun-ball-score = подсчёт бального зала
pack-noun-list-of-points = список очков
pack-noun-areas = список зон
pack-noun-area = зона
pack-noun-set = набор персонала
pack-noun-players = число игроков
pack-noun-by-players = { $noun } по числу игроков

pack-noun-price = цена
pack-noun-floors-cost = цены этажей
pack-noun-floors-vp = очки этажей
pack-noun-number-of-victory-points = число победных очков
pack-noun-colours-bonus = бонус цвета
pack-noun-bonus = бонус
pack-noun-queues-cost = цены очереди
pack-noun-emperor-track = шкала императора
pack-noun-space-on-the-emperor-track = деление шкалы императора
pack-noun-list-of-the-emperors-rounds = список раундов императора
pack-noun-round = раунд
pack-noun-list-of-steps-back = список отступлений
pack-noun-number-of-steps = число делений
pack-noun-number-of-rounds = число раундов
pack-noun-number-of-dice = число кубиков
pack-noun-end-of-the-money-track = конец шкалы денег
pack-noun-number-of-krones = число крон
pack-noun-kitchen = кухня
pack-noun-hand = рука
pack-noun-number-of-rooms = число номеров
pack-noun-number-of-items = число ресурсов
pack-noun-score-of-an-unserved-guest = очки за необслуженного постояльца
pack-noun-score-of-what-is-left = очки за остатки
pack-noun-number-of-cards = число карт
pack-noun-objectives-vp = очки целей
pack-noun-list-of-prices = список цен
pack-noun-number-of-spaces = число мест
pack-noun-number-of-dancers = число танцоров
pack-noun-score-of-an-absent-seat = очки отсутствующего
pack-noun-celebrity = знаменитость
pack-noun-entrance = вестибюль
pack-noun-modules = список модулей
pack-noun-number-of-guests = число постояльцев
pack-noun-number-of-tables = число столиков
pack-noun-number-of-tiles = число жетонов
pack-noun-sums = таблица сумм
pack-noun-tokens = список жетонов
pack-noun-token = жетон
pack-noun-order-of-the-lounge = порядок в баре
pack-noun-colour-of-dice = цвет кубиков
pack-noun-list-of-bonuses = список бонусов
pack-noun-list-of-krones = список крон
pack-noun-list-of-points-of-guests = список очков постояльцев
