### Why something cannot be done now.

why-pass-too_late = Спасувати можна лише на початку ходу, поки ви нічого не зробили.
why-end-no_die = Перш ніж завершити хід, візьміть кубик.
why-end-no_die_or_pass = Перш ніж завершити хід, візьміть кубик — або спасуйте.
why-guest-taken_already = У цьому ході ви вже взяли гостя.
why-guest-after_die = Гостя беруть до кубика.
why-guest-cafe_full = У кав'ярні немає вільних столиків.
why-guest-none = На місці { $space } черги немає гостя.
why-price-guest =
    { $guest } коштує { $price ->
        [one] { $price } крону
        [few] { $price } крони
       *[many] { $price } крон
    }, а у вас { $krones ->
        [0] жодної
       *[other] { $krones }
    }.
why-price-boost =
    Посилення коштує { $price ->
        [one] { $price } крону
        [few] { $price } крони
       *[many] { $price } крон
    }, а у вас { $krones ->
        [0] жодної
       *[other] { $krones }
    }.
why-price-six =
    Шістка коштує { $price ->
        [one] { $price } крону
        [few] { $price } крони
       *[many] { $price } крон
    }, а у вас { $krones ->
        [0] жодної
       *[other] { $krones }
    }.
why-price-six_boost =
    Шістка з посиленням коштує { $price ->
        [one] { $price } крону
        [few] { $price } крони
       *[many] { $price } крон
    }, а у вас { $krones ->
        [0] жодної
       *[other] { $krones }
    }.
why-price-serve =
    Подати коштує { $price ->
        [one] { $price } крону
        [few] { $price } крони
       *[many] { $price } крон
    }, а у вас { $krones ->
        [0] жодної
       *[other] { $krones }
    }.
why-price-room =
    Номер { $room } коштує { $price ->
        [one] { $price } крону
        [few] { $price } крони
       *[many] { $price } крон
    }, а у вас { $krones ->
        [0] жодної
       *[other] { $krones }
    }.
why-price-staff =
    { $staff } коштує { $price ->
        [one] { $price } крону
        [few] { $price } крони
       *[many] { $price } крон
    }, а у вас { $krones ->
        [0] жодної
       *[other] { $krones }
    }.
why-price-spend =
    Це коштує { $price ->
        [one] { $price } крону
        [few] { $price } крони
       *[many] { $price } крон
    }, а у вас { $krones ->
        [0] жодної
       *[other] { $krones }
    }.
why-spend-item =
    { $item ->
        [strudel] Для цього треба з кухні { $need ->
            [one] { $need } струдель
            [few] { $need } струдлі
           *[many] { $need } струдлів
        }, а у вас { $have }.
        [cake] Для цього треба з кухні { $need ->
            [one] { $need } тортик
            [few] { $need } тортики
           *[many] { $need } тортиків
        }, а у вас { $have }.
        [wine] Для цього треба з кухні { $need ->
            [one] { $need } вино
            [few] { $need } вина
           *[many] { $need } вин
        }, а у вас { $have }.
        [coffee] Для цього треба з кухні { $need ->
            [one] { $need } каву
            [few] { $need } кави
           *[many] { $need } кав
        }, а у вас { $have }.
       *[other] Для цього треба з кухні { $need ->
            [one] { $need } шампанське
            [few] { $need } шампанські
           *[many] { $need } шампанських
        }, а у вас { $have }.
    }
why-spend-steps =
    { $need ->
        [one] Для цього треба відступити треком імператора на { $need } поділку, а ви на { $have }-й.
        [few] Для цього треба відступити треком імператора на { $need } поділки, а ви на { $have }-й.
       *[many] Для цього треба відступити треком імператора на { $need } поділок, а ви на { $have }-й.
    }
why-spend-exchange = Для цього міняють смаколики й напої з кухні: треба { $need }, а у вас { $have }.

why-swap-same =
    { $item ->
        [strudel] Струдель міняють на щось інше.
        [cake] Тортик міняють на щось інше.
        [wine] Вино міняють на щось інше.
       *[other] Каву міняють на щось інше.
    }
why-swap-due =
    { $items ->
        [one] Треба обміняти ще { $items } порцію.
        [few] Треба обміняти ще { $items } порції.
       *[many] Треба обміняти ще { $items } порцій.
    }
why-item-not_kept =
    { $item ->
        [strudel] На вашій кухні немає струдлів.
        [cake] На вашій кухні немає тортиків.
        [wine] На вашій кухні немає вина.
        [coffee] На вашій кухні немає кави.
       *[other] На вашій кухні немає шампанського.
    }

why-die-taken_already = У цьому ході ви вже взяли кубик.
why-elsewhere-hand = Персонал наймають кубиком 5 або 6 чи там, де так каже винагорода або інша карта.
why-elsewhere-room = Номери готують кубиком 3 або 6 чи там, де так каже винагорода або карта.
why-elsewhere-vacant = Цей номер чекає на гостя з виконаним замовленням. Виберіть гостя в кав'ярні.
why-elsewhere-occupied = Тут уже хтось живе; із цим номером більше нічого не зробиш.
why-not-now = Не зараз. { $question }
why-not-yours = Зараз ходить { $name }.
why-looking-on = Ви лише спостерігаєте.
why-die-none = У комірці { $face } немає кубика.
why-serve-no_item =
    { $item ->
        [strudel] На вашій кухні немає струдлів.
        [cake] На вашій кухні немає тортиків.
        [wine] На вашій кухні немає вина.
        [coffee] На вашій кухні немає кави.
       *[other] На вашій кухні немає шампанського.
    }
why-serve-not_ordered =
    { $item ->
        [strudel] { $guest } не замовляє струдлів.
        [cake] { $guest } не замовляє тортиків.
        [wine] { $guest } не замовляє вина.
        [coffee] { $guest } не замовляє кави.
       *[other] { $guest } не замовляє шампанського.
    }
why-serve-enough =
    { $item ->
        [strudel] { $guest } більше не хоче струдлів.
        [cake] { $guest } більше не хоче тортиків.
        [wine] { $guest } більше не хоче вина.
        [coffee] { $guest } більше не хоче кави.
       *[other] { $guest } більше не хоче шампанського.
    }

why-check_in-missing = { $guest } ще чекає на { LIST($items, form: "accusative") }.
why-check_in-no_room =
    { $colour ->
        [blue] Для { FORM($guest, form: "genitive") } немає вільного синього номера.
        [red] Для { FORM($guest, form: "genitive") } немає вільного червоного номера.
        [yellow] Для { FORM($guest, form: "genitive") } немає вільного жовтого номера.
       *[other] Для { FORM($guest, form: "genitive") } немає вільного номера.
    }
why-check_in-colour =
    { $wanted ->
        [blue] { $guest } хоче синій номер, а { $room } не такий.
        [red] { $guest } хоче червоний номер, а { $room } не такий.
       *[other] { $guest } хоче жовтий номер, а { $room } не такий.
    }

why-room-not_prepared = Номер { $room } не підготовлено.
why-room-occupied = Номер { $room } уже зайнято.
why-room-prepared = Номер { $room } уже підготовлено.
why-room-too_high =
    { $floors ->
        [1] Це лише для поверху 1.
        [2] Це лише для поверхів 1 і 2.
       *[other] Це лише для поверхів 1–3.
    }

why-room-begin = Готель починається знизу зліва, з номера { $room }.
why-room-apart = Номер { $room } не прилягає до жодного вашого.
why-claim-done = Ви вже виконали завдання { $letter }.
why-claim-full = На завданні { $letter } вже немає вільних місць.
why-claim-short-colours = Завдання { $letter }: ще не зайнято: { LIST($rooms) }.
why-claim-short-krones = Завдання { $letter }: у вас { $have } з { $need } крон.
why-claim-short-tiles = Завдання { $letter }: підготовлено { $have } з { $need } номерів.
why-claim-short-staff = Завдання { $letter }: персоналу в грі { $have } з { $need }.
why-claim-short-emperor =
    { $more ->
        [one] Завдання { $letter }: ви на { $printed } треку імператора, до { $need } бракує { $more } поділки.
        [few] Завдання { $letter }: ви на { $printed } треку імператора, до { $need } бракує { $more } поділок.
       *[many] Завдання { $letter }: ви на { $printed } треку імператора, до { $need } бракує { $more } поділок.
    }
why-claim-short-floors = Завдання { $letter }: повністю зайнято { $have } з { $need } поверхів.
why-claim-short-columns = Завдання { $letter }: повністю зайнято { $have } з { $need } стовпців.
why-claim-short-groups = Завдання { $letter }: повністю зайнято { $have } з { $need } груп.
why-claim-short-kitchen = Завдання { $letter }: кожного смаколика й напою у вас { $have } з { $need }.
why-claim-short-top_floor = Завдання { $letter }: на верхньому поверсі зайнято { $have } з { $need } номерів.
why-claim-short-orders = Завдання { $letter }: заселено { $have } з { $need } таких гостей.

why-claim-short-whole_colours = Завдання { $letter }: повністю зайнято { $have } з { $need } кольорів.
why-use-used = Карту «{ $staff }» у цьому раунді вже використано.
why-use-waits = Карта «{ $staff }» чекає слушної миті: коли та настане, вас запитають.
why-use-face_down = Карту «{ $staff }» використано, і вона лежить долілиць до кінця гри.
why-use-not_set_off = Карта «{ $staff }» чекала не на те, що сталося.
why-complete-nothing_missing = { $guest } вже має все.
why-reward-taken = Частину { $part } винагороди { FORM($guest, form: "genitive") } вже взято.
why-reward-last = Ця частина винагороди — після всіх інших.
why-remove-vacant = Номер { $room } — не вільний.
why-remove-occupied = Номер { $room } — не зайнятий.
why-remove-column = Обидва номери мають бути з одного стовпця, а це стовпець { $column }.
why-remove-floor_vacant = Це має бути вільний номер на поверсі { $floor }.
why-remove-floor_occupied = Це має бути зайнятий номер на поверсі { $floor }.

# When somebody types what cannot be meant, or what is not asked.

why-not-at-all = Це зараз можна.
why-over = Гру закінчено.
why-no-action = Це число не позначає жодної дії.
why-unasked =
    { $kind ->
        [done] Зараз нема чого припиняти.
        [main] Зараз не треба вибирати, що буде спершу.
        [bonus] Зараз жоден бонус за заселення не чекає.
        [keep] У вас зараз нема чого лишати.
        [ignore] Зараз немає штрафу, якого можна уникнути.
        [accept] Зараз немає штрафу, який треба прийняти.
        [left] Зараз не треба вибирати половину штрафу.
        [right] Зараз не треба вибирати половину штрафу.
        [act] Зараз не можна діяти без кубика.
        [take] Зараз нема чого ділити.
        [reward] Зараз жодна винагорода не чекає.
        [also] Зараз нічого не додається до кубика.
        [place] У вас зараз нема чого розподіляти.
        [item] Зараз не треба вибирати смаколик чи напій.
        [swap] Зараз нічого не можна обміняти.
        [complete] Зараз не можна виконати замовлення із запасу.
        [room] Зараз не можна підготувати номер.
        [occupy] Зараз не можна зайняти номер.
        [remove] Зараз не треба віддавати номер.
        [hire] Зараз не можна найняти персонал.
        [draft] Зараз немає карт на вибір.
        [return] Зараз не треба повертати карту.
        [dismiss] Зараз нікого не треба звільняти.
        [row] Зараз жоден бонус ряду не чекає.
        [emptied] Зараз жоден бонус ділянки не чекає.
        [dance] Зараз жоден гість не може піти на бал.
        [send] Зараз не можна надіслати танцівника.
        [area] Зараз жоден танцівник не залишає вашої репетиційної зали.
        [rehearse] Зараз не треба вибирати репетиційну залу.
        [recall] Зараз жоден ваш танцівник не мусить піти.
        [pour] Зараз нема чого ділити.
        [key] Зараз немає ключа, який можна взяти.
        [colour] Зараз не треба вибирати кубик за кольором.
        [call] Зараз немає знаменитості, до якої можна звернутися.
        [bid] Зараз немає торгів.
        [entrance] Зараз не треба вибирати вестибюль.
        [shift] Зараз не можна пересунути кубик.
        [token] Зараз немає жетона бонусу, який можна взяти.
        [favour] Зараз у вас немає власної плитки імператора.
        [give] Зараз нема чого віддавати.
       *[other] Зараз про це не питають.
    } { $question } Можна сказати { LIST($forms, type: "or") }.
why-die-copies = Іншу дію копіює лише шістка.
why-die-lost-boost = Втрачену дію не можна посилити.
why-act-copies = Шістка копіює одну з дій 1–5.
why-die-not_lost = Дія шістки пропадає, лише якщо ви не можете взяти інший кубик і заплатити за шістку.
why-die-not_lost_pass = У цьому ході ви ще нічого не зробили, тож пасуйте, а не втрачайте дію шістки.
why-use-not_per_round = «{ $staff }» — не з тих карт, що використовують раз за раунд.
why-staff-not_in_play = Карта «{ $staff }» не лежить перед вами.
why-room-due =
    { $rooms ->
        [one] Перед початком гри кожен готує { $rooms } номер.
        [few] Перед початком гри кожен готує { $rooms } номери.
       *[many] Перед початком гри кожен готує { $rooms } номерів.
    }
why-serve-no_guest = За столиком { $table } немає гостя.
why-serve-neither =
    { $item ->
        [strudel] На вашій кухні немає струдлів, та { $guest } їх і не хоче.
        [cake] На вашій кухні немає тортиків, та { $guest } їх і не хоче.
        [wine] На вашій кухні немає вина, та { $guest } його й не хоче.
        [coffee] На вашій кухні немає кави, та { $guest } її й не хоче.
       *[other] На вашій кухні немає шампанського, та { $guest } його й не хоче.
    }
why-place-not_gained =
    { $item ->
        [strudel] Струдля ви зараз не маєте
        [cake] Тортика ви зараз не маєте
        [wine] Вина ви зараз не маєте
        [coffee] Кави ви зараз не маєте
       *[other] Шампанського ви зараз не маєте
    }: { $placing ->
        [strudel] ви подаєте струдель.
        [cake] ви подаєте тортик.
        [wine] ви подаєте вино.
        [coffee] ви подаєте каву.
       *[other] ви подаєте шампанське.
    }
why-place-first =
    { $placing ->
        [strudel] Спершу подайте струдель або лишіть його на кухні.
        [cake] Спершу подайте тортик або лишіть його на кухні.
        [wine] Спершу подайте вино або лишіть його на кухні.
        [coffee] Спершу подайте каву або лишіть її на кухні.
       *[other] Спершу подайте шампанське або лишіть його на кухні.
    }
why-take-too_many = Ділити можна лише { $strength }.
why-take-uneven =
    { $action ->
        [1] Не можна взяти більше тортиків, ніж струдлів.
       *[other] Не можна взяти більше кави, ніж вина.
    }

why-draft-not_among = Карти «{ $staff }» немає серед тих, з яких ви вибираєте.
why-staff-not_in_hand = Карти «{ $staff }» немає у вас на руці.
why-staff-not_looked_at = Карти «{ $staff }» немає серед тих, що ви дивитеся.
why-hire-must = Одну з переглянутих карт треба зіграти.
why-bonus-none = Зараз жоден бонус за заселення не чекає.
why-bonus-late = Бонус беруть до першої частини винагороди або після останньої.
why-reward-parts =
    { $parts ->
        [one] Винагорода { FORM($guest, form: "genitive") } має { $parts } частину.
        [few] Винагорода { FORM($guest, form: "genitive") } має { $parts } частини.
       *[many] Винагорода { FORM($guest, form: "genitive") } має { $parts } частин.
    }
why-main-done = Основну дію кубика вже виконано.
why-main-to_do = Основну дію кубика ще треба виконати.
why-also-had =
    { $side ->
        [room] До цього кубика ви вже мали нагоду підготувати номер.
        [hire] До цього кубика ви вже мали нагоду найняти когось із персоналу.
        [dancer] До цього кубика ви вже мали нагоду надіслати танцівника.
       *[other] До цього кубика ви вже мали нагоду просунутися треком імператора.
    }
why-also-none =
    { $side ->
        [room] Ніхто з вашого персоналу не дає підготувати номер до цього кубика.
        [hire] Ніхто з вашого персоналу не дає найняти когось до цього кубика.
        [dancer] Ніхто з вашого персоналу не дає надіслати танцівника до цього кубика.
       *[other] Ніхто з вашого персоналу не дає просунутися треком імператора до цього кубика.
    }
why-dismiss-not_end = «{ $staff }» — не карта кінця гри.
