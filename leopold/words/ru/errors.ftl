### Что пошло не так с запросом.

problem-unknown = Что-то пошло не так по дороге к серверу.
problem-silent = Сервер не отвечает.
problem-request-malformed = Сервер не понял эту страницу. Загрузите её заново. ({ $reason })
problem-table-none = Такого стола нет, или вы за ним не сидите.
problem-table-older_rules = Эта партия сыграна по более старой версии правил, продолжить её здесь нельзя. Запись по-прежнему доступна.
problem-table-older_packs = В этой партии у карт другие значения, продолжить её здесь нельзя. Запись по-прежнему доступна.
problem-table-damaged = Журнал этого стола нельзя воспроизвести. Запись по-прежнему доступна.
problem-table-long = Здесь столько отменяли и играли заново, что больше ничего не сохранить.
problem-table-unreadable = Как накрыт этот стол, уже не прочесть; возможно, его накрыл более новый «Леопольд».
problem-table-too_many =
    У вас { $limit ->
        [one] открыта { $limit } партия
        [few] открыто { $limit } партии
       *[many] открыто { $limit } партий
    }, больше нельзя: сначала доиграйте одну или выйдите из неё.
problem-seat-not_yours = Вы здесь не сидите.
problem-seat-taken = Здесь уже кто-то сидит.
problem-seat-bot_plays = Сейчас на этом месте играет бот.
problem-not_your_turn = Сейчас не ваш ход.
problem-undo-asked = Остальных уже спросили, можно ли отменить ход.
problem-undo-declined = Остальные сейчас против отмены. После следующего шага их можно спросить снова.
problem-undo-nothing = Об отмене больше никто не просит.
problem-time-over = Время этой партии вышло, дальше здесь играет бот.
problem-emotes-off = За этим столом реплики отключены.
problem-hint-off = Хозяин этого стола решил играть без подсказок.
problem-code-unknown = Этот код не открывает ни одного стола. Возможно, в нём опечатка или все места заняты; попросите у друга другой.
problem-code-nobody = Все места заняты: код давать некому.
problem-push-off = Этот сервер не зовёт тех, у кого страница закрыта.
problem-push-service = Этот браузер оповещает служба, которую «Леопольд» не знает.
problem-push-too_many =
    Вас уже зовут в { $most ->
        [one] { $most } месте
        [few] { $most } местах
       *[many] { $most } местах
    }; сначала отключите одно из них.
problem-network-elsewhere = Открыть стол для сети можно только с компьютера, на котором запущен «Леопольд».
problem-network-fixed = Кому доступен этот сервер, решено при запуске; здесь этого не изменить.
problem-network-failed = Не удалось открыть стол для сети: { $reason }.
problem-undo-barrier = Отменить нельзя: с тех пор открылось что-то новое.
problem-token-wrong = Эта ссылка больше не открывает места. Попросите у друга новую.
problem-host-only = Это может только хозяин стола.
problem-table-locked = Стол закрыт: никто новый не может сесть или смотреть. Его может открыть тот, кто накрыл стол.
problem-seat-nobody = На этом месте некого убирать.
problem-address-blocked = Оттуда, где вы находитесь, этот сервер закрыт для посетителей.
problem-name-blocked = Этим именем здесь пользоваться нельзя. Выберите, пожалуйста, другое.
problem-newcomers-not = Новички сейчас не могут накрывать здесь столы. Вас может пригласить тот, кто здесь играет.
problem-guide-none = На этом месте играют без наставника.
problem-guide-scene = В партии с наставником нет сцены «{ $scene }», с которой можно продолжить.
problem-record-sealed = Запись запечатана до конца партии: в ней видно скрытое.
problem-replay-sealed = Все руки откроются, когда партия закончится.
problem-too_many_connections = Открыто слишком много окон сразу.
problem-hint-failed = Подсказки нет: тот, кто должен её дать, не справился. Почему — сказано в журнале сервера.
problem-other = Сервер говорит: { $reason }
problem-table-impossible = Такой стол накрыть нельзя: { $reason }
problem-pack-wrong = С таким паком играть нельзя. { $reason }
problem-pack-large = Слишком много: все паки стола вместе — не больше { $most } килобайт.
problem-pack-many = Слишком много: за столом не больше { $most } паков.
problem-pack-name = «{ $name }» не годится в имена пака: нужно имя файла с окончанием { ".toml" }, без папки, не длиннее { $most } символов.
problem-pack-twice = «{ $name }» уже есть; у паков стола должны быть разные имена.
problem-seat-no_link = Ссылка есть только у места друга.
problem-seat-none = За этим столом такого места нет.
problem-seat-bot = Там уже сидит бот.
problem-seat-kind = В одиночную игру играют здесь, а не по ссылке.
problem-seat-count =
    В этой партии { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[many] { $seats } мест
    }, а не { $given }.
problem-language-none = Леопольд не говорит на языке { $language }; он знает { LIST($languages) }.
problem-level-none = Ботов уровня { $level } нет; есть { LIST($levels) }.
problem-action-illegal = Правила этого не позволяют: { $reason }
problem-action-unforeseen =
    { $place ->
        [1] Первый из этих шагов открывает
        [one] Первый { $place } из этих шагов открывают
        [few] Первые { $place } из этих шагов открывают
       *[many] Первые { $place } из этих шагов открывают
    } что-то новое, остальное должно подождать.
problem-revision-stale = Игра тем временем ушла вперёд.
problem-key-used = Страница и сервер разошлись. Загрузите страницу заново.
problem-record-unreadable = Эту запись нельзя открыть: { $reason }
problem-replay-beyond =
    В этой партии всего { $length ->
        [one] { $length } шаг
        [few] { $length } шага
       *[many] { $length } шагов
    }.
problem-request-not_json = Сервер не понял эту страницу. Загрузите её заново.
problem-request-too_large = Слишком много: отправить можно не больше { $bytes } байт.
problem-request-cut_off = Связь оборвалась на полпути. Попробуйте ещё раз.
problem-origin-foreign = Об этом просит другой сайт. Можно только самой странице «Леопольда».
problem-path-none = По этому адресу ничего нет.
problem-path-method = По этому адресу так нельзя.
problem-visitor-unknown = Этот браузер не хранит куки «Леопольда», поэтому никто не знает, где вы сидите. Разрешите их и загрузите страницу заново.
problem-database-unreachable = Партии сейчас недоступны. Попробуйте чуть позже.
problem-server-broken = На сервере что-то сломалось. Что именно — сказано в его журнале.
problem-server-full = Сервер сейчас заполнен. Попробуйте через полминуты.
problem-too_many =
    Слишком много сразу. Попробуйте через { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    }.
problem-too_many_hints =
    Столько подсказок сразу не даётся. Спросите через { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    }.
problem-too_many_tables =
    Столько столов сразу не накрыть. Попробуйте через { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    }.
problem-too_much_kept =
    Столько для одного не хранится. Попробуйте через { $minutes ->
        [one] { $minutes } минуту
        [few] { $minutes } минуты
        [many] { $minutes } минут
       *[other] { $minutes } минуты
    }.
problem-too_many_visitors =
    Слишком много новых посетителей сразу. Попробуйте через { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    }.
problem-too_many_guesses =
    Слишком много ссылок, которые ничего не открывают. Попробуйте через { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    }.
problem-too_many_codes =
    Из вашей сети пробовали так много кодов, что больше они пока не проверяются. Попробуйте через { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    }.
problem-too_many_packs =
    Многовато паков. Попробуйте через { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    }.
problem-review-going = Партия ещё идёт. Разбор будет, когда она закончится.
problem-again-going = Партия ещё идёт. Играть дальше с какого-то её момента можно, когда она закончится.
problem-puzzle-none = Такой задачи нет.
problem-puzzle-unfinished = Ход ещё не закончен: сыграйте его до конца.
problem-puzzle-elsewhere = Это не стол этой задачи.
problem-puzzle-unjudged = Сейчас ответ здесь оценить нельзя.
problem-too_many_reviews =
    Столько партий сразу не разбирается. Попробуйте через { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    }.
problem-too_many_emotes =
    Сказано уже достаточно. Попробуйте через { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    }.

request-parameter-missing = Не хватает параметра { $name }.
request-parameter-wrong = Параметр { $name } неверен: { $reason }.
request-body-wrong = Тело запроса неверно: { $reason }.
request-at = { $place }: { $reason }
request-fault-missing = не хватает поля { $field }
request-fault-unknown = поля { $field } нет
request-fault-kind = нужно { LIST($wanted, type: "or") }, а не { LIST($given, type: "or") }
request-fault-str-most =
    { $n ->
        [one] не больше { $n } символа
        [few] не больше { $n } символов
       *[many] не больше { $n } символов
    }
request-fault-str-least =
    { $n ->
        [one] не меньше { $n } символа
        [few] не меньше { $n } символов
       *[many] не меньше { $n } символов
    }
request-fault-array-most =
    { $n ->
        [one] не больше { $n } элемента
        [few] не больше { $n } элементов
       *[many] не больше { $n } элементов
    }
request-fault-array-least =
    { $n ->
        [one] не меньше { $n } элемента
        [few] не меньше { $n } элементов
       *[many] не меньше { $n } элементов
    }
request-fault-most = не больше { $n }
request-fault-least = не меньше { $n }
request-fault-form = нужен текст другого вида
request-fault-value = { $given } нет среди возможных слов
request-fault-range = таких больших чисел не бывает
request-fault-cut = обрывается на середине
request-fault-json = с байта { $byte } это не { "JSON" }
request-fault-text = это не текст в { "UTF-8" }
request-fault-other = что-то не так
request-kind-int = целое число
request-kind-float = число
request-kind-str = текст
request-kind-bool = { "true" } или { "false" }
request-kind-array = список
request-kind-object = объект
request-kind-null = ничего
network-none = этот компьютер не подключён к сети
