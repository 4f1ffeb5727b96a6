### The game in the terminal: its board in few words, its questions and answers, what it tells of itself.
### What a player types is the same in every language: it stands in quotation marks, as { "help" }.
### A sentence stands in one line, however long: a new line would be part of it.

## Units and signs, as short as they can be.

terminal-kr = { $n } kr
terminal-price =
    { $n ->
        [0] free
       *[other] { terminal-kr }
    }
terminal-letter-blue = B
terminal-letter-red = R
terminal-letter-yellow = Y
terminal-letter-green = G
terminal-list = { LIST($parts, type: "unit") }
terminal-inside = { $text } ({ $inside })

## Players.

bot-greedy = Greedy
bot-planner = Planner
bot-mcts = Searcher

## The board.

terminal-round = Round { $round }
terminal-passed = passed
terminal-turns = turns
terminal-objectives-note = VP left, [seat]
terminal-emperor-note = who is where
terminal-hotels = The hotels
terminal-hotel-other = The other hotel
terminal-legend = { terminal-letter-blue } { colour-blue } { terminal-letter-red } { colour-red } { terminal-letter-yellow } { colour-yellow }   · empty ○ vacant ● occupied   +2 VP when prepared
terminal-legend-flat = { terminal-letter-blue }{ "a" } { colour-blue }, group { "a" }   · empty ○ vacant ● occupied   +2 VP when prepared
terminal-floor-price = price
terminal-floor-end = end
terminal-rooms =
    { $laid ->
        [one] { $laid } room, { $occupied } occupied
       *[other] { $laid } rooms, { $occupied } occupied
    }
terminal-rooms-by-colour = { terminal-rooms } ({ $colours })

terminal-dice = Dice: { $n } left
terminal-dice-unrolled = Dice: none rolled yet
terminal-dice-none = Dice: none left
terminal-dice-away = { $n } put away
terminal-dice-boost = boost: +1 for { krones }
terminal-die-none = no die
terminal-die-1 =
    { $champagne ->
        [yes] { $n } strudel/cake/ champagne
       *[no]
            { $n ->
                [one] { $n } dish: strudel/cake
               *[other] { $n } dishes: strudel/cake
            }
    }
terminal-die-2 =
    { $champagne ->
        [yes] { $n } wine/coffee/ champagne
       *[no]
            { $n ->
                [one] { $n } drink: wine/coffee
               *[other] { $n } drinks: wine/coffee
            }
    }
terminal-die-3 =
    { $n ->
        [one] prepare { $n } room
       *[other] prepare { $n } rooms
    }
terminal-die-4 =
    { $n ->
        [one] { $n } krone or emperor
       *[other] { $n } krones or emperor
    }
terminal-die-5 = hire 1 staff for { $n } less
terminal-die-6 =
    as any other { $price ->
        [0] for nothing
        [one] for { $price } krone
       *[other] for { $price } krones
    }
terminal-die-tight-1 = { $n } strudel/cake
terminal-die-tight-2 = { $n } wine/coffee
terminal-die-tight-3 =
    { $n ->
        [one] { $n } room
       *[other] { $n } rooms
    }
terminal-die-tight-4 = { $n } kr/emperor
terminal-die-tight-5 = hire, { $n } less
terminal-die-tight-6 =
    { $price ->
        [0] any, nothing
        [one] any, { $price } krone
       *[other] any, { $price } krones
    }

# The lounge, the key, entrances, and the automaton's own hotel.
terminal-lounge = Lounge
terminal-lounge-space = on { $face }
terminal-lounge-gone = gone
terminal-lounge-unrolled = not rolled
terminal-celebrities = Celebrities
terminal-key =
    { $free ->
        [yes]
            { $brings ->
                [yes] key: +{ $gain }
               *[no] key: free
            }
       *[no]
            { $brings ->
                [yes] key: { $price }, +{ $gain }
               *[no] key: { $price }
            }
    }
terminal-key-taken = key: { $person }
terminal-auction = Entrances on offer
terminal-auction-none = no bid yet
terminal-entrance = Entrance
terminal-entrance-kitchen = begins with { $items }
terminal-tokens =
    { $n ->
        [0] no tokens left
       *[other] tokens: { LIST($tokens, type: "unit") }
    }
terminal-token = { $token } column { $column } / floor { $floor }
terminal-guests-kept =
    { $n ->
        [one] { $n } guest served in this round
       *[other] { $n } guests served in this round
    }
terminal-goal =
    { $met ->
        [yes] own { $letter }: claimed
       *[no] own { $letter }: { $need }
    }
terminal-favours =
    { $n ->
        [0] no tiles left
       *[other] tiles: { LIST($tiles, type: "unit") }
    }
terminal-favour = { $favour } { $does }
terminal-first-die =
    { $face ->
        [7] the key was first
       *[other] the first die was a { $face }
    }
terminal-dancers-at = { $n } in { ball-place-named }
terminal-house = Hotel
terminal-house-item = { $item } on { $face }
terminal-house-pool = pool: { $items }
terminal-house-reserved = { $who }, room { $room }, wants { $items }
terminal-house-stars = { $n } of { $most } stars
terminal-house-rooms = gears on rooms { LIST($rooms, type: "unit") }
terminal-house-guest =
    { $n ->
        [one] { $n } gear on guest { $place }
       *[other] { $n } gears on guest { $place }
    }
terminal-house-space =
    { $n ->
        [one] { $n } gear on space { $place }
       *[other] { $n } gears on space { $place }
    }
terminal-house-no-gears = no gears
terminal-track-space = space
terminal-track-vp = VP
terminal-track-seat = seat
terminal-tile = { $tile } round { $round }, back { $back }

terminal-need-krones = krones { $have }
terminal-need-tiles = rooms laid { $have }
terminal-need-staff = staff played { $have }
terminal-need-emperor = emperor space { $have }
terminal-need-floors = full floors { $have }
terminal-need-columns = full columns { $have }
terminal-need-groups = full groups { $have }
terminal-need-whole_colours = all of a colour { $have }
terminal-need-kitchen = of each item { $have }
terminal-need-top_floor = on the top floor { $have }
terminal-need-orders = guests served { $have }
terminal-need-champagne = champagne { $have }
terminal-need-dancers = dancers at balls { $have }
terminal-need-guests =
    { $colour ->
        [blue] blue guests served { $have }
        [red] red guests served { $have }
        [yellow] yellow guests served { $have }
       *[green] green guests served { $have }
    }
terminal-need-colours = occupied { LIST($rooms, type: "unit") }

terminal-queue-nobody = nobody
terminal-queue-no-reward = no reward
terminal-balls = Balls
terminal-balls-note = champagne for a dancer, then who is there
terminal-ball-round = round { $round }
terminal-ball-scored = scored
terminal-row-bottom = bottom
terminal-row-middle = middle
terminal-row-top = top
terminal-row-balcony = Balcony
terminal-dancers = Dancers
terminal-dancers-left =
    { $n ->
        [0] all sent
        [one] { $n } left
       *[other] { $n } left
    }
terminal-dancers-none = no rehearsal room yet

terminal-krones-of = of { $cap }
terminal-emperor = emperor { $space }
terminal-emperor-space = space { $space }
terminal-empty = empty
terminal-none = none
terminal-staff = Staff
terminal-cards = Cards
terminal-score = Score
terminal-cafe-free =
    { $n ->
        [one] { $n } free table
       *[other] { $n } free tables
    }
terminal-cafe-nobody = no guests
terminal-cafe-wants = wants { $items }
terminal-cafe-has = , has { $items }
terminal-cafe-served = served: may check in
terminal-cafe-then = then { $reward }
terminal-served = served
terminal-used = used
terminal-face_down = face down
terminal-ready = ready
terminal-status = { vp }, { $krones }, emperor { $emperor }, { $hand ->
        [one] { $hand } card in hand
       *[other] { $hand } cards in hand
    }
terminal-automaton-status = { vp }, emperor { $emperor }, level: { $level }
terminal-automaton-covered =
    { $n ->
        [0] none face down
       *[other] { $n } face down
    }
terminal-automaton-cards =
    { $card ->
        [0] { $n } left
       *[other] { $card } turned up last, { $n } left
    }

terminal-sheet-before = Before the final scoring
terminal-sheet-place = Place
terminal-sheet-rank = { $rank }.
terminal-won-alone =
    { $you ->
        [yes] You have won, with more points than { $automaton }.
       *[no] { $name } has won, with more points than { $automaton }.
    }
terminal-lost-alone =
    { $you ->
        [yes] { $automaton } has won: you win only with more points than { $automaton }.
       *[no] { $automaton } has won: { $name } wins only with more points than { $automaton }.
    }
terminal-won = { end-title }.
terminal-won-you = { end-title-you }.

## Answers.

terminal-what-now = What now?
terminal-what-now-name = { $name }, what now?
terminal-what-now-note = a number, an action, or { "help" }
terminal-type = Type a number, an action or a command; `{ "help" }` explains.
terminal-no-number =
    { $n ->
        [1] There is no action { $number }; there is only number 1. `{ "card" } { $number }` shows a card.
       *[other] There is no action { $number }; they are numbered 1 to { $n }. `{ "card" } { $number }` shows a card.
    }
terminal-unclear = `{ $word }` can mean { LIST($options, type: "or") }: write a little more of it.
terminal-quoted = `{ $text }`

terminal-group-guest = Guest
terminal-group-die = Die
terminal-group-six = Six
terminal-group-act = Action
terminal-group-serve = Serve
terminal-group-check-in = Check in
terminal-group-dance = Dance
terminal-group-send = Send
terminal-group-claim = Claim
terminal-group-use = Use
terminal-group-take = Take
terminal-group-place = Place
terminal-group-item = Item
terminal-group-complete = Complete
terminal-group-room = Prepare
terminal-group-occupy = Occupy
terminal-group-remove = Remove
terminal-group-hire = Hire
terminal-group-draft = Keep
terminal-group-return = Return
terminal-group-dismiss = Dismiss
terminal-group-area = Area
terminal-group-rehearse = Rehearse
terminal-group-recall = Recall
terminal-group-reward = Reward
terminal-group-also = Also
terminal-group-key = Key
terminal-group-shift = Move
terminal-group-colour = Colour
terminal-group-call = Call on
terminal-group-favour = Favour
terminal-group-bid = Bid
terminal-group-entrance = Entrance
terminal-group-token = Token
terminal-group-give = Give
terminal-group-other = Other

terminal-means-staff = { $name }, { $price }: { $text }
terminal-means-guest = { $number } { $name }: { $order }
terminal-means-check-in = { $name } into the { $room }
terminal-means-dance = { $name } to { $place }
terminal-means-area =
    { $n ->
        [one] { $n } dancer: { $does }
       *[other] { $n } dancers: { $does }
    }
terminal-means-leave =
    { $n ->
        [one] its last dancer: { $does }
       *[other] one of { $n } dancers; when it is empty: { $does }
    }
terminal-means-wants = { $name }, who wants { $items }
terminal-means-room =
    { $size ->
        [1] { $colour ->
            [blue] blue single room
            [red] red single room
           *[other] yellow single room
        }
       *[other] { $colour ->
            [blue] blue room in a group of { $size }
            [red] red room in a group of { $size }
           *[other] yellow room in a group of { $size }
        }
    }{ $badge ->
        [0] { "" }
       *[other] , badge +{ $badge }
    }
terminal-means-claim = for { vp }
terminal-means-pass = leave your turn for later, when the dice are rolled again
terminal-means-end = end your turn
terminal-means-done = nothing more of this
terminal-means-main = first the action of the die
terminal-means-bonus = first the bonus for the full group
terminal-means-keep = the rest goes into your kitchen
terminal-means-ignore = pay, and the penalty passes by
terminal-means-accept = bear the penalty and keep your money
terminal-means-left = the left half of the penalty
terminal-means-right = lose the victory points instead
terminal-means-also-room = first prepare a room
terminal-means-also-hire = first hire from your hand
terminal-means-also-emperor = first advance on the emperor track
terminal-means-also-dancer = first send a dancer
terminal-means-row = the bonus of the row
terminal-means-emptied = the bonus of the empty area
terminal-means-key =
    { $n ->
        [0] begin the next round
        [one] { $n } krone, and begin the next round
       *[other] { $n } krones, and begin the next round
    }

## Hints.

terminal-hint-note = the best first, with the final score to expect
terminal-hint-expected = { points } expected
terminal-hint-expected-more = { points } expected, { $apart } more than the next
terminal-hint-expected-fewer = { points } expected, { $apart } fewer than the first
terminal-hint-only = the only action there is
terminal-hint-deed = { $deed }.
terminal-hint-sum = All in all: { LIST($sums, type: "unit") }.
terminal-hint-sum-of = { $sum } ({ LIST($sources, type: "unit") })
terminal-hint-looking = Looking for good turns …
terminal-hint-failed = By a mistake of ours there is no hint here ({ $failure }).

## The course of a session.

terminal-welcome = Welcome to Leopold, Grand Austria Hotel in your terminal.
terminal-at-table =
    At the table: { LIST($names, type: "unit") }; { $edition }; { LIST($hotels, type: "unit") }; { $hands ->
        [introductory] introductory hands
        [draft] drafted hands
        [solo] a hand of your choice from ten cards
       *[standard] random hands
    }.
terminal-with-modules = Played with: { LIST($modules, type: "unit") }.
terminal-other-games = For other games see `{ "leopold play --help" }`; while playing, `{ "help" }` explains what to type.
terminal-window = This window has { $columns } columns and { $lines } lines; all fits into { $wide } by { $high }.
terminal-going-on = Going on with the game in { $file }.
terminal-pass-screen = Pass the screen to { $name }, then press Enter.
terminal-enter = Enter goes on{ " " }
terminal-enter-quit = Enter goes on, { "quit" } stops{ " " }
terminal-log-more = » … (`{ "log" }` tells all)
terminal-taken-back = Taken back: `{ $action }`.
terminal-taken-back-bots =
    { $n ->
        [one] Taken back: `{ $action }` and { $n } action of bots after it.
       *[other] Taken back: `{ $action }` and { $n } actions of bots after it.
    }
terminal-taken-back-automaton =
    { $n ->
        [one] Taken back: `{ $action }` and { $n } turn of { $automaton } after it.
       *[other] Taken back: `{ $action }` and { $n } turns of { $automaton } after it.
    }
terminal-nothing-to-undo = There is nothing of yours to take back yet.
terminal-undo-other = The last action was { $name }'s, and you cannot take that back.
terminal-kept = The game is kept in { $file }.
terminal-kept-replay = The game is kept in { $file }; `{ "leopold replay" }` shows it again.
terminal-go-on = Go on with it: { $command }
terminal-not-played = Nothing was played yet, so nothing is kept. Goodbye.
terminal-not-saved = The game could not be saved: { $reason }
terminal-cannot-save = The game cannot be saved: { $reason } `{ "save FILE" }` puts it elsewhere.
terminal-saved = Saved in { $file }.
terminal-file-there = { $file } is there already; choose another name.
terminal-game-there =
    { $file } is there already: go on with it by `{ $command }`, or name another file.
terminal-no-folder = { $folder } cannot be made ({ $reason }).
terminal-nothing-to-resume = There is no unfinished game to resume; `{ "leopold play" }` begins a new one.
terminal-which-card = Say which: `{ "card 75" }`, `{ "card B2" }` or `{ "card night" }`.
terminal-bot-failed =
    { $name } could not decide ({ $failure }); a simpler bot, { $bot }, plays on in that seat.
terminal-stumbled = Leopold stumbled over a mistake of its own ({ $failure }).
terminal-stumbled-kept = { terminal-stumbled } The game is kept in { $file }.
terminal-stumbled-report = { terminal-stumbled } The game is kept in { $file }, and { $report } says more.

terminal-replayed = { $n } of { $all } actions of { $file } replayed.
terminal-up-to =
    { $you ->
        [yes] It is up to you. { $question }
       *[no] It is up to { $name }. { $question }
    }
terminal-plays =
    { $you ->
        [yes] { $n } of { $all }: You play `{ $action }`
       *[no] { $n } of { $all }: { $name } plays `{ $action }`
    }

terminal-compiling-everything = Compiling everything for this machine, once: some minutes.
terminal-compiling-rules = Compiling the rules for this machine, once: about 40 seconds.
terminal-compiling-lab = Compiling what plays many games at a time, once: about 40 seconds.
terminal-compiling-companion = Compiling Leopold's turns for the table, once: a few seconds.
terminal-compiling-bots = Compiling the bots for this machine, once: about two minutes.
terminal-compiling-envs = Compiling the environments for this machine, once: about 40 seconds.
terminal-compiling = Compiling
terminal-loading = Loading the rules
terminal-compiling-meanwhile =
    Rules and bots are being compiled for this machine beside your game, once: some minutes. You can play at once; only { LIST($levels) } need it.
terminal-not-compiled = Nothing could be compiled on this machine: { $reason } The game goes on all the same, a little slower; { LIST($levels) } cannot play.
terminal-bot-preparing =
    { $name } is still being prepared, which is done once: { $done } of { $total } parts, { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    } so far.
terminal-bot-preparing-ask = Press Enter to let the { $bot } play until then, or type `{ $wait }` to wait for { $name }.
terminal-bot-stands-in = The { $bot } plays for { $name }.
terminal-bot-ready = { $name } is ready now and plays.

## Who sits at the table.

terminal-no-level = There is no level { $level }; bots play as { LIST($levels, type: "or") }.
terminal-guide = Leopold: { $words }
terminal-guide-left = You play on by yourself. `{ "guide" }` calls Leopold back.
terminal-guide-back = Leopold is at your side again.
terminal-guide-none = Nobody guides this game; `{ "leopold play --guided" }` begins one in which Leopold does.
terminal-guided-given = In the guided game the deal and the rival are given: { "--guided" } goes with { "--file" } and { "--language" } only. `{ "leopold play --resume" }` goes on with one.
terminal-level-resumed = In a game that is resumed the bots play as before; { "--level" } is for new games.
terminal-level-unused = { "--level" } is for bots called just '{ "bot" }', and no seat is; write { $spec } for one.
terminal-seats-count = { $named } seats are named for { $players } players.
terminal-seat-bot = { $name } would be the name of a person; for the bot write { $spec }.
terminal-seat-unnamed = Seat { $n } has no name; give a name, or '{ "bot" }' for a bot.
terminal-seat-unfit = The name of seat { $n } is not fit for a screen; { $most } letters are the most.
terminal-seats-alike = Two seats are called { $name }; give them different names.
terminal-replay-what = Name a saved game, or a table of games and a row: { "--from games.parquet --row 17" }.
terminal-solo-level = { $option } says against whom, { $other } how well he plays: write { $right }.
terminal-solo-alone = { "--solo" } is you alone against { automaton-name }, so there is no { $option } to choose with it.
terminal-solo-bot = Bots do not play the solo game; give your name, or leave the seats out.
terminal-solo-name = The automaton is called { $name }; give yourself another name.

## The page of help.

terminal-help = Help
terminal-help-turn =
    In your turn you may take a guest from the queue, and then you take a die and carry out its action. At any time in your turn you may serve guests from your kitchen, check in guests whose order is complete, claim an objective and use staff that work once a round. Instead of a turn you may pass and wait for the dice to be rolled again.
terminal-help-answers =
    Answer with the number of an action or with its text; texts can be shortened (`{ "d 6 as 4" }`):
terminal-help-guest = take the third guest of the queue
terminal-help-die-boost = take a die showing 2 and pay for one more strength
terminal-help-die-as = take a 6 and use it as a 4
terminal-help-serve = carry wine from your kitchen to guest 75
terminal-help-check-in = guest 75 moves into the third room of the second floor
terminal-help-room = prepare a room
terminal-help-hire = play staff card 13 from your hand
terminal-help-use = use staff card 1, once a round
terminal-help-claim = claim objective A
terminal-help-end = end your turn; `{ "pass" }` leaves it for later
terminal-help-dance = guest 148 goes to the middle row of the left ballroom
terminal-help-send = a dancer alone goes to the balcony
terminal-help-colour = take the red die of the space
terminal-help-call = call on a celebrity who works once
terminal-help-bid = five krones for the second entrance on offer
terminal-help-favour = go back for the reward of a tile beside your entrance
terminal-help-shift = move a die to the space beside it and use it there
terminal-help-key = take the key in place of a die
terminal-help-host = spend an item on guest 190, who stays
terminal-ours = { $mark } a house value: ours, not printed; `{ "card" } { $card }` says more
terminal-help-commands = Or give a command:
terminal-help-signs =
    { terminal-letter-blue }, { terminal-letter-red }, { terminal-letter-yellow } and { terminal-letter-green } are { colour-blue }, { colour-red }, { colour-yellow } and { colour-green }. In the hotel · is empty, ○ vacant and ● occupied; walls part the groups of rooms, +2 is what preparing that room is worth. kr are krones, VP victory points. An emperor tile gives to seats on space { $reward } and beyond and takes from seats on space 0, after all have stepped back.

terminal-command-undo = take back your last action, with what bots and the automaton did since
terminal-command-save = `{ "save FILE" }` writes the game to a file of yours; it is kept after every action anyway
terminal-command-card =
    `{ "card 75" }`, `{ "card B2" }`, `{ "card day A" }`: the full text of a card, an emperor tile or a hotel
terminal-command-log = everything that has happened so far
terminal-command-board = draw the board again, with everything written out
terminal-command-hint =
    what a strong player would do now: up to three actions, with the final score to expect and why
terminal-command-guide = in a guided game: play on without Leopold, or with him again
terminal-command-help = this page
terminal-command-quit = stop; the game is kept, and `{ "leopold play --resume" }` goes on with it

## The review of a finished game.

terminal-review-doing = Judging every decision
terminal-review-title = Review of { $file }
terminal-review-note = tried on { $n } deals
terminal-review-accuracy = accuracy
terminal-review-lost = lost
terminal-review-curve = { $name }: the margin to expect, round by round
terminal-review-margin = margin
terminal-review-skill = skill
terminal-review-luck = luck
terminal-review-moments = What mattered most
terminal-review-moment = { $name }, round { $round }: { $mark }, { points } lost
terminal-review-no-moments = No turn lost anything to speak of.
terminal-review-played = Played ({ $worth }):
terminal-review-best = Best ({ $worth }):
terminal-review-there = `{ $command }` shows the table there.
terminal-review-turns = { $name }: turn by turn
terminal-review-round = round
terminal-review-expected = expected
terminal-review-chance = to win
terminal-review-mark = mark
terminal-review-turn = turn
terminal-review-unjudged =
    { $n ->
        [one] { $n } choice before the first round is not judged.
       *[other] { $n } choices before the first round are not judged.
    }
terminal-review-seat = There is no seat { $n } in this game; its seats are 1 to { $seats }.
terminal-review-automaton = At seat { $n } an automaton plays: its cards decide, and there is nothing to judge.

## Puzzles.

terminal-puzzles-task = Puzzle { $id } ({ $theme }, { $difficulty }): find the best turn and play it to its end.
terminal-puzzles-id = name
terminal-puzzles-theme = theme
terminal-puzzles-difficulty = difficulty
terminal-puzzles-round = round
terminal-puzzles-seats = players
