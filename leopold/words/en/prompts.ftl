### What is asked, what can be answered, and what is still to come.

ask-draft = Keep one of these cards; the others go to your left neighbour.
ask-first_guest = Choose your first guest, free of charge.
ask-first_rooms =
    { $begun ->
        [yes]
            { $optional ->
                [yes]
                    { $rooms ->
                        [one] You may prepare { $rooms } more room.
                       *[other] You may prepare up to { $rooms } more rooms.
                    }
               *[other]
                    { $rooms ->
                        [one] Prepare { $rooms } more room.
                       *[other] Prepare { $rooms } more rooms.
                    }
            }
       *[other]
            { $optional ->
                [yes]
                    { $rooms ->
                        [one] You may prepare { $rooms } room, beginning at the bottom left.
                       *[other] You may prepare up to { $rooms } rooms, beginning at the bottom left.
                    }
               *[other]
                    { $rooms ->
                        [one] Prepare { $rooms } room, beginning at the bottom left.
                       *[other] Prepare { $rooms } rooms, beginning at the bottom left.
                    }
            }
    }
ask-turn =
    { $die_taken ->
        [yes]
            { $extra ->
                [yes] Your extra turn: serve, check in, claim, use staff, or end it.
               *[other] Your turn: serve, check in, claim, use staff, or end it.
            }
       *[other]
            { $shifted ->
                [none]
                    { $guest_possible ->
                        [yes]
                            { $extra ->
                                [yes] Your extra turn: take a guest if you like, then a die.
                               *[other]
                                    { $acted ->
                                        [yes] Your turn: take a guest if you like, then { die-or-key }.
                                       *[other] Your turn: take a guest if you like, then { die-or-key }, or pass.
                                    }
                            }
                       *[other]
                            { $acted ->
                                [yes] Your turn: take { die-or-key }.
                               *[other] Your turn: take { die-or-key }, or pass.
                            }
                    }
               *[other] Your turn: take a die from space { $shifted }, to which you have moved one.
            }
    }
die-or-key =
    { $key ->
        [yes] a die or the key
       *[other] a die
    }
ask-beside_die =
    { $main ->
        [0] Beside the die you took you may also { LIST($sides) }.
       *[other] Before or after the action of the die you may also { LIST($sides) }.
    }
ask-split =
    { $action ->
        [1]
            { $champagne ->
                [yes] Divide { $strength } between strudel, cake and champagne, of each no more than of the one before.
               *[no] Divide { $strength } dishes between strudel and cake, no more cake than strudel.
            }
        [2]
            { $champagne ->
                [yes] Divide { $strength } between wine, coffee and champagne, of each no more than of the one before.
               *[no] Divide { $strength } drinks between wine and coffee, no more coffee than wine.
            }
       *[other]
            { $strength ->
                [one] Take a step on the emperor track or a krone.
               *[other] Divide { $strength } between steps on the emperor track and krones.
            }
    }
ask-place_items =
    { $item ->
        [strudel]
            { $amount ->
                [one] Who gets the strudel?
               *[other] Who gets the { $amount } strudels?
            }
        [cake]
            { $amount ->
                [one] Who gets the cake?
               *[other] Who gets the { $amount } cakes?
            }
        [wine]
            { $amount ->
                [one] Who gets the wine?
               *[other] Who gets the { $amount } wines?
            }
        [coffee]
            { $amount ->
                [one] Who gets the coffee?
               *[other] Who gets the { $amount } coffees?
            }
       *[other]
            { $amount ->
                [one] Who gets the champagne?
               *[other] Who gets the { $amount } champagnes?
            }
    }
ask-choose_items =
    { $items ->
        [one] Choose a dish or a drink.
       *[other] Choose { $items } dishes or drinks, one after the other.
    }
ask-prepare =
    { $occupied ->
        [yes]
            { $rooms ->
                [one] You may prepare and occupy a room
               *[other] You may prepare and occupy up to { $rooms } rooms
            }
       *[other]
            { $rooms ->
                [one] You may prepare a room
               *[other] You may prepare up to { $rooms } rooms
            }
    }{ $floors ->
        [1] { " " }on floor 1
        [2] { " " }on floor 1 or 2
        [3] { " " }on floor 1, 2 or 3
       *[other] { "" }
    } { $free ->
        [yes] free of charge.
       *[other]
            { $discount ->
                [0] at the full price.
                [one] for { $discount } krone less each.
               *[other] for { $discount } krones less each.
            }
    }
ask-occupy =
    { $rooms ->
        [one] You may turn a vacant room { occupy-where }to occupied.
       *[other] You may turn up to { $rooms } vacant rooms { occupy-where }to occupied.
    }
occupy-where =
    { $floors ->
        [1] on floor 1{ " " }
        [2] on floor 1 or 2{ " " }
        [3] on floor 1, 2 or 3{ " " }
       *[other] { "" }
    }
ask-hire =
    { $cards ->
        [one] You may hire a card from your hand
       *[other] You may hire up to { $cards } cards from your hand
    } { $free ->
        [yes] free of charge.
       *[other]
            { $discount ->
                [0] at the full price.
                [one] for { $discount } krone less.
               *[other] for { $discount } krones less.
            }
    }
ask-look_and_hire =
    { $must ->
        [yes] Hire one of these { $cards } cards
       *[other] You may hire one of these { $cards } cards
    } { $free ->
        [yes] free of charge.
       *[other]
            { $discount ->
                [0] at the full price.
                [one] for { $discount } krone less.
               *[other] for { $discount } krones less.
            }
    }
ask-return_looked = Put the cards under the deck, one after the other.
ask-take_guest =
    { $served ->
        [yes]
            { $guests ->
                [one] You may take a guest from the queue free of charge, whose whole order is served.
               *[other] You may take up to { $guests } guests from the queue free of charge, whose whole orders are served.
            }
       *[other]
            { $guests ->
                [one] You may take a guest from the queue free of charge.
               *[other] You may take up to { $guests } guests from the queue free of charge.
            }
    }
ask-complete_order = Choose the guest whose order is completed from the supply.
ask-rewards =
    { $guest } checked in: { $parts ->
        [one] take the reward, or leave it.
       *[other] take the rewards in any order, or leave them.
    }
ask-extra_action = You may do the action of a space with dice, without taking one.
ask-serve_more =
    { $items ->
        [one] You may serve { $items } more item for what you paid.
       *[other] You may serve up to { $items } more items for what you paid.
    }
ask-waive_penalty =
    { $krones ->
        [one] Pay { $krones } krone to ignore the penalty, or bear it.
       *[other] Pay { $krones } krones to ignore the penalty, or bear it.
    }
ask-penalty_half = Choose which half of the penalty you bear.
ask-return_staff =
    { $set_up ->
        [yes] You keep { $keep } of your cards: put { $cards } more under the deck; the first one lies highest.
       *[other]
            { $cards ->
                [one] Put { $cards } card from your hand under the deck.
               *[other] Put { $cards } cards from your hand under the deck.
            }
    }
ask-remove_vacant =
    { $rooms ->
        [one] Give back a vacant room from the highest floor that has one.
       *[other] Give back { $rooms } vacant rooms, each from the highest floor that has one.
    }
ask-remove_occupied =
    { $rooms ->
        [one] Give back an occupied room
       *[other] Give back { $rooms } occupied rooms, one after the other, each
    } from the highest floor that has one{ $below ->
        [none] { "" }
       *[other] { " " }below floor { $below }
    }{ $column ->
        [none] .
       *[other] { " " }in column { $column }.
    }
ask-dismiss =
    { $cards ->
        [one] Dismiss { $cards } end-of-game card that you have hired.
       *[other] Dismiss { $cards } end-of-game cards that you have hired.
    }
ask-react =
    { $trigger ->
        [staff] You hired somebody: you may use a card that waited for this.
        [occupied] A room is occupied: you may use a card that waited for this.
        [group] A group is full: you may use a card that waited for this.
        [objective] You claimed an objective: you may use a card that waited for this.
        [order] An order is complete: you may use a card that waited for this.
        [krones] You gained krones: you may use a card that waited for this.
        [emperor] You advanced on the emperor track: you may use a card that waited for this.
        [dishes] You gained dishes: you may use a card that waited for this.
        [dancer] A dancer is sent: you may use a card that waited for this.
        [champagne] You gained champagne: you may use a card that waited for this.
        [points] You scored points: you may use a card that waited for this.
        [die] The action of the die is done: you may use a card that waited for this.
        [line] A column or a floor is full: you may use a card that waited for this.
        [champagne_spent] You spent champagne: you may use a card that waited for this.
       *[drinks] You gained drinks: you may use a card that waited for this.
    }
ask-exchange =
    { $optional ->
        [yes]
            { $items ->
                [one] You may exchange { $items } more dish or drink in your kitchen for one of another kind.
               *[other] You may exchange up to { $items } dishes and drinks in your kitchen, each for one of another kind.
            }
       *[other]
            { $items ->
                [one] Exchange { $items } more dish or drink in your kitchen for one of another kind.
               *[other] Exchange { $items } dishes and drinks in your kitchen, each for one of another kind.
            }
    }
ask-return_item =
    { $spent ->
        [yes]
            { $items ->
                [one] Spend { $items } dish or drink from your kitchen.
               *[other] Spend { $items } dishes or drinks from your kitchen.
            }
       *[no]
            { $items ->
                [one] Return { $items } item from your kitchen.
               *[other] Return { $items } items from your kitchen.
            }
    }

ask-cafe = { $guest }: choose a room, or something from the kitchen.
ask-cafe-room = { $guest }: choose a room.
ask-kitchen = { $item }: who gets it?
ask-room = Room { $room }: who moves in?

ask-die = Action { $face }: how?
ask-wait =
    { $who ->
        [you] One moment …
       *[other] { $name } decides.
    }
ask-preparing =
    { $name }, the { $level }, is still being prepared: { $done } of { $total } parts after { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
ask-preparing-stand-in = Let the { $level } play until then
ask-over = The game is over.
ask-because = { $cause }: { $question }
ask-absent = { $name } is not here yet.

# Only heard: the name of the line that asks, and what a question comes from before the question itself.
prompt-name = What is asked
prompt-cause = { $cause }:

cause-set_up = Set-up
cause-reward = Reward of { $guest }
cause-emperor_reward = The emperor's reward
cause-emperor_penalty = The emperor is displeased
cause-die = Die { $face }

coming-draft = Choosing staff cards
coming-first_guest = The first guest
coming-first_rooms = The first rooms
coming-turn = The rest of the turn
coming-beside_die =
    { $main ->
        [0] What staff add to the die
        [1] Strudel and cake
        [2] Wine and coffee
        [3] Preparing rooms
        [4] Emperor steps and krones
       *[other] Hiring staff
    }
coming-split =
    { $action ->
        [1]
            { $strength ->
                [one] { $strength } dish
               *[other] { $strength } dishes
            }
        [2]
            { $strength ->
                [one] { $strength } drink
               *[other] { $strength } drinks
            }
       *[other]
            { $strength ->
                [one] { $strength } emperor step or krone
               *[other] { $strength } emperor steps or krones
            }
    }
coming-place_items = Placing what was gained
coming-choose_items =
    { $items ->
        [one] A dish or drink to choose
       *[other] { $items } dishes or drinks to choose
    }
coming-prepare =
    { $rooms ->
        [one] Preparing a room
       *[other] Preparing up to { $rooms } rooms
    }
coming-occupy =
    { $rooms ->
        [one] Occupying a room
       *[other] Occupying up to { $rooms } rooms
    }
coming-hire = Hiring staff
coming-look_and_hire = Looking at staff cards
coming-return_looked = Cards go under the deck
coming-take_guest =
    { $guests ->
        [one] Taking a guest
       *[other] Taking up to { $guests } guests
    }
coming-complete_order = Completing an order
coming-rewards =
    { $parts ->
        [0] The check-in of { $guest }
        [one] 1 more reward of { $guest }
       *[other] { $parts } more rewards of { $guest }
    }
coming-extra_action = An action without a die
coming-serve_more =
    { $items ->
        [one] { $items } more item to serve
       *[other] { $items } more items to serve
    }
coming-waive_penalty = The emperor's penalty
coming-penalty_half = The emperor's penalty
coming-return_staff =
    { $cards ->
        [one] Returning { $cards } card
       *[other] Returning { $cards } cards
    }
coming-remove_vacant =
    { $rooms ->
        [one] Giving back { $rooms } room
       *[other] Giving back { $rooms } rooms
    }
coming-remove_occupied =
    { $rooms ->
        [one] Giving back { $rooms } room
       *[other] Giving back { $rooms } rooms
    }
coming-dismiss = Dismissing staff
coming-react = A card that waited
coming-exchange = Exchanging dishes and drinks
coming-return_item = Returning something from the kitchen

coming-main_action =
    { $action ->
        [1] Strudel and cake
        [2] Wine and coffee
        [3] Preparing rooms
        [4] Emperor steps and krones
       *[other] Hiring staff
    }
coming-occupancy_bonus =
    { $colour ->
        [blue] The bonus of a full blue group
        [red] The bonus of a full red group
       *[other] The bonus of a full yellow group
    }
coming-emperor_tile = The emperor's tile
coming-next_round = The next round
coming-automaton_turn = The automaton's turn

act-pass = Pass
act-end = End turn
act-done = Enough
act-done-prepare = No more rooms
act-done-first_rooms = { act-done-prepare }
act-done-occupy = { act-done-prepare }
act-done-hire = Hire nobody
act-done-look_and_hire = { act-done-hire }
act-done-serve_more = Serve no more
act-done-take_guest = Take nobody
act-done-rewards = Leave the rest
act-done-react = Keep it for later
act-done-exchange = Exchange no more

act-main = First the action of the die
act-bonus = First the bonus of the full group
act-keep = Into the kitchen
act-ignore = Pay and ignore it
act-accept = Bear it
act-left = The left half
act-right = The right half

act-guest = Invite { $guest }
act-die =
    { $price ->
        [0] Strength { $strength }
        [one] Strength { $strength } for { $price } krone
       *[other] Strength { $strength } for { $price } krones
    }
act-die-as = { $space }: { act-die }
act-die-lost = Take it, and lose its action
act-take = { LIST($items) }
act-take-emperor =
    { $n ->
        [0] no emperor step
        [one] { $n } emperor step
       *[other] { $n } emperor steps
    }
act-take-krones =
    { $n ->
        [0] no krones
        [one] { $n } krone
       *[other] { $n } krones
    }

act-also-room = Also prepare a room
act-also-hire = Also hire staff
act-also-emperor = Also step on the emperor track

act-item = { $item }
act-swap = { $item } for { $for }
act-serve = Serve { $guest } { $item }
act-place = Bring { $guest } { $item }
act-complete = Complete the order of { $guest }

act-claim = Claim objective { $letter }

act-check-in = Check { $guest } into room { $room }

act-room = Prepare room { $room }
act-occupy = Occupy room { $room }
act-remove = Give back room { $room }
act-use = Use { $staff }
act-hire = Hire { $staff }
act-draft = Keep { $staff }
act-return = Put { $staff } under the deck
act-dismiss = Dismiss { $staff }
act-act = Do action { $face }: { $space }
act-undo = Undo
act-undo-none = Nothing can be taken back: something new came to light since.
act-undo-turn = Take back the whole turn

caution-check_in = Somebody in your café could still move in. End the turn all the same?
caution-no_guest = You have not taken a guest yet, and after the die you cannot. Take the die all the same?
caution-objective = You could still claim an objective. End the turn all the same?
caution-staff = Somebody on your staff could still be used in this round. End the turn all the same?
caution-reward = A part of the reward has not been taken. Leave it all the same?
caution-krones =
    { $n ->
        [one] Your purse is too full: { $n } krone would be lost. Go on all the same?
       *[other] Your purse is too full: { $n } krones would be lost. Go on all the same?
    }
caution-yes = Yes, go on
caution-no = Wait

proposal-place-obvious = { LIST($shares, type: "unit") }
proposal-place-one = { LIST($items) } for { $guest }
proposal-place-all = { LIST($items) } for { $guest } (order complete)
proposal-place-kitchen = { LIST($items) } into the kitchen
proposal-rewards-all = Take all of it
proposal-serve = Serve { $guest }: { LIST($items) }

# How answers are written, for those who type. The words in angle brackets stand for what is filled in.

form-pass = `pass`
form-end = `end`
form-done = `done`
form-main = `main`
form-bonus = `bonus`
form-keep = `keep`
form-ignore = `ignore`
form-accept = `accept`
form-left = `left`
form-right = `right`

form-guest = `guest <space>`
form-die = `die <face>`
form-act = `act <face>`
form-take = `take <number> <kind> …`
form-reward = `reward <part>`
form-also = `also <what>`
form-serve = `serve <item> <guest>`
form-place = `place <item> <guest>`
form-item = `item <kind>`
form-swap = `swap <kind> <kind>`
form-complete = `complete <guest>`

form-claim = `claim <letter>`
form-check-in = `check-in <guest> <room>`
form-room = `room <room>`
form-occupy = `occupy <room>`
form-remove = `remove <room>`
form-use = `use <card>`
form-hire = `hire <card>`
form-draft = `draft <card>`
form-return = `return <card>`
form-dismiss = `dismiss <card>`

# What staff let a player do beside a die.

side-room = prepare a room
side-hire = hire a member of staff
side-emperor = advance on the emperor track
