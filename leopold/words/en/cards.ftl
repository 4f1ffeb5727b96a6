### What cards do: rewards, powers, scores, needs and penalties, each named as `packs/codes.py` names it.
###
### `$n` is the effect's number; the attribute `short` says the same in few words.

## Parts of the messages below.

steps =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
staff-cards =
    { $n ->
        [one] { $n } staff card
       *[other] { $n } staff cards
    }
more-victory-points =
    { $n ->
        [one] { $n } more victory point
       *[other] { $n } more victory points
    }
price-told =
    { $price ->
        [free] free of charge
        [less]
            { $less ->
                [one] for { $less } krone less
               *[other] for { $less } krones less
            }
       *[full] at the full price
    }
    .short =
        { $price ->
            [free] { " " }free
            [less] { " " }for { $less } less
           *[full] { "" }
        }
floors-told =
    { $where ->
        [low] { " " }on floor { LIST($floors, type: "or") }
       *[anywhere] { "" }
    }
    .short =
        { $where ->
            [low]
                { $top ->
                    [1] { " " }on floor 1
                   *[other] { " " }on floors 1-{ $top }
                }
           *[anywhere] { "" }
        }

rooms-to-prepare =
    { $n ->
        [one] You may prepare { $n } room{ floors-told } { price-told }
       *[other] You may prepare up to { $n } rooms{ floors-told }, each { price-told }
    }
guest-moves-in =
    { $whose ->
        [some] Whenever a { LIST($colours, type: "or") } guest moves into a room
       *[all] Whenever a guest moves into a room
    }
    .short =
        { $whose ->
            [some] { LIST($colours, type: "or") } guest moves in
           *[all] any guest moves in
        }
die-taken = Whenever you take a die showing { LIST($faces, type: "or") }
    .short = die { LIST($faces, type: "or") }
counted = Gain { victory-points } for each
    .short = { $n } VP per
at-most =
    { $most ->
        [0] { "" }
       *[other] , { $most } at most
    }
other-half =
    { $half ->
        [cannot]
            ; if you cannot, lose { $vp ->
                [one] { $vp } victory point
               *[other] { $vp } victory points
            } instead
        [choice]
            , or lose { $vp ->
                [one] { $vp } victory point
               *[other] { $vp } victory points
            }, as you choose
       *[none] { "" }
    }
    .short =
        { $half ->
            [cannot] , else −{ $vp } VP
            [choice] , or −{ $vp } VP
           *[none] { "" }
        }
several-short = { LIST($parts, type: "unit") }
one-and-another-short = { $first }; { $another }

## Steps of a reward or of an effect.

step-gain = Gain { LIST($things) }.
step-gain_krones = Gain { krones }.
    .short = { krones }
step-gain_item =
    { $item ->
        [strudel] Gain { items-strudel }.
        [cake] Gain { items-cake }.
        [wine] Gain { items-wine }.
        [coffee] Gain { items-coffee }.
       *[champagne] Gain { items-champagne }.
    }
    .short =
        { $item ->
            [strudel] { items-strudel }
            [cake] { items-cake }
            [wine] { items-wine }
            [coffee] { items-coffee }
           *[champagne] { items-champagne }
        }
step-choose_items =
    { $n ->
        [one] Gain { $n } dish or drink of your choice.
       *[other] Gain { $n } dishes or drinks of your choice.
    }
    .short =
        { $n ->
            [one] any dish or drink
           *[other] { $n } dishes or drinks
        }
step-advance_emperor = Advance { steps } on the emperor track.
    .short = emperor +{ $n }
step-gain_vp = Gain { victory-points }.
    .short = { points }
step-draw_staff = Draw { staff-cards }.
    .short = draw { $n } staff
step-hire =
    { $n ->
        [one] You may hire { $n } card from your hand { price-told }.
       *[other] You may hire up to { $n } cards from your hand, each { price-told }.
    }
    .short = hire { $n }{ price-told.short }
step-look_and_hire =
    { $must ->
        [yes] Look at the top { $n } staff cards of the deck; you must hire one of them { price-told }, and the others go to the bottom of the deck.
       *[no] Look at the top { $n } staff cards of the deck; you may hire one of them { price-told }, and the others go to the bottom of the deck.
    }
    .short =
        { $must ->
            [yes] must hire 1 of the top { $n }{ price-told.short }
           *[no] hire 1 of the top { $n }{ price-told.short }
        }
step-prepare = { rooms-to-prepare }.
    .short =
        { $n ->
            [one] prepare { $n } room{ price-told.short }{ floors-told.short }
           *[other] prepare { $n } rooms{ price-told.short }{ floors-told.short }
        }
step-prepare-again-short = { $first } and { $n } more{ price-told.short }{ floors-told.short }
step-prepare_and_occupy =
    { $n ->
        [one] { rooms-to-prepare } and occupy it at once.
       *[other] { rooms-to-prepare }, and occupy them at once.
    }
    .short =
        { $n ->
            [one] occupy { $n } new room{ price-told.short }{ floors-told.short }
           *[other] occupy { $n } new rooms{ price-told.short }{ floors-told.short }
        }
step-occupy =
    { $n ->
        [one] You may turn { $n } vacant room of any colour{ floors-told } to occupied.
       *[other] You may turn up to { $n } vacant rooms of any colour{ floors-told } to occupied.
    }
    .short =
        { $n ->
            [one] occupy { $n } vacant room{ floors-told.short }
           *[other] occupy { $n } vacant rooms{ floors-told.short }
        }
step-take_guest =
    { $n ->
        [one] You may take { $n } guest from the queue free of charge.
       *[other] You may take up to { $n } guests from the queue free of charge; the queue is filled up before the next one.
    }
    .short =
        { $n ->
            [one] take { $n } guest free
           *[other] take { $n } guests free
        }
step-complete_order =
    { $n ->
        [one] Complete the order of one guest in your café with dishes and drinks from the supply.
       *[other] Complete the orders of up to { $n } guests in your café with dishes and drinks from the supply.
    }
    .short =
        { $n ->
            [one] complete { $n } order
           *[other] complete { $n } orders
        }
step-extra_action = Choose an action space with at least one die and carry out its action; the die stays where it is, the action cannot be boosted, and staff that wait for a die do not work.
    .short = a die's action, die stays
step-extra_turn = Take another turn, and leave its die in place.
    .short = another turn, die stays
step-vp_per_staff = Gain { victory-points } for each staff card that you have hired.
    .short = { points } per staff hired

step-spend_item =
    { $item ->
        [strudel] Spend { items-strudel } from your kitchen.
        [cake] Spend { items-cake } from your kitchen.
        [wine] Spend { items-wine } from your kitchen.
        [coffee] Spend { items-coffee } from your kitchen.
       *[champagne] Spend { items-champagne } from your kitchen.
    }
    .short =
        { $item ->
            [strudel] spend { items-strudel }
            [cake] spend { items-cake }
            [wine] spend { items-wine }
            [coffee] spend { items-coffee }
           *[champagne] spend { items-champagne }
        }
step-spend_krones = Pay { krones }.
    .short = pay { krones }
step-go_back = Go back { steps } on the emperor track.
    .short = emperor −{ $n }
step-exchange =
    { $optional ->
        [yes]
            { $n ->
                [one] You may exchange { $n } dish or drink in your kitchen for one of another kind.
               *[other] You may exchange up to { $n } dishes and drinks in your kitchen, each for one of another kind.
            }
       *[no]
            { $n ->
                [one] Exchange { $n } dish or drink in your kitchen for one of another kind.
               *[other] Exchange { $n } dishes and drinks in your kitchen, each for one of another kind.
            }
    }
    .short =
        { $optional ->
            [yes]
                { $n ->
                    [one] may exchange { $n } item
                   *[other] exchange up to { $n } items
                }
           *[no]
                { $n ->
                    [one] exchange { $n } item
                   *[other] exchange { $n } items
                }
        }
step-take_served =
    { $n ->
        [one] You may take { $n } guest from the queue free of charge, and the whole order is served from the supply.
       *[other] You may take up to { $n } guests from the queue free of charge, and their whole orders are served from the supply.
    }
    .short =
        { $n ->
            [one] take { $n } guest free, order served
           *[other] take { $n } guests free, orders served
        }
step-vp_per_objective = Gain { victory-points } for each objective that you have claimed.
    .short = { points } per objective claimed

## What a card waits for. `$n` is the least that counts; `$whose` says whether only some colours do.

trigger-staff =
    { $tile ->
        [yes] After you hire a staff card
       *[no] After you hire another staff card
    }
    .short = staff hired
trigger-occupied =
    { $whose ->
        [some] After you occupy a { LIST($colours, type: "or") } room
       *[all] After you occupy a room
    }
    .short =
        { $whose ->
            [some] { LIST($colours, type: "or") } room occupied
           *[all] room occupied
        }
trigger-group =
    { $whose ->
        [some] After you fill a { LIST($colours, type: "or") } group of { $n } or more rooms
       *[all] After you fill a group of { $n } or more rooms
    }
    .short =
        { $whose ->
            [some] { LIST($colours, type: "or") } group of { $n }+ full
           *[all] group of { $n }+ full
        }
trigger-objective = After you claim an objective
    .short = objective claimed
trigger-order =
    { $whose ->
        [some] After you check in a { LIST($colours, type: "or") } guest who ordered { $n } or more dishes and drinks
       *[all] After you check in a guest who ordered { $n } or more dishes and drinks
    }
    .short =
        { $whose ->
            [some] { LIST($colours, type: "or") } guest who ordered { $n }+
           *[all] guest who ordered { $n }+
        }
trigger-krones =
    { $n ->
        [one] After you gain krones
       *[other] After you gain { $n } or more krones at once
    }
    .short = { $n }+ krones at once
trigger-emperor =
    { $n ->
        [one] After you advance on the emperor track
       *[other] After you advance { $n } or more steps on the emperor track at once
    }
    .short = { $n }+ emperor steps at once
trigger-dishes = After you gain { $n } or more dishes at once
    .short = { $n }+ dishes at once
trigger-drinks = After you gain { $n } or more drinks at once
    .short = { $n }+ drinks at once

trigger-told =
    { $timing ->
        [flip] { $when }, once in the game:
        [round] { $when }, once a round:
       *[permanent] { $when }, every time:
    }

## Powers: what permanent staff change. `$big_order` is a number of the board.

power-check_in_krones = { guest-moves-in }, gain { krones }.
    .short = { guest-moves-in.short }: { krones }
power-check_in_emperor = { guest-moves-in }, advance { steps } on the emperor track.
    .short = { guest-moves-in.short }: emperor +{ $n }
power-check_in_vp = { guest-moves-in }, gain { victory-points }.
    .short = { guest-moves-in.short }: { vp }
power-big_order_vp = Whenever a guest who ordered { $big_order } or more dishes and drinks moves into a room, gain { more-victory-points }.
    .short = guest who ordered { $big_order } or more moves in: { vp }
power-room_free =
    { $whose ->
        [some] Preparing { LIST($colours) } rooms costs you nothing.
       *[all] Preparing rooms costs you nothing.
    }
    .short =
        { $whose ->
            [some] { LIST($colours) } rooms cost nothing
           *[all] rooms cost nothing
        }
power-die_vp = { die-taken }, gain { victory-points }.
    .short = { die-taken.short }: { vp }
power-die_strength = { die-taken }, its action is stronger by { $n }.
    .short = { die-taken.short }: strength +{ $n }
power-six_free = Taking a 6 costs you nothing.
    .short = sixes cost nothing
power-both_tracks = { die-taken }, gain krones and advance on the emperor track, each by the full strength.
    .short = { die-taken.short }: krones and emperor in full
power-side_prepare =
    { $n ->
        [one] { die-taken }, you may also prepare { $n } room at the full price, before or after its action.
       *[other] { die-taken }, you may also prepare up to { $n } rooms at the full price, before or after its action.
    }
    .short =
        { $n ->
            [one] { die-taken.short }: also prepare { $n } room
           *[other] { die-taken.short }: also prepare { $n } rooms
        }
power-side_hire =
    { $n ->
        [one] { die-taken }, you may also hire { $n } card from your hand at the full price, before or after its action.
       *[other] { die-taken }, you may also hire up to { $n } cards from your hand at the full price, before or after its action.
    }
    .short = { die-taken.short }: also hire { $n }
power-side_emperor = { die-taken }, you may also advance { steps } on the emperor track, before or after its action.
    .short = { die-taken.short }: also emperor +{ $n }
power-occupy_krones = Whenever you occupy a room, in whatever way, gain { krones }.
    .short = room occupied: { krones }
power-serve_free = Serving dishes and drinks from your kitchen costs you nothing.
    .short = serving costs nothing
power-guest_free = Guests from the queue cost you nothing.
    .short = guests cost nothing
power-waive_penalty = You may pay { krones } to ignore a penalty of the emperor.
    .short = may ignore a penalty for { krones }
power-immune = The emperor's penalties do not touch you.
    .short = no penalties of the emperor
power-emperor_reward_vp = Whenever you receive a reward of the emperor, gain { more-victory-points }.
    .short = emperor's reward: { $n } more VP

## Scores: what end-of-game staff count.

score-occupied_colour =
    { $colour ->
        [blue] { counted } occupied blue room{ at-most }.
        [red] { counted } occupied red room{ at-most }.
       *[yellow] { counted } occupied yellow room{ at-most }.
    }
    .short =
        { $colour ->
            [blue] { counted.short } blue room{ at-most }
            [red] { counted.short } red room{ at-most }
           *[yellow] { counted.short } yellow room{ at-most }
        }
score-occupied = { counted } occupied room in your hotel{ at-most }.
    .short = { counted.short } occupied room{ at-most }
score-tiles = { counted } room in your hotel, vacant or occupied{ at-most }.
    .short = { counted.short } room laid{ at-most }
score-staff = { counted } staff card that you have hired, this one included{ at-most }.
    .short = { counted.short } staff hired{ at-most }
score-groups = { counted } group of rooms that is fully occupied{ at-most }.
    .short = { counted.short } full group{ at-most }
score-objectives = { counted } objective that you have claimed{ at-most }.
    .short = { counted.short } objective claimed{ at-most }
score-emperor = { counted } space that you have reached on the emperor track{ at-most }.
    .short = { counted.short } emperor space{ at-most }
score-floors = { counted } floor that is fully occupied{ at-most }.
    .short = { counted.short } full floor{ at-most }
score-columns = { counted } column that is fully occupied{ at-most }.
    .short = { counted.short } full column{ at-most }
score-colour_sets = { counted } set of one blue, one red and one yellow occupied room{ at-most }.
    .short = { counted.short } blue, red and yellow room{ at-most }

score-copy = Choose an end-of-game staff card that another player has hired, and score it as if it were yours.
    .short = scores another player's end card

## Needs: what objectives ask for.

need-krones = Have { krones }.
    .short = { krones }
need-tiles =
    { $n ->
        [one] Have at least { $n } room in your hotel, vacant or occupied.
       *[other] Have at least { $n } rooms in your hotel, vacant or occupied.
    }
    .short =
        { $n ->
            [one] { $n } room laid
           *[other] { $n } rooms laid
        }
need-staff = Have hired at least { staff-cards }.
    .short = { $n } staff hired
need-emperor = Stand at least { $n } steps along the emperor track.
    .short = emperor, { $n } steps
need-floors =
    { $n ->
        [one] Have at least { $n } floor fully occupied.
       *[other] Have at least { $n } floors fully occupied.
    }
    .short =
        { $n ->
            [one] { $n } full floor
           *[other] { $n } full floors
        }
need-columns =
    { $n ->
        [one] Have at least { $n } column fully occupied.
       *[other] Have at least { $n } columns fully occupied.
    }
    .short =
        { $n ->
            [one] { $n } full column
           *[other] { $n } full columns
        }
need-groups =
    { $n ->
        [one] Have at least { $n } group of rooms fully occupied.
       *[other] Have at least { $n } groups of rooms fully occupied.
    }
    .short =
        { $n ->
            [one] { $n } full group
           *[other] { $n } full groups
        }
need-whole_colours =
    { $n ->
        [one] Have all rooms of one colour occupied.
       *[other] Have all rooms of { $n } colours occupied.
    }
    .short =
        { $n ->
            [one] all of a colour
           *[other] all of { $n } colours
        }
need-kitchen = Have at least { $n } of each dish and drink in your kitchen.
    .short = { $n } of each item kept
need-top_floor =
    { $n ->
        [one] Have at least { $n } room on the top floor occupied.
       *[other] Have at least { $n } rooms on the top floor occupied.
    }
    .short = { $n } on the top floor
need-orders =
    { $n ->
        [one] Have checked in { $n } guest who ordered { $items } or more dishes and drinks.
       *[other] Have checked in { $n } guests who ordered { $items } or more dishes and drinks.
    }
    .short =
        { $n ->
            [one] { $n } guest who ordered { $items }+
           *[other] { $n } guests who ordered { $items }+
        }

need-colours = Have at least { LIST($rooms) } rooms occupied.
    .short = { LIST($rooms) } occupied

## Penalties of the emperor. `$half` is what becomes of the other half: it strikes whoever cannot bear the first
## ("cannot"), one chooses ("choice"), or there is none.

penalty-lose_krones = Lose { krones }{ other-half }.
    .short = lose { krones }{ other-half.short }
penalty-return_kitchen = Return all dishes and drinks from your kitchen{ other-half }.
    .short = empty your kitchen{ other-half.short }
penalty-return_kitchen_and_cafe = Return all dishes and drinks from your kitchen and from your guests{ other-half }.
    .short = empty kitchen and café tables{ other-half.short }
penalty-return_staff =
    { $n ->
        [one] Put { $n } card from your hand under the deck{ other-half }.
       *[other] Put { $n } cards from your hand under the deck{ other-half }.
    }
    .short = return { $n } staff from hand{ other-half.short }
penalty-remove_vacant =
    { $n ->
        [one] Remove { $n } vacant room from the highest floor that has one{ other-half }.
       *[other] Remove { $n } vacant rooms, each from the highest floor that has one{ other-half }.
    }
    .short =
        { $n ->
            [one] remove { $n } vacant room{ other-half.short }
           *[other] remove { $n } vacant rooms{ other-half.short }
        }
penalty-remove_occupied =
    { $n ->
        [1] Remove an occupied room from the highest floor that has one{ other-half }.
        [2] Remove an occupied room from the highest floor that has one, and then one from the next highest floor that has one, if there is such a floor{ other-half }.
       *[other] Remove { $n } occupied rooms, the first from the highest floor that has one, each other from the next highest floor that has one, as long as there is such a floor{ other-half }.
    }
    .short =
        { $n ->
            [one] remove { $n } occupied room{ other-half.short }
           *[other] remove { $n } occupied rooms{ other-half.short }
        }
penalty-remove_occupied_column =
    { $n ->
        [1] Remove an occupied room from the highest floor that has one{ other-half }.
        [2] Remove an occupied room from the highest floor that has one, and then one below it in the same column, if there is one{ other-half }.
       *[other] Remove { $n } occupied rooms, the first from the highest floor that has one, each other below the last in the same column, as long as there is one{ other-half }.
    }
    .short = remove { $n } occupied in a column{ other-half.short }
penalty-lose_vp = Lose { victory-points }{ other-half }.
    .short = lose { vp }{ other-half.short }
penalty-lose_vp_per_staff = Lose { victory-points } for each staff card that you have hired{ other-half }.
    .short = lose { vp } per staff hired{ other-half.short }
penalty-dismiss_end_staff =
    { $n ->
        [one] Dismiss { $n } end-of-game card that you have hired{ other-half }.
       *[other] Dismiss { $n } end-of-game cards that you have hired{ other-half }.
    }
    .short =
        { $n ->
            [one] dismiss { $n } end card{ other-half.short }
           *[other] dismiss { $n } end cards{ other-half.short }
        }

penalty-lose_krones_and_item = Lose { krones } and return 1 dish or drink from your kitchen{ other-half }.
    .short = lose { krones } and 1 item{ other-half.short }
penalty-lose_krones_and_kitchen = Lose all your krones and return everything from your kitchen{ other-half }.
    .short = lose all krones, empty your kitchen{ other-half.short }

## A staff card in few words, with when it works.

staff-once-short = once: { $does }
staff-round-short =
    { $when ->
        [none] each round: { $does }
       *[other] each round, { $when }: { $does }
    }
staff-permanent-short = { $does }

staff-end-short = end: { $does }
staff-flip-short = once a game, { $when }: { $does }

## Instruction cards of the automaton. `$automaton` is its id; `$level` that from which it counts.

instruction-guest =
    { $level ->
        [medium] At the medium and hard levels, { automaton-name } takes the { guest-to-take }.
        [hard] At the hard level, { automaton-name } takes the { guest-to-take }.
       *[easy] { automaton-name } takes the { guest-to-take }.
    }
instruction-guest-also =
    { $level ->
        [medium] At the medium and hard levels, { automaton-name.pronoun } also takes the { guest-to-take }.
        [hard] At the hard level, { automaton-name.pronoun } also takes the { guest-to-take }.
       *[easy] { automaton-name.Pronoun } also takes the { guest-to-take }.
    }
instruction-guest-none = { automaton-name } takes no guest.
instruction-die-faces =
    { $n ->
        [one] { automaton-name.Pronoun } takes a die showing { LIST($faces, type: "or") }.
       *[other] { automaton-name.Pronoun } takes a die showing { LIST($faces, type: "or") }, whichever space has more dice.
    }
instruction-die-any = { automaton-name.Pronoun } takes a die from the space with the most dice.
instruction-die-coloured = { automaton-name.Pronoun } takes the coloured die of the best celebrity, or, without one, a die from the space with the most dice.
instruction-extra =
    { $level ->
        [medium] At the medium and hard levels, { $does }.
        [hard] At the hard level, { $does }.
       *[easy] { $does }.
    }
extra-emperor =
    { $level ->
        [easy] { automaton-name.Pronoun } advances { steps } on the emperor track
       *[other] { automaton-name.pronoun } advances { steps } on the emperor track
    }
extra-objective =
    { $letter ->
        [any]
            { $level ->
                [easy] { automaton-name.Pronoun } comes one stage closer to the objective that { automaton-name.pronoun } is furthest from
               *[other] { automaton-name.pronoun } comes one stage closer to the objective that { automaton-name.pronoun } is furthest from
            }
       *[other]
            { $level ->
                [easy] { automaton-name.Pronoun } comes one stage closer to objective { $letter }
               *[other] { automaton-name.pronoun } comes one stage closer to objective { $letter }
            }
    }
extra-staff =
    { $level ->
        [easy] { automaton-name.Pronoun } turns up { staff-cards } of { automaton-name.possessive } private deck
       *[other] { automaton-name.pronoun } turns up { staff-cards } of { automaton-name.possessive } private deck
    }
extra-dancer =
    { $level ->
        [easy] In games with balls, { automaton-name.pronoun } sends a dancer to { ball-told }
       *[other] in games with balls, { automaton-name.pronoun } sends a dancer to { ball-told }
    }
instruction-hand =
    { $hand ->
        [left] Of equals { automaton-name.pronoun } takes the first from the right.
       *[right] Of equals { automaton-name.pronoun } takes the first from the left.
    }

ball-told =
    { $ball ->
        [after_next] the ball after the next
       *[next] the next ball
    }
guest-to-take =
    { $colour ->
        [blue] blue guest { worth-most }
        [red] red guest { worth-most }
        [yellow] yellow guest { worth-most }
        [green] green guest { worth-most }
       *[any] guest of any colour { worth-most }
    }
worth-most =
    { $ball ->
        [none] worth the most victory points
       *[other] worth the most victory points; in games with balls, this guest goes to { ball-told }, not into a room
    }

## Whole cards.

card-title-staff = Staff { $number }: { $name }
card-title-guest = Guest { $number }: { $name }
card-title-objective =
    { $name ->
        [none] Objective { $number }
       *[other] Objective { $number }: { $name }
    }
card-title-instruction = Instruction { $number }
card-title-tile = Emperor tile { $tile }
card-title-hotel =
    { $side ->
        [night] Hotel, night side
       *[day] Hotel { $letter }, day side
    }

card-number = No. { $number }
card-guest-house =
    { $colour ->
        [blue] Moves into a blue room.
        [red] Moves into a red room.
        [yellow] Moves into a yellow room.
       *[other] Moves into a room of any colour.
    }

card-orders = Orders { LIST($items) }.
card-worth = Worth { victory-points }.
card-reward = Reward
card-no-reward = There is no reward beyond the victory points.
card-cost = Costs { krones }.
card-objective = Objective { $letter }
card-objective-pays =
    { $n ->
        [one] The first to claim it gains { LIST($points) } victory points.
       *[other] The { LIST($ranks) } to claim it gain { LIST($points) } victory points.
    }
rank-1 = first
rank-2 = second
rank-3 = third
rank-4 = fourth
card-tile = Emperor tile { $letter }
card-tile-when = The emperor comes after round { $round }: everybody scores the space reached and steps back { $back }.
card-tile-reward = Space { $space } or beyond: reward
card-tile-penalty = Space 0: penalty
card-tile-rewards = Reward: { $does }
card-tile-punishes = Penalty: { $does }
card-hotel-groups =
    { $n ->
        [one] Its { $rooms } rooms form { $n } group: { LIST($sizes) }.
       *[other] Its { $rooms } rooms form { $n } groups: { LIST($sizes) }.
    }
card-hotel-size =
    { $size ->
        [one] { $n } of { $size } room
       *[other] { $n } of { $size } rooms
    }
card-hotel-signs = Rooms of one group share a letter; a number with a plus is what placing a tile there is worth.
card-hotel-room =
    { $colour ->
        [blue] blue { $group }{ card-hotel-badge }
        [red] red { $group }{ card-hotel-badge }
       *[yellow] yellow { $group }{ card-hotel-badge }
    }
card-hotel-badge =
    { $badge ->
        [0] { "" }
       *[other] { " " }+{ $badge }
    }

card-marked = Not all values of this card have been confirmed.
card-ours = Printed on the card, which we do not have, so the house chose: { LIST($fields) }. A pack of your own can say what is printed.
card-ruling = Ruling { $number }: { $text }

## What is printed on a card, as a list of facts: what it is, and its value.

fact-cost = cost
    .value = { krones }
fact-works = works
    .value =
        { $timing ->
            [once] once, when hired
            [round] once a round, on your turn
            [permanent] from now on
            [flip] once in the game, when it is set off
           *[end] at the end of the game
        }
fact-introductory = introductory set
    .value = { $letter }
fact-colour = colour
    .value =
        { $colour ->
            [blue] { colour-blue }
            [red] { colour-red }
            [yellow] { colour-yellow }
           *[green] { colour-green }
        }
fact-order = order
    .value = { LIST($items) }
fact-vp = victory points
    .value = { $n }
fact-module = module
    .value = { $module }
fact-letter = letter
    .value = { $letter }
fact-comes = comes
    .value = after round { $round }
fact-automaton = automaton
    .value = { automaton-name }
fact-hand = hand
    .value =
        { $hand ->
            [left] pointing left
           *[right] pointing right
        }
fact-floor = floor { $floor }
    .value = { LIST($rooms, type: "unit") }

## Where values come from.

field-number = number
field-id = name
field-name =
    { $language ->
        [en] English name
        [de] German name
        [uk] Ukrainian name
        [ru] Russian name
        [it] Italian name
        [zh] Chinese name
       *[other] { $language } name
    }
field-also = second name
field-cost = cost
field-timing = timing
field-when = trigger
field-effect = effect
field-powers = powers
field-score = score
field-colour = colour
field-order = order
field-vp = victory points
field-reward = reward
field-module = module
field-letter = letter
field-needs = requirement
field-automaton = automaton
field-guests = guests
field-dice = dice
field-extras = extras
field-hand = hand
field-penalty = penalty
field-side = side
field-colours = colours
field-groups = groups
field-badges = badges

source-of-values =
    { $source ->
        [rulebook] { LIST($fields, type: "unit") }: read in a rulebook
        [public] { LIST($fields, type: "unit") }: from public transcriptions
        [picture] { LIST($fields, type: "unit") }: read off a picture of the board
        [unconfirmed] { LIST($fields, type: "unit") }: unconfirmed
        [translated] { LIST($fields, type: "unit") }: our own translation
       *[house] { LIST($fields, type: "unit") }: a house value
    }
values-marked =
    { $source ->
        [unconfirmed]
            { $n ->
                [one] The { LIST($fields) } is unconfirmed.
               *[other] The { LIST($fields) } are unconfirmed.
            }
       *[house]
            { $n ->
                [one] The { LIST($fields) } is a house value.
               *[other] The { LIST($fields) } are house values.
            }
    }

card-unknown = There is no { $card } in the pack; ask for a number such as 75, a tile such as B2, "night" or "day A".
card-unknown-number = There is no card { $number }; their numbers run from { $low } to { $high }.
card-several = { $card } is the name of cards { LIST($numbers) }; say the number.

explain-room = Room { $room }
