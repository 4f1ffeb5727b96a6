### What is asked, what can be answered, and what is still to come.

ask-draft = Лишіть собі одну з цих карт; решта піде сусідові ліворуч.
ask-first_guest = Виберіть свого першого гостя, безплатно.
ask-first_rooms =
    { $begun ->
        [yes]
            { $optional ->
                [yes]
                    { $rooms ->
                        [1] Можете підготувати ще { $rooms } номер.
                       *[other] Можете підготувати ще до { $rooms } номерів.
                    }
               *[other]
                    { $rooms ->
                        [one] Підготуйте ще { $rooms } номер.
                        [few] Підготуйте ще { $rooms } номери.
                       *[many] Підготуйте ще { $rooms } номерів.
                    }
            }
       *[other]
            { $optional ->
                [yes]
                    { $rooms ->
                        [1] Можете підготувати { $rooms } номер, починаючи знизу зліва.
                       *[other] Можете підготувати до { $rooms } номерів, починаючи знизу зліва.
                    }
               *[other]
                    { $rooms ->
                        [one] Підготуйте { $rooms } номер, починаючи знизу зліва.
                        [few] Підготуйте { $rooms } номери, починаючи знизу зліва.
                       *[many] Підготуйте { $rooms } номерів, починаючи знизу зліва.
                    }
            }
    }
ask-turn =
    { $die_taken ->
        [yes]
            { $extra ->
                [yes] Ваш додатковий хід: подавайте, заселяйте, виконуйте завдання, використовуйте персонал або завершуйте.
               *[other] Ваш хід: подавайте, заселяйте, виконуйте завдання, використовуйте персонал або завершуйте.
            }
       *[other]
            { $shifted ->
                [none]
                    { $guest_possible ->
                        [yes]
                            { $extra ->
                                [yes] Ваш додатковий хід: візьміть, якщо хочете, гостя, а тоді кубик.
                               *[other]
                                    { $acted ->
                                        [yes] Ваш хід: візьміть, якщо хочете, гостя, а тоді { die-or-key }.
                                       *[other] Ваш хід: візьміть, якщо хочете, гостя, а тоді { die-or-key }, або спасуйте.
                                    }
                            }
                       *[other]
                            { $acted ->
                                [yes] Ваш хід: візьміть { die-or-key }.
                               *[other] Ваш хід: візьміть { die-or-key } або спасуйте.
                            }
                    }
               *[other] Ваш хід: візьміть кубик з комірки { $shifted }, куди ви його пересунули.
            }
    }
die-or-key =
    { $key ->
        [yes] кубик чи ключ
       *[other] кубик
    }
ask-beside_die =
    { $main ->
        [0] Окрім узятого кубика, ви можете також { LIST($sides) }.
       *[other] До або після дії кубика ви можете також { LIST($sides) }.
    }
ask-split =
    { $action ->
        [1]
            { $champagne ->
                [yes] Розділіть { $strength } між струдлями, тортиками й шампанським; кожного не більше, ніж попереднього.
               *[no] Візьміть { $strength ->
                    [one] { $strength } смаколик
                    [few] { $strength } смаколики
                   *[many] { $strength } смаколиків
                }, струдлі й тортики: тортиків не більше, ніж струдлів.
            }
        [2]
            { $champagne ->
                [yes] Розділіть { $strength } між вином, кавою й шампанським; кожного не більше, ніж попереднього.
               *[no] Візьміть { $strength ->
                    [one] { $strength } напій
                    [few] { $strength } напої
                   *[many] { $strength } напоїв
                }, вино й каву: кави не більше, ніж вина.
            }
       *[other]
            { $strength ->
                [1] Візьміть поділку на треку імператора або крону.
               *[other] Розділіть { $strength } між поділками треку імператора та кронами.
            }
    }
ask-place_items =
    { $item ->
        [strudel]
            { $amount ->
                [1] Кому подати струдель?
                [one] Кому подати { $amount } струдель?
                [few] Кому подати { $amount } струдлі?
               *[many] Кому подати { $amount } струдлів?
            }
        [cake]
            { $amount ->
                [1] Кому подати тортик?
                [one] Кому подати { $amount } тортик?
                [few] Кому подати { $amount } тортики?
               *[many] Кому подати { $amount } тортиків?
            }
        [wine]
            { $amount ->
                [1] Кому подати вино?
                [one] Кому подати { $amount } вино?
                [few] Кому подати { $amount } вина?
               *[many] Кому подати { $amount } вин?
            }
        [coffee]
            { $amount ->
                [1] Кому подати каву?
                [one] Кому подати { $amount } каву?
                [few] Кому подати { $amount } кави?
               *[many] Кому подати { $amount } кав?
            }
       *[other]
            { $amount ->
                [1] Кому подати шампанське?
                [one] Кому подати { $amount } шампанське?
                [few] Кому подати { $amount } шампанських?
               *[many] Кому подати { $amount } шампанських?
            }
    }
ask-choose_items =
    { $items ->
        [1] Виберіть смаколик або напій.
        [one] Виберіть { $items } смаколик чи напій, по одному.
        [few] Виберіть { $items } смаколики чи напої, по одному.
       *[many] Виберіть { $items } смаколиків чи напоїв, по одному.
    }
ask-prepare =
    { $occupied ->
        [yes]
            { $rooms ->
                [1] Можете підготувати й зайняти номер
               *[other] Можете підготувати й зайняти до { $rooms } номерів
            }
       *[other]
            { $rooms ->
                [1] Можете підготувати номер
               *[other] Можете підготувати до { $rooms } номерів
            }
    }{ $floors ->
        [1] { " " }на поверсі 1
        [2] { " " }на поверсі 1 або 2
        [3] { " " }на поверсі 1, 2 або 3
       *[other] { "" }
    } { $free ->
        [yes] безплатно.
       *[other]
            { $discount ->
                [0] за повну ціну.
                [one] на { $discount } крону дешевше.
                [few] на { $discount } крони дешевше.
               *[many] на { $discount } крон дешевше.
            }
    }
ask-occupy =
    { $rooms ->
        [1] Можете зайняти вільний номер{ occupy-where }.
       *[other] Можете зайняти до { $rooms } вільних номерів{ occupy-where }.
    }
occupy-where =
    { $floors ->
        [1] { " " }на поверсі 1
        [2] { " " }на поверсі 1 або 2
        [3] { " " }на поверсі 1, 2 або 3
       *[other] { "" }
    }
ask-hire =
    { $cards ->
        [1] Можете найняти карту з руки
       *[other] Можете найняти до { $cards } карт з руки
    } { $free ->
        [yes] безплатно.
       *[other]
            { $discount ->
                [0] за повну ціну.
                [one] на { $discount } крону дешевше.
                [few] на { $discount } крони дешевше.
               *[many] на { $discount } крон дешевше.
            }
    }
ask-look_and_hire =
    { $must ->
        [yes] Найміть одну з цих { $cards ->
            [one] { $cards } карти
            [few] { $cards } карт
           *[many] { $cards } карт
        }
       *[other] Можете найняти одну з цих { $cards ->
            [one] { $cards } карти
            [few] { $cards } карт
           *[many] { $cards } карт
        }
    } { $free ->
        [yes] безплатно.
       *[other]
            { $discount ->
                [0] за повну ціну.
                [one] на { $discount } крону дешевше.
                [few] на { $discount } крони дешевше.
               *[many] на { $discount } крон дешевше.
            }
    }
ask-return_looked = Покладіть карти під низ колоди, по одній.
ask-take_guest =
    { $served ->
        [yes]
            { $guests ->
                [1] Можете безплатно взяти гостя з черги; усе його замовлення подано.
               *[other] Можете безплатно взяти до { $guests } гостей з черги; усі їхні замовлення подано.
            }
       *[other]
            { $guests ->
                [1] Можете безплатно взяти гостя з черги.
               *[other] Можете безплатно взяти до { $guests } гостей з черги.
            }
    }
ask-complete_order = Виберіть гостя, чиє замовлення виконати із запасу.
ask-rewards =
    { $guest } заселяється: { $parts ->
        [1] візьміть винагороду або лишіть її.
       *[other] беріть винагороди в будь-якому порядку або лишіть їх.
    }
ask-extra_action = Можете виконати дію комірки з кубиками, не беручи кубика.
ask-serve_more =
    { $items ->
        [1] За сплачене можете подати ще { $items } порцію.
       *[other] За сплачене можете подати ще до { $items } порцій.
    }
ask-waive_penalty =
    { $krones ->
        [one] Заплатіть { $krones } крону, щоб уникнути штрафу, або прийміть його.
        [few] Заплатіть { $krones } крони, щоб уникнути штрафу, або прийміть його.
       *[many] Заплатіть { $krones } крон, щоб уникнути штрафу, або прийміть його.
    }
ask-penalty_half = Виберіть, яку половину штрафу приймете.
ask-return_staff =
    { $set_up ->
        [yes] Лишіть собі { $keep }: покладіть під низ колоди ще { $cards }; перша лежатиме найвище.
       *[other]
            { $cards ->
                [one] Покладіть { $cards } карту з руки під низ колоди.
                [few] Покладіть { $cards } карти з руки під низ колоди.
               *[many] Покладіть { $cards } карт з руки під низ колоди.
            }
    }
ask-remove_vacant =
    { $rooms ->
        [1] Віддайте вільний номер з найвищого поверху, де такий є.
        [one] Віддайте { $rooms } вільний номер, кожен з найвищого поверху, де такий є.
        [few] Віддайте { $rooms } вільні номери, кожен з найвищого поверху, де такий є.
       *[many] Віддайте { $rooms } вільних номерів, кожен з найвищого поверху, де такий є.
    }
ask-remove_occupied =
    { $rooms ->
        [1] Віддайте зайнятий номер
        [one] Віддайте по черзі { $rooms } зайнятий номер, кожен
        [few] Віддайте по черзі { $rooms } зайняті номери, кожен
       *[many] Віддайте по черзі { $rooms } зайнятих номерів, кожен
    } з найвищого поверху{ $below ->
        [none] { "" }
       *[other] { " " }нижче { $below }-го
    }{ $column ->
        [none] , де такий є.
       *[other] , де такий є, у стовпці { $column }.
    }
ask-dismiss =
    { $cards ->
        [one] Звільніть { $cards } найняту карту кінця гри.
        [few] Звільніть { $cards } найняті карти кінця гри.
       *[many] Звільніть { $cards } найнятих карт кінця гри.
    }
ask-react =
    { $trigger ->
        [staff] Ви когось найняли: можете використати карту, що на це чекала.
        [occupied] Номер зайнято: можете використати карту, що на це чекала.
        [group] Групу заповнено: можете використати карту, що на це чекала.
        [objective] Ви виконали завдання: можете використати карту, що на це чекала.
        [order] Замовлення виконано: можете використати карту, що на це чекала.
        [krones] Ви отримали крони: можете використати карту, що на це чекала.
        [emperor] Ви просунулися треком імператора: можете використати карту, що на це чекала.
        [dishes] Ви отримали смаколики: можете використати карту, що на це чекала.
        [dancer] Танцівника надіслано: можете використати карту, що на це чекала.
        [champagne] Ви отримали шампанське: можете використати карту, що на це чекала.
        [points] Ви набрали очки: можете використати карту, що на це чекала.
        [die] Дію кубика виконано: можете використати карту, що на це чекала.
        [line] Стовпець або поверх заповнено: можете використати карту, що на це чекала.
        [champagne_spent] Ви віддали шампанське: можете використати карту, що на це чекала.
       *[drinks] Ви отримали напої: можете використати карту, що на це чекала.
    }
ask-exchange =
    { $optional ->
        [yes]
            { $items ->
                [1] Можете обміняти ще { $items } смаколик чи напій на своїй кухні на інший.
               *[other] Можете обміняти до { $items } смаколиків і напоїв на своїй кухні, кожен на інший.
            }
       *[other]
            { $items ->
                [one] Обміняйте ще { $items } смаколик чи напій на своїй кухні на інший.
                [few] Обміняйте { $items } смаколики й напої на своїй кухні, кожен на інший.
               *[many] Обміняйте { $items } смаколиків і напоїв на своїй кухні, кожен на інший.
            }
    }
ask-return_item =
    { $spent ->
        [yes]
            { $items ->
                [one] Віддайте { $items } смаколик або напій зі своєї кухні.
                [few] Віддайте { $items } смаколики або напої зі своєї кухні.
               *[many] Віддайте { $items } смаколиків або напоїв зі своєї кухні.
            }
       *[no]
            { $items ->
                [one] Поверніть { $items } порцію зі своєї кухні.
                [few] Поверніть { $items } порції зі своєї кухні.
               *[many] Поверніть { $items } порцій зі своєї кухні.
            }
    }

ask-cafe = { $guest }: виберіть номер або щось із кухні.
ask-cafe-room = { $guest }: виберіть номер.
ask-kitchen = { $item }: кому?
ask-room = Номер { $room }: хто заселяється?

ask-die = Дія { $face }: як?
ask-wait =
    { $who ->
        [you] Хвилинку …
       *[other] { $name } вирішує.
    }
ask-preparing =
    { $name } ({ $level }) ще готується: { $done } з { $total } частин за { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунди
       *[many] { $seconds } секунд
    }.
ask-preparing-stand-in = Нехай доти грає { $level }
ask-over = Гру закінчено.
ask-because = { $cause }: { $question }
ask-absent = { $name } ще не за столом.

prompt-name = Що запитано
prompt-cause = { $cause }:

cause-set_up = Приготування
cause-reward = Винагорода { FORM($guest, form: "genitive") }
cause-emperor_reward = Винагорода імператора
cause-emperor_penalty = Імператор невдоволений
cause-die = Кубик { $face }

coming-draft = Відбір карт персоналу
coming-first_guest = Перший гість
coming-first_rooms = Перші номери
coming-turn = Решта ходу
coming-beside_die =
    { $main ->
        [0] Що персонал додає до кубика
        [1] Струдлі й тортики
        [2] Вино й кава
        [3] Приготування номерів
        [4] Кроки до імператора й крони
       *[other] Наймання персоналу
    }
coming-split =
    { $action ->
        [1]
            { $strength ->
                [one] { $strength } смаколик
                [few] { $strength } смаколики
               *[many] { $strength } смаколиків
            }
        [2]
            { $strength ->
                [one] { $strength } напій
                [few] { $strength } напої
               *[many] { $strength } напоїв
            }
       *[other]
            { $strength ->
                [one] { $strength } крок до імператора чи крона
                [few] { $strength } кроки до імператора чи крони
               *[many] { $strength } кроків до імператора чи крон
            }
    }
coming-place_items = Розподіл отриманого
coming-choose_items =
    { $items ->
        [one] { $items } смаколик чи напій на вибір
        [few] { $items } смаколики чи напої на вибір
       *[many] { $items } смаколиків чи напоїв на вибір
    }
coming-prepare =
    { $rooms ->
        [1] Приготування номера
       *[other] Приготування до { $rooms } номерів
    }
coming-occupy =
    { $rooms ->
        [1] Заселення номера
       *[other] Заселення до { $rooms } номерів
    }
coming-hire = Наймання персоналу
coming-look_and_hire = Перегляд карт персоналу
coming-return_looked = Карти йдуть під низ колоди
coming-take_guest =
    { $guests ->
        [1] Новий гість
       *[other] До { $guests } нових гостей
    }
coming-complete_order = Виконання замовлення
coming-rewards =
    { $parts ->
        [0] Заселення { FORM($guest, form: "genitive") }
        [one] Ще { $parts } винагорода { FORM($guest, form: "genitive") }
        [few] Ще { $parts } винагороди { FORM($guest, form: "genitive") }
       *[many] Ще { $parts } винагород { FORM($guest, form: "genitive") }
    }
coming-extra_action = Дія без кубика
coming-serve_more =
    { $items ->
        [one] Подати ще { $items } порцію
        [few] Подати ще { $items } порції
       *[many] Подати ще { $items } порцій
    }
coming-waive_penalty = Штраф імператора
coming-penalty_half = Штраф імператора
coming-return_staff =
    { $cards ->
        [one] Повернення { $cards } карти
        [few] Повернення { $cards } карт
       *[many] Повернення { $cards } карт
    }
coming-remove_vacant =
    { $rooms ->
        [one] Втрата { $rooms } номера
        [few] Втрата { $rooms } номерів
       *[many] Втрата { $rooms } номерів
    }
coming-remove_occupied =
    { $rooms ->
        [one] Втрата { $rooms } номера
        [few] Втрата { $rooms } номерів
       *[many] Втрата { $rooms } номерів
    }
coming-dismiss = Звільнення персоналу
coming-react = Карта, що чекала
coming-exchange = Обмін смаколиків і напоїв
coming-return_item = Повернення чогось із кухні

coming-main_action =
    { $action ->
        [1] Струдлі й тортики
        [2] Вино й кава
        [3] Приготування номерів
        [4] Кроки до імператора й крони
       *[other] Наймання персоналу
    }
coming-occupancy_bonus =
    { $colour ->
        [blue] Бонус за заповнену синю групу
        [red] Бонус за заповнену червону групу
       *[other] Бонус за заповнену жовту групу
    }
coming-emperor_tile = Плитка імператора
coming-next_round = Наступний раунд
coming-automaton_turn = Хід автоми

act-pass = Пас
act-end = Завершити хід
act-done = Досить
act-done-prepare = Номерів досить
act-done-first_rooms = { act-done-prepare }
act-done-occupy = { act-done-prepare }
act-done-hire = Нікого не наймати
act-done-look_and_hire = { act-done-hire }
act-done-serve_more = Більше не подавати
act-done-take_guest = Нікого не брати
act-done-rewards = Решту лишити
act-done-react = Приберегти
act-done-exchange = Обміну досить

act-main = Спершу дія кубика
act-bonus = Спершу бонус за групу
act-keep = На кухню
act-ignore = Заплатити й уникнути
act-accept = Прийняти
act-left = Ліва половина
act-right = Права половина

act-guest = Запросити { FORM($guest, form: "accusative") }
act-die =
    { $price ->
        [0] Сила { $strength }
        [one] Сила { $strength } за { $price } крону
        [few] Сила { $strength } за { $price } крони
       *[many] Сила { $strength } за { $price } крон
    }
act-die-as = { $space }: { act-die }
act-die-lost = Взяти без дії
act-take = { LIST($items) }
act-take-emperor =
    { $n ->
        [0] без кроків до імператора
        [one] { $n } крок до імператора
        [few] { $n } кроки до імператора
       *[many] { $n } кроків до імператора
    }
act-take-krones =
    { $n ->
        [0] без крон
        [one] { $n } крона
        [few] { $n } крони
       *[many] { $n } крон
    }

act-also-room = Ще й підготувати номер
act-also-hire = Ще й найняти персонал
act-also-emperor = Ще й просунути трек імператора

act-item = { $item }
act-swap = { FORM($item, form: "accusative") } на { FORM($for, form: "accusative") }
act-serve = Подати { FORM($guest, form: "dative") } { FORM($item, form: "accusative") }
act-place = Принести { FORM($guest, form: "dative") } { FORM($item, form: "accusative") }
act-complete = Виконати замовлення { FORM($guest, form: "genitive") }

act-claim = Виконати завдання { $letter }

act-check-in = Заселити { FORM($guest, form: "accusative") } в номер { $room }

act-room = Підготувати номер { $room }
act-occupy = Зайняти номер { $room }
act-remove = Віддати номер { $room }
act-use = Використати: { $staff }
act-hire = Найняти { FORM($staff, form: "accusative") }
act-draft = Лишити { FORM($staff, form: "accusative") }
act-return = Покласти { FORM($staff, form: "accusative") } під низ колоди
act-dismiss = Звільнити { FORM($staff, form: "accusative") }
act-act = Виконати дію { $face }: { $space }
act-undo = Скасувати
act-undo-none = Скасувати нічого не можна: відтоді відкрилося щось нове.
act-undo-turn = Скасувати весь хід

caution-check_in = Хтось у вашій кав'ярні ще може заселитися. Усе одно завершити хід?
caution-no_guest = Ви ще не взяли гостя, а після кубика вже не зможете. Усе одно взяти кубик?
caution-objective = Ви ще можете виконати завдання. Усе одно завершити хід?
caution-staff = У цьому раунді ще можна використати декого з персоналу. Усе одно завершити хід?
caution-reward = Частину винагороди ще не взято. Усе одно лишити її?
caution-krones =
    { $n ->
        [one] Ваш гаманець заповний: { $n } крона пропаде. Усе одно продовжити?
        [few] Ваш гаманець заповний: { $n } крони пропадуть. Усе одно продовжити?
       *[many] Ваш гаманець заповний: { $n } крон пропаде. Усе одно продовжити?
    }
caution-yes = Так, далі
caution-no = Зачекати

proposal-place-obvious = { LIST($shares, type: "unit") }
proposal-place-one = { LIST($items) } для { FORM($guest, form: "genitive") }
proposal-place-all = { LIST($items) } для { FORM($guest, form: "genitive") } (замовлення виконано)
proposal-place-kitchen = { LIST($items) } на кухню
proposal-rewards-all = Взяти все
proposal-serve = Подати { FORM($guest, form: "dative") }: { LIST($items) }

# How answers are written, for those who type: the same in every language.

form-pass = `pass`
form-end = `end`
form-done = `done`
form-main = `main`
form-bonus = `bonus`
form-keep = `keep`
form-ignore = `ignore`
form-accept = `accept`
form-left = `left`
form-right = `right`

form-guest = `guest <space>`
form-die = `die <face>`
form-act = `act <face>`
form-take = `take <number> <kind> …`
form-reward = `reward <part>`
form-also = `also <what>`
form-serve = `serve <item> <guest>`
form-place = `place <item> <guest>`
form-item = `item <kind>`
form-swap = `swap <kind> <kind>`
form-complete = `complete <guest>`

form-claim = `claim <letter>`
form-check-in = `check-in <guest> <room>`
form-room = `room <room>`
form-occupy = `occupy <room>`
form-remove = `remove <room>`
form-use = `use <card>`
form-hire = `hire <card>`
form-draft = `draft <card>`
form-return = `return <card>`
form-dismiss = `dismiss <card>`

side-room = підготувати номер
side-hire = найняти когось із персоналу
side-emperor = просунутися треком імператора
