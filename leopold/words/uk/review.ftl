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

## Два ходи поруч: чим один відрізняється від зіграного.

review-compared =
    { $whole ->
        [yes] { review-line } порівняно із зіграним: { LIST($parts) }.
       *[no] { review-line } порівняно із зіграним та його найкращим продовженням: { LIST($parts) }.
    }
review-compared-now =
    { $more ->
        [yes] одразу на { points } більше
       *[no] одразу на { points } менше
    }
review-compared-later =
    { $more ->
        [yes] згодом приблизно на { points } більше
       *[no] згодом приблизно на { points } менше
    }
review-compared-others =
    { $more ->
        [yes] у найкращого з решти приблизно на { points } більше
       *[no] у найкращого з решти приблизно на { points } менше
    }
review-compared-even = очок приблизно стільки ж
review-compared-more = При цьому більше: { LIST($gains) }.
review-compared-less = При цьому менше: { LIST($gains) }.
review-gain-guest_taken =
    { $n ->
        [one] { $n } запрошений гість
        [few] { $n } запрошені гості
       *[many] { $n } запрошених гостей
    }
review-gain-items_served =
    { $n ->
        [one] { $n } обслужений гість
        [few] { $n } обслужені гості
       *[many] { $n } обслужених гостей
    }
review-gain-checked_in =
    { $n ->
        [one] { $n } заселений гість
        [few] { $n } заселені гості
       *[many] { $n } заселених гостей
    }
review-gain-rooms_prepared =
    { $n ->
        [one] { $n } підготовлений номер
        [few] { $n } підготовлені номери
       *[many] { $n } підготовлених номерів
    }
review-gain-rooms_occupied =
    { $n ->
        [one] { $n } зайнятий без гостя номер
        [few] { $n } зайняті без гостя номери
       *[many] { $n } зайнятих без гостя номерів
    }
review-gain-group_completed =
    { $n ->
        [one] { $n } заповнена група
        [few] { $n } заповнені групи
       *[many] { $n } заповнених груп
    }
review-gain-staff_hired =
    { $n ->
        [one] { $n } найнята карта персоналу
        [few] { $n } найняті карти персоналу
       *[many] { $n } найнятих карт персоналу
    }
review-gain-staff_used =
    { $n ->
        [one] { $n } використана карта персоналу
        [few] { $n } використані карти персоналу
       *[many] { $n } використаних карт персоналу
    }
review-gain-objective_claimed =
    { $n ->
        [one] { $n } виконане завдання
        [few] { $n } виконані завдання
       *[many] { $n } виконаних завдань
    }
review-gain-dancer_sent =
    { $n ->
        [one] { $n } танцівник на балу
        [few] { $n } танцівники на балу
       *[many] { $n } танцівників на балу
    }
review-gain-emperor_punished =
    { $n ->
        [one] { $n } штраф імператора
        [few] { $n } штрафи імператора
       *[many] { $n } штрафів імператора
    }
