# A made-up translation, for tests alone: it has what English has not, three plurals, cases and genders.
krones =
    { $n ->
        [one] { $n } крона
        [few] { $n } крони
       *[many] { $n } крон
    }
items-wine =
    { $n ->
        [one] { $n } вино
        [few] { $n } вина
       *[many] { $n } вин
    }
items-cake =
    { $n ->
        [one] { $n } торт
        [few] { $n } торти
       *[many] { $n } тортів
    }
# Declined by whoever writes a sentence: what is said inside of it, and names as packs have them.
colour-red = червона
    .accusative = червону
served-to = { FORM($guest, form: "dative") } подано { LIST($items, form: "accusative") }.
came =
    { FORM($guest, form: "gender") ->
        [feminine] { $guest } прийшла.
       *[masculine] { $guest } прийшов.
    }
painted = { FORM($colour, form: "accusative") } кімнату
card-numbered = { $name } ({ $number })
    .dative = { FORM($name, form: "dative") } ({ $number })
items-coffee =
    { $n ->
        [one] { $n } кава
        [few] { $n } кави
       *[many] { $n } кав
    }
    .accusative =
        { $n ->
            [one] { $n } каву
            [few] { $n } кави
           *[many] { $n } кав
        }
called-75 = Баронеса
    .dative = Баронесі
    .gender = feminine
guest-baroness = баронеса
    .genitive = баронеси
    .gender = feminine
event-order =
    { $gender ->
        [feminine] { $guest } замовила { LIST($items) }.
       *[masculine] { $guest } замовив { LIST($items) }.
    }
why-price-staff = { $staff } коштує { $price ->
        [one] { $price } крону
        [few] { $price } крони
       *[many] { $price } крон
    }; у вас { $krones }.
