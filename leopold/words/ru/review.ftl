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
