### The companion in the browser: the score sheet.

problem-sheet-impossible = Das lässt sich nicht zählen: { $reason }
sheet-wrong-alone = Allein spielt man gegen den Automa und gegen sonst niemanden.
sheet-wrong-automaton = { automaton-name } hat am Ende weder Kronen noch Küche noch wartende Gäste.
sheet-wrong-day = Sag, welches Hotel der Tagseite es ist.
sheet-wrong-room = Ein Zimmer { $room } gibt es nicht.
sheet-wrong-staff = Eine Personalkarte mit Schlusswertung { $number } gibt es in dieser Partie nicht.
sheet-wrong-staff-twice = Personalkarte { $number } ist nur einmal da.
sheet-wrong-hired =
    { $n ->
        [one] Allein mit Schlusswertung ist es schon { $n } Karte.
       *[other] Allein mit Schlusswertung sind es schon { $n } Karten.
    }
sheet-wrong-krones = Niemand hat mehr als { $most } Kronen.
sheet-wrong-item = { $item } gibt es in dieser Partie nicht.
sheet-wrong-entrance = Einen Hoteleingang { $entrance } gibt es in dieser Partie nicht.
sheet-wrong-entrance-twice = Jeder Hoteleingang ist nur einmal da.
sheet-wrong-cafe = Das Café hat { $most } Tische.
sheet-wrong-track = Die Kaiserleiste endet bei { $most }.
sheet-wrong-place = Eine Politikkarte hat { $most } Plätze.
sheet-wrong-place-twice = Platz { $place } von Politikkarte { $letter } ist vergeben.
sheet-wrong-dancers = So viele Tänzer hat niemand.
sheet-wrong-ballroom = So einen Ballsaal gibt es in dieser Partie nicht.
sheet-wrong-source = Dafür gibt es in dieser Partie keine Punkte: { $source }.

## A new sheet

sheet-new = Neues Blatt
sheet-people = Wer spielt?
sheet-with-automaton = mit { automaton-name }
sheet-hotel-of = Hotel von { $name }

## The sheet

sheet-points-of = { $name }, { $source }
sheet-empty = noch nichts
sheet-during = Im Verlauf
sheet-at-end = Am Ende
sheet-rest = Andere Punkte bisher
sheet-track = Auf der Punkteleiste
sheet-track-about = Wo der Marker vor der Schlusswertung steht. Was du darunter einträgst, gilt als Teil davon; der Rest zählt, wie er ist.
sheet-waits = Der Server antwortet nicht. Was du eingetragen hast, bleibt und wird gezählt, sobald er wieder da ist.
sheet-result = Ergebnis
sheet-back = Zurück zum Blatt
sheet-next = Weiter
sheet-before = Zurück
sheet-ready = Fertig
sheet-typed = Von Hand eingetragen
sheet-type = Von Hand eintragen
sheet-count-again = Wieder zählen lassen
sheet-less = { $n } weniger
sheet-more = { $n } mehr
sheet-rooms-about = Tipp auf ein Zimmer: belegt, vorbereitet, leer.
sheet-floor = Etage { $floor }
sheet-floor-count = { $n } Zimmer
sheet-full-groups =
    { $n ->
        [0] Keine volle Gruppe
        [one] { $n } volle Gruppe
       *[other] { $n } volle Gruppen
    }
sheet-all-rooms = Alle belegt
sheet-no-rooms = Alle leer
sheet-room = Zimmer { $room }, { $state ->
        [occupied] belegt
        [vacant] vorbereitet
       *[empty] leer
    }
sheet-which-hotel = Welches Hotel?
sheet-staff-about = Tipp das Personal mit Schlusswertung an, das vor { $name } liegt.
sheet-staff-has = { $name } hat { FORM($staff, form: "accusative") }
sheet-copies = wie { FORM($staff, form: "nominative") }
sheet-ask-hired = Personal im Spiel, gesamt
sheet-ask-emperor = Kaiserleiste am Ende
sheet-ask-dancers = Tänzer auf den Bällen
sheet-krones = Kronen
sheet-cafe-about = Gäste, die noch an einem Tisch sitzen
sheet-visit = Runde { $round }
sheet-visit-place = Feld der Leiste
sheet-visit-back = zurück auf { $after }
sheet-visit-reward = Belohnung
sheet-visit-nothing = weder Belohnung noch Strafe
sheet-visit-penalty = Strafe
sheet-visit-tile = Punkte durch das Plättchen
sheet-objective-place = Platz { $place }
sheet-entrance-which = Welcher Hoteleingang?
sheet-goals = Eigene Politikkarten erfüllt
sheet-danced = Auf dem Weg zum Ball
sheet-danced-about = Punkte für Reihen der Ballsäle und für leer gewordene Bereiche des Proberaums.
sheet-ball-which = Welcher Ballsaal?
sheet-ball-row = { $row ->
        [bottom] Unten
        [middle] Mitte
       *[top] Oben
    }
sheet-won =
    { $count ->
        [0] Noch hat niemand Punkte.
        [one] { LIST($names) } gewinnt!
       *[other] { LIST($names) } teilen sich den Sieg.
    }
sheet-alone-points = { $name }: { $n }
sheet-tied = Gleich viele Punkte: Kronen und Küche entscheiden.
sheet-total = Summe
sheet-share = Bild teilen
sheet-save = Bild speichern
sheet-picture = Das Wertungsblatt als Bild
sheet-finish = Aufheben und neu beginnen
sheet-history = Fertige Blätter
sheet-history-none = Blätter, die du abschließt, bleiben hier, auf diesem Gerät.
sheet-delete-of = Das Blatt vom { $date } löschen
sheet-deleted = Gelöscht.
sheet-undo = Zurücknehmen
sheet-close = Schließen
