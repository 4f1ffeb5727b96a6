### What happened, line by line.
### $who is "you" where the line is about the reader, and $name is who it is about otherwise.

# Cards in a list of cards.
card-staff = { $staff }
    .accusative = { FORM($staff, form: "accusative") }

# How something was paid for, to follow its name.
log-for-price =
    { $price ->
        [0] kostenlos
        [one] für { $price } Krone
       *[other] für { $price } Kronen
    }

## Rounds and turns

log-round-began =
    { $who ->
        [you] Runde { $round }: Du beginnst.
       *[other] Runde { $round }: { $name } beginnt.
    }
log-dice-rolled-again =
    { $dice ->
        [one] Alle haben gepasst: Ein Würfel kommt in den Mistkübel, { $dice } wird neu geworfen.
       *[other] Alle haben gepasst: Ein Würfel kommt in den Mistkübel, { $dice } werden neu geworfen.
    }
log-passed =
    { $who ->
        [you] Du passt.
       *[other] { $name } passt.
    }
log-turn-began-extra =
    { $who ->
        [you] Du machst einen Extrazug.
       *[other] { $name } macht einen Extrazug.
    }
log-game-ended = Die Partie ist zu Ende.
log-broken-off = Karten aus eigenen Paketen haben mehr ausgelöst, als sich ausführen lässt: Die Partie endet hier.
log-hand-dealt =
    { $who ->
        [you] { $cards ->
            [one] Du bekommst { $cards } Personalkarte.
           *[other] Du bekommst { $cards } Personalkarten.
        }
       *[other] { $cards ->
            [one] { $name } bekommt { $cards } Personalkarte.
           *[other] { $name } bekommt { $cards } Personalkarten.
        }
    }

## Guests

log-guest-taken =
    { $who ->
        [you] Du lädst { FORM($guest, form: "accusative") } { log-for-price } ein.
       *[other] { $name } lädt { FORM($guest, form: "accusative") } { log-for-price } ein.
    }
log-guests-reshuffled = Der Gästestapel ist aufgebraucht; die { $cards } abgereisten Gäste werden gemischt und kommen wieder.
log-order-completed =
    { $who ->
        [you] Du vervollständigst die Bestellung für { FORM($guest, form: "accusative") }.
       *[other] { $name } vervollständigt die Bestellung für { FORM($guest, form: "accusative") }.
    }
log-checked-in =
    { $who ->
        [you] Du gibst { FORM($guest, form: "dative") } Zimmer { $room }.
       *[other] { $name } gibt { FORM($guest, form: "dative") } Zimmer { $room }.
    }

## Dice

# $action is what a six is used for; 0 for other dice.
log-die-taken-detail =
    { $price ->
        [0] Stärke { $strength }
        [one] Stärke { $strength }, für { $price } Krone
       *[other] Stärke { $strength }, für { $price } Kronen
    }
log-die-taken =
    { $who ->
        [you] { $action ->
            [0] Du nimmst eine { $face }, { log-die-taken-detail }.
           *[other] Du nimmst eine { $face } als { $action }, { log-die-taken-detail }.
        }
       *[other] { $action ->
            [0] { $name } nimmt eine { $face }, { log-die-taken-detail }.
           *[other] { $name } nimmt eine { $face } als { $action }, { log-die-taken-detail }.
        }
    }
log-action-done =
    { $who ->
        [you] Du machst { log-action }, Stärke { $strength }.
       *[other] { $name } macht { log-action }, Stärke { $strength }.
    }
log-action =
    { $action ->
        [1] Aktion 1, Strudel und Torte
        [2] Aktion 2, Wein und Kaffee
        [3] Aktion 3, Zimmer vorbereiten
        [4] Aktion 4, Kaiserschritte und Kronen
       *[other] Aktion 5, Personal einstellen
    }
log-action-lost =
    { $who ->
        [you] Du lässt die Aktion des Würfels verfallen.
       *[other] { $name } lässt die Aktion des Würfels verfallen.
    }

## Krones, favour, points

log-krones =
    { $who ->
        [you] Du erhältst { krones }.
       *[other] { $name } erhält { krones }.
    }
log-krones-full =
    { $who ->
        [you] Deine Börse ist voll: Du erhältst keine Kronen.
       *[other] { $name } erhält keine Kronen, die Börse ist voll.
    }
log-krones-paid =
    { $who ->
        [you] Du zahlst { krones }.
       *[other] { $name } zahlt { krones }.
    }
log-krones-lost =
    { $who ->
        [you] Du verlierst { krones }.
       *[other] { $name } verliert { krones }.
    }
# $worth is what is printed on the space.
log-emperor =
    { $who ->
        [you] { $change ->
            [one] Du rückst { $change } Schritt auf der Kaiserleiste vor, auf eine { $worth }.
           *[other] Du rückst { $change } Schritte auf der Kaiserleiste vor, auf eine { $worth }.
        }
       *[other] { $change ->
            [one] { $name } rückt { $change } Schritt auf der Kaiserleiste vor, auf eine { $worth }.
           *[other] { $name } rückt { $change } Schritte auf der Kaiserleiste vor, auf eine { $worth }.
        }
    }
log-emperor-stays =
    { $who ->
        [you] Du bleibst am Ende der Kaiserleiste.
       *[other] { $name } bleibt am Ende der Kaiserleiste.
    }
log-emperor-back =
    { $who ->
        [you] { $change ->
            [one] Du gehst { $change } Schritt auf der Kaiserleiste zurück, auf eine { $worth }.
           *[other] Du gehst { $change } Schritte auf der Kaiserleiste zurück, auf eine { $worth }.
        }
       *[other] { $change ->
            [one] { $name } geht { $change } Schritt auf der Kaiserleiste zurück, auf eine { $worth }.
           *[other] { $name } geht { $change } Schritte auf der Kaiserleiste zurück, auf eine { $worth }.
        }
    }
log-vp-guests =
    { $who ->
        [you] Du bekommst { points } für den Gast.
       *[other] { $name } bekommt { points } für den Gast.
    }
log-vp-badges =
    { $who ->
        [you] Du bekommst { points } für die Plakette am Zimmer.
       *[other] { $name } bekommt { points } für die Plakette am Zimmer.
    }
log-vp-bonuses =
    { $who ->
        [you] Du bekommst { points } für die volle Gruppe.
       *[other] { $name } bekommt { points } für die volle Gruppe.
    }
log-vp-staff =
    { $who ->
        [you] Du bekommst { points } durch Personal.
       *[other] { $name } bekommt { points } durch Personal.
    }
log-vp-emperor-end =
    { $who ->
        [you] Du bekommst { points } für Schritte über das Ende der Leiste hinaus.
       *[other] { $name } bekommt { points } für Schritte über das Ende der Leiste hinaus.
    }
log-vp-emperor-tiles =
    { $who ->
        [you] Du bekommst { points } vom Kaiser.
       *[other] { $name } bekommt { points } vom Kaiser.
    }
log-vp-rooms =
    { $who ->
        [you] Du bekommst { points } für belegte Zimmer.
       *[other] { $name } bekommt { points } für belegte Zimmer.
    }
log-vp-leftovers =
    { $who ->
        [you] Du bekommst { points } für Kronen und Küche.
       *[other] { $name } bekommt { points } für Kronen und Küche.
    }
log-vp-unserved =
    { $who ->
        [you] Du verlierst { points } für Gäste, die noch im Café sitzen.
       *[other] { $name } verliert { points } für Gäste, die noch im Café sitzen.
    }

log-vp-lost =
    { $who ->
        [you] Du verlierst { points }.
       *[other] { $name } verliert { points }.
    }

## Items

log-item-placed =
    { $who ->
        [you] Du bringst { FORM($guest, form: "dative") } { LIST($items) }.
       *[other] { $name } bringt { FORM($guest, form: "dative") } { LIST($items) }.
    }
log-item-kept =
    { $who ->
        [you] Du stellst { LIST($items) } in die Küche.
       *[other] { $name } stellt { LIST($items) } in die Küche.
    }
log-item-served =
    { $who ->
        [you] Du servierst { FORM($guest, form: "dative") } { LIST($items) } aus der Küche.
       *[other] { $name } serviert { FORM($guest, form: "dative") } { LIST($items) } aus der Küche.
    }
log-item-spent =
    { $who ->
        [you] Du gibst { LIST($items) } aus der Küche ab.
       *[other] { $name } gibt { LIST($items) } aus der Küche ab.
    }
log-item-swapped =
    { $who ->
        [you] Du tauschst { LIST($given) } gegen { LIST($taken) }.
       *[other] { $name } tauscht { LIST($given) } gegen { LIST($taken) }.
    }
log-service-paid =
    { $who ->
        [you] Du zahlst { krones } fürs Servieren.
       *[other] { $name } zahlt { krones } fürs Servieren.
    }

## Rooms

log-room-prepared =
    { $who ->
        [you] Du bereitest Zimmer { LIST($rooms) } { log-for-price } vor.
       *[other] { $name } bereitet Zimmer { LIST($rooms) } { log-for-price } vor.
    }
log-room-occupied =
    { $who ->
        [you] Du belegst Zimmer { $room }.
       *[other] { $name } belegt Zimmer { $room }.
    }
log-room-removed =
    { $was ->
        [vacant] { $who ->
            [you] Du verlierst das freie Zimmer { $room }.
           *[other] { $name } verliert das freie Zimmer { $room }.
        }
       *[occupied] { $who ->
            [you] Du verlierst das belegte Zimmer { $room }.
           *[other] { $name } verliert das belegte Zimmer { $room }.
        }
    }
log-group-completed =
    { $who ->
        [you] Du füllst { log-group }.
       *[other] { $name } füllt { log-group }.
    }
log-group =
    { $colour ->
        [blue] { $size ->
            [one] eine blaue Gruppe mit { $size } Zimmer
           *[other] eine blaue Gruppe mit { $size } Zimmern
        }
        [red] { $size ->
            [one] eine rote Gruppe mit { $size } Zimmer
           *[other] eine rote Gruppe mit { $size } Zimmern
        }
       *[yellow] { $size ->
            [one] eine gelbe Gruppe mit { $size } Zimmer
           *[other] eine gelbe Gruppe mit { $size } Zimmern
        }
    }

## Staff

log-staff-drawn =
    { $who ->
        [you] Du ziehst { LIST($cards, form: "accusative") }.
       *[other] { $name } zieht { LIST($cards, form: "accusative") }.
    }
log-staff-drawn-hidden =
    { $count ->
        [one] { $name } zieht eine Personalkarte.
       *[other] { $name } zieht { $count } Personalkarten.
    }
log-staff-looked-at =
    { $who ->
        [you] Du siehst dir { LIST($cards, form: "accusative") } an.
       *[other] { $name } sieht sich { LIST($cards, form: "accusative") } an.
    }
log-staff-looked-at-hidden =
    { $count ->
        [one] { $name } sieht sich eine Personalkarte an.
       *[other] { $name } sieht sich { $count } Personalkarten an.
    }
log-staff-returned =
    { $from_hand ->
        [0] { $who ->
            [you] Du legst { LIST($cards, form: "accusative") } unter den Stapel.
           *[other] { $name } legt { LIST($cards, form: "accusative") } unter den Stapel.
        }
       *[other] { $who ->
            [you] Du legst { LIST($cards, form: "accusative") } aus der Hand unter den Stapel.
           *[other] { $name } legt { LIST($cards, form: "accusative") } aus der Hand unter den Stapel.
        }
    }
log-staff-returned-hidden =
    { $from_hand ->
        [0] { $count ->
            [one] { $name } legt eine Personalkarte unter den Stapel.
           *[other] { $name } legt { $count } Personalkarten unter den Stapel.
        }
       *[other] { $count ->
            [one] { $name } legt eine Personalkarte aus der Hand unter den Stapel.
           *[other] { $name } legt { $count } Personalkarten aus der Hand unter den Stapel.
        }
    }
log-staff-drafted =
    { $who ->
        [you] Du behältst { LIST($cards, form: "accusative") }.
       *[other] { $name } behält { LIST($cards, form: "accusative") }.
    }
log-staff-drafted-hidden =
    { $count ->
        [one] { $name } behält eine Personalkarte.
       *[other] { $name } behält { $count } Personalkarten.
    }
log-staff-hired =
    { $who ->
        [you] Du stellst { FORM($staff, form: "accusative") } { log-for-price } ein.
       *[other] { $name } stellt { FORM($staff, form: "accusative") } { log-for-price } ein.
    }
log-staff-flipped =
    { $who ->
        [you] Du setzt { FORM($staff, form: "accusative") } ein; die Karte liegt nun verdeckt.
       *[other] { $name } setzt { FORM($staff, form: "accusative") } ein; die Karte liegt nun verdeckt.
    }
log-staff-used =
    { $who ->
        [you] Du setzt { FORM($staff, form: "accusative") } ein.
       *[other] { $name } setzt { FORM($staff, form: "accusative") } ein.
    }
log-staff-dismissed =
    { $who ->
        [you] Du entlässt { FORM($staff, form: "accusative") }.
       *[other] { $name } entlässt { FORM($staff, form: "accusative") }.
    }
log-staff-scored =
    { $n ->
        [0] { $who ->
            [you] Du bekommst nichts für { FORM($staff, form: "accusative") }.
           *[other] { $name } bekommt nichts für { FORM($staff, form: "accusative") }.
        }
       *[other] { $who ->
            [you] Du bekommst { points } für { FORM($staff, form: "accusative") }.
           *[other] { $name } bekommt { points } für { FORM($staff, form: "accusative") }.
        }
    }
log-staff-scored-copied =
    { $who ->
        [you] Du bekommst { points } für { FORM($staff, form: "accusative") }, gewertet wie { FORM($copied, form: "nominative") }.
       *[other] { $name } bekommt { points } für { FORM($staff, form: "accusative") }, gewertet wie { FORM($copied, form: "nominative") }.
    }

## Objectives and the emperor

log-objective-claimed =
    { $who ->
        [you] { $place ->
            [1] Du löst Politikkarte { $letter } auf Platz 1 ein: { points }.
            [2] Du löst Politikkarte { $letter } auf Platz 2 ein: { points }.
            [3] Du löst Politikkarte { $letter } auf Platz 3 ein: { points }.
           *[other] Du löst Politikkarte { $letter } ein: { points }.
        }
       *[other] { $place ->
            [1] { $name } löst Politikkarte { $letter } auf Platz 1 ein: { points }.
            [2] { $name } löst Politikkarte { $letter } auf Platz 2 ein: { points }.
            [3] { $name } löst Politikkarte { $letter } auf Platz 3 ein: { points }.
           *[other] { $name } löst Politikkarte { $letter } ein: { points }.
        }
    }
log-worth =
    { $n ->
        [0] nichts
       *[other] { points }
    }
log-emperor-scored =
    { $who ->
        [you] Du bekommst auf der Kaiserleiste { log-worth } und gehst auf eine { $worth } zurück.
       *[other] { $name } bekommt auf der Kaiserleiste { log-worth } und geht auf eine { $worth } zurück.
    }
log-emperor-scored-stays =
    { $who ->
        [you] Du bekommst auf der Kaiserleiste { log-worth }.
       *[other] { $name } bekommt auf der Kaiserleiste { log-worth }.
    }
log-emperor-rewarded =
    { $who ->
        [you] Der Kaiser belohnt dich (Plättchen { $tile }).
       *[other] Der Kaiser belohnt { $name } (Plättchen { $tile }).
    }
log-emperor-punished =
    { $who ->
        [you] Der Kaiser ist ungehalten über dich (Plättchen { $tile }).
       *[other] Der Kaiser ist ungehalten über { $name } (Plättchen { $tile }).
    }
log-penalty-ignored =
    { $krones ->
        [0] { $who ->
            [you] Die Strafe des Kaisers trifft dich nicht (Plättchen { $tile }).
           *[other] Die Strafe des Kaisers trifft { $name } nicht (Plättchen { $tile }).
        }
        [one] { $who ->
            [you] Du zahlst { $krones } Krone und ignorierst die Strafe des Kaisers (Plättchen { $tile }).
           *[other] { $name } zahlt { $krones } Krone und ignoriert die Strafe des Kaisers (Plättchen { $tile }).
        }
       *[other] { $who ->
            [you] Du zahlst { $krones } Kronen und ignorierst die Strafe des Kaisers (Plättchen { $tile }).
           *[other] { $name } zahlt { $krones } Kronen und ignoriert die Strafe des Kaisers (Plättchen { $tile }).
        }
    }
log-kitchen-returned =
    { $items ->
        [0] { $who ->
            [you] In deiner Küche ist nichts, was du zurückgeben könntest.
           *[other] In der Küche von { $name } ist nichts zurückzugeben.
        }
        [one] { $who ->
            [you] Du gibst { $items } Ware aus der Küche zurück.
           *[other] { $name } gibt { $items } Ware aus der Küche zurück.
        }
       *[other] { $who ->
            [you] Du gibst { $items } Waren aus der Küche zurück.
           *[other] { $name } gibt { $items } Waren aus der Küche zurück.
        }
    }
log-cafe-returned =
    { $items ->
        [0] { $who ->
            [you] Auf den Tischen deiner Gäste ist nichts, was du zurückgeben könntest.
           *[other] Auf den Tischen der Gäste von { $name } ist nichts zurückzugeben.
        }
        [one] { $who ->
            [you] Du gibst { $items } Ware von den Tischen deiner Gäste zurück.
           *[other] { $name } gibt { $items } Ware von den Tischen der Gäste zurück.
        }
       *[other] { $who ->
            [you] Du gibst { $items } Waren von den Tischen deiner Gäste zurück.
           *[other] { $name } gibt { $items } Waren von den Tischen der Gäste zurück.
        }
    }
## Besides the game: who came and went, and the log itself

log-undo =
    { $who ->
        [you] { $steps ->
            [one] Du nimmst einen Schritt zurück.
           *[other] Du nimmst { $steps } Schritte zurück.
        }
       *[other] { $steps ->
            [one] { $name } nimmt einen Schritt zurück.
           *[other] { $name } nimmt { $steps } Schritte zurück.
        }
    }
log-undo-asked =
    { $who ->
        [you] { $steps ->
            [one] Du möchtest einen Schritt zurücknehmen.
           *[other] Du möchtest { $steps } Schritte zurücknehmen.
        }
       *[other] { $steps ->
            [one] { $name } möchte einen Schritt zurücknehmen.
           *[other] { $name } möchte { $steps } Schritte zurücknehmen.
        }
    }
log-undo-agreed =
    { $who ->
        [you] Du bist einverstanden.
       *[other] { $name } ist einverstanden.
    }
log-undo-declined =
    { $who ->
        [you] Du bist nicht einverstanden.
       *[other] { $name } ist nicht einverstanden.
    }
log-time-up =
    { $who ->
        [you] Deine Zeit ist um.
       *[other] Die Zeit von { $name } ist um.
    }
log-seat =
    { $who ->
        [you] Du setzt dich.
       *[other] { $name } setzt sich.
    }
log-seat-free = Ein neuer Link lädt jemanden auf den Platz von { $name } ein.
log-stand-in =
    { $who ->
        [you] Ein Bot ({ $level }) spielt für dich.
       *[other] Ein Bot ({ $level }) spielt für { $name }.
    }
log-stand-in-over =
    { $who ->
        [you] Du spielst wieder selbst.
       *[other] { $name } spielt wieder selbst.
    }
log-stand-in-preparing = { $name } wird noch vorbereitet; bis dahin spielt ein Bot, der bereit ist ({ $level }).
log-stand-in-ready = { $name } ist jetzt bereit und spielt.
log-stand-in-unprepared = { $name } lässt sich auf diesem Rechner nicht vorbereiten; stattdessen spielt ein einfacherer Bot ({ $level }).
log-bot-failed =
    { $who ->
        [you] Der Bot, der für dich spielt, ist ausgefallen; ein einfacherer spielt weiter.
       *[other] Der Bot von { $name } ist ausgefallen; ein einfacherer spielt weiter.
    }
log-note = Eine Notiz wurde gemacht.
log-title = Was geschehen ist
log-again = Noch einmal ansehen
log-empty = Noch ist nichts geschehen.
