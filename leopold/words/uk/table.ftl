### The table: its places, what is read aloud of them, and the end of a game.

table-round = Раунд { $round } з { $rounds }
table-setup = Приготування
table-over = Гру закінчено
table-queue = Черга гостей
table-spaces = Дії та кубики
table-objectives = Завдання
table-emperor = Імператор
table-hotel = Ваш готель
table-hotel-of = Готель: { $name }
table-cafe = Кав'ярня
table-cafe-of = Кав'ярня: { $name }
table-cafe-empty = Вільний столик
table-kitchen = Кухня
table-hand = Ваша рука
table-hand-caption = Рука
table-hand-hidden =
    { $n ->
        [one] { $n } карта на руці
        [few] { $n } карти на руці
       *[many] { $n } карт на руці
    }
table-hand-empty = На руці немає карт.
table-staff = Персонал у грі
table-staff-empty = Ще нікого не найнято.
table-others = Суперники
table-looked = Карти, які ви переглядаєте
table-draft = Лишіть собі одну
table-menu = Меню
table-rules = Книга: правила, символи, карти
table-rules-failed = Книгу не вдалося отримати. Можливо, немає зв'язку із сервером; закрийте й спробуйте за мить.
table-hint = Підказка
table-log = Журнал
table-larger = Роздивитися готель: { $name }
table-onlooker = Ви спостерігаєте.
table-deck-staff =
    { $n ->
        [0] У колоді немає карт персоналу
        [one] { $n } карта персоналу в колоді
        [few] { $n } карти персоналу в колоді
       *[many] { $n } карт персоналу в колоді
    }
table-deck-guests =
    { $n ->
        [0] У колоді немає гостей
        [one] { $n } гість у колоді
        [few] { $n } гості в колоді
       *[many] { $n } гостей у колоді
    }
table-bin =
    { $n ->
        [0] Жодного відкладеного кубика
        [one] { $n } відкладений кубик
        [few] { $n } відкладені кубики
       *[many] { $n } відкладених кубиків
    }
table-puzzle = Задача: знайдіть найкращий хід
table-puzzle-over = Ваш хід зіграно.
table-puzzle-verdict = Оцінка
table-waiting = { $name } думає …
table-absent = Не на місці
table-open = Ще не за столом
table-standin = Грає бот
table-standin-you = За вас грає бот.
table-standin-back = Грати знову
table-bot-give = Нехай замість гравця { $name } грає бот
table-bot-level = Рівень бота замість гравця { $name }
table-bot-back = Повернути місце: { $name }
table-leave = Встати з-за столу
table-leave-sure = Справді піти? Гра зникне з вашого списку. Якщо інші гратимуть далі, ваше місце займе бот.
table-leave-not = Лишитися
table-save = Зберегти запис
table-replay = Перегляд
table-lobby = Фоє
table-speed = Як показувати чужі ходи
table-speed-calm = Спокійно
table-speed-quick = Швидко
table-speed-skip = Одразу
table-speed-step = Крок за кроком
table-sound = Звуки
table-sound-off = Вимк.
table-sound-on = Увімк.
table-skip = Пропустити
table-next = Далі
table-pause = Пауза
table-unpause = Далі
table-tab-board = Поле
table-tab-mine = Мій готель
table-tab-cards = Карти

table-tab-others = Інші
table-tab-log = Журнал
table-seats = За цим столом
table-own-packs =
    { $n ->
        [1] Гра з власним пакетом: { LIST($names) }.
       *[other] Гра з власними пакетами: { LIST($names) }.
    }
table-seed-chosen = Зерно цієї гри вибрано вручну.
table-bonuses-caption = За повні групи
table-emperor-open = { LIST($places) }. Роздивитися трек імператора
table-bonuses = Що дає заповнена група: синя — переможні очки, червона — крони, жовта — кроки до імператора
table-coming = Далі буде
table-refused = Не вийшло: { $reason }
table-late = Тим часом гра пішла далі; ось як усе тепер.
table-automaton-cards =
    { $n ->
        [one] { $n } карта в { automaton-name.possessive } колоді
        [few] { $n } карти в { automaton-name.possessive } колоді
       *[many] { $n } карт у { automaton-name.possessive } колоді
    }
table-automaton-private =
    { $n ->
        [one] { $n } карта персоналу в { automaton-name.possessive } особистій колоді
        [few] { $n } карти персоналу в { automaton-name.possessive } особистій колоді
       *[many] { $n } карт персоналу в { automaton-name.possessive } особистій колоді
    }

table-automaton-marker =
    { $state ->
        [none] Завдання { $letter }: не розпочато
        [claimed] Завдання { $letter }: виконано, { points }
       *[other] Завдання { $letter }: { $state }
    }
table-automaton-staff =
    { $n ->
        [0] Ще не відкрито карт персоналу
        [one] Відкрито { $n } карту персоналу
        [few] Відкрито { $n } карти персоналу
       *[many] Відкрито { $n } карт персоналу
    }
table-automaton-staff-none = З особистої колоди ще нічого не відкрито.
table-here = Тут сидить { $name }

label-guest =
    { $name }, { $colour ->
        [blue] синій гість
        [red] червоний гість
        [yellow] жовтий гість
       *[other] зелений гість
    }, замовляє { LIST($order, form: "accusative") }, { $vp ->
        [one] { $vp } очко
        [few] { $vp } очки
       *[many] { $vp } очок
    }
label-queue =
    Гість { $space }: { $guest }. { $reward } { $price ->
        [0] Безплатно.
        [one] Коштує { $price } крону.
        [few] Коштує { $price } крони.
       *[many] Коштує { $price } крон.
    }
label-queue-empty = Місце { $space } вільне.
label-cafe =
    { $guest }. { $missing ->
        [none] Усе подано.
       *[other] Ще чекає на { LIST($items, form: "accusative") }.
    }
label-room =
    Номер { $room }, { $colour ->
        [blue] синій
        [red] червоний
       *[other] жовтий
    }, { $state ->
        [empty] не підготовлений
        [vacant] вільний
       *[other] зайнятий
    }, група { $group }{ $badge ->
        [0] { "" }
        [one] , позначка на { $badge } очко
        [few] , позначка на { $badge } очки
       *[many] , позначка на { $badge } очок
    }
label-die =
    Дія { $face }: { $name }. { $n ->
        [0] Кубиків немає.
        [one] { $n } кубик.
        [few] { $n } кубики.
       *[many] { $n } кубиків.
    }
label-kitchen = Кухня: { $items }
label-staff = { $name }, { $timing }
label-staff-used = { $name }, використано в цьому раунді
label-staff-face_down = { $name }, використано в цій грі, лежить долілиць
label-hand =
    { $name }, { $cost ->
        [one] { $cost } крона
        [few] { $cost } крони
       *[many] { $cost } крон
    }, { $timing }
label-objective = Завдання { $letter }: { $need }
label-tile = Плитка імператора { $letter } після раунду { $round }
label-emperor = Трек імператора: { LIST($places) }
label-emperor-seat = { $name } на { $space }
label-vp = { $name }: { points }
label-krones = { krones }, найбільше { $cap }
label-turn = { $name }: ходи { LIST($numbers) }
label-pick = можна вибрати

label-card = { $label }. { $text }

label-lodger = Тут живе { $guest }.

deed-check-in = { $guest }: номер { $room }
deed-die = кубик { $face }
deed-die-strength = кубик { $face }, сила { $strength }
deed-room = номер { $room }
deed-cards =
    { $n ->
        [one] { $n } карта персоналу
        [few] { $n } карти персоналу
       *[many] { $n } карт персоналу
    }
deed-group = заповнена група

deed-objective = завдання { $letter }

banner-emperor = Після нього прибуває імператор.
visit-title = Візит імператора
visit-rewarded = Він задоволений і винагороджує.
visit-punished = Він невдоволений.
visit-ignored = Він невдоволений, але все минається.
visit-overlooked = Він нічого не помічає.
finale-title = Остаточний підрахунок

cautions-title = Питати, перш ніж
cautions-no_guest = Взяти кубик без гостя
cautions-check_in = Завершити, коли хтось може заселитися
cautions-staff = Завершити з невикористаним персоналом раунду
cautions-objective = Завершити з невиконаним завданням
cautions-reward = Лишити частину винагороди
cautions-krones = Отримати більше крон, ніж умістить гаманець

scene-title = { $name }: хід
scene-on = Далі

hand_over-title = { $name }, ваш хід
hand_over-about = Передайте екран: { $name }. Інші хай не дивляться.
hand_over-go = Я — { $name }

end-title =
    { $winners ->
        [none] Гру закінчено
       *[other]
            { LIST($names) } { $count ->
                [1] перемагає
               *[other] ділять перемогу
            }
    }
end-title-you = Ви перемогли
end-sheet = Таблиця очок
end-course = Перебіг гри
end-course-label = Очки всіх гравців, хід за ходом
end-moments = Найприбутковіші ходи
end-moment = { $name }, раунд { $round }: { points } за один хід
end-moment-look = Переглянути цей хід
end-total = Разом
end-again = Ще раз
end-replay = Перегляд
end-save = Зберегти запис
end-seed = Зерно: { $seed }
end-table = Глянути на стіл
