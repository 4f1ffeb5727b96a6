### Компаньон в браузере: телефон рядом с настоящим столом.

box-title = Коробка на столе
box-lead = Коробка у вас, и вы играете настоящими фишками. Положите телефон рядом с полем.
box-automaton = Виртуальный соперник
box-automaton-about = Играет против вас, а фишки двигаете вы.
box-automaton-short = Соперник
box-setup = Подготовка
box-setup-about = Вытянет всё нужное для игры на одного–четверых и покажет, как это разложить.
box-setup-short = Расклад
box-sheet = Подсчёт очков
box-sheet-about = Считает вместе с вами, от одного до четырёх игроков.
box-sheet-short = Счёт
box-reference = Справочник
box-reference-about = Любая карта, что она делает, и «Можно ли?».
box-reference-short = Карты

## Виртуальный соперник: перед игрой

box-welcome = { automaton-name } садится за ваш стол. Фишки двигаете вы, а решает { automaton-he }.
box-level = Насколько сильно играет { automaton-name }?
box-level-easy-about = Для первой партии
box-level-medium-about = { automaton-He } берёт больше
box-level-hard-about = { automaton-He } берёт всё, что может
box-modules = С чем вы играете?
box-edition = Какое издание у вас в коробке?
box-house = Какой отель у { automaton-name.genitive }?
box-house-any = Случайный
box-begin = Накрыть стол
box-go-on = Продолжить игру
box-going = { automaton-name }, { $level } уровень: раунд { $round } из { $rounds }
box-new = Новая партия
box-new-sure = Сохранённая здесь партия пропадёт. Начать новую?
box-new-yes = Начать новую
box-open = Открыть файл
box-open-about = Партия из терминала или сохранённая вами
box-save = Сохранить в файл
box-save-about = { "leopold companion --resume --file" } продолжит её в терминале.

## Виртуальный соперник: во время игры

box-round = Раунд { $round } / { $rounds }
box-setting-up = Подготовка
box-step = Шаг { $n } из { $of }
box-next = Дальше
box-back = Назад
box-laid = Стол накрыт
box-done = Готово
box-send = Всё верно
box-same = Как раньше
box-undo = Отменить
box-yes = Да
box-no = Нет
box-none = Ничего
box-his-side = Что у { automaton-name.genitive }
box-track = Шкала императора
box-log = Всё, что было
box-log-empty = Пока ничего.
box-earlier =
    { $n ->
        [one] До этого { $n } шаг
        [few] До этого { $n } шага
       *[many] До этого { $n } шагов
    }
box-do-this = Сделайте это на столе
box-waiting = Нет связи. Ваш ответ сохранён и отправится сам.
box-asleep = Минутку…
box-place = Место { $n }
box-place-empty = Место { $n }: никого
box-place-guest = Место { $n }: { $guest }
box-place-unknown = Место { $n }: нажмите и скажите, кто там стоит
box-find-guest = Какой это постоялец?
box-find-number = Номер
box-find-colour = Цвет
box-minus = Меньше нуля
box-find-rub = Стереть последнюю цифру
box-find-none = Постояльца с таким номером нет.
box-find-name = Или имя
box-find-nobody = Там никого
box-find-left = { $guest }: больше не в очереди, остальные сдвинулись
box-more-one = На один больше: { $what }
box-fewer-one = На один меньше: { $what }
box-space = клетка { $n }
box-dice-sum =
    { $n ->
        [one] { $n } кубик
        [few] { $n } кубика
       *[many] { $n } кубиков
    }
box-dice-wanted = должно быть { $least }–{ $most }
box-dice-less = Слишком много: не больше { $n }
box-dice-more = Не хватает: не меньше { $n }
box-gone = Нет
box-on-space = На клетке { $n }
box-row-bottom = Нижний ряд
box-row-middle = Средний ряд
box-row-top = Верхний ряд
box-dancers = Ваши танцоры
box-lines = Этажи и колонки
box-missing = Ещё не хватает: { $n }

## Вопросы, на которые отвечают нажатием

box-ask-your_turns =
    { $turns ->
        [1] Теперь ваш ход.
       *[other] Теперь два ваших хода.
    }
box-ask-passing = Если вы пасуете, тоже нажмите «Готово»: { automaton-he } продолжит, а кубики перебросят после { automaton-his } последнего хода.
box-ask-round_over =
    { $turns ->
        [0] Это был { automaton-his } последний ход в раунде { $round }. Если вы спасовали, перебросьте кубики и сделайте свои ходы. Раунд окончен?
       *[other] Теперь ваш последний ход раунда { $round }. Раунд на этом окончен?
    }
box-ask-pool = Вытяните из пула по случайному ресурсу на каждую клетку действия.
box-ask-pool-items = Положите свободный номер туда, где он зарезервирован для каждого из них, а рядом с клетками действий — эти ресурсы: это пул.
box-ask-queue = Кто стоит в очереди?
box-ask-queue-how = Нажмите на место и скажите, кто там.
box-ask-new_guest = Пополните очередь. Кто пришёл слева?
box-ask-dice = Сколько кубиков на каждой клетке?
box-ask-dice-coloured = Сколько кубиков на каждой клетке, считая цветные?
box-ask-staff =
    { $n ->
        [1] Откройте верхнюю карту { automaton-his } личной колоды. Какая она?
        [one] Откройте { $n } верхнюю карту { automaton-his } личной колоды. Какие они?
        [few] Откройте { $n } верхние карты { automaton-his } личной колоды. Какие они?
       *[many] Откройте { $n } верхних карт { automaton-his } личной колоды. Какие они?
    }
box-ask-claimed = { automaton-His } маркер вот-вот дойдёт до { "I" } на цели { $letter }. Лежит ли там уже ваш, на месте за { $vp } ПО?
box-ask-end_staff = Перед { automaton-name.instrumental } лежит { $staff } и приносит очки по лучшей из ваших карт финального подсчёта. Какие из них у вас разыграны?
box-ask-ballrooms = Какие бальные залы лежат на столе, слева направо?
box-ask-spaces =
    { $row ->
        [bottom] { automaton-He } собирается отправить танцора. «{ $ballroom }», нижний ряд: сколько мест занимают ваши танцоры?
        [middle] Нижний ряд полон. «{ $ballroom }», средний ряд: сколько мест занимают ваши танцоры?
       *[top] Средний ряд полон. «{ $ballroom }», верхний ряд: сколько мест занимают ваши танцоры?
    }
box-ask-at_the_ball =
    { $balcony ->
        [yes] Когда с жетоном императора покончено, подсчитывается «{ $ballroom }». Сколько там ваших танцоров, считая стоящих на балконе?
       *[no] Когда с жетоном императора покончено, подсчитывается «{ $ballroom }». Сколько там ваших танцоров?
    }
box-ask-at_the_ball-rows =
    { $balcony ->
        [yes] Когда с жетоном императора покончено, подсчитывается «{ $ballroom }», ряд за рядом. Сколько ваших танцоров в каждом? Балкон считается верхним рядом.
       *[no] Когда с жетоном императора покончено, подсчитывается «{ $ballroom }», ряд за рядом. Сколько ваших танцоров в каждом?
    }
box-ask-coloured = На какой клетке лежит каждый цветной кубик?
box-ask-worth = Сколько очков приносит сейчас знаменитость у каждого кубика?
box-ask-reserved = Каких трёх постояльцев вы открыли для { automaton-his } кафе, по порядку?
box-ask-served = Кто из { automaton-his } постояльцев получил с тех пор ресурс? Нажмите на то, что подали.
box-ask-lines =
    { $tile ->
        [yes] Когда с жетоном императора покончено: сколько этажей и колонок своего отеля вы с тех пор полностью заселили?
       *[no] Сколько этажей и колонок своего отеля вы с тех пор полностью заселили?
    }
box-ask-gear = { $guest }: постоялец с шестернёй покинул очередь. Дошёл ли он прежде до крайнего правого места, где { automaton-he } получает за шестерню очки?
box-ask-crossed = Какими клетками с шестернями вы с тех пор пользовались? Нажмите на клетку столько раз, сколько пользовались.

## Виртуальный соперник: в конце

box-end-yours = Теперь ваши очки: сколько у вас за каждое из этого?
box-end-you = Вы
box-end-total = Ваш итог
box-end-won =
    { $n ->
        [one] Вы победили с отрывом в { $n } очко.
        [few] Вы победили с отрывом в { $n } очка.
       *[many] Вы победили с отрывом в { $n } очков.
    }
box-end-lost =
    { $n ->
        [one] Побеждает { automaton-name } с отрывом в { $n } очко.
        [few] Побеждает { automaton-name } с отрывом в { $n } очка.
       *[many] Побеждает { automaton-name } с отрывом в { $n } очков.
    }
box-end-tie = Очков поровну: побеждает { automaton-name }. Вам нужно больше.

## В чём отказывает сервер

problem-companion-impossible = Такую партию сыграть нельзя: { $reason }
problem-companion-answer = { $reason }
problem-companion-former = Ответ { $place } больше не подходит к этой партии: { $reason }
