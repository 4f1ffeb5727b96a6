### What is wrong with a pack of one's own. A sentence names the place, then says what is wrong and what would be right.
### What stands in the pack, or should, is the same in every language: it is a parameter or stands in quotation marks.

pack-at = { LIST($place, type: "unit") }: { $problem }

## Places: tables of a file, and parts of their fields

pack-line = рядок { $line }
pack-column = стовпець { $column }
pack-end = у кінці
pack-table-staff = персонал { $key }
pack-table-guest = гість { $key }
pack-table-objective = завдання { $key }
pack-table-instruction = вказівка { $key }
pack-table-emperor = плитка імператора { $key }
pack-table-hotel = готель { $key }
pack-table-ballroom = бальна зала { $key }
pack-table-rehearsal_room = репетиційна зала { $key }
pack-table-celebrity = знаменитість { $key }
pack-table-entrance = вестибюль { $key }
pack-table-nth = { $kind }, таблиця { $n }
pack-table-tiles = плитка імператора
pack-part = частина { $n }
pack-entry = запис { $n }
pack-floor = поверх { $n }
pack-room = номер { $n }
pack-group = група { $name }

## What a value may have been meant to be

pack-hint-near = можливо, малося на увазі { LIST($near, type: "or") }
pack-hint-known = можна { LIST($known, type: "or") }
pack-hint-nothing = приберіть це
pack-hint-range = їхні числа — від { $low } до { $high }

## Files

pack-file-none = такого файлу немає; дайте шлях до пакета, файлу { "TOML" }.
pack-file-folder = це тека; дайте шлях до пакета, файлу { "TOML" }.
pack-file-unreadable = файл не прочитати ({ $reason }); дайте шлях до пакета, файлу { "TOML" }.
pack-file-large = файл завеликий; пакет має щонайбільше мільйон байтів.
pack-file-text = рядок { $line } — не текст { "UTF-8" }; збережіть файл як { "UTF-8" }.
pack-toml = це не { "TOML" } ({ $what }); вигляд пакета показує { "docs/packs.md" }.
pack-toml-unknown = це не { "TOML" }; вигляд пакета показує { "docs/packs.md" }.
pack-toml-size = це не { "TOML" } розумного розміру; вигляд пакета показує { "docs/packs.md" }.
pack-toml-deep = тут забагато імен між крапками; ключ пакета має щонайбільше { $most }, а здебільшого одне.
pack-toml-value = так не починається жодне значення
pack-toml-twice = це вже сказано раніше
pack-toml-key = бракує ключа, або в ньому літери, що потребують лапок
pack-toml-equals = після ключа стоїть { "=" }
pack-toml-more = після кінця рядка ще щось є
pack-toml-unclosed = дужку не закрито
pack-toml-text = текст не закінчується або має неможливі символи

## Single values

pack-not-whole = { $value } — не ціле число; { $noun } — це ціле число від { $low } до { $high }.
pack-out-of-range = { $value } — поза межами; { $noun } — це ціле число від { $low } до { $high }.
pack-flag = { $value } — ні { "true" }, ні { "false" }; напишіть одне з двох.
pack-not-one = { $value } — це не { $noun }; { $hint }.
pack-not-table = { $value } — це не { $noun }; { $noun } — це таблиця у фігурних дужках.
pack-not-list = { $value } — не список; { $noun } — це список у квадратних дужках.
pack-list-size =
    { $low ->
        [exact] список із { $n } не підходить; { $noun }: записів має бути { $high }.
       *[other] список із { $n } не підходить; { $noun }: записів має бути від { $low } до { $high }.
    }
pack-not-field = { $value } — не поле ({ $noun }); { $hint }.
pack-write = { $value } не підходить; напишіть { $example }.
pack-says-several = тут кілька: { LIST($found) }; { $noun } — це щось одне, наприклад { $example }.
pack-says-nothing = тут нічого немає; { $noun } — це щось одне, наприклад { $example }.
pack-language = { $value } — не мова; напишіть її короткий код, наприклад { "en" } або { "de" }.
pack-name-empty = { $value } — не назва; напишіть якийсь текст у лапках.
pack-name-long = { $value } — не назва; у назві щонайбільше { $most } літер, і всі друковні.
pack-letter = { $letter } — { $item }
pack-items-form = { $value } — не текст; { $noun } записують літерами: { LIST($letters) }.
pack-items-letter = { $value } — не смаколик і не напій; напишіть { LIST($letters) }.
pack-items-size = { $value } — поза межами; { $noun } — це від { $low } до { $high } смаколиків і напоїв.
pack-colour-twice = { $value } називає колір двічі; назвіть кожен колір один раз.
pack-face-twice = { $value } називає грань двічі; назвіть кожну грань один раз.
pack-source-field = { $value } тут не поле; { $hint }.
pack-source-alone = { $name } не має значення в цій таблиці; джерело стоїть поруч зі своїм значенням.

## Effects

pack-discount = { $value } — не знижка; напишіть крони від 0 до { $most } або { "\"free\"" }.
pack-step-table = { $value } не підходить; після { $name } має бути таблиця, наприклад { $example }.
pack-step-lacks = бракує { $name }; напишіть, скільки, наприклад { $example }.
pack-power-lacks = бракує { $name }; скажіть списком, для яких { $name } діє здібність.
pack-powers-many = { $n } кольорів чи граней — забагато; карта має щонайбільше { $most }.
pack-score-copy = { $value } не підходить; очки, що копіюють, пишуть { "{ copy = true }" }.
pack-score-lacks = бракує { $name }; напишіть, наприклад, { $example }.
pack-score-colour = бракує { "colour" }; { "occupied_colour" } потребує кольору, наприклад { "colour = \"red\"" }.
pack-score-no-colour = очки за { $each } не мають кольору; його має лише { "occupied_colour" }.
pack-need-colours = тут немає кольору; напишіть, наприклад, { "{ red = 4, yellow = 3 }" }.
pack-need-colour = бракує { "colour" }; скажіть, яких гостей, наприклад { "colour = \"green\"" }.
pack-penalty-else = бракує { "else_vp" }; скажіть, що втрачають, якщо це неможливо, наприклад { "else_vp = 5" }.

## Cards, tiles and hotels

pack-which = цього бракує; скажіть, про що таблиця, наприклад { $example }.
pack-lacks = цього бракує; напишіть, наприклад { $example }.
pack-lacks-colours = цього бракує; напишіть чотири поверхи по п'ять кольорів.
pack-lacks-groups = цього бракує; напишіть чотири поверхи по п'ять літер.
pack-lacks-badges = цього бракує; напишіть чотири поверхи по п'ять чисел.
pack-lacks-board = цього бракує; напишіть, наприклад, як у { "board.toml" }.
pack-lacks-set =
    цього бракує; напишіть { $hand ->
        [one] число { $hand } карти персоналу.
        [few] числа { $hand } карт персоналу.
       *[many] числа { $hand } карт персоналу.
    }
pack-twice = це стоїть у файлі двічі; досить однієї таблиці на кожне.
pack-number-taken = { $number } — це вже { $other }, а не { $noun }; вільне — { $free }.
pack-name-english = бракує англійської назви; напишіть щонайменше { $example }.
pack-timing-when = карта з часом дії «{ $timing }» ні на що не чекає; чекає лише карта з «{ $right }».
pack-timing-field = карта з часом дії «{ $timing }» не має { $name }; вона має { $right }.
pack-spend-where = { $step } щось забирає, а чи воно є, видно лише там, де карту використовують: це можливо тільки з часом дії «round» або «flip».
pack-spend-first = { $step } стоїть після чогось іншого; витрати стоять першими.
pack-spend-twice = { $step } забирає те саме двічі; напишіть раз, з усією кількістю.
pack-item-out = у грі з цими модулями немає { $item }.
pack-balls-out = { $name } говорить про бали, а в грі з цими модулями їх немає.
pack-endless = ця карта й інші без кінця запускають одна одну; хай одна з них чекає на щось інше.
pack-lounge-order = кожен кольоровий кубик стоїть там один раз: 0, 1 і 2 у будь-якому порядку.
pack-effect-empty = список порожній; карта персоналу щось робить, наприклад { $example }.
pack-reward-empty = список порожній; плитка має винагороду, наприклад { $example }.
pack-tile-id = { $value } — не позначення плитки; це { LIST($letters, type: "or") } і число, наприклад { "A1" }.
pack-word-id = { $value } — не позначення; воно складається з малих літер, цифр і підкреслень і починається з літери, наприклад { "attic" }.
pack-level-lacks = бракує { "from" }; скажіть, від якого рівня це діє, наприклад { "from = \"easy\"" }.
pack-guest-colour-lacks = бракує { "colour" }; напишіть, наприклад, { "colour = \"blue\"" } або { "colour = \"any\"" }.
pack-die = { $value } — не кубик; напишіть грань від 1 до { $faces }, { "\"any\"" } або { "\"colour\"" }.
pack-die-alone = { $value } не підходить; { $entry } стоїть саме, а пару утворюють лише грані.
pack-symbol-ball = гостей на бал надсилає лише { LIST($automata) }; приберіть це або зробіть карту для { LIST($automata, type: "or") }.
pack-symbol-coloured_die = кольоровий кубик бере лише { LIST($automata) }; приберіть це або зробіть карту для { LIST($automata, type: "or") }.
pack-symbol-dancer = танцівників на бал надсилає лише { LIST($automata) }; приберіть це або зробіть карту для { LIST($automata, type: "or") }.
pack-side-lacks = цього бракує; напишіть { "side = \"night\"" } або { "side = \"day\"" }.
pack-night-letter = нічна сторона не має літери; її мають лише денні.
pack-day-letter = цього бракує; денна сторона має літеру, наприклад { "letter = \"A\"" }.
pack-floor-text = { $value } — не текст; поверх — це { $columns } слів у лапках.
pack-floor-size = { $n } — не та кількість номерів; поверх має { $columns }.
pack-group-colours = її номери: { LIST($colours) }; група має один колір.
pack-group-apart = її номери не всі прилягають; група — це одна суцільна ділянка.
pack-group-size = у ній { $n } номерів; група має від 1 до { $most }.
pack-groups-many = тут { $n } груп; готель має щонайбільше { $most }.
pack-ball-players = бракує очок для { $players } гравців; напишіть їх для кожної кількості гравців або один список для всіх.
pack-areas-dancers = на її ділянках { $n } танцівників, а на місце їх { $all }; ділянки вміщують усіх танцівників місця.

## Tables

pack-tables-form = це не список таблиць; над кожною напишіть { $example }.
pack-table-form = { $value } — не таблиця; над кожною напишіть { $example }.
pack-sets-form = це не таблиця; над її наборами напишіть { "[introductory]" }.
pack-board-form = це не таблиця; над її числами напишіть { "[board.setup]" } тощо.
pack-section-form = { $value } — не таблиця; над її числами напишіть { $example }.
pack-table-missing = таблиці бракує; у повному пакеті вона є.

## What does not go together, and what a game needs

pack-dice-missing = бракує кубиків для { $players } гравців; напишіть їх для { LIST($known) }.
pack-dice-few = { $n } — замало для { $players } гравців; за раунд кожен бере два кубики.
pack-emperor-rounds = імператор не може прибувати після раундів { LIST($rounds) } з { $all }; він прибуває після трьох із них, за порядком.
pack-krones-track = { krones } не вміщуються на треку грошей до { $cap }; почніть із меншого.
pack-krones-rooms = { krones } може не вистачити на перші номери ({ $rooms }); найдорожчі коштують { $dearest }.
pack-set-size = у наборі { $letter } карт { $n }, а в початковій руці { $hand }; їх має бути порівну.
pack-set-unknown = немає карти персоналу { $number }; набір називає карти, що є в пакеті.
pack-set-twice = персонал { $number } вже є в наборі { $letter }; карта буває в одному наборі й один раз.
pack-too-many = ця вже зайва; у пакеті є місце для { $most } таких.
pack-deck-many = ця вже зайва; у колоді є місце для { $most } карт.
pack-solo-draw = взяти { $n } карт для сольної гри — замало; на руці лишають { $hand }.
pack-solo-private = { $n } карт персоналу кінця гри для особистої колоди сольної гри — забагато; їх є { $most }.
pack-letter-none = літери { $letter } не має жодна; грі потрібні { LIST($letters) }.
pack-deck-none = { $automaton } не має жодної карти; кожна автома має колоду.
pack-hotel-none = цього бракує; повний пакет має { "night" } і { "day" } від { "A" } до { "D" }.
pack-staff-few = { $n } карт — замало; на чотири руки треба { $most }.
pack-guests-few = { $n } карт — замало; черга й чотири кав'ярні вміщують { $most }.
pack-ballrooms-few = { $n } — замало; гра має { $least } бальні зали.
pack-entrances-few = { $n } — замало; грі з вестибюлями їх треба { $least }, по одному на місце.
pack-rehearsals-few =
    { $n ->
        [0] репетиційних зал немає; з бальними залами грі треба { $least }, по одній на місце.
       *[other] { $n } — замало; з бальними залами грі треба { $least } репетиційні зали, по одній на місце.
    }

## What a pack changes in ours: a line for each value

packs-laid-over = { $file } поверх наших ({ $edition }):
packs-nothing = нічого не змінює
packs-fine = З пакетом усе гаразд.
change-becomes = { $what }: { $field }, було { $before }, стало { $after }
change-new = { $what }: нове, { $values }
change-value = { $field } { $value }
change-more = { $first }; { $others }
change-quoted = «{ $text }»
change-list = { LIST($parts, type: "unit") }
change-nothing = нічого
change-flag =
    { $flag ->
        [yes] так
       *[no] ні
    }
change-staff = Персонал { $ref }, { $name }
change-guest = Гість { $ref }, { $name }
change-objective = Завдання { $ref }
change-instruction = Вказівка { $ref }
change-tile = Плитка імператора { $ref }
change-hotel = Готель { $ref }
change-ballroom = Бальна зала «{ $name }»
change-rehearsal_room = Репетиційна зала { $ref }
change-celebrity = Знаменитість { $name }
change-entrance = Вестибюль «{ $name }»
change-board = Поле
change-introductory = Для початківців
change-set = набір { $letter }
change-worth = очки
change-area = { dancers }: { $does }
change-players =
    { $n ->
        [one] { $path } для { $n } гравця
        [few] { $path } для { $n } гравців
       *[many] { $path } для { $n } гравців
    }

## A form to fill in: our values for what is printed in a box

blank-head =
    { $what }: що надруковано на картах і полях — наскільки ми цього не знаємо.
    Значення нижче наші або ніким не підтверджені. Хто має коробку, може замінити їх надрукованими:

    1. Де значення стоїть після { "#" }, приберіть { "#" } і напишіть надруковане.
       Чого не чіпатимете, те лишиться як є.
    2. { "source" } каже, звідки значення: «{ $source }» годиться для прочитаного на карті.
    3. { "leopold packs check mine.toml" } каже, чи все гаразд і що це змінює.
    4. { "leopold play --pack mine.toml" } грає з ним; у браузері його бере нова гра, у розділі «{ new-more }».
blank-none = Немає доповнення чи модуля { $value }; { $hint }.
blank-nothing = У «{ $what }» немає нічого нашого: заповнювати нічого.

## Cards that somebody asks a pack for

pack-none-card = Немає карти { $value }; { $hint }.
pack-none-staff = Немає карти персоналу { $value }; { $hint }.
pack-none-guest = Немає гостя { $value }; { $hint }.
pack-none-objective = Немає завдання { $value }; { $hint }.
pack-none-instruction = Немає карти вказівок { $value }; { $hint }.
pack-none-tile = Немає плитки імператора { $value }; { $hint }.
pack-none-hotel = Немає готелю { $value }; { $hint }.
pack-none-automaton = Немає автоми { $value }; { $hint }.

## What things are called where the sentences above say { $noun }

pack-noun-pack = пакет
pack-noun-board = поле
pack-noun-section = { $name }
pack-noun-introductory = набори для початківців
pack-noun-staff = карта персоналу
pack-noun-guest = гість
pack-noun-objective = завдання
pack-noun-instruction = карта вказівок
pack-noun-emperor = плитка імператора
pack-noun-hotel = готель
pack-noun-ballroom = бальна зала
pack-noun-rehearsal_room = репетиційна зала
pack-noun-kind = вид таблиці
pack-noun-source = джерело
pack-noun-sources = таблиця джерел
pack-noun-name = назва
pack-noun-names = список інших назв
pack-noun-number = число карти
pack-noun-cost = ціна
pack-noun-timing = час дії
pack-noun-step = крок
pack-noun-trigger = умова
pack-noun-colours = список кольорів
pack-noun-step-named = крок { $name }
pack-noun-steps = список кроків
pack-noun-item = порція
pack-noun-amount = кількість
pack-noun-discount = знижка
pack-noun-highest-floor = найвищий поверх
pack-noun-power = здібність
pack-noun-power-named = здібність { $name }
pack-noun-powers = список здібностей
pack-noun-guests = список гостей
pack-noun-rooms = список номерів
pack-noun-faces = список граней
pack-noun-face = грань кубика
pack-noun-colour-here = колір тут
pack-noun-colour-of-rooms = колір номерів
pack-noun-colour-of-guests = колір гостей
pack-noun-score = підрахунок
pack-noun-score-each = те, що рахують
pack-noun-score-vp = очки підрахунку
pack-noun-score-most = найбільше, що дає підрахунок
pack-noun-need = вимога
pack-noun-need-named = вимога { $name }
pack-noun-rooms-by-colour = кількість номерів за кольором
pack-noun-penalty = штраф
pack-noun-loss = втрата переможних очок
pack-noun-order = замовлення
pack-noun-guest-vp = очки гостя
pack-noun-goes = місце, куди йде гість
pack-noun-letter-of-objectives = літера завдань
pack-noun-module = модуль
pack-noun-letter-of-hotels = літера готелів
pack-noun-automaton = автома
pack-noun-level = рівень
pack-noun-ball = бал
pack-noun-guest-to-take = гість, якого беруть
pack-noun-dice-to-take = список кубиків
pack-noun-extra = додаткова дія
pack-noun-extras = список додаткових дій
pack-noun-objective-to-take = завдання
pack-noun-pointing = напрямок руки
pack-noun-side = сторона
pack-noun-hotel-colours = список кольорів готелю
pack-noun-hotel-groups = список груп готелю
pack-noun-hotel-badges = список позначок готелю
pack-noun-floor-badges = список позначок поверху
pack-noun-badge = позначка
pack-noun-ball-score = підрахунок бальної зали
pack-noun-list-of-points = список очок
pack-noun-areas = список ділянок
pack-noun-area = ділянка
pack-noun-set = набір персоналу
pack-noun-players = кількість гравців
pack-noun-by-players = { $noun } за кількістю гравців

# The numbers of the board: by what the tables call them.
pack-noun-price = ціна
pack-noun-floors-cost = ціна поверхів
pack-noun-floors-vp = очки поверхів
pack-noun-number-of-victory-points = кількість переможних очок
pack-noun-colours-bonus = бонус кольору
pack-noun-bonus = бонус
pack-noun-queues-cost = ціна черги
pack-noun-emperor-track = трек імператора
pack-noun-space-on-the-emperor-track = поділка на треку імператора
pack-noun-list-of-the-emperors-rounds = список раундів імператора
pack-noun-round = раунд
pack-noun-list-of-steps-back = список відступів
pack-noun-number-of-steps = кількість поділок
pack-noun-number-of-rounds = кількість раундів
pack-noun-number-of-dice = кількість кубиків
pack-noun-end-of-the-money-track = кінець треку грошей
pack-noun-number-of-krones = кількість крон
pack-noun-kitchen = кухня
pack-noun-hand = рука
pack-noun-number-of-rooms = кількість номерів
pack-noun-number-of-items = кількість порцій
pack-noun-score-of-an-unserved-guest = очки за необслуженого гостя
pack-noun-score-of-what-is-left = очки за те, що лишилося
pack-noun-number-of-cards = кількість карт
pack-noun-objectives-vp = очки завдань
pack-noun-list-of-prices = список цін
pack-noun-number-of-spaces = кількість місць
pack-noun-number-of-dancers = кількість танцівників
pack-noun-score-of-an-absent-seat = очки за відсутність
pack-noun-celebrity = знаменитість
pack-noun-entrance = вестибюль
pack-noun-modules = список модулів
pack-noun-number-of-guests = кількість гостей
pack-noun-number-of-tables = кількість столиків
pack-noun-number-of-tiles = кількість плиток
pack-noun-sums = таблиця сум
pack-noun-tokens = список жетонів
pack-noun-token = жетон
pack-noun-order-of-the-lounge = порядок вітальні
pack-noun-colour-of-dice = колір кубиків
pack-noun-list-of-bonuses = список бонусів
pack-noun-list-of-krones = список крон
pack-noun-list-of-points-of-guests = список очок гостей
