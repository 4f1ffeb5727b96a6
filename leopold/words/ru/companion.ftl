### Виртуальный соперник за настоящим столом: его вопросы, как понимаются ответы, что делают люди между его ходами.
### Что печатает игрок, одинаково на всех языках: оно стоит в кавычках, как { "help" }.

card-guest = { $guest }

## Начало и конец

companion-welcome = { automaton-name } садится за ваш стол: фишки двигаете вы, а решает { automaton-he }. `{ "help" }` покажет, что можно вводить.
companion-ours = Очки, заказы и стоимости, напечатанные на картах дополнения, здесь наши: `{ "leopold packs blank waltz" }` выдаёт бланк для напечатанного, а `{ "--pack" }` играет с ним.
companion-level = На каком уровне играет { automaton-name }: { LIST($levels, type: "or") }?
companion-level-again = { automaton-name } играет на уровне { LIST($levels, type: "or") }: введите один из них.
companion-no-level = Уровня { $level } нет; { automaton-name } играет на { LIST($levels, type: "or") }.
companion-modules = С какими модулями вы играете: { LIST($modules, type: "unit") }? Несколько — через запятую; Enter — ни с какими.
companion-resume-modules = У продолженной партии те же модули и тот же отель: { "--modules" } и { "--house" } не нужны.
companion-resume-options = У продолженной партии тот же уровень и то же зерно: { "--level" } и { "--seed" } не нужны.
companion-file-there = { $file } уже есть: продолжите с помощью `{ $command }` или назовите другой файл.
companion-going-on = Продолжается партия из { $file }.
companion-nothing-left = Нет партии с компаньоном, которую можно продолжить; `{ "leopold companion" }` начнёт новую.
companion-not-saved = Партию нельзя сохранить: { $reason }
companion-over = Игра окончена.
companion-winning = { automaton-name }: { $vp } ПО. Вы побеждаете, только если очков у вас больше: { $needed } или выше.

## Подготовка

companion-set-up-title = Перед игрой
companion-set-up-players = Подготовьте игру на двоих, с такими изменениями:
companion-set-up-modules = Подготовьте игру на двоих (модули: { LIST($modules) }), с такими изменениями:
companion-set-up-hotel = { automaton-name } получает ночную сторону отеля — и никаких крон, кухни, первого постояльца и первых номеров.
companion-set-up-dancers =
    { $n ->
        [one] Возьмите случайный репетиционный зал. { automaton-name } не получает ни зала, ни шампанского, зато рядом с { automaton-his } отелем { $n } танцор.
        [few] Возьмите случайный репетиционный зал. { automaton-name } не получает ни зала, ни шампанского, зато рядом с { automaton-his } отелем { $n } танцора.
       *[many] Возьмите случайный репетиционный зал. { automaton-name } не получает ни зала, ни шампанского, зато рядом с { automaton-his } отелем { $n } танцоров.
    }
companion-set-up-entrance =
    { $draw ->
        [1] Торгов нет: возьмите { $draw } вестибюль. В начале у вас { krones }.
        [one] Торгов нет: возьмите { $draw } вестибюль и оставьте себе один. В начале у вас { krones }.
        [few] Торгов нет: возьмите { $draw } вестибюля и оставьте себе один. В начале у вас { krones }.
       *[many] Торгов нет: возьмите { $draw } вестибюлей и оставьте себе один. В начале у вас { krones }.
    }
companion-set-up-house = Вместо вестибюля у { automaton-name.genitive } собственный отель: { automaton-house }.
companion-set-up-couture =
    { $champagne ->
        [yes] Прежде чем выложить очередь, открывайте постояльцев из перемешанной колоды, пока их не будет { $guests } с { $least }–{ $most } очками и без шампанского в заказе; затем снова перемешайте остальных.
       *[no] Прежде чем выложить очередь, открывайте постояльцев из перемешанной колоды, пока их не будет { $guests } с { $least }–{ $most } очками; затем снова перемешайте остальных.
    }
companion-set-up-stars = Положите одну из оставшихся целей набок рядом с { automaton-his } отелем: это шкала звёзд, три ряда по три клетки.
companion-set-up-gears = Положите по шестерне на эти номера { automaton-his } отеля: { LIST($rooms) }.
companion-set-up-deck = Перемешайте персонал финального подсчёта ({ LIST($cards) }) и положите { $private } из них лицом вниз рядом с { automaton-his } отелем: это { automaton-his } личная колода. Остальные замешайте обратно в колоду персонала.
companion-set-up-hand = Возьмите { $draw ->
        [one] { $draw } карту
        [few] { $draw } карты
       *[many] { $draw } карт
    } персонала, оставьте { $keep }, остальные уберите под колоду. Первого постояльца и первые номера возьмите как обычно.
companion-set-up-instructions = { automaton-His } карты инструктажа остаются в коробке: их открывает программа.
companion-set-up-done = Когда стол накрыт, нажмите Enter.

## Раунды

companion-round = Раунд { $round }
companion-round-first = { automaton-name } получает жетон очерёдности хода { LIST($his) }, вы — { LIST($yours) }. { companion-roll }
companion-round-next = Обменяйтесь жетонами очерёдности хода: у { automaton-name.genitive } { LIST($his) }, у вас { LIST($yours) }; верните свой персонал в исходное положение. { companion-roll }
companion-roll =
    { $begins ->
        [him] Бросьте { $dice ->
            [one] { $dice } кубик
            [few] { $dice } кубика
           *[many] { $dice } кубиков
        }. Начинает { automaton-name }.
       *[you] Бросьте { $dice ->
            [one] { $dice } кубик
            [few] { $dice } кубика
           *[many] { $dice } кубиков
        }. Начинаете вы.
    }
companion-round-celebrities = Уберите знаменитостей, которые были у вас или у { automaton-name.genitive }; ждавшие стоят теперь дороже, а на свободные места приходят новые.
companion-round-pool = Вытяните из пула по ресурсу на каждую клетку действия, где его нет, пока они не кончатся.
companion-ball-title = Бал: «{ $ballroom }»
companion-your-ball = Подсчитайте «{ $ballroom }» и для себя.
companion-emperor-title = Император приходит
companion-your-emperor =
    { $back ->
        [one] Получите очки за своё деление шкалы и отступите на { $back } деление; бонус или штраф жетона касается только вас.
        [few] Получите очки за своё деление шкалы и отступите на { $back } деления; бонус или штраф жетона касается только вас.
       *[many] Получите очки за своё деление шкалы и отступите на { $back } делений; бонус или штраф жетона касается только вас.
    }

## Вопросы

companion-if-you-pass = Если вы пасуете, тоже нажмите Enter: { automaton-he } продолжит, а кубики перебросят после { automaton-his } последнего хода.
companion-your-turn = Теперь ваш первый ход, затем нажмите Enter.
companion-your-turns = Теперь два ваших хода, затем нажмите Enter.
companion-round-over = Это был { automaton-his } последний ход в раунде { $round }. Если вы спасовали, перебросьте кубики и сделайте свои ходы. Когда раунд окончен, нажмите Enter.
companion-round-over-yours = Теперь ваш последний ход раунда { $round }. Когда раунд окончен, нажмите Enter.
companion-queue-same = Если с прошлого раза ничего не изменилось, скажите `{ "same" }`: { $answer }.
companion-queue = Какие постояльцы стоят в очереди, слева направо? Пять номеров или имён.
companion-new-guest = Пополните очередь. Какой постоялец пришёл слева? Номер или имя.
companion-dice-same = Если они лежат так же, как в прошлый раз, скажите `{ "same" }`: { $answer }.
companion-dice = Сколько кубиков лежит на клетках с 1 по 6? Шесть чисел, например { "2 2 1 3 0 2" }.
companion-dice-coloured = Сколько кубиков лежит на клетках с 1 по 6, считая цветные? Шесть чисел, например { "2 2 1 3 0 2" }.
companion-turned-up =
    { $n ->
        [1] Символ персонала: откройте верхнюю карту { automaton-his } личной колоды. Какая она? Номер или имя.
        [one] Символ персонала: откройте { $n } верхнюю карту. Какие они? Номер или имя.
        [few] Символ персонала: откройте { $n } верхние карты. Какие они? Номер или имя.
       *[many] Символ персонала: откройте { $n } верхних карт. Какие они? Номер или имя.
    }
companion-claimed = { automaton-His } маркер вот-вот дойдёт до { "I" } на цели { $letter }. Лежит ли ваш на месте за { $vp } ПО этой цели ({ $letter })? { "yes" } или { "no" }.
companion-end-staff = Перед { automaton-name.instrumental } лежит { $staff } и считает очки по лучшей из ваших карт финального подсчёта. Какие карты персонала у вас разыграны? Номера или имена, либо `{ "none" }`.
companion-ballroom = { $n } «{ $ballroom }»
companion-ballrooms = Какие бальные залы лежат, слева направо? Три из { LIST($halls, type: "unit") }, номером или именем.
companion-spaces =
    { $row ->
        [bottom] { automaton-He } собирается отправить танцора. «{ $ballroom }», нижний ряд: сколько мест занимают ваши танцоры? Число.
        [middle] Нижний ряд полон. «{ $ballroom }», средний ряд: сколько мест занимают ваши танцоры? Число.
       *[top] Средний ряд полон. «{ $ballroom }», верхний ряд: сколько мест занимают ваши танцоры? Число.
    }
companion-at-ball =
    { $balcony ->
        [yes] Когда с жетоном императора покончено, подсчитывается «{ $ballroom }». Сколько там ваших танцоров, считая стоящих на балконе? Число.
       *[no] Когда с жетоном императора покончено, подсчитывается «{ $ballroom }». Сколько там ваших танцоров? Число.
    }
companion-at-ball-rows =
    { $balcony ->
        [yes] Когда с жетоном императора покончено, подсчитывается «{ $ballroom }», ряд за рядом. Сколько ваших танцоров в нижнем, среднем и верхнем ряду (балкон считается верхним)? Три числа, например { "2 1 0" }.
       *[no] Когда с жетоном императора покончено, подсчитывается «{ $ballroom }», ряд за рядом. Сколько ваших танцоров в нижнем, среднем и верхнем ряду? Три числа, например { "2 1 0" }.
    }
companion-coloured =
    { $n ->
        [1] На какой клетке лежит { LIST($colours) }? Число или { "-" }, если его уже нет.
       *[other] На каких клетках лежат { LIST($colours) }? По числу на каждый, в этом порядке, или { "-" }, если его уже нет.
    }
companion-worth =
    { $n ->
        [1] Сколько очков сейчас приносит знаменитость ({ LIST($colours) })? Число.
       *[other] Сколько очков сейчас приносят знаменитости ({ LIST($colours) })? По числу на каждую, в этом порядке.
    }
companion-reserved = Каких трёх постояльцев вы открыли для { automaton-his } кафе, по порядку? Номера или имена.
companion-pool = Положите свободный номер туда, где он зарезервирован для каждого из них, а рядом с клетками действий — ресурсы из запаса: { LIST($items) }. Это пул.
companion-pool-done = Вытяните из пула по случайному ресурсу на каждую клетку действия, затем нажмите Enter.
companion-order = { $guest } ({ LIST($items) })
companion-given = Кто из { automaton-his } постояльцев получил с тех пор ресурс? Они ждут: { LIST($orders, type: "unit") }. Скажите, например, { "64 wine, 89 cake" }; Enter — никто.
companion-lines =
    { $tile ->
        [yes] Когда с жетоном императора покончено: сколько этажей и колонок своего отеля вы с тех пор полностью заселили? Число; Enter — ни одного.
       *[no] Сколько этажей и колонок своего отеля вы с тех пор полностью заселили? Число; Enter — ни одного.
    }
companion-gear = { $guest }: постоялец с шестернёй покинул очередь. Дошёл ли он прежде до крайнего правого места, где { automaton-he } получает за шестерню очки? { "yes" } или { "no" }.
companion-crossed = Какими клетками с шестернями ({ LIST($spaces) }) вы с тех пор пользовались? Числа, одно дважды, если пользовались дважды; Enter — никакими.

## Что понято

companion-understood-queue = Очередь: { LIST($guests, type: "unit") }.
companion-understood-guest = Новый постоялец в очереди: { $who }.
companion-understood-reserved = В кафе: { LIST($guests, type: "unit") }.
companion-hall = «{ $ballroom }»
companion-understood-ballrooms = Слева направо: { LIST($halls, type: "unit") }.
companion-understood-staff = У вас разыграны: { LIST($cards) }.
companion-understood-no-staff = У вас их нет.
companion-nobody = никто

## Что не понято

companion-nothing-asked = Здесь ничего не спрашивают: нажмите Enter, чтобы продолжить, или введите команду; `{ "help" }` их перечислит.
companion-queue-unseen = { automaton-name } ещё не знает этой очереди: назовите постояльцев слева направо.
companion-queue-count = В очереди постояльцев { $places }, а названо { $n }: номером или именем, через запятую.
companion-queue-twice = { $guest } не может стоять там дважды.
companion-queue-nobody = Кто-то в очереди должен стоять.
companion-guest-missing = Назовите постояльца на крайнем левом месте, номером или именем.
companion-guest-there = { $guest } уже стоит в очереди, правее.
companion-dice-unseen = { automaton-name } ещё не знает этих кубиков: скажите, сколько их на каждой клетке.
companion-dice-count = Скажите, сколько кубиков на каждой клетке от 1 до { $spaces }, например `{ "2 2 1 3 0 2" }`.
companion-dice-sum = Выходит { $sum ->
        [one] { $sum } кубик
        [few] { $sum } кубика
       *[many] { $sum } кубиков
    }, а должно быть { LIST($expected, type: "or") }.
companion-staff-count =
    { $n ->
        [1] Назовите верхнюю карту { automaton-his } личной колоды, номером или именем.
        [one] Назовите { $n } верхнюю карту { automaton-his } личной колоды, номером или именем.
        [few] Назовите { $n } верхние карты { automaton-his } личной колоды, номером или именем.
       *[many] Назовите { $n } верхних карт { automaton-his } личной колоды, номером или именем.
    }
companion-staff-open = { $staff } уже лежит открыто у { automaton-name.genitive }.
companion-staff-once = { $staff } есть только в одном экземпляре.
companion-end-staff-missing = Назовите свои разыгранные карты финального подсчёта или скажите `{ "none" }`.
companion-end-staff-his = { $staff } лежит перед { automaton-name.instrumental }, а не перед вами.
companion-ballrooms-count = Бальных залов { $places }, а названо { $n }: назовите три из { LIST($halls, type: "unit") }.
companion-ballrooms-twice = «{ $ballroom }» бывает только один.
companion-ballrooms-unknown = Бального зала `{ $text }` нет; есть { LIST($halls, type: "unit") }.
companion-spaces-count = Скажите число от { "0" } до { $most }: больше мест в этом ряду для ваших танцоров не осталось.
companion-at-ball-count =
    { $rows ->
        [1] Скажите, сколько там ваших танцоров, от { "0" } до { $most }.
       *[other] Скажите, сколько ваших танцоров в каждом ряду (рядов { $rows }), вместе не больше { $most }, например `{ "2 1 0" }`.
    }
companion-coloured-count =
    { $n ->
        [1] Скажите, где лежит { LIST($colours) }: клетка от 1 до 6 или `{ "-" }`.
       *[other] Скажите, где лежат { LIST($colours) }, чисел { $n }, в этом порядке: клетка от 1 до 6 или `{ "-" }`, если кубика уже нет.
    }
companion-coloured-few = Столько кубиков на клетке { $space } быть не может: их там { $n }.
companion-worth-count =
    { $n ->
        [1] Скажите, сколько очков рядом ({ LIST($colours) }): число.
       *[other] Скажите, сколько очков рядом ({ LIST($colours) }): чисел { $n }, в этом порядке.
    }
companion-reserved-count = Номера зарезервированы для { $places } постояльцев, а названо { $n }: номером или именем, через запятую.
companion-reserved-unfit = { $guest } не подходит: номер резервируют только для постояльцев с { $least }–{ $most } очками и без шампанского в заказе.
companion-given-count = `{ $text }` — не постоялец с ресурсом: скажите, например, `{ "64 wine" }`.
companion-given-whom = { $number } не из тех, кто ждёт; ждут { LIST($guests, type: "unit") }.
companion-given-unwanted = { $guest } больше не ждёт этого: { $item }.
companion-lines-count = Скажите, сколько этажей и колонок вы заселили, или нажмите Enter, если ни одного.
companion-crossed-count = Скажите, какими из клеток { LIST($spaces) } вы пользовались, или нажмите Enter, если никакими.
companion-crossed-few =
    { $n ->
        [0] На клетке { $space } нет шестерён.
        [one] На клетке { $space } только { $n } шестерня: без шестерни её использование не считается.
        [few] На клетке { $space } только { $n } шестерни: без шестерни её использование не считается.
       *[many] На клетке { $space } только { $n } шестерён: без шестерни её использование не считается.
    }
companion-yes-or-no = Скажите `{ "yes" }` или `{ "no" }`.
companion-unclear = `{ $text }` — это { LIST($cards, type: "or") }: назовите номер или побольше букв имени.
companion-another = другая
companion-unknown-near =
    { $kind ->
        [guest] Постояльца `{ $text }` нет; возможно, имелось в виду { LIST($cards, type: "or") }.
       *[staff] Карты персонала финального подсчёта `{ $text }` нет; возможно, имелось в виду { LIST($cards, type: "or") }.
    }
companion-unknown =
    { $kind ->
        [guest] Постояльца `{ $text }` нет; назовите номер на карте или имя.
       *[staff] Карты персонала финального подсчёта `{ $text }` нет; назовите номер на карте или имя.
    }
companion-no-number =
    { $kind ->
        [guest] Постояльца { $number } нет{ companion-other-card }; их номера: { LIST($numbers) }.
       *[staff] Карты персонала финального подсчёта { $number } нет{ companion-other-card }; их номера: { LIST($numbers) }.
    }
companion-other-card =
    { $other ->
        [guest] {" "}({ $number } — постоялец)
        [staff] {" "}({ $number } — карта персонала)
        [card] {" "}({ $number } — другая карта)
       *[none] {""}
    }
companion-range = { $first }–{ $last }

## Команды

companion-help = Помощь
companion-about = Фишки двигаете вы, а решает { automaton-name }. Вас спрашивают только о том, что { automaton-name.dative } нужно знать: кто стоит в очереди, где лежат кубики, какая карта { automaton-his } личной колоды открыта, были ли вы первыми у цели. Постояльцев и персонал можно назвать номером на карте или именем. Взятый кубик { automaton-he } кладёт на свой жетон и ничего с ним не делает; взятый постоялец уходит в сброс; { automaton-he } ничего не платит и не получает наград.
companion-commands = Кроме ответа, можно ввести:
companion-command-undo = отменить последний ответ
companion-command-hotel = отель { automaton-name.genitive } и всё, что там есть
companion-command-card = `{ "card 75" }`, `{ "card 203" }`: полный текст карты
companion-command-log = все ходы { automaton-name.genitive } до сих пор
companion-command-help = эта страница
companion-command-quit = остановиться; партия сохранится, `{ "leopold companion --resume" }` её продолжит
companion-which-card = Скажите какую: `{ "card 75" }` или `{ "card 203" }`.
companion-taken-back = Отменено: { $question }, { $answer }.
companion-nothing-to-undo = Отменять пока нечего.
companion-legend = { terminal-letter-blue } { colour-blue } { terminal-letter-red } { colour-red } { terminal-letter-yellow } { colour-yellow }   · пусто{ companion-legend-house } ● заселено   +2 ПО за номер
companion-legend-house =
    { $house ->
        [hautel_couture] {" "}○ резерв
        [sushi_resort] {" "}* шестерня
       *[other] {""}
    }

## Файлы сохранённых партий

companion-file-large = Для партии с компаньоном это слишком много.
companion-file-no-text = Партия с компаньоном — текст в { "UTF-8" }, а это нет.
companion-file-cards = Эта партия сыграна другими картами, чем есть у этого «Леопольда».
companion-file-missing = В заголовке сказано, чем кончилась партия, но ответов не хватает.
companion-file-other = Это не партия с компаньоном: она начинается не с `{ $wanted }`.
companion-file-format = Это формат { $found }, а этот «Леопольд» читает формат { $known }.
companion-file-header = `{ $text }` здесь не место: используйте { LIST($known, type: "or") }.
companion-file-twice = `{ $text }` сказано дважды.
companion-file-lacks = В заголовке нет `{ $text }:`, а без этого партию не продолжить.
companion-file-level = Уровня `{ $text }` нет: используйте { LIST($known, type: "or") }.
companion-file-edition = Издания `{ $text }` нет: используйте { LIST($known, type: "or") }.
companion-file-seed = `{ $text }` — не зерно: это целое число или текст в двойных кавычках.
companion-file-overlays = `{ $text }` — не список паков: это `["mine.toml"]`.
companion-file-own_packs = Эта партия идёт со своими паками; её открывает только `{ "leopold companion --resume" }`.
companion-file-rules = Эта партия сыграна по версии правил { $text }, а здесь версия { $known }.
companion-file-result = `{ $text }` — не счёт.
companion-file-over = Партия кончилась раньше, чем `{ $text }`.
companion-file-asked = Здесь спрашивают `{ $question }:`, а не `{ $text }`.
