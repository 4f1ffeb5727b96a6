### Мои вечера: законченные партии, расклад дня, лестница к виртуальному сопернику, достижения.

evenings-title = Мои вечера
evenings-about = Что вы сыграли в этом браузере. Хранится на сервере, только для этого браузера.
evenings-none = Законченных партий пока нет. После первой здесь будет видно, как она прошла.
evenings-games = Партии
evenings-won = Победы
evenings-won-share = { $won } ({ $share } %)
evenings-best = Лучший счёт
evenings-average = В среднем
evenings-streak = Побед подряд
evenings-streak-value = { $streak }, рекорд { $longest }
evenings-history = Все вечера
evenings-place =
    { $place ->
        [1] Победа
       *[other] Место { $place }
    }
evenings-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
evenings-with = за столом: { LIST($names) }
evenings-rival = { $name } ({ $points })
evenings-rival-level = { $name } ({ $level }, { $points })
evenings-day = Расклад от { $day }
evenings-open = Взглянуть на стол
evenings-export = Сохранить в файл
evenings-erase = Стереть всё
evenings-erase-sure =
    { $n ->
        [1] Забыть этот единственный вечер вместе с очками и достижениями?
        [one] Забыть { $n } вечер вместе с очками и достижениями?
        [few] Забыть все { $n } вечера вместе с очками и достижениями?
       *[many] Забыть все { $n } вечеров вместе с очками и достижениями?
    } Вернуть их будет нельзя. Сами столы останутся.
evenings-erase-yes = Да, стереть
evenings-more = Показать все { $n }

data-title = Что о вас хранится
data-about = Этот сервер узнаёт ваш браузер только по файлу cookie. Он хранит ваши партии с введёнными там именами, ваши вечера и то, куда вас можно звать.
data-erase = Удалить всё моё
data-erase-sure = Удалить ваши партии, вечера и всё остальное, что о вас хранится? Там, где другие ещё играют, ваше место займёт бот, а ваше имя будет удалено. Вернуть это будет нельзя.
data-erase-yes = Да, удалить всё
data-erased = О вас больше ничего не хранится.

deal-title = Расклад дня
deal-about-two = Сегодня у всех одни и те же карты. Вы играете против одного бота ({ $level }).
deal-about-solo = Сегодня у всех одни и те же карты. Вы играете один на один с { automaton-name.instrumental } ({ $level } уровень).
deal-play = Сыграть расклад дня
deal-go-on = Продолжить расклад дня
deal-again = Сыграть ещё раз
deal-again-about = Засчитан останется первый результат.
deal-compare = Что вышло у ботов на вашем месте
deal-you = Вы
deal-row = { $points } : { $rivals }
deal-thinking = Пока его сыграли { $done } из { $total } ботов.
deal-better =
    { $n ->
        [0] Все боты сыграли этот расклад лучше вас.
        [one] Вы сыграли этот расклад лучше, чем { $n } бот из { $of }.
        [few] Вы сыграли этот расклад лучше, чем { $n } бота из { $of }.
       *[many] Вы сыграли этот расклад лучше, чем { $n } ботов из { $of }.
    }

ladder-title = Лестница к { automaton-name.dative }
ladder-about = Побеждайте на ступени достаточно часто, и следующая ваша.
ladder-step = Победы: { $wins } из { $needed }
ladder-step-done = Пройдена
ladder-best = Лучший счёт: { $n }
ladder-play = { $level }: { $stands }. Ваш соперник — { automaton-name }
ladder-top = Вы прошли всю лестницу. { automaton-name } кланяется.

achievements-title = Ваши открытия
achievements-count = { $reached } из { $total }
achievements-since = с { $day }
achievements-fresh = Новое: { $name }

end-evening-rung = { automaton-name } ({ $level } уровень): побед на этой ступени { $wins } из { $needed }.
end-evening-all = К моим вечерам

achievement-first_evening = Двери открыты
achievement-first_evening-about = Доиграйте партию. Подсчёт покажет, откуда взялись очки: посмотрите, какие строки пусты.
achievement-boost = Крона с толком
achievement-boost-about = Заплатите крону, чтобы усилить кубик. Лишнее блюдо или номер часто дороже кроны.
achievement-patience = Терпение
achievement-patience-about = Спасуйте. Кто пасует, ждёт остальных: когда спасуют все, оставшиеся кубики перебросят, на один меньше.
achievement-first_hands = Помощь с порога
achievement-first_hands-about = Наймите персонал в первом раунде. Что работает постоянно или каждый раунд, выгоднее всего нанять пораньше.
achievement-first_to_claim = Кто первый встал
achievement-first_to_claim-about = Достигните цели раньше всех. Первому достаётся втрое больше, чем третьему.
achievement-first_win = Лучший отель в городе
achievement-first_win-about = Победите в партии.
achievement-all_colours = Рады каждому
achievement-all_colours-about = Заселите постояльцев всех { $n ->
        [one] { $n } цвета
        [few] { $n } цветов
       *[many] { $n } цветов
    }. Зелёные живут где угодно и помогают заполнить группу.
achievement-full_tray = Полный поднос
achievement-full_tray-about = Заселите постояльца, который заказал { $n } блюд и напитков. Кто много заказывает, много и приносит.
achievement-strong_die = Всё сразу
achievement-strong_die-about = Возьмите кубик с силой { $n } и больше. Прежде чем выбрать постояльца, посмотрите, где много кубиков.
achievement-full_purse = Полный кошелёк
achievement-full_purse-about = Накопите { $n } крон. Всё, что сверху, пропадёт: тратьте вовремя.
achievement-three_at_once = Лифт переполнен
achievement-three_at_once-about = Заселите за один ход { $n ->
        [one] { $n } постояльца
        [few] { $n } постояльцев
       *[many] { $n } постояльцев
    }. Награда одного может выполнить заказ другого.
achievement-ten_guests = Десять ключей
achievement-ten_guests-about = Заселите за одну партию { $n ->
        [one] { $n } постояльца
        [few] { $n } постояльцев
       *[many] { $n } постояльцев
    }. При двух ходах в каждом раунде это почти по одному за ход.
achievement-empty_cafe = Последняя чашка убрана
achievement-empty_cafe-about = Закончите партию с пустым кафе и не менее чем восемью постояльцами в номерах. Каждый, кто остался ждать, стоит очков.
achievement-patient_host = Придут сами
achievement-patient_host-about = Заселите восемь постояльцев, ни разу не заплатив за них в очереди. Кто ждёт достаточно долго, ничего не стоит.
achievement-large_group = Целое крыло
achievement-large_group-about = Полностью заселите группу из { $n } номеров. Самые большие группы приносят куда больше остальных.
achievement-six_groups = Номер за номером
achievement-six_groups-about = Полностью заселите за одну партию { $n ->
        [one] { $n } группу номеров
        [few] { $n } группы номеров
       *[many] { $n } групп номеров
    }. Подготавливайте номера так, чтобы группы закрывались одна за другой.
achievement-under_the_roof = Под самой крышей
achievement-under_the_roof-about = Заселите на верхнем этаже { $n ->
        [one] { $n } постояльца
        [few] { $n } постояльцев
       *[many] { $n } постояльцев
    }. Номера там дороже всего — и в конце ценнее всего.
achievement-whole_floor = Мест нет
achievement-whole_floor-about = Заселите целый этаж. Некоторые цели и кое-кто из персонала требуют именно этого.
achievement-six_staff = Образцовый отель
achievement-six_staff-about = Разыграйте за одну партию { $n ->
        [one] { $n } карту персонала
        [few] { $n } карты персонала
       *[many] { $n } карт персонала
    }.
achievement-free_hire = За идею
achievement-free_hire-about = Наймите бесплатно того, кто стоит { $n } крон и больше: сильная пятёрка удешевляет персонал на свою силу.
achievement-long_sight = Дальновидность
achievement-long_sight-about = Получите { $n } очков за персонал финального подсчёта. Нанимайте его пораньше, чтобы успеть сыграть на то, что он считает.
achievement-spared = Пронесло
achievement-spared-about = Ни разу не получите наказания от императора. Его получает тот, кто после визита стоит на нуле; пары шагов до конца третьего, пятого и седьмого раундов достаточно.
achievement-favourite = Любимец императора
achievement-favourite-about = Получите бонус императора при каждом из { $n ->
        [one] { $n } визита
        [few] { $n } визитов
       *[many] { $n } визитов
    }.
achievement-to_the_end_of_the_carpet = До края ковра
achievement-to_the_end_of_the_carpet-about = Дойдите до последнего деления шкалы императора. Шаги за ним — это очки.
achievement-all_objectives = Всё, что просили
achievement-all_objectives-about = Достигните за одну партию всех { $n ->
        [one] { $n } цели
        [few] { $n } целей
       *[many] { $n } целей
    }. Прочтите их до того, как подготовите первый номер.
achievement-hundred = Сотня
achievement-hundred-about = Наберите { $n } очков или больше.
achievement-two_hundred = Две сотни
achievement-two_hundred-about = Наберите { $n } очков или больше. Даже лучшим ботам это редко удаётся.
achievement-from_behind = Запоздалые постояльцы
achievement-from_behind-about = Победите, хотя в начале пятого раунда вы были в одиночестве на последнем месте. В конце считают номера, персонал и цели: на шкале видно не всё.
achievement-leopold_easy = Леопольд кивает
achievement-leopold_easy-about = Победите Леопольда на лёгком уровне. Его карты говорят, что он возьмёт: оставляйте ему то, что не нужно вам.
achievement-leopold_medium = Леопольд поднимает бровь
achievement-leopold_medium-about = Победите Леопольда на среднем уровне.
achievement-leopold_hard = Леопольд снимает шляпу
achievement-leopold_hard-about = Победите Леопольда на сложном уровне.
