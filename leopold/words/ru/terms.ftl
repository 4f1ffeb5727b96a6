### Слова игры: блюда и напитки, цвета, единицы, названия уровней и вариантов. На них ссылаются другие сообщения.

item-strudel = штрудель
item-cake = пирожное
item-wine = вино
item-coffee = кофе
item-champagne = шампанское

items-strudel =
    { $n ->
        [one] { $n } штрудель
        [few] { $n } штруделя
       *[many] { $n } штруделей
    }
items-cake =
    { $n ->
        [one] { $n } пирожное
        [few] { $n } пирожных
       *[many] { $n } пирожных
    }
items-wine =
    { $n ->
        [one] { $n } вино
        [few] { $n } вина
       *[many] { $n } вин
    }
items-coffee = { $n } кофе
items-champagne =
    { $n ->
        [one] { $n } шампанское
        [few] { $n } шампанских
       *[many] { $n } шампанских
    }
items-none = ничего

colour-blue = синий
    .genitive = синего
    .feminine = синей
    .plural = синих
colour-red = красный
    .genitive = красного
    .feminine = красной
    .plural = красных
colour-yellow = жёлтый
    .genitive = жёлтого
    .feminine = жёлтой
    .plural = жёлтых
colour-green = зелёный
    .genitive = зелёного
    .feminine = зелёной
    .plural = зелёных
colour-any = любой цвет

rooms-blue =
    { $n ->
        [one] { $n } синий
        [few] { $n } синих
       *[many] { $n } синих
    }
    .genitive =
        { $n ->
            [one] { $n } синего
            [few] { $n } синих
           *[many] { $n } синих
        }
rooms-red =
    { $n ->
        [one] { $n } красный
        [few] { $n } красных
       *[many] { $n } красных
    }
    .genitive =
        { $n ->
            [one] { $n } красного
            [few] { $n } красных
           *[many] { $n } красных
        }
rooms-yellow =
    { $n ->
        [one] { $n } жёлтый
        [few] { $n } жёлтых
       *[many] { $n } жёлтых
    }
    .genitive =
        { $n ->
            [one] { $n } жёлтого
            [few] { $n } жёлтых
           *[many] { $n } жёлтых
        }

krones =
    { $n ->
        [one] { $n } крона
        [few] { $n } кроны
       *[many] { $n } крон
    }
    .accusative =
        { $n ->
            [one] { $n } крону
            [few] { $n } кроны
           *[many] { $n } крон
        }

points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
victory-points =
    { $n ->
        [one] { $n } победное очко
        [few] { $n } победных очка
       *[many] { $n } победных очков
    }

vp = { $n } ПО

favour =
    { $n ->
        [one] { $n } шаг к императору
        [few] { $n } шага к императору
       *[many] { $n } шагов к императору
    }

edition-revised = Новое издание
edition-2015 = Первое издание 2015 года

expansion-waltz = Станцую вальс!

module-base = Базовая игра
module-promo = Постояльцы из промо
module-more = Не желаете ли чего-нибудь ещё?
module-ballrooms = Венские балы
module-celebrities = Знаменитости
module-entrances = Уникальные отели
module-key = Первый игрок
module-gala = Промокарты дополнения

variant-standard = Обычный
variant-introductory = Вводный
variant-draft = Драфт
variant-standard-about =
    { $start_hand ->
        [one] Каждому сдаётся { $start_hand } карта персонала.
        [few] Каждому сдаётся { $start_hand } карты персонала.
       *[many] Каждому сдаётся { $start_hand } карт персонала.
    }
variant-introductory-about = Готовые наборы карт для первой партии.
variant-draft-about =
    { $start_hand ->
        [one] Каждый выбирает { $start_hand } карту персонала.
        [few] Каждый выбирает { $start_hand } карты персонала, по одной.
       *[many] Каждый выбирает { $start_hand } карт персонала, по одной.
    }

hotel-night = Ночь
hotel-day = День
hotel-day-a = День A
hotel-day-b = День B
hotel-day-c = День C
hotel-day-d = День D
hotel-night-about = У всех одинаковые отели.
hotel-day-about = У каждого свой отель, какой выпадет.

level-easy = Лёгкий
    .within = лёгкий
level-medium = Средний
    .within = средний
level-hard = Сложный
    .within = сложный

bot-random = Новичок
bot-apprentice = Ученик
bot-waiter = Официант
bot-concierge = Консьерж
bot-manager = Управляющий
bot-director = Директор
bot-maitre = Мэтр
bot-levelled = { $name } ({ $level })

automaton-leopold = Леопольд
automaton-elisabeth = Элизабет
automaton-name =
    { $automaton ->
        [elisabeth] { automaton-elisabeth }
       *[leopold] { automaton-leopold }
    }
    .Pronoun =
        { $automaton ->
            [elisabeth] Она
           *[leopold] Он
        }
    .pronoun =
        { $automaton ->
            [elisabeth] она
           *[leopold] он
        }
    .possessive =
        { $automaton ->
            [elisabeth] её
           *[leopold] его
        }
    .genitive =
        { $automaton ->
            [elisabeth] { automaton-elisabeth }
           *[leopold] Леопольда
        }
    .dative =
        { $automaton ->
            [elisabeth] { automaton-elisabeth }
           *[leopold] Леопольду
        }
    .instrumental =
        { $automaton ->
            [elisabeth] { automaton-elisabeth }
           *[leopold] Леопольдом
        }

space-1 = Штрудели и пирожные
space-2 = Вино и кофе
space-3 = Подготовка номеров
space-4 = Император и кроны
space-5 = Наём персонала
space-6 = Любое другое действие
space-about-1 = По блюду за каждый кубик здесь: штрудели и пирожные, но пирожных не больше, чем штруделей.
space-about-2 = По напитку за каждый кубик здесь: вино и кофе, но кофе не больше, чем вина.
space-about-3 = За каждый кубик здесь можно подготовить один номер, заплатив цену этажа.
space-about-4 = Разделите кубики здесь между шагами по шкале императора и кронами.
space-about-5 = Разыграйте одну карту персонала из руки на столько крон дешевле, сколько здесь кубиков.
space-about-6 =
    { $six_price ->
        [0] Выполните действие другой клетки с силой, равной числу кубиков здесь.
        [one] Заплатите { $six_price } крону и выполните действие другой клетки с силой, равной числу кубиков здесь.
        [few] Заплатите { $six_price } кроны и выполните действие другой клетки с силой, равной числу кубиков здесь.
       *[many] Заплатите { $six_price } крон и выполните действие другой клетки с силой, равной числу кубиков здесь.
    }

timing-once = сразу
timing-round = раз в раунд
timing-permanent = постоянно
timing-end = в конце
timing-flip = раз за игру
timing-about-once = Срабатывает один раз, при розыгрыше.
timing-about-round = Можно использовать раз в раунд.
timing-about-permanent = Действует, пока лежит перед вами.
timing-about-end = Приносит очки в конце игры.
timing-about-flip = Ждёт своего часа: её можно использовать один раз за игру, после чего она лежит лицом вниз.

source-guests = Постояльцы
source-badges = Значки
source-bonuses = Полные группы
source-staff = Персонал за игру
source-objectives = Цели
source-emperor_track = Шкала императора
source-emperor_end = За краем шкалы
source-emperor_tiles = Жетоны императора
source-end_staff = Персонал в конце
source-rooms = Заселённые номера
source-leftovers = Кроны и кухня
source-unserved = Постояльцы в кафе

you = Вы

player = Игрок { $n }
