### The automaton's turn, with the clause of the rulebook that decided.
### $automaton says who it is, so that messages can say "he" or "she"; $name is what it is called.

automaton-He =
    { $automaton ->
        [elisabeth] Sie
       *[other] Er
    }
automaton-he =
    { $automaton ->
        [elisabeth] sie
       *[other] er
    }
automaton-His =
    { $automaton ->
        [elisabeth] Ihr
       *[other] Sein
    }
automaton-his =
    { $automaton ->
        [elisabeth] ihr
       *[other] sein
    }
    .dative =
        { $automaton ->
            [elisabeth] ihrem
           *[other] seinem
        }
    .genitive =
        { $automaton ->
            [elisabeth] ihres
           *[other] seines
        }

# After a choice: what decided between equals.
automaton-tie =
    { $tie ->
        [right] {" "}Gleichstand: Die Hand zeigt nach rechts, also das Erste von links.
        [left] {" "}Gleichstand: Die Hand zeigt nach links, also das Erste von rechts.
       *[none] {""}
    }

## The card

automaton-turned = { $name } deckt Karte { $instruction } auf: { LIST($guests, type: "unit") }; { LIST($dice, type: "or") }; { LIST($extras, type: "unit") }; { automaton-hand }.
automaton-hand =
    { $hand ->
        [left] die Hand zeigt nach links
       *[right] die Hand zeigt nach rechts
    }
automaton-wants-guest =
    { $colour ->
        [any] ein beliebiger Gast{ automaton-goes }
        [blue] ein blauer Gast{ automaton-goes }
        [red] ein roter Gast{ automaton-goes }
        [yellow] ein gelber Gast{ automaton-goes }
       *[green] ein grüner Gast{ automaton-goes }
    }
# Where there are balls, some guests go there.
automaton-goes =
    { $ball ->
        [next] { " " }für den nächsten Ball
        [after_next] { " " }für den übernächsten Ball
       *[none] { "" }
    }
automaton-wants-nobody = kein Gast
automaton-wants-die = eine { $face }
automaton-wants-any-die = ein Würfel vom vollsten Feld

automaton-wants-emperor =
    { $n ->
        [one] { $n } Schritt auf der Kaiserleiste
       *[other] { $n } Schritte auf der Kaiserleiste
    }
automaton-wants-objective = Politikkarte { $letter }
automaton-wants-any-objective = eine beliebige Politikkarte
automaton-wants-staff =
    { $n ->
        [one] eine Personalkarte
       *[other] { $n } Personalkarten
    }
automaton-wants-dancer =
    { $ball ->
        [after_next] ein Tänzer für den übernächsten Ball
       *[next] ein Tänzer für den nächsten Ball
    }
automaton-wants-no-more = sonst nichts

## Guests

automaton-worth =
    { $worth ->
        [one] { $worth } Punkt
       *[other] { $worth } Punkte
    }
# $space is where the guest stood; 0 where nobody knows.
automaton-who =
    { $space ->
        [0] { $guest }, { automaton-worth }
       *[other] { $guest }, { automaton-worth }, von Platz { $space }
    }
automaton-guest-colour =
    { $colour ->
        [blue] { automaton-He } nimmt den wertvollsten blauen Gast: { automaton-who }.
        [red] { automaton-He } nimmt den wertvollsten roten Gast: { automaton-who }.
        [yellow] { automaton-He } nimmt den wertvollsten gelben Gast: { automaton-who }.
       *[green] { automaton-He } nimmt den wertvollsten grünen Gast: { automaton-who }.
    }{ automaton-tie }
automaton-guest-any = Jede Farbe ist recht: { automaton-He } nimmt den wertvollsten Gast, der noch ein Zimmer findet: { automaton-who }.{ automaton-tie }
automaton-guest-absent =
    { $colour ->
        [blue] Kein blauer Gast ist in der Warteschlange:
        [red] Kein roter Gast ist in der Warteschlange:
        [yellow] Kein gelber Gast ist in der Warteschlange:
       *[green] Kein grüner Gast ist in der Warteschlange:
    } { automaton-He } nimmt den wertvollsten Gast, der noch ein Zimmer findet: { automaton-who }.{ automaton-tie }
automaton-guest-full =
    { $colour ->
        [blue] In { automaton-his.dative } Hotel ist kein blaues Feld mehr frei:
        [red] In { automaton-his.dative } Hotel ist kein rotes Feld mehr frei:
        [yellow] In { automaton-his.dative } Hotel ist kein gelbes Feld mehr frei:
       *[green] In { automaton-his.dative } Hotel ist kein Feld mehr für einen grünen Gast frei:
    } { automaton-He } nimmt den wertvollsten Gast, der noch ein Zimmer findet: { automaton-who }.{ automaton-tie }
automaton-no-guest =
    { $colour ->
        [any] Die Karte verlangt einen Gast, aber niemand in der Warteschlange findet in { automaton-his.dative } Hotel ein Zimmer: { automaton-He } nimmt niemanden.
        [blue] Die Karte verlangt einen blauen Gast, aber niemand in der Warteschlange findet in { automaton-his.dative } Hotel ein Zimmer: { automaton-He } nimmt niemanden.
        [red] Die Karte verlangt einen roten Gast, aber niemand in der Warteschlange findet in { automaton-his.dative } Hotel ein Zimmer: { automaton-He } nimmt niemanden.
        [yellow] Die Karte verlangt einen gelben Gast, aber niemand in der Warteschlange findet in { automaton-his.dative } Hotel ein Zimmer: { automaton-He } nimmt niemanden.
       *[green] Die Karte verlangt einen grünen Gast, aber niemand in der Warteschlange findet in { automaton-his.dative } Hotel ein Zimmer: { automaton-He } nimmt niemanden.
    }
automaton-tile =
    { $colour ->
        [blue] Ein belegtes blaues Zimmer kommt auf { $room }
        [red] Ein belegtes rotes Zimmer kommt auf { $room }
       *[yellow] Ein belegtes gelbes Zimmer kommt auf { $room }
    }
automaton-room =
    { $rule ->
        [green] { automaton-tile }: für einen grünen Gast das unterste leere Feld der am weitesten rechts liegenden Spalte, die eines hat.
       *[colour] { automaton-tile }, das von links erste leere Feld dieser Farbe in der untersten Etage, die eines hat.
    }
automaton-vp-guests =
    { $badge ->
        [0] { $name } bekommt { points } für den Gast und steht bei { $vp }.
       *[other] { $name } bekommt { points } für den Gast und { $badge } für die Plakette am Zimmer und steht bei { $vp }.
    }
automaton-vp =
    { $source ->
        [badges] { $name } bekommt { points } für die Plakette am Zimmer und steht bei { $vp }.
        [emperor_end] { $name } bekommt { points } für Schritte über das Ende der Leiste hinaus und steht bei { $vp }.
        [rooms] { $name } bekommt { points } für belegte Zimmer und endet bei { $vp }.
        [celebrities] { $name } bekommt { points } in der Lounge und steht bei { $vp }.
        [entrances] { $name } bekommt { points } für Zahnräder und steht bei { $vp }.
       *[other] { $name } bekommt { points } und steht bei { $vp }.
    }

## The die

automaton-die-shown = { automaton-He } nimmt eine { $face }, den Würfel auf der Karte.{ automaton-tie }
automaton-die-more =
    { $tie ->
        [none] Von { LIST($faces) } liegen auf der { $face } mehr Würfel: { automaton-He } nimmt eine { $face }.
       *[other] Von { LIST($faces) } liegen auf beiden gleich viele Würfel: { automaton-He } nimmt eine { $face }.
    }{ automaton-tie }
automaton-die-any = Der Würfel mit dem Fragezeichen: { automaton-He } nimmt einen vom Feld mit den meisten Würfeln, eine { $face }.{ automaton-tie }
automaton-die-absent = Es gibt keine { LIST($faces, type: "or") }: { automaton-He } nimmt einen Würfel vom Feld mit den meisten Würfeln, eine { $face }.{ automaton-tie }

## Extras

automaton-staff = { automaton-He } deckt eine Karte { automaton-his.genitive } privaten Stapels auf: { $staff }.
automaton-no-staff = { automaton-His } privater Stapel ist leer: Keine Personalkarte wird aufgedeckt.

automaton-objective-any = Die Politikkarte mit dem Fragezeichen: { automaton-He } nimmt die mit dem geringsten Fortschritt, { $letter }.{ automaton-tie }
automaton-objective-claimed = Politikkarte { $asked } hat { automaton-he } schon eingelöst: { automaton-He } nimmt die mit dem geringsten Fortschritt, { $letter }.{ automaton-tie }
automaton-no-objective = { automaton-He } hat schon alle Politikkarten eingelöst, also geschieht nichts.
automaton-marker-laid = { automaton-He } legt auf Politikkarte { $letter } einen Marker auf III.
automaton-marker =
    { $numeral ->
        [1] { automaton-His } Marker auf Politikkarte { $letter } rückt von II auf I.
       *[other] { automaton-His } Marker auf Politikkarte { $letter } rückt von III auf II.
    }
automaton-claimed =
    { $place ->
        [1] { automaton-He } löst Politikkarte { $letter } auf Platz 1 ein, für { points }, und steht bei { $vp }.
        [2] { automaton-He } löst Politikkarte { $letter } auf Platz 2 ein, für { points }, und steht bei { $vp }.
        [3] { automaton-He } löst Politikkarte { $letter } auf Platz 3 ein, für { points }, und steht bei { $vp }.
       *[other] { automaton-He } löst Politikkarte { $letter } ein, für { points }, und steht bei { $vp }.
    }

## Scorings

automaton-emperor-scored =
    { $back ->
        [yes] { $name } bekommt auf Feld { $before } der Kaiserleiste { log-worth }, geht auf { $after } zurück und steht bei { $vp }.
       *[no] { $name } bekommt auf Feld { $before } der Kaiserleiste { log-worth }, bleibt dort und steht bei { $vp }.
    }
