### The companion in the browser: beside a real table, on a phone.

box-title = Коробка на столі
box-lead = Коробка у вас, і граєте ви справжніми фішками. Покладіть телефон біля поля.
box-automaton = Автома
box-automaton-about = Грає проти вас, а фішки рухаєте ви.
box-automaton-short = Автома
box-setup = Приготування
box-setup-about = Добирає все для партії на одного — чотирьох і показує, як це викласти.
box-setup-short = Початок
box-sheet = Аркуш підрахунку
box-sheet-about = Рахує разом із вами, для одного — чотирьох гравців.
box-sheet-short = Рахунок
box-reference = Довідник
box-reference-about = Будь-яка карта, що вона робить, і «Чи можна?».
box-reference-short = Карти

## The automaton: before a game

box-welcome = { automaton-name } сідає за ваш стіл. Ви рухаєте фішки, { automaton-he } вирішує.
box-level = На якому рівні гратиме { automaton-name }?
box-level-easy-about = Для першої партії
box-level-medium-about = { automaton-He } бере більше
box-level-hard-about = { automaton-He } бере все, що може
box-modules = З чим граєте?
box-edition = Яке у вас видання?
box-house = Який готель має { automaton-name }?
box-house-any = Навмання
box-begin = Накрити стіл
box-go-on = Продовжити гру
box-going = { automaton-name } ({ $level } рівень), раунд { $round } з { $rounds }
box-new = Інша гра
box-new-sure = Збережена тут гра тоді зникне. Почати іншу?
box-new-yes = Почати іншу
box-open = Відкрити файл
box-open-about = Гра з термінала або та, що ви зберегли
box-save = Зберегти у файл
box-save-about = { "leopold companion --resume --file" } продовжить її в терміналі.

## The automaton: while one plays

box-round = Раунд { $round } / { $rounds }
box-setting-up = Приготування
box-step = Крок { $n } з { $of }
box-next = Далі
box-back = Назад
box-laid = Стіл накрито
box-done = Готово
box-send = Так і є
box-same = Як і було
box-undo = Скасувати
box-yes = Так
box-no = Ні
box-none = Немає
box-his-side = Що має { automaton-name }
box-track = Трек імператора
box-log = Усе, що відбулося
box-log-empty = Ще нічого.
box-earlier =
    { $n ->
        [one] Перед цим: { $n } крок
        [few] Перед цим: { $n } кроки
       *[many] Перед цим: { $n } кроків
    }
box-do-this = Зробіть це фішками
box-waiting = Немає зв'язку. Вашу відповідь збережено, вона надішлеться сама.
box-asleep = Хвилинку …
box-place = Місце { $n }
box-place-empty = Місце { $n }: нікого
box-place-guest = Місце { $n }: { $guest }
box-place-unknown = Місце { $n }: торкніться, щоб сказати, хто тут стоїть
box-find-guest = Який це гість?
box-find-number = Число
box-find-colour = Колір
box-minus = Менше від нуля
box-find-rub = Стерти останню цифру
box-find-none = Гостя з таким числом немає.
box-find-name = Або ім'я
box-find-nobody = Тут нікого немає
box-find-left = { $guest } вже не в черзі, решта посунулася
box-more-one = На один більше: { $what }
box-fewer-one = На один менше: { $what }
box-space = комірка { $n }
box-dice-sum =
    { $n ->
        [one] { $n } кубик
        [few] { $n } кубики
       *[many] { $n } кубиків
    }
box-dice-wanted = має бути від { $least } до { $most }
box-dice-less = Забагато: має бути щонайбільше { $n }
box-dice-more = Бракує: має бути щонайменше { $n }
box-gone = Немає
box-on-space = У комірці { $n }
box-row-bottom = Нижній ряд
box-row-middle = Середній ряд
box-row-top = Верхній ряд
box-dancers = Ваші танцівники
box-lines = Поверхи й стовпці
box-missing = Ще бракує: { $n }

## Questions, for answers by tapping

box-ask-your_turns =
    { $turns ->
        [1] Тепер ваш хід.
       *[other] Тепер обидва ваші ходи.
    }
box-ask-passing = Якщо пасуєте, теж торкніться «Готово»: { automaton-he } грає далі, а кубики перекидають після { automaton-his } останнього ходу.
box-ask-round_over =
    { $turns ->
        [0] Це був { automaton-his } останній хід у раунді { $round }. Якщо ви спасували, перекиньте кубики й зробіть свої ходи. Раунд завершено?
       *[other] Тепер ваш останній хід у раунді { $round }. Раунд на цьому завершено?
    }
box-ask-pool = Витягніть навмання зі спільного запасу по порції для кожної комірки дії.
box-ask-pool-items = Викладіть вільні номери там, де кожен із гостей їх зарезервував, а ці порції покладіть біля комірок дій: це спільний запас.
box-ask-queue = Хто стоїть у черзі?
box-ask-queue-how = Торкніться місця, щоб сказати, хто там.
box-ask-new_guest = Поповніть чергу. Хто став зліва?
box-ask-dice = Скільки кубиків у кожній комірці?
box-ask-dice-coloured = Скільки кубиків у кожній комірці, разом із кольоровими?
box-ask-staff =
    { $n ->
        [1] Відкрийте верхню карту { automaton-his } особистої колоди. Яка це?
        [one] Відкрийте { $n } верхню карту { automaton-his } особистої колоди. Які це?
        [few] Відкрийте { $n } верхні карти { automaton-his } особистої колоди. Які це?
       *[many] Відкрийте { $n } верхніх карт { automaton-his } особистої колоди. Які це?
    }
box-ask-claimed = { automaton-His } маркер ось-ось дійде до { "I" } завдання { $letter }. Чи лежить уже ваш на місці за { $vp } ПО?
box-ask-end_staff = { automaton-name } має відкриту карту, що рахує найкращу з ваших карт кінця гри: { $staff }. Які з них у вас у грі?
box-ask-ballrooms = Які бальні зали лежать на столі, зліва направо?
box-ask-spaces =
    { $row ->
        [bottom] { automaton-He } ось-ось надішле танцівника. На скількох місцях нижнього ряду зали «{ $ballroom }» стоять ваші танцівники?
        [middle] Нижній ряд заповнено. На скількох місцях середнього ряду зали «{ $ballroom }» стоять ваші танцівники?
       *[top] Середній ряд заповнено. На скількох місцях верхнього ряду зали «{ $ballroom }» стоять ваші танцівники?
    }
box-ask-at_the_ball =
    { $balcony ->
        [yes] Коли з плиткою імператора покінчено, рахують залу «{ $ballroom }». Скільки у вас там танцівників, разом із балконом?
       *[no] Коли з плиткою імператора покінчено, рахують залу «{ $ballroom }». Скільки у вас там танцівників?
    }
box-ask-at_the_ball-rows =
    { $balcony ->
        [yes] Коли з плиткою імператора покінчено, рахують залу «{ $ballroom }», ряд за рядом. Скільки у вас танцівників у кожному (балкон — до верхнього)?
       *[no] Коли з плиткою імператора покінчено, рахують залу «{ $ballroom }», ряд за рядом. Скільки у вас танцівників у кожному?
    }
box-ask-coloured = У якій комірці лежить кожен кольоровий кубик?
box-ask-worth = Скільки очок тепер дає знаменитість біля кожного кубика?
box-ask-reserved = Яких трьох гостей ви відкрили для { automaton-his } кав'ярні, за порядком?
box-ask-served = Хто з { automaton-his } гостей відтоді щось отримав? Торкніться того, що подано.
box-ask-lines =
    { $tile ->
        [yes] Коли з плиткою імператора покінчено: скільки поверхів і стовпців свого готелю ви відтоді заповнили?
       *[no] Скільки поверхів і стовпців свого готелю ви відтоді заповнили?
    }
box-ask-gear = { $guest } з шестернею вже не стоїть у черзі. Чи доходив цей гість до крайнього правого місця, де { automaton-he } рахує шестерню?
box-ask-crossed = Якими з комірок із шестернями ви відтоді скористалися? Торкніться комірки стільки разів, скільки скористалися нею.

## The automaton: at the end

box-end-yours = Тепер порахуйте своє: скільки очок у вас за кожною з цих статей?
box-end-you = Ви
box-end-total = Разом у вас
box-end-won =
    { $n ->
        [one] Перемога ваша: у вас на { $n } очко більше.
        [few] Перемога ваша: у вас на { $n } очки більше.
       *[many] Перемога ваша: у вас на { $n } очок більше.
    }
box-end-lost =
    { $n ->
        [one] Перемагає { automaton-name }: на { $n } очко більше.
        [few] Перемагає { automaton-name }: на { $n } очки більше.
       *[many] Перемагає { automaton-name }: на { $n } очок більше.
    }
box-end-tie = Очок порівну, тож перемагає { automaton-name }. Вам треба більше.

## What the server refuses

problem-companion-impossible = У таку гру не зіграти: { $reason }
problem-companion-answer = { $reason }
problem-companion-former = Відповідь { $place } вже не пасує до цієї гри: { $reason }
