### Things of the game: items, colours, units, names of levels and variants. Other messages refer to these.

items-strudel =
    { $n ->
        [one] { $n } strudel
       *[other] { $n } strudels
    }
items-cake =
    { $n ->
        [one] { $n } cake
       *[other] { $n } cakes
    }
items-wine =
    { $n ->
        [one] { $n } wine
       *[other] { $n } wines
    }
items-coffee =
    { $n ->
        [one] { $n } coffee
       *[other] { $n } coffees
    }
items-champagne =
    { $n ->
        [one] { $n } champagne
       *[other] { $n } champagnes
    }
