### Friends: codes, what the host chooses, being called, asking, clocks, saying something without words.

code-title = Код
code-about = Друзі, у яких відкрито Леопольда, вводять ці шість літер у фоє; де показано QR-код, камера сама знайде дорогу. Код перестає діяти, коли всі сіли за стіл.
code-letters = Код { $code }
code-picture = Зображення з адресою { $link }, для камери
code-of-table = Вас запросили за стіл.
code-seat = Ваше місце
code-seat-unnamed = Місце { $n }
code-seat-named = Місце { $n }: { $name }

network-open = Відкрити для локальної мережі
network-open-about = Цей стіл відкритий лише для цього комп'ютера. Друзів у тій самій мережі, кабелем чи через Wi-Fi, можна впустити, доки ви його не закриєте або Леопольд не завершить роботу.
network-opened = Відкрито для локальної мережі за адресою { $address }. Кожен у ній має доступ до Леопольда.
network-close = Закрити

strangers = Хто має адресу столу, може спостерігати
strangers-about = Вони не бачать карт на руках і нічого не рухають.
strangers-address = Адреса столу

house-title = Вибір господаря
house-hints = Можна просити підказки
house-undo = Скасування
house-undo-free = вільне
house-undo-consent = за згодою інших
house-clock = Час
house-clock-none = скільки завгодно
house-clock-turn = хвилин на хід
house-clock-game = хвилин на гру
house-clock-move = днів на хід
house-time = Скільки
house-time_up = Коли час вийде
house-time_up-bot = далі грає бот
house-time_up-call = інші можуть покликати бота
house-open_hands = Карти на руках за цим екраном відкриті
house-emotes = Емоції вітаються
house-only-friends = Лише там, де друг грає за посиланням

undo-asks =
    { $steps ->
        [one] { $name } просить скасувати { $steps } крок.
        [few] { $name } просить скасувати { $steps } кроки.
       *[many] { $name } просить скасувати { $steps } кроків.
    }
undo-agree = Згода
undo-decline = Відмова
undo-waits =
    { $steps ->
        [one] Ви попросили скасувати { $steps } крок. Ще не відповіли: { LIST($names) }.
        [few] Ви попросили скасувати { $steps } кроки. Ще не відповіли: { LIST($names) }.
       *[many] Ви попросили скасувати { $steps } кроків. Ще не відповіли: { LIST($names) }.
    }
undo-ask-about = Спершу запитають інших.

clock-left = { $name }: { $time }
clock-label = { $name }: лишилося { $time }
clock-days =
    { $n ->
        [one] { $n } день
        [few] { $n } дні
       *[many] { $n } днів
    }
clock-late = { $name }: час вийшов.

emotes-title = Сказати щось
emote-said = { $name }: { $words }
emote-greetings = Добрий вечір!
emote-bravo = Браво!
emote-ouch = Ой!
emote-thinking = Дайте подумати.
emote-hurry = Кава холоне.
emote-thanks = Дякую за гру.

call-title = Коли мій хід
call-sound = Дзвонити у дзвіночок
call-notify = Сповіщати, коли сторінка у фоні
call-push = Кликати, навіть коли сторінку закрито
call-push-failed = Не вийшло: { $reason }
call-push-browser = цей браузер не дозволяє.
call-vibrate = Вібрувати
call-denied = Цей браузер не дає Леопольдові сповіщати вас. Це можна змінити в його налаштуваннях для цієї сторінки.
call-turn = Ваш хід
call-turn-at = За столом: { LIST($names) }
call-badge = ({ $n }) { $title }
