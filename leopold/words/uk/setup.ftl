### The companion in the browser: what a game needs, drawn and shown in the order of laying out.

problem-setup-impossible = Такої гри не підготувати: { $reason }
setup-wrong-pin = { $value } тут лишити не можна: такого немає.
setup-wrong-twice = Те саме не може лежати у двох місцях.

## Wishes

setup-wishes-change = Змінити
setup-players = Скільки гравців?
setup-player = Гравець { $n }
setup-name = Ім'я: гравець { $n }
setup-alone = Соло
setup-begins = Хто починає?
setup-drawing = Тягнемо …
setup-waits = Сервер не відповідає. Питаємо його знову й знову.

## What can be done with something drawn

setup-keep = Лишити
setup-kept = Лишається
setup-anew = Інше
setup-choose = Вибрати
setup-choose-title = Вибрати самостійно
setup-all-anew = Усе заново
setup-done = Викладено { $done } з { $all }
setup-all-done = Усе на столі. Гарної гри!
setup-untick = Зняти всі позначки
setup-lies = { $what }: викладено
setup-hotel-of = { $name }: { $hotel }
setup-back = Решту поверніть у коробку.

## The steps, in the order of the rulebook

setup-board = Ігрове поле
setup-board-lay = Покладіть ігрове поле посередині, а маркер раундів — на перший раунд. Поруч лежать жетони очок — для тих, хто обійде весь трек.
setup-tiles = Плитки імператора
setup-tiles-lay = Покладіть ці три під трек раундів, для раундів { LIST($rounds) }.
setup-objectives = Завдання
setup-objectives-lay = Покладіть ці три біля треку раундів.
setup-guests = Гості
setup-guests-lay =
    { $n ->
        [one] Перетасуйте { $n } карту гостей і покладіть колоду ліворуч від поля.
        [few] Перетасуйте { $n } карти гостей і покладіть колоду ліворуч від поля.
       *[many] Перетасуйте { $n } карт гостей і покладіть колоду ліворуч від поля.
    } Відкрийте { $spaces } з них, справа наліво.
setup-actions = Кубики
setup-actions-lay =
    { $n ->
        [one] Поруч покладіть поле дій, { $n } кубик і сміттєвий кошик.
        [few] Поруч покладіть поле дій, { $n } кубики й сміттєвий кошик.
       *[many] Поруч покладіть поле дій, { $n } кубиків і сміттєвий кошик.
    }
setup-actions-coloured =
    { $n ->
        [one] Поруч покладіть поле дій, сміттєвий кошик і { $n } кубик
        [few] Поруч покладіть поле дій, сміттєвий кошик і { $n } кубики
       *[many] Поруч покладіть поле дій, сміттєвий кошик і { $n } кубиків
    }: білих — { $white }, кольорових — { $coloured }.
setup-items = Смаколики й напої
setup-items-lay = Посортуйте струдлі, тортики, вино й каву біля комірок 1 і 2.
setup-items-champagne = Там само лежить і шампанське.
setup-rooms = Плитки номерів
setup-rooms-lay = Посортуйте їх за кольором біля комірки 3.
setup-staff = Персонал
setup-staff-lay =
    { $n ->
        [one] Перетасуйте { $n } карту персоналу й покладіть колодою біля поля.
        [few] Перетасуйте { $n } карти персоналу й покладіть колодою біля поля.
       *[many] Перетасуйте { $n } карт персоналу й покладіть колодою біля поля.
    }
setup-staff-introductory = Вийміть карти з літерами від { $first } до { $last }. Решту перетасуйте й покладіть колодою біля поля.
setup-staff-alone = Окремо перетасуйте { $ends ->
        [one] { $ends } карту кінця гри
        [few] { $ends } карти кінця гри
       *[many] { $ends } карт кінця гри
    }: { $private } з них, долілиць, — це особиста колода { automaton-name.genitive }. Інші перетасуйте разом з усім іншим персоналом.
setup-ballrooms = Бальні зали
setup-ballrooms-lay = Викладіть ці три в ряд зліва направо, а праворуч від них — балкон. Місць у рядах, знизу вгору: { LIST($spaces) }.
setup-lounge = Знаменитості
setup-lounge-lay =
    Перетасуйте жетони й покладіть ці три у вітальню, біля їхніх кубиків. { $vp ->
        [one] Кожен дає { $vp } очко.
        [few] Кожен дає { $vp } очки.
       *[many] Кожен дає { $vp } очок.
    }
setup-key = Універсальний ключ
setup-key-lay = Покладіть його біля поля дій.
setup-order = Порядок ходів
setup-order-lay = { $name } починає й бере жетон 1; далі за годинниковою стрілкою. Жетони — для { $players } гравців.
setup-order-key = { $name } починає й бере жетон 1; далі за годинниковою стрілкою. Жетони — з одним числом.
setup-order-alone = Починає { automaton-name }, із жетоном 1 для двох гравців.
setup-hotels = Готелі
setup-hotels-lay = Кожен бере готель і шість маркерів одного кольору: один — на 0 треку очок, один — на 0 треку імператора, три — біля готелю.
setup-hotels-alone = Візьміть готель і шість маркерів одного кольору: один — на 0 треку очок, один — на 0 треку імператора, три — біля готелю. { automaton-name } бере нічний готель і маркери іншого кольору на ті самі місця.
setup-hotels-krones =
    { $krones ->
        [one] Останній маркер показує { $krones } крону.
        [few] Останній маркер показує { $krones } крони.
       *[many] Останній маркер показує { $krones } крон.
    }
setup-hotels-krones-order = Останній маркер показує крони, зазначені тут: хто ходить пізніше, має більше.
setup-kitchen = Кухні
setup-kitchen-lay = Кожен кладе на кухню { LIST($items, form: "accusative") }.
setup-kitchen-alone = Покладіть на свою кухню { LIST($items, form: "accusative") }.
setup-kitchen-entrances = Хто має вестибюль, замість цього матиме його припаси.
setup-automaton = { automaton-name }
setup-automaton-deck =
    { automaton-name } має нічну сторону готелю. { $n ->
        [one] Перетасуйте { $n } карту вказівок
        [few] Перетасуйте { $n } карти вказівок
       *[many] Перетасуйте { $n } карт вказівок
    } і покладіть поруч долілиць.
setup-automaton-nothing = { automaton-name } не має ні крон, ні кухні, не бере гостя й не готує номерів.
setup-automaton-dancers =
    { $n ->
        [one] Біля готелю стоїть { $n } танцівник.
        [few] Біля готелю стоять { $n } танцівники.
       *[many] Біля готелю стоять { $n } танцівників.
    }
setup-automaton-level = Рівень: { $level }
setup-couture = Гості «Готелю-кутюр»
setup-house-couture-guests = Відкривайте гостей, поки не матимете трьох ціною від { $first } до { $last } очок; якщо граєте з бальними залами — лише таких, що не замовляють шампанського. Вони сідають у кав'ярні { automaton-name.genitive }. Решту перетасуйте знову.
setup-house-couture-rooms = Для кожного з них викладіть у готелі { automaton-name.genitive } вільний номер потрібного кольору, від верхнього поверху й зліва.
setup-house-couture-pool = Замовлене ними покладіть біля поля дій і по черзі додавайте ще порції, поки їх не стане { $n }: це спільний запас. Витягніть із нього навмання по порції для кожної комірки дії.
setup-house = Готель автоми
setup-house-mark = Позначте його шестернею; решта шестерень — запас.
setup-house-hautel_couture = Його гості та спільний запас уже лежать на місці.
setup-house-nine_stars_inn = Покладіть одне із зайвих завдань боком біля готелю: це поле зірок.
setup-house-sushi_resort = Покладіть по шестерні на ці шість номерів: два останні на поверсі 1, три перші на поверсі 2, перший на поверсі 3.
setup-house-toll_bridge_hotel = На початку там більше нічого не лежить.
setup-hands = Карти на руку
setup-hands-lay =
    { $hand ->
        [one] Кожен бере { $hand } карту персоналу.
        [few] Кожен бере { $hand } карти персоналу.
       *[many] Кожен бере { $hand } карт персоналу.
    }
setup-hands-draft = Потім лишайте собі одну й передавайте решту ліворуч, поки карти не скінчаться.
setup-hands-introductory =
    { $hand ->
        [one] Кожен бере { $hand } карту
        [few] Кожен бере { $hand } карти
       *[many] Кожен бере { $hand } карт
    } із цією літерою; набори, що лишилися, затасуйте в колоду.
setup-hands-alone =
    { $n ->
        [one] Візьміть { $n } карту персоналу
        [few] Візьміть { $n } карти персоналу
       *[many] Візьміть { $n } карт персоналу
    }, лишіть собі { $hand }, а { $back } покладіть під низ колоди в будь-якому порядку.
setup-entrances = Вестибюлі
setup-entrances-lay = Викладіть ці вестибюлі (їх { $n }). Ставки роблять у такому порядку: { LIST($names) }.
setup-entrances-alone = Викладіть ці вестибюлі (їх { $n }) і виберіть один із них.
setup-rehearsals = Репетиційні зали
setup-rehearsals-lay =
    { $dancers ->
        [one] У кожній залі { $dancers } танцівник.
        [few] У кожній залі { $dancers } танцівники.
       *[many] У кожній залі { $dancers } танцівників.
    } Вибирають у такому порядку: { LIST($names) }.
setup-rehearsals-alone =
    { $dancers ->
        [one] Ваша — ось ця, у ній { $dancers } танцівник.
        [few] Ваша — ось ця, у ній { $dancers } танцівники.
       *[many] Ваша — ось ця, у ній { $dancers } танцівників.
    }
setup-first-guests = Перші гості
setup-first-guests-lay = Кожен безплатно бере гостя з черги, у такому порядку: { LIST($names) }. Після кожного чергу поповнюють.
setup-first-guests-alone = Безплатно візьміть гостя з черги й поповніть її.
setup-first-rooms = Перші номери
setup-first-rooms-lay =
    { $optional ->
        [yes] Тепер готують щонайбільше { $rooms ->
            [one] { $rooms } номер
            [few] { $rooms } номери
           *[many] { $rooms } номерів
        } і платять за них, починаючи знизу зліва: { LIST($names) }.
       *[no] Тепер готують { $rooms ->
            [one] { $rooms } номер
            [few] { $rooms } номери
           *[many] { $rooms } номерів
        } і платять за них, починаючи знизу зліва: { LIST($names) }.
    }
