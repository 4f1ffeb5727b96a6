### The game in the terminal: its board in few words, its questions and answers, what it tells of itself.
### What a player types is the same in every language: it stands in quotation marks, as { "help" }.
### A sentence stands in one line, however long: a new line would be part of it.

## Units and signs, as short as they can be.

terminal-kr = { $n } кр
terminal-price =
    { $n ->
        [0] безплатно
       *[other] { terminal-kr }
    }
terminal-letter-blue = С
terminal-letter-red = Ч
terminal-letter-yellow = Ж
terminal-letter-green = З
terminal-list = { LIST($parts, type: "unit") }
terminal-inside = { $text } ({ $inside })

## Players.

bot-greedy = Жаднюга
bot-planner = Планувальник
bot-mcts = Шукач

## The board.

terminal-round = Раунд { $round }
terminal-passed = пас
terminal-turns = ходи
terminal-objectives-note = ПО, що лишилися, [місце]
terminal-emperor-note = хто де
terminal-hotels = Готелі
terminal-hotel-other = Інший готель
terminal-legend = { terminal-letter-blue } { colour-blue } { terminal-letter-red } { colour-red } { terminal-letter-yellow } { colour-yellow }   · порожньо ○ вільно ● зайнято   +2 ПО за підготовлений
terminal-legend-flat = { terminal-letter-blue }{ "a" } { colour-blue }, група { "a" }   · порожньо ○ вільно ● зайнято   +2 ПО за підготовлений
terminal-floor-price = ціна
terminal-floor-end = кінець
terminal-rooms =
    { $laid ->
        [one] { $laid } номер, зайнято { $occupied }
        [few] { $laid } номери, зайнято { $occupied }
       *[many] { $laid } номерів, зайнято { $occupied }
    }
terminal-rooms-by-colour = { terminal-rooms } ({ $colours })

terminal-dice = Кубики: лишилося { $n }
terminal-dice-unrolled = Кубики: ще не кинуто
terminal-dice-none = Кубики: не лишилося
terminal-dice-away = відкладено { $n }
terminal-dice-boost = посилення: +1 за { krones.accusative }
terminal-die-none = немає кубика
terminal-die-1 =
    { $champagne ->
        [yes] { $n } струд./торт./ шампанське
       *[no]
            { $n ->
                [one] { $n } смаколик: струдель/торт
                [few] { $n } смаколики: струдель/торт
               *[many] { $n } смаколиків: струдель/торт
            }
    }
terminal-die-2 =
    { $champagne ->
        [yes] { $n } вино/кава/ шампанське
       *[no]
            { $n ->
                [one] { $n } напій: вино/кава
                [few] { $n } напої: вино/кава
               *[many] { $n } напоїв: вино/кава
            }
    }
terminal-die-3 =
    { $n ->
        [one] підготувати { $n } номер
        [few] підготувати { $n } номери
       *[many] підготувати { $n } номерів
    }
terminal-die-4 =
    { $n ->
        [one] { $n } крона чи імператор
        [few] { $n } крони чи імператор
       *[many] { $n } крон чи імператор
    }
terminal-die-5 = персонал на { $n } дешевше
terminal-die-6 =
    як будь-яка інша { $price ->
        [0] безплатно
        [one] за { $price } крону
        [few] за { $price } крони
       *[many] за { $price } крон
    }
terminal-die-tight-1 = { $n } струдель/торт
terminal-die-tight-2 = { $n } вино/кава
terminal-die-tight-3 =
    { $n ->
        [one] { $n } номер
        [few] { $n } номери
       *[many] { $n } номерів
    }
terminal-die-tight-4 = { $n } кр/імператор
terminal-die-tight-5 = найм, −{ $n }
terminal-die-tight-6 =
    { $price ->
        [0] будь-яка, 0
        [one] будь-яка, { $price } крона
        [few] будь-яка, { $price } крони
       *[many] будь-яка, { $price } крон
    }

# The lounge, the key, entrances, and the automaton's own hotel.
terminal-lounge = Вітальня
terminal-lounge-space = на { $face }
terminal-lounge-gone = немає
terminal-lounge-unrolled = не кинуто
terminal-celebrities = Знаменитості
terminal-key =
    { $free ->
        [yes]
            { $brings ->
                [yes] ключ: +{ $gain }
               *[no] ключ: вільний
            }
       *[no]
            { $brings ->
                [yes] ключ: { $price }, +{ $gain }
               *[no] ключ: { $price }
            }
    }
terminal-key-taken = ключ: { $person }
terminal-auction = Вестибюлі на торгах
terminal-auction-none = ставок ще немає
terminal-entrance = Вестибюль
terminal-entrance-kitchen = починає з: { $items }
terminal-tokens =
    { $n ->
        [0] жетонів не лишилося
       *[other] жетони: { LIST($tokens, type: "unit") }
    }
terminal-token = { $token } стовпець { $column } / поверх { $floor }
terminal-guests-kept =
    { $n ->
        [one] { $n } обслужений гість у цьому раунді
        [few] { $n } обслужені гості в цьому раунді
       *[many] { $n } обслужених гостей у цьому раунді
    }
terminal-goal =
    { $met ->
        [yes] своє { $letter }: виконано
       *[no] своє { $letter }: { $need }
    }
terminal-favours =
    { $n ->
        [0] плиток не лишилося
       *[other] плитки: { LIST($tiles, type: "unit") }
    }
terminal-favour = { $favour } { $does }
terminal-first-die =
    { $face ->
        [7] першим був ключ
       *[other] перший кубик — { $face }
    }
terminal-dancers-at = { $n } { ball-place-named.at }
terminal-house = Готель
terminal-house-item = { $item } на { $face }
terminal-house-pool = запас: { $items }
terminal-house-reserved = { $who }, номер { $room }, бракує: { $items }
terminal-house-stars = зірки: { $n } з { $most }
terminal-house-rooms = шестерні на номерах { LIST($rooms, type: "unit") }
terminal-house-guest =
    { $n ->
        [one] { $n } шестерня на гості { $place }
        [few] { $n } шестерні на гості { $place }
       *[many] { $n } шестерень на гості { $place }
    }
terminal-house-space =
    { $n ->
        [one] { $n } шестерня в комірці { $place }
        [few] { $n } шестерні в комірці { $place }
       *[many] { $n } шестерень у комірці { $place }
    }
terminal-house-no-gears = шестерень немає
terminal-track-space = поділка
terminal-track-vp = ПО
terminal-track-seat = місце
terminal-tile = { $tile } раунд { $round }, назад { $back }

terminal-need-krones = крони { $have }
terminal-need-tiles = викладені номери { $have }
terminal-need-staff = персонал у грі { $have }
terminal-need-emperor = імператор, поділка { $have }
terminal-need-floors = повні поверхи { $have }
terminal-need-columns = повні стовпці { $have }
terminal-need-groups = повні групи { $have }
terminal-need-whole_colours = усі одного кольору { $have }
terminal-need-kitchen = кожного на кухні { $have }
terminal-need-top_floor = на верхньому поверсі { $have }
terminal-need-orders = обслужені гості { $have }
terminal-need-champagne = шампанське { $have }
terminal-need-dancers = танцівники на балах { $have }
terminal-need-guests =
    { $colour ->
        [blue] обслужені сині гості { $have }
        [red] обслужені червоні гості { $have }
        [yellow] обслужені жовті гості { $have }
       *[green] обслужені зелені гості { $have }
    }
terminal-need-colours = зайнято { LIST($rooms, type: "unit") }

terminal-queue-nobody = нікого
terminal-queue-no-reward = без винагороди
terminal-balls = Бальні зали
terminal-balls-note = шампанське за танцівника, далі хто там
terminal-ball-round = раунд { $round }
terminal-ball-scored = пораховано
terminal-row-bottom = низ
terminal-row-middle = середина
terminal-row-top = верх
terminal-row-balcony = Балкон
terminal-dancers = Танцівники
terminal-dancers-left =
    { $n ->
        [0] усіх надіслано
        [one] лишився { $n }
        [few] лишилося { $n }
       *[many] лишилося { $n }
    }
terminal-dancers-none = ще без репетиційної зали

terminal-krones-of = з { $cap }
terminal-emperor = імператор { $space }
terminal-emperor-space = поділка { $space }
terminal-empty = порожньо
terminal-none = немає
terminal-staff = Персонал
terminal-cards = Карти
terminal-score = Рахунок
terminal-cafe-free =
    { $n ->
        [one] { $n } вільний столик
        [few] { $n } вільні столики
       *[many] { $n } вільних столиків
    }
terminal-cafe-nobody = без гостей
terminal-cafe-wants = бракує: { $items }
terminal-cafe-has = , є: { $items }
terminal-cafe-served = подано: можна заселити
terminal-cafe-then = потім { $reward }
terminal-served = подано
terminal-used = використано
terminal-face_down = долілиць
terminal-ready = напоготові
terminal-status = { vp }, { $krones }, імператор { $emperor }, { $hand ->
        [one] { $hand } карта на руці
        [few] { $hand } карти на руці
       *[many] { $hand } карт на руці
    }
terminal-automaton-status = { vp }, імператор { $emperor }, рівень: { $level }
terminal-automaton-covered =
    { $n ->
        [0] долілиць жодної
       *[other] долілиць { $n }
    }
terminal-automaton-cards =
    { $card ->
        [0] лишилося { $n }
       *[other] остання відкрита — { $card }, лишилося { $n }
    }

terminal-sheet-before = До остаточного підрахунку
terminal-sheet-place = Місце
terminal-sheet-rank = { $rank }.
terminal-won-alone =
    { $you ->
        [yes] Ви перемогли: у вас більше очок, суперник — { $automaton }.
       *[no] Перемога: { $name }; очок більше, ніж має { $automaton }.
    }
terminal-lost-alone =
    { $you ->
        [yes] Перемагає { $automaton }: для перемоги вам треба більше очок.
       *[no] Перемагає { $automaton }: { $name } перемагає, лише маючи більше очок.
    }
terminal-won = { end-title }.
terminal-won-you = { end-title-you }.

## Answers.

terminal-what-now = Що далі?
terminal-what-now-name = { $name }, що далі?
terminal-what-now-note = число, дія або { "help" }
terminal-type = Введіть число, дію або команду; `{ "help" }` пояснює.
terminal-no-number =
    { $n ->
        [1] Дії { $number } немає; є лише число 1. `{ "card" } { $number }` показує карту.
       *[other] Дії { $number } немає; вони мають числа від 1 до { $n }. `{ "card" } { $number }` показує карту.
    }
terminal-unclear = `{ $word }` може означати { LIST($options, type: "or") }: напишіть трохи більше.
terminal-quoted = `{ $text }`

terminal-group-guest = Гість
terminal-group-die = Кубик
terminal-group-six = Шістка
terminal-group-act = Дія
terminal-group-serve = Подати
terminal-group-check-in = Заселити
terminal-group-dance = Танець
terminal-group-send = Надіслати
terminal-group-claim = Завдання
terminal-group-use = Персонал
terminal-group-take = Взяти
terminal-group-place = Принести
terminal-group-item = Порція
terminal-group-complete = Виконати
terminal-group-room = Готувати
terminal-group-occupy = Зайняти
terminal-group-remove = Прибрати
terminal-group-hire = Найняти
terminal-group-draft = Лишити
terminal-group-return = Повернути
terminal-group-dismiss = Звільнити
terminal-group-area = Ділянка
terminal-group-rehearse = Репетиція
terminal-group-recall = Відкликати
terminal-group-reward = Винагорода
terminal-group-also = Також
terminal-group-key = Ключ
terminal-group-shift = Пересунути
terminal-group-colour = Колір
terminal-group-call = Звернутися
terminal-group-favour = Милість
terminal-group-bid = Ставка
terminal-group-entrance = Вестибюль
terminal-group-token = Жетон
terminal-group-give = Віддати
terminal-group-other = Інше

terminal-means-staff = { $name }, { $price }: { $text }
terminal-means-guest = { $number } { $name }: { $order }
terminal-means-check-in = { $name }: { $room }
terminal-means-dance = { $name }: { $place }
terminal-means-area =
    { $n ->
        [one] { $n } танцівник: { $does }
        [few] { $n } танцівники: { $does }
       *[many] { $n } танцівників: { $does }
    }
terminal-means-leave =
    { $n ->
        [1] останній танцівник: { $does }
       *[other] один із { $n } танцівників; коли спорожніє: { $does }
    }
terminal-means-wants = { $name }; бракує: { $items }
terminal-means-room =
    { $size ->
        [1] { $colour ->
            [blue] одиничний синій номер
            [red] одиничний червоний номер
           *[other] одиничний жовтий номер
        }
       *[other] { $colour ->
            [blue] синій номер у групі з { $size }
            [red] червоний номер у групі з { $size }
           *[other] жовтий номер у групі з { $size }
        }
    }{ $badge ->
        [0] { "" }
       *[other] , позначка +{ $badge }
    }
terminal-means-claim = за { vp }
terminal-means-pass = відкласти хід, поки кубики перекинуть
terminal-means-end = завершити хід
terminal-means-done = цього досить
terminal-means-main = спершу дія кубика
terminal-means-bonus = спершу бонус за групу
terminal-means-keep = решта йде на кухню
terminal-means-ignore = заплатити, і штраф мине
terminal-means-accept = прийняти штраф і зберегти гроші
terminal-means-left = ліва половина штрафу
terminal-means-right = натомість утратити переможні очки
terminal-means-also-room = спершу підготувати номер
terminal-means-also-hire = спершу найняти з руки
terminal-means-also-emperor = спершу просунутися треком імператора
terminal-means-also-dancer = спершу надіслати танцівника
terminal-means-row = бонус ряду
terminal-means-emptied = бонус порожньої ділянки
terminal-means-key =
    { $n ->
        [0] почати наступний раунд
        [one] { $n } крона й почати наступний раунд
        [few] { $n } крони й почати наступний раунд
       *[many] { $n } крон і почати наступний раунд
    }

## Hints.

terminal-hint-note = найкраще спершу, з очікуваним підсумком
terminal-hint-expected = очікується { points }
terminal-hint-expected-more = очікується { points }, на { $apart } більше за наступне
terminal-hint-expected-fewer = очікується { points }, на { $apart } менше за перше
terminal-hint-only = єдина можлива дія
terminal-hint-deed = { $deed }.
terminal-hint-sum = Усе разом: { LIST($sums, type: "unit") }.
terminal-hint-sum-of = { $sum } ({ LIST($sources, type: "unit") })
terminal-hint-looking = Шукаємо добрі ходи …
terminal-hint-failed = Через нашу помилку підказки тут немає ({ $failure }).

## The course of a session.

terminal-welcome = Вітаємо в Леопольді: «Гранд-готель „Австрія“» у вашому терміналі.
terminal-at-table =
    За столом: { LIST($names, type: "unit") }; { $edition }; { LIST($hotels, type: "unit") }; { $hands ->
        [introductory] руки для початківців
        [draft] відібрані руки
        [solo] рука на ваш вибір із десяти карт
       *[standard] випадкові руки
    }.
terminal-with-modules = У грі: { LIST($modules, type: "unit") }.
terminal-other-games = Про інші ігри — `{ "leopold play --help" }`; під час гри `{ "help" }` пояснює, що вводити.
terminal-window = Це вікно має { $columns } стовпців і { $lines } рядків; усе вміщується у { $wide } на { $high }.
terminal-going-on = Продовжуємо гру з { $file }.
terminal-pass-screen = Передайте екран: { $name }; потім натисніть Enter.
terminal-enter = Enter — далі{ " " }
terminal-enter-quit = Enter — далі, { "quit" } — зупинити{ " " }
terminal-log-more = » … (`{ "log" }` розкаже все)
terminal-taken-back = Скасовано: `{ $action }`.
terminal-taken-back-bots =
    { $n ->
        [one] Скасовано: `{ $action }` і ще { $n } дію ботів після того.
        [few] Скасовано: `{ $action }` і ще { $n } дії ботів після того.
       *[many] Скасовано: `{ $action }` і ще { $n } дій ботів після того.
    }
terminal-taken-back-automaton =
    { $n ->
        [one] Скасовано: `{ $action }` і ще { $n } хід після того ({ $automaton }).
        [few] Скасовано: `{ $action }` і ще { $n } ходи після того ({ $automaton }).
       *[many] Скасовано: `{ $action }` і ще { $n } ходів після того ({ $automaton }).
    }
terminal-nothing-to-undo = У вас іще нема чого скасовувати.
terminal-undo-other = Останню дію виконує { $name }, і ви її не скасуєте.
terminal-kept = Гру збережено у { $file }.
terminal-kept-replay = Гру збережено у { $file }; `{ "leopold replay" }` покаже її знову.
terminal-go-on = Продовжити: { $command }
terminal-not-played = Ще нічого не зіграно, тож нічого й не збережено. До побачення.
terminal-not-saved = Гру не вдалося зберегти: { $reason }
terminal-cannot-save = Гру не зберегти: { $reason } `{ "save FILE" }` збереже деінде.
terminal-saved = Збережено у { $file }.
terminal-file-there = { $file } вже є; виберіть іншу назву.
terminal-game-there =
    { $file } вже є: продовжте гру через `{ $command }` або назвіть інший файл.
terminal-no-folder = { $folder } не створити ({ $reason }).
terminal-nothing-to-resume = Немає незавершеної гри; `{ "leopold play" }` починає нову.
terminal-which-card = Скажіть, яку: `{ "card 75" }`, `{ "card B2" }` або `{ "card night" }`.
terminal-bot-failed =
    { $name } не може вирішити ({ $failure }); на цьому місці далі грає простіший бот, { $bot }.
terminal-stumbled = Леопольд спіткнувся об власну помилку ({ $failure }).
terminal-stumbled-kept = { terminal-stumbled } Гру збережено у { $file }.
terminal-stumbled-report = { terminal-stumbled } Гру збережено у { $file }, а більше каже { $report }.

terminal-replayed = { $file }: відтворено { $n } з { $all ->
        [one] { $all } дії
        [few] { $all } дій
       *[many] { $all } дій
    }.
terminal-up-to =
    { $you ->
        [yes] Черга за вами. { $question }
       *[no] Ходить { $name }. { $question }
    }
terminal-plays =
    { $you ->
        [yes] { $n } з { $all }: ви граєте `{ $action }`
       *[no] { $n } з { $all }: { $name } грає `{ $action }`
    }

terminal-compiling-everything = Збираємо все для цієї машини, один раз: кілька хвилин.
terminal-compiling-rules = Збираємо правила для цієї машини, один раз: близько 40 секунд.
terminal-compiling-lab = Збираємо те, що грає багато ігор нараз, один раз: близько 40 секунд.
terminal-compiling-companion = Збираємо ходи Леопольда для столу, один раз: кілька секунд.
terminal-compiling-bots = Збираємо ботів для цієї машини, один раз: близько двох хвилин.
terminal-compiling-envs = Збираємо середовища для цієї машини, один раз: близько 40 секунд.
terminal-compiling = Збираємо
terminal-loading = Завантажуємо правила
terminal-compiling-meanwhile =
    Поки ви граєте, правила й боти збираються для цієї машини, один раз: кілька хвилин. Грати можна вже зараз; цього потребують лише { LIST($levels) }.
terminal-not-compiled = На цій машині нічого не вдалося зібрати: { $reason } Гра все одно йде, лише трохи повільніше; { LIST($levels) } грати не можуть.
terminal-bot-preparing =
    { $name } ще готується, це робиться один раз: { $done } з { $total } частин, поки що { $seconds ->
        [one] { $seconds } секунда
        [few] { $seconds } секунди
       *[many] { $seconds } секунд
    }.
terminal-bot-preparing-ask = Натисніть Enter, щоб доти грав { $bot }, або введіть `{ $wait }`, щоб дочекатися: { $name }.
terminal-bot-stands-in = { $bot } грає замість гравця { $name }.
terminal-bot-ready = { $name } вже напоготові й грає.

## Who sits at the table.

terminal-no-level = Рівня { $level } немає; боти грають як { LIST($levels, type: "or") }.
terminal-guide = Леопольд: { $words }
terminal-guide-left = Далі ви граєте самі. `{ "guide" }` покличе Леопольда знову.
terminal-guide-back = Леопольд знову поруч.
terminal-guide-none = Цю гру ніхто не веде; `{ "leopold play --guided" }` починає гру з Леопольдом.
terminal-guided-given = У навчальній грі роздача й суперник задані: { "--guided" } поєднується лише з { "--file" } і { "--language" }. `{ "leopold play --resume" }` її продовжує.
terminal-level-resumed = У продовженій грі боти грають, як і раніше; { "--level" } — для нових ігор.
terminal-level-unused = { "--level" } — для ботів, що звуться просто «{ "bot" }», а таких місць немає; напишіть { $spec }.
terminal-seats-count = Названо { $named ->
        [one] { $named } місце
        [few] { $named } місця
       *[many] { $named } місць
    }, а гравців { $players }.
terminal-seat-bot = { $name } було б іменем людини; для бота напишіть { $spec }.
terminal-seat-unnamed = Місце { $n } не має імені; дайте ім'я або «{ "bot" }» для бота.
terminal-seat-unfit = Ім'я місця { $n } не годиться для екрана; щонайбільше { $most } літер.
terminal-seats-alike = Два місця звуться { $name }; дайте їм різні імена.
terminal-replay-what = Назвіть збережену гру або таблицю ігор і рядок: { "--from games.parquet --row 17" }.
terminal-solo-level = { $option } каже, хто суперник, { $other } — як добре він грає: напишіть { $right }.
terminal-solo-alone = { "--solo" } — це ви наодинці, суперник — { automaton-name }, тож { $option } із цим не вибрати.
terminal-solo-bot = Боти не грають у сольну гру; дайте своє ім'я або не зазначайте місць.
terminal-solo-name = Автому звуть { $name }; виберіть собі інше ім'я.

## The page of help.

terminal-help = Довідка
terminal-help-turn =
    У свій хід ви можете взяти гостя з черги, а потім берете кубик і виконуєте його дію. Будь-коли у свій хід можна подавати гостям з кухні, заселяти гостей із виконаним замовленням, виконувати завдання й використовувати персонал, що діє раз за раунд. Замість ходу можна спасувати й чекати, поки кубики перекинуть.
terminal-help-answers =
    Відповідайте числом дії або її текстом; тексти можна скорочувати (`{ "d 6 as 4" }`):
terminal-help-guest = взяти третього гостя черги
terminal-help-die-boost = взяти кубик 2 й заплатити за ще одну силу
terminal-help-die-as = взяти 6 і використати як 4
terminal-help-serve = подати вино з кухні гостеві 75
terminal-help-check-in = гість 75 заселяється в третій номер другого поверху
terminal-help-room = підготувати номер
terminal-help-hire = зіграти карту персоналу 13 з руки
terminal-help-use = використати карту персоналу 1, раз за раунд
terminal-help-claim = виконати завдання A
terminal-help-end = завершити хід; `{ "pass" }` відкладає його
terminal-help-dance = гість 148 іде в середній ряд лівої бальної зали
terminal-help-send = танцівник без гостя йде на балкон
terminal-help-colour = узяти червоний кубик із комірки
terminal-help-call = покликати знаменитість, що діє один раз
terminal-help-bid = п'ять крон за другий із запропонованих вестибюлів
terminal-help-favour = відступити заради винагороди плитки біля вашого вестибюля
terminal-help-shift = пересунути кубик на сусідню комірку й там використати
terminal-help-key = узяти універсальний ключ замість кубика
terminal-help-host = витратити порцію на гостя 190, який лишається
terminal-ours = { $mark } наше значення, не надруковане; `{ "card" } { $card }` скаже більше
terminal-help-commands = Або дайте команду:
terminal-help-signs =
    { terminal-letter-blue }, { terminal-letter-red }, { terminal-letter-yellow } і { terminal-letter-green } — це { colour-blue }, { colour-red }, { colour-yellow } і { colour-green }. У готелі · — порожньо, ○ — вільно, ● — зайнято; стіни ділять групи номерів, +2 — скільки дає цей номер, коли його готують. кр — крони, ПО — переможні очки. Плитка імператора дає місцям на поділці { $reward } й далі та забирає в місць на поділці 0, коли всі відступили.

terminal-command-undo = скасувати вашу останню дію разом із тим, що відтоді зробили боти й автома
terminal-command-save = `{ "save FILE" }` записує гру у ваш файл; вона й так зберігається після кожної дії
terminal-command-card =
    `{ "card 75" }`, `{ "card B2" }`, `{ "card day A" }`: повний текст карти, плитки імператора або готелю
terminal-command-log = усе, що сталося досі
terminal-command-board = намалювати поле знову, з усіма подробицями
terminal-command-hint =
    що зробив би тепер сильний гравець: до трьох дій, з очікуваним підсумком і поясненням
terminal-command-guide = у навчальній грі: грати далі без Леопольда або знову з ним
terminal-command-help = ця сторінка
terminal-command-quit = зупинитися; гру збережено, і `{ "leopold play --resume" }` її продовжить

## Розбір зіграної гри.

terminal-review-doing = Оцінюємо кожне рішення
terminal-review-title = Розбір { $file }
terminal-review-note = перевірено на { $n ->
        [one] { $n } роздачі
        [few] { $n } роздачах
       *[many] { $n } роздачах
    }
terminal-review-accuracy = точність
terminal-review-lost = втрачено
terminal-review-curve = { $name }: очікувана перевага, раунд за раундом
terminal-review-margin = перевага
terminal-review-skill = майстерність
terminal-review-luck = везіння
terminal-review-moments = Вирішальні моменти
terminal-review-moment = { $name }, раунд { $round }: { $mark }, втрачено { points }
terminal-review-no-moments = Помітних втрат не завдав жоден хід.
terminal-review-played = Зіграно ({ $worth }):
terminal-review-best = Найкращий хід ({ $worth }):
terminal-review-there = `{ $command }` покаже там стіл.
terminal-review-turns = { $name }: хід за ходом
terminal-review-round = раунд
terminal-review-expected = очікується
terminal-review-chance = шанс
terminal-review-mark = оцінка
terminal-review-turn = хід
terminal-review-unjudged =
    { $n ->
        [one] { $n } рішення до першого раунду не оцінено.
        [few] { $n } рішення до першого раунду не оцінено.
       *[many] { $n } рішень до першого раунду не оцінено.
    }
terminal-review-seat = Місця { $n } у цій грі немає; місця мають номери від 1 до { $seats }.
terminal-review-automaton = На місці { $n } грає автома: вирішують його карти, тож оцінювати нічого.

## Задачі.

terminal-puzzles-task = Задача { $id } ({ $theme }, { $difficulty }): знайдіть найкращий хід і зіграйте його до кінця.
terminal-puzzles-id = назва
terminal-puzzles-theme = тема
terminal-puzzles-difficulty = складність
terminal-puzzles-round = раунд
terminal-puzzles-seats = гравці
