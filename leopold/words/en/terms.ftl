# Things of the game: items, colours, units. Other messages refer to these.

items-strudel =
    { $n ->
        [one] { $n } strudel
       *[other] { $n } strudels
    }
