### Книга: обложка, все символы и альманах всех карт.

book-title = Книга
book-about = Правила, символы и все карты игры
book-parts = Части книги
book-rules = Правила
book-legend = Символы
book-cards = Карты
book-edition = Издание
book-contents = Главы
book-find = Поиск в правилах
book-find-none = В правилах об этом ничего нет.
book-see-rules = В правилах: { $title }
book-see-cards = Все карты

## Подписи к картинкам

figure-story = Из очереди в кафе, к накрытому столику и в номер того же цвета: вот и очки.
figure-queue = Очередь: новые постояльцы встают слева, цены указаны внизу.
figure-spaces = Здесь у 3 сила два, у 1 сила один, а 4 выбрать нельзя.
figure-order =
    { $n ->
        [1] Жетон единственного игрока.
        [one] Жетоны { $n } игрока.
        [few] Жетоны { $n } игроков.
       *[many] Жетоны { $n } игроков.
    }
figure-serving = Отмеченное уже подано. Без отметки — то, чего постоялец ещё ждёт.
figure-kitchen = С этим начинают все.
figure-guest = Постоялец: слева цвет, справа очки, под именем заказ, внизу награда.
figure-groups = Синяя группа из двух номеров полна и светится: она принесла свой бонус.
figure-bonuses = Что приносят группы от одного до четырёх номеров: очки, кроны, шаги.
figure-hotel = Пунктир: не подготовлено. Дверь: свободно. Светлое окно: заселено. Слева цены, справа очки в конце.
figure-krones = Полоска показывает, сколько ещё поместится.
figure-staff = По карте каждого вида: символ справа говорит, когда она работает.
figure-emperor = Раунды; корона там, где приходит император, под ней его жетоны: сверху бонус, снизу штраф.
figure-track = Шкала: на 0 грозит штраф, от короны ждёт бонус. Под делениями их очки.
figure-objectives = Что требуется, и ниже очки за первое, второе и третье место.
figure-instruction = Карта из колоды { automaton-name.genitive }.

## Символы

legend-find = Найти символ
legend-things = Что есть в игре
legend-colours = Цвета
legend-items = Блюда и напитки
legend-numbers = Числа
legend-rooms = Номера и отели
legend-timing = Когда работает персонал
legend-dice = Кубики и ходы
legend-seats = Игроки
legend-buttons = Кнопки на странице
legend-steps = Награды и эффекты
legend-powers = Постоянный персонал
legend-scores = Очки в конце
legend-needs = Чего требуют цели
legend-penalties = Штрафы императора
legend-example = Пример: { $card }
legend-none = Такого символа нет.

sign-coin-gain = Получить столько крон.
sign-coin-less = Заплатить столько крон или на столько меньше обычного.
sign-coin-free = Бесплатно.
sign-points = Столько очков.
sign-points-less = Потерять столько очков.
sign-favour = Столько делений по шкале императора.
sign-per = Столько очков за каждое из того, что дальше.
sign-floors = Только до этого этажа.
sign-must = Если посмотреть, одну нужно нанять.
sign-after = То, что до двоеточия, приносит то, что после него.

symbol-strudel = Штрудель, блюдо
symbol-cake = Пирожное, блюдо
symbol-wine = Вино, напиток
symbol-coffee = Кофе, напиток
symbol-champagne = Шампанское; его наливают в дополнении
symbol-any-item = Любое блюдо или напиток, на ваш выбор
symbol-blue = Синий: постояльцы-аристократы и их номера
symbol-red = Красный: горожане и их номера
symbol-yellow = Жёлтый: люди искусства и их номера
symbol-green = Зелёный: туристы, которым подойдёт номер любого цвета
symbol-any-colour = Любой цвет
symbol-coin = Кроны, деньги игры
symbol-points = Очки
symbol-favour = Шаги по шкале императора
symbol-crown = Император: его визит, его благосклонность
symbol-staff = Нанятый сотрудник
symbol-staff-deck = Карта персонала, из колоды или в руку
symbol-guest = Постоялец
symbol-room-empty = Неподготовленный номер
symbol-room = Подготовленный свободный номер
symbol-room-lit = Заселённый номер
symbol-group = Полностью заселённая группа номеров
symbol-floor = Полностью заселённый этаж
symbol-column = Полностью заселённая колонка
symbol-house = Весь отель; с числом — этажи до этого
symbol-suitcase = Постоялец заселяется в номер
symbol-cloche = Обслуживание постояльцев
symbol-order-done = Выполненный заказ
symbol-scroll = Цель
symbol-kitchen = Кухня
symbol-table = Столик в кафе
symbol-eye = Посмотреть карты
symbol-turn = Целый ход
symbol-shield = Защита от штрафа императора
symbol-copy = Копирует чужую карту финального подсчёта
symbol-once = Работает один раз, при розыгрыше
symbol-round = Можно использовать раз в раунд
symbol-permanent = Работает постоянно, с этого момента
symbol-end = Приносит очки в конце игры
symbol-flip = Можно использовать раз за игру, когда придёт её час
symbol-die-0 = Любой кубик
symbol-die-1 = 1: штрудели и пирожные
symbol-die-2 = 2: вино и кофе
symbol-die-3 = 3: подготовка номеров
symbol-die-4 = 4: император и кроны
symbol-die-5 = 5: наём персонала
symbol-die-6 = 6: любое другое действие
symbol-dice = Кубики; на картах инструктажа — кубик с самой полной клетки
symbol-bin = Кубики, убранные до конца раунда
symbol-seat-0 = Первое место
symbol-seat-1 = Второе место
symbol-seat-2 = Третье место
symbol-seat-3 = Четвёртое место
symbol-seat-leopold = Леопольд, соперник в одиночной игре
symbol-seat-elisabeth = Элизабет, соперница в партиях с балами или знаменитостями
symbol-hand = Карты в руке
symbol-laurel = Награда или победа
symbol-tick = Сделано, подано или использовано
symbol-cross = Штраф; на кнопке — закрыть или отпустить
symbol-arrow = Ведёт к
symbol-undo = Отменить шаг
symbol-undo-all = Отменить весь ход
symbol-lamp = Попросить подсказку
symbol-book = Открыть книгу
symbol-link = Ссылка для друга
symbol-save = Сохранить или открыть запись партии
symbol-play = Играть дальше
symbol-pause = Подождать
symbol-step = К следующему; пропустить
symbol-menu = Меню
symbol-bot = Бот
symbol-person = Человек
symbol-people = Несколько человек
symbol-log = Журнал
symbol-more = Ещё
symbol-cards = Колода карт
symbol-sun = День
symbol-moon = Ночь
symbol-daylight = Светло, как в системе
symbol-gear = Настройки
symbol-leave = Выйти из-за стола

## Альманах

cards-find = Найти карту по названию или тексту
cards-kind = Вид
cards-kind-all = Все виды
cards-kind-guest = Постояльцы
cards-kind-staff = Персонал
cards-kind-objective = Цели
cards-kind-tile = Жетоны императора
cards-kind-hotel = Отели
cards-kind-order = Очерёдность хода
cards-kind-instruction = Карты инструктажа
cards-kind-ballroom = Бальные залы
cards-kind-rehearsal = Репетиционные залы
cards-kind-celebrity = Знаменитости
cards-kind-entrance = Вестибюли
cards-colour = Цвет
cards-colour-all = Все цвета
cards-cost = Стоимость
cards-cost-all = Любая
cards-timing = Работает
cards-timing-all = Когда угодно
cards-where = Где сейчас
cards-where-all = Где угодно
cards-count =
    { $n ->
        [0] Таких карт нет.
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
cards-reset = Показать все
cards-list = Карты
cards-order-tile =
    { $players ->
        [1] Ходы { $low } и { $high }, в одиночку
       *[other] Ходы { $low } и { $high }, игроков: { $players }
    }
cards-order-text = { $low }-й и { $high }-й из ходов раунда (всего { $turns }).
cards-hotel-night = Ночная сторона, одинаковая у всех
cards-hotel-day = Дневная сторона { $letter }
cards-introductory = Во вводном наборе { $letter }.
cards-module = { $module }: в игре, только если хозяин стола это выберет.

## Где карта сейчас, насколько это можно знать

where-queue = Ждёт в очереди, место { $n }
where-cafe =
    { $who ->
        [you] Сидит в вашем кафе
       *[other] Сидит в кафе: { $name }
    }
where-discarded = Заселение состоялось; лежит в сбросе
where-deck = В колоде
where-hand =
    { $who ->
        [you] В вашей руке
       *[other] В руке: { $name }
    }
where-hired =
    { $who ->
        [you] Работает на вас
       *[other] Место работы: { $name }
    }
where-looked = Лежит перед вами открыто
where-unseen = В колоде или в руке, которую вы не видите
where-private = В колоде или лицом вниз в личной колоде: { $name }
where-claimable = В этой партии
where-claimed = В этой партии, уже достигли: { LIST($names) }
where-tile = В этой партии, после раунда { $n }
where-tile-past = В этой партии, подсчёт был после раунда { $n }
where-house =
    { $who ->
        [you] Ваш отель
       *[other] Отель: { $name }
    }
where-order =
    { $who ->
        [you] Лежит перед вами
       *[other] Сейчас у игрока { $name }
    }
where-turned = Последняя открытая
where-his-deck = В колоде или уже использована
where-none = Не в этой партии

state-play = В игре
state-seat =
    { $who ->
        [you] У вас
       *[other] У игрока { $name }
    }
state-hand = У меня в руке
state-queue = В очереди
state-deck = В колоде или не видно
state-gone = Вне игры
state-none = Не в этой партии
