### Il turno dell'automa, con la clausola del regolamento che ha deciso.
### L'italiano non ripete il pronome: "he" e "she" qui non servono, e "suo" va d'accordo con la cosa posseduta.

automaton-He =
    { $automaton ->
        [elisabeth] Lei
       *[other] Lui
    }
automaton-he =
    { $automaton ->
        [elisabeth] lei
       *[other] lui
    }
automaton-His = Suo
automaton-his = suo

# Dopo una scelta: che cosa ha deciso a parità.
automaton-tie =
    { $tie ->
        [right] {" "}Parità: la mano indica destra, quindi il primo da sinistra.
        [left] {" "}Parità: la mano indica sinistra, quindi il primo da destra.
       *[none] {""}
    }

## La carta

automaton-turned = { $name } scopre la carta { $instruction }: { LIST($guests, type: "unit") }; { LIST($dice, type: "or") }; { LIST($extras, type: "unit") }; { automaton-hand }.
automaton-hand =
    { $hand ->
        [left] la mano indica sinistra
       *[right] la mano indica destra
    }
automaton-wants-guest =
    { $colour ->
        [any] un ospite qualsiasi{ automaton-goes }
        [blue] un ospite blu{ automaton-goes }
        [red] un ospite rosso{ automaton-goes }
        [yellow] un ospite giallo{ automaton-goes }
       *[green] un ospite verde{ automaton-goes }
    }
automaton-goes =
    { $ball ->
        [next] { " " }per il prossimo ballo
        [after_next] { " " }per il ballo dopo il prossimo
       *[none] { "" }
    }
automaton-wants-nobody = nessun ospite
automaton-wants-die = un { $face }
automaton-wants-any-die = un dado dallo spazio più pieno

automaton-wants-emperor =
    { $n ->
        [one] { $n } spazio sul tracciato dell'Imperatore
       *[other] { $n } spazi sul tracciato dell'Imperatore
    }
automaton-wants-objective = obiettivo { $letter }
automaton-wants-any-objective = un obiettivo qualsiasi
automaton-wants-staff =
    { $n ->
        [one] una carta personale
       *[other] { $n } carte personale
    }
automaton-wants-dancer =
    { $ball ->
        [after_next] un ballerino per il ballo dopo il prossimo
       *[next] un ballerino per il prossimo ballo
    }
automaton-wants-no-more = nient'altro

## Ospiti

automaton-worth =
    { $worth ->
        [one] { $worth } punto
       *[other] { $worth } punti
    }
automaton-who =
    { $space ->
        [0] { $guest }, { automaton-worth }
       *[other] { $guest }, { automaton-worth }, dallo spazio { $space }
    }
automaton-guest-colour =
    { $colour ->
        [blue] Prende l'ospite blu che vale di più: { automaton-who }.
        [red] Prende l'ospite rosso che vale di più: { automaton-who }.
        [yellow] Prende l'ospite giallo che vale di più: { automaton-who }.
       *[green] Prende l'ospite verde che vale di più: { automaton-who }.
    }{ automaton-tie }
automaton-guest-any = Va bene qualsiasi colore: prende l'ospite che vale di più e trova ancora una camera, { automaton-who }.{ automaton-tie }
automaton-guest-absent =
    { $colour ->
        [blue] In coda non c'è un ospite blu:
        [red] In coda non c'è un ospite rosso:
        [yellow] In coda non c'è un ospite giallo:
       *[green] In coda non c'è un ospite verde:
    } prende l'ospite che vale di più e trova ancora una camera, { automaton-who }.{ automaton-tie }
automaton-guest-full =
    { $colour ->
        [blue] Nel suo hotel non c'è più uno spazio blu:
        [red] Nel suo hotel non c'è più uno spazio rosso:
        [yellow] Nel suo hotel non c'è più uno spazio giallo:
       *[green] Nel suo hotel non c'è più spazio per un ospite verde:
    } prende l'ospite che vale di più e trova ancora una camera, { automaton-who }.{ automaton-tie }
automaton-no-guest =
    { $colour ->
        [any] La carta chiede un ospite, ma nessuno in coda trova una camera nel suo hotel: non prende nessuno.
        [blue] La carta chiede un ospite blu, ma nessuno in coda trova una camera nel suo hotel: non prende nessuno.
        [red] La carta chiede un ospite rosso, ma nessuno in coda trova una camera nel suo hotel: non prende nessuno.
        [yellow] La carta chiede un ospite giallo, ma nessuno in coda trova una camera nel suo hotel: non prende nessuno.
       *[green] La carta chiede un ospite verde, ma nessuno in coda trova una camera nel suo hotel: non prende nessuno.
    }
automaton-tile =
    { $colour ->
        [blue] Una camera blu occupata va su { $room }
        [red] Una camera rossa occupata va su { $room }
       *[yellow] Una camera gialla occupata va su { $room }
    }
automaton-room =
    { $rule ->
        [green] { automaton-tile }: per un ospite verde, lo spazio vuoto più in basso della colonna più a destra che ne ha.
       *[colour] { automaton-tile }, il primo spazio vuoto di quel colore da sinistra sul piano più basso che ne ha.
    }
automaton-vp-guests =
    { $badge ->
        [0] { $name } fa { points } per l'ospite ed è a { $vp }.
       *[other] { $name } fa { points } per l'ospite e { $badge } per la targhetta della camera ed è a { $vp }.
    }
automaton-vp =
    { $source ->
        [badges] { $name } fa { points } per la targhetta della camera ed è a { $vp }.
        [emperor_end] { $name } fa { points } per i passi oltre la fine del tracciato ed è a { $vp }.
        [rooms] { $name } fa { points } per le camere occupate e finisce a { $vp }.
        [celebrities] { $name } fa { points } nel salotto ed è a { $vp }.
        [entrances] { $name } fa { points } per gli ingranaggi ed è a { $vp }.
       *[other] { $name } fa { points } ed è a { $vp }.
    }

## Il dado

automaton-die-shown = Prende un { $face }, il dado sulla carta.{ automaton-tie }
automaton-die-more =
    { $tie ->
        [none] Tra { LIST($faces) }, ci sono più dadi sullo spazio { $face }: prende un { $face }.
       *[other] Tra { LIST($faces) }, i dadi sono altrettanti: prende un { $face }.
    }{ automaton-tie }
automaton-die-any = Il dado con il punto interrogativo: ne prende uno dallo spazio con più dadi, un { $face }.{ automaton-tie }
automaton-die-absent = Non c'è nessun { LIST($faces, type: "or") }: prende un dado dallo spazio con più dadi, un { $face }.{ automaton-tie }

## Extra

automaton-staff = Scopre una carta del suo mazzo privato: { $staff }.
automaton-no-staff = Il suo mazzo privato è vuoto: non si scopre nessuna carta personale.

automaton-objective-any = L'obiettivo con il punto interrogativo: punta a quello su cui è più indietro, { $letter }.{ automaton-tie }
automaton-objective-claimed = Ha già reclamato l'obiettivo { $asked }: punta a quello su cui è più indietro, { $letter }.{ automaton-tie }
automaton-no-objective = Ha già reclamato tutti gli obiettivi, quindi non succede nulla.
automaton-marker-laid = Mette un segnalino sul III dell'obiettivo { $letter }.
automaton-marker =
    { $numeral ->
        [1] Il suo segnalino sull'obiettivo { $letter } passa da II a I.
       *[other] Il suo segnalino sull'obiettivo { $letter } passa da III a II.
    }
automaton-claimed =
    { $place ->
        [1] Reclama l'obiettivo { $letter } al primo posto, per { points }, ed è a { $vp }.
        [2] Reclama l'obiettivo { $letter } al secondo posto, per { points }, ed è a { $vp }.
        [3] Reclama l'obiettivo { $letter } al terzo posto, per { points }, ed è a { $vp }.
       *[other] Reclama l'obiettivo { $letter }, per { points }, ed è a { $vp }.
    }

## Conteggi

automaton-emperor-scored =
    { $back ->
        [yes] { $name } fa { log-worth } sullo spazio { $before } del tracciato dell'Imperatore, arretra a { $after } ed è a { $vp }.
       *[no] { $name } fa { log-worth } sullo spazio { $before } del tracciato dell'Imperatore, resta lì ed è a { $vp }.
    }
