### The table: its places, what is read aloud of them, and the end of a game.

table-round = Round { $round } of { $rounds }
table-setup = Set-up
table-over = The game is over
table-queue = Guests waiting
table-spaces = Actions and dice
table-objectives = Objectives
table-emperor = The emperor
table-hotel = Your hotel
table-hotel-of = The hotel of { $name }
table-cafe = Café
table-cafe-of = The café of { $name }
table-cafe-empty = A free table
table-kitchen = Kitchen
table-hand = Your hand
table-hand-caption = Hand
table-hand-hidden =
    { $n ->
        [one] { $n } card in the hand
       *[other] { $n } cards in the hand
    }
table-hand-empty = No cards in your hand.
table-staff = Staff in play
table-staff-empty = Nobody hired yet.
table-others = The others
table-looked = The cards you look at
table-draft = Keep one of these
table-menu = Menu
table-rules = The book: rules, symbols, cards
table-rules-failed = The book could not be fetched. The way to the server may be cut; close this and try again in a moment.
table-hint = Hint
table-log = Log
table-larger = Look closer at the hotel of { $name }
table-onlooker = You are looking on.
table-deck-staff =
    { $n ->
        [0] No staff cards in the deck
        [one] { $n } staff card in the deck
       *[other] { $n } staff cards in the deck
    }
table-deck-guests =
    { $n ->
        [0] No guests in the deck
        [one] { $n } guest in the deck
       *[other] { $n } guests in the deck
    }
table-bin =
    { $n ->
        [0] No dice put away
        [one] { $n } die put away
       *[other] { $n } dice put away
    }
table-puzzle = Puzzle: find the best turn
table-puzzle-over = Your turn has been played.
table-puzzle-verdict = The verdict
table-waiting = { $name } is thinking …
table-absent = Away
table-open = Not here yet
table-standin = A bot plays
table-standin-you = A bot plays for you.
table-standin-back = Take over again
table-bot-give = Let a bot play for { $name }
table-bot-level = Level of the bot for { $name }
table-bot-back = Give the seat back to { $name }
table-leave = Leave the table
table-leave-sure = Really leave? The game goes from your list. Where others play on, a bot takes your seat.
table-leave-not = Stay
table-save = Save the record
table-replay = Replay
table-lobby = Lobby
table-speed = How others' turns are shown
table-speed-calm = Calmly
table-speed-quick = Quickly
table-speed-skip = At once
table-speed-step = Step by step
table-sound = Sounds
table-sound-off = Off
table-sound-on = On
table-skip = Skip
table-next = Next
table-pause = Pause
table-unpause = Go on
table-tab-board = Board
table-tab-mine = My hotel
table-tab-cards = Cards

table-tab-others = Others
table-tab-log = Log
table-seats = At this table
table-own-packs =
    { $n ->
        [one] Played with a pack of somebody's own: { LIST($names) }.
       *[other] Played with packs of somebody's own: { LIST($names) }.
    }
table-seed-chosen = The seed of this game was chosen by hand.
table-bonuses-caption = Full groups bring
table-emperor-open = { LIST($places) }. Look closer at the emperor track
table-bonuses = What a full group brings: victory points for blue, krones for red, emperor steps for yellow
table-coming = Still to come
table-refused = That did not work: { $reason }
table-late = The table has moved on meanwhile; this is how it stands now.
table-automaton-cards =
    { $n ->
        [one] { $n } card in { automaton-name.possessive } deck
       *[other] { $n } cards in { automaton-name.possessive } deck
    }
table-automaton-private =
    { $n ->
        [one] { $n } staff card in { automaton-name.possessive } private deck
       *[other] { $n } staff cards in { automaton-name.possessive } private deck
    }

table-automaton-marker =
    { $state ->
        [none] Objective { $letter }: not begun
        [claimed] Objective { $letter }: claimed, { points }
       *[other] Objective { $letter }: { $state }
    }
table-automaton-staff =
    { $n ->
        [0] No staff card turned up yet
        [one] { $n } staff card turned up
       *[other] { $n } staff cards turned up
    }
table-automaton-staff-none = None of the private deck has been turned up yet.
table-here = { $name } sits here

label-guest =
    { $name }, { $colour ->
        [blue] blue
        [red] red
        [yellow] yellow
       *[other] green
    }, orders { LIST($order) }, { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }
label-queue =
    Guest { $space }: { $guest }. { $reward } { $price ->
        [0] Free of charge.
        [one] Costs { $price } krone.
       *[other] Costs { $price } krones.
    }
label-queue-empty = Place { $space } is free.
label-cafe =
    { $guest }. { $missing ->
        [none] Everything is served.
       *[other] Still wants { LIST($items) }.
    }
label-room =
    Room { $room }, { $colour ->
        [blue] blue
        [red] red
       *[other] yellow
    }, { $state ->
        [empty] not prepared
        [vacant] vacant
       *[other] occupied
    }, group { $group }{ $badge ->
        [0] { "" }
        [one] , badge of { $badge } point
       *[other] , badge of { $badge } points
    }
label-die =
    Action { $face }: { $name }. { $n ->
        [0] No dice.
        [one] { $n } die.
       *[other] { $n } dice.
    }
label-kitchen = Kitchen: { $items }
label-staff = { $name }, { $timing }
label-staff-used = { $name }, used in this round
label-staff-face_down = { $name }, used in this game and face down
label-hand =
    { $name }, { $cost ->
        [one] { $cost } krone
       *[other] { $cost } krones
    }, { $timing }
label-objective = Objective { $letter }: { $need }
label-tile = Emperor tile { $letter } after round { $round }
label-emperor = Emperor track: { LIST($places) }
label-emperor-seat = { $name } on { $space }
label-vp = { $name }: { points }
label-krones = { krones }, at most { $cap }
label-turn = { $name } takes turns { LIST($numbers) }
label-pick = can be chosen

label-card = { $label }. { $text }

label-lodger = { $guest } lives here.

deed-check-in = { $guest } into room { $room }
deed-die = a { $face }
deed-die-strength = a { $face }, strength { $strength }
deed-room = room { $room }
deed-cards =
    { $n ->
        [one] a staff card
       *[other] { $n } staff cards
    }
deed-group = a full group

deed-objective = objective { $letter }

banner-emperor = After it the emperor comes.
visit-title = The emperor's visit
visit-rewarded = He is pleased, and rewards it.
visit-punished = He is displeased.
visit-ignored = He is displeased, and it is passed over.
visit-overlooked = He takes no notice.
finale-title = The last reckoning

cautions-title = Ask before
cautions-no_guest = Taking a die without a guest
cautions-check_in = Ending while somebody could move in
cautions-staff = Ending with staff of this round unused
cautions-objective = Ending with an objective to claim
cautions-reward = Leaving a part of a reward
cautions-krones = Gaining more krones than the purse holds

scene-title = { $name }'s turn
scene-on = Go on

hand_over-title = { $name }, it is your turn
hand_over-about = Pass the screen to { $name }. Nobody else should look.
hand_over-go = I am { $name }

end-title =
    { $winners ->
        [none] The game is over
       *[other]
            { LIST($names) } { $count ->
                [one] wins
               *[other] share the victory
            }
    }
end-title-you = You win
end-sheet = Score sheet
end-course = The course of the game
end-course-label = Points of everybody, turn by turn
end-moments = The turns that brought most
end-moment = { $name }, round { $round }: { points } in one turn
end-moment-look = Look at this turn again
end-total = Total
end-again = Again
end-replay = Replay
end-save = Save record
end-seed = Seed: { $seed }
end-table = Look at the table
