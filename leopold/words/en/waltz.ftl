# The table of a game with the expansion: what its parts are called, and how they stand. The page fetches these words with them.

waltz-season = Balls and lounge
waltz-season-open = Balls and lounge: look closer
waltz-season-close = Back to the queue and the dice
waltz-balls = The balls
waltz-balcony = The balcony
waltz-rehearsal = Your rehearsal room
waltz-rehearsal-of =
    { $who ->
        [you] { waltz-rehearsal }
       *[other] The rehearsal room of { $name }
    }
waltz-rehearsals = Rehearsal rooms to choose from
waltz-lounge = The lounge
waltz-auction = Entrances to be had
waltz-beside = Entrance and celebrities

# `$scored` is done, next or later.
waltz-open =
    { $scored ->
        [done] { $name }, scored after round { $round }: look closer
       *[other] { $name }, to be scored after round { $round }: look closer
    }
waltz-scored = Scored after round { $round }
waltz-dancers-of =
    { $who ->
        [you]
            { $n ->
                [one] { $n } dancer of yours
               *[other] { $n } dancers of yours
            }
       *[other]
            { $n ->
                [one] { $n } dancer of { $name }
               *[other] { $n } dancers of { $name }
            }
    }
# `$free` is -1 where there is room for everybody.
waltz-row =
    { $there ->
        [some] { $place }: { waltz-row-price }, { waltz-row-free }; { LIST($dancers) }
       *[none] { $place }: { waltz-row-price }, { waltz-row-free }; nobody dances there
    }
waltz-row-price =
    { $price ->
        [0] no champagne
        [one] { $price } champagne
       *[other] { $price } champagnes
    }
waltz-row-free =
    { $free ->
        [-1] room for everybody
        [0] full
        [one] { $free } space free
       *[other] { $free } spaces free
    }
waltz-area =
    { $n ->
        [0] Area { $area } of the rehearsal room: empty
        [one] Area { $area } of the rehearsal room: { $n } dancer of { $of }
       *[other] Area { $area } of the rehearsal room: { $n } dancers of { $of }
    }
# `$face` is the space of the die; -1 for somebody who has been called on already.
waltz-celebrity =
    { $colour ->
        [none]
            { $face ->
                [-1] { $name }, called on in this round
               *[other] { $name }, with you for this round
            }
       *[other] { $name }, beside the { die-colour } die on space { $face }, { waltz-points }
    }
die-colour =
    { $colour ->
        [red] red
        [blue] blue
       *[yellow] yellow
    }
waltz-points =
    { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }
waltz-lounge-gone = Nobody is left beside the { die-colour } die
waltz-offer =
    { $who ->
        [nobody] { $entrance }, no bid yet
        [you] { $entrance }, your bid: { waltz-bid }
       *[other] { $entrance }, { $name } bids { waltz-bid }
    }
waltz-bid =
    { $bid ->
        [0] nothing
        [one] { $bid } krone
       *[other] { $bid } krones
    }
waltz-key =
    { $price ->
        [0] The skeleton key, in place of a die: { waltz-key-gain }
        [one] The skeleton key, in place of a die, for { $price } krone: { waltz-key-gain }
       *[other] The skeleton key, in place of a die, for { $price } krones: { waltz-key-gain }
    }
waltz-key-gain =
    { $gain ->
        [0] begin the next round
        [one] { $gain } krone, and begin the next round
       *[other] { $gain } krones, and begin the next round
    }
waltz-key-taken =
    { $who ->
        [you] The skeleton key: you have it in this round
       *[other] The skeleton key: { $name } has it in this round
    }
waltz-gears =
    { $n ->
        [one] { $n } gear
       *[other] { $n } gears
    }
waltz-first =
    { $die ->
        [7] The key, taken first in this round
       *[other] The first die of this round: { $die }
    }
waltz-token = Bonus token { $token }
waltz-kept =
    { $n ->
        [one] { $n } guest served in this round
       *[other] { $n } guests served in this round
    }
waltz-goal =
    { $met ->
        [yes] Objective { $letter } of your own, met: { $text }
       *[other] Objective { $letter } of your own: { $text }
    }
waltz-favour =
    { $n ->
        [one] Go back { $n } step on the emperor track: { $text }
       *[other] Go back { $n } steps on the emperor track: { $text }
    }
waltz-stars = { $n } of { $of } stars have a gear
waltz-reserved = Room { $room } is reserved.

## Tips.

tip-ball-price =
    { $price ->
        [0] Sending a dancer here costs no champagne.
        [one] Sending a dancer here costs { $price } champagne.
       *[other] Sending a dancer here costs { $price } champagnes.
    }
tip-ball-free =
    { $free ->
        [-1] There is room for everybody.
        [0] All spaces are taken.
        [one] { $free } space is free.
       *[other] { $free } spaces are free.
    }
tip-ball-there = Here dance { LIST($dancers) }.
tip-ball-nobody = Nobody dances here yet.
tip-ball-brings = Whoever comes here gets at once:
tip-ballroom-when =
    { $scored ->
        [done] It was scored after round { $round }.
       *[other] It is scored after round { $round }.
    }
tip-balcony-counts = Dancers on the balcony count in { $ballroom }, the last ballroom.
tip-rehearsal-text = Dancers whom you send leave an area of your rehearsal room. Whoever empties an area gets what it promises.
tip-area-now =
    { $n ->
        [0] It is empty.
        [one] { $n } of { $of } dancers is still here.
       *[other] { $n } of { $of } dancers are still here.
    }
tip-lounge-text = Beside each coloured die waits somebody famous. Whoever takes the die has the celebrity for the rest of the round, and scores the points.
tip-celebrity-die = Beside the { die-colour } die, which lies on space { $face }.
tip-celebrity-worth =
    { $vp ->
        [one] Brings { $vp } point at once.
       *[other] Brings { $vp } points at once.
    }
tip-celebrity-with =
    { $who ->
        [you] With you until the round ends.
       *[other] With { $name } until the round ends.
    }
tip-celebrity-used = Called on in this round.
tip-key-text = Whoever takes the skeleton key in place of a die begins the next round.
tip-key-deal =
    { $price ->
        [0] It costs nothing and brings { waltz-krones }.
        [one] It costs { $price } krone and brings { waltz-krones }.
       *[other] It costs { $price } krones and brings { waltz-krones }.
    }
waltz-krones =
    { $gain ->
        [one] { $gain } krone
       *[other] { $gain } krones
    }
tip-entrance-begins = At the start: { LIST($items) }.
tip-offer-highest =
    { $who ->
        [nobody] Nobody has bid for it yet.
        [you] You have bid most: { waltz-bid }.
       *[other] { $name } has bid most: { waltz-bid }.
    }
tip-token = Bonus token
tip-token-text = Its upper half is for a column that is full, its lower half for a floor. It is used once.
tip-goal = An objective of your own
tip-favour = An emperor tile of your own
tip-favour-text =
    { $n ->
        [one] Once in the game: go back { $n } step on the emperor track and get its reward.
       *[other] Once in the game: go back { $n } steps on the emperor track and get its reward.
    }
tip-kept = Guests who stay
tip-kept-text = Guests whom you serve in a round stay here until it ends, and score by their number: { LIST($values, type: "unit") }.
tip-gear = A gear
tip-stars = Nine stars
tip-pool = The pool of items
tip-pool-text = From here items come onto the action spaces.
tip-space_item = An item on the space
tip-give = A guest of { $name }
