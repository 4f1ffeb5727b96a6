### What happened.

event-round_began =
    { $who ->
        [you] Round { $round }: you begin.
       *[other] Round { $round }: { $name } begins.
    }
event-dice_rolled =
    { $dice ->
        [one] { $dice } die is rolled.
       *[other] { $dice } dice are rolled.
    }
event-dice_rolled-again =
    Everybody has passed: one die is put away, and { $dice ->
        [one] { $dice } is rolled again.
       *[other] { $dice } are rolled again.
    }
event-passed =
    { $who ->
        [you] You pass.
       *[other] { $name } passes.
    }
event-turn_began =
    { $who ->
        [you] Your turn.
       *[other] { $name }'s turn.
    }
event-turn_began-extra =
    { $who ->
        [you] You take an extra turn.
       *[other] { $name } takes an extra turn.
    }
event-guest_taken =
    { $who ->
        [you] You invite { $guest }
       *[other] { $name } invites { $guest }
    } { $price ->
        [0] free of charge.
        [one] for { $price } krone.
       *[other] for { $price } krones.
    }
event-guest_arrived = { $guest } joins the queue.
event-guests_reshuffled = The deck of guests is used up; the { $cards } who have left are shuffled and come again.
event-die_taken =
    { $who ->
        [you] You take a { $face }
       *[other] { $name } takes a { $face }
    }{ $price ->
        [0] , strength { $strength }.
        [one] , strength { $strength }, for { $price } krone.
       *[other] , strength { $strength }, for { $price } krones.
    }
event-action_done =
    { $who ->
        [you] You do
       *[other] { $name } does
    } { $action ->
        [1] action 1, strudel and cake
        [2] action 2, wine and coffee
        [3] action 3, preparing rooms
        [4] action 4, emperor steps and krones
       *[other] action 5, hiring staff
    } with strength { $strength }.
event-action_lost =
    { $who ->
        [you] You leave the action of the die unused.
       *[other] { $name } leaves the action of the die unused.
    }
event-krones =
    { $change ->
        [0]
            { $who ->
                [you] Your purse is full: no krones gained.
               *[other] { $name }'s purse is full: no krones gained.
            }
        [one]
            { $who ->
                [you] You gain { $change } krone.
               *[other] { $name } gains { $change } krone.
            }
       *[other]
            { $who ->
                [you] You gain { $change } krones.
               *[other] { $name } gains { $change } krones.
            }
    }
event-krones-lost =
    { $change ->
        [one]
            { $who ->
                [you] You pay { $change } krone.
               *[other] { $name } pays { $change } krone.
            }
       *[other]
            { $who ->
                [you] You pay { $change } krones.
               *[other] { $name } pays { $change } krones.
            }
    }
event-emperor =
    { $change ->
        [0]
            { $who ->
                [you] You stay at the end of the emperor track.
               *[other] { $name } stays at the end of the emperor track.
            }
        [one]
            { $who ->
                [you] You advance { $change } step to space { $space } of the emperor track.
               *[other] { $name } advances { $change } step to space { $space } of the emperor track.
            }
       *[other]
            { $who ->
                [you] You advance { $change } steps to space { $space } of the emperor track.
               *[other] { $name } advances { $change } steps to space { $space } of the emperor track.
            }
    }
event-vp-guests =
    { $who ->
        [you] You score { $n } with the guest.
       *[other] { $name } scores { $n } with the guest.
    }
event-vp-badges =
    { $who ->
        [you] You score { $n } for the room's badge.
       *[other] { $name } scores { $n } for the room's badge.
    }
event-vp-bonuses =
    { $who ->
        [you] You score { $n } for the full group.
       *[other] { $name } scores { $n } for the full group.
    }
event-vp-staff =
    { $who ->
        [you] You score { $n } through staff.
       *[other] { $name } scores { $n } through staff.
    }
event-vp-objectives =
    { $who ->
        [you] You score { $n } for the objective.
       *[other] { $name } scores { $n } for the objective.
    }
event-vp-emperor_end =
    { $who ->
        [you] You score { $n } for steps beyond the track.
       *[other] { $name } scores { $n } for steps beyond the track.
    }
event-vp-emperor_tiles =
    { $who ->
        [you] You score { $n } through the emperor.
       *[other] { $name } scores { $n } through the emperor.
    }
event-vp-rooms =
    { $who ->
        [you] You score { $n } for occupied rooms.
       *[other] { $name } scores { $n } for occupied rooms.
    }
event-vp-leftovers =
    { $who ->
        [you] You score { $n } for krones and the kitchen.
       *[other] { $name } scores { $n } for krones and the kitchen.
    }
event-vp-unserved =
    { $who ->
        [you] You lose { $n } for guests left in the café.
       *[other] { $name } loses { $n } for guests left in the café.
    }
event-vp-lost =
    { $who ->
        [you] You lose { $n }.
       *[other] { $name } loses { $n }.
    }
event-vp-other =
    { $who ->
        [you] You score { $n }.
       *[other] { $name } scores { $n }.
    }
event-item_gained =
    { $who ->
        [you] You gain { LIST($items) }.
       *[other] { $name } gains { LIST($items) }.
    }
event-item_placed =
    { $who ->
        [you] You bring { $guest } { LIST($items) }.
       *[other] { $name } brings { $guest } { LIST($items) }.
    }
event-item_kept =
    { $who ->
        [you] You keep { LIST($items) } in the kitchen.
       *[other] { $name } keeps { LIST($items) } in the kitchen.
    }
event-item_served =
    { $who ->
        [you] You serve { $guest } { LIST($items) } from the kitchen.
       *[other] { $name } serves { $guest } { LIST($items) } from the kitchen.
    }
event-service_paid =
    { $who ->
        [you] You pay
       *[other] { $name } pays
    } { $krones ->
        [one] { $krones } krone for service.
       *[other] { $krones } krones for service.
    }
event-order_completed =
    { $who ->
        [you] You complete the order of { $guest }.
       *[other] { $name } completes the order of { $guest }.
    }
event-checked_in =
    { $who ->
        [you] You check { $guest } into room { $room }.
       *[other] { $name } checks { $guest } into room { $room }.
    }
event-room_prepared =
    { $count ->
        [one]
            { $who ->
                [you] You prepare room { LIST($rooms) }
               *[other] { $name } prepares room { LIST($rooms) }
            }
       *[other]
            { $who ->
                [you] You prepare rooms { LIST($rooms) }
               *[other] { $name } prepares rooms { LIST($rooms) }
            }
    } { $price ->
        [0] free of charge.
        [one] for { $price } krone.
       *[other] for { $price } krones.
    }
event-room_occupied =
    { $who ->
        [you] You occupy room { $room }.
       *[other] { $name } occupies room { $room }.
    }
event-room_removed =
    { $was ->
        [vacant]
            { $who ->
                [you] You lose the vacant room { $room }.
               *[other] { $name } loses the vacant room { $room }.
            }
       *[other]
            { $who ->
                [you] You lose the occupied room { $room }.
               *[other] { $name } loses the occupied room { $room }.
            }
    }
event-group_completed =
    { $who ->
        [you] You fill
       *[other] { $name } fills
    } { $colour ->
        [blue]
            { $size ->
                [one] a blue group of { $size } room.
               *[other] a blue group of { $size } rooms.
            }
        [red]
            { $size ->
                [one] a red group of { $size } room.
               *[other] a red group of { $size } rooms.
            }
       *[other]
            { $size ->
                [one] a yellow group of { $size } room.
               *[other] a yellow group of { $size } rooms.
            }
    }
event-staff_drawn =
    { $who ->
        [you] You draw { LIST($cards) }.
       *[other] { $name } draws { LIST($cards) }.
    }
event-staff_drawn-hidden =
    { $count ->
        [one] { $name } draws a staff card.
       *[other] { $name } draws { $count } staff cards.
    }
event-staff_hired =
    { $who ->
        [you] You hire { $staff }
       *[other] { $name } hires { $staff }
    } { $price ->
        [0] free of charge.
        [one] for { $price } krone.
       *[other] for { $price } krones.
    }
event-staff_used =
    { $who ->
        [you] You use { $staff }.
       *[other] { $name } uses { $staff }.
    }
event-staff_looked_at =
    { $who ->
        [you] You look at { LIST($cards) }.
       *[other] { $name } looks at { LIST($cards) }.
    }
event-staff_looked_at-hidden =
    { $count ->
        [one] { $name } looks at a staff card.
       *[other] { $name } looks at { $count } staff cards.
    }
event-staff_returned =
    { $who ->
        [you] You put { LIST($cards) } under the deck.
       *[other] { $name } puts { LIST($cards) } under the deck.
    }
event-staff_returned-hidden =
    { $count ->
        [one] { $name } puts a staff card under the deck.
       *[other] { $name } puts { $count } staff cards under the deck.
    }
event-staff_dismissed =
    { $who ->
        [you] You dismiss { $staff }.
       *[other] { $name } dismisses { $staff }.
    }
event-staff_drafted =
    { $who ->
        [you] You keep { LIST($cards) }.
       *[other] { $name } keeps { LIST($cards) }.
    }
event-staff_drafted-hidden = { $name } keeps a staff card.
event-objective_claimed =
    { $who ->
        [you] You claim
       *[other] { $name } claims
    } objective { $letter }{ $place ->
        [1] , the first to do so.
        [2] , the second to do so.
        [3] , the third to do so.
       *[other] .
    }
event-emperor_scored =
    { $who ->
        [you] You score
       *[other] { $name } scores
    } { $vp } VP on the emperor track and { $who ->
        [you] step
       *[other] steps
    } back from { $before } to { $after }.
event-emperor_scored-stay =
    { $who ->
        [you] You score
       *[other] { $name } scores
    } { $vp } VP on space { $before } of the emperor track.
event-emperor_rewarded =
    { $who ->
        [you] The emperor rewards you.
       *[other] The emperor rewards { $name }.
    }
event-emperor_punished =
    { $who ->
        [you] The emperor is displeased with you.
       *[other] The emperor is displeased with { $name }.
    }
event-penalty_ignored =
    { $who ->
        [you] You pay
       *[other] { $name } pays
    } { $krones ->
        [one] { $krones } krone
       *[other] { $krones } krones
    } to ignore the penalty.
event-kitchen_returned =
    { $who ->
        [you] Your kitchen is emptied.
       *[other] { $name }'s kitchen is emptied.
    }
event-cafe_returned =
    { $who ->
        [you] Your guests' tables are cleared.
       *[other] The tables of { $name }'s guests are cleared.
    }
event-reward_taken =
    { $who ->
        [you] You take a reward of { $guest }.
       *[other] { $name } takes a reward of { $guest }.
    }
event-staff_scored =
    { $who ->
        [you] { $staff } scores you
       *[other] { $staff } scores { $name }
    } { $vp } VP.
event-game_ended = The game is over.
event-hand_dealt =
    { $who ->
        [you] You are dealt { $cards } staff cards.
       *[other] { $name } is dealt { $cards } staff cards.
    }
event-instruction_turned = { $name } turns up card { $instruction }.
event-automaton_guest-colour = He takes the guest of that colour who is worth most: { $guest }.
event-automaton_guest-any = Any colour will do. He takes the guest who is worth most: { $guest }.
event-automaton_guest-absent = Nobody of that colour is in the queue. He takes the guest who is worth most: { $guest }.
event-automaton_guest-full = His hotel has no room of that colour left. He takes the guest who is worth most: { $guest }.
event-automaton_room-colour = { $guest } gets room { $room }: the first of that colour from the left, on the lowest floor that has one.
event-automaton_room-green = { $guest } gets room { $room }: the lowest empty one in the rightmost column that has one.
event-automaton_no_guest = Nobody in the queue finds a room in his hotel. He takes nobody.
event-automaton_die-shown = He takes a { $face }, the die on his card.
event-automaton_die-more = Of the two faces on his card, more dice lie on { $face }. He takes it.
event-automaton_die-more-tie = Of the two faces on his card, as many dice lie on both. He takes a { $face }.
event-automaton_die-any = A question mark: he takes one from the space with most dice, a { $face }.
event-automaton_die-absent = There is no such die. He takes one from the space with most dice, a { $face }.
event-automaton_objective-shown = He works on objective { $letter }.
event-automaton_objective-any = A question mark: he works on the objective with least progress, { $letter }.
event-automaton_objective-claimed = He has claimed that objective already. He works on the one with least progress, { $letter }.
event-automaton_no_objective = He has claimed all objectives already.
event-automaton_marker =
    His marker on objective { $letter } goes to { $numeral ->
        [1] I: claimed
        [2] II
       *[other] III
    }.
event-automaton_staff = He turns up a card of his private deck: { $staff }.
event-automaton_no_staff = His private deck is empty.
event-tie-right = There is a tie. The hand points right, so the first from the left.
event-tie-left = There is a tie. The hand points left, so the first from the right.

log-title = What happened
log-undo =
    { $who ->
        [you]
            You take back { $steps ->
                [one] a step
               *[other] { $steps } steps
            }.
       *[other]
            { $name } takes back { $steps ->
                [one] a step
               *[other] { $steps } steps
            }.
    }
log-seat =
    { $came ->
        [no] A new link invites somebody to the seat of { $name }.
       *[other]
            { $who ->
                [you] You sit down.
               *[other] { $name } sits down.
            }
    }
log-stand_in =
    { $level ->
        [none]
            { $who ->
                [you] You play again.
               *[other] { $name } plays again.
            }
       *[other]
            A bot ({ $level }) plays for { $who ->
                [you] you
               *[other] { $name }
            }.
    }
log-bot_failed = The bot of { $name } failed; a simpler one plays on.
log-note = A note was made.
log-earlier = Earlier entries
log-empty = Nothing has happened yet.
