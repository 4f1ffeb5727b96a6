### Laying a table: what only the form of a new game says. The page fetches these words with the form.

## Modules: what each of them brings, in a sentence

module-promo-about = Zwei weitere Gäste: Mag. Ferdinand und Herr Moras.
module-more-about = Vierzehn weitere Personalkarten, von denen manche auf ihren Moment warten; je drei weitere Politikkarten und Kaiserplättchen.
module-ballrooms-about = Tänzer und Gäste gehen auf die Wiener Bälle, und der Champagner fließt; mit mehr Personal, Gästen, Politikkarten und Kaiserplättchen.
module-celebrities-about = Drei farbige Würfel, neben jedem ein Prominenter in der Lounge: Wer den Würfel nimmt, bekommt auch das Plättchen, für die Punkte und für das, was es in dieser Runde kann.
module-entrances-about = Hoteleingänge mit eigenen Startwaren und Fähigkeiten, die zu Beginn gegen Kronen versteigert werden.
module-key-about = Die Züge gehen zweimal reihum, und ein Generalschlüssel, anstelle eines Würfels genommen, lässt jemanden die nächste Runde beginnen.

module-gala-about = Neun weitere Gäste mit Eigenheiten und der Direktorssohn; manche nur mit den Ballsälen.

modules-open =
    { $n ->
        [0] Nur das Grundspiel. Sieh, was dazukommen kann.
       *[other] Dabei: { LIST($names) }.
    }
modules-surprise = Überrasch mich
modules-surprised =
    { $n ->
        [0] Es gibt nichts auszuwählen.
       *[other] Heute dabei: { LIST($names) }.
    }

## Packs of one's own

own-packs = Eigene Pakete
own-packs-about = Eine .toml-Datei mit eigenen Zahlen und Karten, über unsere gelegt: Hausregeln, oder was in einer Schachtel gedruckt ist, die du besitzt. Das letzte Paket hat das letzte Wort.
own-packs-choose = Paket wählen
own-packs-remove = { $name } entfernen
own-packs-remove-short = Entfernen
own-packs-checking = Wird durchgesehen …
own-packs-fine = Über unsere gelegt, mit diesen Änderungen:
own-packs-nothing = Über unsere gelegt. Es ändert nichts.
own-packs-more =
    { $n ->
        [one] und { $n } weiterer Wert
       *[other] und { $n } weitere Werte
    }
