### The companion in the browser: beside a real table, on a phone.

box-title = Die Schachtel auf dem Tisch
box-lead = Du hast das Spiel zu Hause und spielst mit echtem Material. Leg dein Handy neben den Spielplan.
box-automaton = Der Automa
box-automaton-about = Spielt gegen dich: Du bewegst das Material.
box-automaton-short = Automa
box-setup = Spielaufbau
box-setup-about = Zieht, was eine Partie für eine bis vier Personen braucht, und zeigt, wohin es kommt.
box-setup-short = Aufbau
box-sheet = Wertungsblock
box-sheet-about = Zählt mit, für eine bis vier Personen.
box-sheet-short = Wertung
box-reference = Nachschlagen
box-reference-about = Jede Karte, was sie kann, und „Darf ich?“.
box-reference-short = Karten

## The automaton: before a game

# $automaton is who plays, in all of these: Leopold or Elisabeth.
box-welcome = { automaton-name } setzt sich an deinen Tisch. Du bewegst das Material, { automaton-he } entscheidet.
box-level = Wie schwer soll { automaton-name } es dir machen?
box-level-easy-about = Für die erste Partie
box-level-medium-about = { automaton-He } nimmt sich mehr
box-level-hard-about = { automaton-He } nimmt sich alles, was geht
box-modules = Womit spielst du?
box-edition = Welche Ausgabe hast du?
box-house = Welches Hotel hat { automaton-name }?
box-house-any = Eines ziehen
box-begin = Tisch decken
box-go-on = Partie fortsetzen
box-going = { automaton-name }, { $level }: Runde { $round } von { $rounds }
box-new = Andere Partie
box-new-sure = Die Partie, die hier liegt, ist dann weg. Eine neue beginnen?
box-new-yes = Neu beginnen
box-open = Datei öffnen
box-open-about = Eine Partie aus dem Terminal oder eine, die du gespeichert hast
box-save = Als Datei speichern
box-save-about = { "leopold companion --resume --file" } spielt sie im Terminal weiter.

## The automaton: while one plays

box-round = Runde { $round } / { $rounds }
box-setting-up = Spielaufbau
box-step = Schritt { $n } von { $of }
box-next = Weiter
box-back = Zurück
box-laid = Der Tisch ist gedeckt
box-done = Fertig
box-send = Stimmt so
box-same = Wie vorher
box-undo = Zurücknehmen
box-yes = Ja
box-no = Nein
box-none = Keine
box-his-side = { automaton-name.genitive } Seite
box-track = Die Kaiserleiste
box-log = Alles bisher
box-log-empty = Noch nichts.
box-earlier =
    { $n ->
        [one] { $n } Schritt davor
       *[other] { $n } Schritte davor
    }
box-do-this = Das ist jetzt am Tisch zu tun
box-waiting = Keine Verbindung. Deine Antwort bleibt erhalten und wird von selbst gesendet.
box-asleep = Einen Moment …
box-place = Platz { $n }
box-place-empty = Platz { $n }: niemand
box-place-guest = Platz { $n }: { $guest }
box-place-unknown = Platz { $n }: Tipp an und sag, wer dort steht
box-find-guest = Welcher Gast ist es?
box-find-number = Nummer
box-find-colour = Farbe
box-minus = Weniger als null
box-find-rub = Letzte Ziffer löschen
box-find-none = Kein Gast hat diese Nummer.
box-find-name = Oder ein Name
box-find-nobody = Hier steht niemand
box-find-left = { FORM($guest, form: "start") } ist weg, die anderen sind aufgerückt
box-more-one = Eins mehr: { $what }
box-fewer-one = Eins weniger: { $what }
box-space = Feld { $n }
box-dice-sum = { $n } Würfel
box-dice-wanted = Es müssen { $least } bis { $most } sein
box-dice-less = Das sind zu viele: höchstens { $n }
box-dice-more = Da fehlt noch etwas: mindestens { $n }
box-gone = Weg
box-on-space = Auf Feld { $n }
box-row-bottom = Untere Reihe
box-row-middle = Mittlere Reihe
box-row-top = Obere Reihe
box-dancers = Deine Tänzer
box-lines = Etagen und Spalten
box-missing =
    { $n ->
        [one] Es fehlt noch { $n }
       *[other] Es fehlen noch { $n }
    }

## Questions, for answers by tapping

box-ask-your_turns =
    { $turns ->
        [one] Jetzt dein Zug.
       *[other] Jetzt deine zwei Züge.
    }
box-ask-passing =
    { $automaton ->
        [elisabeth] Wenn du passt, tipp auch auf „Fertig“: Sie spielt weiter, und nach ihrem letzten Zug werden die Würfel neu geworfen.
       *[other] Wenn du passt, tipp auch auf „Fertig“: Er spielt weiter, und nach seinem letzten Zug werden die Würfel neu geworfen.
    }
box-ask-round_over =
    { $turns ->
        [0] Das war { automaton-his } letzter Zug in Runde { $round }. Falls du gepasst hast, wirf die Würfel neu und mach deine Züge. Ist die Runde zu Ende?
       *[other] Jetzt dein letzter Zug in Runde { $round }. Ist die Runde danach zu Ende?
    }
box-ask-pool = Zieh für jedes Aktionsfeld zufällig eine Ware aus dem Warenpool.
box-ask-pool-items = Leg für jeden von ihnen ein freies Zimmer dorthin, wo er eines reserviert hat, und leg diese Waren neben die Aktionsfelder: den Warenpool.
box-ask-queue = Wer steht in der Warteschlange?
box-ask-queue-how = Tipp auf einen Platz und sag, wer dort steht.
box-ask-new_guest = Füll die Warteschlange auf. Wer ist links dazugekommen?
box-ask-dice = Wie viele Würfel liegen auf jedem Feld?
box-ask-dice-coloured = Wie viele Würfel liegen auf jedem Feld, die farbigen mitgezählt?
box-ask-staff =
    { $n ->
        [one] Deck die oberste Karte { automaton-his.genitive } privaten Stapels auf. Welche ist es?
       *[other] Deck die obersten { $n } Karten { automaton-his.genitive } privaten Stapels auf. Welche sind es?
    }
box-ask-claimed = { automaton-His } Marker erreicht gleich { "I" } von Politikkarte { $letter }. Liegt deiner dort schon auf dem Platz für { $vp } SP?
box-ask-end_staff = { FORM($staff, form: "start") } liegt offen vor { automaton-name } und wertet die beste deiner Karten mit Schlusswertung. Welche hast du im Spiel?
box-ask-ballrooms = Welche Ballsäle liegen aus, von links nach rechts?
box-ask-spaces =
    { $row ->
        [bottom] { automaton-He } schickt gleich einen Tänzer. Auf wie vielen Feldern der unteren Reihe ({ $ballroom }) stehen deine Tänzer?
        [middle] Die untere Reihe ist voll. Auf wie vielen Feldern der mittleren Reihe ({ $ballroom }) stehen deine Tänzer?
       *[top] Die mittlere Reihe ist voll. Auf wie vielen Feldern der oberen Reihe ({ $ballroom }) stehen deine Tänzer?
    }
box-ask-at_the_ball =
    { $balcony ->
        [yes] Ist das Plättchen des Kaisers abgehandelt, wird { $ballroom } gewertet. Wie viele Tänzer hast du dort, die auf dem Balkon mitgezählt?
       *[no] Ist das Plättchen des Kaisers abgehandelt, wird { $ballroom } gewertet. Wie viele Tänzer hast du dort?
    }
box-ask-at_the_ball-rows =
    { $balcony ->
        [yes] Ist das Plättchen des Kaisers abgehandelt, wird { $ballroom } Reihe für Reihe gewertet. Wie viele Tänzer hast du in jeder, die auf dem Balkon zur oberen gezählt?
       *[no] Ist das Plättchen des Kaisers abgehandelt, wird { $ballroom } Reihe für Reihe gewertet. Wie viele Tänzer hast du in jeder?
    }
box-ask-coloured = Auf welchem Feld liegt jeder der farbigen Würfel?
box-ask-worth = Wie viele Punkte ist der Prominente neben jedem Würfel jetzt wert?
box-ask-reserved = Welche drei Gäste hast du für { automaton-his } Café aufgedeckt, in dieser Reihenfolge?
box-ask-served =
    { $automaton ->
        [elisabeth] Welche ihrer Gäste haben seither eine Ware bekommen? Tipp an, was sie bekommen haben.
       *[other] Welche seiner Gäste haben seither eine Ware bekommen? Tipp an, was sie bekommen haben.
    }
box-ask-lines =
    { $tile ->
        [yes] Ist das Plättchen des Kaisers abgehandelt: Wie viele Etagen und Spalten deines Hotels hast du seither gefüllt?
       *[no] Wie viele Etagen und Spalten deines Hotels hast du seither gefüllt?
    }
box-ask-gear = { FORM($guest, form: "start") } hatte ein Zahnrad und ist nicht mehr in der Warteschlange. War dieser Gast vorher auf dem Platz ganz rechts, wo { automaton-he } das Zahnrad wertet?
box-ask-crossed = Welche der Felder mit Zahnrädern hast du seither genutzt? Tipp ein Feld so oft an, wie du es genutzt hast.

## The automaton: at the end

box-end-yours = Jetzt zähl deine: Wie viele Punkte hast du wofür?
box-end-you = Du
box-end-total = Deine Summe
box-end-won =
    { $n ->
        [one] Du gewinnst mit { $n } Punkt Vorsprung.
       *[other] Du gewinnst mit { $n } Punkten Vorsprung.
    }
box-end-lost =
    { $n ->
        [one] { automaton-name } gewinnt mit { $n } Punkt Vorsprung.
       *[other] { automaton-name } gewinnt mit { $n } Punkten Vorsprung.
    }
box-end-tie = Gleich viele Punkte: { automaton-name } gewinnt. Du brauchst mehr.

## What the server refuses

problem-companion-impossible = Diese Partie lässt sich nicht spielen: { $reason }
problem-companion-answer = { $reason }
problem-companion-former = Antwort { $place } passt nicht mehr zu dieser Partie: { $reason }
