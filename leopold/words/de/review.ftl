### Rückblick: wie gut eine Partie gespielt wurde.

review-split =
    { $luck ->
        [good] Erspielt: { points }; vom Glück kamen { $dealt } dazu.
        [bad] Erspielt: { points }; das Glück nahm { $dealt } davon.
       *[even] Erspielt: { points }; das Glück gab nichts und nahm nichts.
    }
review-mark-best = Bester
review-mark-good = Gut
review-mark-inaccuracy = Ungenau
review-mark-mistake = Fehler
review-mark-blunder = Patzer
review-going = Die Partie läuft noch: Zurückblicken lässt sich, wenn sie zu Ende ist.

## Auf der Seite.

review-title = Rückblick
review-waiting = Jede Entscheidung der Partie wird an vielen möglichen Verläufen noch einmal durchgespielt. Das dauert etwa eine Minute. Du kannst inzwischen weggehen: Es läuft weiter und bleibt bei der Partie.
review-progress = { $done } von { $of } Entscheidungen beurteilt
review-failed = Der Rückblick wurde abgebrochen. Von der Partie ist nichts verloren: Versuch es noch einmal.
review-people = Wie alle gespielt haben
review-accuracy = Genauigkeit
review-percent = { $n } %
review-lost = { points } verloren
review-count = { $mark }: { $n }
review-curve = Der erwartete Vorsprung
review-curve-about = Punkte vor dem Besten der anderen, vor jedem Zug und am Ende.
review-curve-label = { $name }: anfangs { $start }, am Ende { $end }. Können { $skill }, Glück { $luck }.
review-margin = Vorsprung
review-skill = Können
review-skill-about = Wie viel die Züge gegenüber den besten gefundenen verloren haben.
review-luck = Glück
review-luck-about = Würfel, Karten und was die anderen taten.
review-parts = Was die Kurve zeigt
review-moments = Worauf es ankam
review-moment = Runde { $round }: { $mark }, { points } verloren
review-moment-best = { $best }: { $line }
review-no-moments = Kein Zug hat Nennenswertes gekostet.
review-turns = Zug für Zug
review-worth = { points } erwartet, { $chance } % Siegchance
review-worth-margin = { points } erwartet, Vorsprung { $margin }, { $chance } % Siegchance
review-nothing = Es gab nichts zu wählen.
review-played = Gespielt
review-played-best = Gespielt, zugleich das Beste, was sich fand
review-line =
    { $place ->
        [1] Bester Zug
        [2] Zweitbester
       *[other] Drittbester
    }
review-lines = Vergleichen mit
review-part = Entscheidung { $at } von { $of }
review-differs = Eingerahmt ist, worin sich beide unterscheiden.
review-cut = Weiter lässt es sich mit den Karten, die kamen, nicht zeigen.
review-whole = Gezeigt ist, wie der ganze Zug weiterging.
review-on = Von hier weiterspielen
review-on-about = Ein neuer Tisch ab genau diesem Moment, gegen dieselben Bots.
review-unjudged =
    { $n ->
        [one] { $n } Entscheidung vor der ersten Runde ist nicht beurteilt.
       *[other] { $n } Entscheidungen vor der ersten Runde sind nicht beurteilt.
    }
review-how = Erprobt an bis zu { $n } möglichen Verläufen, ohne mehr zu wissen, als am Zug zu sehen war.

## Zwei Züge nebeneinander: was der eine dem gespielten voraushat.

review-compared =
    { $whole ->
        [yes] { review-line } gegenüber dem gespielten: { LIST($parts) }.
       *[no] { review-line } gegenüber dem gespielten samt der besten Fortsetzung: { LIST($parts) }.
    }
review-compared-now =
    { $more ->
        [yes] sofort { points } mehr
       *[no] sofort { points } weniger
    }
review-compared-later =
    { $more ->
        [yes] später etwa { points } mehr
       *[no] später etwa { points } weniger
    }
review-compared-others =
    { $more ->
        [yes] etwa { points } mehr für den Besten der anderen
       *[no] etwa { points } weniger für den Besten der anderen
    }
review-compared-even = etwa gleich viele Punkte
review-compared-more = Mehr gibt es dabei: { LIST($gains) }.
review-compared-less = Weniger gibt es dabei: { LIST($gains) }.
review-gain-guest_taken =
    { $n ->
        [one] { $n } eingeladener Gast
       *[other] { $n } eingeladene Gäste
    }
review-gain-items_served =
    { $n ->
        [one] { $n } bedienter Gast
       *[other] { $n } bediente Gäste
    }
review-gain-checked_in =
    { $n ->
        [one] { $n } eingezogener Gast
       *[other] { $n } eingezogene Gäste
    }
review-gain-rooms_prepared =
    { $n ->
        [one] { $n } vorbereitetes Zimmer
       *[other] { $n } vorbereitete Zimmer
    }
review-gain-rooms_occupied =
    { $n ->
        [one] { $n } ohne Gast belegtes Zimmer
       *[other] { $n } ohne Gast belegte Zimmer
    }
review-gain-group_completed =
    { $n ->
        [one] { $n } volle Gruppe
       *[other] { $n } volle Gruppen
    }
review-gain-staff_hired =
    { $n ->
        [one] { $n } eingestellte Personalkarte
       *[other] { $n } eingestellte Personalkarten
    }
review-gain-staff_used =
    { $n ->
        [one] { $n } eingesetzte Personalkarte
       *[other] { $n } eingesetzte Personalkarten
    }
review-gain-objective_claimed =
    { $n ->
        [one] { $n } eingelöste Politikkarte
       *[other] { $n } eingelöste Politikkarten
    }
review-gain-dancer_sent =
    { $n ->
        [one] { $n } Tänzer auf einem Ball
       *[other] { $n } Tänzer auf einem Ball
    }
review-gain-emperor_punished =
    { $n ->
        [one] { $n } Strafe des Kaisers
       *[other] { $n } Strafen des Kaisers
    }
