### Компаньон в браузере: подсчёт очков.

problem-sheet-impossible = Это не подсчитать: { $reason }
sheet-wrong-alone = в одиночку играют с виртуальным соперником и больше ни с кем.
sheet-wrong-automaton = у { automaton-name.genitive } не остаётся ни крон, ни кухни, ни постояльцев.
sheet-wrong-day = скажите, какой это из дневных отелей.
sheet-wrong-room = номера { $room } нет.
sheet-wrong-staff = карты финального подсчёта { $number } в этой игре нет.
sheet-wrong-staff-twice = карта персонала { $number } есть только в одном экземпляре.
sheet-wrong-hired =
    { $n ->
        [one] среди них уже есть { $n } карта финального подсчёта.
        [few] среди них уже есть { $n } карты финального подсчёта.
       *[many] среди них уже есть { $n } карт финального подсчёта.
    }
sheet-wrong-krones = больше { $most } крон не бывает ни у кого.
sheet-wrong-item = такого ресурса в этой игре нет: { $item }.
sheet-wrong-entrance = вестибюля { $entrance } в этой игре нет.
sheet-wrong-entrance-twice = каждый вестибюль есть только в одном экземпляре.
sheet-wrong-cafe = в кафе { $most ->
        [one] { $most } столик
        [few] { $most } столика
       *[many] { $most } столиков
    }.
sheet-wrong-track = шкала императора кончается на { $most }.
sheet-wrong-place = у цели { $most ->
        [one] { $most } место
        [few] { $most } места
       *[many] { $most } мест
    }.
sheet-wrong-place-twice = место { $place } цели { $letter } уже занято.
sheet-wrong-dancers = столько танцоров не бывает ни у кого.
sheet-wrong-ballroom = такого бального зала в этой игре нет.
sheet-wrong-source = очков за { $source } в этой игре нет.

## Новый лист

sheet-new = Новый лист
sheet-people = Кто играет?
sheet-with-automaton = с соперником: { automaton-name }
sheet-hotel-of = Отель: { $name }

## Лист

sheet-points-of = { $name }, { $source }
sheet-empty = пока ничего
sheet-during = Во время игры
sheet-at-end = В конце
sheet-rest = Прочие очки
sheet-track = На шкале очков
sheet-track-about = Где стоит диск перед финальным подсчётом. Введённое ниже считается частью этих очков; остаток учитывается как есть.
sheet-waits = Сервер не отвечает. Введённое сохранено и будет подсчитано, как только он ответит.
sheet-result = Итог
sheet-back = Назад к листу
sheet-next = Дальше
sheet-before = Назад
sheet-ready = Готово
sheet-typed = Введено вручную
sheet-type = Ввести вручную
sheet-count-again = Пусть посчитает
sheet-less = На { $n } меньше
sheet-more = На { $n } больше
sheet-rooms-about = Нажмите на номер: заселён, подготовлен, пуст.
sheet-floor = Этаж { $floor }
sheet-floor-count =
    { $n ->
        [one] { $n } номер
        [few] { $n } номера
       *[many] { $n } номеров
    }
sheet-full-groups =
    { $n ->
        [0] Полных групп нет
        [one] { $n } полная группа
        [few] { $n } полные группы
       *[many] { $n } полных групп
    }
sheet-all-rooms = Все заселены
sheet-no-rooms = Все пусты
sheet-room = Номер { $room }, { $state ->
        [occupied] заселён
        [vacant] подготовлен
       *[empty] пуст
    }
sheet-which-hotel = Какой отель?
sheet-staff-about = { $name }: отметьте разыгранный персонал финального подсчёта.
sheet-staff-has = { $staff } уже здесь: { $name }
sheet-copies = как { $staff }
sheet-ask-hired = Весь нанятый персонал
sheet-ask-emperor = Деление шкалы императора в конце
sheet-ask-dancers = Танцоры на балах
sheet-krones = Кроны
sheet-cafe-about = Постояльцы, которые ещё сидят за столиками
sheet-visit = Раунд { $round }
sheet-visit-place = Деление шкалы
sheet-visit-back = назад до { $after }
sheet-visit-reward = бонус
sheet-visit-nothing = ни бонуса, ни штрафа
sheet-visit-penalty = штраф
sheet-visit-tile = Очки за жетон
sheet-objective-place = место { $place }
sheet-entrance-which = Какой вестибюль?
sheet-goals = Достигнуто своих целей
sheet-danced = По пути на бал
sheet-danced-about = Очки за ряды бальных залов и за опустевшие зоны репетиционного зала.
sheet-ball-which = Какой бальный зал?
sheet-ball-row = { $row ->
        [bottom] Внизу
        [middle] В середине
       *[top] Наверху
    }
sheet-won =
    { $count ->
        [0] Пока ни у кого нет очков.
        [1] Побеждает { LIST($names) }!
       *[other] Победу делят { LIST($names) }.
    }
sheet-alone-points = { $name }: { $n }
sheet-tied = Очков поровну: решают кроны и кухня.
sheet-total = Итого
sheet-share = Поделиться
sheet-save = Сохранить картинку
sheet-picture = Подсчёт очков картинкой
sheet-finish = Сохранить и начать заново
sheet-history = Законченные листы
sheet-history-none = Законченные листы хранятся здесь, на этом устройстве.
sheet-delete-of = Удалить лист от { $date }
sheet-deleted = Удалено.
sheet-undo = Вернуть
sheet-close = Закрыть
