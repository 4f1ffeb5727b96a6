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
