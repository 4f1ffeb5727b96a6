### What is wrong with a pack of one's own. A sentence names the place, then says what is wrong and what would be right.
### What stands in the pack, or should, is the same in every language: it is a parameter or stands in quotation marks.

pack-at = { LIST($place, type: "unit") }: { $problem }

## Places: tables of a file, and parts of their fields

pack-line = line { $line }
pack-column = column { $column }
pack-end = at the end
pack-table-staff = staff { $key }
pack-table-guest = guest { $key }
pack-table-objective = objective { $key }
pack-table-instruction = instruction { $key }
pack-table-emperor = emperor tile { $key }
pack-table-hotel = hotel { $key }
pack-table-ballroom = ballroom { $key }
pack-table-rehearsal_room = rehearsal room { $key }
pack-table-celebrity = celebrity { $key }
pack-table-entrance = entrance { $key }
pack-table-nth = { $kind } table { $n }
pack-table-tiles = emperor tile
pack-part = part { $n }
pack-entry = entry { $n }
pack-floor = floor { $n }
pack-room = room { $n }
pack-group = group { $name }

## What a value may have been meant to be

pack-hint-near = perhaps { LIST($near, type: "or") } was meant
pack-hint-known = use { LIST($known, type: "or") }
pack-hint-nothing = leave it out
pack-hint-range = their numbers run from { $low } to { $high }

## Files

pack-file-none = there is no such file; give the path of a pack, a file in { "TOML" }.
pack-file-folder = this is a folder; give the path of a pack, a file in { "TOML" }.
pack-file-unreadable = the file cannot be read ({ $reason }); give the path of a pack, a file in { "TOML" }.
pack-file-large = the file is too large; a pack has at most one million bytes.
pack-file-text = line { $line } is not { "UTF-8" } text; save the file as { "UTF-8" }.
pack-toml = this is not { "TOML" } ({ $what }); { "docs/packs.md" } shows the form of a pack.
pack-toml-unknown = this is not { "TOML" }; { "docs/packs.md" } shows the form of a pack.
pack-toml-size = this is not { "TOML" } of a sensible size; { "docs/packs.md" } shows the form of a pack.
pack-toml-deep = too many names stand between dots here; a key of a pack has at most { $most }, and most have one.
pack-toml-value = no value begins like this
pack-toml-twice = it has been said before
pack-toml-key = a key is missing, or has letters that need quotes
pack-toml-equals = after a key stands { "=" }
pack-toml-more = something stands behind the end of a line
pack-toml-unclosed = a bracket or brace is not closed
pack-toml-text = a text does not end, or has characters that it cannot have

## Single values

pack-not-whole = { $value } is not a whole number; { $noun } is a whole number from { $low } to { $high }.
pack-out-of-range = { $value } is out of range; { $noun } is a whole number from { $low } to { $high }.
pack-flag = { $value } is neither { "true" } nor { "false" }; write one of the two.
pack-not-one = { $value } is not { $noun }; { $hint }.
pack-not-table = { $value } is not { $noun }; { $noun } is a table in braces.
pack-not-list = { $value } is not a list; { $noun } is a list in square brackets.
pack-list-size =
    { $low ->
        [exact] a list of { $n } does not fit; { $noun } has { $high } entries.
       *[other] a list of { $n } does not fit; { $noun } has { $low } to { $high } entries.
    }
pack-not-field = { $value } is not a field of { $noun }; { $hint }.
pack-write = { $value } does not fit; write { $example }.
pack-says-several = it says { LIST($found) }; { $noun } says one thing, such as { $example }.
pack-says-nothing = it says nothing; { $noun } says one thing, such as { $example }.
pack-language = { $value } is not a language; write its short code, such as { "en" } or { "de" }.
pack-name-empty = { $value } is not a name; write some text in quotes.
pack-name-long = { $value } is not a name; a name has at most { $most } letters, all of them printable.
pack-letter = { $letter } for { $item }
pack-items-form = { $value } is not text; { $noun } is written in letters: { LIST($letters) }.
pack-items-letter = { $value } is no dish or drink; write { LIST($letters) }.
pack-items-size = { $value } is out of range; { $noun } has { $low } to { $high } dishes and drinks.
pack-colour-twice = { $value } names a colour twice; name each colour once.
pack-face-twice = { $value } names a face twice; name each face once.
pack-source-field = { $value } is not a field here; { $hint }.
pack-source-alone = { $name } has no value in this table; a source stands beside its value.

## Effects

pack-discount = { $value } is not a discount; write krones from 0 to { $most } or { "\"free\"" }.
pack-step-table = { $value } does not fit; { $name } is followed by a table, such as { $example }.
pack-step-lacks = { $name } is missing; write how many, such as { $example }.
pack-power-lacks = { $name } is missing; say for which { $name } the power works, as a list.
pack-powers-many = { $n } colours or faces are too many; a card has { $most } of them in all.
pack-score-copy = { $value } does not fit; a score that copies is written { "{ copy = true }" }.
pack-score-lacks = { $name } is missing; write, for example, { $example }.
pack-score-colour = { "colour" } is missing; { "occupied_colour" } needs one, such as { "colour = \"red\"" }.
pack-score-no-colour = a score for { $each } has no colour; only { "occupied_colour" } has one.
pack-need-colours = no colour stands here; write, for example, { "{ red = 4, yellow = 3 }" }.
pack-need-colour = { "colour" } is missing; say of which guests, such as { "colour = \"green\"" }.
pack-penalty-else = { "else_vp" } is missing; say what is lost if it cannot be done, such as { "else_vp = 5" }.

## Cards, tiles and hotels

pack-which = it is missing; say which one the table is about, such as { $example }.
pack-lacks = it is missing; write one, such as { $example }.
pack-lacks-colours = it is missing; write four floors of five colours.
pack-lacks-groups = it is missing; write four floors of five letters.
pack-lacks-badges = it is missing; write four floors of five numbers.
pack-lacks-board = it is missing; write one, such as the one in { "board.toml" }.
pack-lacks-set =
    it is missing; write { $hand ->
        [one] the number of { $hand } staff card.
       *[other] the numbers of { $hand } staff cards.
    }
pack-twice = it stands in the file twice; one table for each is enough.
pack-number-taken = { $number } is { $other } already, not { $noun }; { $free } is free.
pack-name-english = the English name is missing; write at least { $example }.
pack-timing-when = a card with the timing "{ $timing }" waits for nothing; only one with the timing "{ $right }" does.
pack-timing-field = a card with the timing "{ $timing }" has no { $name }; it has { $right }.
pack-spend-where = { $step } takes something away, and whether it is there is only seen where a card is used: it goes with the timing "round" or "flip" alone.
pack-spend-first = { $step } stands after something else; what is spent stands first.
pack-spend-twice = { $step } takes the same thing twice; write it once, with the whole number.
pack-item-out = there is no { $item } in a game with these modules.
pack-balls-out = { $name } speaks of balls, and there are none in a game with these modules.
pack-endless = this card and others set each other off for ever; let one of them wait for something else.
pack-lounge-order = each coloured die stands there once: 0, 1 and 2 in some order.
pack-effect-empty = the list is empty; a staff card does something, such as { $example }.
pack-reward-empty = the list is empty; a tile has a reward, such as { $example }.
pack-tile-id = { $value } is not the id of a tile; an id is { LIST($letters, type: "or") } and a number, such as { "A1" }.
pack-word-id = { $value } is not an id; an id has small letters, digits and underscores and begins with a letter, such as { "attic" }.
pack-level-lacks = { "from" } is missing; say from which level it counts, such as { "from = \"easy\"" }.
pack-guest-colour-lacks = { "colour" } is missing; write one, such as { "colour = \"blue\"" }, or { "colour = \"any\"" }.
pack-die = { $value } is not a die; write a face from 1 to { $faces }, { "\"any\"" } or { "\"colour\"" }.
pack-die-alone = { $value } does not fit; { $entry } stands alone, and only faces make a pair.
pack-symbol-ball = only { LIST($automata) } sends guests to a ball; leave it out, or let it be a card for { LIST($automata, type: "or") }.
pack-symbol-coloured_die = only { LIST($automata) } takes a coloured die; leave it out, or let it be a card for { LIST($automata, type: "or") }.
pack-symbol-dancer = only { LIST($automata) } sends dancers to a ball; leave it out, or let it be a card for { LIST($automata, type: "or") }.
pack-side-lacks = it is missing; write { "side = \"night\"" } or { "side = \"day\"" }.
pack-night-letter = the night side has no letter; only day sides have one.
pack-day-letter = it is missing; a day side has one, such as { "letter = \"A\"" }.
pack-floor-text = { $value } is not text; a floor is { $columns } words in quotes.
pack-floor-size = { $n } is the wrong number of rooms; a floor has { $columns }.
pack-group-colours = its rooms are { LIST($colours) }; a group has one colour.
pack-group-apart = its rooms do not all touch; a group is one connected area.
pack-group-size = it has { $n } rooms; a group has 1 to { $most }.
pack-groups-many = there are { $n } groups; a hotel has at most { $most }.
pack-ball-players = the points for { $players } players are missing; write them for every number of players, or one list for all.
pack-areas-dancers = its areas have { $n } dancers and a seat has { $all }; the areas hold all dancers of a seat.

## Tables

pack-tables-form = this is not a list of tables; write { $example } above each of them.
pack-table-form = { $value } is not a table; write { $example } above each of them.
pack-sets-form = this is not a table; write { "[introductory]" } above its sets.
pack-board-form = this is not a table; write { "[board.setup]" } and so on above its numbers.
pack-section-form = { $value } is not a table; write { $example } above its numbers.
pack-table-missing = the table is missing; a whole pack has it.

## What does not go together, and what a game needs

pack-dice-missing = the dice for { $players } players are missing; write them for { LIST($known) }.
pack-dice-few = { $n } is too few for { $players } players; everybody takes two dice in a round.
pack-emperor-rounds = the emperor cannot come after rounds { LIST($rounds) } of { $all }; he comes after three of them, in order.
pack-krones-track = { krones } do not fit on a money track of { $cap }; start with less.
pack-krones-rooms = { krones } may be too few for the first { $rooms } rooms; the dearest cost { $dearest }.
pack-set-size = set { $letter } has { $n } cards and a starting hand has { $hand }; they are of one size.
pack-set-unknown = there is no staff card { $number }; a set names cards that are in the pack.
pack-set-twice = staff { $number } is in set { $letter } already; a card is in one set, and once.
pack-too-many = this is one too many; a pack has room for { $most } of its kind.
pack-deck-many = this is one too many; a deck has room for { $most } cards.
pack-solo-draw = { $n } cards are too few to draw for the solo game; a hand of { $hand } is kept.
pack-solo-private = { $n } end-of-game staff cards for the solo game's private deck are too many; there are { $most }.
pack-letter-none = none has the letter { $letter }; a game needs { LIST($letters) }.
pack-deck-none = no card is for { $automaton }; each automaton has a deck.
pack-hotel-none = it is missing; a whole pack has { "night" } and { "day" } { "A" } to { "D" }.
pack-staff-few = { $n } cards are too few; four hands need { $most }.
pack-guests-few = { $n } cards are too few; a queue and four cafés hold { $most }.
pack-ballrooms-few = { $n } of them are too few; a game has { $least } ballrooms.
pack-entrances-few = { $n } of them are too few; with entrances a game needs { $least }, one for each seat.
pack-rehearsals-few =
    { $n ->
        [0] there is no rehearsal room; with ballrooms a game needs { $least }, one for each seat.
       *[other] { $n } of them are too few; with ballrooms a game needs { $least } rehearsal rooms, one for each seat.
    }

## What a pack changes in ours: a line for each value

packs-laid-over = { $file }, laid over ours ({ $edition }):
packs-nothing = it changes nothing
packs-fine = The pack is in order.
change-becomes = { $what }: { $field } { $before } becomes { $after }
change-new = { $what }: new, with { $values }
change-value = { $field } { $value }
change-more = { $first }; { $others }
change-quoted = "{ $text }"
change-list = { LIST($parts, type: "unit") }
change-nothing = nothing
change-flag =
    { $flag ->
        [yes] yes
       *[no] no
    }
change-staff = Staff { $ref }, { $name }
change-guest = Guest { $ref }, { $name }
change-objective = Objective { $ref }
change-instruction = Instruction { $ref }
change-tile = Emperor tile { $ref }
change-hotel = Hotel { $ref }
change-ballroom = Ballroom { $name }
change-rehearsal_room = Rehearsal room { $ref }
change-celebrity = Celebrity { $name }
change-entrance = Entrance { $name }
change-board = Board
change-introductory = Introductory
change-set = set { $letter }
change-worth = worth
change-area = { dancers }: { $does }
change-players =
    { $n ->
        [one] { $path } for { $n } player
       *[other] { $path } for { $n } players
    }

## A form to fill in: our values for what is printed in a box

blank-head =
    { $what }: what is printed on its cards and boards, as far as we do not know it.
    The values below are ours, or nobody has confirmed them. Whoever owns the box can put the printed ones in their place:

    1. Where a value stands behind { "#" }, remove the { "#" } and write what is printed.
       What you leave alone stays as it is.
    2. { "source" } says where a value comes from: "{ $source }" is right for what you read off the card.
    3. { "leopold packs check mine.toml" } says whether everything is in order, and what it changes.
    4. { "leopold play --pack mine.toml" } plays with it; in the browser a new game takes it under "{ new-more }".
blank-none = There is no expansion or module { $value }; { $hint }.
blank-nothing = Nothing in "{ $what }" is ours: there is nothing to fill in.

## Cards that somebody asks a pack for

pack-none-card = There is no card { $value }; { $hint }.
pack-none-staff = There is no staff card { $value }; { $hint }.
pack-none-guest = There is no guest { $value }; { $hint }.
pack-none-objective = There is no objective { $value }; { $hint }.
pack-none-instruction = There is no instruction card { $value }; { $hint }.
pack-none-tile = There is no emperor tile { $value }; { $hint }.
pack-none-hotel = There is no hotel { $value }; { $hint }.
pack-none-automaton = There is no automaton { $value }; { $hint }.

## What things are called where the sentences above say { $noun }

pack-noun-pack = a pack
pack-noun-board = the board
pack-noun-section = { $name }
pack-noun-introductory = the introductory sets
pack-noun-staff = a staff card
pack-noun-guest = a guest
pack-noun-objective = an objective
pack-noun-instruction = an instruction card
pack-noun-emperor = an emperor tile
pack-noun-hotel = a hotel
pack-noun-ballroom = a ballroom
pack-noun-rehearsal_room = a rehearsal room
pack-noun-kind = a kind of table
pack-noun-source = a source
pack-noun-sources = a table of sources
pack-noun-name = a name
pack-noun-names = a list of other names
pack-noun-number = a card's number
pack-noun-cost = a cost
pack-noun-timing = a timing
pack-noun-step = a step
pack-noun-trigger = a trigger
pack-noun-colours = a list of colours
pack-noun-step-named = the step { $name }
pack-noun-steps = a list of steps
pack-noun-item = an item
pack-noun-amount = an amount
pack-noun-discount = a discount
pack-noun-highest-floor = the highest floor
pack-noun-power = a power
pack-noun-power-named = the power { $name }
pack-noun-powers = a list of powers
pack-noun-guests = a list of guests
pack-noun-rooms = a list of rooms
pack-noun-faces = a list of faces
pack-noun-face = a die's face
pack-noun-colour-here = a colour here
pack-noun-colour-of-rooms = a colour of rooms
pack-noun-colour-of-guests = a colour of guests
pack-noun-score = a score
pack-noun-score-each = something to count
pack-noun-score-vp = a score's vp
pack-noun-score-most = the most a score brings
pack-noun-need = a need
pack-noun-need-named = a need of { $name }
pack-noun-rooms-by-colour = a number of rooms by colour
pack-noun-penalty = a penalty
pack-noun-loss = a loss of victory points
pack-noun-order = an order
pack-noun-guest-vp = a guest's vp
pack-noun-goes = a place for a guest to go
pack-noun-letter-of-objectives = a letter of objectives
pack-noun-module = a module
pack-noun-letter-of-hotels = a letter of hotels
pack-noun-automaton = an automaton
pack-noun-level = a level
pack-noun-ball = a ball
pack-noun-guest-to-take = a guest to take
pack-noun-dice-to-take = a list of dice
pack-noun-extra = an extra
pack-noun-extras = a list of extras
pack-noun-objective-to-take = an objective
pack-noun-pointing = a way for the hand to point
pack-noun-side = a side
pack-noun-hotel-colours = a hotel's list of colours
pack-noun-hotel-groups = a hotel's list of groups
pack-noun-hotel-badges = a hotel's list of badges
pack-noun-floor-badges = a floor's list of badges
pack-noun-badge = a badge
pack-noun-ball-score = a ballroom's score
pack-noun-list-of-points = a list of points
pack-noun-areas = a list of areas
pack-noun-area = an area
pack-noun-set = a set of staff
pack-noun-players = a number of players
pack-noun-by-players = { $noun } by players

# The numbers of the board: by what the tables call them, without articles and apostrophes.
pack-noun-price = a price
pack-noun-floors-cost = the floors' cost
pack-noun-floors-vp = the floors' vp
pack-noun-number-of-victory-points = a number of victory points
pack-noun-colours-bonus = a colour's bonus
pack-noun-bonus = a bonus
pack-noun-queues-cost = the queue's cost
pack-noun-emperor-track = the emperor track
pack-noun-space-on-the-emperor-track = a space on the emperor track
pack-noun-list-of-the-emperors-rounds = the list of the emperor's rounds
pack-noun-round = a round
pack-noun-list-of-steps-back = the list of steps back
pack-noun-number-of-steps = a number of steps
pack-noun-number-of-rounds = a number of rounds
pack-noun-number-of-dice = a number of dice
pack-noun-end-of-the-money-track = the end of the money track
pack-noun-number-of-krones = a number of krones
pack-noun-kitchen = a kitchen
pack-noun-hand = a hand
pack-noun-number-of-rooms = a number of rooms
pack-noun-number-of-items = a number of items
pack-noun-score-of-an-unserved-guest = the score of an unserved guest
pack-noun-score-of-what-is-left = the score of what is left
pack-noun-number-of-cards = a number of cards
pack-noun-objectives-vp = the objectives' vp
pack-noun-list-of-prices = the list of prices
pack-noun-number-of-spaces = a number of spaces
pack-noun-number-of-dancers = a number of dancers
pack-noun-score-of-an-absent-seat = the score of an absent seat
pack-noun-celebrity = a celebrity
pack-noun-entrance = an entrance
pack-noun-modules = a list of modules
pack-noun-number-of-guests = a number of guests
pack-noun-number-of-tables = a number of tables
pack-noun-number-of-tiles = a number of tiles
pack-noun-sums = a table of sums
pack-noun-tokens = a list of tokens
pack-noun-token = a token
pack-noun-order-of-the-lounge = the order of the lounge
pack-noun-colour-of-dice = a colour of dice
pack-noun-list-of-bonuses = the list of bonuses
pack-noun-list-of-krones = a list of krones
pack-noun-list-of-points-of-guests = the list of points of guests
