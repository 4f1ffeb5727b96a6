### Leopold at a real table: his questions, how answers are understood, what people do between his turns.
### What a player types is the same in every language: it stands in quotation marks, as { "help" }.
### A sentence stands in one line, however long: a new line would be part of it.

card-guest = { $guest }

## Beginning and ending

companion-welcome = { automaton-leopold } sits down at your table: you move the pieces, he decides. `{ "help" }` lists what you can type.
companion-level = How hard shall { automaton-leopold } play: { LIST($levels, type: "or") }?
companion-level-again = { automaton-leopold } plays { LIST($levels, type: "or") }: type one of these.
companion-no-level = There is no level { $level }; { automaton-leopold } plays { LIST($levels, type: "or") }.
companion-resume-options = A game that is resumed keeps its level and its seed: leave { "--level" } and { "--seed" } out.
companion-file-there = { $file } is there already: go on with it by `{ $command }`, or name another file.
companion-going-on = Going on with the game in { $file }.
companion-nothing-left = There is no game of the companion to resume; `{ "leopold companion" }` begins a new one.
companion-not-saved = The game cannot be saved: { $reason }
companion-over = The game is over.
companion-winning = { automaton-leopold } has { $vp } VP. You win only with more points than { automaton-leopold }: { $needed } or more.

## Setting up

companion-set-up-title = Before the game
companion-set-up-players = Set the game up for two players, with these changes:
companion-set-up-hotel = { automaton-leopold } gets the night side of a hotel, and no krones, no kitchen, no first guest and no first rooms.
companion-set-up-deck = Shuffle the end-of-game staff ({ LIST($cards) }) and lay { $private } of them face down beside his hotel: his private deck. Shuffle the others back into the staff deck.
companion-set-up-hand = Draw { $draw } staff cards, keep { $keep } and put the others under the deck. Take your first guest and your first rooms as usual.
companion-set-up-instructions = His instruction cards stay in the box: they are drawn here.
companion-set-up-done = When the table is laid, press Enter.

## Rounds

companion-round = Round { $round }
# $his and $yours are the numbers on the turn-order tiles; $begins is "him" or "you".
companion-round-first = { automaton-leopold } has the turn-order tile with { LIST($his) }, you have { LIST($yours) }. { companion-roll }
companion-round-next = Swap the turn-order tiles, so that { automaton-leopold } has { LIST($his) } and you have { LIST($yours) }; refresh your staff. { companion-roll }
companion-roll =
    { $begins ->
        [him] Roll all { $dice } dice. { automaton-leopold } begins.
       *[you] Roll all { $dice } dice. You begin.
    }
companion-emperor-title = The emperor comes
companion-your-emperor =
    { $back ->
        [one] Score your own place on the track and step back { $back } space; then the tile's reward or penalty is for you alone.
       *[other] Score your own place on the track and step back { $back } spaces; then the tile's reward or penalty is for you alone.
    }

## Questions

companion-if-you-pass = If you pass, press Enter too: he plays on, and the dice are rolled again after his last turn.
companion-your-turn = Your first turn now, then press Enter.
companion-your-turns = Your two turns now, then press Enter.
companion-round-over = That was his last turn in round { $round }. If you have passed, roll the dice again and take your turns. When the round is over, press Enter.
companion-round-over-yours = Your last turn of round { $round } now. When the round is over, press Enter.
companion-queue-same = If it is as he last saw it, say `{ "same" }`: { $answer }.
companion-queue = Which guests stand in the queue, from left to right? Five numbers or names.
companion-new-guest = Fill the queue up. Which guest has come in at the left? A number or a name.
companion-dice-same = If they lie as he left them, say `{ "same" }`: { $answer }.
companion-dice = How many dice lie on the spaces 1 to 6? Six numbers, such as { "2 2 1 3 0 2" }.
companion-turned-up =
    { $n ->
        [one] A staff symbol: turn up the top card of his private deck. Which is it? A number or a name.
       *[other] A staff symbol: turn up the top { $n }. Which are they? A number or a name.
    }
companion-claimed = His marker is about to reach { "I" } of objective { $letter }. Does yours lie on the place for { $vp } VP of objective { $letter } already? { "yes" } or { "no" }.
companion-end-staff = { $staff } lies open before { automaton-leopold } and scores the best of your end-of-game cards. Which have you in play? Numbers or names, or `{ "none" }`.

## What was understood

companion-understood-queue = The queue: { LIST($guests, type: "unit") }.
companion-understood-guest = New in the queue: { $who }.
companion-understood-staff = You have { LIST($cards) } in play.
companion-understood-no-staff = You have none in play.
companion-nobody = nobody

## What was not understood

companion-nothing-asked = Nothing is asked here: press Enter to go on, or give a command; `{ "help" }` lists them.
companion-queue-unseen = { automaton-leopold } has not seen this queue before: name its guests from left to right.
companion-queue-count =
    { $n ->
        [one] The queue has { $places } guests, and { $n } was named: by number, or by name with commas between.
       *[other] The queue has { $places } guests, and { $n } were named: by number, or by name with commas between.
    }
companion-queue-twice = { $guest } cannot stand there twice.
companion-queue-nobody = Somebody must stand in the queue.
companion-guest-missing = Name the guest on the leftmost space, by number or by name.
companion-guest-there = { $guest } stands in the queue already, further right.
companion-dice-unseen = { automaton-leopold } has not seen these dice before: say how many lie on each space.
companion-dice-count = Say how many dice lie on each of the { $spaces } spaces, from 1 to { $spaces }, such as `{ "2 2 1 3 0 2" }`.
companion-dice-sum = That makes { $sum } dice, but { LIST($expected, type: "or") } must be there.
companion-staff-count =
    { $n ->
        [one] Name the one card on top of his private deck, by number or by name.
       *[other] Name the { $n } cards on top of his private deck, by number or by name.
    }
companion-staff-open = { $staff } lies open before him already.
companion-staff-once = { $staff } is there only once.
companion-end-staff-missing = Name your end-of-game cards in play, or say `{ "none" }`.
companion-end-staff-his = { $staff } lies before { automaton-leopold }, not before you.
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
companion-about = You move the pieces, { automaton-leopold } decides. You are asked only what he must know: who stands in the queue, where the dice lie, which card of his private deck was turned up, whether you were first at an objective. Guests and staff can be given by the number printed on the card or by name. He puts the die he takes on his tile and does nothing with it; the guest he takes goes to the discard pile; he pays nothing and gets no rewards.
companion-commands = Besides an answer you can type:
companion-command-undo = take back your last answer
companion-command-hotel = { automaton-leopold }'s hotel and all that is his
companion-command-card = `{ "card 75" }`, `{ "card 203" }`: the full text of a card
companion-command-log = everything that { automaton-leopold } has done so far
companion-command-help = this page
companion-command-quit = stop; the game is kept, and `{ "leopold companion --resume" }` goes on with it
companion-which-card = Say which: `{ "card 75" }`, or `{ "card 203" }`.
companion-taken-back = Taken back: { $question }, { $answer }.
companion-nothing-to-undo = There is nothing to take back yet.
companion-legend = { terminal-letter-blue } { colour-blue } { terminal-letter-red } { colour-red } { terminal-letter-yellow } { colour-yellow }   · empty ● occupied   +2 VP when laid

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
companion-file-rules = This game was played with version { $text } of the rules; this is version { $known }.
companion-file-result = `{ $text }` is not a score.
companion-file-over = The game is over before `{ $text }`.
companion-file-asked = Here `{ $question }:` is asked, not `{ $text }`.
