# Messages for tests alone, so that the wording of real ones may change.
krones =
    { $n ->
        [one] { $n } krone
       *[other] { $n } krones
    }
items-wine =
    { $n ->
        [one] { $n } wine
       *[other] { $n } wines
    }
dice =
    { $n ->
        [0] No dice
        [one] { $n } die
       *[other] { $n } dice
    }
orders = Orders { LIST($items) }.
shown = A die showing { LIST($faces, type: "or") }.
shares = { LIST($shares, type: "unit") }
bare = { $items }
price = Room { $room } costs { krones }.
refused = That cannot be: { $reason }
served =
    { $complete ->
        [yes] { $guest } has everything.
       *[other] { $guest } waits.
    }
level =
    { $level ->
        [none] You play again.
       *[other] A bot ({ $level }) plays.
    }
only-in-english = Only in English.
