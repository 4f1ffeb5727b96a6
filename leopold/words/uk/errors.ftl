### What went wrong with a request.

problem-unknown = Щось пішло не так дорогою до сервера.
problem-silent = Сервер не відповідає.
problem-request-malformed = Сервер не зрозумів цієї сторінки. Завантажте її знову. ({ $reason })
problem-table-none = Такого столу немає, або ви за ним не сидите.
problem-table-older_rules = У цю гру грали за старішою версією правил, і тут її не продовжити. Її запис усе ще можна отримати.
problem-table-older_packs = У цю гру грали з іншими значеннями на картах, і тут її не продовжити. Її запис усе ще можна отримати.
problem-table-damaged = Журнал цього столу не вдається відтворити. Його запис усе ще можна отримати.
problem-table-long = Тут стільки скасовували й грали знову, що більше нічого не зберегти.
problem-table-unreadable = Як накривали цей стіл, уже не прочитати; можливо, його накрив новіший Леопольд.
problem-table-too_many =
    У вас { $limit ->
        [one] { $limit } незавершена гра
        [few] { $limit } незавершені гри
       *[many] { $limit } незавершених ігор
    }, і більше не можна: спершу завершіть або залиште якусь.
problem-seat-not_yours = Ви там не сидите.
problem-seat-taken = Там уже хтось сидить.
problem-seat-bot_plays = Зараз на цьому місці грає бот.
problem-not_your_turn = Зараз не ваш хід.
problem-undo-asked = Інших уже запитали, чи можна щось скасувати.
problem-undo-declined = Інші зараз не хочуть нічого скасовувати. Після наступного кроку можна запитати знову.
problem-undo-nothing = Уже ніхто не просить нічого скасувати.
problem-time-over = Час цієї гри вийшов, і далі тут грає бот.
problem-emotes-off = За цим столом емоцій не надсилають.
problem-hint-off = Господар цього столу вибрав гру без підказок.
problem-code-unknown = Цей код не відкриває жодного столу. Можливо, у ньому помилка або всі місця вже зайняті; попросіть у друга інший.
problem-code-nobody = Усі місця зайнято: код нікому давати.
problem-push-off = Цей сервер не кличе тих, хто закрив сторінку.
problem-push-service = Цей браузер кличе служба, якої Леопольд не знає.
problem-push-too_many =
    Вас уже кличуть у { $most ->
        [one] { $most } місці
        [few] { $most } місцях
       *[many] { $most } місцях
    }; спершу вимкніть це в одному з них.
problem-network-elsewhere = Відкрити стіл для мережі може лише комп'ютер, на якому працює Леопольд.
problem-network-fixed = Хто має доступ до цього сервера, вирішено під час запуску, і тут цього не змінити.
problem-network-failed = Стіл не вдалося відкрити для мережі: { $reason }.
problem-undo-barrier = Це вже не скасувати: відтоді відкрилося щось нове.
problem-token-wrong = Це посилання вже не відкриває місця. Попросіть у друга нове.
problem-host-only = Це може робити лише той, хто накрив стіл.
problem-table-locked = Стіл замкнено: ніхто новий не може сісти чи дивитися. Його може відкрити той, хто накрив стіл.
problem-seat-nobody = На цьому місці нема кого вилучати.
problem-address-blocked = Звідти, де ви є, цей сервер закритий для відвідувачів.
problem-name-blocked = Цим ім’ям тут користуватися не можна. Оберіть, будь ласка, інше.
problem-newcomers-not = Новачки зараз не можуть накривати тут столи. Вас може запросити той, хто тут грає.
problem-guide-none = Це місце ніхто не веде: гра йде як завжди.
problem-guide-scene = У навчальній грі немає сцени «{ $scene }», з якої можна продовжити.
problem-record-sealed = Запис запечатано до кінця гри: він показує приховане.
problem-replay-sealed = Усі руки відкриють, коли гру буде закінчено.
problem-too_many_connections = Відкрито забагато вікон водночас.
problem-hint-failed = Підказки тут немає: той, хто мав її дати, не впорався. Чому — каже журнал сервера.
problem-other = Сервер каже: { $reason }
problem-table-impossible = Такий стіл накрити не можна: { $reason }
problem-pack-wrong = З таким пакетом грати не можна. { $reason }
problem-pack-large = Це завелике; пакети столу разом мають щонайбільше { $most } кілобайтів.
problem-pack-many = Їх забагато; за столом грають щонайбільше з { $most } пакетами.
problem-pack-name = «{ $name }» — не назва пакета; це назва файлу, що закінчується на { ".toml" }, без теки, щонайбільше { $most } літер.
problem-pack-twice = «{ $name }» уже є; пакети столу мають різні назви.
problem-seat-no_link = Посилання має лише місце друга.
problem-seat-none = За цим столом немає такого місця.
problem-seat-bot = Там уже сидить бот.
problem-seat-kind = У сольну гру грають тут, а не за посиланням.
problem-seat-count =
    У цій грі { $seats ->
        [one] { $seats } місце
        [few] { $seats } місця
       *[many] { $seats } місць
    }, а не { $given }.
problem-language-none = Леопольд не розмовляє цією мовою ({ $language }); він знає: { LIST($languages) }.
problem-level-none = Немає ботів рівня { $level }; є { LIST($levels) }.
problem-action-illegal = Правила цього не дозволяють: { $reason }
problem-action-unforeseen =
    { $place ->
        [1] Перший із цих кроків відкриває
        [one] Перший { $place } з цих кроків відкриває
        [few] Перші { $place } з цих кроків відкривають
       *[many] Перші { $place } з цих кроків відкривають
    } щось нове, тож решта має зачекати.
problem-revision-stale = Тим часом гра пішла далі.
problem-key-used = Ця сторінка й сервер розійшлися. Завантажте сторінку знову.
problem-record-unreadable = Цей запис не відкрити: { $reason }
problem-replay-beyond =
    У грі лише { $length ->
        [one] { $length } крок
        [few] { $length } кроки
       *[many] { $length } кроків
    }.
problem-request-not_json = Сервер не зрозумів цієї сторінки. Завантажте її знову.
problem-request-too_large = Це завелике: надіслати можна щонайбільше { $bytes } байтів.
problem-request-cut_off = З'єднання обірвалося. Спробуйте знову.
problem-origin-foreign = Про це попросив інший сайт. Таке може лише сторінка Леопольда.
problem-path-none = За цією адресою нічого немає.
problem-path-method = За цією адресою такого не зробити.
problem-visitor-unknown = Цей браузер не зберігає файлів cookie для Леопольда, тож ніхто не знає, де ви сидите. Дозвольте їх і завантажте сторінку знову.
problem-database-unreachable = Ігри зараз недоступні. Спробуйте за мить.
problem-server-broken = На сервері щось зламалося. Що саме — каже його журнал.
problem-server-full = Сервер зараз заповнений. Спробуйте за пів хвилини.
problem-too_many =
    Трохи забагато нараз. Спробуйте через { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунди
       *[many] { $seconds } секунд
    }.
problem-too_many_hints =
    Стільки підказок нараз не буває. Запитайте через { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунди
       *[many] { $seconds } секунд
    }.
problem-too_many_tables =
    Стільки столів нараз не накривають. Спробуйте через { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунди
       *[many] { $seconds } секунд
    }.
problem-too_much_kept =
    Стільки для одного не зберігають. Спробуйте через { $minutes ->
        [one] { $minutes } хвилину
        [few] { $minutes } хвилини
        [many] { $minutes } хвилин
       *[other] { $minutes } хвилини
    }.
problem-too_many_visitors =
    Забагато нових відвідувачів нараз. Спробуйте через { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунди
       *[many] { $seconds } секунд
    }.
problem-too_many_guesses =
    Забагато посилань, що нічого не відкривають. Спробуйте через { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунди
       *[many] { $seconds } секунд
    }.
problem-too_many_codes =
    З вашої мережі спробували стільки кодів, що більше поки не перевіряємо. Спробуйте через { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунди
       *[many] { $seconds } секунд
    }.
problem-too_many_packs =
    Це було багато пакетів. Спробуйте через { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунди
       *[many] { $seconds } секунд
    }.
problem-review-going = Гра ще триває. Розбір буде, коли вона скінчиться.
problem-again-going = Гра ще триває. Грати далі з якоїсь її миті можна, коли вона скінчиться.
problem-puzzle-none = Такої задачі немає.
problem-puzzle-unfinished = Хід ще не скінчився: зіграйте його до кінця.
problem-puzzle-elsewhere = Це не стіл цієї задачі.
problem-puzzle-unjudged = Зараз відповідь тут не можна оцінити.
problem-too_many_reviews =
    Стільки ігор нараз не розбирають. Спробуйте через { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунди
       *[many] { $seconds } секунд
    }.
problem-too_many_emotes =
    Сказано вже досить. Спробуйте через { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунди
       *[many] { $seconds } секунд
    }.

# What exactly was wrong, where the messages above say { $reason }.
request-parameter-missing = Бракує параметра { $name }.
request-parameter-wrong = Параметр { $name } хибний: { $reason }.
request-body-wrong = Тіло запиту хибне: { $reason }.
request-at = { $place }: { $reason }
request-fault-missing = бракує поля { $field }
request-fault-unknown = поля { $field } немає
request-fault-kind = потрібно { LIST($wanted, type: "or") }, а не { LIST($given, type: "or") }
request-fault-str-most =
    { $n ->
        [one] щонайбільше { $n } літера
        [few] щонайбільше { $n } літери
       *[many] щонайбільше { $n } літер
    }
request-fault-str-least =
    { $n ->
        [one] щонайменше { $n } літера
        [few] щонайменше { $n } літери
       *[many] щонайменше { $n } літер
    }
request-fault-array-most =
    { $n ->
        [one] щонайбільше { $n } запис
        [few] щонайбільше { $n } записи
       *[many] щонайбільше { $n } записів
    }
request-fault-array-least =
    { $n ->
        [one] щонайменше { $n } запис
        [few] щонайменше { $n } записи
       *[many] щонайменше { $n } записів
    }
request-fault-most = щонайбільше { $n }
request-fault-least = щонайменше { $n }
request-fault-form = потрібен текст іншого вигляду
request-fault-value = { $given } немає серед відомих слів
request-fault-range = таких великих чисел немає
request-fault-cut = обривається посередині
request-fault-json = від байта { $byte } це не { "JSON" }
request-fault-text = це не текст { "UTF-8" }
request-fault-other = це не таке, як має бути
request-kind-int = ціле число
request-kind-float = число
request-kind-str = текст
request-kind-bool = { "true" } або { "false" }
request-kind-array = список
request-kind-object = об'єкт
request-kind-null = нічого
network-none = цей комп'ютер не в мережі
