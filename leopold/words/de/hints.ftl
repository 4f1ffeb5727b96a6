### What a bot advises, and why.

hint-title = Was der { $level } täte
hint-asking = Der { $level } denkt nach …
hint-do =
    { $begun ->
        [no] Zuerst: { $action }
       *[yes] Weiter: { $action }
    }
hint-rest = Alles Übrige ausführen
hint-step = Schritt { $at } von { $length }
hint-other =
    { $action }: { points } zu erwarten{ $less ->
        [0] { "" }
       *[other] , { $less } weniger
    }
hint-none = Gerade gibt es nichts zu raten.
hint-expected = { points } am Ende zu erwarten
hint-plan = Der Plan
hint-deed-passed = Passe und warte, bis die Würfel neu geworfen werden
hint-deed-guest_taken =
    Lade { FORM($guest, form: "accusative") } { $price ->
        [0] kostenlos
        [one] für { $price } Krone
       *[other] für { $price } Kronen
    } ein
hint-deed-die_taken =
    { $action ->
        [0] Nimm eine { $face } ohne ihre Aktion
        [1] Nimm eine { $face } für Strudel und Torte, Stärke { $strength }
        [2] Nimm eine { $face } für Wein und Kaffee, Stärke { $strength }
        [3] Nimm eine { $face }, um Zimmer vorzubereiten, Stärke { $strength }
        [4] Nimm eine { $face } für Kaiserschritte und Kronen, Stärke { $strength }
        [5] Nimm eine { $face }, um Personal einzustellen, Stärke { $strength }
       *[other] Nimm eine { $face }, Stärke { $strength }
    }{ $price ->
        [0] { "" }
        [one] , für { $price } Krone
       *[other] , für { $price } Kronen
    }
hint-deed-action_done =
    { $action ->
        [1] Nimm Strudel und Torte ohne Würfel, Stärke { $strength }
        [2] Nimm Wein und Kaffee ohne Würfel, Stärke { $strength }
        [3] Bereite Zimmer ohne Würfel vor, Stärke { $strength }
        [4] Nimm Kaiserschritte und Kronen ohne Würfel, Stärke { $strength }
       *[other] Stell Personal ohne Würfel ein, Stärke { $strength }
    }
hint-deed-items_gained = Nimm { LIST($items) }
hint-deed-items_spent = Gib { LIST($items) } aus der Küche ab
hint-deed-items_swapped = Tausche { LIST($items) } gegen { LIST($others) }
hint-deed-items_served =
    { $complete ->
        [yes] Bring { FORM($guest, form: "dative") } { LIST($items) }: Die Bestellung ist komplett
       *[other] Bring { FORM($guest, form: "dative") } { LIST($items) }
    }
hint-deed-order_completed = Vervollständige die Bestellung für { FORM($guest, form: "accusative") } aus dem Vorrat
hint-deed-checked_in = Gib { FORM($guest, form: "dative") } Zimmer { $room }

hint-deed-rooms_prepared =
    Bereite Zimmer { LIST($rooms) } { $price ->
        [0] kostenlos
        [one] für { $price } Krone
       *[other] für { $price } Kronen
    } vor
hint-deed-rooms_occupied = Belege Zimmer { LIST($rooms) }
hint-deed-rooms_removed = Gib Zimmer { LIST($rooms) } zurück
hint-deed-group_completed =
    { $colour ->
        [blue]
            { $size ->
                [one] Das einzelne blaue Zimmer ist belegt
               *[other] Die blaue { $size }er-Gruppe ist voll
            }: { $bonus ->
                [one] { $bonus } Punkt
               *[other] { $bonus } Punkte
            }
        [red]
            { $size ->
                [one] Das einzelne rote Zimmer ist belegt
               *[other] Die rote { $size }er-Gruppe ist voll
            }: { $bonus ->
                [one] { $bonus } Krone
               *[other] { $bonus } Kronen
            }
       *[other]
            { $size ->
                [one] Das einzelne gelbe Zimmer ist belegt
               *[other] Die gelbe { $size }er-Gruppe ist voll
            }: { $bonus ->
                [one] { $bonus } Kaiserschritt
               *[other] { $bonus } Kaiserschritte
            }
    }
hint-deed-staff_drawn =
    Zieh { $cards ->
        [one] eine Personalkarte
       *[other] { $cards } Personalkarten
    }
hint-deed-staff_looked_at =
    Sieh dir { $cards ->
        [one] eine Personalkarte
       *[other] { $cards } Personalkarten
    } an
hint-deed-staff_hired =
    Stell { FORM($staff, form: "accusative") } { $price ->
        [0] kostenlos
        [one] für { $price } Krone
       *[other] für { $price } Kronen
    } ein
hint-deed-staff_used = Setz { FORM($staff, form: "accusative") } ein
hint-deed-staff_returned = Leg { FORM($staff, form: "accusative") } unter den Stapel
hint-deed-staff_dismissed = Entlass { FORM($staff, form: "accusative") }
hint-deed-staff_drafted = Behalte { FORM($staff, form: "accusative") }
hint-deed-objective_claimed =
    { $place ->
        [1] Löse Politikkarte { $letter } auf Platz 1 ein
        [2] Löse Politikkarte { $letter } auf Platz 2 ein
       *[other] Löse Politikkarte { $letter } auf Platz 3 ein
    }: { $vp } Punkte
hint-deed-emperor_punished = Nimm die Strafe des Kaisers hin
hint-deed-penalty_ignored =
    Zahle { $krones ->
        [one] { $krones } Krone
       *[other] { $krones } Kronen
    }, um die Strafe des Kaisers zu ignorieren
hint-deed-kitchen_returned =
    { $items ->
        [0] Die Küche ist ohnehin leer
        [one] Gib { $items } Ware aus der Küche zurück
       *[other] Gib { $items } Waren aus der Küche zurück
    }
hint-deed-cafe_returned =
    { $items ->
        [0] Serviert ist ohnehin nichts
        [one] Gib { $items } Ware aus dem Café zurück
       *[other] Gib { $items } Waren aus dem Café zurück
    }
hint-left-missing = { FORM($guest, form: "start") } möchte noch { LIST($items) }.
hint-left-ready = { FORM($guest, form: "start") } hat alles, und ein Zimmer ist frei: Als Nächstes folgt der Einzug.
hint-left-no_room = { FORM($guest, form: "start") } hat alles, nur ein Zimmer fehlt noch.
hint-left-emperor =
    { $outcome ->
        [reward]
            Die Kaiserleiste: Nach Runde { $round } sind das { $vp ->
                [one] { $vp } Punkt
               *[other] { $vp } Punkte
            } und die Belohnung.
        [penalty]
            Die Kaiserleiste: Nach Runde { $round } sind das { $vp ->
                [one] { $vp } Punkt
               *[other] { $vp } Punkte
            } und die Strafe, wenn nichts dazukommt.
       *[other]
            Die Kaiserleiste: Nach Runde { $round } sind das { $vp ->
                [one] { $vp } Punkt
               *[other] { $vp } Punkte
            }, ohne Belohnung oder Strafe.
    }
hint-left-open = Wie es weitergeht, hängt von Karten ab, die du noch nicht gesehen hast.
hint-lead = Der { $level } achtet nicht nur auf die eigenen Punkte, sondern auch darauf, wie viele die anderen hätten.
hint-only = Etwas anderes bleibt nicht zu tun.
hint-gain-vp =
    +{ $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    }
hint-gain-emperor =
    +{ $amount ->
        [one] { $amount } Kaiserschritt
       *[other] { $amount } Kaiserschritte
    }
hint-gain-krones =
    +{ $amount ->
        [one] { $amount } Krone
       *[other] { $amount } Kronen
    }
hint-loss-vp =
    −{ $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    }
hint-loss-emperor =
    −{ $amount ->
        [one] { $amount } Kaiserschritt
       *[other] { $amount } Kaiserschritte
    }
hint-loss-krones =
    −{ $amount ->
        [one] { $amount } Krone
       *[other] { $amount } Kronen
    }

advice-die =
    { $how ->
        [boost] Eine { $face } nehmen, um 1 stärker: { $space }
        [lost] Eine { $face } nehmen, die Aktion verfällt
       *[other] Eine { $face } nehmen: { $space }
    }

hint-source-guests = { $n } für Gäste
hint-source-badges = { $n } für Plaketten
hint-source-bonuses = { $n } für volle Gruppen
hint-source-staff = { $n } für Personal
hint-source-objectives = { $n } für Politikkarten
hint-source-emperor_track = { $n } für die Kaiserleiste
hint-source-emperor_end = { $n } für Schritte über das Ende hinaus
hint-source-emperor_tiles = { $n } für das Kaiserplättchen
