# The table of a game with the expansion: what its parts are called, and how they stand. The page fetches these words with them.

waltz-season = Bälle und Lounge
waltz-season-open = Bälle und Lounge: näher ansehen
waltz-season-close = Zurück zu Warteschlange und Würfeln
waltz-balls = Die Bälle
waltz-balcony = Der Balkon
waltz-rehearsal = Dein Proberaum
waltz-rehearsal-of =
    { $who ->
        [you] { waltz-rehearsal }
       *[other] Der Proberaum von { $name }
    }
waltz-rehearsals = Proberäume zur Wahl
waltz-lounge = Die Lounge
waltz-auction = Hoteleingänge zu haben
waltz-beside = Eingang und Prominente

# `$scored` is done, next or later.
waltz-open =
    { $scored ->
        [done] { $name }, gewertet nach Runde { $round }: näher ansehen
       *[other] { $name }, Wertung nach Runde { $round }: näher ansehen
    }
waltz-scored = Gewertet nach Runde { $round }
waltz-dancers-of =
    { $who ->
        [you]
            { $n ->
                [one] { $n } Tänzer von dir
               *[other] { $n } Tänzer von dir
            }
       *[other]
            { $n ->
                [one] { $n } Tänzer von { $name }
               *[other] { $n } Tänzer von { $name }
            }
    }
# `$free` is -1 where there is room for everybody.
waltz-row =
    { $there ->
        [some] { $place }: { waltz-row-price }, { waltz-row-free }; { LIST($dancers) }
       *[none] { $place }: { waltz-row-price }, { waltz-row-free }; dort tanzt niemand
    }
waltz-row-price =
    { $price ->
        [0] kein Champagner
       *[other] { $price } Champagner
    }
waltz-row-free =
    { $free ->
        [-1] Platz für alle
        [0] voll
        [one] { $free } Feld frei
       *[other] { $free } Felder frei
    }
waltz-area =
    { $n ->
        [0] Bereich { $area } des Proberaums: leer
       *[other] Bereich { $area } des Proberaums: { $n } von { $of } Tänzern
    }
# `$face` is the space of the die; -1 for somebody who has been called on already.
waltz-celebrity =
    { $colour ->
        [none]
            { $face ->
                [-1] { $name } hat in dieser Runde schon geholfen
               *[other] { $name }, diese Runde bei dir
            }
       *[other] { $name }, neben dem { die-colour.dative } Würfel auf Feld { $face }, { waltz-points }
    }
die-colour =
    { $colour ->
        [red] rote
        [blue] blaue
       *[yellow] gelbe
    }
    .dative =
        { $colour ->
            [red] roten
            [blue] blauen
           *[yellow] gelben
        }
waltz-points =
    { $vp ->
        [one] { $vp } Punkt
       *[other] { $vp } Punkte
    }
waltz-lounge-gone = Neben dem { die-colour.dative } Würfel ist niemand mehr
waltz-offer =
    { $who ->
        [nobody] { $entrance }, noch kein Gebot
        [you] { $entrance }, dein Gebot: { waltz-bid }
       *[other] { $entrance }, { $name } bietet { waltz-bid }
    }
waltz-bid =
    { $bid ->
        [0] nichts
        [one] { $bid } Krone
       *[other] { $bid } Kronen
    }
waltz-key =
    { $price ->
        [0] Der Generalschlüssel, anstelle eines Würfels: { waltz-key-gain }
        [one] Der Generalschlüssel, anstelle eines Würfels, für { $price } Krone: { waltz-key-gain }
       *[other] Der Generalschlüssel, anstelle eines Würfels, für { $price } Kronen: { waltz-key-gain }
    }
waltz-key-gain =
    { $gain ->
        [0] die nächste Runde beginnen
        [one] { $gain } Krone und die nächste Runde beginnen
       *[other] { $gain } Kronen und die nächste Runde beginnen
    }
waltz-key-taken =
    { $who ->
        [you] Der Generalschlüssel: Du hast ihn in dieser Runde
       *[other] Der Generalschlüssel: { $name } hat ihn in dieser Runde
    }
waltz-gears =
    { $n ->
        [one] { $n } Zahnrad
       *[other] { $n } Zahnräder
    }
waltz-first =
    { $die ->
        [7] Der Schlüssel, in dieser Runde zuerst genommen
       *[other] Der erste Würfel dieser Runde: { $die }
    }
waltz-token = Bonusmarker { $token }
waltz-kept =
    { $n ->
        [one] { $n } Gast in dieser Runde bedient
       *[other] { $n } Gäste in dieser Runde bedient
    }
waltz-goal =
    { $met ->
        [yes] Eigene Politikkarte { $letter }, eingelöst: { $text }
       *[other] Eigene Politikkarte { $letter }: { $text }
    }
waltz-favour =
    { $n ->
        [one] { $n } Schritt auf der Kaiserleiste zurück: { $text }
       *[other] { $n } Schritte auf der Kaiserleiste zurück: { $text }
    }
waltz-stars = { $n } von { $of } Sternen haben ein Zahnrad
waltz-reserved = Zimmer { $room } ist reserviert.

## Tips.

tip-ball-price =
    { $price ->
        [0] Einen Tänzer hierher zu schicken kostet keinen Champagner.
       *[other] Einen Tänzer hierher zu schicken kostet { $price } Champagner.
    }
tip-ball-free =
    { $free ->
        [-1] Hier ist Platz für alle.
        [0] Alle Felder sind besetzt.
        [one] { $free } Feld ist frei.
       *[other] { $free } Felder sind frei.
    }
tip-ball-there = Hier tanzen: { LIST($dancers) }.
tip-ball-nobody = Hier tanzt noch niemand.
tip-ball-brings = Wer hierher kommt, bekommt sofort:
tip-ballroom-when =
    { $scored ->
        [done] Gewertet nach Runde { $round }.
       *[other] Wird nach Runde { $round } gewertet.
    }
tip-balcony-counts = Tänzer auf dem Balkon zählen zum letzten Ballsaal: { $ballroom }.
tip-rehearsal-text = Tänzer, die du losschickst, verlassen einen Bereich deines Proberaums. Wer einen Bereich leert, bekommt, was er verspricht.
tip-area-now =
    { $n ->
        [0] Er ist leer.
        [one] { $n } von { $of } Tänzern ist noch hier.
       *[other] { $n } von { $of } Tänzern sind noch hier.
    }
tip-lounge-text = Neben jedem farbigen Würfel wartet ein Prominenter. Wer den Würfel nimmt, hat ihn für den Rest der Runde und bekommt die Punkte.
tip-celebrity-die = Neben dem { die-colour.dative } Würfel, der auf Feld { $face } liegt.
tip-celebrity-worth =
    { $vp ->
        [one] Bringt sofort { $vp } Punkt.
       *[other] Bringt sofort { $vp } Punkte.
    }
tip-celebrity-with =
    { $who ->
        [you] Bei dir bis zum Ende der Runde.
       *[other] Bei { $name } bis zum Ende der Runde.
    }
tip-celebrity-used = Hat in dieser Runde schon geholfen.
tip-key-text = Wer anstelle eines Würfels den Generalschlüssel nimmt, beginnt die nächste Runde.
tip-key-deal =
    { $price ->
        [0] Er kostet nichts und bringt { waltz-krones }.
        [one] Er kostet { $price } Krone und bringt { waltz-krones }.
       *[other] Er kostet { $price } Kronen und bringt { waltz-krones }.
    }
waltz-krones =
    { $gain ->
        [one] { $gain } Krone
       *[other] { $gain } Kronen
    }
tip-entrance-begins = Zu Beginn: { LIST($items) }.
tip-offer-highest =
    { $who ->
        [nobody] Noch hat niemand darauf geboten.
        [you] Du hast am meisten geboten: { waltz-bid }.
       *[other] { $name } hat am meisten geboten: { waltz-bid }.
    }
tip-token = Bonusmarker
tip-token-text = Die obere Hälfte gilt für eine volle Spalte, die untere für eine volle Etage. Man nutzt ihn einmal.
tip-goal = Eine eigene Politikkarte
tip-favour = Ein eigenes Kaiserplättchen
tip-favour-text =
    { $n ->
        [one] Einmal pro Partie: Geh { $n } Schritt auf der Kaiserleiste zurück und nimm die Belohnung.
       *[other] Einmal pro Partie: Geh { $n } Schritte auf der Kaiserleiste zurück und nimm die Belohnung.
    }
tip-kept = Gäste, die bleiben
tip-kept-text = Gäste, die du in einer Runde bedienst, bleiben bis zu deren Ende hier und bringen Punkte nach ihrer Zahl: { LIST($values, type: "unit") }.
tip-gear = Ein Zahnrad
tip-stars = Neun Sterne
tip-pool = Der Warenpool
tip-pool-text = Von hier kommen Waren auf die Aktionsfelder.
tip-space_item = Eine Ware auf dem Feld
tip-give = Ein Gast von { $name }
