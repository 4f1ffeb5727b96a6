### Why something cannot be done now.

why-pass-too_late = You can only pass before doing anything else in your turn.
why-end-no_die = Take a die before you end your turn.
why-end-no_die_or_pass = Take a die before you end your turn, or pass.
why-guest-taken_already = You have already taken a guest in this turn.
why-guest-after_die = A guest is taken before the die.
why-guest-cafe_full = The café is full.
why-guest-none = There is no guest on space { $space } of the queue.
why-price-guest =
    { $guest } costs { $price ->
        [one] { $price } krone
       *[other] { $price } krones
    } and you have { $krones ->
        [0] none
       *[other] { $krones }
    }.
why-price-boost =
    A boost costs { $price ->
        [one] { $price } krone
       *[other] { $price } krones
    } and you have { $krones ->
        [0] none
       *[other] { $krones }
    }.
why-price-six =
    A six costs { $price ->
        [one] { $price } krone
       *[other] { $price } krones
    } and you have { $krones ->
        [0] none
       *[other] { $krones }
    }.
why-price-six_boost =
    A six with a boost costs { $price ->
        [one] { $price } krone
       *[other] { $price } krones
    } and you have { $krones ->
        [0] none
       *[other] { $krones }
    }.
why-price-serve =
    Serving costs { $price ->
        [one] { $price } krone
       *[other] { $price } krones
    } and you have { $krones ->
        [0] none
       *[other] { $krones }
    }.
why-price-room =
    Room { $room } costs { $price ->
        [one] { $price } krone
       *[other] { $price } krones
    } and you have { $krones ->
        [0] none
       *[other] { $krones }
    }.
why-price-staff =
    { $staff } costs { $price ->
        [one] { $price } krone
       *[other] { $price } krones
    } and you have { $krones ->
        [0] none
       *[other] { $krones }
    }.
why-price-spend =
    This costs { $price ->
        [one] { $price } krone
       *[other] { $price } krones
    } and you have { $krones ->
        [0] none
       *[other] { $krones }
    }.
why-spend-item =
    { $item ->
        [strudel] This takes { $need } strudel from your kitchen, and you have { $have }.
        [cake] This takes { $need } cake from your kitchen, and you have { $have }.
        [wine] This takes { $need } wine from your kitchen, and you have { $have }.
        [coffee] This takes { $need } coffee from your kitchen, and you have { $have }.
       *[other] This takes { $need } champagne from your kitchen, and you have { $have }.
    }
why-spend-steps =
    { $need ->
        [one] For this you go back { $need } step on the emperor track, and you stand on step { $have }.
       *[other] For this you go back { $need } steps on the emperor track, and you stand on step { $have }.
    }
why-spend-exchange = This exchanges { $need } dishes and drinks of your kitchen, and you have { $have }.

why-swap-same =
    { $item ->
        [strudel] Strudel is exchanged for something else.
        [cake] Cake is exchanged for something else.
        [wine] Wine is exchanged for something else.
       *[other] Coffee is exchanged for something else.
    }
why-swap-due =
    { $items ->
        [one] { $items } more item is to be exchanged.
       *[other] { $items } more items are to be exchanged.
    }
why-item-not_kept =
    { $item ->
        [strudel] There is no strudel in your kitchen.
        [cake] There is no cake in your kitchen.
        [wine] There is no wine in your kitchen.
        [coffee] There is no coffee in your kitchen.
       *[other] There is no champagne in your kitchen.
    }

why-die-taken_already = You already took a die in this turn.
why-elsewhere-hand = Staff is hired with a 5 or a 6 among the dice, or where a reward or another card says so.
why-elsewhere-room = Rooms are prepared with a 3 or a 6 among the dice, or where a reward or a card says so.
why-elsewhere-vacant = This room waits for a guest whose order is complete. Choose the guest in the café.
why-elsewhere-occupied = Somebody lives here; nothing more can be done with this room.
why-not-now = Not now. { $question }
why-not-yours = It is the turn of { $name }.
why-looking-on = You are only looking on.
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
        [blue] { $guest } wants a blue room, and { $room } is none.
        [red] { $guest } wants a red room, and { $room } is none.
       *[other] { $guest } wants a yellow room, and { $room } is none.
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
why-claim-short-colours = Objective { $letter }: not occupied yet: { LIST($rooms) }.
why-claim-short-krones = Objective { $letter }: you have { $have } of { $need } krones.
why-claim-short-tiles = Objective { $letter }: you have { $have } of { $need } rooms prepared.
why-claim-short-staff = Objective { $letter }: you have { $have } of { $need } staff in play.
# $printed is the number on the space; some numbers are printed twice.
why-claim-short-emperor =
    { $more ->
        [one] Objective { $letter }: you are on a { $printed } of the emperor track and lack { $more } step of { $need }.
       *[other] Objective { $letter }: you are on a { $printed } of the emperor track and lack { $more } steps of { $need }.
    }
why-claim-short-floors = Objective { $letter }: you have { $have } of { $need } floors fully occupied.
why-claim-short-columns = Objective { $letter }: you have { $have } of { $need } columns fully occupied.
why-claim-short-groups = Objective { $letter }: you have { $have } of { $need } groups fully occupied.
why-claim-short-kitchen = Objective { $letter }: you have { $have } of { $need } of each dish and drink.
why-claim-short-top_floor = Objective { $letter }: you have { $have } of { $need } rooms on the top floor occupied.
why-claim-short-orders = Objective { $letter }: you have checked in { $have } of { $need } such guests.

why-claim-short-whole_colours = Objective { $letter }: you have { $have } of { $need } colours fully occupied.
why-use-used = { $staff } has already been used in this round.
why-use-waits = { $staff } waits for its moment: you are asked when it comes.
why-use-face_down = { $staff } has been used and lies face down for the rest of the game.
why-use-not_set_off = { $staff } did not wait for what has just happened.
why-complete-nothing_missing = { $guest } has everything already.
why-reward-taken = Part { $part } of the reward of { $guest } has been taken already.
why-reward-last = This part of the reward comes after all the others.
why-remove-vacant = Room { $room } is not a vacant room.
why-remove-occupied = Room { $room } is not an occupied room.
why-remove-column = Both rooms must come from one column, and this is column { $column }.
why-remove-floor_vacant = It must be a vacant room on floor { $floor }.
why-remove-floor_occupied = It must be an occupied room on floor { $floor }.

# When somebody types what cannot be meant, or what is not asked.

why-not-at-all = That is possible now.
why-over = The game is over.
why-no-action = That number stands for no action.
why-unasked =
    { $kind ->
        [done] There is nothing to leave off just now.
        [main] There is no choice of what comes first just now.
        [bonus] No occupancy bonus waits just now.
        [keep] You have nothing in hand to keep just now.
        [ignore] There is no penalty to ignore just now.
        [accept] There is no penalty to accept just now.
        [left] There is no penalty to choose a half of just now.
        [right] There is no penalty to choose a half of just now.
        [act] Nothing lets you act without a die just now.
        [take] There is nothing to divide just now.
        [reward] No reward waits just now.
        [also] Nothing comes beside a die just now.
        [place] You have nothing in hand to place just now.
        [item] You have no item to choose just now.
        [swap] Nothing lets you exchange items just now.
        [complete] Nothing lets you complete an order from the supply just now.
        [room] Nothing lets you prepare a room just now.
        [occupy] Nothing lets you occupy a room just now.
        [remove] No room has to be given back just now.
        [hire] Nothing lets you hire staff just now.
        [draft] There are no cards to choose from just now.
        [return] No card has to be returned just now.
        [dismiss] Nobody has to be dismissed just now.
        [row] No bonus of a row waits just now.
        [emptied] No bonus of an area waits just now.
        [dance] No guest can go to a ball just now.
        [send] Nothing lets you send a dancer just now.
        [area] No dancer leaves your rehearsal room just now.
        [rehearse] There is no rehearsal room to choose just now.
        [recall] None of your dancers has to leave just now.
        [pour] There is nothing to divide just now.
        [key] There is no key to take just now.
        [colour] There is no die to choose by its colour just now.
        [call] There is no celebrity to call on just now.
        [bid] Nothing is auctioned just now.
        [entrance] There is no entrance to choose just now.
        [shift] Nothing lets you move a die just now.
        [token] There is no bonus token to take just now.
        [favour] You have no emperor tile of your own to use just now.
        [give] There is nothing to give away just now.
       *[other] That is not asked now.
    } { $question } You can say { LIST($forms, type: "or") }.
why-die-copies = Only a six copies another action.
why-die-lost-boost = An action that is lost cannot be boosted.
why-act-copies = A six copies one of the actions 1 to 5.
why-die-not_lost = The action of a six is lost only when you can take no other die and cannot pay for the six.
why-die-not_lost_pass = You have done nothing in this turn yet, so you pass instead of losing the action of a six.
why-use-not_per_round = { $staff } is not a card to be used once in a round.
why-staff-not_in_play = { $staff } is not in play before you.
why-room-due =
    { $rooms ->
        [one] Everybody prepares { $rooms } room before the game begins.
       *[other] Everybody prepares { $rooms } rooms before the game begins.
    }
why-serve-no_guest = There is no guest at table { $table }.
why-serve-neither =
    { $item ->
        [strudel] There is no strudel in your kitchen, and { $guest } wants none.
        [cake] There is no cake in your kitchen, and { $guest } wants none.
        [wine] There is no wine in your kitchen, and { $guest } wants none.
        [coffee] There is no coffee in your kitchen, and { $guest } wants none.
       *[other] There is no champagne in your kitchen, and { $guest } wants none.
    }
why-place-not_gained =
    { $item ->
        [strudel] You have no strudel in hand
        [cake] You have no cake in hand
        [wine] You have no wine in hand
        [coffee] You have no coffee in hand
       *[other] You have no champagne in hand
    }: { $placing ->
        [strudel] you are placing strudel.
        [cake] you are placing cake.
        [wine] you are placing wine.
        [coffee] you are placing coffee.
       *[other] you are placing champagne.
    }
why-place-first =
    { $placing ->
        [strudel] First place or keep the strudel.
        [cake] First place or keep the cake.
        [wine] First place or keep the wine.
        [coffee] First place or keep the coffee.
       *[other] First place or keep the champagne.
    }
why-take-too_many = There are only { $strength } to divide.
why-take-uneven =
    { $action ->
        [1] You cannot take more cake than strudel.
       *[other] You cannot take more coffee than wine.
    }

why-draft-not_among = { $staff } is not among the cards you choose from.
why-staff-not_in_hand = { $staff } is not in your hand.
why-staff-not_looked_at = { $staff } is not among the cards you look at.
why-hire-must = One of the cards you look at must be played.
why-bonus-none = No occupancy bonus waits just now.
why-bonus-late = The bonus comes before the first part of the reward or after the last.
why-reward-parts =
    { $parts ->
        [one] The reward of { $guest } has { $parts } part.
       *[other] The reward of { $guest } has { $parts } parts.
    }
why-main-done = The main action of the die has been done already.
why-main-to_do = The main action of the die is still to be done.
why-also-had =
    { $side ->
        [room] You have already had the chance to prepare a room beside this die.
        [hire] You have already had the chance to hire a member of staff beside this die.
        [dancer] You have already had the chance to send a dancer beside this die.
       *[other] You have already had the chance to advance on the emperor track beside this die.
    }
why-also-none =
    { $side ->
        [room] None of your staff lets you prepare a room beside this die.
        [hire] None of your staff lets you hire a member of staff beside this die.
        [dancer] None of your staff lets you send a dancer beside this die.
       *[other] None of your staff lets you advance on the emperor track beside this die.
    }
why-dismiss-not_end = { $staff } is not an end-of-game card.
