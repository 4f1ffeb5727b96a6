### The companion in the browser: what a game needs, drawn and shown in the order of laying out.

problem-setup-impossible = Such a game cannot be set up: { $reason }
setup-wrong-pin = There is no { $value } to be kept there.
setup-wrong-twice = The same thing cannot lie in two places.

## Wishes

setup-wishes-change = Change
setup-players = How many play?
setup-player = Player { $n }
setup-name = Name of player { $n }
setup-alone = Alone
setup-begins = Who begins?
setup-drawing = Drawing …
setup-waits = The server does not answer. It is asked again by itself.

## What can be done with something drawn

setup-keep = Keep
setup-kept = Kept
setup-anew = Another
setup-choose = Choose
setup-choose-title = Choose by hand
setup-all-anew = Draw anew
setup-done = { $done } of { $all } laid out
setup-all-done = Everything lies on the table. Have a good game!
setup-untick = Untick all
setup-lies = { $what }: laid out
setup-hotel-of = { $name }: { $hotel }
setup-back = The others go back into the box.

## The steps, in the order of the rulebook

setup-board = The board
setup-board-lay = Put the board in the middle and the round marker on the first round. The point tokens lie beside it, for those who come round the track.
setup-tiles = Emperor tiles
setup-tiles-lay = Put these three below the track of rounds, for rounds { LIST($rounds) }.
setup-objectives = Objectives
setup-objectives-lay = Put these three beside the track of rounds.
setup-guests = Guests
setup-guests-lay = Shuffle the { $n } guest cards and put the deck to the left of the board. Turn up { $spaces } of them, from right to left.
setup-actions = Dice
setup-actions-lay = Put the action board beside it, with { $n } dice and the bin.
setup-actions-coloured = Put the action board beside it, with { $n } dice and the bin: { $white } white ones and the { $coloured } coloured ones.
setup-items = Dishes and drinks
setup-items-lay = Sort strudel, cake, wine and coffee beside spaces 1 and 2.
setup-items-champagne = The champagne lies with them.
setup-rooms = Room tiles
setup-rooms-lay = Sort them by colour beside space 3.
setup-staff = Staff
setup-staff-lay = Shuffle the { $n } staff cards and put them beside the board as a deck.
setup-staff-introductory = Take out the cards with the letters { $first } to { $last }. Shuffle the others, and put them beside the board as a deck.
setup-staff-alone = Shuffle the { $ends } end-of-game cards by themselves: { $private } of them, face down, are { automaton-name }'s private deck. Shuffle the rest with all other staff cards.
setup-ballrooms = Ballrooms
setup-ballrooms-lay = Put these three in a row from left to right, and the balcony to the right of them. Rows have { LIST($spaces) } spaces, from the bottom.
setup-lounge = Celebrities
setup-lounge-lay =
    { $vp ->
        [one] Shuffle the tiles and put these three into the lounge, beside their dice. Each is worth { $vp } point.
       *[other] Shuffle the tiles and put these three into the lounge, beside their dice. Each is worth { $vp } points.
    }
setup-key = The skeleton key
setup-key-lay = Put it beside the action board.
setup-order = Turn order
setup-order-lay = { $name } begins and takes tile 1; the next ones go round clockwise. Use the tiles for { $players } players.
setup-order-key = { $name } begins and takes tile 1; the next ones go round clockwise. Use the tiles with one number.
setup-order-alone = { automaton-name } begins, with tile 1 of those for two players.
setup-hotels = Hotels
setup-hotels-lay = Everybody takes a hotel and six markers of a colour: one on 0 of the points, one on 0 of the emperor track, three beside the hotel.
setup-hotels-alone = Take a hotel and six markers of a colour: one on 0 of the points, one on 0 of the emperor track, three beside the hotel. { automaton-name } takes a night hotel, and markers of another colour for the same places.
setup-hotels-krones =
    { $krones ->
        [one] The last marker goes on { $krones } krone.
       *[other] The last marker goes on { $krones } krones.
    }
setup-hotels-krones-order = The last marker goes on the krones shown here: who plays later has more.
setup-kitchen = Kitchens
setup-kitchen-lay = Everybody puts { LIST($items) } into the kitchen.
setup-kitchen-alone = Put { LIST($items) } into your kitchen.
setup-kitchen-entrances = With an entrance it will be the items of the entrance instead.
setup-automaton = { automaton-name }
setup-automaton-deck = { automaton-name } has the night side of a hotel. Shuffle the { $n } instruction cards and put them beside it, face down.
setup-automaton-nothing = { automaton-name } has no krones and no kitchen, takes no guest and prepares no rooms.
setup-automaton-dancers = { $n } dancers stand beside the hotel.
setup-automaton-level = Level: { $level }
setup-couture = Guests of the Hautel Couture
setup-house-couture-guests = Turn up guests until there are three worth { $first } to { $last } points; with the balls only such as want no champagne. They sit down in { automaton-name }'s café. Shuffle the others again.
setup-house-couture-rooms = Lay a vacant room of the right colour for each of them in { automaton-name }'s hotel, from the top floor and from the left.
setup-house-couture-pool = Put what they have ordered beside the action board, and more items in turn until there are { $n }: the pool. Draw one of them by chance for each action space.
setup-house = The hotel of the automaton
setup-house-mark = Mark it with a gear; the other gears are the supply.
setup-house-hautel_couture = Its guests and its pool lie there already.
setup-house-nine_stars_inn = Put one of the objectives that are left on its side, beside the hotel: the scale of stars.
setup-house-sushi_resort = Put a gear on each of these six rooms: the last two of floor 1, the first three of floor 2, the first one of floor 3.
setup-house-toll_bridge_hotel = Nothing more lies there at the beginning.
setup-hands = Hands
setup-hands-lay = Everybody draws { $hand } staff cards.
setup-hands-draft = Then keep one and pass the rest to the left, until all are gone.
setup-hands-introductory = Everybody takes the { $hand } cards with this letter; sets that are left over are shuffled into the deck.
setup-hands-alone = Draw { $n } staff cards, keep { $hand } and put { $back } under the deck, in any order.
setup-entrances = Entrances
setup-entrances-lay = Lay these { $n } out. Bids are made in this order: { LIST($names) }.
setup-entrances-alone = Lay these { $n } out, and choose one of them.
setup-rehearsals = Rehearsal rooms
setup-rehearsals-lay = Each room has { $dancers } dancers. They are chosen in this order: { LIST($names) }.
setup-rehearsals-alone = Yours is this one, with { $dancers } dancers.
setup-first-guests = First guests
setup-first-guests-lay = Everybody takes a guest from the queue, free of charge, in this order: { LIST($names) }. The queue is filled up after each.
setup-first-guests-alone = Take a guest from the queue, free of charge, and fill the queue up.
setup-first-rooms = First rooms
setup-first-rooms-lay =
    { $optional ->
        [yes] Now { $rooms } rooms at most are prepared and paid for, the first one at the bottom left: { LIST($names) }.
       *[no] Now { $rooms } rooms are prepared and paid for, the first one at the bottom left: { LIST($names) }.
    }
