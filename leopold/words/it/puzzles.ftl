### Problemi: turni da trovare, e quanto vale una risposta.

puzzles-about = Turni dalle partite dei bot in cui un'idea è chiaramente la migliore e il turno ovvio no. Gioca l'intero turno: si giudica da quanto vale.
puzzles-today = Problema del giorno
puzzles-theme = Tema
puzzles-theme-serving = Servire
puzzles-theme-money = Denaro
puzzles-theme-emperor = Imperatore
puzzles-theme-groups = Camere e gruppi
puzzles-theme-staff = Personale
puzzles-difficulty = Difficoltà
puzzles-difficulty-easy = facile
puzzles-difficulty-medium = medio
puzzles-difficulty-hard = difficile
puzzles-all = tutti
puzzles-count = { $solved } risolti su { $n }
puzzles-where =
    { $players ->
        [1] Round { $round }, da solo
       *[other] Round { $round }, in { $players }
    }
puzzles-state-solved = risolto
puzzles-state-missed = provato
puzzles-state-new = nuovo
puzzles-play = Risolvi
puzzles-next = Prossimo problema
puzzles-again = Ancora una volta
puzzles-task = Trova il turno migliore e giocalo fino alla fine.
puzzles-judging = Il tuo turno viene giudicato …
puzzles-verdict = Quanto valeva
puzzles-verdict-best = Risolto. Non si è trovato niente di meglio.
puzzles-verdict-solved = Risolto. Il turno migliore vale solo { points } in più.
puzzles-verdict-missed = Non proprio. Il turno migliore vale { points } in più.
puzzles-how = I turni sono stati misurati su { $n } distribuzioni, da chi non vedeva più di te.

## Che cosa può non andare.

puzzles-file-none = questo non è un problema.
puzzles-file-packs = questo problema è stato fatto con altre carte o plance.
puzzles-file-large = un file di problemi non è così grande.
puzzles-no-kind = Non c'è «{ $asked }»; ci sono { $known }.
puzzles-none = Non c'è un problema { $id }.
puzzles-none-such = Non c'è un problema simile.
puzzles-other_game = Questa partita non è quella del problema.
puzzles-unfinished = Il turno non è ancora finito: giocalo fino alla fine.
puzzles-more = Il turno finisce prima di “{ $action }”: togli ciò che viene dopo la fine.
puzzles-no-hints = In un problema nessuno suggerisce.
puzzles-no-saving = Un problema è un solo turno; non c'è niente da salvare.
