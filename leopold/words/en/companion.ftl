### The automaton at a real table: its questions, how answers are understood, what people do between his turns.
### $automaton is who it is, so that messages can say "he" or "she".
### What a player types is the same in every language: it stands in quotation marks, as { "help" }.
### A sentence stands in one line, however long: a new line would be part of it.

card-guest = { $guest }

## Beginning and ending

companion-welcome = { automaton-name } sits down at your table: you move the pieces, { automaton-he } decides. `{ "help" }` lists what you can type.
companion-ours = Points, orders and costs that are printed on cards of the expansion are ours here: `{ "leopold packs blank waltz" }` writes a form for what is printed, and `{ "--pack" }` plays with it.
companion-level = How hard shall { automaton-name } play: { LIST($levels, type: "or") }?
companion-level-again = { automaton-name } plays { LIST($levels, type: "or") }: type one of these.
companion-no-level = There is no level { $level }; { automaton-name } plays { LIST($levels, type: "or") }.
# What is typed to choose modules stands in the list; Enter chooses none.
companion-modules = Which modules do you play with: { LIST($modules, type: "unit") }? Several with commas between; Enter for none.
companion-resume-modules = A game that is resumed keeps its modules and its hotel: leave { "--modules" } and { "--house" } out.
companion-resume-options = A game that is resumed keeps its level and its seed: leave { "--level" } and { "--seed" } out.
companion-file-there = { $file } is there already: go on with it by `{ $command }`, or name another file.
companion-going-on = Going on with the game in { $file }.
companion-nothing-left = There is no game of the companion to resume; `{ "leopold companion" }` begins a new one.
companion-not-saved = The game cannot be saved: { $reason }
companion-over = The game is over.
companion-winning = { automaton-name } has { $vp } VP. You win only with more points than { automaton-name }: { $needed } or more.

## Setting up

companion-set-up-title = Before the game
companion-set-up-players = Set the game up for two players, with these changes:
companion-set-up-modules = Set the game up for two players with { LIST($modules) }, with these changes:
companion-set-up-hotel = { automaton-name } gets the night side of a hotel, and no krones, no kitchen, no first guest and no first rooms.
companion-set-up-dancers =
    { $n ->
        [one] Take a rehearsal room at random. { automaton-name } gets none and no champagne, but { $n } dancer beside { automaton-his } hotel.
       *[other] Take a rehearsal room at random. { automaton-name } gets none and no champagne, but { $n } dancers beside { automaton-his } hotel.
    }
companion-set-up-entrance =
    { $draw ->
        [one] There is no auction: draw { $draw } entrance. You begin with { krones }.
       *[other] There is no auction: draw { $draw } entrances and keep one of them. You begin with { krones }.
    }
companion-set-up-house = { automaton-name } has a hotel of { automaton-his } own instead of an entrance: { automaton-house }.
companion-set-up-couture =
    { $champagne ->
        [yes] Before you lay out the queue, turn up guests from the shuffled deck until there are { $guests } worth { $least } to { $most } points who order no champagne; then shuffle the others again.
       *[no] Before you lay out the queue, turn up guests from the shuffled deck until there are { $guests } worth { $least } to { $most } points; then shuffle the others again.
    }
companion-set-up-stars = Lay an objective that is left over sideways beside { automaton-his } hotel: the scale of stars, with three rows of three spaces.
companion-set-up-gears = Lay a gear on each of these rooms of { automaton-his } hotel: { LIST($rooms) }.
companion-set-up-deck = Shuffle the end-of-game staff ({ LIST($cards) }) and lay { $private } of them face down beside { automaton-his } hotel: { automaton-his } private deck. Shuffle the others back into the staff deck.
companion-set-up-hand = Draw { $draw } staff cards, keep { $keep } and put the others under the deck. Take your first guest and your first rooms as usual.
companion-set-up-instructions = { automaton-His } instruction cards stay in the box: they are drawn here.
companion-set-up-done = When the table is laid, press Enter.

## Rounds

companion-round = Round { $round }
# $his and $yours are the numbers on the turn-order tiles; $begins is "him" or "you".
companion-round-first = { automaton-name } has the turn-order tile with { LIST($his) }, you have { LIST($yours) }. { companion-roll }
companion-round-next = Swap the turn-order tiles, so that { automaton-name } has { LIST($his) } and you have { LIST($yours) }; refresh your staff. { companion-roll }
companion-roll =
    { $begins ->
        [him] Roll all { $dice } dice. { automaton-name } begins.
       *[you] Roll all { $dice } dice. You begin.
    }
companion-round-celebrities = Put away the celebrities whom you or { automaton-name } have had; those who have waited are worth more now, and new ones come to the free places.
companion-round-pool = Draw an item from the pool for every action space that has none, as long as there are any.
companion-ball-title = The ball: { $ballroom }
companion-your-ball = Score { $ballroom } for yourself, too.
companion-emperor-title = The emperor comes
companion-your-emperor =
    { $back ->
        [one] Score your own place on the track and step back { $back } space; then the tile's reward or penalty is for you alone.
       *[other] Score your own place on the track and step back { $back } spaces; then the tile's reward or penalty is for you alone.
    }

## Questions

companion-if-you-pass = If you pass, press Enter too: { automaton-he } plays on, and the dice are rolled again after { automaton-his } last turn.
companion-your-turn = Your first turn now, then press Enter.
companion-your-turns = Your two turns now, then press Enter.
companion-round-over = That was { automaton-his } last turn in round { $round }. If you have passed, roll the dice again and take your turns. When the round is over, press Enter.
companion-round-over-yours = Your last turn of round { $round } now. When the round is over, press Enter.
companion-queue-same = If it is as { automaton-he } last saw it, say `{ "same" }`: { $answer }.
companion-queue = Which guests stand in the queue, from left to right? Five numbers or names.
companion-new-guest = Fill the queue up. Which guest has come in at the left? A number or a name.
companion-dice-same = If they lie as { automaton-he } left them, say `{ "same" }`: { $answer }.
companion-dice = How many dice lie on the spaces 1 to 6? Six numbers, such as { "2 2 1 3 0 2" }.
companion-dice-coloured = How many dice lie on the spaces 1 to 6, the coloured ones included? Six numbers, such as { "2 2 1 3 0 2" }.
companion-turned-up =
    { $n ->
        [one] A staff symbol: turn up the top card of { automaton-his } private deck. Which is it? A number or a name.
       *[other] A staff symbol: turn up the top { $n }. Which are they? A number or a name.
    }
companion-claimed = { automaton-His } marker is about to reach { "I" } of objective { $letter }. Does yours lie on the place for { $vp } VP of objective { $letter } already? { "yes" } or { "no" }.
companion-end-staff = { $staff } lies open before { automaton-name } and scores the best of your end-of-game cards. Which have you in play? Numbers or names, or `{ "none" }`.
companion-ballroom = { $n } { $ballroom }
companion-ballrooms = Which ballrooms lie there, from left to right? Three of { LIST($halls, type: "unit") }, by number or name.
companion-spaces =
    { $row ->
        [bottom] { automaton-He } is about to send a dancer. On how many spaces of the bottom row of { $ballroom } do your dancers stand? A number.
        [middle] The bottom row is full. On how many spaces of the middle row of { $ballroom } do your dancers stand? A number.
       *[top] The middle row is full. On how many spaces of the top row of { $ballroom } do your dancers stand? A number.
    }
companion-at-ball =
    { $balcony ->
        [yes] When the emperor's tile is dealt with, { $ballroom } is scored. How many dancers have you there, those on the balcony included? A number.
       *[no] When the emperor's tile is dealt with, { $ballroom } is scored. How many dancers have you there? A number.
    }
companion-at-ball-rows =
    { $balcony ->
        [yes] When the emperor's tile is dealt with, { $ballroom } is scored row by row. How many dancers have you in the bottom, the middle and the top row, those on the balcony in the top row? Three numbers, such as { "2 1 0" }.
       *[no] When the emperor's tile is dealt with, { $ballroom } is scored row by row. How many dancers have you in the bottom, the middle and the top row? Three numbers, such as { "2 1 0" }.
    }
companion-coloured =
    { $n ->
        [one] On which space does { LIST($colours) } lie? A number, or { "-" } if it is gone.
       *[other] On which spaces do { LIST($colours) } lie? A number for each in this order, or { "-" } for one that is gone.
    }
companion-worth =
    { $n ->
        [one] How many points is the celebrity beside { LIST($colours) } worth now? A number.
       *[other] How many points are the celebrities beside { LIST($colours) } worth now? A number for each in this order.
    }
companion-reserved = Which three guests have you turned up for { automaton-his } café, in that order? Numbers or names.
companion-pool = Lay a vacant room where each of them has reserved one, and put { LIST($items) } from the supply beside the action spaces: the pool.
companion-pool-done = Draw an item from the pool at random for each action space, then press Enter.
companion-order = { $guest } ({ LIST($items) })
companion-given = Which of { automaton-his } guests have got an item since? They wait for: { LIST($orders, type: "unit") }. Say for example { "64 wine, 89 cake" }; Enter for none.
companion-lines =
    { $tile ->
        [yes] When the emperor's tile is dealt with: how many floors and columns of your hotel have you filled since? A number; Enter for none.
       *[no] How many floors and columns of your hotel have you filled since? A number; Enter for none.
    }
companion-gear = { $guest } had a gear and has left the queue. Had the guest come to the rightmost space before, where { automaton-he } scores the gear? { "yes" } or { "no" }.
companion-crossed = Which of the spaces with gears ({ LIST($spaces) }) have you used since? Numbers, one twice if you used it twice; Enter for none.

## What was understood

companion-understood-queue = The queue: { LIST($guests, type: "unit") }.
companion-understood-guest = New in the queue: { $who }.
companion-understood-reserved = In the café: { LIST($guests, type: "unit") }.
companion-hall = { $ballroom }
companion-understood-ballrooms = From left to right: { LIST($halls, type: "unit") }.
companion-understood-staff = You have { LIST($cards) } in play.
companion-understood-no-staff = You have none in play.
companion-nobody = nobody

## What was not understood

companion-nothing-asked = Nothing is asked here: press Enter to go on, or give a command; `{ "help" }` lists them.
companion-queue-unseen = { automaton-name } has not seen this queue before: name its guests from left to right.
companion-queue-count =
    { $n ->
        [one] The queue has { $places } guests, and { $n } was named: by number, or by name with commas between.
       *[other] The queue has { $places } guests, and { $n } were named: by number, or by name with commas between.
    }
companion-queue-twice = { $guest } cannot stand there twice.
companion-queue-nobody = Somebody must stand in the queue.
companion-guest-missing = Name the guest on the leftmost space, by number or by name.
companion-guest-there = { $guest } stands in the queue already, further right.
companion-dice-unseen = { automaton-name } has not seen these dice before: say how many lie on each space.
companion-dice-count = Say how many dice lie on each of the { $spaces } spaces, from 1 to { $spaces }, such as `{ "2 2 1 3 0 2" }`.
companion-dice-sum = That makes { $sum } dice, but { LIST($expected, type: "or") } must be there.
companion-staff-count =
    { $n ->
        [one] Name the one card on top of { automaton-his } private deck, by number or by name.
       *[other] Name the { $n } cards on top of { automaton-his } private deck, by number or by name.
    }
companion-staff-open = { $staff } lies open before { automaton-he-object } already.
companion-staff-once = { $staff } is there only once.
companion-end-staff-missing = Name your end-of-game cards in play, or say `{ "none" }`.
companion-end-staff-his = { $staff } lies before { automaton-name }, not before you.
companion-ballrooms-count =
    { $n ->
        [one] There are { $places } ballrooms, and { $n } was named: say three of { LIST($halls, type: "unit") }.
       *[other] There are { $places } ballrooms, and { $n } were named: say three of { LIST($halls, type: "unit") }.
    }
companion-ballrooms-twice = { $ballroom } is there only once.
companion-ballrooms-unknown = There is no ballroom `{ $text }`; there are { LIST($halls, type: "unit") }.
companion-spaces-count = Say a number from { "0" } to { $most }: no more spaces of that row are left for your dancers.
companion-at-ball-count =
    { $rows ->
        [one] Say how many dancers you have there, from { "0" } to { $most }.
       *[other] Say how many dancers you have in each of the { $rows } rows, together no more than { $most }, such as `{ "2 1 0" }`.
    }
companion-coloured-count =
    { $n ->
        [one] Say where { LIST($colours) } lies: a space from 1 to 6, or `{ "-" }`.
       *[other] Say where { LIST($colours) } lie, { $n } numbers in this order: a space from 1 to 6, or `{ "-" }` for one that is gone.
    }
companion-coloured-few =
    { $n ->
        [one] So many dice cannot be on space { $space }: only { $n } lies there.
       *[other] So many dice cannot be on space { $space }: only { $n } lie there.
    }
companion-worth-count =
    { $n ->
        [one] Say how many points there are beside { LIST($colours) }: a number.
       *[other] Say how many points there are beside { LIST($colours) }: { $n } numbers in this order.
    }
companion-reserved-count =
    { $n ->
        [one] { $places } guests have rooms reserved, and { $n } was named: by number, or by name with commas between.
       *[other] { $places } guests have rooms reserved, and { $n } were named: by number, or by name with commas between.
    }
companion-reserved-unfit = { $guest } cannot have a room reserved: only guests worth { $least } to { $most } points who order no champagne.
companion-given-count = `{ $text }` is no guest with an item: say for example `{ "64 wine" }`.
companion-given-whom = { $number } is none of those who wait; there are { LIST($guests, type: "unit") }.
companion-given-unwanted = { $guest } does not wait for { $item } any more.
companion-lines-count = Say how many floors and columns you have filled, or press Enter if there were none.
companion-crossed-count = Say which of { LIST($spaces) } you have used, or press Enter if none of them.
companion-crossed-few =
    { $n ->
        [0] No gear lies on space { $space }.
        [one] Only { $n } gear lies on space { $space }: without one, its use does not count.
       *[other] Only { $n } gears lie on space { $space }: without one, its use does not count.
    }
companion-yes-or-no = Say `{ "yes" }` or `{ "no" }`.
companion-unclear = `{ $text }` can be { LIST($cards, type: "or") }: say the number or more of the name.
companion-another = another
companion-unknown-near =
    { $kind ->
        [guest] There is no guest `{ $text }`; perhaps { LIST($cards, type: "or") } was meant.
       *[staff] There is no end-of-game staff card `{ $text }`; perhaps { LIST($cards, type: "or") } was meant.
    }
companion-unknown =
    { $kind ->
        [guest] There is no guest `{ $text }`; say the number on the card, or its name.
       *[staff] There is no end-of-game staff card `{ $text }`; say the number on the card, or its name.
    }
companion-no-number =
    { $kind ->
        [guest] There is no guest { $number }{ companion-other-card }; their numbers are { LIST($numbers) }.
       *[staff] There is no end-of-game staff card { $number }{ companion-other-card }; their numbers are { LIST($numbers) }.
    }
companion-other-card =
    { $other ->
        [guest] {" "}({ $number } is a guest)
        [staff] {" "}({ $number } is a staff card)
        [card] {" "}({ $number } is another card)
       *[none] {""}
    }
companion-range = { $first } to { $last }

## Commands

companion-help = Help
companion-about = You move the pieces, { automaton-name } decides. You are asked only what { automaton-he } must know: who stands in the queue, where the dice lie, which card of { automaton-his } private deck was turned up, whether you were first at an objective. Guests and staff can be given by the number printed on the card or by name. { automaton-He } puts the die { automaton-he } takes on { automaton-his } tile and does nothing with it; the guest { automaton-he } takes goes to the discard pile; { automaton-he } pays nothing and gets no rewards.
companion-commands = Besides an answer you can type:
companion-command-undo = take back your last answer
companion-command-hotel = { automaton-name }'s hotel and all that is there
companion-command-card = `{ "card 75" }`, `{ "card 203" }`: the full text of a card
companion-command-log = everything that { automaton-name } has done so far
companion-command-help = this page
companion-command-quit = stop; the game is kept, and `{ "leopold companion --resume" }` goes on with it
companion-which-card = Say which: `{ "card 75" }`, or `{ "card 203" }`.
companion-taken-back = Taken back: { $question }, { $answer }.
companion-nothing-to-undo = There is nothing to take back yet.
companion-legend = { terminal-letter-blue } { colour-blue } { terminal-letter-red } { colour-red } { terminal-letter-yellow } { colour-yellow }   · empty{ companion-legend-house } ● occupied   +2 VP when laid
companion-legend-house =
    { $house ->
        [hautel_couture] {" "}○ reserved
        [sushi_resort] {" "}* gear
       *[other] {""}
    }

## Files of kept games

companion-file-large = This is too large to be a game of the companion.
companion-file-no-text = A game of the companion is { "UTF-8" } text, and this is not.
companion-file-cards = This game was played with other cards than this Leopold has.
companion-file-missing = The header says how the game ended, but answers are missing.
companion-file-other = This is no game of the companion: it does not begin with `{ $wanted }`.
companion-file-format = This is format { $found }, and this Leopold reads format { $known }.
companion-file-header = `{ $text }` does not belong here: use { LIST($known, type: "or") }.
companion-file-twice = `{ $text }` is said twice.
companion-file-lacks = The header has no `{ $text }:`, and without it the game cannot go on.
companion-file-level = There is no level `{ $text }`: use { LIST($known, type: "or") }.
companion-file-edition = There is no edition `{ $text }`: use { LIST($known, type: "or") }.
companion-file-seed = `{ $text }` is not a seed: that is a whole number or a text in double quotes.
companion-file-overlays = `{ $text }` is not a list of packs: that is `["mine.toml"]`.
companion-file-own_packs = This game is played with packs of one's own; only `{ "leopold companion --resume" }` opens it.
companion-file-rules = This game was played with version { $text } of the rules; this is version { $known }.
companion-file-result = `{ $text }` is not a score.
companion-file-over = The game is over before `{ $text }`.
companion-file-asked = Here `{ $question }:` is asked, not `{ $text }`.
