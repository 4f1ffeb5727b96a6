### The companion in the browser: cards, rulings and questions.

## Looking up

reference-ways = What to look for
reference-cards = Cards
reference-ask = May I?
reference-find = Number, name or tile
reference-find-question = Ask in your own words
reference-clear = Clear
reference-pad = Number pad
reference-signs = Signs on the card
reference-mark-dancer = A dancer
reference-erase = Erase
reference-more = Show more
reference-last = Looked at last
reference-browse = Or leaf through
reference-none = Nothing is called that.
reference-none-about = A number, a name in any language, or part of it: small slips do not matter.
reference-back = Back
reference-names = In other languages
reference-edition = Your box
reference-offline = The server does not answer. This is what was kept from your last visit.

## May I?

reference-common = Often asked
reference-yes = Yes
reference-no = No
reference-depends = That depends
reference-ruling = Ruling { $number }
reference-chapter = From the rules
reference-refusal = Not allowed
reference-ask-none = Nothing fits that.
reference-ask-none-about = Try other words, fewer of them, or the name of the thing it is about.
reference-read-on = Where it is written
reference-spoken-of = Cards it speaks of
reference-about-ruling = Where the rulebooks are silent, unclear or differ, Leopold plays like this.
# Words that people say, and what they are called here: each line is a group that means the same.
reference-same =
    krones money coins coin gold cash pay
    staff employee employees worker workers personnel
    items item dish dishes drink drinks food foods
    dice die
    points score scores vp
    prepare build lay open
    reroll roll anew
    again twice
    upstairs higher above second upper
    check-in checks moves room
    place put serve give distribute split different several
    hire play buy recruit
    policy goal objective task
    emperor kaiser franz
    boost stronger add raise increase
    skip pass
    leave decline refuse
    two 2
    three 3
    four 4
    five 5 fives
    six 6 sixes
# Words that every question has and that say nothing of what it is about.
reference-unsaid = may can could must should do does did have has is are it i we you my me a an the allowed allow possible what when how why who which if then there happens happen mean rule

## Questions that are often asked, and their answers; a yes or a no stands before each.

may-end_without_die = May I end my turn without taking a die?
    .also = stop, finish, no action, must I take one
may-end_without_die-answer = Taking a guest is up to you, taking a die is not. Whoever wants none passes, before doing anything else.
may-pass_late = May I pass after I have taken a guest or served somebody?
    .also = too late, after doing something, already begun, skip
may-pass_late-answer = Passing comes first or not at all. Whoever has begun to act has chosen to take the turn.
may-pass_again = May I pass again after the dice were rolled anew?
    .also = second time, reroll, once more
may-pass_again-answer = As often as you like. But with every new roll one die less is there for everybody.
may-no_die_left = The dice are gone and a number on my tile is still open. Do I get that turn?
    .also = all gone, run out, second turn is lost, too few dice, empty
may-no_die_left-answer = With its last die a round is over, whoever took it.
may-two_guests = May I take two guests in one turn?
    .also = several, more than one, a couple, invite, both at the same time
may-two_guests-answer = One from the queue in a turn, however many tables are free. More come only through rewards and cards.
may-guest_after_die = May I take a guest after the die?
    .also = order of the turn, first the die, then pick or invite somebody from the queue, afterwards
may-guest_after_die-answer = First the guest, then the die. Serving, checking in, objectives and staff are what you may do at any time.
may-full_cafe = My café is full. May I take a guest all the same?
    .also = no free table, three guests, no space, all occupied
may-full_cafe-answer = Not while all tables are taken. But you may check somebody in first: then a table is free, and as long as you have no die you may still take a guest.
may-leave_action = May I take a die and prepare no room, or hire nobody?
    .also = do nothing, compulsory, have to build or hire, without preparing
may-leave_action-answer = The die is a must, rooms and staff are not. What a 3 or a 5 allows is an upper limit.
may-more_cake = May I take more cake than strudel, or more coffee than wine?
    .also = only cake, only coffee, no strudel, no wine, how to divide
may-more_cake-answer = As many at most. With strength three that is two strudels and a cake, not the other way round.
may-split_four = May I take krones as well as steps with a 4?
    .also = mix, divide, both, money and steps
may-split_four-answer = Divide the strength between the emperor and your purse as you like.
may-six_for_empty = May I use a 6 for an action whose space has no dice?
    .also = copy, joker, wild, imitate an empty space
may-six_for_empty-answer =
    { $six_price ->
        [0] The 6 is as strong as the dice that lie on the 6.
        [one] The 6 costs { $six_price } krone and is as strong as the dice that lie on the 6. Whether dice lie on the other space does not matter.
       *[other] The 6 costs { $six_price } krones and is as strong as the dice that lie on the 6. Whether dice lie on the other space does not matter.
    }
may-boost_six = May I make a 6 stronger by paying for it?
    .also = stronger, plus one, pay extra, surcharge
may-boost_six-answer = You pay twice then: for the 6, and for one more strength.
may-boost_twice = May I pay twice to make an action stronger by two?
    .also = plus two, more than one, spend several coins, several times
may-boost_twice-answer = Once in a turn, and by one.
may-six_without_krone = Only sixes are left and I cannot pay. May I take one?
    .also = broke, no money, cannot afford, poor
may-six_without_krone-answer = If you have begun your turn, you take a 6 and its action is lost. If you have done nothing yet, you pass instead.
may-different_guests = May I put what one die brings on different guests?
    .also = share, divide, give to others, spread, mix
may-different_guests-answer = What you gain goes to any guests in your café who ordered it, free of charge and as you like.
may-keep_items = May I keep what I gain in the kitchen, though a guest ordered it?
    .also = store, save, hoard, put aside, not serve at once, later
may-keep_items-answer =
    { $serve_price ->
        [0] You may. You can serve it from there later.
        [one] You may. But to serve it from there later costs { $serve_price } krone for up to { $serve_items }.
       *[other] You may. But to serve it from there later costs { $serve_price } krones for up to { $serve_items }.
    }
may-serve_again = May I serve from the kitchen several times in a turn?
    .also = as often as I like, several times, pay twice, more than three
may-serve_again-answer = As often as you can pay: each time up to { $serve_items } dishes and drinks, to as many guests as you like.
may-move_items = May I move a dish from one guest to another, or back into the kitchen?
    .also = take back, remove, swap, exchange, steal
may-move_items-answer = What stands before a guest stays there.
may-check_in_later = May a guest with a complete order stay in the café for now?
    .also = wait, stay, remain, finished, delay, not move in yet
may-check_in_later-answer = Check guests in when it suits you. But they keep their table, and at the end of the game each one still sitting there counts { $unserved_guest_vp } points.
may-other_colour = May a guest move into a room of another colour?
    .also = wrong colour, red, blue, yellow, matching, suit
may-other_colour-answer = The room has the colour of the guest. Only green guests take any room.
may-leave_reward = May I leave out parts of a guest's reward, or choose their order?
    .also = everything, all of it, partly, give up, refuse, compulsory, sequence
may-leave_reward-answer = Both. Take the parts that you want, in the order you like. The guest's points come first in any case.
may-staff_of_reward = A guest's reward hires staff. Do they count for this guest already?
    .also = trigger, effect at once, counts already, new employee
may-staff_of_reward-answer = What staff bring for a guest comes before the reward, so whoever is hired by it comes too late.
may-room_apart = May I prepare a room that adjoins none of mine?
    .also = anywhere, next to, adjacent, neighbour, gap, diagonal, jump over
may-room_apart-answer = Every room adjoins another one of yours, above, below or beside it; a corner does not count. The first is the one at the bottom left.
may-upstairs_first = May I prepare a room upstairs before the floor below is full?
    .also = top floor, ground floor not finished, climb, higher first
may-upstairs_first-answer = If it adjoins a room of yours and you can pay for it. Higher floors cost more.
may-start_rooms = May I prepare fewer rooms before the first round?
    .also = beginning, start of the game, only one room, none, fewer
may-start_rooms-answer =
    { $start_rooms_optional ->
        [yes] In your edition it is up to you, up to { $start_rooms } of them.
       *[no] Everybody prepares { $start_rooms }. Whoever wants to save money takes the ground floor, which costs nothing.
    }
may-group_by_card = A card, not a guest, occupies the last room of a group. Do I get the bonus?
    .also = employee fills the group, effect, without a guest, close
may-group_by_card-answer = A full group pays, in whatever way its last room was occupied.
may-group_twice = The emperor took a room from a full group. Does it pay its bonus again when it is full again?
    .also = twice, same group, once more, fill again, refill
may-group_twice-answer = Every group pays once. And what it has paid you keep.
may-two_staff = May I hire two staff cards with one 5?
    .also = several, a couple, more than one person, with one die, twice
may-two_staff-answer = One, however strong the action is. Its strength is what you save.
may-staff_for_nothing = May I hire staff without any krones?
    .also = no money, free, cheap, discount, poor
may-staff_for_nothing-answer = If the price is no higher than what you save: with three dice on the 5 a card for three krones is free. What you save beyond the price is lost.
may-staff_at_once = May I use staff with the sign of the round in the turn in which I hire them?
    .also = immediately, right away, same turn, straight, new employee
may-staff_at_once-answer = At once, and then again once in every round.
may-new_card = Do I draw a new staff card when I have hired one?
    .also = refill, fill up the hand, replace, draw up, next card
may-new_card-answer = Your hand gets smaller. Only some guests and tiles let you draw.
may-many_krones = May I have more than { $krone_cap } krones?
    .also = maximum, limit, how much money, save up, rich, purse full
may-many_krones-answer = What would come beyond { $krone_cap } is lost.
may-two_objectives = May I claim two objectives in one turn?
    .also = several, same time, more than one, complete both
may-two_objectives-answer = As many as you fulfil. Each of them once.
may-objective_between = May I claim an objective while it is not my turn?
    .also = somebody else's turn, opponent, between turns, when others play
may-objective_between-answer = Only in your own turn. What you fulfil through the emperor waits for your next turn, and after the last round it comes too late.
may-objective_lost = I do not fulfil an objective any more. Do I keep the points for it?
    .also = condition no longer holds, give back, lose points again, afterwards
may-objective_lost-answer = It is enough to fulfil it at the moment when you claim it.
may-choose_penalty = May I choose which half of the emperor's penalty I suffer?
    .also = which part, first or second, choice, punishment, pick
may-choose_penalty-answer =
    { $penalty_choice ->
        [yes] If you can pay the first half in full, you choose. Otherwise it is the second.
       *[no] If you can pay the first half in full, it is that one. Only otherwise the second.
    }
