### О чём спрашивают, что можно ответить и что ещё впереди.

ask-draft = Оставьте себе одну из этих карт; остальные уйдут соседу слева.
ask-first_guest = Выберите первого постояльца, бесплатно.
ask-first_rooms =
    { $begun ->
        [yes]
            { $optional ->
                [yes]
                    { $rooms ->
                        [1] Можете подготовить ещё { $rooms } номер.
                       *[other] Можете подготовить ещё не более { $rooms } номеров.
                    }
               *[other]
                    { $rooms ->
                        [one] Подготовьте ещё { $rooms } номер.
                        [few] Подготовьте ещё { $rooms } номера.
                       *[many] Подготовьте ещё { $rooms } номеров.
                    }
            }
       *[other]
            { $optional ->
                [yes]
                    { $rooms ->
                        [1] Можете подготовить { $rooms } номер, начиная с левого нижнего.
                       *[other] Можете подготовить не более { $rooms } номеров, начиная с левого нижнего.
                    }
               *[other]
                    { $rooms ->
                        [one] Подготовьте { $rooms } номер, начиная с левого нижнего.
                        [few] Подготовьте { $rooms } номера, начиная с левого нижнего.
                       *[many] Подготовьте { $rooms } номеров, начиная с левого нижнего.
                    }
            }
    }
ask-turn =
    { $die_taken ->
        [yes]
            { $extra ->
                [yes] Ваш дополнительный ход: обслуживайте, заселяйте, достигайте целей, используйте персонал — или завершите его.
               *[other] Ваш ход: обслуживайте, заселяйте, достигайте целей, используйте персонал — или завершите его.
            }
       *[other]
            { $shifted ->
                [none]
                    { $guest_possible ->
                        [yes]
                            { $extra ->
                                [yes] Ваш дополнительный ход: возьмите постояльца, если хотите, затем кубик.
                               *[other]
                                    { $acted ->
                                        [yes] Ваш ход: возьмите постояльца, если хотите, затем { die-or-key }.
                                       *[other] Ваш ход: возьмите постояльца, если хотите, затем { die-or-key } — или спасуйте.
                                    }
                            }
                       *[other]
                            { $acted ->
                                [yes] Ваш ход: возьмите { die-or-key }.
                               *[other] Ваш ход: возьмите { die-or-key } — или спасуйте.
                            }
                    }
               *[other] Ваш ход: возьмите кубик с клетки { $shifted }, куда вы его переместили.
            }
    }
die-or-key =
    { $key ->
        [yes] кубик или ключ
       *[other] кубик
    }
ask-beside_die =
    { $main ->
        [0] Помимо взятого кубика, вы можете { LIST($sides) }.
       *[other] До или после действия кубика вы можете ещё { LIST($sides) }.
    }
ask-split =
    { $action ->
        [1]
            { $champagne ->
                [yes] Разделите { $strength } между штруделями, пирожными и шампанским: каждого следующего не больше, чем предыдущего.
               *[no] Возьмите { $strength ->
                    [one] { $strength } блюдо
                    [few] { $strength } блюда
                   *[many] { $strength } блюд
                }, штрудели и пирожные: пирожных не больше, чем штруделей.
            }
        [2]
            { $champagne ->
                [yes] Разделите { $strength } между вином, кофе и шампанским: каждого следующего не больше, чем предыдущего.
               *[no] Возьмите { $strength ->
                    [one] { $strength } напиток
                    [few] { $strength } напитка
                   *[many] { $strength } напитков
                }, вино и кофе: кофе не больше, чем вина.
            }
       *[other]
            { $strength ->
                [1] Сделайте шаг по шкале императора или возьмите крону.
               *[other] Разделите { $strength } между шагами по шкале императора и кронами.
            }
    }
ask-place_items =
    { $item ->
        [strudel]
            { $amount ->
                [1] Кому подать штрудель?
                [one] Кому подать { $amount } штрудель?
                [few] Кому подать { $amount } штруделя?
               *[many] Кому подать { $amount } штруделей?
            }
        [cake]
            { $amount ->
                [1] Кому подать пирожное?
                [one] Кому подать { $amount } пирожное?
                [few] Кому подать { $amount } пирожных?
               *[many] Кому подать { $amount } пирожных?
            }
        [wine]
            { $amount ->
                [1] Кому подать вино?
                [one] Кому подать { $amount } вино?
                [few] Кому подать { $amount } вина?
               *[many] Кому подать { $amount } вин?
            }
        [coffee]
            { $amount ->
                [1] Кому подать кофе?
               *[other] Кому подать { $amount } кофе?
            }
       *[other]
            { $amount ->
                [1] Кому подать шампанское?
                [one] Кому подать { $amount } шампанское?
                [few] Кому подать { $amount } шампанских?
               *[many] Кому подать { $amount } шампанских?
            }
    }
ask-choose_items =
    { $items ->
        [1] Выберите блюдо или напиток.
        [one] Выберите { $items } блюдо или напиток, по одному.
        [few] Выберите { $items } блюда или напитка, по одному.
       *[many] Выберите { $items } блюд или напитков, по одному.
    }
ask-prepare =
    { $occupied ->
        [yes]
            { $rooms ->
                [1] Можете подготовить и заселить номер
               *[other] Можете подготовить и заселить не более { $rooms } номеров
            }
       *[other]
            { $rooms ->
                [1] Можете подготовить номер
               *[other] Можете подготовить не более { $rooms } номеров
            }
    }{ $floors ->
        [1] { " " }на этаже 1
        [2] { " " }на этаже 1 или 2
        [3] { " " }на этаже 1, 2 или 3
       *[other] { "" }
    } { $free ->
        [yes] бесплатно.
       *[other]
            { $discount ->
                [0] по обычной цене.
                [one] со скидкой в { $discount } крону за каждый.
                [few] со скидкой в { $discount } кроны за каждый.
               *[many] со скидкой в { $discount } крон за каждый.
            }
    }
ask-occupy =
    { $rooms ->
        [1] Можете заселить свободный номер{ occupy-where }.
       *[other] Можете заселить не более { $rooms } свободных номеров{ occupy-where }.
    }
occupy-where =
    { $floors ->
        [1] { " " }на этаже 1
        [2] { " " }на этаже 1 или 2
        [3] { " " }на этаже 1, 2 или 3
       *[other] { "" }
    }
ask-hire =
    { $cards ->
        [1] Можете разыграть карту из руки
       *[other] Можете разыграть не более { $cards } карт из руки
    } { $free ->
        [yes] бесплатно.
       *[other]
            { $discount ->
                [0] по обычной цене.
                [one] со скидкой в { $discount } крону.
                [few] со скидкой в { $discount } кроны.
               *[many] со скидкой в { $discount } крон.
            }
    }
ask-look_and_hire =
    { $must ->
        [yes] Разыграйте одну из этих { $cards ->
            [one] { $cards } карты
            [few] { $cards } карт
           *[many] { $cards } карт
        }
       *[other] Можете разыграть одну из этих { $cards ->
            [one] { $cards } карты
            [few] { $cards } карт
           *[many] { $cards } карт
        }
    } { $free ->
        [yes] бесплатно.
       *[other]
            { $discount ->
                [0] по обычной цене.
                [one] со скидкой в { $discount } крону.
                [few] со скидкой в { $discount } кроны.
               *[many] со скидкой в { $discount } крон.
            }
    }
ask-return_looked = Уберите карты под колоду, одну за другой.
ask-take_guest =
    { $served ->
        [yes]
            { $guests ->
                [1] Можете бесплатно взять из очереди постояльца, весь его заказ уже подан.
               *[other] Можете бесплатно взять из очереди не более { $guests } постояльцев, все их заказы уже поданы.
            }
       *[other]
            { $guests ->
                [1] Можете бесплатно взять постояльца из очереди.
               *[other] Можете бесплатно взять не более { $guests } постояльцев из очереди.
            }
    }
ask-complete_order = Выберите постояльца, чей заказ выполняется из запаса.
ask-rewards =
    { $guest } заселяется: { $parts ->
        [1] возьмите награду или откажитесь от неё.
       *[other] возьмите награды в любом порядке или откажитесь от них.
    }
ask-extra_action = Можете выполнить действие клетки с кубиками, не забирая кубик.
ask-serve_more =
    { $items ->
        [1] За ту же плату можете подать ещё { $items } ресурс.
       *[other] За ту же плату можете подать ещё не более { $items } ресурсов.
    }
ask-waive_penalty =
    { $krones ->
        [one] Заплатите { $krones } крону, чтобы избежать штрафа, или примите его.
        [few] Заплатите { $krones } кроны, чтобы избежать штрафа, или примите его.
       *[many] Заплатите { $krones } крон, чтобы избежать штрафа, или примите его.
    }
ask-penalty_half = Выберите, какую половину штрафа вы понесёте.
ask-return_staff =
    { $set_up ->
        [yes] Вы оставляете себе { $keep ->
            [one] { $keep } карту
            [few] { $keep } карты
           *[many] { $keep } карт
        }. Уберите под колоду ещё { $cards }; первая ляжет выше остальных.
       *[other]
            { $cards ->
                [one] Уберите { $cards } карту из руки под колоду.
                [few] Уберите { $cards } карты из руки под колоду.
               *[many] Уберите { $cards } карт из руки под колоду.
            }
    }
ask-remove_vacant =
    { $rooms ->
        [1] Верните свободный номер с наивысшего возможного этажа.
        [one] Верните { $rooms } свободный номер с наивысшего возможного этажа.
        [few] Верните { $rooms } свободных номера, каждый с наивысшего возможного этажа.
       *[many] Верните { $rooms } свободных номеров, каждый с наивысшего возможного этажа.
    }
ask-remove_occupied =
    { $rooms ->
        [1] Верните заселённый номер
        [one] Верните по очереди { $rooms } заселённый номер
        [few] Верните по очереди { $rooms } заселённых номера, каждый
       *[many] Верните по очереди { $rooms } заселённых номеров, каждый
    } с наивысшего возможного этажа{ $below ->
        [none] { "" }
       *[other] { " " }ниже этажа { $below }
    }{ $column ->
        [none] .
       *[other] { " " }в колонке { $column }.
    }
ask-dismiss =
    { $cards ->
        [one] Уберите { $cards } свою разыгранную карту финального подсчёта.
        [few] Уберите { $cards } свои разыгранные карты финального подсчёта.
       *[many] Уберите { $cards } своих разыгранных карт финального подсчёта.
    }
ask-react =
    { $trigger ->
        [staff] Вы наняли сотрудника: можете использовать карту, которая этого ждала.
        [occupied] Номер заселён: можете использовать карту, которая этого ждала.
        [group] Группа заселена: можете использовать карту, которая этого ждала.
        [objective] Вы достигли цели: можете использовать карту, которая этого ждала.
        [order] Заказ выполнен: можете использовать карту, которая этого ждала.
        [krones] Вы получили кроны: можете использовать карту, которая этого ждала.
        [emperor] Вы продвинулись по шкале императора: можете использовать карту, которая этого ждала.
        [dishes] Вы получили блюда: можете использовать карту, которая этого ждала.
        [dancer] Танцор отправлен на бал: можете использовать карту, которая этого ждала.
        [champagne] Вы получили шампанское: можете использовать карту, которая этого ждала.
        [points] Вы получили очки: можете использовать карту, которая этого ждала.
        [die] Действие кубика выполнено: можете использовать карту, которая этого ждала.
        [line] Колонка или этаж заселены: можете использовать карту, которая этого ждала.
        [champagne_spent] Вы отдали шампанское: можете использовать карту, которая этого ждала.
       *[drinks] Вы получили напитки: можете использовать карту, которая этого ждала.
    }
ask-exchange =
    { $optional ->
        [yes]
            { $items ->
                [1] Можете обменять ещё { $items } блюдо или напиток с кухни на другой ресурс.
               *[other] Можете обменять не более { $items } блюд и напитков с кухни, каждый на другой ресурс.
            }
       *[other]
            { $items ->
                [one] Обменяйте ещё { $items } блюдо или напиток с кухни на другой ресурс.
                [few] Обменяйте { $items } блюда или напитка с кухни, каждый на другой ресурс.
               *[many] Обменяйте { $items } блюд и напитков с кухни, каждый на другой ресурс.
            }
    }
ask-return_item =
    { $spent ->
        [yes]
            { $items ->
                [one] Отдайте { $items } блюдо или напиток с кухни.
                [few] Отдайте { $items } блюда или напитка с кухни.
               *[many] Отдайте { $items } блюд или напитков с кухни.
            }
       *[no]
            { $items ->
                [one] Верните { $items } ресурс с кухни.
                [few] Верните { $items } ресурса с кухни.
               *[many] Верните { $items } ресурсов с кухни.
            }
    }

ask-cafe = { $guest }: выберите номер или что-нибудь с кухни.
ask-cafe-room = { $guest }: выберите номер.
ask-kitchen = { $item }: кому подать?
ask-room = Номер { $room }: кто заселяется?

ask-die = Действие { $face }: как именно?
ask-wait =
    { $who ->
        [you] Минутку…
       *[other] { $name } принимает решение.
    }
ask-preparing =
    { $name } ({ $level }) ещё готовится: { $done } из { $total }, прошло { $seconds ->
        [one] { $seconds } секунда
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    }.
ask-preparing-stand-in = Пусть пока сыграет { $level }
ask-over = Игра окончена.
ask-because = { $cause }: { $question }
ask-absent = { $name } ещё не за столом.

prompt-name = О чём спрашивают
prompt-cause = { $cause }:

cause-set_up = Подготовка
cause-reward = Награда { FORM($guest, form: "genitive") }
cause-emperor_reward = Бонус императора
cause-emperor_penalty = Император недоволен
cause-die = Кубик { $face }

coming-draft = Выбор карт персонала
coming-first_guest = Первый постоялец
coming-first_rooms = Первые номера
coming-turn = Остаток хода
coming-beside_die =
    { $main ->
        [0] Что добавляет к кубику персонал
        [1] Штрудели и пирожные
        [2] Вино и кофе
        [3] Подготовка номеров
        [4] Император и кроны
       *[other] Наём персонала
    }
coming-split =
    { $action ->
        [1]
            { $strength ->
                [one] { $strength } блюдо
                [few] { $strength } блюда
               *[many] { $strength } блюд
            }
        [2]
            { $strength ->
                [one] { $strength } напиток
                [few] { $strength } напитка
               *[many] { $strength } напитков
            }
       *[other]
            { $strength ->
                [one] { $strength } шаг к императору или крона
                [few] { $strength } шага к императору или кроны
               *[many] { $strength } шагов к императору или крон
            }
    }
coming-place_items = Куда поставить полученное
coming-choose_items =
    { $items ->
        [1] Блюдо или напиток на выбор
        [one] { $items } блюдо или напиток на выбор
        [few] { $items } блюда или напитка на выбор
       *[many] { $items } блюд или напитков на выбор
    }
coming-prepare =
    { $rooms ->
        [1] Подготовка номера
       *[other] Подготовка до { $rooms } номеров
    }
coming-occupy =
    { $rooms ->
        [1] Заселение номера
       *[other] Заселение до { $rooms } номеров
    }
coming-hire = Наём персонала
coming-look_and_hire = Просмотр карт персонала
coming-return_looked = Карты под колоду
coming-take_guest =
    { $guests ->
        [1] Новый постоялец
       *[other] До { $guests } новых постояльцев
    }
coming-complete_order = Выполнение заказа
coming-rewards =
    { $parts ->
        [0] Заселение { FORM($guest, form: "genitive") }
        [one] Ещё { $parts } награда { FORM($guest, form: "genitive") }
        [few] Ещё { $parts } награды { FORM($guest, form: "genitive") }
       *[many] Ещё { $parts } наград { FORM($guest, form: "genitive") }
    }
coming-extra_action = Действие без кубика
coming-serve_more =
    { $items ->
        [one] Подать ещё { $items } ресурс
        [few] Подать ещё { $items } ресурса
       *[many] Подать ещё { $items } ресурсов
    }
coming-waive_penalty = Штраф императора
coming-penalty_half = Штраф императора
coming-return_staff =
    { $cards ->
        [one] Вернуть { $cards } карту
        [few] Вернуть { $cards } карты
       *[many] Вернуть { $cards } карт
    }
coming-remove_vacant =
    { $rooms ->
        [one] Вернуть { $rooms } номер
        [few] Вернуть { $rooms } номера
       *[many] Вернуть { $rooms } номеров
    }
coming-remove_occupied =
    { $rooms ->
        [one] Вернуть { $rooms } номер
        [few] Вернуть { $rooms } номера
       *[many] Вернуть { $rooms } номеров
    }
coming-dismiss = Увольнение персонала
coming-react = Карта, которая ждала
coming-exchange = Обмен блюд и напитков
coming-return_item = Вернуть что-то с кухни

coming-main_action =
    { $action ->
        [1] Штрудели и пирожные
        [2] Вино и кофе
        [3] Подготовка номеров
        [4] Император и кроны
       *[other] Наём персонала
    }
coming-occupancy_bonus =
    { $colour ->
        [blue] Бонус полной синей группы
        [red] Бонус полной красной группы
       *[other] Бонус полной жёлтой группы
    }
coming-emperor_tile = Жетон императора
coming-next_round = Следующий раунд
coming-automaton_turn = Ход виртуального соперника

act-pass = Пас
act-end = Конец хода
act-done = Хватит
act-done-prepare = Хватит номеров
act-done-first_rooms = { act-done-prepare }
act-done-occupy = { act-done-prepare }
act-done-hire = Не нанимать
act-done-look_and_hire = { act-done-hire }
act-done-serve_more = Больше не подавать
act-done-take_guest = Никого не брать
act-done-rewards = Оставить остальное
act-done-react = Приберечь на потом
act-done-exchange = Больше не менять

act-main = Сначала действие кубика
act-bonus = Сначала бонус полной группы
act-keep = На кухню
act-ignore = Заплатить и избежать
act-accept = Принять
act-left = Левая половина
act-right = Правая половина

act-guest = Пригласить { FORM($guest, form: "accusative") }
act-die =
    { $price ->
        [0] Сила { $strength }
        [one] Сила { $strength } за { $price } крону
        [few] Сила { $strength } за { $price } кроны
       *[many] Сила { $strength } за { $price } крон
    }
act-die-as = { $space }: { act-die }
act-die-lost = Взять и потерять действие
act-take = { LIST($items) }
act-take-emperor =
    { $n ->
        [0] ни шага к императору
        [one] { $n } шаг к императору
        [few] { $n } шага к императору
       *[many] { $n } шагов к императору
    }
act-take-krones =
    { $n ->
        [0] ни одной кроны
        [one] { $n } крона
        [few] { $n } кроны
       *[many] { $n } крон
    }

act-also-room = Ещё подготовить номер
act-also-hire = Ещё нанять персонал
act-also-emperor = Ещё шаг по шкале императора

act-item = { $item }
act-swap = { $item } на { $for }
act-serve = Подать { FORM($guest, form: "dative") } { $item }
act-place = Подать { FORM($guest, form: "dative") } { $item }
act-complete = Выполнить заказ { FORM($guest, form: "genitive") }

act-claim = Достичь цели { $letter }

act-check-in = Заселить { FORM($guest, form: "accusative") } в номер { $room }

act-room = Подготовить номер { $room }
act-occupy = Заселить номер { $room }
act-remove = Вернуть номер { $room }
act-use = Позвать { FORM($staff, form: "accusative") }
act-hire = Нанять { FORM($staff, form: "accusative") }
act-draft = Оставить: { $staff }
act-return = Убрать под колоду: { $staff }
act-dismiss = Уволить { FORM($staff, form: "accusative") }
act-act = Действие { $face }: { $space }
act-undo = Отменить
act-undo-none = Отменить нельзя: с тех пор открылось что-то новое.
act-undo-turn = Отменить весь ход

caution-check_in = Кого-то из кафе ещё можно заселить. Всё равно завершить ход?
caution-no_guest = Вы ещё не взяли постояльца, а после кубика уже нельзя. Всё равно взять кубик?
caution-objective = Вы ещё можете достичь цели. Всё равно завершить ход?
caution-staff = В этом раунде ещё можно использовать кого-то из персонала. Всё равно завершить ход?
caution-reward = Часть награды не взята. Всё равно оставить её?
caution-krones =
    { $n ->
        [one] Кошелёк полон: { $n } крона пропадёт. Всё равно продолжить?
        [few] Кошелёк полон: { $n } кроны пропадут. Всё равно продолжить?
       *[many] Кошелёк полон: { $n } крон пропадут. Всё равно продолжить?
    }
caution-yes = Да, продолжить
caution-no = Подождать

proposal-place-obvious = { LIST($shares, type: "unit") }
proposal-place-one = { FORM($guest, form: "dative") }: { LIST($items) }
proposal-place-all = { FORM($guest, form: "dative") }: { LIST($items) } (заказ выполнен)
proposal-place-kitchen = на кухню: { LIST($items) }
proposal-rewards-all = Взять всё
proposal-serve = Подать { FORM($guest, form: "dative") }: { LIST($items) }

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

side-room = подготовить номер
side-hire = нанять сотрудника
side-emperor = продвинуться по шкале императора
