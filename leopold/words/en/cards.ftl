### What cards do: rewards, powers, scores, needs and penalties.

step-gain_krones = Gain { krones }.
step-gain_item =
    { $item ->
        [strudel] Gain { items-strudel }.
        [cake] Gain { items-cake }.
        [wine] Gain { items-wine }.
        [coffee] Gain { items-coffee }.
       *[other] Gain { items-champagne }.
    }
step-choose_items =
    { $n ->
        [one] Gain { $n } dish or drink of your choice.
       *[other] Gain { $n } dishes or drinks of your choice.
    }
step-advance_emperor =
    { $n ->
        [one] Advance { $n } step on the emperor track.
       *[other] Advance { $n } steps on the emperor track.
    }
step-gain_vp = Gain { victory-points }.
step-draw_staff =
    { $n ->
        [one] Draw { $n } staff card.
       *[other] Draw { $n } staff cards.
    }
step-hire =
    { $price ->
        [free]
            { $n ->
                [one] You may hire { $n } card from your hand free of charge.
               *[other] You may hire up to { $n } cards from your hand free of charge.
            }
        [less]
            { $n ->
                [one] You may hire { $n } card from your hand
               *[other] You may hire up to { $n } cards from your hand, each
            } for { $less ->
                [one] { $less } krone less.
               *[other] { $less } krones less.
            }
       *[other]
            { $n ->
                [one] You may hire { $n } card from your hand at its full price.
               *[other] You may hire up to { $n } cards from your hand at their full price.
            }
    }
step-look_and_hire =
    { $must ->
        [yes] Look at the top { $n } staff cards of the deck and hire one of them
       *[other] Look at the top { $n } staff cards of the deck; you may hire one of them
    } { $price ->
        [free] free of charge
        [less]
            { $less ->
                [one] for { $less } krone less
               *[other] for { $less } krones less
            }
       *[other] at its full price
    }. The others go under the deck.
step-prepare =
    { $n ->
        [one] You may prepare { $n } room
       *[other] You may prepare up to { $n } rooms
    }{ $top ->
        [4] { "" }
        [1] { " " }on floor 1
        [2] { " " }on floor 1 or 2
       *[other] { " " }on floor 1, 2 or 3
    } { $price ->
        [free] free of charge
        [less]
            { $less ->
                [one] for { $less } krone less each
               *[other] for { $less } krones less each
            }
       *[other] at the full price
    }.
step-prepare_and_occupy =
    { $n ->
        [one] You may prepare { $n } room
       *[other] You may prepare up to { $n } rooms
    }{ $top ->
        [4] { "" }
        [1] { " " }on floor 1
        [2] { " " }on floor 1 or 2
       *[other] { " " }on floor 1, 2 or 3
    } { $price ->
        [free] free of charge
        [less]
            { $less ->
                [one] for { $less } krone less each
               *[other] for { $less } krones less each
            }
       *[other] at the full price
    }, occupied at once.
step-occupy =
    { $n ->
        [one] You may turn { $n } vacant room of any colour to occupied.
       *[other] You may turn up to { $n } vacant rooms of any colour to occupied.
    }
step-take_guest =
    { $n ->
        [one] You may take { $n } guest from the queue free of charge.
       *[other] You may take up to { $n } guests from the queue free of charge.
    }
step-complete_order = Complete the order of one guest in your café from the supply.
step-extra_action = Do the action of a space that has dice; the dice stay, the action cannot be boosted.
step-extra_turn = Take another turn, and leave its die in place.
step-vp_per_staff = Gain { victory-points } for each staff card that you have hired.

power-check_in_krones = Whenever a { LIST($colours, type: "or") } guest moves in, gain { krones }.
power-check_in_krones-all = Whenever a guest moves in, gain { krones }.
power-check_in_emperor =
    Whenever a { LIST($colours, type: "or") } guest moves in, advance { $n ->
        [one] { $n } step
       *[other] { $n } steps
    } on the emperor track.
power-check_in_emperor-all =
    Whenever a guest moves in, advance { $n ->
        [one] { $n } step
       *[other] { $n } steps
    } on the emperor track.
power-check_in_vp = Whenever a { LIST($colours, type: "or") } guest moves in, gain { victory-points }.
power-check_in_vp-all = Whenever a guest moves in, gain { victory-points }.
power-big_order_vp =
    Whenever a guest who ordered four dishes and drinks or more moves in, gain { $n ->
        [one] { $n } more victory point
       *[other] { $n } more victory points
    }.
power-room_free = { LIST($colours) } rooms cost you nothing to prepare.
power-room_free-all = Rooms cost you nothing to prepare.
power-die_vp = Whenever you take a die showing { LIST($faces, type: "or") }, gain { victory-points }.
power-die_strength = Whenever you take a die showing { LIST($faces, type: "or") }, its action is stronger by { $n }.
power-six_free = Taking a 6 costs you nothing.
power-both_tracks = Whenever you take a die showing { LIST($faces, type: "or") }, gain krones and advance on the emperor track, each by the full strength.
power-side_prepare =
    Whenever you take a die showing { LIST($faces, type: "or") }, you may also prepare { $n ->
        [one] { $n } room
       *[other] up to { $n } rooms
    } at the full price, before or after its action.
power-side_hire =
    Whenever you take a die showing { LIST($faces, type: "or") }, you may also hire { $n ->
        [one] { $n } card
       *[other] up to { $n } cards
    } from your hand at the full price, before or after its action.
power-side_emperor =
    Whenever you take a die showing { LIST($faces, type: "or") }, you may also advance { $n ->
        [one] { $n } step
       *[other] { $n } steps
    } on the emperor track, before or after its action.
power-occupy_krones = Whenever you occupy a room, in whatever way, gain { krones }.
power-serve_free = Serving from your kitchen costs you nothing.
power-guest_free = Guests from the queue cost you nothing.
power-waive_penalty = You may pay { krones } to ignore a penalty of the emperor.
power-immune = The emperor's penalties do not touch you.
power-emperor_reward_vp =
    Whenever you receive a reward of the emperor, gain { $n ->
        [one] { $n } more victory point
       *[other] { $n } more victory points
    }.

score-occupied_colour =
    { victory-points } for each occupied { $colour ->
        [blue] blue
        [red] red
       *[other] yellow
    } room.
score-occupied = { victory-points } for each occupied room.
score-tiles = { victory-points } for each room, vacant or occupied.
score-staff = { victory-points } for each staff card that you have hired, this one included.
score-groups = { victory-points } for each group of rooms that is fully occupied.
score-objectives = { victory-points } for each objective that you have claimed.
score-emperor = { victory-points } for each space that you have reached on the emperor track.
score-floors = { victory-points } for each floor that is fully occupied.
score-columns = { victory-points } for each column that is fully occupied.
score-colour_sets = { victory-points } for each set of a blue, a red and a yellow occupied room.
score-copy = Choose an end-of-game card that another player has hired, and score it as if it were yours.
score-most = At most { victory-points }.

need-krones = Have { $n } krones.
need-tiles = Have { $n } rooms, vacant or occupied.
need-staff = Have hired { $n } staff cards.
need-emperor = Stand on space { $n } of the emperor track or beyond.
need-floors =
    { $n ->
        [one] Have { $n } floor fully occupied.
       *[other] Have { $n } floors fully occupied.
    }
need-columns =
    { $n ->
        [one] Have { $n } column fully occupied.
       *[other] Have { $n } columns fully occupied.
    }
need-groups =
    { $n ->
        [one] Have { $n } group of rooms fully occupied.
       *[other] Have { $n } groups of rooms fully occupied.
    }
need-whole_colours =
    { $n ->
        [one] Have all rooms of { $n } colour occupied.
       *[other] Have all rooms of { $n } colours occupied.
    }
need-colours = Have these rooms occupied: { LIST($rooms) }.

penalty-lose_krones =
    Lose { krones }{ $vp ->
        [0] .
       *[other] ; if you cannot, lose { $vp } victory points.
    }
penalty-return_kitchen = Return everything from your kitchen.
penalty-return_kitchen_and_cafe = Return everything from your kitchen and from your guests.
penalty-return_staff =
    { $n ->
        [one] Put { $n } card from your hand under the deck
       *[other] Put { $n } cards from your hand under the deck
    }{ $vp ->
        [0] .
       *[other] ; if you cannot, lose { $vp } victory points.
    }
penalty-remove_vacant =
    { $n ->
        [one] Remove { $n } vacant room from the highest floor that has one
       *[other] Remove { $n } vacant rooms, each from the highest floor that has one
    }{ $vp ->
        [0] .
       *[other] ; if you cannot, lose { $vp } victory points.
    }
penalty-remove_occupied =
    { $n ->
        [one] Remove an occupied room from the highest floor that has one.
       *[other] Remove { $n } occupied rooms: one from the highest floor that has one, the next from a floor below.
    }
penalty-remove_occupied_column =
    { $n ->
        [one] Remove an occupied room from the highest floor that has one.
       *[other] Remove { $n } occupied rooms: one from the highest floor that has one, the next below it in the same column.
    }
penalty-lose_vp = Lose { victory-points }.
penalty-lose_vp_per_staff = Lose { victory-points } for each staff card that you have hired.
penalty-dismiss_end_staff =
    { $n ->
        [one] Dismiss { $n } end-of-game card that you have hired
       *[other] Dismiss { $n } end-of-game cards that you have hired
    }{ $vp ->
        [0] .
       *[other] ; if you cannot, lose { $vp } victory points.
    }

card-number = No. { $number }
card-guest-house =
    { $colour ->
        [blue] Moves into a blue room.
        [red] Moves into a red room.
        [yellow] Moves into a yellow room.
       *[other] Moves into a room of any colour.
    }
card-orders = Orders { LIST($items) }.
card-worth = Worth { victory-points }.
card-reward = Reward
card-cost = Costs { krones }.
card-objective = Objective { $letter }
card-objective-vp = The first to claim it gains { $first } victory points, the second { $second }, the third { $third }.
card-tile = Emperor tile { $letter }
card-tile-when = The emperor comes after round { $round }: everybody scores the space reached and steps back { $back }.
card-tile-reward = Space { $space } or beyond: reward
card-tile-penalty = Space 0: penalty
card-marked = Not all values of this card have been confirmed.
card-ruling = Ruling { $number }: { $text }

explain-room = Room { $room }
