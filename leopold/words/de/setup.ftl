### The companion in the browser: what a game needs, drawn and shown in the order of laying out.

problem-setup-impossible = So eine Partie lässt sich nicht aufbauen: { $reason }
setup-wrong-pin = { $value } gibt es dort nicht, also auch nicht zum Behalten.
setup-wrong-twice = Dasselbe kann nicht an zwei Stellen liegen.

## Wishes

setup-wishes-change = Ändern
setup-players = Wie viele spielen?
setup-player = Spieler { $n }
setup-name = Name von Spieler { $n }
setup-alone = Allein
setup-begins = Wer beginnt?
setup-drawing = Wird gezogen …
setup-waits = Der Server antwortet nicht. Er wird von selbst wieder gefragt.

## What can be done with something drawn

setup-keep = Behalten
setup-kept = Bleibt
setup-anew = Anderes
setup-choose = Aussuchen
setup-choose-title = Selbst aussuchen
setup-all-anew = Neu ziehen
setup-done = { $done } von { $all } liegen bereit
setup-all-done = Alles liegt auf dem Tisch. Viel Vergnügen!
setup-untick = Alle Häkchen weg
setup-lies = { $what }: liegt bereit
setup-hotel-of = { $name }: { $hotel }
setup-back = Die anderen kommen zurück in die Schachtel.

## The steps, in the order of the rulebook

setup-board = Der Spielplan
setup-board-lay = Leg den Spielplan in die Mitte und den Rundenmarker auf die erste Runde. Daneben liegen die Punkteplättchen für alle, die auf der Punkteleiste einmal herumkommen.
setup-tiles = Kaiserplättchen
setup-tiles-lay = Leg diese drei unter die Rundenleiste, für die Runden { LIST($rounds) }.
setup-objectives = Politikkarten
setup-objectives-lay = Leg diese drei neben die Rundenleiste.
setup-guests = Gäste
setup-guests-lay = Misch die { $n } Gästekarten und leg den Stapel links neben den Spielplan. Deck { $spaces } davon auf, von rechts nach links.
setup-actions = Würfel
setup-actions-lay = Leg den Aktionsplan daneben, dazu { $n } Würfel und den Mistkübel.
setup-actions-coloured = Leg den Aktionsplan daneben, dazu { $n } Würfel und den Mistkübel: { $white } weiße und die { $coloured } farbigen.
setup-items = Speisen und Getränke
setup-items-lay = Leg Strudel, Torte, Wein und Kaffee sortiert neben die Felder 1 und 2.
setup-items-champagne = Der Champagner liegt dabei.
setup-rooms = Zimmerplättchen
setup-rooms-lay = Leg sie nach Farben sortiert neben Feld 3.
setup-staff = Personal
setup-staff-lay = Misch die { $n } Personalkarten und leg sie als Stapel neben den Spielplan.
setup-staff-introductory = Nimm die Karten mit den Buchstaben { $first } bis { $last } heraus. Misch die anderen und leg sie als Stapel neben den Spielplan.
setup-staff-alone = Misch die { $ends } Karten mit Schlusswertung für sich: { $private } davon sind, verdeckt, { automaton-name.genitive } privater Stapel. Misch den Rest mit allen anderen Personalkarten.
setup-ballrooms = Ballsäle
setup-ballrooms-lay = Leg diese drei von links nach rechts nebeneinander und den Balkon rechts davon. Die Reihen haben { LIST($spaces) } Felder, von unten an.
setup-lounge = Prominente
setup-lounge-lay =
    { $vp ->
        [one] Misch die Plättchen und leg diese drei in die Lounge, neben ihre Würfel. Jedes ist { $vp } Punkt wert.
       *[other] Misch die Plättchen und leg diese drei in die Lounge, neben ihre Würfel. Jedes ist { $vp } Punkte wert.
    }
setup-key = Der Generalschlüssel
setup-key-lay = Leg ihn neben den Aktionsplan.
setup-order = Zugfolge
setup-order-lay = { $name } beginnt und nimmt Plättchen 1; weiter geht es im Uhrzeigersinn. Nehmt die Plättchen für { $players } Personen.
setup-order-key = { $name } beginnt und nimmt Plättchen 1; weiter geht es im Uhrzeigersinn. Nehmt die Plättchen mit nur einer Zahl.
setup-order-alone = { automaton-name } beginnt, mit Plättchen 1 von denen für zwei Personen.
setup-hotels = Hotels
setup-hotels-lay = Alle nehmen ein Hotel und sechs Marker einer Farbe: einen auf 0 der Punkteleiste, einen auf 0 der Kaiserleiste, drei neben das Hotel.
setup-hotels-alone = Nimm ein Hotel und sechs Marker einer Farbe: einen auf 0 der Punkteleiste, einen auf 0 der Kaiserleiste, drei neben das Hotel. { automaton-name } bekommt ein Hotel mit der Nachtseite und Marker einer anderen Farbe für dieselben Plätze.
setup-hotels-krones =
    { $krones ->
        [one] Der letzte Marker kommt auf { $krones } Krone.
       *[other] Der letzte Marker kommt auf { $krones } Kronen.
    }
setup-hotels-krones-order = Der letzte Marker kommt auf die Kronen, die hier stehen: Wer später dran ist, hat mehr.
setup-kitchen = Küchen
setup-kitchen-lay = Alle stellen { LIST($items) } in ihre Küche.
setup-kitchen-alone = Stell { LIST($items) } in deine Küche.
setup-kitchen-entrances = Mit einem Hoteleingang kommen stattdessen dessen Startwaren hinein.
setup-automaton = { automaton-name }
setup-automaton-deck = { automaton-name } hat die Nachtseite eines Hotels. Misch die { $n } Anweisungskarten und leg sie verdeckt daneben.
setup-automaton-nothing = { automaton-name } hat keine Kronen und keine Küche, nimmt keinen Gast und bereitet keine Zimmer vor.
setup-automaton-dancers = { $n } Tänzer stehen neben dem Hotel.
setup-automaton-level = Stufe: { $level }
setup-couture = Gäste im Hautel Couture
setup-house-couture-guests = Deck Gäste auf, bis drei mit { $first } bis { $last } Punkten da liegen; mit den Bällen nur solche, die keinen Champagner bestellen. Sie setzen sich in { automaton-name.genitive } Café. Misch die anderen wieder ein.
setup-house-couture-rooms = Leg für jeden von ihnen ein freies Zimmer der passenden Farbe in { automaton-name.genitive } Hotel, von der obersten Etage an und von links.
setup-house-couture-pool = Leg, was sie bestellt haben, neben den Aktionsplan und reihum weitere Waren dazu, bis es { $n } sind: der Warenpool. Zieh für jedes Aktionsfeld zufällig eine davon.
setup-house = Das Hotel des Automa
setup-house-mark = Kennzeichne es mit einem Zahnrad; die anderen Zahnräder sind der Vorrat.
setup-house-hautel_couture = Seine Gäste und sein Warenpool liegen schon bereit.
setup-house-nine_stars_inn = Leg eine übrige Politikkarte quer neben das Hotel: die Sterneleiste.
setup-house-sushi_resort = Leg auf jedes dieser sechs Zimmer ein Zahnrad: die letzten zwei der Etage 1, die ersten drei der Etage 2, das erste der Etage 3.
setup-house-toll_bridge_hotel = Mehr liegt hier zu Beginn nicht.
setup-hands = Karten auf der Hand
setup-hands-lay = Alle ziehen { $hand } Personalkarten.
setup-hands-draft = Behaltet dann eine und gebt den Rest nach links weiter, bis alle verteilt sind.
setup-hands-introductory = Alle nehmen die { $hand } Karten mit diesem Buchstaben; übrige Sätze werden in den Stapel gemischt.
setup-hands-alone =
    { $back ->
        [one] Zieh { $n } Personalkarten, behalt { $hand } und leg { $back } unter den Stapel.
       *[other] Zieh { $n } Personalkarten, behalt { $hand } und leg { $back } in beliebiger Reihenfolge unter den Stapel.
    }
setup-entrances = Hoteleingänge
setup-entrances-lay = Legt diese { $n } aus. Geboten wird in dieser Reihenfolge: { LIST($names) }.
setup-entrances-alone = Leg diese { $n } aus und such dir einen aus.
setup-rehearsals = Proberäume
setup-rehearsals-lay = In jeden Proberaum kommen { $dancers } Tänzer. Gewählt wird in dieser Reihenfolge: { LIST($names) }.
setup-rehearsals-alone = Deiner ist dieser, mit { $dancers } Tänzern.
setup-first-guests = Erste Gäste
setup-first-guests-lay = Alle nehmen kostenlos einen Gast aus der Warteschlange, in dieser Reihenfolge: { LIST($names) }. Nach jedem wird die Warteschlange aufgefüllt.
setup-first-guests-alone = Nimm kostenlos einen Gast aus der Warteschlange und füll sie wieder auf.
setup-first-rooms = Erste Zimmer
setup-first-rooms-lay =
    { $optional ->
        [yes] Jetzt werden bis zu { $rooms } Zimmer vorbereitet und bezahlt, das erste unten links: { LIST($names) }.
       *[no] Jetzt werden { $rooms } Zimmer vorbereitet und bezahlt, das erste unten links: { LIST($names) }.
    }
