### Why something cannot be done now.

why-illegal = That is not legal now.
why-pass-too_late = You can only pass before doing anything else in your turn.
why-end-no_die = Take a die before you end your turn.
why-end-no_die_or_pass = Take a die before you end your turn, or pass.
why-guest-taken_already = You have already taken a guest in this turn.
why-guest-after_die = A guest is taken before the die.
why-guest-cafe_full = Your café is full.
why-guest-none = There is no guest on place { $space } of the queue.
why-price-guest =
    { $guest } costs { $price ->
        [one] { $price } krone
       *[other] { $price } krones
    }; you have { $krones }.
why-price-boost =
    A boost costs { $price ->
        [one] { $price } krone
       *[other] { $price } krones
    }; you have { $krones }.
why-price-six =
    A six costs { $price ->
        [one] { $price } krone
       *[other] { $price } krones
    }; you have { $krones }.
why-price-six_boost =
    A six with a boost costs { $price ->
        [one] { $price } krone
       *[other] { $price } krones
    }; you have { $krones }.
why-price-serve =
    Serving costs { $price ->
        [one] { $price } krone
       *[other] { $price } krones
    }; you have { $krones }.
why-price-room =
    Room { $room } costs { $price ->
        [one] { $price } krone
       *[other] { $price } krones
    }; you have { $krones }.
why-price-staff =
    { $staff } costs { $price ->
        [one] { $price } krone
       *[other] { $price } krones
    }; you have { $krones }.
why-die-taken_already = You already took a die in this turn.
why-elsewhere-hand = Staff is hired with a 5 or a 6 among the dice, or where a reward or another card says so.
why-elsewhere-room = Rooms are prepared with a 3 or a 6 among the dice, and taken by guests whose order is complete.
why-die-none = There is no die on space { $face }.
why-serve-no_item =
    { $item ->
        [strudel] There is no strudel in your kitchen.
        [cake] There is no cake in your kitchen.
        [wine] There is no wine in your kitchen.
        [coffee] There is no coffee in your kitchen.
       *[other] There is no champagne in your kitchen.
    }
why-serve-not_ordered =
    { $item ->
        [strudel] { $guest } did not order strudel.
        [cake] { $guest } did not order cake.
        [wine] { $guest } did not order wine.
        [coffee] { $guest } did not order coffee.
       *[other] { $guest } did not order champagne.
    }
why-serve-enough =
    { $item ->
        [strudel] { $guest } wants no more strudel.
        [cake] { $guest } wants no more cake.
        [wine] { $guest } wants no more wine.
        [coffee] { $guest } wants no more coffee.
       *[other] { $guest } wants no more champagne.
    }
why-check_in-missing = { $guest } still wants { LIST($items) }.
why-check_in-no_room =
    { $colour ->
        [blue] There is no vacant blue room for { $guest }.
        [red] There is no vacant red room for { $guest }.
        [yellow] There is no vacant yellow room for { $guest }.
       *[other] There is no vacant room for { $guest }.
    }
why-check_in-colour =
    { $wanted ->
        [blue] { $guest } wants a blue room.
        [red] { $guest } wants a red room.
       *[other] { $guest } wants a yellow room.
    }
why-room-not_prepared = Room { $room } is not prepared.
why-room-occupied = Room { $room } is occupied already.
why-room-prepared = Room { $room } is prepared already.
why-room-too_high =
    { $floors ->
        [1] This reaches floor 1 only.
        [2] This reaches floors 1 and 2 only.
       *[other] This reaches floors 1 to 3 only.
    }
why-room-begin = A hotel begins at the bottom left, with room { $room }.
why-room-apart = Room { $room } does not adjoin any of your rooms.
why-claim-done = You have already claimed objective { $letter }.
why-claim-full = All places on objective { $letter } are taken.
why-claim-short-colours = Objective { $letter }: still to be occupied are { LIST($rooms) }.
why-claim-short-krones = Objective { $letter }: you have { $have } of { $need } krones.
why-claim-short-tiles = Objective { $letter }: you have prepared { $have } of { $need } rooms.
why-claim-short-staff = Objective { $letter }: you have hired { $have } of { $need } staff.
why-claim-short-emperor = Objective { $letter }: you are on space { $have } of the emperor track and need space { $need }.
why-claim-short-floors = Objective { $letter }: you have { $have } of { $need } floors fully occupied.
why-claim-short-columns = Objective { $letter }: you have { $have } of { $need } columns fully occupied.
why-claim-short-groups = Objective { $letter }: you have { $have } of { $need } groups fully occupied.
why-claim-short-whole_colours = Objective { $letter }: you have { $have } of { $need } colours fully occupied.
why-use-used = { $staff } has already been used in this round.
why-complete-nothing_missing = { $guest } has everything already.
why-reward-taken = This part of the reward has been taken already.
why-reward-last = This part of the reward comes after all the others.
why-remove-vacant = Room { $room } is not a vacant room.
why-remove-occupied = Room { $room } is not an occupied room.
why-remove-column = Both rooms must come from one column, and this is column { $column }.
why-remove-floor_vacant = It must be a vacant room on floor { $floor }.
why-remove-floor_occupied = It must be an occupied room on floor { $floor }.
