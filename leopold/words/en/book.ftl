### The book: its frame, the legend of all symbols, and the almanac of all cards.

book-title = The book
book-about = Rules, symbols and every card of the game
book-parts = Parts of the book
book-rules = Rules
book-legend = Symbols
book-cards = Cards
book-edition = Edition
book-contents = Chapters
book-find = Find in the rules
book-find-none = Nothing in the rules mentions that.
book-see-rules = In the rules: { $title }
book-see-cards = All cards

## Captions of pictures

figure-story = From the queue into the café, served, and into a room of the same colour: that scores.
figure-queue = The queue: new guests join on the left, prices stand below.
figure-spaces = Here the 3 has strength two, the 1 strength one, and the 4 cannot be chosen.
figure-order =
    { $n ->
        [one] The tile of the only player.
       *[other] The tiles of { $n } players.
    }
figure-serving = Ticked is served. The guest still wants what has no tick.
figure-kitchen = With this everybody begins.
figure-guest = A guest: colour at the left, points at the right, below the name the order, at the bottom the reward.
figure-groups = A blue group of two is full and shines: it has paid once.
figure-bonuses = What groups of one to four rooms pay: points, krones, steps.
figure-hotel = Dashed: not prepared. A door: vacant. A lit window: occupied. Prices at the left, points at the end at the right.
figure-krones = The bar shows how much more fits in.
figure-staff = One card of each kind: the sign at the right says when it works.
figure-emperor = The rounds, with a crown where the emperor comes, and below it his tiles: reward above, penalty beneath.
figure-track = The track: on 0 the penalty threatens, from the crown on the reward waits. Below each space its points.
figure-objectives = What is asked, and below it the points for the first, second and third.
figure-instruction = A card of { automaton-name }'s deck.

## The legend

legend-find = Find a symbol
legend-things = Things of the game
legend-colours = Colours
legend-items = Dishes and drinks
legend-numbers = Numbers
legend-rooms = Rooms and houses
legend-timing = When staff work
legend-dice = Dice and turns
legend-seats = Players
legend-buttons = Buttons of the page
legend-steps = Rewards and effects
legend-powers = Staff that always work
legend-scores = Points at the end
legend-needs = What objectives ask
legend-penalties = Penalties of the emperor
legend-example = Example: { $card }
legend-none = There is no such symbol.

sign-coin-gain = Gain so many krones.
sign-coin-less = Pay so many krones, or so many less than usual.
sign-coin-free = Free of charge.
sign-points = So many points.
sign-points-less = Lose so many points.
sign-favour = So many steps on the emperor track.
sign-per = So many points for each of what follows.
sign-floors = Only up to this floor.
sign-must = One must be hired, if one looks.
sign-after = What stands before the colon brings what stands after it.

symbol-strudel = Strudel, a dish
symbol-cake = Cake, a dish
symbol-wine = Wine, a drink
symbol-coffee = Coffee, a drink
symbol-champagne = Champagne; the expansion pours it
symbol-any-item = Any dish or drink, as you choose
symbol-blue = Blue: noble guests and their rooms
symbol-red = Red: townspeople and their rooms
symbol-yellow = Yellow: artists and their rooms
symbol-green = Green: tourists, who take a room of any colour
symbol-any-colour = Any colour
symbol-coin = Krones, the money
symbol-points = Points
symbol-favour = Steps on the emperor track
symbol-crown = The emperor: his visit, his favour
symbol-staff = A member of staff who is hired
symbol-staff-deck = A staff card, from the deck or into the hand
symbol-guest = A guest
symbol-room-empty = A room that is not prepared
symbol-room = A prepared, vacant room
symbol-room-lit = An occupied room
symbol-group = A group of rooms that is fully occupied
symbol-floor = A floor that is fully occupied
symbol-column = A column that is fully occupied
symbol-house = The whole house; with a number, its floors up to there
symbol-suitcase = A guest moves into a room
symbol-cloche = Serving guests
symbol-order-done = A complete order
symbol-scroll = An objective
symbol-kitchen = The kitchen
symbol-table = A table of the café
symbol-eye = Look at cards
symbol-turn = A whole turn
symbol-shield = Safe from the emperor's penalty
symbol-copy = Copies an end-of-game card of somebody else
symbol-once = Works once, when hired
symbol-round = Can be used once in every round
symbol-permanent = Works from now on, always
symbol-end = Scores at the end of the game
symbol-flip = Can be used once in the game, when its moment comes
symbol-die-0 = Any die
symbol-die-1 = The 1: strudel and cake
symbol-die-2 = The 2: wine and coffee
symbol-die-3 = The 3: prepare rooms
symbol-die-4 = The 4: emperor steps and krones
symbol-die-5 = The 5: hire staff
symbol-die-6 = The 6: any other action
symbol-dice = Dice; on instruction cards a die from the fullest space
symbol-bin = Dice that are put away for this round
symbol-seat-0 = The first seat
symbol-seat-1 = The second seat
symbol-seat-2 = The third seat
symbol-seat-3 = The fourth seat
symbol-seat-leopold = Leopold, the rival of the solo game
symbol-seat-elisabeth = Elisabeth, the rival where there are balls or celebrities
symbol-hand = Cards in the hand
symbol-laurel = A reward, or a victory
symbol-tick = Done, served, or used
symbol-cross = A penalty; on a button: close or let go
symbol-arrow = Leads to
symbol-undo = Take back a step
symbol-undo-all = Take back the whole turn
symbol-lamp = Ask for a hint
symbol-book = Open the book
symbol-link = A link for a friend
symbol-save = Save or open the record of a game
symbol-play = Play on
symbol-pause = Wait
symbol-step = On to the next; skip
symbol-menu = The menu
symbol-bot = A bot
symbol-person = Somebody
symbol-people = Several people
symbol-log = The log
symbol-more = More
symbol-cards = A deck of cards
symbol-sun = Day
symbol-moon = Night
symbol-daylight = As light as the system
symbol-gear = Settings
symbol-leave = Leave the table

## The almanac

cards-find = Find a card by name or text
cards-kind = Kind
cards-kind-all = All kinds
cards-kind-guest = Guests
cards-kind-staff = Staff
cards-kind-objective = Objectives
cards-kind-tile = Emperor tiles
cards-kind-hotel = Hotels
cards-kind-order = Turn order
cards-kind-instruction = Instruction cards
cards-kind-ballroom = Ballrooms
cards-kind-rehearsal = Rehearsal rooms
cards-kind-celebrity = Celebrities
cards-kind-entrance = Entrances
cards-colour = Colour
cards-colour-all = All colours
cards-cost = Cost
cards-cost-all = Any cost
cards-timing = Works
cards-timing-all = Whenever
cards-where = Where it is now
cards-where-all = Anywhere
cards-count =
    { $n ->
        [0] No card is like that.
        [one] { $n } card
       *[other] { $n } cards
    }
cards-reset = Show all
cards-list = The cards
cards-order-tile =
    { $players ->
        [one] Turns { $low } and { $high }, alone
       *[other] Turns { $low } and { $high } of { $players } players
    }
cards-order-text = Number { $low } and number { $high } among the { $turns } turns of a round.
cards-hotel-night = The night side, alike for everybody
cards-hotel-day = Day side { $letter }
cards-introductory = In the introductory hand { $letter }.
cards-module = { $module }: in play only if the host chooses it.

## Where a card is now, as far as one may know

where-queue = Waits in the queue, place { $n }
where-cafe =
    { $who ->
        [you] Sits in your café
       *[other] Sits in the café of { $name }
    }
where-discarded = Has checked in; lies on the discard pile
where-deck = In the deck
where-hand =
    { $who ->
        [you] In your hand
       *[other] In the hand of { $name }
    }
where-hired =
    { $who ->
        [you] Works for you
       *[other] Works for { $name }
    }
where-looked = Lies open before you
where-unseen = In the deck or in a hand you do not see
where-private = In the deck, or face down in the private deck of { $name }
where-claimable = In this game
where-claimed = In this game, claimed by { LIST($names) }
where-tile = In this game, after round { $n }
where-tile-past = In this game, counted after round { $n }
where-house =
    { $who ->
        [you] Your hotel
       *[other] The hotel of { $name }
    }
where-order =
    { $who ->
        [you] Lies before you
       *[other] Lies before { $name }
    }
where-turned = Turned up last
where-his-deck = In his deck or already used
where-none = Not in this game

state-play = In play
state-seat =
    { $who ->
        [you] With you
       *[other] With { $name }
    }
state-hand = In my hand
state-queue = In the queue
state-deck = In the deck or unseen
state-gone = Gone
state-none = Not in this game
