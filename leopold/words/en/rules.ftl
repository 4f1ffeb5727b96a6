### The rules of the edition that is played, chapter by chapter; every line is a paragraph, between which the book has its pictures.
### Numbers such as `$six_price` are those of the board, by their names in `packs/tables.py`.

rules-aim = What it is about
rules-aim-text =
    You keep a small hotel in Vienna and have { $rounds } rounds to make it a grand one. Guests wait in a queue before the houses. You invite them into your café, bring them what they ordered, and give them the key to a room.
    Every guest who moves in brings points and a reward. Rooms that are full together pay more, staff bend the rules in your favour, and now and then the emperor looks in, who likes to be thought of.
    Whoever has most points at the end wins. If several have as many, the one among them who had more left in purse and kitchen wins; if that is equal too, they share the victory.
rules-setup = Before the first round
rules-setup-text =
    Everybody has { $start_krones ->
        [one] { $start_krones } krone
       *[other] { $start_krones } krones
    }, some dishes and drinks in the kitchen, and a hand of { $start_hand } staff cards that nobody else sees. In the introductory variant these hands are put together for a first game; in a draft you pick one card and pass on the rest until all are gone.
    Three objectives and three emperor tiles, one each of A, B and C, lie open and are the same for everybody. On the night side all hotels are alike; on the day side each has rooms of its own.
    Then everybody takes a first guest, free of charge. The last in turn chooses first, so that the start player chooses from what the others left.
    { $start_rooms_optional ->
        [yes] Finally you may prepare up to { $start_rooms } rooms and pay for them; the first is the one at the bottom left.
       *[no] Finally everybody prepares { $start_rooms } rooms and pays for them; the first is the one at the bottom left. On the ground floor rooms are cheapest.
    }
    With two, three and four players { LIST($dice) } dice are rolled in every round.
rules-turn = A round and its turns
rules-turn-text =
    A round begins with a roll: all dice go to the space of their number. Then everybody has two turns. The tiles with two numbers say when: the first player opens and closes the round, the last one has both turns one after the other.
    In your turn you may first take one guest from the queue. Then you must take one die and may do what its space offers. The die covers a number of your tile.
    Before, between and after these two you may, as often as you like: serve from the kitchen, check guests in, claim an objective, and use staff with the sign of the round.
    When all numbers are covered, or no die is left, the round is over. The tiles go on to the next seat, and staff used in the round are ready again.
rules-pass = Passing
rules-pass-text =
    If no die suits you, pass instead of taking a turn. You can do that only before you have done anything else. The turn is not lost: it waits.
    When everybody who still has a turn has passed, one die is put away, all others are rolled again, and those who waited are asked anew, lowest number first. That costs everybody: with every new roll there is a die less.
rules-guest = Taking a guest
rules-guest-text =
    Your café has three tables. With a free one you may take one guest at the beginning of your turn, before the die, and pay the price under the guest's place.
    The others move up to the right, where they cost less, and a new guest joins on the left. Who waits gets a guest more cheaply, or not at all.
    A guest stays at the table until the order is complete and a room is found. Those still sitting there at the end of the game count { $unserved_guest_vp } points each.
rules-dice = The six actions
rules-dice-text =
    An action is as strong as the number of dice that lie on its space before you take one of them. Once in a turn { $boost_price ->
        [0] you may make it stronger by one, free of charge
        [one] { $boost_price } krone makes it stronger by one
       *[other] { $boost_price } krones make it stronger by one
    }. A space without a die cannot be chosen.
    You must take a die, but nobody makes you prepare a room or hire anybody with it.
    On 1 and 2 the second kind never outnumbers the first: with strength three that is at most one cake and two strudels. On 4 you divide the strength between the emperor and your purse as you like. The 5 hires one card, however strong it is: its strength is what you save.
    A 6 stands in for any other action{ $six_price ->
        [0] .
        [one] {" "}and costs { $six_price } krone.
       *[other] {" "}and costs { $six_price } krones.
    } It is as strong as the dice on the 6, and there need be no die on the other space.
rules-serving = Serving
rules-serving-text =
    Dishes and drinks that you gain may go straight to guests in your café who ordered them. That costs nothing. What nobody wants goes into your kitchen.
    From the kitchen you serve later, at any time in your turn: up to { $serve_items } dishes and drinks, to as many guests as you like, { $serve_price ->
        [0] free of charge.
        [one] for { $serve_price } krone.
       *[other] for { $serve_price } krones.
    } What stands before a guest stays there.
rules-check_in = Checking in
rules-check_in-text =
    A guest with a complete order may move into a vacant room of the same colour. Green guests are tourists and take a room of any colour. The room is occupied from then on.
    The points on the card count at once. Then you may take the parts of the reward below, all or some, in the order you like.
    Noble guests are blue, townspeople red, artists yellow. Every colour has a sign as well, on the card and on the door.
rules-groups = Full groups
rules-groups-text =
    Thick walls part the house into groups of one to four rooms of one colour. When the last room of a group is occupied, in whatever way, the group pays: points for blue, krones for red, steps on the emperor track for yellow, and the more the larger it is.
    Every group pays once. You may take the krones of a red group before or after the guest's reward.
rules-rooms = Preparing rooms
rules-rooms-text =
    The first room is the one at the bottom left. Every other must adjoin one you have already, above, below or beside it. On floors 1 to 4 a room costs { LIST($floor_cost) } krones; the price stands at the left of its floor.
    A prepared room is vacant, and waits for a guest of its colour. At the upper right some rooms have a badge: its points count as soon as the room is prepared.
    At the end only occupied rooms count: { LIST($floor_vp) } points each on floors 1 to 4.
rules-krones = Krones
rules-krones-text =
    Money is counted in krones. Nobody ever has more than { $krone_cap }; what would come beyond that is lost. And nobody can owe: what you cannot pay you cannot do.
    At the end every krone that is left counts { $leftover_vp ->
        [one] { $leftover_vp } point.
       *[other] { $leftover_vp } points.
    }
rules-staff = Staff
rules-staff-text =
    Staff are hired from your hand, mostly with a 5. The price is the number on the coin, less the strength of the die or what a reward takes off. Hired cards lie before you and stay there.
    Their sign says when they work. Once: at the moment when they are hired. Each round: whenever you like in your turn, once a round. Always: from now on, by themselves. At the end: when the game is over, and only then.
    You do not draw new cards for those you hire. Only some guests and tiles let you draw, or look at the top of the deck.
rules-emperor = The emperor
rules-emperor-text =
    After rounds { LIST($emperor_rounds) } the emperor comes. First everybody scores the points under their space of the track. Then everybody steps back, { LIST($emperor_back) } spaces in these rounds, but never below 0.
    Whoever then stands on space { $emperor_reward_from } or beyond receives the upper half of the tile. Whoever stands on 0 suffers the lower half. In between nothing happens.
    { $penalty_choice ->
        [yes] Where a penalty has two halves, you choose which of them you suffer, if you can pay the first in full.
       *[no] Where a penalty has two halves, the first one strikes if you can pay it in full; only otherwise the second.
    }
    Steps beyond the last space are points, one for each.
rules-objectives = Objectives
rules-objectives-text =
    Three objectives lie open for everybody. Whoever fulfils one may claim it in their own turn. It pays { LIST($objective_vp) } points, in the order in which it is claimed, and everybody can claim it once.
    It is enough to fulfil it at that moment. What you meet through the emperor must wait for your next turn.
rules-end = The end
rules-end-text =
    After round { $rounds } and the emperor's last visit four things are counted.
    First, staff with the sign of the end. Second, occupied rooms: { LIST($floor_vp) } points each on floors 1 to 4. Third, what is left: { $leftover_vp ->
        [one] { $leftover_vp } point
       *[other] { $leftover_vp } points
    } for every krone and for everything in the kitchen. Fourth, every guest still in the café: { $unserved_guest_vp } points.
rules-solo = Alone against Leopold
rules-solo-text =
    Leopold has a hotel, but neither purse nor kitchen nor café. He begins the first round, and after each round you change places. He never passes. You draw { $solo_draw } staff cards and keep { $start_hand } of them.
    In his turn a card is turned up and followed from top to bottom: the guests he takes, the die he removes without using it, and what he does besides. Signs in a frame count only from a higher level on: silver from medium, gold at hard.
    Of several guests he takes the one worth most. Guests move straight in and score, but he gets neither reward nor group bonus. His rooms need not adjoin: the first from the left on the lowest floor with that colour, for a green guest the lowest one of the rightmost column that is not full.
    If the card shows two dice, he takes from the space with more; with a question mark from the fullest of all. A scroll moves his marker on that objective: first to III, then II, and then he claims it, whatever it asks. A staff sign turns up one of the { $solo_private } cards of his private deck; those that lie open score at the end.
    Where two things are equal, the hand on the card decides: if it points right, the first from the left; if it points left, the first from the right.
    The emperor's tiles reward and punish only you. At the end his occupied rooms count like yours, and his open staff. You win with more points than he has; a tie is his.
rules-balls = The balls
rules-balls-text =
    Three of Vienna's ballrooms stand in a row, and to their right a balcony. Everybody has { $ball_dancers } dancers in the areas of a rehearsal room, which the last player chooses first, and { $ball_champagne ->
        [one] { $ball_champagne } champagne
       *[other] { $ball_champagne } champagnes
    } in the kitchen.
    A guest with a complete order may go to a ball instead of into a room. You pay the champagne of the space, { LIST($ball_price) } at the bottom, in the middle, at the top and on the balcony, and put a dancer there. Points and reward of the guest are yours as always, but no room is occupied.
    A row has few spaces, and more of them with more players; on the balcony there is room for everybody. In the middle and at the top a dancer brings the bonus of the row. You choose the area that the dancer leaves, and an area left empty brings its own bonus. Take these and the reward in the order you like.
    Champagne comes with the 1 and the 2: { $champagne_each ->
        [one] never more of it than cake or coffee of the same die
       *[other] one for every { $champagne_each } cakes or coffees of the same die
    }. Some guests order it. It is kept in the kitchen and counts there at the end, but it is neither a dish nor a drink.
    After rounds { LIST($emperor_rounds) }, when the emperor has left, the left, the middle and the right ballroom are scored, each in its own way. Whoever has no dancer there gets { $ball_absent_vp } points. Dancers on the balcony count as in the top row of the right ballroom.
rules-lounge = Celebrities
rules-lounge-text =
    Three of the dice are coloured: a red, a blue and a yellow one. In the lounge a celebrity waits beside each of them. Whoever takes a coloured die takes its celebrity too, scores what the tile is worth, and has what it does until the round ends, for the action of this very die as well.
    A celebrity who arrives is worth { $lounge_vp ->
        [one] { $lounge_vp } point
       *[other] { $lounge_vp } points
    }, and { $lounge_wait_vp } more for each round of waiting. At the end of a round all that were taken leave, and new ones come in their place.
    When everybody has passed, a white die is put away before a coloured one.
rules-entrances = Unique hotels
rules-entrances-text =
    As many entrances as there are players are auctioned before anything else. In turn everybody bids krones on one of them, from nothing; whoever is outbid bids again, until each has one and pays for it.
    An entrance has its own items to begin with, in place of the usual ones, and a power that lasts the whole game: other bonuses, a fourth table, goals of your own, a die that you move, and more. What yours does is told when you look at it.
    Alone you keep one of { $entrance_solo_draw } and begin with { $entrance_solo_krones } krones, and your rival has a hotel with a power too.
rules-key = The skeleton key
rules-key-text =
    The turn-order tiles have one number each: everybody plays once, clockwise, and then once more. Krones at the start go by the order of play, { LIST($key_krones) } from the start player on.
    In place of a die one player in each round may take the skeleton key, which brings { $key_gain ->
        [one] { $key_gain } krone
       *[other] { $key_gain } krones
    }, and begins the next round. If nobody takes it, the tiles move on as always.
