### What happened, line by line.
### $who is "you" where the line is about the reader, and $name is who it is about otherwise.

# Cards in a list of cards.
card-staff = { $staff }

# How something was paid for, to follow its name.
log-for-price =
    { $price ->
        [0] free of charge
        [one] for { $price } krone
       *[other] for { $price } krones
    }

## Rounds and turns

log-round-began =
    { $who ->
        [you] Round { $round }: you begin.
       *[other] Round { $round }: { $name } begins.
    }
log-dice-rolled-again =
    { $dice ->
        [one] Everybody has passed: one die is put away, and { $dice } is rolled again.
       *[other] Everybody has passed: one die is put away, and { $dice } are rolled again.
    }
log-passed =
    { $who ->
        [you] You pass.
       *[other] { $name } passes.
    }
log-turn-began-extra =
    { $who ->
        [you] You take an extra turn.
       *[other] { $name } takes an extra turn.
    }
log-game-ended = The game is over.
log-broken-off = Cards of your own packs have set off more than anybody can carry out: the game ends here.
log-hand-dealt =
    { $who ->
        [you] { $cards ->
            [one] You are dealt { $cards } staff card.
           *[other] You are dealt { $cards } staff cards.
        }
       *[other] { $cards ->
            [one] { $name } is dealt { $cards } staff card.
           *[other] { $name } is dealt { $cards } staff cards.
        }
    }

## Guests

log-guest-taken =
    { $who ->
        [you] You invite { $guest } { log-for-price }.
       *[other] { $name } invites { $guest } { log-for-price }.
    }
log-guests-reshuffled = The deck of guests is used up; the { $cards } who have left are shuffled and come again.
log-order-completed =
    { $who ->
        [you] You complete the order of { $guest }.
       *[other] { $name } completes the order of { $guest }.
    }
log-checked-in =
    { $who ->
        [you] You check { $guest } into room { $room }.
       *[other] { $name } checks { $guest } into room { $room }.
    }

## Dice

# $action is what a six is used for; 0 for other dice.
log-die-taken-detail =
    { $price ->
        [0] strength { $strength }
        [one] strength { $strength }, for { $price } krone
       *[other] strength { $strength }, for { $price } krones
    }
log-die-taken =
    { $who ->
        [you] { $action ->
            [0] You take a { $face }, { log-die-taken-detail }.
           *[other] You take a { $face } as a { $action }, { log-die-taken-detail }.
        }
       *[other] { $action ->
            [0] { $name } takes a { $face }, { log-die-taken-detail }.
           *[other] { $name } takes a { $face } as a { $action }, { log-die-taken-detail }.
        }
    }
log-action-done =
    { $who ->
        [you] You do { log-action }, strength { $strength }.
       *[other] { $name } does { log-action }, strength { $strength }.
    }
log-action =
    { $action ->
        [1] action 1, strudel and cake
        [2] action 2, wine and coffee
        [3] action 3, preparing rooms
        [4] action 4, emperor steps and krones
       *[other] action 5, hiring staff
    }
log-action-lost =
    { $who ->
        [you] You leave the action of the die unused.
       *[other] { $name } leaves the action of the die unused.
    }

## Krones, favour, points

log-krones =
    { $who ->
        [you] You gain { krones }.
       *[other] { $name } gains { krones }.
    }
log-krones-full =
    { $who ->
        [you] Your purse is full: you gain no krones.
       *[other] { $name } gains no krones, as the purse is full.
    }
log-krones-paid =
    { $who ->
        [you] You pay { krones }.
       *[other] { $name } pays { krones }.
    }
log-krones-lost =
    { $who ->
        [you] You lose { krones }.
       *[other] { $name } loses { krones }.
    }
# $worth is what is printed on the space.
log-emperor =
    { $who ->
        [you] { $change ->
            [one] You advance { $change } step on the emperor track, to a { $worth }.
           *[other] You advance { $change } steps on the emperor track, to a { $worth }.
        }
       *[other] { $change ->
            [one] { $name } advances { $change } step on the emperor track, to a { $worth }.
           *[other] { $name } advances { $change } steps on the emperor track, to a { $worth }.
        }
    }
log-emperor-stays =
    { $who ->
        [you] You stay at the end of the emperor track.
       *[other] { $name } stays at the end of the emperor track.
    }
log-emperor-back =
    { $who ->
        [you] { $change ->
            [one] You go back { $change } step on the emperor track, to a { $worth }.
           *[other] You go back { $change } steps on the emperor track, to a { $worth }.
        }
       *[other] { $change ->
            [one] { $name } goes back { $change } step on the emperor track, to a { $worth }.
           *[other] { $name } goes back { $change } steps on the emperor track, to a { $worth }.
        }
    }
log-vp-guests =
    { $who ->
        [you] You score { points } with the guest.
       *[other] { $name } scores { points } with the guest.
    }
log-vp-badges =
    { $who ->
        [you] You score { points } for the room's badge.
       *[other] { $name } scores { points } for the room's badge.
    }
log-vp-bonuses =
    { $who ->
        [you] You score { points } for the full group.
       *[other] { $name } scores { points } for the full group.
    }
log-vp-staff =
    { $who ->
        [you] You score { points } through staff.
       *[other] { $name } scores { points } through staff.
    }
log-vp-emperor-end =
    { $who ->
        [you] You score { points } for steps beyond the track.
       *[other] { $name } scores { points } for steps beyond the track.
    }
log-vp-emperor-tiles =
    { $who ->
        [you] You score { points } through the emperor.
       *[other] { $name } scores { points } through the emperor.
    }
log-vp-rooms =
    { $who ->
        [you] You score { points } for occupied rooms.
       *[other] { $name } scores { points } for occupied rooms.
    }
log-vp-leftovers =
    { $who ->
        [you] You score { points } for krones and the kitchen.
       *[other] { $name } scores { points } for krones and the kitchen.
    }
log-vp-unserved =
    { $who ->
        [you] You lose { points } for guests left in the café.
       *[other] { $name } loses { points } for guests left in the café.
    }

log-vp-lost =
    { $who ->
        [you] You lose { points }.
       *[other] { $name } loses { points }.
    }

## Items

log-item-placed =
    { $who ->
        [you] You bring { $guest } { LIST($items) }.
       *[other] { $name } brings { $guest } { LIST($items) }.
    }
log-item-kept =
    { $who ->
        [you] You keep { LIST($items) } in the kitchen.
       *[other] { $name } keeps { LIST($items) } in the kitchen.
    }
log-item-served =
    { $who ->
        [you] You serve { $guest } { LIST($items) } from the kitchen.
       *[other] { $name } serves { $guest } { LIST($items) } from the kitchen.
    }
log-item-spent =
    { $who ->
        [you] You give { LIST($items) } from the kitchen.
       *[other] { $name } gives { LIST($items) } from the kitchen.
    }
log-item-swapped =
    { $who ->
        [you] You exchange { LIST($given) } for { LIST($taken) }.
       *[other] { $name } exchanges { LIST($given) } for { LIST($taken) }.
    }
log-service-paid =
    { $who ->
        [you] You pay { krones } for service.
       *[other] { $name } pays { krones } for service.
    }

## Rooms

log-room-prepared =
    { $who ->
        [you] { $count ->
            [one] You prepare room { LIST($rooms) } { log-for-price }.
           *[other] You prepare rooms { LIST($rooms) } { log-for-price }.
        }
       *[other] { $count ->
            [one] { $name } prepares room { LIST($rooms) } { log-for-price }.
           *[other] { $name } prepares rooms { LIST($rooms) } { log-for-price }.
        }
    }
log-room-occupied =
    { $who ->
        [you] You occupy room { $room }.
       *[other] { $name } occupies room { $room }.
    }
log-room-removed =
    { $was ->
        [vacant] { $who ->
            [you] You lose the vacant room { $room }.
           *[other] { $name } loses the vacant room { $room }.
        }
       *[occupied] { $who ->
            [you] You lose the occupied room { $room }.
           *[other] { $name } loses the occupied room { $room }.
        }
    }
log-group-completed =
    { $who ->
        [you] You fill { log-group }.
       *[other] { $name } fills { log-group }.
    }
log-group =
    { $colour ->
        [blue] { $size ->
            [one] a blue group of { $size } room
           *[other] a blue group of { $size } rooms
        }
        [red] { $size ->
            [one] a red group of { $size } room
           *[other] a red group of { $size } rooms
        }
       *[yellow] { $size ->
            [one] a yellow group of { $size } room
           *[other] a yellow group of { $size } rooms
        }
    }

## Staff

log-staff-drawn =
    { $who ->
        [you] You draw { LIST($cards) }.
       *[other] { $name } draws { LIST($cards) }.
    }
log-staff-drawn-hidden =
    { $count ->
        [one] { $name } draws a staff card.
       *[other] { $name } draws { $count } staff cards.
    }
log-staff-looked-at =
    { $who ->
        [you] You look at { LIST($cards) }.
       *[other] { $name } looks at { LIST($cards) }.
    }
log-staff-looked-at-hidden =
    { $count ->
        [one] { $name } looks at a staff card.
       *[other] { $name } looks at { $count } staff cards.
    }
log-staff-returned =
    { $from_hand ->
        [0] { $who ->
            [you] You put { LIST($cards) } under the deck.
           *[other] { $name } puts { LIST($cards) } under the deck.
        }
       *[other] { $who ->
            [you] You put { LIST($cards) } from your hand under the deck.
           *[other] { $name } puts { LIST($cards) } from the hand under the deck.
        }
    }
log-staff-returned-hidden =
    { $from_hand ->
        [0] { $count ->
            [one] { $name } puts a staff card under the deck.
           *[other] { $name } puts { $count } staff cards under the deck.
        }
       *[other] { $count ->
            [one] { $name } puts a staff card from the hand under the deck.
           *[other] { $name } puts { $count } staff cards from the hand under the deck.
        }
    }
log-staff-drafted =
    { $who ->
        [you] You keep { LIST($cards) }.
       *[other] { $name } keeps { LIST($cards) }.
    }
log-staff-drafted-hidden =
    { $count ->
        [one] { $name } keeps a staff card.
       *[other] { $name } keeps { $count } staff cards.
    }
log-staff-hired =
    { $who ->
        [you] You hire { $staff } { log-for-price }.
       *[other] { $name } hires { $staff } { log-for-price }.
    }
log-staff-flipped =
    { $who ->
        [you] You use { $staff }, who then lies face down.
       *[other] { $name } uses { $staff }, who then lies face down.
    }
log-staff-used =
    { $who ->
        [you] You use { $staff }.
       *[other] { $name } uses { $staff }.
    }
log-staff-dismissed =
    { $who ->
        [you] You dismiss { $staff }.
       *[other] { $name } dismisses { $staff }.
    }
log-staff-scored =
    { $n ->
        [0] { $who ->
            [you] You score nothing with { $staff }.
           *[other] { $name } scores nothing with { $staff }.
        }
       *[other] { $who ->
            [you] You score { points } with { $staff }.
           *[other] { $name } scores { points } with { $staff }.
        }
    }
log-staff-scored-copied =
    { $who ->
        [you] You score { points } with { $staff }, as { $copied }.
       *[other] { $name } scores { points } with { $staff }, as { $copied }.
    }

## Objectives and the emperor

log-objective-claimed =
    { $who ->
        [you] { $place ->
            [1] You are the first to claim objective { $letter }, for { points }.
            [2] You are the second to claim objective { $letter }, for { points }.
            [3] You are the third to claim objective { $letter }, for { points }.
           *[other] You claim objective { $letter }, for { points }.
        }
       *[other] { $place ->
            [1] { $name } is the first to claim objective { $letter }, for { points }.
            [2] { $name } is the second to claim objective { $letter }, for { points }.
            [3] { $name } is the third to claim objective { $letter }, for { points }.
           *[other] { $name } claims objective { $letter }, for { points }.
        }
    }
log-worth =
    { $n ->
        [0] nothing
       *[other] { points }
    }
log-emperor-scored =
    { $who ->
        [you] You score { log-worth } on the emperor track and step back to a { $worth }.
       *[other] { $name } scores { log-worth } on the emperor track and steps back to a { $worth }.
    }
log-emperor-scored-stays =
    { $who ->
        [you] You score { log-worth } on the emperor track.
       *[other] { $name } scores { log-worth } on the emperor track.
    }
log-emperor-rewarded =
    { $who ->
        [you] The emperor rewards you (tile { $tile }).
       *[other] The emperor rewards { $name } (tile { $tile }).
    }
log-emperor-punished =
    { $who ->
        [you] The emperor is displeased with you (tile { $tile }).
       *[other] The emperor is displeased with { $name } (tile { $tile }).
    }
log-penalty-ignored =
    { $krones ->
        [0] { $who ->
            [you] The emperor's penalty does not touch you (tile { $tile }).
           *[other] The emperor's penalty does not touch { $name } (tile { $tile }).
        }
        [one] { $who ->
            [you] You pay { $krones } krone to ignore the emperor's penalty (tile { $tile }).
           *[other] { $name } pays { $krones } krone to ignore the emperor's penalty (tile { $tile }).
        }
       *[other] { $who ->
            [you] You pay { $krones } krones to ignore the emperor's penalty (tile { $tile }).
           *[other] { $name } pays { $krones } krones to ignore the emperor's penalty (tile { $tile }).
        }
    }
log-kitchen-returned =
    { $items ->
        [0] { $who ->
            [you] There is nothing in your kitchen to give back.
           *[other] There is nothing in { $name }'s kitchen to give back.
        }
        [one] { $who ->
            [you] You give back { $items } item from the kitchen.
           *[other] { $name } gives back { $items } item from the kitchen.
        }
       *[other] { $who ->
            [you] You give back { $items } items from the kitchen.
           *[other] { $name } gives back { $items } items from the kitchen.
        }
    }
log-cafe-returned =
    { $items ->
        [0] { $who ->
            [you] There is nothing on your guests' tables to give back.
           *[other] There is nothing on the tables of { $name }'s guests to give back.
        }
        [one] { $who ->
            [you] You give back { $items } item from your guests' tables.
           *[other] { $name } gives back { $items } item from the guests' tables.
        }
       *[other] { $who ->
            [you] You give back { $items } items from your guests' tables.
           *[other] { $name } gives back { $items } items from the guests' tables.
        }
    }
## Besides the game: who came and went, and the log itself

log-undo =
    { $who ->
        [you] { $steps ->
            [one] You take back a step.
           *[other] You take back { $steps } steps.
        }
       *[other] { $steps ->
            [one] { $name } takes back a step.
           *[other] { $name } takes back { $steps } steps.
        }
    }
log-undo-asked =
    { $who ->
        [you] { $steps ->
            [one] You ask to take back a step.
           *[other] You ask to take back { $steps } steps.
        }
       *[other] { $steps ->
            [one] { $name } asks to take back a step.
           *[other] { $name } asks to take back { $steps } steps.
        }
    }
log-undo-agreed =
    { $who ->
        [you] You agree.
       *[other] { $name } agrees.
    }
log-undo-declined =
    { $who ->
        [you] You do not agree.
       *[other] { $name } does not agree.
    }
log-time-up =
    { $who ->
        [you] Your time is up.
       *[other] The time of { $name } is up.
    }
log-seat =
    { $who ->
        [you] You sit down.
       *[other] { $name } sits down.
    }
log-seat-free = A new link invites somebody to the seat of { $name }.
log-stand-in =
    { $who ->
        [you] A bot ({ $level }) plays for you.
       *[other] A bot ({ $level }) plays for { $name }.
    }
log-stand-in-over =
    { $who ->
        [you] You play again.
       *[other] { $name } plays again.
    }
log-stand-in-preparing = { $name } is still being prepared; a bot that is ready ({ $level }) plays until then.
log-stand-in-ready = { $name } is ready now and plays.
log-stand-in-unprepared = { $name } cannot be prepared on this machine; a simpler bot ({ $level }) plays instead.
log-bot-failed =
    { $who ->
        [you] The bot that plays for you failed; a simpler one plays on.
       *[other] The bot of { $name } failed; a simpler one plays on.
    }
log-note = A note was made.
log-title = What happened
log-again = Look at it again
log-empty = Nothing has happened yet.
