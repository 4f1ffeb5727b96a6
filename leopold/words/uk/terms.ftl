### Things of the game: items, colours, units, names of levels and variants. Other messages refer to these.
### Forms: .accusative of what is counted in the feminine; colours: .animate (of a guest, genitive and accusative),
### .her (accusative, feminine), .many (plural, nominative), .on (locative, masculine).

item-strudel = струдель
    .accusative = струдель
    .genitive = струделя
item-cake = тортик
    .accusative = тортик
    .genitive = тортика
item-wine = вино
    .accusative = вино
    .genitive = вина
item-coffee = кава
    .accusative = каву
    .genitive = кави
item-champagne = шампанське
    .accusative = шампанське
    .genitive = шампанського

items-strudel =
    { $n ->
        [one] { $n } струдель
        [few] { $n } струдлі
       *[many] { $n } струдлів
    }
items-cake =
    { $n ->
        [one] { $n } тортик
        [few] { $n } тортики
       *[many] { $n } тортиків
    }
items-wine =
    { $n ->
        [one] { $n } вино
        [few] { $n } вина
       *[many] { $n } вин
    }
items-coffee =
    { $n ->
        [one] { $n } кава
        [few] { $n } кави
       *[many] { $n } кав
    }
    .accusative =
        { $n ->
            [one] { $n } каву
            [few] { $n } кави
           *[many] { $n } кав
        }
items-champagne =
    { $n ->
        [one] { $n } шампанське
        [few] { $n } шампанських
       *[many] { $n } шампанських
    }
items-none = нічого

colour-blue = синій
    .animate = синього
    .her = синю
    .many = сині
colour-red = червоний
    .animate = червоного
    .her = червону
    .many = червоні
colour-yellow = жовтий
    .animate = жовтого
    .her = жовту
    .many = жовті
colour-green = зелений
    .animate = зеленого
    .her = зелену
    .many = зелені
colour-any = будь-який колір
    .animate = гостя будь-якого кольору
    .her = будь-яку
    .many = будь-які

rooms-blue =
    { $n ->
        [one] { $n } синій
        [few] { $n } сині
       *[many] { $n } синіх
    }
rooms-red =
    { $n ->
        [one] { $n } червоний
        [few] { $n } червоні
       *[many] { $n } червоних
    }
rooms-yellow =
    { $n ->
        [one] { $n } жовтий
        [few] { $n } жовті
       *[many] { $n } жовтих
    }

krones =
    { $n ->
        [one] { $n } крона
        [few] { $n } крони
       *[many] { $n } крон
    }
    .accusative =
        { $n ->
            [one] { $n } крону
            [few] { $n } крони
           *[many] { $n } крон
        }

points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очки
       *[many] { $n } очок
    }
victory-points =
    { $n ->
        [one] { $n } переможне очко
        [few] { $n } переможні очки
       *[many] { $n } переможних очок
    }

vp = { $n } ПО

favour =
    { $n ->
        [one] { $n } крок до імператора
        [few] { $n } кроки до імператора
       *[many] { $n } кроків до імператора
    }

edition-revised = Оновлене видання
edition-2015 = Перше видання 2015 року

expansion-waltz = Вальсуймо!

module-base = Базова гра
module-promo = Промогості
module-more = Бажаєте ще чогось?
module-ballrooms = Бальні зали Відня
module-celebrities = Знаменитості
module-entrances = Унікальні готелі
module-key = Перший гравець
module-gala = Промокарти доповнення

variant-standard = Звичайний
variant-introductory = Для початківців
variant-draft = Відбір
variant-standard-about =
    { $start_hand ->
        [one] Кожному роздають { $start_hand } карту персоналу.
        [few] Кожному роздають { $start_hand } карти персоналу.
       *[many] Кожному роздають { $start_hand } карт персоналу.
    }
variant-introductory-about = Готові набори карт для першої партії.
variant-draft-about =
    { $start_hand ->
        [one] Кожен відбирає { $start_hand } карту персоналу.
        [few] Кожен відбирає { $start_hand } карти персоналу, по одній.
       *[many] Кожен відбирає { $start_hand } карт персоналу, по одній.
    }

hotel-night = Ніч
hotel-day = День
hotel-day-a = День A
hotel-day-b = День B
hotel-day-c = День C
hotel-day-d = День D
hotel-night-about = Однакові готелі для всіх.
hotel-day-about = У кожного свій готель, роздають навмання.

level-easy = Легкий
    .within = легкий
level-medium = Середній
    .within = середній
level-hard = Складний
    .within = складний

bot-random = Новачок
bot-apprentice = Учень
bot-waiter = Офіціант
bot-concierge = Консьєрж
bot-manager = Керівник
bot-director = Директор
bot-maitre = Метр
bot-levelled = { $name } ({ $level })

automaton-leopold = Леопольд
automaton-elisabeth = Елізабет
automaton-name =
    { $automaton ->
        [elisabeth] { automaton-elisabeth }
       *[leopold] { automaton-leopold }
    }
    .Pronoun =
        { $automaton ->
            [elisabeth] Вона
           *[leopold] Він
        }
    .pronoun =
        { $automaton ->
            [elisabeth] вона
           *[leopold] він
        }
    .possessive =
        { $automaton ->
            [elisabeth] її
           *[leopold] його
        }
    .genitive =
        { $automaton ->
            [elisabeth] Елізабет
           *[leopold] Леопольда
        }
    .dative =
        { $automaton ->
            [elisabeth] Елізабет
           *[leopold] Леопольдові
        }

space-1 = Струдлі й тортики
space-2 = Вино й кава
space-3 = Підготувати номери
space-4 = Кроки до імператора й крони
space-5 = Найняти персонал
space-6 = Будь-яка інша дія
space-about-1 = По смаколику за кожен кубик тут: струдлі й тортики, але тортиків не більше, ніж струдлів.
space-about-2 = По напою за кожен кубик тут: вино й кава, але кави не більше, ніж вина.
space-about-3 = Підготуйте до одного номера за кожен кубик тут і заплатіть ціну поверху.
space-about-4 = Розділіть кубики тут між треком імператора та кронами.
space-about-5 = Найміть одну карту з руки, на крону дешевше за кожен кубик тут.
space-about-6 =
    { $six_price ->
        [0] Виконайте дію іншої комірки з силою, що дорівнює кількості кубиків тут.
        [one] Заплатіть { $six_price } крону й виконайте дію іншої комірки з силою, що дорівнює кількості кубиків тут.
        [few] Заплатіть { $six_price } крони й виконайте дію іншої комірки з силою, що дорівнює кількості кубиків тут.
       *[many] Заплатіть { $six_price } крон і виконайте дію іншої комірки з силою, що дорівнює кількості кубиків тут.
    }

timing-once = одразу
timing-round = щораунду
timing-permanent = завжди
timing-end = наприкінці
timing-flip = раз за гру
timing-about-once = Діє один раз, коли карту наймають.
timing-about-round = Можна використати раз за раунд.
timing-about-permanent = Діє, поки лежить перед вами.
timing-about-end = Дає очки наприкінці гри.
timing-about-flip = Чекає слушної миті: її можна використати раз за гру, а потім вона лежить долілиць.

source-guests = Гості
source-badges = Позначки
source-bonuses = Заповнені групи
source-staff = Персонал під час гри
source-objectives = Завдання
source-emperor_track = Трек імператора
source-emperor_end = За кінець треку
source-emperor_tiles = Плитки імператора
source-end_staff = Персонал наприкінці
source-rooms = Зайняті номери
source-leftovers = Крони й кухня
source-unserved = Гості в кав'ярні

you = Ви

player = Гравець { $n }
