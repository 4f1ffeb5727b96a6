### The companion in the browser: the score sheet.

problem-sheet-impossible = Цього не порахувати: { $reason }
sheet-wrong-alone = наодинці грають з автомою, і більше ні з ким.
sheet-wrong-automaton = { automaton-name } не має ні крон, ні кухні, ні гостей у кав'ярні.
sheet-wrong-day = скажіть, який це з денних готелів.
sheet-wrong-room = номера { $room } немає.
sheet-wrong-staff = карти кінця гри { $number } у цій грі немає.
sheet-wrong-staff-twice = карта персоналу { $number } лише одна.
sheet-wrong-hired =
    { $n ->
        [one] серед них уже є { $n } карта кінця гри.
        [few] серед них уже є { $n } карти кінця гри.
       *[many] серед них уже є { $n } карт кінця гри.
    }
sheet-wrong-krones =
    { $most ->
        [one] більше ніж { $most } крону не має ніхто.
        [few] більше ніж { $most } крони не має ніхто.
       *[many] більше ніж { $most } крон не має ніхто.
    }
sheet-wrong-item = { $item }: такого в цій грі немає.
sheet-wrong-entrance = вестибюля { $entrance } у цій грі немає.
sheet-wrong-entrance-twice = кожен вестибюль лише один.
sheet-wrong-cafe =
    { $most ->
        [one] у кав'ярні лише { $most } столик.
        [few] у кав'ярні лише { $most } столики.
       *[many] у кав'ярні лише { $most } столиків.
    }
sheet-wrong-track = трек імператора закінчується на { $most }.
sheet-wrong-place =
    { $most ->
        [one] завдання має лише { $most } місце.
        [few] завдання має лише { $most } місця.
       *[many] завдання має лише { $most } місць.
    }
sheet-wrong-place-twice = місце { $place } завдання { $letter } вже зайнято.
sheet-wrong-dancers = стільки танцівників не має ніхто.
sheet-wrong-ballroom = такої бальної зали в цій грі немає.
sheet-wrong-source = очок за { $source } у цій грі немає.

## A new sheet

sheet-new = Новий аркуш
sheet-people = Хто грає?
sheet-with-automaton = суперник: { automaton-name }
sheet-hotel-of = Готель: { $name }

## The sheet

sheet-points-of = { $name }, { $source }
sheet-empty = ще нічого
sheet-during = Під час гри
sheet-at-end = Наприкінці
sheet-rest = Решта очок досі
sheet-track = На треку очок
sheet-track-about = Де стоїть маркер перед остаточним підрахунком. Усе, що впишете нижче, вважається його частиною; решта рахується як є.
sheet-waits = Сервер не відповідає. Вписане збережено, його буде пораховано, щойно сервер повернеться.
sheet-result = Підсумок
sheet-back = До аркуша
sheet-next = Далі
sheet-before = Назад
sheet-ready = Готово
sheet-typed = Вписано вручну
sheet-type = Вписати вручну
sheet-count-again = Хай порахує
sheet-less = На { $n } менше
sheet-more = На { $n } більше
sheet-rooms-about = Торкайтеся номера: зайнято, підготовлено, порожньо.
sheet-floor = Поверх { $floor }
sheet-floor-count =
    { $n ->
        [one] { $n } номер
        [few] { $n } номери
       *[many] { $n } номерів
    }
sheet-full-groups =
    { $n ->
        [0] Заповнених груп немає
        [one] { $n } заповнена група
        [few] { $n } заповнені групи
       *[many] { $n } заповнених груп
    }
sheet-all-rooms = Усі зайняті
sheet-no-rooms = Усі порожні
sheet-room = Номер { $room }, { $state ->
        [occupied] зайнято
        [vacant] підготовлено
       *[empty] порожньо
    }
sheet-which-hotel = Який готель?
sheet-staff-about = Торкніться найнятого персоналу кінця гри: { $name }.
sheet-staff-has = { $name } має: { $staff }
sheet-copies = як { $staff }
sheet-ask-hired = Весь персонал у грі
sheet-ask-emperor = Маркер на треку імператора наприкінці
sheet-ask-dancers = Танцівники на балах
sheet-krones = Крони
sheet-cafe-about = Гості, що досі за столиком
sheet-visit = Раунд { $round }
sheet-visit-place = Поділка треку
sheet-visit-back = назад до { $after }
sheet-visit-reward = винагорода
sheet-visit-nothing = ні винагороди, ні штрафу
sheet-visit-penalty = штраф
sheet-visit-tile = Очки плитки
sheet-objective-place = місце { $place }
sheet-entrance-which = Який вестибюль?
sheet-goals = Виконано власних завдань
sheet-danced = Дорогою на бал
sheet-danced-about = Очки за ряди бальних зал і за спорожнілі ділянки репетиційної зали.
sheet-ball-which = Яка бальна зала?
sheet-ball-row = { $row ->
        [bottom] Внизу
        [middle] Посередині
       *[top] Вгорі
    }
sheet-won =
    { $count ->
        [0] Поки що ні в кого немає очок.
        [1] Перемагає { LIST($names) }!
       *[other] { LIST($names) } ділять перемогу.
    }
sheet-alone-points = { $name }: { $n }
sheet-tied = Очок порівну: вирішують крони й кухня.
sheet-total = Разом
sheet-share = Надіслати зображення
sheet-save = Зберегти зображення
sheet-picture = Аркуш підрахунку як зображення
sheet-finish = Зберегти й почати новий
sheet-history = Завершені аркуші
sheet-history-none = Тут, на цьому пристрої, зберігаються завершені аркуші.
sheet-delete-of = Видалити аркуш за { $date }
sheet-deleted = Видалено.
sheet-undo = Скасувати
sheet-close = Закрити
