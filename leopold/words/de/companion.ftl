### The automaton at a real table: its questions, how answers are understood, what people do between his turns.
### $automaton is who it is, so that messages can say "he" or "she".
### What a player types is the same in every language: it stands in quotation marks, as { "help" }.
### A sentence stands in one line, however long: a new line would be part of it.

card-guest = { $guest }

## Beginning and ending

companion-welcome = { automaton-name } setzt sich an deinen Tisch: Du bewegst das Material, { automaton-he } entscheidet. `{ "help" }` zeigt, was du tippen kannst.
companion-ours = Punkte, Bestellungen und Kosten, die auf Karten der Erweiterung gedruckt sind, sind hier von uns: `{ "leopold packs blank waltz" }` schreibt ein Formular für das Gedruckte, und mit `{ "--pack" }` wird damit gespielt.
companion-level = Wie schwer soll { automaton-name } es dir machen: { LIST($levels, type: "or") }?
companion-level-again = { automaton-name } spielt { LIST($levels, type: "or") }: Tipp eines davon.
companion-no-level = Eine Stufe { $level } gibt es nicht; { automaton-name } spielt { LIST($levels, type: "or") }.
# What is typed to choose modules stands in the list; Enter chooses none.
companion-modules = Mit welchen Modulen spielst du: { LIST($modules, type: "unit") }? Mehrere mit Kommas dazwischen; Enter für keine.
companion-resume-modules = Eine fortgesetzte Partie behält ihre Module und ihr Hotel: Lass { "--modules" } und { "--house" } weg.
companion-resume-options = Eine fortgesetzte Partie behält ihre Stufe und ihren Startwert: Lass { "--level" } und { "--seed" } weg.
companion-file-there = { $file } ist schon da: Spiel mit `{ $command }` weiter oder nenne eine andere Datei.
companion-going-on = Die Partie in { $file } geht weiter.
companion-nothing-left = Es gibt keine Partie des Begleiters zum Weiterspielen; `{ "leopold companion" }` beginnt eine neue.
companion-not-saved = Die Partie lässt sich nicht speichern: { $reason }
companion-over = Die Partie ist zu Ende.
companion-winning = { automaton-name } hat { $vp } SP. Du gewinnst nur mit mehr Punkten als { automaton-name }: { $needed } oder mehr.

## Setting up

companion-set-up-title = Vor der Partie
companion-set-up-players = Bau das Spiel für zwei Personen auf, mit diesen Änderungen:
companion-set-up-modules = Bau das Spiel für zwei Personen auf, mit den Modulen { LIST($modules) } und diesen Änderungen:
companion-set-up-hotel = { automaton-name } bekommt die Nachtseite eines Hotels, aber keine Kronen, keine Küche, keinen ersten Gast und keine ersten Zimmer.
companion-set-up-dancers = Nimm einen zufälligen Proberaum. { automaton-name } bekommt keinen und auch keinen Champagner, aber { $n } Tänzer neben { automaton-his } Hotel.
companion-set-up-entrance =
    { $draw ->
        [one] Es gibt keine Versteigerung: Zieh { $draw } Hoteleingang. Du beginnst mit { krones }.
       *[other] Es gibt keine Versteigerung: Zieh { $draw } Hoteleingänge und behalt einen davon. Du beginnst mit { krones }.
    }
companion-set-up-house = { automaton-name } hat statt eines Hoteleingangs ein eigenes Hotel: { automaton-house }.
companion-set-up-couture =
    { $champagne ->
        [yes] Bevor du die Warteschlange auslegst, deck vom gemischten Stapel Gäste auf, bis { $guests } mit { $least } bis { $most } Punkten da liegen, die keinen Champagner bestellen; misch die anderen dann wieder ein.
       *[no] Bevor du die Warteschlange auslegst, deck vom gemischten Stapel Gäste auf, bis { $guests } mit { $least } bis { $most } Punkten da liegen; misch die anderen dann wieder ein.
    }
companion-set-up-stars = Leg eine übrige Politikkarte quer neben { automaton-his } Hotel: die Sterneleiste, mit drei Reihen zu drei Feldern.
companion-set-up-gears = Leg auf jedes dieser Zimmer { automaton-his.genitive } Hotels ein Zahnrad: { LIST($rooms) }.
companion-set-up-deck = Misch das Personal mit Schlusswertung ({ LIST($cards) }) und leg { $private } davon verdeckt neben { automaton-his } Hotel: { automaton-his } privater Stapel. Misch die anderen zurück in den Personalstapel.
companion-set-up-hand = Zieh { $draw } Personalkarten, behalt { $keep } und leg die anderen unter den Stapel. Nimm deinen ersten Gast und deine ersten Zimmer wie gewohnt.
companion-set-up-instructions =
    { $automaton ->
        [elisabeth] Ihre Anweisungskarten bleiben in der Schachtel: Gezogen werden sie hier.
       *[other] Seine Anweisungskarten bleiben in der Schachtel: Gezogen werden sie hier.
    }
companion-set-up-done = Wenn der Tisch gedeckt ist, drück Enter.

## Rounds

companion-round = Runde { $round }
# $his and $yours are the numbers on the turn-order tiles; $begins is "him" or "you".
companion-round-first = { automaton-name } hat das Reihenfolgeplättchen mit { LIST($his) }, du hast { LIST($yours) }. { companion-roll }
companion-round-next = Tausch die Reihenfolgeplättchen, sodass { automaton-name } { LIST($his) } hat und du { LIST($yours) }; mach dein Personal wieder bereit. { companion-roll }
companion-roll =
    { $begins ->
        [him] Wirf alle { $dice } Würfel. { automaton-name } beginnt.
       *[you] Wirf alle { $dice } Würfel. Du beginnst.
    }
companion-round-celebrities = Leg die Prominenten weg, die du oder { automaton-name } hattet; wer gewartet hat, ist jetzt mehr wert, und auf die freien Plätze kommen neue.
companion-round-pool = Zieh für jedes Aktionsfeld ohne Ware eine aus dem Warenpool, solange welche da sind.
companion-ball-title = Der Ball: { $ballroom }
companion-your-ball = Werte { $ballroom } auch für dich.
companion-emperor-title = Der Kaiser kommt
companion-your-emperor =
    { $back ->
        [one] Werte deinen eigenen Platz auf der Leiste und geh { $back } Feld zurück; Belohnung oder Strafe des Plättchens gelten dann nur dir.
       *[other] Werte deinen eigenen Platz auf der Leiste und geh { $back } Felder zurück; Belohnung oder Strafe des Plättchens gelten dann nur dir.
    }

## Questions

companion-if-you-pass =
    { $automaton ->
        [elisabeth] Wenn du passt, drück auch Enter: Sie spielt weiter, und nach ihrem letzten Zug werden die Würfel neu geworfen.
       *[other] Wenn du passt, drück auch Enter: Er spielt weiter, und nach seinem letzten Zug werden die Würfel neu geworfen.
    }
companion-your-turn = Jetzt dein erster Zug, dann drück Enter.
companion-your-turns = Jetzt deine zwei Züge, dann drück Enter.
companion-round-over = Das war { automaton-his } letzter Zug in Runde { $round }. Falls du gepasst hast, wirf die Würfel neu und mach deine Züge. Ist die Runde zu Ende, drück Enter.
companion-round-over-yours = Jetzt dein letzter Zug in Runde { $round }. Ist die Runde zu Ende, drück Enter.
companion-queue-same = Ist alles, wie { automaton-he } es zuletzt gesehen hat, sag `{ "same" }`: { $answer }.
companion-queue = Welche Gäste stehen in der Warteschlange, von links nach rechts? Fünf Nummern oder Namen.
companion-new-guest = Füll die Warteschlange auf. Welcher Gast ist links dazugekommen? Eine Nummer oder ein Name.
companion-dice-same = Liegen sie, wie { automaton-he } sie hinterlassen hat, sag `{ "same" }`: { $answer }.
companion-dice = Wie viele Würfel liegen auf den Feldern 1 bis 6? Sechs Zahlen, zum Beispiel { "2 2 1 3 0 2" }.
companion-dice-coloured = Wie viele Würfel liegen auf den Feldern 1 bis 6, die farbigen mitgezählt? Sechs Zahlen, zum Beispiel { "2 2 1 3 0 2" }.
companion-turned-up =
    { $n ->
        [one] Ein Personalsymbol: Deck die oberste Karte { automaton-his.genitive } privaten Stapels auf. Welche ist es? Eine Nummer oder ein Name.
       *[other] Ein Personalsymbol: Deck die obersten { $n } auf. Welche sind es? Eine Nummer oder ein Name.
    }
companion-claimed = { automaton-His } Marker erreicht gleich { "I" } von Politikkarte { $letter }. Liegt deiner schon auf dem Platz für { $vp } SP von Politikkarte { $letter }? { "yes" } oder { "no" }.
companion-end-staff = { FORM($staff, form: "start") } liegt offen vor { automaton-name } und wertet die beste deiner Karten mit Schlusswertung. Welche hast du im Spiel? Nummern oder Namen, oder `{ "none" }`.
companion-ballroom = { $n } { $ballroom }
companion-ballrooms = Welche Ballsäle liegen aus, von links nach rechts? Drei von { LIST($halls, type: "unit") }, mit Nummer oder Namen.
companion-spaces =
    { $row ->
        [bottom] { automaton-He } schickt gleich einen Tänzer. Auf wie vielen Feldern der unteren Reihe ({ $ballroom }) stehen deine Tänzer? Eine Zahl.
        [middle] Die untere Reihe ist voll. Auf wie vielen Feldern der mittleren Reihe ({ $ballroom }) stehen deine Tänzer? Eine Zahl.
       *[top] Die mittlere Reihe ist voll. Auf wie vielen Feldern der oberen Reihe ({ $ballroom }) stehen deine Tänzer? Eine Zahl.
    }
companion-at-ball =
    { $balcony ->
        [yes] Ist das Plättchen des Kaisers abgehandelt, wird { $ballroom } gewertet. Wie viele Tänzer hast du dort, die auf dem Balkon mitgezählt? Eine Zahl.
       *[no] Ist das Plättchen des Kaisers abgehandelt, wird { $ballroom } gewertet. Wie viele Tänzer hast du dort? Eine Zahl.
    }
companion-at-ball-rows =
    { $balcony ->
        [yes] Ist das Plättchen des Kaisers abgehandelt, wird { $ballroom } Reihe für Reihe gewertet. Wie viele Tänzer hast du in der unteren, der mittleren und der oberen Reihe, die auf dem Balkon zur oberen gezählt? Drei Zahlen, zum Beispiel { "2 1 0" }.
       *[no] Ist das Plättchen des Kaisers abgehandelt, wird { $ballroom } Reihe für Reihe gewertet. Wie viele Tänzer hast du in der unteren, der mittleren und der oberen Reihe? Drei Zahlen, zum Beispiel { "2 1 0" }.
    }
companion-coloured =
    { $n ->
        [one] Auf welchem Feld liegt { LIST($colours, form: "nominative") }? Eine Zahl, oder { "-" }, wenn er weg ist.
       *[other] Auf welchen Feldern liegen { LIST($colours, form: "nominative") }? Je eine Zahl in dieser Reihenfolge, oder { "-" } für einen, der weg ist.
    }
companion-worth =
    { $n ->
        [one] Wie viele Punkte ist der Prominente neben { LIST($colours, form: "dative") } jetzt wert? Eine Zahl.
       *[other] Wie viele Punkte sind die Prominenten neben { LIST($colours, form: "dative") } jetzt wert? Je eine Zahl in dieser Reihenfolge.
    }
companion-reserved = Welche drei Gäste hast du für { automaton-his } Café aufgedeckt, in dieser Reihenfolge? Nummern oder Namen.
companion-pool = Leg für jeden von ihnen ein freies Zimmer dorthin, wo er eines reserviert hat, und leg { LIST($items) } aus dem Vorrat neben die Aktionsfelder: den Warenpool.
companion-pool-done = Zieh für jedes Aktionsfeld zufällig eine Ware aus dem Warenpool, dann drück Enter.
companion-order = { $guest } ({ LIST($items) })
companion-given =
    { $automaton ->
        [elisabeth] Welche ihrer Gäste haben seither eine Ware bekommen?
       *[other] Welche seiner Gäste haben seither eine Ware bekommen?
    } Sie warten auf: { LIST($orders, type: "unit") }. Sag zum Beispiel { "64 wine, 89 cake" }; Enter für keine.
companion-lines =
    { $tile ->
        [yes] Ist das Plättchen des Kaisers abgehandelt: Wie viele Etagen und Spalten deines Hotels hast du seither gefüllt? Eine Zahl; Enter für keine.
       *[no] Wie viele Etagen und Spalten deines Hotels hast du seither gefüllt? Eine Zahl; Enter für keine.
    }
companion-gear = { FORM($guest, form: "start") } hatte ein Zahnrad und ist nicht mehr in der Warteschlange. War dieser Gast vorher auf dem Platz ganz rechts, wo { automaton-he } das Zahnrad wertet? { "yes" } oder { "no" }.
companion-crossed = Welche der Felder mit Zahnrädern ({ LIST($spaces) }) hast du seither genutzt? Zahlen, eine zweimal, wenn du es zweimal genutzt hast; Enter für keine.

## What was understood

companion-understood-queue = Die Warteschlange: { LIST($guests, type: "unit") }.
companion-understood-guest = Neu in der Warteschlange: { $who }.
companion-understood-reserved = Im Café: { LIST($guests, type: "unit") }.
companion-hall = { $ballroom }
companion-understood-ballrooms = Von links nach rechts: { LIST($halls, type: "unit") }.
companion-understood-staff = Du hast { LIST($cards, form: "accusative") } im Spiel.
companion-understood-no-staff = Du hast keine im Spiel.
companion-nobody = niemand

## What was not understood

companion-nothing-asked = Hier ist nichts gefragt: Drück Enter, um weiterzumachen, oder gib einen Befehl; `{ "help" }` zeigt sie.
companion-queue-unseen = { automaton-name } hat diese Warteschlange noch nicht gesehen: Nenne ihre Gäste von links nach rechts.
companion-queue-count =
    { $n ->
        [one] Die Warteschlange hat { $places } Gäste, genannt ist { $n }: mit Nummer, oder mit Namen und Kommas dazwischen.
       *[other] Die Warteschlange hat { $places } Gäste, genannt sind { $n }: mit Nummer, oder mit Namen und Kommas dazwischen.
    }
companion-queue-twice = { FORM($guest, form: "start") } kann nicht zweimal dort stehen.
companion-queue-nobody = Irgendwer muss in der Warteschlange stehen.
companion-guest-missing = Nenne den Gast auf dem Platz ganz links, mit Nummer oder Namen.
companion-guest-there = { FORM($guest, form: "start") } steht schon in der Warteschlange, weiter rechts.
companion-dice-unseen = { automaton-name } hat diese Würfel noch nicht gesehen: Sag, wie viele auf jedem Feld liegen.
companion-dice-count = Sag, wie viele Würfel auf jedem der { $spaces } Felder liegen, von 1 bis { $spaces }, zum Beispiel `{ "2 2 1 3 0 2" }`.
companion-dice-sum = Das macht { $sum } Würfel, aber es müssen { LIST($expected, type: "or") } sein.
companion-staff-count =
    { $n ->
        [one] Nenne die eine Karte oben auf { automaton-his.dative } privaten Stapel, mit Nummer oder Namen.
       *[other] Nenne die { $n } Karten oben auf { automaton-his.dative } privaten Stapel, mit Nummer oder Namen.
    }
companion-staff-open = { FORM($staff, form: "start") } liegt schon offen vor { automaton-he-object.dative }.
companion-staff-once = { FORM($staff, form: "start") } ist nur einmal da.
companion-end-staff-missing = Nenne deine Karten mit Schlusswertung im Spiel, oder sag `{ "none" }`.
companion-end-staff-his = { FORM($staff, form: "start") } liegt vor { automaton-name }, nicht vor dir.
companion-ballrooms-count =
    { $n ->
        [one] Es sind { $places } Ballsäle, genannt ist { $n }: Sag drei von { LIST($halls, type: "unit") }.
       *[other] Es sind { $places } Ballsäle, genannt sind { $n }: Sag drei von { LIST($halls, type: "unit") }.
    }
companion-ballrooms-twice = { $ballroom } ist nur einmal da.
companion-ballrooms-unknown = Einen Ballsaal `{ $text }` gibt es nicht; es gibt { LIST($halls, type: "unit") }.
companion-spaces-count = Sag eine Zahl von { "0" } bis { $most }: Mehr Felder dieser Reihe bleiben deinen Tänzern nicht.
companion-at-ball-count =
    { $rows ->
        [one] Sag, wie viele Tänzer du dort hast, von { "0" } bis { $most }.
       *[other] Sag, wie viele Tänzer du in jeder der { $rows } Reihen hast, zusammen höchstens { $most }, zum Beispiel `{ "2 1 0" }`.
    }
companion-coloured-count =
    { $n ->
        [one] Sag, wo { LIST($colours, form: "nominative") } liegt: ein Feld von 1 bis 6, oder `{ "-" }`.
       *[other] Sag, wo { LIST($colours, form: "nominative") } liegen, { $n } Zahlen in dieser Reihenfolge: ein Feld von 1 bis 6, oder `{ "-" }` für einen, der weg ist.
    }
companion-coloured-few =
    { $n ->
        [one] So viele Würfel können nicht auf Feld { $space } sein: Dort liegt nur { $n }.
       *[other] So viele Würfel können nicht auf Feld { $space } sein: Dort liegen nur { $n }.
    }
companion-worth-count =
    { $n ->
        [one] Sag, wie viele Punkte neben { LIST($colours, form: "dative") } liegen: eine Zahl.
       *[other] Sag, wie viele Punkte neben { LIST($colours, form: "dative") } liegen: { $n } Zahlen in dieser Reihenfolge.
    }
companion-reserved-count =
    { $n ->
        [one] { $places } Gäste haben Zimmer reserviert, genannt ist { $n }: mit Nummer, oder mit Namen und Kommas dazwischen.
       *[other] { $places } Gäste haben Zimmer reserviert, genannt sind { $n }: mit Nummer, oder mit Namen und Kommas dazwischen.
    }
companion-reserved-unfit = { FORM($guest, form: "start") } kann kein Zimmer reserviert haben: nur Gäste mit { $least } bis { $most } Punkten, die keinen Champagner bestellen.
companion-given-count = `{ $text }` ist kein Gast mit einer Ware: Sag zum Beispiel `{ "64 wine" }`.
companion-given-whom = { $number } gehört nicht zu denen, die warten; es gibt { LIST($guests, type: "unit") }.
companion-given-unwanted = { FORM($guest, form: "start") } wartet nicht mehr darauf: { $item }.
companion-lines-count = Sag, wie viele Etagen und Spalten du gefüllt hast, oder drück Enter, wenn es keine waren.
companion-crossed-count = Sag, welche von { LIST($spaces) } du genutzt hast, oder drück Enter, wenn es keines war.
companion-crossed-few =
    { $n ->
        [0] Auf Feld { $space } liegt kein Zahnrad.
        [one] Auf Feld { $space } liegt nur { $n } Zahnrad: Ohne Zahnrad zählt die Nutzung nicht.
       *[other] Auf Feld { $space } liegen nur { $n } Zahnräder: Ohne Zahnrad zählt die Nutzung nicht.
    }
companion-yes-or-no = Sag `{ "yes" }` oder `{ "no" }`.
companion-unclear = `{ $text }` kann { LIST($cards, type: "or") } sein: Sag die Nummer oder mehr vom Namen.
companion-another = eine andere
companion-unknown-near =
    { $kind ->
        [guest] Einen Gast `{ $text }` gibt es nicht; vielleicht war { LIST($cards, type: "or") } gemeint.
       *[staff] Eine Personalkarte mit Schlusswertung `{ $text }` gibt es nicht; vielleicht war { LIST($cards, type: "or") } gemeint.
    }
companion-unknown =
    { $kind ->
        [guest] Einen Gast `{ $text }` gibt es nicht; sag die Nummer auf der Karte oder ihren Namen.
       *[staff] Eine Personalkarte mit Schlusswertung `{ $text }` gibt es nicht; sag die Nummer auf der Karte oder ihren Namen.
    }
companion-no-number =
    { $kind ->
        [guest] Einen Gast { $number } gibt es nicht{ companion-other-card }; die Nummern sind { LIST($numbers) }.
       *[staff] Eine Personalkarte mit Schlusswertung { $number } gibt es nicht{ companion-other-card }; die Nummern sind { LIST($numbers) }.
    }
companion-other-card =
    { $other ->
        [guest] {" "}({ $number } ist ein Gast)
        [staff] {" "}({ $number } ist eine Personalkarte)
        [card] {" "}({ $number } ist eine andere Karte)
       *[none] {""}
    }
companion-range = { $first } bis { $last }

## Commands

companion-help = Hilfe
companion-about =
    { $automaton ->
        [elisabeth] Du bewegst das Material, { automaton-name } entscheidet. Gefragt wirst du nur, was sie wissen muss: wer in der Warteschlange steht, wo die Würfel liegen, welche Karte ihres privaten Stapels aufgedeckt wurde, ob du bei einer Politikkarte zuerst warst. Gäste und Personal kannst du mit der Nummer auf der Karte oder mit Namen nennen. Den Würfel, den sie nimmt, legt sie auf ihr Plättchen und tut nichts damit; der Gast, den sie nimmt, kommt auf den Ablagestapel; sie zahlt nichts und bekommt keine Belohnungen.
       *[other] Du bewegst das Material, { automaton-name } entscheidet. Gefragt wirst du nur, was er wissen muss: wer in der Warteschlange steht, wo die Würfel liegen, welche Karte seines privaten Stapels aufgedeckt wurde, ob du bei einer Politikkarte zuerst warst. Gäste und Personal kannst du mit der Nummer auf der Karte oder mit Namen nennen. Den Würfel, den er nimmt, legt er auf sein Plättchen und tut nichts damit; der Gast, den er nimmt, kommt auf den Ablagestapel; er zahlt nichts und bekommt keine Belohnungen.
    }
companion-commands = Außer einer Antwort kannst du tippen:
companion-command-undo = nimmt deine letzte Antwort zurück
companion-command-hotel = { automaton-name.genitive } Hotel und alles, was dort ist
companion-command-card = `{ "card 75" }`, `{ "card 203" }`: der ganze Text einer Karte
companion-command-log = alles, was { automaton-name } bisher getan hat
companion-command-help = diese Seite
companion-command-quit = hört auf; die Partie bleibt, und `{ "leopold companion --resume" }` spielt sie weiter
companion-which-card = Sag, welche: `{ "card 75" }` oder `{ "card 203" }`.
companion-taken-back = Zurückgenommen: { $question }, { $answer }.
companion-nothing-to-undo = Noch ist nichts zurückzunehmen.
companion-legend = { terminal-letter-blue } { colour-blue } { terminal-letter-red } { colour-red } { terminal-letter-yellow } { colour-yellow }   · leer{ companion-legend-house } ● belegt   +2 SP beim Legen
companion-legend-house =
    { $house ->
        [hautel_couture] {" "}○ reserviert
        [sushi_resort] {" "}* Zahnrad
       *[other] {""}
    }

## Files of kept games

companion-file-large = Das ist zu groß für eine Partie des Begleiters.
companion-file-no-text = Eine Partie des Begleiters ist { "UTF-8" }-Text, und das ist keiner.
companion-file-cards = Diese Partie wurde mit anderen Karten gespielt, als dieser Leopold hat.
companion-file-missing = Der Kopf sagt, wie die Partie endete, aber Antworten fehlen.
companion-file-other = Das ist keine Partie des Begleiters: Sie beginnt nicht mit `{ $wanted }`.
companion-file-format = Das ist Format { $found }, und dieser Leopold liest Format { $known }.
companion-file-header = `{ $text }` gehört nicht hierher: Nimm { LIST($known, type: "or") }.
companion-file-twice = `{ $text }` steht zweimal da.
companion-file-lacks = Im Kopf fehlt `{ $text }:`, und ohne das kann die Partie nicht weitergehen.
companion-file-level = Eine Stufe `{ $text }` gibt es nicht: Nimm { LIST($known, type: "or") }.
companion-file-edition = Eine Ausgabe `{ $text }` gibt es nicht: Nimm { LIST($known, type: "or") }.
companion-file-seed = `{ $text }` ist kein Startwert: Das ist eine ganze Zahl oder ein Text in doppelten Anführungszeichen.
companion-file-overlays = `{ $text }` ist keine Liste von Paketen: Das ist `["mine.toml"]`.
companion-file-own_packs = Diese Partie wird mit eigenen Paketen gespielt; nur `{ "leopold companion --resume" }` öffnet sie.
companion-file-rules = Diese Partie wurde mit Fassung { $text } der Regeln gespielt; das hier ist Fassung { $known }.
companion-file-result = `{ $text }` ist kein Punktestand.
companion-file-over = Die Partie ist vor `{ $text }` zu Ende.
companion-file-asked = Hier ist `{ $question }:` gefragt, nicht `{ $text }`.
