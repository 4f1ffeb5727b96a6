### Погляд назад: наскільки добре зіграно.

review-split =
    { $luck ->
        [good] Гра принесла { points }, ще { $dealt } додало везіння.
        [bad] Гра принесла { points }, { $dealt } з них забрало невезіння.
       *[even] Гра принесла { points }, везіння нічого не додало й не забрало.
    }
review-mark-best = найкращий
review-mark-good = добрий
review-mark-inaccuracy = неточність
review-mark-mistake = помилка
review-mark-blunder = груба помилка
review-going = Гра ще триває: розбір буде, коли вона скінчиться.

## На сторінці.

review-title = Розбір
review-waiting = Кожне рішення гри наново розігрується на багатьох роздачах. Це триває близько хвилини. Можна піти: розбір продовжиться й збережеться разом із грою.
review-progress = Оцінено рішень: { $done } з { $of }
review-failed = Розбір перервався. З грою нічого не сталося: запустіть його ще раз.
review-people = Як хто зіграв
review-accuracy = точність
review-percent = { $n }%
review-lost = втрачено { points }
review-count = { $mark }: { $n }
review-curve = Очікувана перевага
review-curve-about = На скільки очок попереду найкращого з решти, перед кожним ходом і наприкінці.
review-curve-label = { $name }: спочатку { $start }, наприкінці { $end }. Майстерність { $skill }, везіння { $luck }.
review-margin = Перевага
review-skill = Майстерність
review-skill-about = Скільки втрачено порівняно з найкращими знайденими ходами.
review-luck = Везіння
review-luck-about = Кубики, карти й те, що робили інші.
review-parts = Що показує крива
review-moments = Вирішальні моменти
review-moment = Раунд { $round }: { $mark }, втрачено { points }
review-moment-best = { $best }: { $line }
review-no-moments = Помітних втрат не завдав жоден хід.
review-turns = Хід за ходом
review-worth = очікується { points }, шанс на перемогу { $chance }%
review-worth-margin = очікується { points }, перевага { $margin }, шанс на перемогу { $chance }%
review-nothing = Вибирати не було з чого.
review-played = Зіграно
review-played-best = Зіграно, і кращого не знайшлося
review-line =
    { $place ->
        [1] Найкращий хід
        [2] Другий за силою
       *[other] Третій за силою
    }
review-lines = Порівняти з іншим ходом
review-part = Рішення { $at } з { $of }
review-differs = У рамці те, чим вони різняться.
review-cut = Показано лише початок: далі потрібні карти, яких ніхто не бачив.
review-whole = Показано, чим закінчився весь хід.
review-on = Грати далі звідси
review-on-about = Нова гра з цієї миті, проти тих самих ботів.
review-unjudged =
    { $n ->
        [one] { $n } рішення до першого раунду не оцінено.
        [few] { $n } рішення до першого раунду не оцінено.
       *[many] { $n } рішень до першого раунду не оцінено.
    }
review-how = Перевірено щонайбільше на { $n ->
        [one] { $n } роздачі
        [few] { $n } роздачах
       *[many] { $n } роздачах
    }; видно при цьому було не більше, ніж самому гравцеві.
