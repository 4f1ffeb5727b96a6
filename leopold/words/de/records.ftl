### What is wrong with a saved game, and where. Between backticks stands what is in the file, or should be.

at-file = { $file }: { $reason }
at-line = Zeile { $line }: { $reason }
at-file-line = { $file }, Zeile { $line }: { $reason }

## The form of the file

record-empty = Die Datei ist leer.
record-large = Das ist zu groß für eine Partie von Leopold.
record-no-text = Eine gespeicherte Partie ist { "UTF-8" }-Text, und das ist keiner.
record-other = Das ist keine Partie von Leopold: Sie beginnt nicht mit `{ $wanted }`.
record-newer = Diese Partie ist im Format { $found } geschrieben, und dieser Leopold liest Format { $known }: Ein neuerer Leopold kann sie lesen.
record-format = Ein Format { $found } gibt es nicht.
record-seat = Einen Platz `{ $text }` gibt es nicht: Plätze sind 1 bis { $last }.
record-characters = `{ $text }` enthält Zeichen, die keine Aktion hat.
record-header-late = `{ $name }:` gehört in den Kopf, vor die erste Aktion.
record-seat-line = Eine Zeile mit Aktionen beginnt mit `{ "seat 1:" }` oder `{ "set-up seat 1:" }`, nicht mit `{ $text }`.
record-header-form = Eine Zeile des Kopfes hat die Form `key: value`, nicht `{ $text }`.
record-header-near = `{ $name }` ist hier nicht bekannt; vielleicht war `{ $near }` gemeint.
record-header-unknown = `{ $name }` ist hier nicht bekannt; der Kopf kennt { LIST($known) }.
record-header-twice = `{ $name }` steht zweimal da.
record-header-lacks = Im Kopf fehlt `{ $name }:`, und ohne das lässt sich die Partie nicht nachspielen.
record-header-solo = Eine Partie für eine Person hat `{ "solo:" }` und `{ "level:" }`, und keine andere hat sie.
record-header-start =
    `{ "start" }`: Einen Platz { $n } gibt es bei { $players ->
        [one] { $players } Person
       *[other] { $players } Personen
    } nicht.
record-header-count =
    `{ $name }`: { $n ->
        [one] { $n } Angabe
       *[other] { $n } Angaben
    } für { $players ->
        [one] { $players } Person.
       *[other] { $players } Personen.
    }

## Values of the header; that there is no such edition, variant and so on is said as for a new game

record-value = `{ $name }`: { $reason }
record-value-seat = `{ $text }` ist kein Platz.
record-value-rules = `{ $text }` ist keine Fassung der Regeln.
record-value-seed = `{ $text }` ist kein Startwert: Das ist eine ganze Zahl von bis zu 128 Bit oder ein Text in doppelten Anführungszeichen.
record-value-seed-long = Ein Startwert hat höchstens { $most } Zeichen.
record-value-flag = `{ $text }` ist weder { "yes" } noch { "no" }.
record-value-checksum = `{ $text }` ist keine Prüfsumme.
record-value-score = `{ $text }` ist kein Punktestand.
record-value-texts = `{ $text }` ist keine Liste von Texten in doppelten Anführungszeichen.
record-value-comma = Vor `{ $text }` fehlt ein Komma.
record-value-quotes = `{ $text }` ist kein Text in doppelten Anführungszeichen.

## Playing it again

record-own_packs = Diese Partie wurde mit eigenen Paketen gespielt, die hier nicht liegen; das Terminal kann sie öffnen, wenn die Pakete daneben liegen.
record-older_rules = Die Partie wurde mit Fassung { $saved } der Regeln gespeichert; das hier ist Fassung { $known }. Spiel sie mit dem Leopold nach, mit dem sie gespeichert wurde.
record-other_packs = Die Partie wurde mit anderen Paketen gespielt (Prüfsumme { $saved }) als diesen ({ $known }); nenne die Pakete, mit denen sie gespielt wurde.
record-impossible = So wurde die Partie nie aufgebaut. { $reason }
record-turn = hier spielt Platz { $n }, aber Platz { $mover } ist am Zug.
record-over = hier spielt Platz { $n }, aber niemand ist am Zug, die Partie ist zu Ende.
record-part =
    { $round ->
        [0] die Partie ist hier im Spielaufbau; die Zeile sagt etwas anderes.
       *[other] die Partie ist hier in Runde { $round }; die Zeile sagt etwas anderes.
    }
record-action = `{ $text }` kann dort nicht gespielt werden. { $reason }
record-result =
    { $over ->
        [yes] die Aufzeichnung sagt, sie endete { LIST($saved, type: "unit") }, aber ihre Aktionen führen zu { LIST($totals, type: "unit") }.
       *[no] die Aufzeichnung sagt, sie endete { LIST($saved, type: "unit") }, aber ihre Aktionen führen zu { LIST($totals, type: "unit") }, und die Partie ist nicht zu Ende.
    }
