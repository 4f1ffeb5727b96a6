### The automaton at a real table: its questions, how answers are understood, what people do between his turns.
### What a player types is the same in every language: it stands in quotation marks, as { "help" }.
### A sentence stands in one line, however long: a new line would be part of it.

card-guest = { $guest }

## Beginning and ending

companion-welcome = { automaton-name } сідає за ваш стіл: ви рухаєте фішки, { automaton-he } вирішує. `{ "help" }` перелічує, що можна вводити.
companion-ours = Очки, замовлення й вартість, надруковані на картах доповнення, тут наші: `{ "leopold packs blank waltz" }` дає бланк для надрукованого, а `{ "--pack" }` грає з ним.
companion-level = На якому рівні гратиме { automaton-name }: { LIST($levels, type: "or") }?
companion-level-again = { automaton-name } має рівні { LIST($levels, type: "or") }: введіть один із них.
companion-no-level = Рівня { $level } немає; { automaton-name } має рівні { LIST($levels, type: "or") }.
companion-modules = З якими модулями граєте: { LIST($modules, type: "unit") }? Кілька — через кому; Enter — без модулів.
companion-resume-modules = Продовжена гра зберігає свої модулі й готель: не пишіть { "--modules" } і { "--house" }.
companion-resume-options = Продовжена гра зберігає свій рівень і зерно: не пишіть { "--level" } і { "--seed" }.
companion-file-there = { $file } вже є: продовжте гру через `{ $command }` або назвіть інший файл.
companion-going-on = Продовжуємо гру з { $file }.
companion-nothing-left = Немає гри з помічником, яку можна продовжити; `{ "leopold companion" }` починає нову.
companion-not-saved = Гру не зберегти: { $reason }
companion-over = Гру закінчено.
companion-winning = { automaton-name } має { $vp } ПО. Ви перемагаєте, лише якщо маєте більше: { $needed } або вище.

## Setting up

companion-set-up-title = Перед грою
companion-set-up-players = Підготуйте гру для двох гравців, з такими змінами:
companion-set-up-modules = Підготуйте гру для двох гравців ({ LIST($modules) }), з такими змінами:
companion-set-up-hotel = { automaton-name } отримує нічну сторону готелю — без крон, кухні, першого гостя й перших номерів.
companion-set-up-dancers =
    { $n ->
        [one] Візьміть навмання репетиційну залу. { automaton-name } не отримує ні її, ні шампанського, зате біля { automaton-his } готелю стоїть { $n } танцівник.
        [few] Візьміть навмання репетиційну залу. { automaton-name } не отримує ні її, ні шампанського, зате біля { automaton-his } готелю стоять { $n } танцівники.
       *[many] Візьміть навмання репетиційну залу. { automaton-name } не отримує ні її, ні шампанського, зате біля { automaton-his } готелю стоять { $n } танцівників.
    }
companion-set-up-entrance =
    { $draw ->
        [1] Торгів немає: візьміть { $draw } вестибюль. Ви починаєте, маючи { krones.accusative }.
        [one] Торгів немає: візьміть { $draw } вестибюль і лишіть собі один із них. Ви починаєте, маючи { krones.accusative }.
        [few] Торгів немає: візьміть { $draw } вестибюлі й лишіть собі один із них. Ви починаєте, маючи { krones.accusative }.
       *[many] Торгів немає: візьміть { $draw } вестибюлів і лишіть собі один із них. Ви починаєте, маючи { krones.accusative }.
    }
companion-set-up-house = { automaton-name } має власний готель замість вестибюля: { automaton-house }.
companion-set-up-couture =
    { $champagne ->
        [yes] Перш ніж викласти чергу, відкривайте гостей з перетасованої колоди, поки не буде { $guests ->
            [one] { $guests } гостя
            [few] { $guests } гостей
           *[many] { $guests } гостей
        } ціною від { $least } до { $most } очок, що не замовляють шампанського; решту перетасуйте знову.
       *[no] Перш ніж викласти чергу, відкривайте гостей з перетасованої колоди, поки не буде { $guests ->
            [one] { $guests } гостя
            [few] { $guests } гостей
           *[many] { $guests } гостей
        } ціною від { $least } до { $most } очок; решту перетасуйте знову.
    }
companion-set-up-stars = Покладіть зайву карту завдання боком біля { automaton-his } готелю: це поле зірок, три ряди по три місця.
companion-set-up-gears = Покладіть шестерню на кожен із цих номерів { automaton-his } готелю: { LIST($rooms) }.
companion-set-up-deck = Перетасуйте персонал кінця гри ({ LIST($cards) }) і покладіть { $private } з них долілиць біля { automaton-his } готелю: це { automaton-his } особиста колода. Решту затасуйте назад у колоду персоналу.
companion-set-up-hand = Візьміть { $draw ->
        [one] { $draw } карту персоналу
        [few] { $draw } карти персоналу
       *[many] { $draw } карт персоналу
    }, лишіть собі { $keep }, решту покладіть під низ колоди. Першого гостя й перші номери беріть як завжди.
companion-set-up-instructions = { automaton-His } карти вказівок лишаються в коробці: їх беруть тут.
companion-set-up-done = Коли стіл накрито, натисніть Enter.

## Rounds

companion-round = Раунд { $round }
companion-round-first = { automaton-name } має жетон порядку ходів із { LIST($his) }, ви — із { LIST($yours) }. { companion-roll }
companion-round-next = Обміняйтеся жетонами порядку ходів: { automaton-name } має { LIST($his) }, ви — { LIST($yours) }; поверніть свій персонал у готовність. { companion-roll }
companion-roll =
    { $begins ->
        [him] Киньте { $dice ->
            [one] { $dice } кубик
            [few] { $dice } кубики
           *[many] { $dice } кубиків
        }. Починає { automaton-name }.
       *[you] Киньте { $dice ->
            [one] { $dice } кубик
            [few] { $dice } кубики
           *[many] { $dice } кубиків
        }. Починаєте ви.
    }
companion-round-celebrities = Приберіть знаменитостей, яких мали ви або { automaton-name }; ті, що чекали, тепер цінніші, а на вільні місця приходять нові.
companion-round-pool = Витягніть зі спільного запасу по порції для кожної комірки дії, де її немає, поки вони є.
companion-ball-title = Бал: { $ballroom }
companion-your-ball = Порахуйте залу «{ $ballroom }» і для себе.
companion-emperor-title = Прибуває імператор
companion-your-emperor =
    { $back ->
        [one] Порахуйте свою поділку треку й відступіть на { $back } поділку; винагорода чи штраф плитки — лише для вас.
        [few] Порахуйте свою поділку треку й відступіть на { $back } поділки; винагорода чи штраф плитки — лише для вас.
       *[many] Порахуйте свою поділку треку й відступіть на { $back } поділок; винагорода чи штраф плитки — лише для вас.
    }

## Questions

companion-if-you-pass = Якщо пасуєте, теж натисніть Enter: { automaton-he } грає далі, а кубики перекидають після { automaton-his } останнього ходу.
companion-your-turn = Тепер ваш перший хід, потім натисніть Enter.
companion-your-turns = Тепер обидва ваші ходи, потім натисніть Enter.
companion-round-over = Це був { automaton-his } останній хід у раунді { $round }. Якщо ви спасували, перекиньте кубики й зробіть свої ходи. Коли раунд завершено, натисніть Enter.
companion-round-over-yours = Тепер ваш останній хід у раунді { $round }. Коли раунд завершено, натисніть Enter.
companion-queue-same = Якщо відтоді нічого не змінилося, скажіть `{ "same" }`: { $answer }.
companion-queue = Які гості стоять у черзі, зліва направо? П'ять чисел або імен.
companion-new-guest = Поповніть чергу. Який гість став зліва? Число або ім'я.
companion-dice-same = Якщо вони лежать так само, скажіть `{ "same" }`: { $answer }.
companion-dice = Скільки кубиків у комірках 1–6? Шість чисел, наприклад { "2 2 1 3 0 2" }.
companion-dice-coloured = Скільки кубиків у комірках 1–6, разом із кольоровими? Шість чисел, наприклад { "2 2 1 3 0 2" }.
companion-turned-up =
    { $n ->
        [1] Символ персоналу: відкрийте верхню карту { automaton-his } особистої колоди. Яка це? Число або назва.
        [one] Символ персоналу: відкрийте { $n } верхню карту. Які це? Числа або назви.
        [few] Символ персоналу: відкрийте { $n } верхні карти. Які це? Числа або назви.
       *[many] Символ персоналу: відкрийте { $n } верхніх карт. Які це? Числа або назви.
    }
companion-claimed = { automaton-His } маркер ось-ось дійде до { "I" } завдання { $letter }. Чи лежить уже ваш на місці за { $vp } ПО завдання { $letter }? { "yes" } або { "no" }.
companion-end-staff = { $staff } лежить відкрито ({ automaton-name }) і рахує найкращу з ваших карт кінця гри. Які з них у вас у грі? Числа або назви, чи `{ "none" }`.
companion-ballroom = { $n } { $ballroom }
companion-ballrooms = Які бальні зали лежать на столі, зліва направо? Три з таких: { LIST($halls, type: "unit") }, числом або назвою.
companion-spaces =
    { $row ->
        [bottom] { automaton-He } ось-ось надішле танцівника. На скількох місцях нижнього ряду зали «{ $ballroom }» стоять ваші танцівники? Число.
        [middle] Нижній ряд заповнено. На скількох місцях середнього ряду зали «{ $ballroom }» стоять ваші танцівники? Число.
       *[top] Середній ряд заповнено. На скількох місцях верхнього ряду зали «{ $ballroom }» стоять ваші танцівники? Число.
    }
companion-at-ball =
    { $balcony ->
        [yes] Коли з плиткою імператора покінчено, рахують залу «{ $ballroom }». Скільки у вас там танцівників, разом із балконом? Число.
       *[no] Коли з плиткою імператора покінчено, рахують залу «{ $ballroom }». Скільки у вас там танцівників? Число.
    }
companion-at-ball-rows =
    { $balcony ->
        [yes] Коли з плиткою імператора покінчено, рахують залу «{ $ballroom }», ряд за рядом. Скільки у вас танцівників у нижньому, середньому й верхньому ряду (балкон — до верхнього)? Три числа, наприклад { "2 1 0" }.
       *[no] Коли з плиткою імператора покінчено, рахують залу «{ $ballroom }», ряд за рядом. Скільки у вас танцівників у нижньому, середньому й верхньому ряду? Три числа, наприклад { "2 1 0" }.
    }
companion-coloured =
    { $n ->
        [1] У якій комірці { LIST($colours) }? Число або { "-" }, якщо його вже немає.
       *[other] У яких комірках { LIST($colours) }? По числу на кожен у цьому порядку, { "-" } — якщо його вже немає.
    }
companion-worth =
    { $n ->
        [1] Скільки очок тепер дає знаменитість: { LIST($colours) }? Число.
       *[other] Скільки очок тепер дають знаменитості: { LIST($colours) }? По числу на кожну в цьому порядку.
    }
companion-reserved = Яких трьох гостей ви відкрили для { automaton-his } кав'ярні, за порядком? Числа або імена.
companion-pool = Викладіть вільні номери там, де їх зарезервовано, і покладіть із запасу біля комірок дій { LIST($items, form: "accusative") }: це спільний запас порцій.
companion-pool-done = Витягніть навмання зі спільного запасу по порції для кожної комірки дії, потім натисніть Enter.
companion-order = { $guest } ({ LIST($items) })
companion-given = Хто з { automaton-his } гостей відтоді щось отримав? Вони чекають: { LIST($orders, type: "unit") }. Скажіть, наприклад, { "64 wine, 89 cake" }; Enter — ніхто.
companion-lines =
    { $tile ->
        [yes] Коли з плиткою імператора покінчено: скільки поверхів і стовпців свого готелю ви відтоді заповнили? Число; Enter — жодного.
       *[no] Скільки поверхів і стовпців свого готелю ви відтоді заповнили? Число; Enter — жодного.
    }
companion-gear = { $guest } з шестернею вже не стоїть у черзі. Чи доходив цей гість до крайнього правого місця, де { automaton-he } рахує шестерню? { "yes" } або { "no" }.
companion-crossed = Якими з комірок із шестернями ({ LIST($spaces) }) ви відтоді скористалися? Числа, двічі — якщо двічі; Enter — жодною.

## What was understood

companion-understood-queue = Черга: { LIST($guests, type: "unit") }.
companion-understood-guest = Новий гість у черзі: { $who }.
companion-understood-reserved = У кав'ярні: { LIST($guests, type: "unit") }.
companion-hall = { $ballroom }
companion-understood-ballrooms = Зліва направо: { LIST($halls, type: "unit") }.
companion-understood-staff = У вас у грі: { LIST($cards) }.
companion-understood-no-staff = У вас у грі таких немає.
companion-nobody = ніхто

## What was not understood

companion-nothing-asked = Тут нічого не питають: натисніть Enter або дайте команду; `{ "help" }` їх перелічує.
companion-queue-unseen = { automaton-name } ще не бачить цієї черги: назвіть гостей зліва направо.
companion-queue-count = У черзі має бути стільки гостей: { $places }, а названо { $n }: числом або іменем, через кому.
companion-queue-twice = { $guest } не може стояти там двічі.
companion-queue-nobody = У черзі хтось має стояти.
companion-guest-missing = Назвіть гостя на крайньому лівому місці, числом або іменем.
companion-guest-there = { $guest } вже стоїть у черзі, правіше.
companion-dice-unseen = { automaton-name } ще не бачить цих кубиків: скажіть, скільки їх у кожній комірці.
companion-dice-count = Скажіть, скільки кубиків у кожній із комірок від 1 до { $spaces }, наприклад `{ "2 2 1 3 0 2" }`.
companion-dice-sum = Виходить { $sum ->
        [one] { $sum } кубик
        [few] { $sum } кубики
       *[many] { $sum } кубиків
    }, а має бути { LIST($expected, type: "or") }.
companion-staff-count =
    { $n ->
        [1] Назвіть верхню карту { automaton-his } особистої колоди, числом або назвою.
        [one] Назвіть { $n } верхню карту { automaton-his } особистої колоди, числом або назвою.
        [few] Назвіть { $n } верхні карти { automaton-his } особистої колоди, числом або назвою.
       *[many] Назвіть { $n } верхніх карт { automaton-his } особистої колоди, числом або назвою.
    }
companion-staff-open = { $staff } вже лежить там відкрито.
companion-staff-once = { $staff } є лише раз.
companion-end-staff-missing = Назвіть свої карти кінця гри, що в грі, або скажіть `{ "none" }`.
companion-end-staff-his = Карту «{ $staff }» має { automaton-name }, а не ви.
companion-ballrooms-count = Бальних зал має бути { $places }, а названо { $n }: скажіть три з таких: { LIST($halls, type: "unit") }.
companion-ballrooms-twice = Зала «{ $ballroom }» є лише раз.
companion-ballrooms-unknown = Бальної зали `{ $text }` немає; є { LIST($halls, type: "unit") }.
companion-spaces-count = Скажіть число від { "0" } до { $most }: більше місць у цьому ряду для ваших танцівників не лишилося.
companion-at-ball-count =
    { $rows ->
        [1] Скажіть, скільки у вас там танцівників, від { "0" } до { $most }.
       *[other] Скажіть, скільки у вас танцівників у кожному з { $rows ->
            [one] { $rows } ряду
            [few] { $rows } рядів
           *[many] { $rows } рядів
        }, разом не більше ніж { $most }, наприклад `{ "2 1 0" }`.
    }
companion-coloured-count =
    { $n ->
        [1] Скажіть, де { LIST($colours) }: комірка від 1 до 6 або `{ "-" }`.
       *[other] Скажіть, де { LIST($colours) }: { $n ->
            [one] { $n } число
            [few] { $n } числа
           *[many] { $n } чисел
        } в цьому порядку, комірка від 1 до 6 або `{ "-" }`, якщо кубика вже немає.
    }
companion-coloured-few = Стільки кубиків у комірці { $space } бути не може: там їх лише { $n }.
companion-worth-count =
    { $n ->
        [1] Скажіть, скільки очок біля такого кубика: { LIST($colours) } — одне число.
       *[other] Скажіть, скільки очок біля таких кубиків: { LIST($colours) } — { $n } числа в цьому порядку.
    }
companion-reserved-count = Номери резервують гості: { $places }, а названо { $n }: числом або іменем, через кому.
companion-reserved-unfit = { $guest } не може зарезервувати номер: лише гості ціною від { $least } до { $most } очок, що не замовляють шампанського.
companion-given-count = `{ $text }` — не гість із порцією: скажіть, наприклад, `{ "64 wine" }`.
companion-given-whom = { $number } — не з тих, хто чекає; є { LIST($guests, type: "unit") }.
companion-given-unwanted = { $guest } вже не чекає на { FORM($item, form: "accusative") }.
companion-lines-count = Скажіть, скільки поверхів і стовпців ви заповнили, або натисніть Enter, якщо жодного.
companion-crossed-count = Скажіть, якими з { LIST($spaces) } ви скористалися, або натисніть Enter, якщо жодною.
companion-crossed-few =
    { $n ->
        [0] У комірці { $space } немає шестерень.
        [one] У комірці { $space } лише { $n } шестерня: без неї використання не рахується.
        [few] У комірці { $space } лише { $n } шестерні: без них використання не рахується.
       *[many] У комірці { $space } лише { $n } шестерень: без них використання не рахується.
    }
companion-yes-or-no = Скажіть `{ "yes" }` або `{ "no" }`.
companion-unclear = `{ $text }` може бути { LIST($cards, type: "or") }: скажіть число або більше назви.
companion-another = інша
companion-unknown-near =
    { $kind ->
        [guest] Гостя `{ $text }` немає; можливо, це { LIST($cards, type: "or") }.
       *[staff] Карти персоналу кінця гри `{ $text }` немає; можливо, це { LIST($cards, type: "or") }.
    }
companion-unknown =
    { $kind ->
        [guest] Гостя `{ $text }` немає; скажіть число на карті або назву.
       *[staff] Карти персоналу кінця гри `{ $text }` немає; скажіть число на карті або назву.
    }
companion-no-number =
    { $kind ->
        [guest] Гостя { $number } немає{ companion-other-card }; їхні числа — { LIST($numbers) }.
       *[staff] Карти персоналу кінця гри { $number } немає{ companion-other-card }; їхні числа — { LIST($numbers) }.
    }
companion-other-card =
    { $other ->
        [guest] {" "}({ $number } — гість)
        [staff] {" "}({ $number } — карта персоналу)
        [card] {" "}({ $number } — інша карта)
       *[none] {""}
    }
companion-range = { $first }–{ $last }

## Commands

companion-help = Довідка
companion-about = Ви рухаєте фішки, { automaton-name } вирішує. Вас питають лише про те, що { automaton-he } мусить знати: хто стоїть у черзі, де лежать кубики, яку карту { automaton-his } особистої колоди відкрито, чи виконали ви завдання першими. Гостей і персонал можна називати числом на карті або назвою. Узятий кубик { automaton-he } кладе на свій жетон і нічого ним не робить; узятий гість іде у скид; { automaton-he } нічого не платить і не отримує винагород.
companion-commands = Окрім відповіді, можна ввести:
companion-command-undo = скасувати вашу останню відповідь
companion-command-hotel = готель { automaton-name.genitive } і все, що там є
companion-command-card = `{ "card 75" }`, `{ "card 203" }`: повний текст карти
companion-command-log = усе, що відбулося досі ({ automaton-name })
companion-command-help = ця сторінка
companion-command-quit = зупинитися; гру збережено, і `{ "leopold companion --resume" }` її продовжить
companion-which-card = Скажіть, яку: `{ "card 75" }` або `{ "card 203" }`.
companion-taken-back = Скасовано: { $question }, { $answer }.
companion-nothing-to-undo = Скасовувати ще нічого.
companion-legend = { terminal-letter-blue } { colour-blue } { terminal-letter-red } { colour-red } { terminal-letter-yellow } { colour-yellow }   · порожньо{ companion-legend-house } ● зайнято   +2 ПО, коли викладено
companion-legend-house =
    { $house ->
        [hautel_couture] {" "}○ резерв
        [sushi_resort] {" "}* шестерня
       *[other] {""}
    }

## Files of kept games

companion-file-large = Це завелике для гри з помічником.
companion-file-no-text = Гра з помічником — це текст { "UTF-8" }, а це не він.
companion-file-cards = У цю гру грали з іншими картами, ніж має цей Леопольд.
companion-file-missing = Заголовок каже, чим скінчилася гра, але відповідей бракує.
companion-file-other = Це не гра з помічником: вона не починається з `{ $wanted }`.
companion-file-format = Це формат { $found }, а цей Леопольд читає формат { $known }.
companion-file-header = `{ $text }` тут не місце: можна { LIST($known, type: "or") }.
companion-file-twice = `{ $text }` сказано двічі.
companion-file-lacks = У заголовку немає `{ $text }:`, а без цього гру не продовжити.
companion-file-level = Рівня `{ $text }` немає: можна { LIST($known, type: "or") }.
companion-file-edition = Видання `{ $text }` немає: можна { LIST($known, type: "or") }.
companion-file-seed = `{ $text }` — не зерно: це ціле число або текст у подвійних лапках.
companion-file-overlays = `{ $text }` — не список пакетів: це `["mine.toml"]`.
companion-file-own_packs = Ця партія йде з власними пакетами; її відкриває лише `{ "leopold companion --resume" }`.
companion-file-rules = У цю гру грали за версією правил { $text }; тут версія { $known }.
companion-file-result = `{ $text }` — не рахунок.
companion-file-over = Гру закінчено ще до `{ $text }`.
companion-file-asked = Тут питають `{ $question }:`, а не `{ $text }`.
