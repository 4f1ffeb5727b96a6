### What only modules of the expansion say: the page fetches these words with a table that has modules, and with the book.

## Things

dancers =
    { $n ->
        [one] { $n } dancer
       *[other] { $n } dancers
    }
# Where a dancer stands: `$row` is bottom, middle, top or balcony, `$hall` the ballroom counted from the left, `$ballroom`
# its name.
ball-place =
    { $row ->
        [balcony] the balcony
        [bottom]
            { $hall ->
                [1] the bottom row of the left ballroom
                [2] the bottom row of the middle ballroom
               *[3] the bottom row of the right ballroom
            }
        [middle]
            { $hall ->
                [1] the middle row of the left ballroom
                [2] the middle row of the middle ballroom
               *[3] the middle row of the right ballroom
            }
       *[top]
            { $hall ->
                [1] the top row of the left ballroom
                [2] the top row of the middle ballroom
               *[3] the top row of the right ballroom
            }
    }
ball-place-named =
    { $row ->
        [balcony] the balcony
        [bottom] { $ballroom }, bottom row
        [middle] { $ballroom }, middle row
       *[top] { $ballroom }, top row
    }
rehearsal-room =
    { $rehearsal ->
        [attic] the attic
        [salon] the salon
        [winter_garden] the winter garden
        [stage] the stage
       *[other] { $rehearsal }
    }
source-balls = Balls
source-celebrities = Celebrities
source-entrances = Entrances
die-colour-red = red
die-colour-blue = blue
die-colour-yellow = yellow
die-colour-white = white
die-told =
    { $colour ->
        [red] the red die
        [blue] the blue die
        [yellow] the yellow die
       *[white] a white die
    }
# A die with whoever waits beside it in the lounge, and for how many points.
die-beside =
    { $celebrity ->
        [none] { die-told }
       *[other] { die-told } with { $celebrity } for { points }
    }
celebrity-named = { $celebrity }
entrance-named = { $entrance }
# An entrance on offer; `$seat` is whoever has bid most.
entrance-offered =
    { $seat ->
        [none] { $slot } { $entrance } (no bid yet)
       *[other]
            { $who ->
                [you] { $slot } { $entrance } ({ krones } from you)
               *[other] { $slot } { $entrance } ({ krones } from { $name })
            }
    }
token-told = { $token } ({ $does })
house-hautel_couture = Hautel Couture
house-nine_stars_inn = Nine Stars Inn
house-sushi_resort = Sushi Resort
house-toll_bridge_hotel = Toll Bridge Hotel
automaton-house =
    { $house ->
        [hautel_couture] { house-hautel_couture }
        [nine_stars_inn] { house-nine_stars_inn }
        [sushi_resort] { house-sushi_resort }
       *[toll_bridge_hotel] { house-toll_bridge_hotel }
    }
# These get the numbers of the board; `$automaton` is whose hotel it is.
automaton-house-hautel_couture-about = Three guests have reserved rooms of { automaton-name }. An item lies on every action space: with a die that you take, it goes to one of these guests, who moves in when the order is complete.
automaton-house-nine_stars_inn-about = Every objective on an instruction card lays a gear on a scale of nine stars, and every floor or column that you fill takes the last one away. After each visit of the emperor { automaton-name } scores { LIST($stars_vp, type: "or") } points, by the lowest row that has a gear.
automaton-house-sushi_resort-about =
    A room that { automaton-name } lays on a gear sends it to the leftmost guest of the queue. With a gear a guest costs you a krone more. A guest with a gear whom { automaton-name } takes, or who comes to the right end of the queue, brings { automaton-name } { $gear_vp ->
        [one] { $gear_vp } point
       *[other] { $gear_vp } points
    } for each.
automaton-house-toll_bridge_hotel-about =
    { automaton-name } leaves a gear on every space from which { automaton-name.pronoun } takes a die. You pay a krone of toll to use a space with gears, { automaton-name } scores a point for each of them, and one leaves. If you can pay for no space at all, you lose { $toll_vp ->
        [one] { $toll_vp } point
       *[other] { $toll_vp } points
    } and cross for nothing.

## Cards

champagne-told =
    { $price ->
        [free] free of charge
        [less]
            { $less ->
                [one] for { $less } champagne less
               *[other] for { $less } champagnes less
            }
       *[full] at the full price
    }
    .short =
        { $price ->
            [free] { " " }free
            [less]
                { $less ->
                    [one] { " " }for { $less } champagne less
                   *[other] { " " }for { $less } champagnes less
                }
           *[full] { "" }
        }
step-send_dancer =
    { $n ->
        [one] You may send { $n } dancer to a ball { champagne-told }{ each-rival-told }.
       *[other] You may send up to { $n } dancers to the balls, each { champagne-told }{ each-rival-told }.
    }
    .short =
        { $n ->
            [one] send { $n } dancer{ champagne-told.short }{ each-rival-told.short }
           *[other] send { $n } dancers{ champagne-told.short }{ each-rival-told.short }
        }
each-rival-told =
    { $each_rival ->
        [yes] { " " }for each other player
       *[other] { "" }
    }
    .short =
        { $each_rival ->
            [yes] { " " }per other player
           *[other] { "" }
        }
step-send_dancer-again-short = { $first } and { $n } more{ champagne-told.short }
step-vp_per_dancer = Gain { victory-points } for each of your dancers at the balls.
    .short = { points } per dancer at the balls
step-spend_any =
    { $n ->
        [one] Spend { $n } dish or drink from your kitchen.
       *[other] Spend { $n } dishes or drinks from your kitchen.
    }
    .short =
        { $n ->
            [one] spend any dish or drink
           *[other] spend { $n } dishes or drinks
        }
step-others_choose =
    { $n ->
        [one] Every other player gains { $n } dish or drink of their choice.
       *[other] Every other player gains { $n } dishes or drinks of their choice.
    }
    .short =
        { $n ->
            [one] { $n } item for every other player
           *[other] { $n } items for every other player
        }
# `$n`, `$later` and `$late` are points until the first, the second and the third visit of the emperor.
step-vp_by_round = Gain { $n } victory points until the emperor's first visit, then { $later }, and { $late } after the second.
    .short = { $n }, { $later } or { $late } VP by round
step-score_ball = The ballroom that comes next is scored now, for everybody; it is scored again in its time.
    .short = score the next ballroom now
step-fill_item =
    { $item ->
        [strudel] All your other guests get the strudel that they still wait for, from the supply.
        [cake] All your other guests get the cake that they still wait for, from the supply.
        [wine] All your other guests get the wine that they still wait for, from the supply.
        [coffee] All your other guests get the coffee that they still wait for, from the supply.
       *[other] All your other guests get the champagne that they still wait for, from the supply.
    }
    .short =
        { $item ->
            [strudel] strudel for all your other guests
            [cake] cake for all your other guests
            [wine] wine for all your other guests
            [coffee] coffee for all your other guests
           *[other] champagne for all your other guests
        }
trigger-dancer = After you send a dancer to a ball
    .short = dancer sent
trigger-champagne =
    { $n ->
        [one] After you gain champagne
       *[other] After you gain { $n } or more champagnes at once
    }
    .short =
        { $n ->
            [one] champagne gained
           *[other] { $n }+ champagnes at once
        }
trigger-points =
    { $n ->
        [one] After you score points
       *[other] After you score { $n } or more points at once
    }
    .short =
        { $n ->
            [one] points scored
           *[other] { $n }+ points at once
        }
trigger-die =
    { $whose ->
        [some] After you do the action of a die showing { LIST($faces, type: "or") }
       *[all] After you do the action of a die
    }
    .short =
        { $whose ->
            [some] after a die { LIST($faces, type: "or") }
           *[all] after any die
        }
trigger-line = After you fill a column or a floor
    .short = column or floor full
trigger-champagne_spent =
    { $n ->
        [one] After you spend champagne
       *[other] After you spend { $n } or more champagnes at once
    }
    .short =
        { $n ->
            [one] champagne spent
           *[other] { $n }+ champagnes spent at once
        }
power-side_dancer =
    { $n ->
        [one] { die-taken }, you may also send { $n } dancer to a ball, before or after its action.
       *[other] { die-taken }, you may also send up to { $n } dancers to the balls, before or after its action.
    }
    .short =
        { $n ->
            [one] { die-taken.short }: also send { $n } dancer
           *[other] { die-taken.short }: also send { $n } dancers
        }
power-side_champagne =
    { $n ->
        [one] { die-taken }, a dancer beside its action costs { $n } champagne less.
       *[other] { die-taken }, a dancer beside its action costs { $n } champagnes less.
    }
    .short =
        { $n ->
            [one] { die-taken.short }: that dancer { $n } champagne less
           *[other] { die-taken.short }: that dancer { $n } champagnes less
        }
power-die_krones = { die-taken }, gain { krones }.
    .short = { die-taken.short }: { krones }
power-occupy_vp = Whenever you occupy a room, in whatever way, gain { victory-points }.
    .short = room occupied: { vp }
power-order_short =
    { $n ->
        [one] An order is complete with { $n } item missing, unless it has only one.
       *[other] An order is complete with up to { $n } items missing, unless it has only one.
    }
    .short =
        { $n ->
            [one] orders: { $n } item may be missing
           *[other] orders: { $n } items may be missing
        }
power-more_guests =
    { $n ->
        [one] In your turn you may take { $n } more guest from the queue for the price.
       *[other] In your turn you may take up to { $n } more guests from the queue, each for the price.
    }
    .short =
        { $n ->
            [one] { $n } more guest in a turn
           *[other] { $n } more guests in a turn
        }
power-shift_die = Before you take a die you may move one from a space to the space beside it, which you then use; 1 and 6 are not beside each other.
    .short = move a die to the space you use
power-rows_twice = The bonuses of rows at the balls come twice to you.
    .short = bonuses of rows come twice
power-most_dancers_vp = Whenever a ballroom is scored in which you alone have most dancers, gain { victory-points }.
    .short = most dancers of all: { vp }
power-first_in_group = The first room that you occupy in a group brings { LIST($brings) }.
    .short = first in a group: { LIST($briefly, type: "unit") }
first-in-group =
    { $colour ->
        [blue] { victory-points } if it is blue
        [red] { krones } if it is red
       *[yellow] { steps } on the emperor track if it is yellow
    }
    .short =
        { $colour ->
            [blue] blue { vp }
            [red] red { krones }
           *[yellow] yellow emperor +{ $n }
        }
score-dancers = { counted } of your dancers at the balls{ at-most }.
    .short = { counted.short } dancer at the balls{ at-most }
need-champagne = Have at least { items-champagne } in your kitchen.
    .short = { items-champagne } kept
need-dancers =
    { $n ->
        [one] Have at least { $n } dancer at the balls.
       *[other] Have at least { $n } dancers at the balls.
    }
    .short =
        { $n ->
            [one] { $n } dancer at the balls
           *[other] { $n } dancers at the balls
        }
need-guests =
    { $colour ->
        [blue]
            { $n ->
                [one] Have checked in or sent dancing { $n } blue guest.
               *[other] Have checked in or sent dancing { $n } blue guests.
            }
        [red]
            { $n ->
                [one] Have checked in or sent dancing { $n } red guest.
               *[other] Have checked in or sent dancing { $n } red guests.
            }
        [yellow]
            { $n ->
                [one] Have checked in or sent dancing { $n } yellow guest.
               *[other] Have checked in or sent dancing { $n } yellow guests.
            }
       *[green]
            { $n ->
                [one] Have checked in or sent dancing { $n } green guest.
               *[other] Have checked in or sent dancing { $n } green guests.
            }
    }
    .short =
        { $colour ->
            [blue]
                { $n ->
                    [one] { $n } blue guest served
                   *[other] { $n } blue guests served
                }
            [red]
                { $n ->
                    [one] { $n } red guest served
                   *[other] { $n } red guests served
                }
            [yellow]
                { $n ->
                    [one] { $n } yellow guest served
                   *[other] { $n } yellow guests served
                }
           *[green]
                { $n ->
                    [one] { $n } green guest served
                   *[other] { $n } green guests served
                }
        }
penalty-lose_champagne = Return { items-champagne } from your kitchen{ other-half }.
    .short = lose { items-champagne }{ other-half.short }
penalty-remove_dancers_middle = Remove { $n } of your dancers from the middle ballroom{ other-half }.
    .short =
        { $n ->
            [one] lose { $n } dancer, middle ballroom{ other-half.short }
           *[other] lose { $n } dancers, middle ballroom{ other-half.short }
        }
penalty-remove_dancers_right = Remove { $n } of your dancers from the right ballroom or its balcony{ other-half }.
    .short =
        { $n ->
            [one] lose { $n } dancer, right ballroom{ other-half.short }
           *[other] lose { $n } dancers, right ballroom{ other-half.short }
        }
ball-points-for =
    { $players ->
        [all] { LIST($points) }
       *[some] { LIST($points) } with { LIST($seats, type: "or") } players
    }
ball-highest_row = Each of your dancers here scores victory points by the highest row in which you have one: { LIST($parts, type: "unit") } for bottom, middle and top.
    .short = { LIST($parts, type: "unit") } a dancer, by your highest row
ball-rows = Each row on its own scores victory points by who has the most dancers in it: { LIST($parts, type: "unit") }; equals share, rounded down.
    .short = each row by rank: { LIST($parts, type: "unit") }
ball-dancers = Your dancers here score victory points by how many they are, { LIST($parts, type: "unit") } for one, two and so on; more of them score no more.
    .short = by dancers: { LIST($parts, type: "unit") }
ball-ranks = The ballroom scores victory points by who has the most dancers in it: { LIST($parts, type: "unit") }; equals share, rounded down.
    .short = by rank: { LIST($parts, type: "unit") }
ball-pairs = Every two of your dancers here score { LIST($parts, type: "unit") } victory points.
    .short = { LIST($parts, type: "unit") } a pair
staff-waits-short = { $when }: { $does }
card-title-ballroom = Ballroom { $name }
card-title-rehearsal_room = Rehearsal room: { rehearsal-room }
card-title-celebrity = Celebrity: { $name }
card-title-entrance = Entrance: { $name }
card-guest-goes =
    { $goes ->
        [room] Must take a room and cannot go to a ball.
        [ball_twice] Must go to a ball and takes no room; a second dancer of yours comes along to the same space, for no champagne and no bonus of the row.
        [two_rooms] Takes two rooms side by side, of any colours, and cannot go to a ball.
        [bottom_room] Must take a room on the bottom floor and cannot go to a ball.
        [stays] Stays at the table with everything served, and costs nothing at the end. Once a round you may have the following.
       *[ball] Must go to a ball and takes no room.
    }
card-ballroom-brings =
    { $row ->
        [middle] Middle row: { $does }
       *[top] Top row: { $does }
    }
card-ballroom-absent = Whoever has no dancer here when it is scored loses { victory-points }.
card-area-brings = Area { $area } emptied: { $does }
# Celebrities in few words, and entrances: each sentence is one thing that an entrance brings.
celebrity-permanent-short = { $does }
celebrity-round-short = once: { $does }
card-entrance-rooms =
    { $n ->
        [one] Before the first round you may prepare { $n } more room at its price.
       *[other] Before the first round you may prepare up to { $n } more rooms, each at its price.
    }
    .short =
        { $n ->
            [one] { $n } more first room
           *[other] { $n } more first rooms
        }
card-entrance-free_rooms =
    { $n ->
        [one] Before the first round you may prepare { $n } more room free of charge.
       *[other] Before the first round you may prepare up to { $n } more rooms free of charge.
    }
    .short =
        { $n ->
            [one] { $n } more first room free
           *[other] { $n } more first rooms free
        }
card-entrance-guests =
    { $n ->
        [one] Before the first round you may take { $n } more guest free of charge.
       *[other] Before the first round you may take up to { $n } more guests free of charge.
    }
    .short =
        { $n ->
            [one] { $n } more first guest
           *[other] { $n } more first guests
        }
card-entrance-tables =
    { $n ->
        [one] Your café has { $n } more table.
       *[other] Your café has { $n } more tables.
    }
    .short =
        { $n ->
            [one] { $n } more table
           *[other] { $n } more tables
        }
card-entrance-begins = When it opens: { $does }
    .short = at the start { $does }
card-entrance-occupancy =
    { $colour ->
        [blue] Full blue groups of one, two and so on bring { LIST($points) } victory points.
        [red] Full red groups of one, two and so on bring { LIST($points) } krones.
       *[yellow] Full yellow groups of one, two and so on bring { LIST($points) } steps on the emperor track.
    }
card-entrance-occupancy-short = other bonuses for full groups
card-entrance-sums = If the two dice that you take in a round make { LIST($sums, type: "or") }, before the action of the second: { $does }.
card-entrance-sums-short = something for the sum of your two dice
card-entrance-tokens =
    { $n ->
        [one] Beside it lies { $n } bonus token. When you fill a column or a floor, you take it, for its upper or its lower half.
       *[other] Beside it lie { $n } bonus tokens. Whenever you fill a column you take one for its upper half, for a floor one for its lower half.
    }
card-entrance-token = Token { $token }: { $column } for a column, { $floor } for a floor.
card-entrance-tokens-short =
    { $n ->
        [one] { $n } bonus token for a full column or floor
       *[other] { $n } bonus tokens for full columns and floors
    }
card-entrance-kept = Guests whom you have served stay until the round ends: { LIST($guests) } of them are worth { LIST($points) } victory points, and more of them no more.
card-entrance-kept-short = { LIST($points) } VP for guests served in a round
card-entrance-goals = Beside it lie three objectives of your own, an A, a B and a C. Up to round { LIST($rounds) } each brings { LIST($points) } victory points, and none of your staff waits for that.
card-entrance-goals-short = own objectives for { LIST($points) } VP
card-entrance-goals_all = At the end { LIST($objectives) } objectives in all, your own included, bring { LIST($points) } victory points.
card-entrance-goals_all-short = { LIST($points) } VP for many objectives
card-entrance-tiles =
    { $n ->
        [one] Beside it lies { $n } more emperor tile of each letter. Once in a turn you may go back 1, 2 or 3 steps on the emperor track for the reward of an A, a B or a C, which is then gone.
       *[other] Beside it lie { $n } more emperor tiles of each letter. Once in a turn you may go back 1, 2 or 3 steps on the emperor track for the reward of an A, a B or a C, which is then gone.
    }
card-entrance-tiles-short = emperor's rewards for steps back
fact-row =
    { $row ->
        [bottom] bottom row
        [middle] middle row
        [top] top row
       *[balcony] balcony
    }
    .value =
        { $row ->
            [balcony] { items-champagne } a dancer, any number of spaces
           *[other] { items-champagne } a dancer; { LIST($spaces) } spaces with { LIST($seats) } players
        }
fact-area = area { $area }
    .value = { dancers }
fact-stays = works
    .value =
        { $timing ->
            [round] once, when you call on the celebrity in your turn, until the round ends
           *[other] until the round ends
        }
fact-arrives = victory points
    .value =
        { $wait ->
            [0] { $n }
           *[other] { $n } on arrival, { $wait } more for each round of waiting
        }
fact-kitchen = begins with
    .value =
        { $n ->
            [0] { items-none }
           *[other] { LIST($items) }
        }
field-goes = place to go
field-middle = middle row
field-top = top row
field-areas = areas
field-price = price
field-gain = gain
field-spaces = spaces
field-kitchen = starting items
field-with = other module
field-rooms = first rooms
field-free_rooms = first rooms free of charge
field-tables = tables
field-begin = beginning
field-occupancy = bonuses of full groups
field-sums = sums of dice
field-tokens = tokens
field-kept = points for guests served
field-goals = points of objectives
field-goals_all = points for many objectives
field-tiles = emperor tiles

## Questions and answers

ask-rehearsal = Choose the rehearsal room that your dancers come from.
ask-send_dancer =
    { $dancers ->
        [one] You may send a dancer to a ball
       *[other] You may send up to { $dancers } dancers to the balls, each
    } { $free ->
        [yes] free of charge.
       *[other]
            { $discount ->
                [0] at the full price.
                [one] for { $discount } champagne less.
               *[other] for { $discount } champagnes less.
            }
    }
ask-leave_area = Which area of your rehearsal room does the dancer leave?
ask-ball_rewards =
    { $guest ->
        [none] A dancer has gone to { ball-place-named }
       *[other] { $guest } has gone to { ball-place-named }
    }: take what it brings in any order{ $rewards ->
        [0] .
       *[other] , or leave the reward.
    }
ask-recall =
    { $dancers ->
        [one] Choose which of your dancers leaves { $ballroom } for good.
       *[other] Choose which { $dancers } of your dancers leave { $ballroom } for good, one after the other.
    }
# Each of `$dice` is a die with whoever waits beside it, each of `$offers` an entrance, each of `$tokens` what a token brings.
ask-which_die = Which die do you take from space { $face }: { LIST($dice, type: "or") }?
ask-put_away = Everybody has passed, and only coloured dice are left. Which one is put away: { LIST($dice, type: "or") }?
ask-auction = Bid krones for an entrance. { LIST($offers, type: "unit") }.
ask-choose_entrance = Choose the entrance of your hotel: { LIST($offers, type: "or") }.
ask-token =
    { $floor ->
        [yes] A floor is full. Choose a bonus token for its lower half: { LIST($tokens, type: "unit") }.
       *[other] A column is full. Choose a bonus token for its upper half: { LIST($tokens, type: "unit") }.
    }
ask-which_moved = Which die do you move from space { $face } to space { $to }: { LIST($dice, type: "or") }?
ask-give_item =
    { $item ->
        [strudel] Which guest of { automaton-name } gets the strudel?
        [cake] Which guest of { automaton-name } gets the cake?
        [wine] Which guest of { automaton-name } gets the wine?
       *[other] Which guest of { automaton-name } gets the coffee?
    }
ask-ball = Who goes to this ball?
ask-offer = How much do you bid for { $entrance }?
cause-row = The bonus of the row
cause-area = The bonus of the empty area
cause-dancer = The dancer
coming-rehearsal = Choosing a rehearsal room
coming-send_dancer =
    { $dancers ->
        [one] Sending a dancer
       *[other] Sending up to { $dancers } dancers
    }
coming-leave_area = Where the dancer comes from
coming-ball_rewards =
    { $guest ->
        [none] What the dancer brings
       *[other] What { $guest } brings at the ball
    }
coming-recall =
    { $dancers ->
        [one] Losing { $dancers } dancer
       *[other] Losing { $dancers } dancers
    }
coming-which_die = Which of the dice it is
coming-put_away = Putting a coloured die away
coming-auction = The auction of entrances
coming-choose_entrance = Choosing an entrance
coming-token = Choosing a bonus token
coming-which_moved = Which of the dice moves
coming-give_item =
    { $item ->
        [strudel] A strudel for a guest of { automaton-name }
        [cake] A cake for a guest of { automaton-name }
        [wine] A wine for a guest of { automaton-name }
       *[other] A coffee for a guest of { automaton-name }
    }
coming-entrance_opens = Opening an entrance
coming-stars_scored = The stars of the Nine Stars Inn
coming-row_bonus = The row's bonus: { $does }
coming-area_bonus = The bonus of the empty area: { $does }
coming-ball_scoring = The scoring of { $ballroom }
act-done-send_dancer = Send nobody
act-done-ball_rewards = Leave the reward
act-row = The bonus of the row
act-emptied = The bonus of the empty area
act-key = Take the skeleton key
act-pour = { act-take }
act-also-dancer = Also send a dancer
act-host = Make use of { $guest }
act-claim-own = Claim your own objective { $goal }
act-dance = Send { $guest } to { ball-place-named }
act-send = Send a dancer to { ball-place-named }
act-recall = Give up the dancer: { ball-place-named }
act-area =
    { $n ->
        [one] From area { $area }, which has { $n } dancer left
       *[other] From area { $area }, which has { $n } dancers left
    }
act-rehearse = Choose { rehearsal-room }
act-colour = Take { die-told }
act-colour-put_away = Put away { die-told }
act-colour-which_moved = Move { die-told }
act-call = Call on { $celebrity }
act-bid =
    { $krones ->
        [0] Bid nothing for { $entrance }
        [one] Bid { $krones } krone for { $entrance }
       *[other] Bid { $krones } krones for { $entrance }
    }
act-entrance = Take { $entrance }
act-shift = Move a die from space { $die } to space { $to }
act-token = Token { $token }: { $does }
act-favour =
    { $n ->
        [one] Go back { $n } step for the reward of { $tile }
       *[other] Go back { $n } steps for the reward of { $tile }
    }
act-give = Give it to { $guest }
form-row = `row`
form-emptied = `emptied`
form-key = `key`
form-host = `host <guest>`
form-dance = `dance <guest> <place>`
form-send = `send <place>`
form-area = `area <number>`
form-rehearse = `rehearse <rehearsal room>`
form-recall = `recall <place>`
form-pour = `take <number> <kind> …`
form-colour = `colour <colour>`
form-call = `call <celebrity>`
form-bid = `bid <entrance> <krones>`
form-entrance = `entrance <entrance>`
form-shift = `shift <space> to <space>`
form-token = `token <number>`
form-favour = `favour <tile>`
form-give = `give <guest>`
side-dancer = send a dancer to a ball

## Why something cannot be done

why-spend-any =
    { $need ->
        [one] This takes { $need } dish or drink from your kitchen, and you have { $have }.
       *[other] This takes { $need } dishes or drinks from your kitchen, and you have { $have }.
    }
why-item-neither = A dish or a drink is asked for, and champagne is neither.
why-check_in-stays = { $guest } stays at the table.
why-host-leaves = { $guest } does not stay at the table.
why-host-already = { $guest } has been of use in this round already.
why-check_in-ball_only = { $guest } goes to a ball and takes no room.
why-ball-room_only = { $guest } must take a room and does not dance.
why-ball-no_dancer = All your dancers have been sent.
why-ball-full = There is no free space in { $place }.
why-ball-champagne =
    A dancer there costs { $price ->
        [one] { $price } champagne
       *[other] { $price } champagnes
    } and you have { $have ->
        [0] none
       *[other] { $have }
    }.
why-ball-area_empty = There is no dancer left in area { $area } of your rehearsal room.
why-ball-rehearsal =
    { $rehearsal ->
        [attic] The attic is not there to be taken.
        [salon] The salon is not there to be taken.
        [winter_garden] The winter garden is not there to be taken.
        [stage] The stage is not there to be taken.
       *[other] { $rehearsal } is not there to be taken.
    }
why-ball-nobody = You have no dancer to give up in { $place }.
why-ball-bonus_due = What a dancer brings is not left; only a guest's reward is.
why-ball-no_bonus = No such bonus waits just now.
why-colour-none =
    { $face ->
        [0]
            { $colour ->
                [red] The red die is gone already.
                [blue] The blue die is gone already.
                [yellow] The yellow die is gone already.
               *[white] There is no white die left.
            }
       *[other]
            { $colour ->
                [red] The red die does not lie on space { $face }.
                [blue] The blue die does not lie on space { $face }.
                [yellow] The yellow die does not lie on space { $face }.
               *[white] There is no white die on space { $face }.
            }
    }
why-call-elsewhere = { $celebrity } is not with you in this round.
why-call-not_called = { $celebrity } is not called on, and works without being asked.
why-call-used = You have called on { $celebrity } already.
why-key-gone =
    { $who ->
        [you] You have taken the key in this round already.
       *[other] { $name } has taken the key in this round.
    }
why-price-key =
    The key costs { $price ->
        [one] { $price } krone
       *[other] { $price } krones
    } and you have { $krones ->
        [0] none
       *[other] { $krones }
    }.
why-bid-not_offered = There is no entrance { $slot } on offer.
why-bid-too_low =
    { $bid ->
        [one] Somebody has bid { $bid } krone for it; bid more, or for another one.
       *[other] Somebody has bid { $bid } krones for it; bid more, or for another one.
    }
why-bid-too_dear =
    That is { $bid ->
        [one] { $bid } krone
       *[other] { $bid } krones
    } and you have { $krones ->
        [0] none
       *[other] { $krones }
    }.
why-token-gone = Token { $token } is gone already.
why-favour-gone = There is no such emperor tile beside your entrance any more.
why-favour-had = You have already had the reward of one of your emperor tiles in this turn.
why-shift-already = You have already moved a die in this turn.
why-shift-not_beside = A die moves to the space beside its own; 1 and 6 are not beside each other.
why-die-shifted = You have moved a die to space { $face }, so take one from there.
why-claim-goal_met = You have already claimed your own objective { $letter }.
why-give-none = There is no guest at table { $table } there.
why-give-unwanted =
    { $item ->
        [strudel] { $guest } wants no more strudel.
        [cake] { $guest } wants no more cake.
        [wine] { $guest } wants no more wine.
       *[other] { $guest } wants no more coffee.
    }
why-price-toll =
    Using this space costs { $price ->
        [one] { $price } krone
       *[other] { $price } krones
    } of toll and you have { $krones ->
        [0] none
       *[other] { $krones }
    }.
why-room-occupy_too_high =
    { $floors ->
        [1] A room on floor 1 is asked for.
        [2] A room on floor 1 or 2 is asked for.
       *[other] A room on floor 1, 2 or 3 is asked for.
    }
why-claim-short-champagne = Objective { $letter }: you have { $have } of { $need } champagnes.
why-claim-short-dancers = Objective { $letter }: you have { $have } of { $need } dancers at the balls.
why-claim-short-guests = Objective { $letter }: you have served { $have } of { $need } such guests.
why-take-champagne =
    { $action ->
        [1] You cannot take more champagne than cake, nor more cake than strudel.
       *[other] You cannot take more champagne than coffee, nor more coffee than wine.
    }

## The log

log-for-champagne =
    { $champagne ->
        [0] free of charge
        [one] for { $champagne } champagne
       *[other] for { $champagne } champagnes
    }
log-vp-balls =
    { $who ->
        [you] You score { points } through the dancer.
       *[other] { $name } scores { points } through the dancer.
    }
log-rehearsal-taken =
    { $who ->
        [you] You choose { rehearsal-room } as your rehearsal room.
       *[other] { $name } chooses { rehearsal-room } as rehearsal room.
    }
log-dancer-sent =
    { $guest ->
        [none]
            { $who ->
                [you] You send a dancer to { ball-place-named }, { log-for-champagne }.
               *[other] { $name } sends a dancer to { ball-place-named }, { log-for-champagne }.
            }
       *[other]
            { $who ->
                [you] You send { $guest } to { ball-place-named }, { log-for-champagne }.
               *[other] { $name } sends { $guest } to { ball-place-named }, { log-for-champagne }.
            }
    }
log-area-emptied =
    { $who ->
        [you] Area { $area } of your rehearsal room is empty.
       *[other] Area { $area } of { $name }'s rehearsal room is empty.
    }
log-dancer-removed =
    { $who ->
        [you] You lose a dancer: { ball-place-named }.
       *[other] { $name } loses a dancer: { ball-place-named }.
    }
log-ball-scored =
    { $who ->
        [you] You score { log-worth } in { $ballroom }, with { dancers-there }.
       *[other] { $name } scores { log-worth } in { $ballroom }, with { dancers-there }.
    }
log-ball-missed =
    { $who ->
        [you] You have no dancer in { $ballroom } and lose { points }.
       *[other] { $name } has no dancer in { $ballroom } and loses { points }.
    }
dancers-there =
    { $dancers ->
        [one] { $dancers } dancer
       *[other] { $dancers } dancers
    }
log-coloured-die-taken =
    { $who ->
        [you] { $colour ->
            [red] It is the red die that you take; nobody waits beside it.
            [blue] It is the blue die that you take; nobody waits beside it.
           *[yellow] It is the yellow die that you take; nobody waits beside it.
        }
       *[other] { $colour ->
            [red] It is the red die that { $name } takes; nobody waits beside it.
            [blue] It is the blue die that { $name } takes; nobody waits beside it.
           *[yellow] It is the yellow die that { $name } takes; nobody waits beside it.
        }
    }
# $n are the points that the tile is worth by now.
log-celebrity-taken =
    { $who ->
        [you] { $colour ->
            [red] With the red die you take { $celebrity }, for { log-worth }.
            [blue] With the blue die you take { $celebrity }, for { log-worth }.
           *[yellow] With the yellow die you take { $celebrity }, for { log-worth }.
        }
       *[other] { $colour ->
            [red] With the red die { $name } takes { $celebrity }, for { log-worth }.
            [blue] With the blue die { $name } takes { $celebrity }, for { log-worth }.
           *[yellow] With the yellow die { $name } takes { $celebrity }, for { log-worth }.
        }
    }
log-celebrity-called =
    { $who ->
        [you] You call on { $celebrity }.
       *[other] { $name } calls on { $celebrity }.
    }
log-celebrity-arrived = In the lounge arrive { LIST($arrivals) }.
log-celebrity-beside =
    { $colour ->
        [red] { $celebrity } beside the red die
        [blue] { $celebrity } beside the blue die
       *[yellow] { $celebrity } beside the yellow die
    }
log-coloured-die-put-away =
    { $who ->
        [you] { $colour ->
            [red] You put the red die away.
            [blue] You put the blue die away.
           *[yellow] You put the yellow die away.
        }
       *[other] { $colour ->
            [red] { $name } puts the red die away.
            [blue] { $name } puts the blue die away.
           *[yellow] { $name } puts the yellow die away.
        }
    }
log-vp-celebrities =
    { $who ->
        [you] You score { points } through a celebrity.
       *[other] { $name } scores { points } through a celebrity.
    }
log-key-taken =
    { $price ->
        [0] { $who ->
            [you] You take the skeleton key and begin the next round.
           *[other] { $name } takes the skeleton key and begins the next round.
        }
       *[other] { $who ->
            [you] You take the skeleton key { log-for-price } and begin the next round.
           *[other] { $name } takes the skeleton key { log-for-price } and begins the next round.
        }
    }
log-bid-made =
    { $n ->
        [0] { $who ->
            [you] You bid nothing for { $entrance }.
           *[other] { $name } bids nothing for { $entrance }.
        }
       *[other] { $who ->
            [you] You bid { krones } for { $entrance }.
           *[other] { $name } bids { krones } for { $entrance }.
        }
    }
log-entrance-taken =
    { $who ->
        [you] You open the doors of { $entrance }, { log-for-price }.
       *[other] { $name } opens the doors of { $entrance }, { log-for-price }.
    }
log-token-taken =
    { $line ->
        [column] { $who ->
            [you] A column is full: you take bonus token { $token }.
           *[other] A column is full: { $name } takes bonus token { $token }.
        }
       *[floor] { $who ->
            [you] A floor is full: you take bonus token { $token }.
           *[other] A floor is full: { $name } takes bonus token { $token }.
        }
    }
log-guests-kept-scored =
    { $who ->
        [you] You have served { $guests } guests in this round, for { log-worth }.
       *[other] { $name } has served { $guests } guests in this round, for { log-worth }.
    }
log-goal-met =
    { $who ->
        [you] You claim your own objective { $letter }, for { log-worth }.
       *[other] { $name } claims the objective { $letter } beside the entrance, for { log-worth }.
    }
log-goals-scored =
    { $who ->
        [you] You have claimed { $objectives } objectives in all, for { log-worth }.
       *[other] { $name } has claimed { $objectives } objectives in all, for { log-worth }.
    }
log-favour-taken =
    { $who ->
        [you] You ask for the reward of the emperor tile { $tile } beside your entrance.
       *[other] { $name } asks for the reward of the emperor tile { $tile } beside the entrance.
    }
log-die-shifted =
    { $who ->
        [you] You move a die from space { $face } to space { $to }.
       *[other] { $name } moves a die from space { $face } to space { $to }.
    }
log-first-in-group =
    { $who ->
        [you] { $colour ->
            [blue] It is your first room in a blue group.
            [red] It is your first room in a red group.
           *[yellow] It is your first room in a yellow group.
        }
       *[other] { $colour ->
            [blue] It is the first room of { $name } in a blue group.
            [red] It is the first room of { $name } in a red group.
           *[yellow] It is the first room of { $name } in a yellow group.
        }
    }
log-sum-of-dice =
    { $who ->
        [you] Your two dice make { $sum }.
       *[other] The two dice of { $name } make { $sum }.
    }
log-vp-entrances =
    { $who ->
        [you] You score { points } through the entrance.
       *[other] { $name } scores { points } through the entrance.
    }
log-toll-paid =
    { $gears ->
        [one] On space { $space } lies { $gears } gear
       *[other] On space { $space } lie { $gears } gears
    }{ $n ->
        [0] , and crossing costs nothing.
       *[other] : the toll is { krones }.
    } One gear leaves.
log-toll-forgone =
    { $who ->
        [you] There is no space that you can pay for: you cross for nothing this once, and lose { points }.
       *[other] There is no space that { $name } can pay for: { $name } crosses for nothing this once, and loses { points }.
    }
log-gear-bought =
    { $who ->
        [you] For the gear on the guest you pay a krone more, and it leaves.
       *[other] For the gear on the guest { $name } pays a krone more, and it leaves.
    }
log-guest-hosted =
    { $who ->
        [you] You make use of { $guest }, who stays.
       *[other] { $name } makes use of { $guest }, who stays.
    }
log-item-filled =
    { $item ->
        [strudel] { $guest } gets strudel from the supply.
        [cake] { $guest } gets cake from the supply.
        [wine] { $guest } gets wine from the supply.
        [coffee] { $guest } gets coffee from the supply.
       *[other] { $guest } gets champagne from the supply.
    }

## The automaton

automaton-wants-coloured-die = the coloured die of the celebrity worth most
automaton-die-coloured = The many-coloured die: { automaton-he } takes the coloured die whose celebrity is worth most, from space { $face }.
# In place of what the celebrity does, the colour of the die brings something: $bonus is an objective, points or steps.
automaton-colour =
    { $colour ->
        [red] It is the red die{ automaton-colour-brings }
        [blue] It is the blue die{ automaton-colour-brings }
       *[yellow] It is the yellow die{ automaton-colour-brings }
    }{ automaton-tie }
automaton-colour-brings =
    { $bonus ->
        [objective] , which brings { automaton-he-object } closer to the objective with least progress.
        [points] , which brings { automaton-he-object } { points }.
       *[steps]
            , which brings { automaton-he-object } { $n ->
                [one] { $n } step on the emperor track.
               *[other] { $n } steps on the emperor track.
            }
    }
automaton-he-object =
    { $automaton ->
        [elisabeth] her
       *[other] him
    }
# At a real table nobody asks who the celebrity is.
automaton-celebrity =
    { $celebrity ->
        [none] { automaton-He } takes the celebrity beside it, only for the points.
       *[other] { automaton-He } takes the celebrity beside it, { $celebrity }, only for the points.
    }
automaton-ball =
    { $ball ->
        [after_next] the ball after the next
       *[next] the next ball
    }
automaton-dancer =
    { $moved ->
        [0] { automaton-He } sends a dancer to { automaton-ball }: { ball-place-named }, the lowest row with a free space.
       *[other] { automaton-He } sends a dancer to { automaton-ball }, where no space is free, and so further to the right: { ball-place-named }.
    }
automaton-no-dancer = { automaton-He } has no dancer left to send.
automaton-ball-scored = { $name } scores { points } in { $ballroom }, with { dancers-there }, and stands at { $vp }.
automaton-ball-missed = { $name } has no dancer in { $ballroom }, loses { points } and stands at { $vp }.
automaton-house-opened = { $name } opens a hotel of { automaton-his } own: { automaton-house }.
automaton-guest-reserved = { $guest } has reserved room { $room } there.
automaton-item-given =
    { $item ->
        [strudel] { automaton-His } guest { $guest } gets the strudel that lay on the space.
        [cake] { automaton-His } guest { $guest } gets the cake that lay on the space.
        [wine] { automaton-His } guest { $guest } gets the wine that lay on the space.
       *[other] { automaton-His } guest { $guest } gets the coffee that lay on the space.
    }
automaton-moved-in = { $guest } has everything and moves into room { $room }, which was reserved.
automaton-gear-room = A gear goes on a room of { automaton-his } hotel.
automaton-gear-guest = The room lies on a gear: it goes to the leftmost guest of the queue.
automaton-gear-space = { automaton-He } leaves a gear on space { $place }.
automaton-gear-scale = { automaton-He } lays a gear on the scale of stars, which has { $place } of them now.
automaton-gear-removed =
    { $left ->
        [0] A floor or column is full: the last gear leaves { automaton-his } scale of stars.
        [one] A floor or column is full: a gear leaves { automaton-his } scale of stars, and { $left } is left.
       *[other] A floor or column is full: a gear leaves { automaton-his } scale of stars, and { $left } are left.
    }
automaton-gear-scored =
    { $guest ->
        [none] The gear has done its work and leaves the queue.
       *[other] The gear on { $guest } has done its work and leaves the queue.
    }
automaton-stars-counted =
    { $gears ->
        [one] { $gears } gear lies on { automaton-his } scale of stars.
       *[other] { $gears } gears lie on { automaton-his } scale of stars.
    }

## Hints

hint-deed-dancer_sent =
    { $guest ->
        [none] Send a dancer to { ball-place-named }
       *[other] Send { $guest } to { ball-place-named }
    }, { log-for-champagne }
hint-deed-area_emptied = Area { $area } of the rehearsal room is empty then
hint-deed-dancer_removed = Give up the dancer: { ball-place-named }
hint-deed-rehearsal_taken = Choose { rehearsal-room } as rehearsal room
hint-deed-coloured_die =
    { $celebrity ->
        [none] Let it be { die-told }
       *[other]
            Let it be { die-told }, with { $celebrity } for { $vp ->
                [one] { $vp } point
               *[other] { $vp } points
            }
    }
hint-deed-celebrity_called = Call on { $celebrity }
hint-deed-coloured_die_put_away = Put away { die-told }
hint-deed-key_taken =
    { $price ->
        [0] Take the skeleton key, and begin the next round
       *[other] Take the skeleton key { log-for-price }, and begin the next round
    }
hint-deed-bid_made =
    { $krones ->
        [0] Bid nothing for { $entrance }
        [one] Bid { $krones } krone for { $entrance }
       *[other] Bid { $krones } krones for { $entrance }
    }
hint-deed-entrance_taken = Open the doors of { $entrance }
hint-deed-token_taken =
    { $line ->
        [column] Take bonus token { $token } for the full column
       *[floor] Take bonus token { $token } for the full floor
    }
hint-deed-goal_met =
    Claim your own objective { $letter }: { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }
hint-deed-favour_taken =
    { $steps ->
        [one] Go back { $steps } step for the reward of { $tile }
       *[other] Go back { $steps } steps for the reward of { $tile }
    }
hint-deed-die_shifted = Move a die from space { $face } to space { $to }
hint-deed-first_in_group =
    { $colour ->
        [blue] It is the first room in a blue group
        [red] It is the first room in a red group
       *[yellow] It is the first room in a yellow group
    }
hint-deed-sum_of_dice = Your two dice make { $sum } then
hint-deed-toll_paid =
    { $vp ->
        [one] The automaton scores { $vp } point for the gears on space { $space }
       *[other] The automaton scores { $vp } points for the gears on space { $space }
    }
hint-deed-toll_forgone =
    Cross for nothing, and lose { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }
hint-deed-gear_bought = Pay a krone more for the gear on the guest
hint-source-balls = { $n } for the balls
hint-source-celebrities = { $n } for celebrities
hint-source-entrances = { $n } for the entrance

## The table

table-tab-season = Balls
table-automaton-dancers =
    { $n ->
        [0] No dancer left
        [one] { $n } dancer left
       *[other] { $n } dancers left
    }
# Coloured dice among those of a space.
label-coloured = { $label }; among them the { LIST($colours) } die
deed-dancer = a dancer sent to a ball
deed-celebrity = a celebrity
deed-key = the skeleton key
deed-entrance = an entrance
