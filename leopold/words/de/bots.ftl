### Bots that there are not, and games that they cannot play.

bots-none = Einen Spieler „{ $spec }“ gibt es nicht; es gibt { LIST($players, type: "unit") } oder eine Stufe: { LIST($levels, type: "unit") }.
bots-amount = „{ $spec }“ verlangt etwas, was { $name } nicht hat: { "planner:24" } ist ein Strahl von 24 (bis { $widest }), { "planner:plain" } urteilt allein nach dem Grundspiel, { "mcts:400" } hat 400 Durchspielungen pro Zug, { "mcts:1s" } oder { "mcts:200ms" } so viel Zeit.
bots-sees = „{ $spec }“ sieht, was verdeckt ist: Er spielt in Turnieren und Simulationen, um zu zeigen, was zu holen wäre, und nie mit Menschen.
bots-seats =
    { $players ->
        [one] Nenne { $players } Spieler, für den einen Platz; das sind { $n }.
       *[other] Nenne { $players } Spieler, einen für jeden Platz; das sind { $n }.
    }
bots-seeds = Die Partien eines Wettkampfs zählen ihre Startwerte von einer Zahl an hoch; ein Text ist keine.
