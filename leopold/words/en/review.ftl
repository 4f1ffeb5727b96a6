### Looking back at how well a game was played.

review-split =
    { $luck ->
        [good] Played for { points } and dealt { $dealt } more.
        [bad] Played for { points }; luck took { $dealt } of them.
       *[even] Played for { points }, and luck neither gave nor took any.
    }
review-mark-best = best
review-mark-good = good
review-mark-inaccuracy = inaccuracy
review-mark-mistake = mistake
review-mark-blunder = blunder
review-going = The game is still going on: it can be reviewed when it is over.

## On the page.

review-title = Review
review-waiting =
    Every decision of the game is played out again on many deals. That takes about a minute. It goes on when you leave, and is kept with the game.
review-progress = { $done } of { $of } decisions judged
review-failed = The review was broken off. Nothing of the game is lost: ask for it again.
review-people = How everybody played
review-accuracy = accuracy
review-percent = { $n }%
review-lost = { points } lost
review-count = { $mark }: { $n }
review-curve = The margin to expect
review-curve-about = Points ahead of the best of the others, before every turn and in the end.
review-curve-label = { $name }: { $start } at first, { $end } in the end. Skill { $skill }, luck { $luck }.
review-margin = Margin
review-skill = Skill
review-skill-about = What the turns lost against the best that was found.
review-luck = Luck
review-luck-about = Dice, cards, and what the others did.
review-parts = What the curve shows
review-moments = What mattered most
review-moment = Round { $round }: { $mark }, { points } lost
review-moment-best = { $best }: { $line }
review-no-moments = No turn lost anything to speak of.
review-turns = Turn by turn
review-worth = { points } expected, { $chance }% to win
review-worth-margin = { points } expected, margin { $margin }, { $chance }% to win
review-nothing = There was nothing to choose.
review-played = Played
review-played-best = Played, and the best that was found
review-line =
    { $place ->
        [1] The best
        [2] The second best
       *[other] The third best
    }
review-lines = Compare with
review-part = Decision { $at } of { $of }
review-differs = Framed is what differs between the two.
review-cut = Shown as far as the cards that came allow.
review-whole = Shown as the whole turn went on.
review-on = Play on from here
review-on-about = A new table that begins at this moment, against the same bots.
review-unjudged =
    { $n ->
        [one] { $n } choice before the first round is not judged.
       *[other] { $n } choices before the first round are not judged.
    }
review-how = Tried on up to { $n } deals, by somebody who saw no more than the player did.

## What is said of two turns beside each other: what the one has more of than what was played.

review-compared =
    { $whole ->
        [yes] { review-line }, against what was played: { LIST($parts) }.
       *[no] { review-line }, against what was played and the best way to go on from there: { LIST($parts) }.
    }
review-compared-now =
    { $more ->
        [yes] { points } more at once
       *[no] { points } fewer at once
    }
review-compared-later =
    { $more ->
        [yes] about { points } more later
       *[no] about { points } fewer later
    }
review-compared-others =
    { $more ->
        [yes] about { points } more for the best of the others
       *[no] about { points } fewer for the best of the others
    }
review-compared-even = about as many points
review-compared-more = It has more: { LIST($gains) }.
review-compared-less = It has less: { LIST($gains) }.
review-gain-guest_taken =
    { $n ->
        [one] { $n } guest invited
       *[other] { $n } guests invited
    }
review-gain-items_served =
    { $n ->
        [one] { $n } guest served
       *[other] { $n } guests served
    }
review-gain-checked_in =
    { $n ->
        [one] { $n } guest moved in
       *[other] { $n } guests moved in
    }
review-gain-rooms_prepared =
    { $n ->
        [one] { $n } room prepared
       *[other] { $n } rooms prepared
    }
review-gain-rooms_occupied =
    { $n ->
        [one] { $n } room occupied without a guest
       *[other] { $n } rooms occupied without a guest
    }
review-gain-group_completed =
    { $n ->
        [one] { $n } full group
       *[other] { $n } full groups
    }
review-gain-staff_hired =
    { $n ->
        [one] { $n } staff card hired
       *[other] { $n } staff cards hired
    }
review-gain-staff_used =
    { $n ->
        [one] { $n } staff card used
       *[other] { $n } staff cards used
    }
review-gain-objective_claimed =
    { $n ->
        [one] { $n } objective claimed
       *[other] { $n } objectives claimed
    }
review-gain-dancer_sent =
    { $n ->
        [one] { $n } dancer at a ball
       *[other] { $n } dancers at a ball
    }
review-gain-emperor_punished =
    { $n ->
        [one] { $n } penalty of the emperor
       *[other] { $n } penalties of the emperor
    }
