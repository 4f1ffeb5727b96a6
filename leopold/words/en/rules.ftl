### The rules in short. Numbers such as `$six_price` are those of the board, by their names in `packs/tables.py`.

rules-title = The rules in short
rules-find = Find in the rules
rules-turn = Your turn
rules-turn-text =
    In every round everybody has two turns; the tiles with two numbers say when. In your turn you may take one guest into your café, then you take one die and do its action. Before, between and after you may serve from the kitchen, check guests in, claim objectives and use staff, as often as you can.
    If no die suits you, pass before doing anything else. When all who are left have passed, one die is put away and the rest are rolled again.
rules-guest = Taking a guest
rules-guest-text = You need a free table, and pay what stands under the guest's place: the longer they have waited, the less. The others move up to the right and a new guest joins on the left. A guest is taken before the die.
rules-dice = The six actions
rules-dice-text =
    An action is as strong as the dice that lie on its space before you take one. { $boost_price ->
        [one] { $boost_price } krone makes it stronger by one.
       *[other] { $boost_price } krones make it stronger by one.
    }
    1: strudel and cake, never more cake than strudel. 2: wine and coffee, never more coffee than wine. 3: prepare rooms. 4: steps on the emperor track and krones in any mixture. 5: hire one card from your hand, cheaper by the strength. 6: { $six_price ->
        [0] do any of the others.
        [one] pay { $six_price } krone and do any of the others.
       *[other] pay { $six_price } krones and do any of the others.
    }
rules-serving = Serving
rules-serving-text =
    What you gain may go straight to guests who ordered it, free of charge; the rest goes into the kitchen. From the kitchen up to { $serve_items } dishes and drinks are served { $serve_price ->
        [0] free of charge.
        [one] for { $serve_price } krone.
       *[other] for { $serve_price } krones.
    }
rules-check_in = Checking in
rules-check_in-text =
    A guest whose order is complete moves into a vacant room of the same colour; green guests live anywhere. The guest's points count at once, and every part of the reward may be taken, in any order.
    When all rooms of a group are occupied you get its bonus: victory points for blue, krones for red, steps on the emperor track for yellow, more for larger groups.
rules-rooms = Preparing rooms
rules-rooms-text = The first room is at the bottom left; every other adjoins one that you have. Rooms cost { LIST($floor_cost) } krones on floors 1 to 4. Some rooms have a badge: its points count when the room is prepared. At the end an occupied room is worth { LIST($floor_vp) } points on floors 1 to 4.
rules-staff = Staff
rules-staff-text = Staff work once, once in every round, always, or at the end of the game, as their sign says. The action 5 and some rewards let you hire; cards come into the hand by rewards.
rules-emperor = The emperor
rules-emperor-text =
    After rounds { LIST($emperor_rounds) } everybody scores the space reached on the emperor track and then steps back { LIST($emperor_back, type: "or") } spaces. Whoever then stands on space { $emperor_reward_from } or beyond receives the reward of the tile; on space 0 the penalty strikes{ $penalty_choice ->
        [yes] , and who suffers it chooses between its halves
       *[no] { "" }
    }. Steps beyond the last space are points.
rules-objectives = Objectives
rules-objectives-text = Whoever meets an objective may claim it in their turn. It pays { LIST($objective_vp) } points, in the order in which players claim it.
rules-end = The end
rules-end-text =
    After { $rounds } rounds staff with the sign of the end score, then occupied rooms by floor, then every krone and everything in the kitchen: { $leftover_vp ->
        [one] { $leftover_vp } point each.
       *[other] { $leftover_vp } points each.
    } Every guest left in the café counts { $unserved_guest_vp } points.
rules-solo = Leopold
rules-solo-text = Alone you play against Leopold. In his turn he turns up a card: from top to bottom it says which guests he takes, which die he removes, and what else he does at his level. His guests move straight into rooms. Where the card leaves a tie, the hand on it decides: if it points right, the first from the left; if it points left, the first from the right. Only more points than his win.
