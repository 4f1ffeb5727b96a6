### Bot che non ci sono, e partite che non possono giocare.

bots-none = Non c'è un giocatore «{ $spec }»; ci sono { LIST($players, type: "unit") }, o un livello: { LIST($levels, type: "unit") }.
bots-amount = «{ $spec }» chiede qualcosa che { $name } non ha: { "planner:24" } è un fascio di 24 (fino a { $widest }), { "planner:plain" } giudica secondo il solo gioco base, { "mcts:400" } ha 400 simulazioni per turno, { "mcts:1s" } o { "mcts:200ms" } tanto tempo.
bots-sees = «{ $spec }» vede ciò che è nascosto: gioca nei tornei e nelle simulazioni, per mostrare quanto si potrebbe ottenere, e mai con le persone.
bots-seats =
    { $players ->
        [one] Indica { $players } giocatore, per l'unico posto; questi sono { $n }.
       *[other] Indica { $players } giocatori, uno per ogni posto; questi sono { $n }.
    }
bots-seeds = Le partite di un incontro contano i semi a partire da un numero; un testo non lo è.
