### What everything at the table is and how it stands now, for whoever points at it.
### $who is "you" where it is the reader's own, and $name whose it is otherwise.

tip-book = In the book
tip-book-about = { $title }: look it up in the book
tip-whose =
    { $who ->
        [you] Yours
       *[other] { $name }
    }

## Guests

tip-queue-price =
    { $price ->
        [0] From this place the guest comes free of charge.
        [one] From this place the guest costs { $price } krone.
       *[other] From this place the guest costs { $price } krones.
    }
tip-place = Place { $space } in the queue
tip-place-price =
    { $price ->
        [0] Whoever waits here is taken free of charge.
        [one] Taking whoever waits here costs { $price } krone.
       *[other] Taking whoever waits here costs { $price } krones.
    }
tip-place-moves = When a guest leaves, those further left move up and grow cheaper, and a new one joins on the left.
tip-place-empty = Nobody waits here now.
tip-missing =
    { $missing ->
        [none] The order is complete: this guest can move into a room.
       *[other] Still wants { LIST($items) }.
    }
tip-sits =
    { $who ->
        [you] Sits in your café.
       *[other] Sits in the café of { $name }.
    }
tip-table = A free table
tip-table-text =
    { $who ->
        [you] Here is room for a guest from the queue.
       *[other] Here { $name } has room for a guest from the queue.
    }
tip-table-count = A guest stays until the order is complete and a room is ready; with every table taken, no new guest can come.
tip-guest_deck = Guests to come
tip-guest_deck-text =
    { $n ->
        [0] No cards are left in the deck.
        [one] { $n } card is left in the deck.
       *[other] { $n } cards are left in the deck.
    } { $discarded ->
        [0] Nobody has checked in yet.
        [one] { $discarded } guest has been housed and lies on the discard pile.
       *[other] { $discarded } guests have been housed and lie on the discard pile.
    }
tip-guest_deck-again = When the deck is empty and a guest is needed, the discard pile is shuffled.
tip-staff_deck = Staff to come
tip-staff_deck-text =
    { $n ->
        [0] No cards are left in the deck.
        [one] { $n } card is left in the deck.
       *[other] { $n } cards are left in the deck.
    }
tip-staff_deck-draw = Nobody draws by themselves: only rewards and tiles bring new cards.

## Dice

tip-space = { $face }: { $name }
tip-strength =
    { $n ->
        [0] No die lies here, so this cannot be chosen now.
        [one] 1 die lies here: strength 1 now.
       *[other] { $n } dice lie here: strength { $n } now.
    }
tip-boost =
    { $price ->
        [0] One more strength costs nothing.
        [one] For { $price } krone it is strength { $more }.
       *[other] For { $price } krones it is strength { $more }.
    }
tip-bin = Dice put away
tip-bin-text =
    { $n ->
        [0] No die has been put away in this round.
        [one] { $n } die has been put away in this round.
       *[other] { $n } dice have been put away in this round.
    }
tip-bin-why = When everybody who still has a turn has passed, one die goes here and the others are rolled again. Next round all are back.

## Rooms

tip-room = Room { $room }
tip-room-about =
    { $colour ->
        [blue] Blue
        [red] Red
       *[yellow] Yellow
    }, floor { $floor }. { $state ->
        [empty] Not prepared yet.
        [vacant] Prepared and vacant.
       *[occupied] Occupied.
    }
tip-room-empty =
    { $price ->
        [0] Preparing it costs nothing.
        [one] Preparing it costs { $price } krone.
       *[other] Preparing it costs { $price } krones.
    }
tip-room-badge =
    { $state ->
        [empty] The badge brings { points } when the room is prepared.
       *[other] Its badge has brought { points }.
    }
tip-room-vacant =
    { $colour ->
        [blue] A blue or a green guest can move in.
        [red] A red or a green guest can move in.
       *[yellow] A yellow or a green guest can move in.
    }
tip-room-worth =
    { $state ->
        [occupied] It counts { points } at the end.
       *[other] Occupied, it counts { points } at the end.
    }
tip-room-group =
    { $size ->
        [one] It is a group of its own.
       *[other] Its group has { $size } rooms, { $full } occupied.
    } { $done ->
        [yes] The group is full.
       *[no] { tip-group-brings }
    }
tip-group-brings =
    { $colour ->
        [blue] When it is full: { points }.
        [red] When it is full: { krones }.
       *[yellow] When it is full: { favour }.
    }
tip-price = Floor { $floor }: what a room costs
tip-price-text =
    { $n ->
        [0] Preparing a room on this floor costs nothing.
        [one] Preparing a room on this floor costs { $n } krone.
       *[other] Preparing a room on this floor costs { $n } krones.
    }
tip-worth = Floor { $floor }: what a room is worth
tip-worth-text = At the end every occupied room on this floor counts { points }.
tip-worth-now =
    { $rooms ->
        [0] No room is occupied here yet.
        [one] { $rooms } is occupied now: { points }.
       *[other] { $rooms } are occupied now: { points }.
    }
tip-bonuses = Full groups
tip-bonuses-text = When the last room of a group is occupied, the group pays once, by its colour and its size.
tip-bonuses-blue = Blue, by size: { LIST($values) } points.
tip-bonuses-red = Red, by size: { LIST($values) } krones.
tip-bonuses-yellow = Yellow, by size: { LIST($values) } steps on the emperor track.
tip-bonuses-now =
    { $full ->
        [0] None of your { $groups } groups is full yet.
        [one] { $full } of your { $groups } groups is full.
       *[other] { $full } of your { $groups } groups are full.
    }

## What somebody has

tip-krones = Krones
tip-krones-now =
    { $who ->
        [you] You have { krones }.
       *[other] { $name } has { krones }.
    }
tip-krones-cap =
    { $room ->
        [0] The purse is full: nobody can have more than { $cap }, and what comes now is lost.
       *[other] Nobody can have more than { $cap }; what would come beyond that is lost.
    }
tip-krones-end =
    { $vp ->
        [one] What is left at the end counts { $vp } point a krone.
       *[other] What is left at the end counts { $vp } points a krone.
    }
tip-points = Points
tip-points-now =
    { $who ->
        [you] You have { points }.
       *[other] { $name } has { points }.
    }
tip-points-source = { $source }: { $n }
tip-points-none = Nothing has been scored yet.
tip-kitchen-now =
    { $who ->
        [you] In your kitchen: { $items }.
       *[other] In the kitchen of { $name }: { $items }.
    }
tip-kitchen-serve =
    { $price ->
        [0] Up to { $most } dishes and drinks go to guests free of charge.
        [one] Up to { $most } dishes and drinks go to guests for { $price } krone.
       *[other] Up to { $most } dishes and drinks go to guests for { $price } krones.
    }
tip-kitchen-wanted =
    { $who ->
        [you] Your guests still want { $n } of it.
       *[other] The guests of { $name } still want { $n } of it.
    }
tip-hand = Cards in the hand
tip-hand-now =
    { $who ->
        [you] You hold { staff-cards }.
       *[other] { $name } holds { staff-cards }, which nobody else sees.
    }
tip-staff = Staff in play
tip-staff-now =
    { $n ->
        [0]
            { $who ->
                [you] You have hired nobody yet.
               *[other] { $name } has hired nobody yet.
            }
       *[other] { LIST($names, type: "unit") }
    }
tip-card-used = Used in this round; it is ready again in the next.
tip-card-ready = Not used in this round yet.
tip-card-waits = Not used yet: you are asked when its moment comes.
tip-card-face_down = Used; it lies face down for the rest of the game, and still counts as a card of yours.
tip-card-hired =
    { $who ->
        [you] Works for you.
       *[other] Works for { $name }.
    }
tip-person-you = That is you.
tip-person-bot = A bot, { $level }.
tip-person-style =
    { $style ->
        [courtier] Courts the emperor more than others would.
        [saver] Likes to keep krones.
        [patron] Likes to have a large staff.
        [blue] Is fond of blue guests and rooms.
        [red] Is fond of red guests and rooms.
       *[yellow] Is fond of yellow guests and rooms.
    }
tip-person-automaton = Plays by the cards of the solo game, at the level { $level }.
tip-person-friend =
    { $here ->
        [yes] Sits at this table.
        [no] Has not sat down yet.
       *[away] Is away just now.
    }
tip-person-standin = A bot plays in their stead for now.
tip-person-turn = It is their turn.

## Turns

tip-order = When the turns come
tip-order-tile =
    { $who ->
        [you] You are number { $low } and number { $high } among the turns of this round.
       *[other] { $name } is number { $low } and number { $high } among the turns of this round.
    }
tip-order-left =
    { $left ->
        [0] Both turns have been had.
        [1] One turn is still to come.
       *[other] Both turns are still to come.
    }
tip-order-passed = Has passed, and waits until the dice are rolled again.
tip-order-next = After each round the tiles go on to the next seat.
tip-round = Round { $round } of { $rounds }
tip-round-when =
    { $when ->
        [past] Played.
        [now] This is the round that is played now.
       *[coming] Still to come.
    }
tip-round-emperor = Afterwards the emperor comes: everybody scores the space reached and steps back { $back }.
tip-pass = Pass
tip-pass-text = You keep your turn and wait: when all who still have turns have passed, one die is put away, the rest are rolled again, and you are asked anew.
tip-pass-before = You can only pass before you have done anything in this turn.
tip-pass-dice =
    { $n ->
        [one] { $n } die lies on the board now.
       *[other] { $n } dice lie on the board now.
    }
tip-end = End the turn
tip-end-text = The next in turn goes on. What you have not served or checked in stays as it is.
tip-done = Leave it
tip-done-text = What is offered here is not done, and does not come again.
tip-undo = Take back a step
tip-undo-text = Your last step is taken back, as long as nothing new has come to light since.
tip-undo-now =
    { $n ->
        [one] { $n } step can be taken back.
       *[other] { $n } steps can be taken back, one after the other.
    }
tip-undo_turn-text = All that you have done in this turn is taken back at once, as far as nothing new has come to light.
tip-log-more =
    { $n ->
        [one] And { $n } line more.
       *[other] And { $n } lines more.
    }
tip-log-open = A click opens it, and from there it can be looked at again.
tip-hint = A hint
tip-hint-text = The strongest bot says what it would do here and why. Nothing is done by asking.

## The emperor

tip-track = The emperor track, step { $space }
tip-track-worth = When the emperor comes, this space scores { points }.
tip-track-favour =
    { $favour ->
        [penalty] Whoever stands here after stepping back suffers the penalty of the tile.
        [reward] Whoever stands here after stepping back receives the reward of the tile.
       *[nothing] Whoever stands here after stepping back is neither rewarded nor punished.
    }
tip-track-end = Steps beyond this last space are points, one for each.
tip-track-who = Here now: { LIST($names) }.
tip-track-all = The emperor track
tip-marker = { $name } on the emperor track
# $printed is the number on the space.
tip-marker-now =
    { $who ->
        [you] You stand on a { $printed }.
       *[other] { $name } stands on a { $printed }.
    }
tip-marker-next =
    After round { $round } that scores { points } and leads back to a { $after }: { $favour ->
        [penalty] the penalty of the tile.
        [reward] the reward of the tile.
       *[nothing] neither reward nor penalty.
    }
tip-marker-next-automaton = After round { $round } that scores { points } and leads back to a { $after }. Rewards and penalties of tiles are not for { $name }.

## Objectives

tip-prize = Objective { $letter }, place { $place }
tip-prize-text =
    { $place ->
        [1] The first to claim this objective gains { points }.
        [2] The second to claim it gains { points }.
       *[other] Number { $place } to claim it gains { points }.
    }
tip-prize-by =
    { $who ->
        [you] You have claimed it.
       *[other] { $name } has claimed it.
    }
tip-objective-next =
    { $n ->
        [0] Every place has been claimed.
       *[other] The next to claim it gains { points }.
    }
tip-objective-claimed = Claimed by { LIST($names) }.

## The automaton

tip-automaton_marker = Objective { $letter }: { $name }
tip-automaton_marker-text =
    { $state ->
        [claimed] Claimed, for { points }.
        [none] Not begun. The first card that names it puts a marker on III.
        [III] The marker lies on III: two more cards that name it, and it is claimed.
       *[II] The marker lies on II: one more card that names it, and it is claimed.
    }
tip-automaton_private = The private deck of { $name }
tip-automaton_private-text =
    { $n ->
        [0] Every card of it lies open.
        [one] { $n } card still lies face down. An instruction with the sign of staff turns one up.
       *[other] { $n } cards still lie face down. An instruction with the sign of staff turns one up.
    } Those that lie open score at the end.
tip-automaton_cards = The instructions of { $name }
tip-automaton_cards-text =
    { $n ->
        [one] { $n } card is left in the deck. In every turn one is turned up and followed from top to bottom.
       *[other] { $n } cards are left in the deck. In every turn one is turned up and followed from top to bottom.
    }
tip-automaton_cards-last = Turned up last: No. { $number }.
