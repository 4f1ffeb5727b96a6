### Взгляд назад: насколько хорошо сыграно.

review-split =
    { $luck ->
        [good] Игра принесла { points }, ещё { $dealt } добавило везение.
        [bad] Игра принесла { points }, { $dealt } из них отняло невезение.
       *[even] Игра принесла { points }, везение ничего не дало и не отняло.
    }
review-mark-best = лучший
review-mark-good = хороший
review-mark-inaccuracy = неточность
review-mark-mistake = ошибка
review-mark-blunder = грубая ошибка
review-going = Партия ещё идёт: разбор будет, когда она закончится.

## На странице.

review-title = Разбор
review-waiting = Каждое решение партии заново разыгрывается на множестве раскладов. Это занимает около минуты. Можно уйти: разбор продолжится и сохранится вместе с партией.
review-progress = Оценено решений: { $done } из { $of }
review-failed = Разбор прервался. С партией ничего не случилось: запустите его ещё раз.
review-people = Кто как сыграл
review-accuracy = точность
review-percent = { $n } %
review-lost = потеряно { points }
review-count = { $mark }: { $n }
review-curve = Ожидаемый перевес
review-curve-about = На сколько очков впереди лучшего из остальных, перед каждым ходом и в конце.
review-curve-label = { $name }: сначала { $start }, в конце { $end }. Мастерство { $skill }, везение { $luck }.
review-margin = Перевес
review-skill = Мастерство
review-skill-about = Сколько потеряно по сравнению с лучшими найденными ходами.
review-luck = Везение
review-luck-about = Кубики, карты и то, что делали другие.
review-parts = Что показывает кривая
review-moments = Решающие моменты
review-moment = Раунд { $round }: { $mark }, потеряно { points }
review-moment-best = { $best }: { $line }
review-no-moments = Заметных потерь не принёс ни один ход.
review-turns = Ход за ходом
review-worth = ожидается { points }, шанс на победу { $chance } %
review-worth-margin = ожидается { points }, перевес { $margin }, шанс на победу { $chance } %
review-nothing = Выбирать было не из чего.
review-played = Сыграно
review-played-best = Сыграно, и лучшего не нашлось
review-line =
    { $place ->
        [1] Лучший ход
        [2] Второй по силе
       *[other] Третий по силе
    }
review-lines = Сравнить с другим ходом
review-part = Решение { $at } из { $of }
review-differs = В рамке то, чем они различаются.
review-cut = Показано только начало: дальше нужны карты, которых никто не видел.
review-whole = Показано, чем закончился весь ход.
review-on = Играть дальше отсюда
review-on-about = Новая партия с этого момента, против тех же ботов.
review-unjudged =
    { $n ->
        [one] { $n } решение до первого раунда не оценено.
        [few] { $n } решения до первого раунда не оценены.
       *[many] { $n } решений до первого раунда не оценено.
    }
review-how = Проверено не более чем на { $n ->
        [one] { $n } раскладе
        [few] { $n } раскладах
       *[many] { $n } раскладах
    }; видно при этом было не больше, чем самому игроку.

## Два хода рядом: чем один отличается от сыгранного.

review-compared =
    { $whole ->
        [yes] { review-line } по сравнению с сыгранным: { LIST($parts) }.
       *[no] { review-line } по сравнению с сыгранным и его лучшим продолжением: { LIST($parts) }.
    }
review-compared-now =
    { $more ->
        [yes] сразу на { points } больше
       *[no] сразу на { points } меньше
    }
review-compared-later =
    { $more ->
        [yes] позже примерно на { points } больше
       *[no] позже примерно на { points } меньше
    }
review-compared-others =
    { $more ->
        [yes] у лучшего из остальных примерно на { points } больше
       *[no] у лучшего из остальных примерно на { points } меньше
    }
review-compared-even = очков примерно столько же
review-compared-more = При этом больше: { LIST($gains) }.
review-compared-less = При этом меньше: { LIST($gains) }.
review-gain-guest_taken =
    { $n ->
        [one] { $n } приглашённый постоялец
        [few] { $n } приглашённых постояльца
       *[many] { $n } приглашённых постояльцев
    }
review-gain-items_served =
    { $n ->
        [one] { $n } обслуженный постоялец
        [few] { $n } обслуженных постояльца
       *[many] { $n } обслуженных постояльцев
    }
review-gain-checked_in =
    { $n ->
        [one] { $n } заселённый постоялец
        [few] { $n } заселённых постояльца
       *[many] { $n } заселённых постояльцев
    }
review-gain-rooms_prepared =
    { $n ->
        [one] { $n } подготовленный номер
        [few] { $n } подготовленных номера
       *[many] { $n } подготовленных номеров
    }
review-gain-rooms_occupied =
    { $n ->
        [one] { $n } занятый без постояльца номер
        [few] { $n } занятых без постояльца номера
       *[many] { $n } занятых без постояльца номеров
    }
review-gain-group_completed =
    { $n ->
        [one] { $n } заполненная группа
        [few] { $n } заполненные группы
       *[many] { $n } заполненных групп
    }
review-gain-staff_hired =
    { $n ->
        [one] { $n } нанятая карта персонала
        [few] { $n } нанятые карты персонала
       *[many] { $n } нанятых карт персонала
    }
review-gain-staff_used =
    { $n ->
        [one] { $n } использованная карта персонала
        [few] { $n } использованные карты персонала
       *[many] { $n } использованных карт персонала
    }
review-gain-objective_claimed =
    { $n ->
        [one] { $n } выполненная цель
        [few] { $n } выполненные цели
       *[many] { $n } выполненных целей
    }
review-gain-dancer_sent =
    { $n ->
        [one] { $n } танцор на балу
        [few] { $n } танцора на балу
       *[many] { $n } танцоров на балу
    }
review-gain-emperor_punished =
    { $n ->
        [one] { $n } штраф императора
        [few] { $n } штрафа императора
       *[many] { $n } штрафов императора
    }
