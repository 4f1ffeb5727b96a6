### What a bot advises, and why.

hint-title = What the { $level } would do
hint-asking = The { $level } is thinking …
hint-do =
    { $begun ->
        [no] Begin: { $action }
       *[yes] Next: { $action }
    }
hint-rest = Do all that is left
hint-step = Step { $at } of { $length }
hint-other =
    { $action }: { points } expected{ $less ->
        [0] { "" }
       *[other] , { $less } fewer
    }
hint-none = There is nothing to advise now.
hint-expected = { points } expected in the end
hint-plan = The plan
hint-deed-passed = Pass, and wait until the dice are rolled again
hint-deed-guest_taken =
    Invite { $guest } { $price ->
        [0] free of charge
        [one] for { $price } krone
       *[other] for { $price } krones
    }
hint-deed-die_taken =
    { $action ->
        [0] Take a { $face } without its action
        [1] Take a { $face } for strudel and cake, strength { $strength }
        [2] Take a { $face } for wine and coffee, strength { $strength }
        [3] Take a { $face } to prepare rooms, strength { $strength }
        [4] Take a { $face } for emperor steps and krones, strength { $strength }
        [5] Take a { $face } to hire staff, strength { $strength }
       *[other] Take a { $face }, strength { $strength }
    }{ $price ->
        [0] { "" }
        [one] , for { $price } krone
       *[other] , for { $price } krones
    }
hint-deed-action_done =
    { $action ->
        [1] Take strudel and cake without a die, strength { $strength }
        [2] Take wine and coffee without a die, strength { $strength }
        [3] Prepare rooms without a die, strength { $strength }
        [4] Take emperor steps and krones without a die, strength { $strength }
       *[other] Hire staff without a die, strength { $strength }
    }
hint-deed-items_gained = Gain { LIST($items) }
hint-deed-items_spent = Give { LIST($items) } from the kitchen
hint-deed-items_swapped = Exchange { LIST($items) } for { LIST($others) }
hint-deed-items_served =
    { $complete ->
        [yes] Bring { $guest } { LIST($items) }: the order is complete
       *[other] Bring { $guest } { LIST($items) }
    }
hint-deed-order_completed = Complete the order of { $guest } from the supply
hint-deed-checked_in = Check { $guest } into room { $room }

hint-deed-rooms_prepared =
    { $count ->
        [one] Prepare room { LIST($rooms) }
       *[other] Prepare rooms { LIST($rooms) }
    } { $price ->
        [0] free of charge
        [one] for { $price } krone
       *[other] for { $price } krones
    }
hint-deed-rooms_occupied =
    { $count ->
        [one] Occupy room { LIST($rooms) }
       *[other] Occupy rooms { LIST($rooms) }
    }
hint-deed-rooms_removed =
    { $count ->
        [one] Give back room { LIST($rooms) }
       *[other] Give back rooms { LIST($rooms) }
    }
hint-deed-group_completed =
    { $colour ->
        [blue]
            { $size ->
                [one] The single blue room is full
               *[other] The blue group of { $size } is full
            }: { $bonus ->
                [one] { $bonus } point
               *[other] { $bonus } points
            }
        [red]
            { $size ->
                [one] The single red room is full
               *[other] The red group of { $size } is full
            }: { $bonus ->
                [one] { $bonus } krone
               *[other] { $bonus } krones
            }
       *[other]
            { $size ->
                [one] The single yellow room is full
               *[other] The yellow group of { $size } is full
            }: { $bonus ->
                [one] { $bonus } emperor step
               *[other] { $bonus } emperor steps
            }
    }
hint-deed-staff_drawn =
    Draw { $cards ->
        [one] a staff card
       *[other] { $cards } staff cards
    }
hint-deed-staff_looked_at =
    Look at { $cards ->
        [one] a staff card
       *[other] { $cards } staff cards
    }
hint-deed-staff_hired =
    Hire { $staff } { $price ->
        [0] free of charge
        [one] for { $price } krone
       *[other] for { $price } krones
    }
hint-deed-staff_used = Use { $staff }
hint-deed-staff_returned = Put { $staff } under the deck
hint-deed-staff_dismissed = Dismiss { $staff }
hint-deed-staff_drafted = Keep { $staff }
hint-deed-objective_claimed =
    { $place ->
        [1] Claim objective { $letter } as the first
        [2] Claim objective { $letter } as the second
       *[other] Claim objective { $letter } as the third
    }: { $vp } points
hint-deed-emperor_punished = Bear the emperor's penalty
hint-deed-penalty_ignored =
    Pay { $krones ->
        [one] { $krones } krone
       *[other] { $krones } krones
    } to ignore the emperor's penalty
hint-deed-kitchen_returned =
    { $items ->
        [0] The kitchen is empty anyway
        [one] Return { $items } item from the kitchen
       *[other] Return { $items } items from the kitchen
    }
hint-deed-cafe_returned =
    { $items ->
        [0] Nothing is served anyway
        [one] Return { $items } item from the café
       *[other] Return { $items } items from the café
    }
hint-left-missing = { $guest } still wants { LIST($items) }.
hint-left-ready = { $guest } has everything, and a room is ready: next comes the check-in.
hint-left-no_room = { $guest } has everything, and only a room is missing.
hint-left-emperor =
    { $outcome ->
        [reward]
            The emperor track: after round { $round } that is { $vp ->
                [one] { $vp } point
               *[other] { $vp } points
            } and the reward.
        [penalty]
            The emperor track: after round { $round } that is { $vp ->
                [one] { $vp } point
               *[other] { $vp } points
            } and the penalty, if nothing is added.
       *[other]
            The emperor track: after round { $round } that is { $vp ->
                [one] { $vp } point
               *[other] { $vp } points
            }, without a reward or a penalty.
    }
hint-left-open = How it goes on depends on cards that you have not seen yet.
hint-lead = The { $level } minds not only its own points, but also how many the others would have.
hint-only = There is nothing else to do.
hint-gain-vp =
    +{ $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
hint-gain-emperor =
    +{ $amount ->
        [one] { $amount } emperor step
       *[other] { $amount } emperor steps
    }
hint-gain-krones =
    +{ $amount ->
        [one] { $amount } krone
       *[other] { $amount } krones
    }
hint-loss-vp =
    −{ $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
hint-loss-emperor =
    −{ $amount ->
        [one] { $amount } emperor step
       *[other] { $amount } emperor steps
    }
hint-loss-krones =
    −{ $amount ->
        [one] { $amount } krone
       *[other] { $amount } krones
    }

advice-die =
    { $how ->
        [boost] Take a { $face }, stronger by 1: { $space }
        [lost] Take a { $face }, and lose its action
       *[other] Take a { $face }: { $space }
    }

hint-source-guests = { $n } for guests
hint-source-badges = { $n } for badges
hint-source-bonuses = { $n } for full groups
hint-source-staff = { $n } for staff
hint-source-objectives = { $n } for objectives
hint-source-emperor_track = { $n } for the emperor track
hint-source-emperor_end = { $n } for steps beyond the track
hint-source-emperor_tiles = { $n } for the emperor's tile
