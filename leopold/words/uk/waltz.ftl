### The table of a game with the expansion: what its parts are called, and how they stand. The page fetches these words with them.

waltz-season = Зали й вітальня
waltz-season-open = Зали й вітальня: роздивитися
waltz-season-close = Назад до черги й кубиків
waltz-balls = Бальні зали
waltz-balcony = Балкон
waltz-rehearsal = Ваша репетиційна зала
waltz-rehearsal-of =
    { $who ->
        [you] { waltz-rehearsal }
       *[other] Репетиційна зала: { $name }
    }
waltz-rehearsals = Репетиційні зали на вибір
waltz-lounge = Вітальня
waltz-auction = Вестибюлі на торгах
waltz-beside = Вестибюль і знаменитості

# `$scored` is done, next or later.
waltz-open =
    { $scored ->
        [done] { $name }, пораховано після раунду { $round }: роздивитися
       *[other] { $name }, підрахунок після раунду { $round }: роздивитися
    }
waltz-scored = Пораховано після раунду { $round }
waltz-dancers-of =
    { $who ->
        [you]
            { $n ->
                [one] { $n } ваш танцівник
                [few] { $n } ваші танцівники
               *[many] { $n } ваших танцівників
            }
       *[other]
            { $n ->
                [one] { $n } танцівник ({ $name })
                [few] { $n } танцівники ({ $name })
               *[many] { $n } танцівників ({ $name })
            }
    }
# `$free` is -1 where there is room for everybody.
waltz-row =
    { $there ->
        [some] { $place }: { waltz-row-price }, { waltz-row-free }; { LIST($dancers) }
       *[none] { $place }: { waltz-row-price }, { waltz-row-free }; ніхто не танцює
    }
waltz-row-price =
    { $price ->
        [0] без шампанського
        [one] { $price } шампанське
        [few] { $price } шампанських
       *[many] { $price } шампанських
    }
waltz-row-free =
    { $free ->
        [-1] місця вистачить усім
        [0] місць немає
        [one] { $free } вільне місце
        [few] { $free } вільні місця
       *[many] { $free } вільних місць
    }
waltz-area =
    { $n ->
        [0] Ділянка { $area } репетиційної зали: порожня
        [one] Ділянка { $area } репетиційної зали: { $n } танцівник з { $of }
        [few] Ділянка { $area } репетиційної зали: { $n } танцівники з { $of }
       *[many] Ділянка { $area } репетиційної зали: { $n } танцівників з { $of }
    }
# `$face` is the space of the die; -1 for somebody who has been called on already.
waltz-celebrity =
    { $colour ->
        [none]
            { $face ->
                [-1] { $name }: вже використано в цьому раунді
               *[other] { $name }: з вами в цьому раунді
            }
        [red] { $name } біля червоного кубика в комірці { $face }, { waltz-points }
        [blue] { $name } біля синього кубика в комірці { $face }, { waltz-points }
       *[yellow] { $name } біля жовтого кубика в комірці { $face }, { waltz-points }
    }
die-colour =
    { $colour ->
        [red] червоний
        [blue] синій
       *[yellow] жовтий
    }
    .genitive =
        { $colour ->
            [red] червоного
            [blue] синього
           *[yellow] жовтого
        }
waltz-points =
    { $vp ->
        [one] { $vp } очко
        [few] { $vp } очки
       *[many] { $vp } очок
    }
waltz-lounge-gone = Біля { die-colour.genitive } кубика вже нікого немає
waltz-offer =
    { $who ->
        [nobody] { $entrance }, ставок ще немає
        [you] { $entrance }, ваша ставка: { waltz-bid }
       *[other] { $entrance }, ставка — { waltz-bid } ({ $name })
    }
waltz-bid =
    { $bid ->
        [0] нуль
        [one] { $bid } крона
        [few] { $bid } крони
       *[many] { $bid } крон
    }
waltz-key =
    { $price ->
        [0] Універсальний ключ замість кубика: { waltz-key-gain }
        [one] Універсальний ключ замість кубика, за { $price } крону: { waltz-key-gain }
        [few] Універсальний ключ замість кубика, за { $price } крони: { waltz-key-gain }
       *[many] Універсальний ключ замість кубика, за { $price } крон: { waltz-key-gain }
    }
waltz-key-gain =
    { $gain ->
        [0] право почати наступний раунд
        [one] { $gain } крона й право почати наступний раунд
        [few] { $gain } крони й право почати наступний раунд
       *[many] { $gain } крон і право почати наступний раунд
    }
waltz-key-taken =
    { $who ->
        [you] Універсальний ключ: у цьому раунді він ваш
       *[other] Універсальний ключ: у цьому раунді його має { $name }
    }
waltz-gears =
    { $n ->
        [one] { $n } шестерня
        [few] { $n } шестерні
       *[many] { $n } шестерень
    }
waltz-first =
    { $die ->
        [7] Ключ, узятий першим у цьому раунді
       *[other] Перший кубик цього раунду: { $die }
    }
waltz-token = Жетон бонусу { $token }
waltz-kept =
    { $n ->
        [one] { $n } обслужений гість у цьому раунді
        [few] { $n } обслужені гості в цьому раунді
       *[many] { $n } обслужених гостей у цьому раунді
    }
waltz-goal =
    { $met ->
        [yes] Ваше власне завдання { $letter }, виконано: { $text }
       *[other] Ваше власне завдання { $letter }: { $text }
    }
waltz-favour =
    { $n ->
        [one] Відступити треком імператора на { $n } поділку: { $text }
        [few] Відступити треком імператора на { $n } поділки: { $text }
       *[many] Відступити треком імператора на { $n } поділок: { $text }
    }
waltz-stars = Шестерні на { $n } з { $of } зірок
waltz-reserved = Номер { $room } зарезервовано.

## Tips.

tip-ball-price =
    { $price ->
        [0] Надіслати сюди танцівника можна без шампанського.
        [one] Надіслати сюди танцівника коштує { $price } шампанське.
        [few] Надіслати сюди танцівника коштує { $price } шампанських.
       *[many] Надіслати сюди танцівника коштує { $price } шампанських.
    }
tip-ball-free =
    { $free ->
        [-1] Місця вистачить усім.
        [0] Усі місця зайнято.
        [one] Вільне { $free } місце.
        [few] Вільні { $free } місця.
       *[many] Вільно { $free } місць.
    }
tip-ball-there = Тут танцюють: { LIST($dancers) }.
tip-ball-nobody = Тут іще ніхто не танцює.
tip-ball-brings = Хто приходить сюди, одразу отримує:
tip-ballroom-when =
    { $scored ->
        [done] Пораховано після раунду { $round }.
       *[other] Підрахунок після раунду { $round }.
    }
tip-balcony-counts = Танцівники на балконі рахуються в останній бальній залі, «{ $ballroom }».
tip-rehearsal-text = Надіслані танцівники залишають ділянку вашої репетиційної зали. Хто спорожнить ділянку, отримує обіцяне нею.
tip-area-now =
    { $n ->
        [0] Вона порожня.
        [one] Тут іще { $n } з { $of } танцівників.
        [few] Тут іще { $n } з { $of } танцівників.
       *[many] Тут іще { $n } з { $of } танцівників.
    }
tip-lounge-text = Біля кожного кольорового кубика хтось чекає. Хто бере кубик, до кінця раунду має цю знаменитість і набирає її очки.
tip-celebrity-die = Біля { die-colour.genitive } кубика, що лежить у комірці { $face }.
tip-celebrity-worth =
    { $vp ->
        [one] Одразу дає { $vp } очко.
        [few] Одразу дає { $vp } очки.
       *[many] Одразу дає { $vp } очок.
    }
tip-celebrity-with =
    { $who ->
        [you] З вами до кінця раунду.
       *[other] До кінця раунду: { $name }.
    }
tip-celebrity-used = Уже використано в цьому раунді.
tip-key-text = Хто бере універсальний ключ замість кубика, починає наступний раунд.
tip-key-deal =
    { $price ->
        [0] Він безплатний і дає { waltz-krones }.
        [one] Він коштує { $price } крону й дає { waltz-krones }.
        [few] Він коштує { $price } крони й дає { waltz-krones }.
       *[many] Він коштує { $price } крон і дає { waltz-krones }.
    }
waltz-krones =
    { $gain ->
        [one] { $gain } крону
        [few] { $gain } крони
       *[many] { $gain } крон
    }
tip-entrance-begins = На початку: { LIST($items) }.
tip-offer-highest =
    { $who ->
        [nobody] За нього ще ніхто не робив ставки.
        [you] Ваша ставка найбільша: { waltz-bid }.
       *[other] Найбільша ставка — { waltz-bid }: { $name }.
    }
tip-token = Жетон бонусу
tip-token-text = Його верхня половина — за заповнений стовпець, нижня — за поверх. Використовується один раз.
tip-goal = Ваше власне завдання
tip-favour = Ваша власна плитка імператора
tip-favour-text =
    { $n ->
        [one] Раз за гру: відступіть треком імператора на { $n } поділку й отримайте її винагороду.
        [few] Раз за гру: відступіть треком імператора на { $n } поділки й отримайте її винагороду.
       *[many] Раз за гру: відступіть треком імператора на { $n } поділок і отримайте її винагороду.
    }
tip-kept = Гості, що лишаються
tip-kept-text = Обслужені за раунд гості лишаються тут до його кінця й дають очки за кількістю: { LIST($values, type: "unit") }.
tip-gear = Шестерня
tip-stars = Дев'ять зірок
tip-pool = Спільний запас порцій
tip-pool-text = Звідси порції потрапляють у комірки дій.
tip-space_item = Порція в комірці
tip-give = Гість: { $name }
