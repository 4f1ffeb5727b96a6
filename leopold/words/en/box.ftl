### The companion in the browser: beside a real table, on a phone.

box-title = The box on the table
box-lead = You have the box and play with real pieces. Lay your phone beside the board.
box-automaton = The automaton
box-automaton-about = Plays against you: you move the pieces.
box-automaton-short = Automaton
box-setup = Set-up
box-setup-about = Draws what a game for one to four needs, and shows how it is laid out.
box-setup-short = Set-up
box-sheet = Score sheet
box-sheet-about = Counts with you, for one to four people.
box-sheet-short = Sheet
box-reference = Reference
box-reference-about = Any card, what it does, and “May I?”.
box-reference-short = Cards

## The automaton: before a game

# $automaton is who plays, in all of these: Leopold or Elisabeth.
box-welcome = { automaton-name } sits down at your table. You move the pieces, { automaton-he } decides.
box-level = How hard shall { automaton-name } play?
box-level-easy-about = For a first game
box-level-medium-about = { automaton-He } takes more
box-level-hard-about = { automaton-He } takes all { automaton-he } can
box-modules = What do you play with?
box-edition = Which edition is your box?
box-house = Which hotel has { automaton-name }?
box-house-any = Draw one
box-begin = Set the table
box-go-on = Go on with the game
box-going = { automaton-name }, { $level }: round { $round } of { $rounds }
box-new = Another game
box-new-sure = The game that is kept here is then gone. Begin another one?
box-new-yes = Begin another
box-open = Open a file
box-open-about = A game from the terminal, or one that you have saved
box-save = Save as a file
box-save-about = { "leopold companion --resume --file" } goes on with it in the terminal.

## The automaton: while one plays

box-round = Round { $round } / { $rounds }
box-setting-up = Setting up
box-step = Step { $n } of { $of }
box-next = Next
box-back = Back
box-laid = The table is laid
box-done = Done
box-send = That is it
box-same = As before
box-undo = Take back
box-yes = Yes
box-no = No
box-none = None
box-his-side = { automaton-name }'s side
box-track = The emperor track
box-log = All that has happened
box-log-empty = Nothing yet.
box-earlier =
    { $n ->
        [one] { $n } step before this
       *[other] { $n } steps before this
    }
box-do-this = Do this with the pieces
box-waiting = No connection. Your answer is kept and sent by itself.
box-asleep = One moment …
box-place = Space { $n }
box-place-empty = Space { $n }: nobody
box-place-guest = Space { $n }: { $guest }
box-place-unknown = Space { $n }: tap to say who stands there
box-find-guest = Which guest is it?
box-find-number = Number
box-find-colour = Colour
box-minus = Less than nothing
box-find-rub = Rub out the last figure
box-find-none = No guest has this number.
box-find-name = Or a name
box-find-nobody = Nobody stands there
box-find-left = { $guest } has left, the others have moved up
box-more-one = One more: { $what }
box-fewer-one = One fewer: { $what }
box-space = space { $n }
box-dice-sum =
    { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }
box-dice-wanted = { $least } to { $most } must be there
box-dice-less = That is too many: at most { $n }
box-dice-more = Some are missing: at least { $n }
box-gone = Gone
box-on-space = On space { $n }
box-row-bottom = Bottom row
box-row-middle = Middle row
box-row-top = Top row
box-dancers = Your dancers
box-lines = Floors and columns
box-missing = Still missing: { $n }

## Questions, for answers by tapping

box-ask-your_turns =
    { $turns ->
        [one] Your turn now.
       *[other] Your two turns now.
    }
box-ask-passing = If you pass, tap “Done” too: { automaton-he } plays on, and the dice are rolled again after { automaton-his } last turn.
box-ask-round_over =
    { $turns ->
        [0] That was { automaton-his } last turn in round { $round }. If you have passed, roll the dice again and take your turns. Is the round over?
       *[other] Your last turn of round { $round } now. Is the round over then?
    }
box-ask-pool = Draw an item from the pool at random for each action space.
box-ask-pool-items = Lay a vacant room where each of them has reserved one, and put these items beside the action spaces: the pool.
box-ask-queue = Who stands in the queue?
box-ask-queue-how = Tap a place to say who is there.
box-ask-new_guest = Fill the queue up. Who has come in at the left?
box-ask-dice = How many dice lie on each space?
box-ask-dice-coloured = How many dice lie on each space, the coloured ones included?
box-ask-staff =
    { $n ->
        [one] Turn up the top card of { automaton-his } private deck. Which is it?
       *[other] Turn up the top { $n } cards of { automaton-his } private deck. Which are they?
    }
box-ask-claimed = { automaton-His } marker is about to reach { "I" } of objective { $letter }. Does yours lie on the place for { $vp } VP there already?
box-ask-end_staff = { $staff } lies open before { automaton-name } and scores the best of your end-of-game cards. Which have you in play?
box-ask-ballrooms = Which ballrooms lie there, from left to right?
box-ask-spaces =
    { $row ->
        [bottom] { automaton-He } is about to send a dancer. On how many spaces of the bottom row of { $ballroom } do your dancers stand?
        [middle] The bottom row is full. On how many spaces of the middle row of { $ballroom } do your dancers stand?
       *[top] The middle row is full. On how many spaces of the top row of { $ballroom } do your dancers stand?
    }
box-ask-at_the_ball =
    { $balcony ->
        [yes] When the emperor's tile is dealt with, { $ballroom } is scored. How many dancers have you there, those on the balcony included?
       *[no] When the emperor's tile is dealt with, { $ballroom } is scored. How many dancers have you there?
    }
box-ask-at_the_ball-rows =
    { $balcony ->
        [yes] When the emperor's tile is dealt with, { $ballroom } is scored row by row. How many dancers have you in each, those on the balcony in the top row?
       *[no] When the emperor's tile is dealt with, { $ballroom } is scored row by row. How many dancers have you in each?
    }
box-ask-coloured = On which space does each coloured die lie?
box-ask-worth = How many points is the celebrity beside each die worth now?
box-ask-reserved = Which three guests have you turned up for { automaton-his } café, in that order?
box-ask-served = Which of { automaton-his } guests have got an item since? Tap what was given.
box-ask-lines =
    { $tile ->
        [yes] When the emperor's tile is dealt with: how many floors and columns of your hotel have you filled since?
       *[no] How many floors and columns of your hotel have you filled since?
    }
box-ask-gear = { $guest } had a gear and has left the queue. Had the guest come to the rightmost space before, where { automaton-he } scores the gear?
box-ask-crossed = Which of the spaces with gears have you used since? Tap a space as often as you used it.

## The automaton: at the end

box-end-yours = Now count yours: how many points have you for each of these?
box-end-you = You
box-end-total = Your total
box-end-won =
    { $n ->
        [one] You have won, by { $n } point.
       *[other] You have won, by { $n } points.
    }
box-end-lost =
    { $n ->
        [one] { automaton-name } has won, by { $n } point.
       *[other] { automaton-name } has won, by { $n } points.
    }
box-end-tie = As many points for both: { automaton-name } has won. You need more.

## What the server refuses

problem-companion-impossible = This game cannot be played: { $reason }
problem-companion-answer = { $reason }
problem-companion-former = Answer { $place } does not fit this game any more: { $reason }
