### Rätsel: Züge, die zu finden sind, und was eine Antwort wert ist.

puzzles-about = Züge aus Partien der Bots, in denen ein Einfall klar der beste ist und der naheliegende Zug nicht. Spiel den ganzen Zug: Beurteilt wird er nach dem, was er wert ist.
puzzles-today = Rätsel des Tages
puzzles-theme = Thema
puzzles-theme-serving = Bedienen
puzzles-theme-money = Geld
puzzles-theme-emperor = Kaiser
puzzles-theme-groups = Zimmer und Gruppen
puzzles-theme-staff = Personal
puzzles-difficulty = Schwierigkeit
puzzles-difficulty-easy = leicht
puzzles-difficulty-medium = mittel
puzzles-difficulty-hard = schwer
puzzles-all = alle
puzzles-count = { $solved } von { $n } gelöst
puzzles-where =
    { $players ->
        [1] Runde { $round }, allein
       *[other] Runde { $round }, zu { $players }
    }
puzzles-state-solved = gelöst
puzzles-state-missed = versucht
puzzles-state-new = neu
puzzles-play = Lösen
puzzles-next = Nächstes Rätsel
puzzles-again = Noch einmal
puzzles-task = Finde den besten Zug und spiel ihn zu Ende.
puzzles-judging = Dein Zug wird beurteilt …
puzzles-verdict = Was es wert war
puzzles-verdict-best = Gelöst. Etwas Besseres wurde nicht gefunden.
puzzles-verdict-solved = Gelöst. Der beste Zug ist nur { points } mehr wert.
puzzles-verdict-missed = Nicht ganz. Der beste Zug ist { points } mehr wert.
puzzles-how = Gemessen wurden die Züge auf { $n } Ausgaben, von jemandem, der nicht mehr sah als du.

## Was falsch sein kann.

puzzles-file-none = Das ist kein Rätsel.
puzzles-file-packs = Dieses Rätsel wurde mit anderen Karten oder Tafeln gemacht.
puzzles-file-large = So groß ist keine Datei mit Rätseln.
puzzles-no-kind = „{ $asked }“ gibt es nicht; es gibt { $known }.
puzzles-none = Ein Rätsel { $id } gibt es nicht.
puzzles-none-such = Ein solches Rätsel gibt es nicht.
puzzles-other_game = Diese Partie ist nicht die des Rätsels.
puzzles-unfinished = Der Zug ist noch nicht zu Ende: Spiel ihn fertig.
puzzles-more = Vor „{ $action }“ ist der Zug schon zu Ende: Lass weg, was danach kommt.
puzzles-no-hints = Bei einem Rätsel sagt niemand vor.
puzzles-no-saving = Ein Rätsel ist ein einziger Zug; zu speichern gibt es nichts.
