### What is wrong with a pack of one's own. A sentence names the place, then says what is wrong and what would be right.
### What stands in the pack, or should, is the same in every language: it is a parameter or stands in quotation marks.

pack-at = { LIST($place, type: "unit") }: { $problem }

## Places: tables of a file, and parts of their fields

pack-line = Zeile { $line }
pack-column = Spalte { $column }
pack-end = am Ende
pack-table-staff = Personal { $key }
pack-table-guest = Gast { $key }
pack-table-objective = Politikkarte { $key }
pack-table-instruction = Anweisung { $key }
pack-table-emperor = Kaiserplättchen { $key }
pack-table-hotel = Hotel { $key }
pack-table-ballroom = Ballsaal { $key }
pack-table-rehearsal_room = Proberaum { $key }
pack-table-celebrity = Prominente { $key }
pack-table-entrance = Hoteleingang { $key }
pack-table-nth = { $kind }, Tabelle { $n }
pack-table-tiles = Kaiserplättchen
pack-part = Teil { $n }
pack-entry = Eintrag { $n }
pack-floor = Etage { $n }
pack-room = Zimmer { $n }
pack-group = Gruppe { $name }

## What a value may have been meant to be

pack-hint-near = vielleicht war { LIST($near, type: "or") } gemeint
pack-hint-known = nimm { LIST($known, type: "or") }
pack-hint-nothing = lass es weg
pack-hint-range = die Nummern gehen von { $low } bis { $high }

## Files

pack-file-none = so eine Datei gibt es nicht; gib den Pfad eines Pakets an, einer Datei in { "TOML" }.
pack-file-folder = das ist ein Ordner; gib den Pfad eines Pakets an, einer Datei in { "TOML" }.
pack-file-unreadable = die Datei lässt sich nicht lesen ({ $reason }); gib den Pfad eines Pakets an, einer Datei in { "TOML" }.
pack-file-large = die Datei ist zu groß; ein Paket hat höchstens eine Million Byte.
pack-file-text = Zeile { $line } ist kein { "UTF-8" }-Text; speichere die Datei als { "UTF-8" }.
pack-toml = das ist kein { "TOML" } ({ $what }); { "docs/packs.md" } zeigt die Form eines Pakets.
pack-toml-unknown = das ist kein { "TOML" }; { "docs/packs.md" } zeigt die Form eines Pakets.
pack-toml-size = das ist kein { "TOML" } von vernünftiger Größe; { "docs/packs.md" } zeigt die Form eines Pakets.
pack-toml-deep = hier stehen zu viele Namen zwischen Punkten; ein Schlüssel eines Pakets hat höchstens { $most }, und die meisten haben einen.
pack-toml-value = so beginnt kein Wert
pack-toml-twice = das wurde schon gesagt
pack-toml-key = ein Schlüssel fehlt oder hat Zeichen, die Anführungszeichen brauchen
pack-toml-equals = nach einem Schlüssel steht { "=" }
pack-toml-more = hinter dem Ende einer Zeile steht noch etwas
pack-toml-unclosed = eine Klammer ist nicht geschlossen
pack-toml-text = ein Text endet nicht oder hat Zeichen, die er nicht haben kann

## Single values

pack-not-whole = { $value } ist keine ganze Zahl; { $noun } ist eine ganze Zahl von { $low } bis { $high }.
pack-out-of-range = { $value } liegt außerhalb; { $noun } ist eine ganze Zahl von { $low } bis { $high }.
pack-flag = { $value } ist weder { "true" } noch { "false" }; schreib eines von beiden.
pack-not-one = gefragt ist { $noun }, nicht { $value }; { $hint }.
pack-not-table = gefragt ist { $noun }, nicht { $value }; { $noun } ist eine Tabelle in geschweiften Klammern.
pack-not-list = { $value } ist keine Liste; { $noun } ist eine Liste in eckigen Klammern.
pack-list-size =
    { $low ->
        [exact] eine Liste mit { $n } passt nicht; { $noun } hat { $high } Einträge.
       *[other] eine Liste mit { $n } passt nicht; { $noun } hat { $low } bis { $high } Einträge.
    }
pack-not-field = { $value } ist hier kein Feld ({ $noun }); { $hint }.
pack-write = { $value } passt nicht; schreib { $example }.
pack-says-several = da steht { LIST($found) }; { $noun } sagt nur eines, zum Beispiel { $example }.
pack-says-nothing = da steht nichts; { $noun } sagt etwas, zum Beispiel { $example }.
pack-language = { $value } ist keine Sprache; schreib ihren kurzen Code, zum Beispiel { "en" } oder { "de" }.
pack-name-empty = { $value } ist kein Name; schreib einen Text in Anführungszeichen.
pack-name-long = { $value } ist kein Name; ein Name hat höchstens { $most } Zeichen, alle druckbar.
pack-letter = { $letter } für { $item }
pack-items-form = { $value } ist kein Text; { $noun } schreibt man in Buchstaben: { LIST($letters) }.
pack-items-letter = { $value } ist weder Speise noch Getränk; schreib { LIST($letters) }.
pack-items-size = { $value } liegt außerhalb; { $noun } hat { $low } bis { $high } Speisen und Getränke.
pack-colour-twice = { $value } nennt eine Farbe zweimal; nenne jede Farbe einmal.
pack-face-twice = { $value } nennt eine Augenzahl zweimal; nenne jede einmal.
pack-source-field = { $value } ist hier kein Feld; { $hint }.
pack-source-alone = { $name } hat in dieser Tabelle keinen Wert; eine Quelle steht neben ihrem Wert.

## Effects

pack-discount = { $value } ist kein Nachlass; schreib Kronen von 0 bis { $most } oder { "\"free\"" }.
pack-step-table = { $value } passt nicht; auf { $name } folgt eine Tabelle, zum Beispiel { $example }.
pack-step-lacks = { $name } fehlt; schreib, wie viele, zum Beispiel { $example }.
pack-power-lacks = { $name } fehlt; sag als Liste, für welche { $name } die Fähigkeit gilt.
pack-powers-many = { $n } Farben oder Augenzahlen sind zu viele; eine Karte hat insgesamt { $most }.
pack-score-copy = { $value } passt nicht; eine Wertung, die nachahmt, schreibt man { "{ copy = true }" }.
pack-score-lacks = { $name } fehlt; schreib zum Beispiel { $example }.
pack-score-colour = { "colour" } fehlt; { "occupied_colour" } braucht eine Farbe, zum Beispiel { "colour = \"red\"" }.
pack-score-no-colour = eine Wertung für { $each } hat keine Farbe; nur { "occupied_colour" } hat eine.
pack-need-colours = hier steht keine Farbe; schreib zum Beispiel { "{ red = 4, yellow = 3 }" }.
pack-need-colour = { "colour" } fehlt; sag, welche Gäste gemeint sind, zum Beispiel { "colour = \"green\"" }.
pack-penalty-else = { "else_vp" } fehlt; sag, was verloren geht, wenn es nicht möglich ist, zum Beispiel { "else_vp = 5" }.

## Cards, tiles and hotels

pack-which = es fehlt; sag, worum es in der Tabelle geht, zum Beispiel { $example }.
pack-lacks = es fehlt; schreib eines, zum Beispiel { $example }.
pack-lacks-colours = es fehlt; schreib vier Etagen mit fünf Farben.
pack-lacks-groups = es fehlt; schreib vier Etagen mit fünf Buchstaben.
pack-lacks-badges = es fehlt; schreib vier Etagen mit fünf Zahlen.
pack-lacks-board = es fehlt; schreib eines, zum Beispiel wie in { "board.toml" }.
pack-lacks-set =
    es fehlt; schreib { $hand ->
        [one] die Nummer von { $hand } Personalkarte.
       *[other] die Nummern von { $hand } Personalkarten.
    }
pack-twice = es steht zweimal in der Datei; je eine Tabelle genügt.
pack-number-taken = { $number } ist schon { $other }, nicht { $noun }; { $free } ist frei.
pack-name-english = der englische Name fehlt; schreib wenigstens { $example }.
pack-timing-when = eine Karte mit dem Zeitpunkt „{ $timing }“ wartet auf nichts; das tut nur eine mit dem Zeitpunkt „{ $right }“.
pack-timing-field = eine Karte mit dem Zeitpunkt „{ $timing }“ hat kein { $name }; sie hat { $right }.
pack-spend-where = { $step } nimmt etwas weg, und ob es da ist, sieht man erst, wenn eine Karte eingesetzt wird: Das geht nur mit dem Zeitpunkt „round“ (jede Runde) oder „flip“ (einmal pro Partie).
pack-spend-first = { $step } steht nach etwas anderem; was ausgegeben wird, steht zuerst.
pack-spend-twice = { $step } nimmt dasselbe zweimal; schreib es einmal, mit der ganzen Zahl.
pack-item-out = in einer Partie mit diesen Modulen gibt es das nicht: { $item }.
pack-balls-out = { $name } spricht von Bällen, und in einer Partie mit diesen Modulen gibt es keine.
pack-endless = diese Karte und andere lösen einander endlos aus; lass eine davon auf etwas anderes warten.
pack-lounge-order = jeder farbige Würfel steht einmal da: 0, 1 und 2 in irgendeiner Reihenfolge.
pack-effect-empty = die Liste ist leer; eine Personalkarte tut etwas, zum Beispiel { $example }.
pack-reward-empty = die Liste ist leer; ein Plättchen hat eine Belohnung, zum Beispiel { $example }.
pack-tile-id = { $value } ist keine Kennung eines Plättchens; die ist { LIST($letters, type: "or") } und eine Zahl, zum Beispiel { "A1" }.
pack-word-id = { $value } ist keine Kennung; die hat Kleinbuchstaben, Ziffern und Unterstriche und beginnt mit einem Buchstaben, zum Beispiel { "attic" }.
pack-level-lacks = { "from" } fehlt; sag, ab welcher Stufe es gilt, zum Beispiel { "from = \"easy\"" }.
pack-guest-colour-lacks = { "colour" } fehlt; schreib eine Farbe, zum Beispiel { "colour = \"blue\"" }, oder { "colour = \"any\"" }.
pack-die = { $value } ist kein Würfel; schreib eine Augenzahl von 1 bis { $faces }, { "\"any\"" } oder { "\"colour\"" }.
pack-die-alone = { $value } passt nicht; { $entry } steht allein, und nur Augenzahlen bilden ein Paar.
pack-symbol-ball = nur { LIST($automata) } schickt Gäste auf einen Ball; lass es weg, oder mach es zu einer Karte für { LIST($automata, type: "or") }.
pack-symbol-coloured_die = nur { LIST($automata) } nimmt einen farbigen Würfel; lass es weg, oder mach es zu einer Karte für { LIST($automata, type: "or") }.
pack-symbol-dancer = nur { LIST($automata) } schickt Tänzer auf einen Ball; lass es weg, oder mach es zu einer Karte für { LIST($automata, type: "or") }.
pack-side-lacks = es fehlt; schreib { "side = \"night\"" } oder { "side = \"day\"" }.
pack-night-letter = die Nachtseite hat keinen Buchstaben; nur Tagseiten haben einen.
pack-day-letter = er fehlt; eine Tagseite hat einen Buchstaben, zum Beispiel { "letter = \"A\"" }.
pack-floor-text = { $value } ist kein Text; eine Etage sind { $columns } Wörter in Anführungszeichen.
pack-floor-size = { $n } ist die falsche Zahl von Zimmern; eine Etage hat { $columns }.
pack-group-colours = ihre Zimmer sind { LIST($colours) }; eine Gruppe hat eine Farbe.
pack-group-apart = ihre Zimmer berühren einander nicht alle; eine Gruppe hängt zusammen.
pack-group-size = sie hat { $n } Zimmer; eine Gruppe hat 1 bis { $most }.
pack-groups-many = es gibt { $n } Gruppen; ein Hotel hat höchstens { $most }.
pack-ball-players = die Punkte für { $players } Personen fehlen; schreib sie für jede Personenzahl oder eine Liste für alle.
pack-areas-dancers = seine Bereiche haben { $n } Tänzer, und ein Platz hat { $all }; die Bereiche fassen alle Tänzer eines Platzes.

## Tables

pack-tables-form = das ist keine Liste von Tabellen; schreib { $example } über jede davon.
pack-table-form = { $value } ist keine Tabelle; schreib { $example } über jede davon.
pack-sets-form = das ist keine Tabelle; schreib { "[introductory]" } über ihre Sätze.
pack-board-form = das ist keine Tabelle; schreib { "[board.setup]" } und so weiter über ihre Zahlen.
pack-section-form = { $value } ist keine Tabelle; schreib { $example } über ihre Zahlen.
pack-table-missing = die Tabelle fehlt; ein vollständiges Paket hat sie.

## What does not go together, and what a game needs

pack-dice-missing = die Würfel für { $players } Personen fehlen; schreib sie für { LIST($known) }.
pack-dice-few = { $n } Würfel sind zu wenige für { $players } Personen; alle nehmen in einer Runde zwei.
pack-emperor-rounds = der Kaiser kann nicht nach den Runden { LIST($rounds) } von { $all } kommen; er kommt nach dreien davon, der Reihe nach.
pack-krones-track = { krones } passen nicht auf eine Geldleiste bis { $cap }; beginne mit weniger.
pack-krones-rooms = { krones } könnten für die ersten { $rooms } Zimmer zu wenig sein; die teuersten kosten { $dearest }.
pack-set-size = Satz { $letter } hat { $n } Karten, und eine Starthand hat { $hand }; beide sind gleich groß.
pack-set-unknown = eine Personalkarte { $number } gibt es nicht; ein Satz nennt Karten, die im Paket sind.
pack-set-twice = Personal { $number } ist schon in Satz { $letter }; eine Karte ist in einem Satz, und einmal.
pack-too-many = das ist eines zu viel; ein Paket hat Platz für { $most } dieser Art.
pack-deck-many = das ist eine zu viel; ein Stapel hat Platz für { $most } Karten.
pack-solo-draw = { $n } Karten sind fürs Solospiel zu wenige zum Ziehen; { $hand } bleiben auf der Hand.
pack-solo-private = { $n } Personalkarten mit Schlusswertung für den privaten Stapel des Solospiels sind zu viele; es gibt { $most }.
pack-letter-none = keine hat den Buchstaben { $letter }; eine Partie braucht { LIST($letters) }.
pack-deck-none = keine Karte ist für { $automaton }; jeder Automa hat einen Stapel.
pack-hotel-none = es fehlt; ein vollständiges Paket hat { "night" } und { "day" } { "A" } bis { "D" }.
pack-staff-few = { $n } Karten sind zu wenige; vier Hände brauchen { $most }.
pack-guests-few = { $n } Karten sind zu wenige; eine Warteschlange und vier Cafés fassen { $most }.
pack-ballrooms-few = { $n } davon sind zu wenige; eine Partie hat { $least } Ballsäle.
pack-entrances-few = { $n } davon sind zu wenige; eine Partie mit Hoteleingängen braucht { $least }, einen für jeden Platz.
pack-rehearsals-few =
    { $n ->
        [0] es gibt keinen Proberaum; mit Ballsälen braucht eine Partie { $least }, einen für jeden Platz.
       *[other] { $n } davon sind zu wenige; mit Ballsälen braucht eine Partie { $least } Proberäume, einen für jeden Platz.
    }

## What a pack changes in ours: a line for each value

packs-laid-over = { $file }, über unsere gelegt ({ $edition }):
packs-nothing = es ändert nichts
packs-fine = Das Paket ist in Ordnung.
change-becomes = { $what }: { $field } { $before } wird { $after }
change-new = { $what }: neu, mit { $values }
change-value = { $field } { $value }
change-more = { $first }; { $others }
change-quoted = „{ $text }“
change-list = { LIST($parts, type: "unit") }
change-nothing = nichts
change-flag =
    { $flag ->
        [yes] ja
       *[no] nein
    }
change-staff = Personal { $ref }, { $name }
change-guest = Gast { $ref }, { $name }
change-objective = Politikkarte { $ref }
change-instruction = Anweisung { $ref }
change-tile = Kaiserplättchen { $ref }
change-hotel = Hotel { $ref }
change-ballroom = Ballsaal { $name }
change-rehearsal_room = Proberaum { $ref }
change-celebrity = Prominente: { $name }
change-entrance = Hoteleingang { $name }
change-board = Spielplan
change-introductory = Einstieg
change-set = Satz { $letter }
change-worth = Wert
change-area = { dancers }: { $does }
change-players =
    { $n ->
        [one] { $path } für { $n } Person
       *[other] { $path } für { $n } Personen
    }

## A form to fill in: our values for what is printed in a box

blank-head =
    { $what }: was auf den Karten und Plänen gedruckt ist, soweit wir es nicht wissen.
    Die Werte unten sind unsere, oder niemand hat sie bestätigt. Wer die Schachtel hat, kann die gedruckten an ihre Stelle setzen:

    1. Wo ein Wert hinter { "#" } steht, entferne das { "#" } und schreib, was gedruckt ist.
       Was du nicht anrührst, bleibt, wie es ist.
    2. { "source" } sagt, woher ein Wert kommt: „{ $source }“ ist richtig für das, was du von der Karte abliest.
    3. { "leopold packs check mine.toml" } sagt, ob alles in Ordnung ist und was sich ändert.
    4. { "leopold play --pack mine.toml" } spielt damit; im Browser nimmt es eine neue Partie unter „{ new-more }“.
blank-none = Eine Erweiterung oder ein Modul { $value } gibt es nicht; { $hint }.
blank-nothing = In „{ $what }“ ist nichts von uns: Es gibt nichts auszufüllen.

## Cards that somebody asks a pack for

pack-none-card = Eine Karte { $value } gibt es nicht; { $hint }.
pack-none-staff = Eine Personalkarte { $value } gibt es nicht; { $hint }.
pack-none-guest = Einen Gast { $value } gibt es nicht; { $hint }.
pack-none-objective = Eine Politikkarte { $value } gibt es nicht; { $hint }.
pack-none-instruction = Eine Anweisungskarte { $value } gibt es nicht; { $hint }.
pack-none-tile = Ein Kaiserplättchen { $value } gibt es nicht; { $hint }.
pack-none-hotel = Ein Hotel { $value } gibt es nicht; { $hint }.
pack-none-automaton = Einen Automa { $value } gibt es nicht; { $hint }.

## What things are called where the sentences above say { $noun }

pack-noun-pack = ein Paket
pack-noun-board = der Spielplan
pack-noun-section = { $name }
pack-noun-introductory = die Tabelle der Einstiegssätze
pack-noun-staff = eine Personalkarte
pack-noun-guest = ein Gast
pack-noun-objective = eine Politikkarte
pack-noun-instruction = eine Anweisungskarte
pack-noun-emperor = ein Kaiserplättchen
pack-noun-hotel = ein Hotel
pack-noun-ballroom = ein Ballsaal
pack-noun-rehearsal_room = ein Proberaum
pack-noun-kind = eine Art von Tabelle
pack-noun-source = eine Quelle
pack-noun-sources = eine Tabelle von Quellen
pack-noun-name = ein Name
pack-noun-names = eine Liste anderer Namen
pack-noun-number = eine Kartennummer
pack-noun-cost = ein Preis
pack-noun-timing = ein Zeitpunkt
pack-noun-step = ein Schritt
pack-noun-trigger = ein Auslöser
pack-noun-colours = eine Liste von Farben
pack-noun-step-named = der Schritt { $name }
pack-noun-steps = eine Liste von Schritten
pack-noun-item = eine Ware
pack-noun-amount = eine Menge
pack-noun-discount = ein Nachlass
pack-noun-highest-floor = die höchste Etage
pack-noun-power = eine Fähigkeit
pack-noun-power-named = die Fähigkeit { $name }
pack-noun-powers = eine Liste von Fähigkeiten
pack-noun-guests = eine Liste von Gästen
pack-noun-rooms = eine Liste von Zimmern
pack-noun-faces = eine Liste von Augenzahlen
pack-noun-face = die Augenzahl eines Würfels
pack-noun-colour-here = eine Farbe hier
pack-noun-colour-of-rooms = eine Zimmerfarbe
pack-noun-colour-of-guests = eine Gästefarbe
pack-noun-score = eine Wertung
pack-noun-score-each = etwas Zählbares
pack-noun-score-vp = die Punktzahl einer Wertung
pack-noun-score-most = der Höchstwert einer Wertung
pack-noun-need = eine Bedingung
pack-noun-need-named = eine Bedingung für { $name }
pack-noun-rooms-by-colour = eine Zimmerzahl nach Farbe
pack-noun-penalty = eine Strafe
pack-noun-loss = ein Verlust von Siegpunkten
pack-noun-order = eine Bestellung
pack-noun-guest-vp = die Punktzahl eines Gastes
pack-noun-goes = das Reiseziel eines Gastes
pack-noun-letter-of-objectives = ein Buchstabe von Politikkarten
pack-noun-module = ein Modul
pack-noun-letter-of-hotels = ein Buchstabe von Hotels
pack-noun-automaton = ein Automa
pack-noun-level = eine Stufe
pack-noun-ball = ein Ball
pack-noun-guest-to-take = ein zu nehmender Gast
pack-noun-dice-to-take = eine Liste von Würfeln
pack-noun-extra = ein Extra
pack-noun-extras = eine Liste von Extras
pack-noun-objective-to-take = eine Politikkarte
pack-noun-pointing = eine Richtung der Hand
pack-noun-side = eine Seite
pack-noun-hotel-colours = die Farbliste eines Hotels
pack-noun-hotel-groups = die Gruppenliste eines Hotels
pack-noun-hotel-badges = die Plakettenliste eines Hotels
pack-noun-floor-badges = die Plakettenliste einer Etage
pack-noun-badge = eine Plakette
pack-noun-ball-score = die Wertung eines Ballsaals
pack-noun-list-of-points = eine Liste von Punkten
pack-noun-areas = eine Liste von Bereichen
pack-noun-area = ein Bereich
pack-noun-set = ein Satz Personal
pack-noun-players = eine Personenzahl
pack-noun-by-players = { $noun } nach Personenzahl

# The numbers of the board: by what the tables call them, without articles and apostrophes.
pack-noun-price = ein Preis
pack-noun-floors-cost = die Kostenliste der Etagen
pack-noun-floors-vp = die Punkteliste der Etagen
pack-noun-number-of-victory-points = eine Zahl von Siegpunkten
pack-noun-colours-bonus = der Bonus einer Farbe
pack-noun-bonus = ein Bonus
pack-noun-queues-cost = die Kostenliste der Warteschlange
pack-noun-emperor-track = die Kaiserleiste
pack-noun-space-on-the-emperor-track = ein Feld der Kaiserleiste
pack-noun-list-of-the-emperors-rounds = die Liste der Kaiserrunden
pack-noun-round = eine Runde
pack-noun-list-of-steps-back = die Liste der Schritte zurück
pack-noun-number-of-steps = eine Schrittzahl
pack-noun-number-of-rounds = eine Zahl von Runden
pack-noun-number-of-dice = eine Zahl von Würfeln
pack-noun-end-of-the-money-track = das Ende der Geldleiste
pack-noun-number-of-krones = eine Zahl von Kronen
pack-noun-kitchen = eine Küche
pack-noun-hand = eine Hand
pack-noun-number-of-rooms = eine Zahl von Zimmern
pack-noun-number-of-items = eine Zahl von Waren
pack-noun-score-of-an-unserved-guest = die Punktzahl eines nicht bedienten Gastes
pack-noun-score-of-what-is-left = die Punktzahl für Übriges
pack-noun-number-of-cards = eine Zahl von Karten
pack-noun-objectives-vp = die Punkteliste der Politikkarten
pack-noun-list-of-prices = die Preisliste
pack-noun-number-of-spaces = eine Zahl von Feldern
pack-noun-number-of-dancers = eine Zahl von Tänzern
pack-noun-score-of-an-absent-seat = die Punktzahl eines fehlenden Platzes
pack-noun-celebrity = ein Prominenter
pack-noun-entrance = ein Hoteleingang
pack-noun-modules = eine Liste von Modulen
pack-noun-number-of-guests = eine Zahl von Gästen
pack-noun-number-of-tables = eine Zahl von Tischen
pack-noun-number-of-tiles = eine Zahl von Plättchen
pack-noun-sums = eine Tabelle von Summen
pack-noun-tokens = eine Liste von Markern
pack-noun-token = ein Marker
pack-noun-order-of-the-lounge = die Reihenfolge der Lounge
pack-noun-colour-of-dice = eine Würfelfarbe
pack-noun-list-of-bonuses = die Liste der Boni
pack-noun-list-of-krones = eine Liste von Kronen
pack-noun-list-of-points-of-guests = die Liste der Gästepunkte
