### Bots that there are not, and games that they cannot play.

bots-none = There is no player '{ $spec }'; there are { LIST($players, type: "unit") }, or a level: { LIST($levels, type: "unit") }.
bots-amount = '{ $spec }' asks for something { $name } does not have: { "planner:24" } is a beam of 24 (up to { $widest }), { "planner:plain" } judges by the base game alone, { "mcts:400" } has 400 playouts a turn, { "mcts:1s" } or { "mcts:200ms" } so much time.
bots-sees = '{ $spec }' sees what is hidden: it plays in tournaments and simulations, to show what could be won, and never with people.
bots-seats =
    { $players ->
        [one] Name { $players } player, for the one seat; these are { $n }.
       *[other] Name { $players } players, one for each seat; these are { $n }.
    }
bots-seeds = The games of a match count their seeds up from a number; a text is none.
