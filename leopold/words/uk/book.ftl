### The book: its frame, the legend of all symbols, and the almanac of all cards.

book-title = Книга
book-about = Правила, символи й кожна карта гри
book-parts = Частини книги
book-rules = Правила
book-legend = Символи
book-cards = Карти
book-edition = Видання
book-contents = Розділи
book-find = Шукати в правилах
book-find-none = У правилах про це нічого немає.
book-see-rules = У правилах: { $title }
book-see-cards = Усі карти

## Captions of pictures

figure-story = З черги в кав'ярню, пригоститися — і в номер того самого кольору: це дає очки.
figure-queue = Черга: нові гості стають зліва, ціни внизу.
figure-spaces = Тут 3 має силу два, 1 — силу один, а 4 вибрати не можна.
figure-order =
    { $n ->
        [1] Жетон єдиного гравця.
       *[other] Жетони для { $n } гравців.
    }
figure-serving = Позначене вже подано. Решти гість іще чекає.
figure-kitchen = З цим починає кожен.
figure-guest = Гість: ліворуч колір, праворуч очки, під ім'ям замовлення, унизу винагорода.
figure-groups = Синю групу з двох заповнено, і вона сяє: свій бонус вона вже дала.
figure-bonuses = Що дають групи з одного — чотирьох номерів: очки, крони, кроки.
figure-hotel = Пунктир: не підготовлено. Двері: вільно. Світле вікно: зайнято. Ліворуч ціни, праворуч очки наприкінці.
figure-krones = Смужка показує, скільки ще вміститься.
figure-staff = По одній карті кожного типу: знак праворуч каже, коли вона діє.
figure-emperor = Раунди, з короною там, де прибуває імператор, а нижче його плитки: винагорода вгорі, штраф унизу.
figure-track = Трек: на 0 загрожує штраф, від корони чекає винагорода. Під кожною поділкою її очки.
figure-objectives = Що треба, а нижче очки за перше, друге і третє місця.
figure-instruction = Карта з колоди { automaton-name.genitive }.

## The legend

legend-find = Знайти символ
legend-things = Речі гри
legend-colours = Кольори
legend-items = Смаколики й напої
legend-numbers = Числа
legend-rooms = Номери й готелі
legend-timing = Коли діє персонал
legend-dice = Кубики й ходи
legend-seats = Гравці
legend-buttons = Кнопки сторінки
legend-steps = Винагороди й ефекти
legend-powers = Персонал, що діє завжди
legend-scores = Очки наприкінці
legend-needs = Чого вимагають завдання
legend-penalties = Штрафи імператора
legend-example = Приклад: { $card }
legend-none = Такого символу немає.

sign-coin-gain = Отримайте стільки крон.
sign-coin-less = Заплатіть стільки крон — або на стільки менше, ніж звичайно.
sign-coin-free = Безплатно.
sign-points = Стільки очок.
sign-points-less = Втратьте стільки очок.
sign-favour = Стільки поділок на треку імператора.
sign-per = Стільки очок за кожне з того, що далі.
sign-floors = Лише до цього поверху.
sign-must = Якщо переглядати, то одну треба найняти.
sign-after = Те, що перед двокрапкою, дає те, що після неї.

symbol-strudel = Струдель, смаколик
symbol-cake = Тортик, смаколик
symbol-wine = Вино, напій
symbol-coffee = Кава, напій
symbol-champagne = Шампанське; його наливає доповнення
symbol-any-item = Будь-який смаколик чи напій, на ваш вибір
symbol-blue = Синій: гості-дворяни та їхні номери
symbol-red = Червоний: міщани та їхні номери
symbol-yellow = Жовтий: митці та їхні номери
symbol-green = Зелений: туристи, що йдуть у номер будь-якого кольору
symbol-any-colour = Будь-який колір
symbol-coin = Крони, гроші
symbol-points = Очки
symbol-favour = Кроки треком імператора
symbol-crown = Імператор: його візит, його милість
symbol-staff = Найнята карта персоналу
symbol-staff-deck = Карта персоналу, з колоди чи на руку
symbol-guest = Гість
symbol-room-empty = Непідготовлений номер
symbol-room = Підготовлений вільний номер
symbol-room-lit = Зайнятий номер
symbol-group = Повністю зайнята група номерів
symbol-floor = Повністю зайнятий поверх
symbol-column = Повністю зайнятий стовпець
symbol-house = Увесь готель; із числом — поверхи до нього
symbol-suitcase = Гість заселяється в номер
symbol-cloche = Частування гостей
symbol-order-done = Виконане замовлення
symbol-scroll = Завдання
symbol-kitchen = Кухня
symbol-table = Столик кав'ярні
symbol-eye = Переглянути карти
symbol-turn = Цілий хід
symbol-shield = Захист від штрафу імператора
symbol-copy = Копіює чужу карту кінця гри
symbol-once = Діє один раз, коли наймають
symbol-round = Можна використати раз за раунд
symbol-permanent = Діє відтепер і завжди
symbol-end = Дає очки наприкінці гри
symbol-flip = Можна використати раз за гру, коли настане її мить
symbol-die-0 = Будь-який кубик
symbol-die-1 = 1: струдлі й тортики
symbol-die-2 = 2: вино й кава
symbol-die-3 = 3: підготувати номери
symbol-die-4 = 4: кроки до імператора й крони
symbol-die-5 = 5: найняти персонал
symbol-die-6 = 6: будь-яка інша дія
symbol-dice = Кубики; на картах вказівок — кубик з найповнішої комірки
symbol-bin = Кубики, відкладені на цей раунд
symbol-seat-0 = Перше місце
symbol-seat-1 = Друге місце
symbol-seat-2 = Третє місце
symbol-seat-3 = Четверте місце
symbol-seat-leopold = Леопольд, суперник у сольній грі
symbol-seat-elisabeth = Елізабет, суперниця там, де є бали або знаменитості
symbol-hand = Карти на руці
symbol-laurel = Винагорода або перемога
symbol-tick = Зроблено, подано або використано
symbol-cross = Штраф; на кнопці: закрити або відпустити
symbol-arrow = Веде до
symbol-undo = Скасувати крок
symbol-undo-all = Скасувати весь хід
symbol-lamp = Попросити підказку
symbol-book = Відкрити книгу
symbol-link = Посилання для друга
symbol-save = Зберегти або відкрити запис гри
symbol-play = Грати далі
symbol-pause = Зачекати
symbol-step = Далі; пропустити
symbol-menu = Меню
symbol-bot = Бот
symbol-person = Хтось
symbol-people = Кілька людей
symbol-log = Журнал
symbol-more = Більше
symbol-cards = Колода карт
symbol-sun = День
symbol-moon = Ніч
symbol-daylight = Як у системі
symbol-gear = Налаштування
symbol-leave = Встати з-за столу

## The almanac

cards-find = Знайти карту за назвою чи текстом
cards-kind = Тип
cards-kind-all = Усі типи
cards-kind-guest = Гості
cards-kind-staff = Персонал
cards-kind-objective = Завдання
cards-kind-tile = Плитки імператора
cards-kind-hotel = Готелі
cards-kind-order = Порядок ходів
cards-kind-instruction = Карти вказівок
cards-kind-ballroom = Бальні зали
cards-kind-rehearsal = Репетиційні зали
cards-kind-celebrity = Знаменитості
cards-kind-entrance = Вестибюлі
cards-colour = Колір
cards-colour-all = Усі кольори
cards-cost = Ціна
cards-cost-all = Будь-яка ціна
cards-timing = Діє
cards-timing-all = Будь-коли
cards-where = Де зараз
cards-where-all = Будь-де
cards-count =
    { $n ->
        [0] Таких карт немає.
        [one] { $n } карта
        [few] { $n } карти
       *[many] { $n } карт
    }
cards-reset = Показати всі
cards-list = Карти
cards-order-tile =
    { $players ->
        [1] Ходи { $low } і { $high }, наодинці
       *[other] Ходи { $low } і { $high }, гравців: { $players }
    }
cards-order-text = { $low }-й і { $high }-й з усіх ходів раунду (їх { $turns }).
cards-hotel-night = Нічна сторона, однакова для всіх
cards-hotel-day = Денна сторона { $letter }
cards-introductory = У наборі для початківців { $letter }.
cards-module = { $module }: лише якщо так вибере господар.

## Where a card is now, as far as one may know

where-queue = Чекає в черзі, місце { $n }
where-cafe =
    { $who ->
        [you] Сидить у вашій кав'ярні
       *[other] Сидить у кав'ярні: { $name }
    }
where-discarded = Заселено; лежить у скиді
where-deck = У колоді
where-hand =
    { $who ->
        [you] У вас на руці
       *[other] На руці: { $name }
    }
where-hired =
    { $who ->
        [you] Працює на вас
       *[other] Працює тут: { $name }
    }
where-looked = Лежить перед вами відкрита
where-unseen = У колоді або в чужій руці
where-private = У колоді або долілиць в особистій колоді: { $name }
where-claimable = У цій грі
where-claimed = У цій грі, виконано: { LIST($names) }
where-tile = У цій грі, після раунду { $n }
where-tile-past = У цій грі, пораховано після раунду { $n }
where-house =
    { $who ->
        [you] Ваш готель
       *[other] Готель: { $name }
    }
where-order =
    { $who ->
        [you] Лежить перед вами
       *[other] Лежить тут: { $name }
    }
where-turned = Відкрито останньою
where-his-deck = У його колоді або вже використано
where-none = Не в цій грі

state-play = У грі
state-seat =
    { $who ->
        [you] У вас
       *[other] { $name }
    }
state-hand = На моїй руці
state-queue = У черзі
state-deck = У колоді або не видно
state-gone = Пішло
state-none = Не в цій грі
