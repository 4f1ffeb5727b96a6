### Друзья: коды, выбор хозяина стола, оповещения, просьбы, часы, слова без слов.

code-title = Код
code-about = Друзья, у которых открыт «Леопольд», вводят эти шесть букв в лобби; где показан QR-код, камера найдёт дорогу сама. Код перестаёт действовать, когда все сели.
code-letters = Код { $code }
code-picture = Картинка с адресом { $link } для камеры
code-of-table = Вас пригласили за стол.
code-seat = Ваше место
code-seat-unnamed = Место { $n }
code-seat-named = Место { $n }: { $name }

network-open = Открыть для локальной сети
network-open-about = Этот стол открыт только для этого компьютера. Друзей из той же сети, по кабелю или Wi-Fi, можно впустить — пока вы не закроете доступ или не завершите «Леопольда».
network-opened = Открыто для локальной сети по адресу { $address }. Любой в ней может зайти.
network-close = Закрыть снова

strangers = Любой, у кого есть адрес стола, может смотреть
strangers-about = Рук они не видят и ничего не трогают.
strangers-address = Адрес стола

house-title = Решает хозяин стола
house-hints = Подсказки разрешены
house-undo = Отмена ходов
house-undo-free = свободно
house-undo-consent = если остальные согласны
house-clock = Время
house-clock-none = сколько угодно
house-clock-turn = минут на ход
house-clock-game = минут на партию
house-clock-move = дней на ход
house-time = Сколько
house-time_up = Когда время вышло
house-time_up-bot = продолжает бот
house-time_up-call = остальные могут позвать бота
house-open_hands = Руки за этим экраном открыты
house-emotes = Реплики приветствуются
house-only-friends = Только когда друг играет по ссылке

undo-asks =
    { $steps ->
        [1] { $name } просит отменить шаг.
        [one] { $name } просит отменить { $steps } шаг.
        [few] { $name } просит отменить { $steps } шага.
       *[many] { $name } просит отменить { $steps } шагов.
    }
undo-agree = Хорошо
undo-decline = Отказать
undo-waits =
    { $steps ->
        [1] Вы попросили отменить шаг. Ещё не ответили: { LIST($names) }.
        [one] Вы попросили отменить { $steps } шаг. Ещё не ответили: { LIST($names) }.
        [few] Вы попросили отменить { $steps } шага. Ещё не ответили: { LIST($names) }.
       *[many] Вы попросили отменить { $steps } шагов. Ещё не ответили: { LIST($names) }.
    }
undo-ask-about = Сначала спросят остальных.

clock-left = { $name }: { $time }
clock-label = { $name }, осталось времени: { $time }
clock-days =
    { $n ->
        [one] { $n } день
        [few] { $n } дня
       *[many] { $n } дней
    }
clock-late = { $name }: время вышло.

emotes-title = Сказать что-нибудь
emote-said = { $name }: { $words }
emote-greetings = Добрый вечер!
emote-bravo = Браво!
emote-ouch = Ой!
emote-thinking = Дайте подумать.
emote-hurry = Кофе стынет.
emote-thanks = Спасибо за игру.

call-title = Когда мой ход
call-sound = Колокольчик
call-notify = Уведомлять, когда страница в фоне
call-push = Звать, даже когда страница закрыта
call-push-failed = Не вышло: { $reason }
call-push-browser = этот браузер не разрешает.
call-vibrate = Вибрация
call-denied = Этот браузер не разрешает «Леопольду» уведомления. Это можно изменить в настройках страницы.
call-turn = Ваш ход
call-turn-at = За столом с вами: { LIST($names) }
call-badge = ({ $n }) { $title }
