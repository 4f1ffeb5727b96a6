### What everything at the table is and how it stands now, for whoever points at it.
### $who is "you" where it is the reader's own, and $name whose it is otherwise.

tip-book = Im Buch
tip-book-about = { $title }: im Buch nachschlagen
tip-whose =
    { $who ->
        [you] Deins
       *[other] { $name }
    }

## Guests

tip-queue-price =
    { $price ->
        [0] Von diesem Platz kostet der Gast nichts.
        [one] Von diesem Platz kostet der Gast { $price } Krone.
       *[other] Von diesem Platz kostet der Gast { $price } Kronen.
    }
tip-place = Platz { $space } in der Warteschlange
tip-place-price =
    { $price ->
        [0] Wer hier wartet, kostet nichts.
        [one] Wer hier wartet, kostet { $price } Krone.
       *[other] Wer hier wartet, kostet { $price } Kronen.
    }
tip-place-moves = Geht ein Gast, rücken die weiter links auf und werden billiger, und links stellt sich jemand neu an.
tip-place-empty = Hier wartet gerade niemand.
tip-missing =
    { $missing ->
        [none] Die Bestellung ist komplett: Dieser Gast kann ein Zimmer beziehen.
       *[other] Möchte noch { LIST($items) }.
    }
tip-sits =
    { $who ->
        [you] Sitzt in deinem Café.
       *[other] Sitzt im Café von { $name }.
    }
tip-table = Ein freier Tisch
tip-table-text =
    { $who ->
        [you] Hier ist Platz für einen Gast aus der Warteschlange.
       *[other] Hier hat { $name } Platz für einen Gast aus der Warteschlange.
    }
tip-table-count = Ein Gast bleibt, bis die Bestellung komplett und ein Zimmer frei ist; sind alle Tische besetzt, kann niemand Neues kommen.
tip-guest_deck = Gäste, die noch kommen
tip-guest_deck-text =
    { $n ->
        [0] Im Stapel ist keine Karte mehr.
        [one] Im Stapel ist noch { $n } Karte.
       *[other] Im Stapel sind noch { $n } Karten.
    } { $discarded ->
        [0] Noch ist niemand eingezogen.
        [one] { $discarded } Gast hat ein Zimmer und liegt auf dem Ablagestapel.
       *[other] { $discarded } Gäste haben Zimmer und liegen auf dem Ablagestapel.
    }
tip-guest_deck-again = Ist der Stapel leer und ein Gast wird gebraucht, wird der Ablagestapel gemischt.
tip-staff_deck = Künftiges Personal
tip-staff_deck-text =
    { $n ->
        [0] Im Stapel ist keine Karte mehr.
        [one] Im Stapel ist noch { $n } Karte.
       *[other] Im Stapel sind noch { $n } Karten.
    }
tip-staff_deck-draw = Von selbst zieht niemand nach: Nur Belohnungen und Plättchen bringen neue Karten.

## Dice

tip-space = { $face }: { $name }
tip-strength =
    { $n ->
        [0] Hier liegt kein Würfel, das ist also gerade nicht wählbar.
        [one] Hier liegt 1 Würfel: jetzt Stärke 1.
       *[other] Hier liegen { $n } Würfel: jetzt Stärke { $n }.
    }
tip-boost =
    { $price ->
        [0] Eins stärker kostet nichts.
        [one] Für { $price } Krone ist es Stärke { $more }.
       *[other] Für { $price } Kronen ist es Stärke { $more }.
    }
tip-bin = Würfel im Mistkübel
tip-bin-text =
    { $n ->
        [0] In dieser Runde ist noch kein Würfel im Mistkübel.
        [one] In dieser Runde ist { $n } Würfel im Mistkübel.
       *[other] In dieser Runde sind { $n } Würfel im Mistkübel.
    }
tip-bin-why = Haben alle gepasst, die noch einen Zug haben, kommt ein Würfel hierher, und die anderen werden neu geworfen. In der nächsten Runde sind alle wieder da.

## Rooms

tip-room = Zimmer { $room }
tip-room-about =
    { $colour ->
        [blue] Blau
        [red] Rot
       *[yellow] Gelb
    }, Etage { $floor }. { $state ->
        [empty] Noch nicht vorbereitet.
        [vacant] Vorbereitet und frei.
       *[occupied] Belegt.
    }
tip-room-empty =
    { $price ->
        [0] Vorbereiten kostet nichts.
        [one] Vorbereiten kostet { $price } Krone.
       *[other] Vorbereiten kostet { $price } Kronen.
    }
tip-room-badge =
    { $state ->
        [empty] Die Plakette bringt { points }, sobald das Zimmer vorbereitet wird.
       *[other] Die Plakette hat { points } gebracht.
    }
tip-room-vacant =
    { $colour ->
        [blue] Ein blauer oder grüner Gast kann einziehen.
        [red] Ein roter oder grüner Gast kann einziehen.
       *[yellow] Ein gelber oder grüner Gast kann einziehen.
    }
tip-room-worth =
    { $state ->
        [occupied] Am Ende zählt es { points }.
       *[other] Belegt zählt es am Ende { points }.
    }
tip-room-group =
    { $size ->
        [one] Es ist eine Gruppe für sich.
       *[other] Seine Gruppe hat { $size } Zimmer, { $full } davon belegt.
    } { $done ->
        [yes] Die Gruppe ist voll.
       *[no] { tip-group-brings }
    }
tip-group-brings =
    { $colour ->
        [blue] Voll bringt sie { points }.
        [red] Voll bringt sie { krones }.
       *[yellow] Voll bringt sie { favour }.
    }
tip-price = Etage { $floor }: was ein Zimmer kostet
tip-price-text =
    { $n ->
        [0] In dieser Etage kostet es nichts, ein Zimmer vorzubereiten.
        [one] In dieser Etage kostet es { $n } Krone, ein Zimmer vorzubereiten.
       *[other] In dieser Etage kostet es { $n } Kronen, ein Zimmer vorzubereiten.
    }
tip-worth = Etage { $floor }: was ein Zimmer wert ist
tip-worth-text = Am Ende zählt jedes belegte Zimmer in dieser Etage { points }.
tip-worth-now =
    { $rooms ->
        [0] Noch ist hier kein Zimmer belegt.
        [one] { $rooms } ist jetzt belegt: { points }.
       *[other] { $rooms } sind jetzt belegt: { points }.
    }
tip-bonuses = Volle Gruppen
tip-bonuses-text = Ist das letzte Zimmer einer Gruppe belegt, zahlt sie einmal, nach Farbe und Größe.
tip-bonuses-blue = Blau, nach Größe: { LIST($values) } Punkte.
tip-bonuses-red = Rot, nach Größe: { LIST($values) } Kronen.
tip-bonuses-yellow = Gelb, nach Größe: { LIST($values) } Schritte auf der Kaiserleiste.
tip-bonuses-now =
    { $full ->
        [0] Noch ist keine deiner { $groups } Gruppen voll.
        [one] { $full } deiner { $groups } Gruppen ist voll.
       *[other] { $full } deiner { $groups } Gruppen sind voll.
    }

## What somebody has

tip-krones = Kronen
tip-krones-now =
    { $who ->
        [you] Du hast { krones }.
       *[other] { $name } hat { krones }.
    }
tip-krones-cap =
    { $room ->
        [0] Die Börse ist voll: Niemand kann mehr als { $cap } haben; was jetzt kommt, ist verloren.
       *[other] Niemand kann mehr als { $cap } haben; was darüber käme, ist verloren.
    }
tip-krones-end =
    { $vp ->
        [one] Jede Krone, die am Ende übrig ist, zählt { $vp } Punkt.
       *[other] Jede Krone, die am Ende übrig ist, zählt { $vp } Punkte.
    }
tip-points = Punkte
tip-points-now =
    { $who ->
        [you] Du hast { points }.
       *[other] { $name } hat { points }.
    }
tip-points-source = { $source }: { $n }
tip-points-none = Noch gibt es keine Punkte.
tip-kitchen-now =
    { $who ->
        [you] In deiner Küche: { $items }.
       *[other] In der Küche von { $name }: { $items }.
    }
tip-kitchen-serve =
    { $price ->
        [0] Bis zu { $most } Speisen und Getränke gehen kostenlos an Gäste.
        [one] Bis zu { $most } Speisen und Getränke gehen für { $price } Krone an Gäste.
       *[other] Bis zu { $most } Speisen und Getränke gehen für { $price } Kronen an Gäste.
    }
tip-kitchen-wanted =
    { $who ->
        [you] Deine Gäste möchten davon noch { $n }.
       *[other] Die Gäste von { $name } möchten davon noch { $n }.
    }
tip-hand = Karten auf der Hand
tip-hand-now =
    { $who ->
        [you] Du hast { staff-cards } auf der Hand.
       *[other] { $name } hat { staff-cards } auf der Hand, die sonst niemand sieht.
    }
tip-staff = Personal im Spiel
tip-staff-now =
    { $n ->
        [0]
            { $who ->
                [you] Du hast noch niemanden eingestellt.
               *[other] { $name } hat noch niemanden eingestellt.
            }
       *[other] { LIST($names, type: "unit") }
    }
tip-card-used = In dieser Runde eingesetzt; in der nächsten wieder bereit.
tip-card-ready = In dieser Runde noch nicht eingesetzt.
tip-card-waits = Noch nicht eingesetzt: Kommt ihr Moment, wirst du gefragt.
tip-card-face_down = Eingesetzt; liegt für den Rest der Partie verdeckt und zählt weiter als deine Karte.
tip-card-hired =
    { $who ->
        [you] Arbeitet für dich.
       *[other] Arbeitet für { $name }.
    }
tip-person-you = Das bist du.
tip-person-bot = Ein Bot, { $level }.
tip-person-style =
    { $style ->
        [courtier] Buhlt mehr als andere um die Gunst des Kaisers.
        [saver] Hält Kronen gern zusammen.
        [patron] Hat gern viel Personal.
        [blue] Mag blaue Gäste und Zimmer.
        [red] Mag rote Gäste und Zimmer.
       *[yellow] Mag gelbe Gäste und Zimmer.
    }
tip-person-automaton = Spielt nach den Karten des Solospiels, Stufe { $level }.
tip-person-friend =
    { $here ->
        [yes] Sitzt an diesem Tisch.
        [no] Hat sich noch nicht gesetzt.
       *[away] Ist gerade nicht da.
    }
tip-person-standin = Derweil spielt ein Bot auf diesem Platz.
tip-person-turn = Ist am Zug.

## Turns

tip-order = Wann die Züge kommen
tip-order-tile =
    { $who ->
        [you] Du hast in dieser Runde den { $low }. und den { $high }. Zug.
       *[other] { $name } hat in dieser Runde den { $low }. und den { $high }. Zug.
    }
tip-order-left =
    { $left ->
        [0] Beide Züge sind gemacht.
        [1] Ein Zug steht noch aus.
       *[other] Beide Züge stehen noch aus.
    }
tip-order-passed = Hat gepasst und wartet, bis die Würfel neu geworfen werden.
tip-order-next = Nach jeder Runde wandern die Plättchen zum nächsten Platz.
tip-round = Runde { $round } von { $rounds }
tip-round-when =
    { $when ->
        [past] Gespielt.
        [now] Diese Runde läuft gerade.
       *[coming] Kommt noch.
    }
tip-round-emperor = Danach kommt der Kaiser: Alle werten ihr Feld und gehen { $back } zurück.
tip-pass = Passen
tip-pass-text = Du behältst deinen Zug und wartest: Haben alle gepasst, die noch Züge haben, kommt ein Würfel weg, der Rest wird neu geworfen, und du wirst wieder gefragt.
tip-pass-before = Passen kannst du nur, bevor du in diesem Zug etwas getan hast.
tip-pass-dice =
    { $n ->
        [one] Gerade liegt { $n } Würfel auf dem Plan.
       *[other] Gerade liegen { $n } Würfel auf dem Plan.
    }
tip-end = Zug beenden
tip-end-text = Es geht reihum weiter. Was du nicht serviert und wem du kein Zimmer gegeben hast, bleibt, wie es ist.
tip-done = Bleiben lassen
tip-done-text = Was hier angeboten wird, geschieht nicht und kommt nicht wieder.
tip-undo = Einen Schritt zurücknehmen
tip-undo-text = Dein letzter Schritt wird zurückgenommen, solange seither nichts Neues ans Licht gekommen ist.
tip-undo-now =
    { $n ->
        [one] { $n } Schritt lässt sich zurücknehmen.
       *[other] { $n } Schritte lassen sich zurücknehmen, einer nach dem anderen.
    }
tip-undo_turn-text = Alles, was du in diesem Zug getan hast, wird auf einmal zurückgenommen, soweit nichts Neues ans Licht gekommen ist.
tip-log-more =
    { $n ->
        [one] Und { $n } weitere Zeile.
       *[other] Und { $n } weitere Zeilen.
    }
tip-log-open = Ein Klick öffnet ihn, und von dort kann man alles noch einmal ansehen.
tip-hint = Ein Tipp
tip-hint-text = Der stärkste Bot sagt, was er hier täte und warum. Fragen allein bewirkt nichts.

## The emperor

tip-track = Die Kaiserleiste, Schritt { $space }
tip-track-worth = Kommt der Kaiser, bringt dieses Feld { points }.
tip-track-favour =
    { $favour ->
        [penalty] Wer nach dem Zurückgehen hier steht, bekommt die Strafe des Plättchens.
        [reward] Wer nach dem Zurückgehen hier steht, bekommt die Belohnung des Plättchens.
       *[nothing] Wer nach dem Zurückgehen hier steht, wird weder belohnt noch bestraft.
    }
tip-track-end = Schritte über dieses letzte Feld hinaus sind Punkte, je einer.
tip-track-who = Jetzt hier: { LIST($names) }.
tip-track-all = Die Kaiserleiste
tip-marker = { $name } auf der Kaiserleiste
# $printed is the number on the space.
tip-marker-now =
    { $who ->
        [you] Du stehst auf einer { $printed }.
       *[other] { $name } steht auf einer { $printed }.
    }
tip-marker-next =
    Nach Runde { $round } bringt das { points } und führt zurück auf eine { $after }: { $favour ->
        [penalty] die Strafe des Plättchens.
        [reward] die Belohnung des Plättchens.
       *[nothing] weder Belohnung noch Strafe.
    }
tip-marker-next-automaton = Nach Runde { $round } bringt das { points } und führt zurück auf eine { $after }. Belohnungen und Strafen der Plättchen gelten nicht für { $name }.

## Objectives

tip-prize = Politikkarte { $letter }, Platz { $place }
tip-prize-text =
    { $place ->
        [1] Wer diese Politikkarte zuerst einlöst, bekommt { points }.
        [2] Wer sie als Zweites einlöst, bekommt { points }.
       *[other] Platz { $place } bringt { points }.
    }
tip-prize-by =
    { $who ->
        [you] Du hast sie eingelöst.
       *[other] { $name } hat sie eingelöst.
    }
tip-objective-next =
    { $n ->
        [0] Alle Plätze sind vergeben.
       *[other] Wer sie als Nächstes einlöst, bekommt { points }.
    }
tip-objective-claimed = Eingelöst von { LIST($names) }.

## The automaton

tip-automaton_marker = Politikkarte { $letter }: { $name }
tip-automaton_marker-text =
    { $state ->
        [claimed] Eingelöst, für { points }.
        [none] Nicht begonnen. Die erste Karte, die sie nennt, legt einen Marker auf III.
        [III] Der Marker liegt auf III: Noch zwei Karten, die sie nennen, und sie ist eingelöst.
       *[II] Der Marker liegt auf II: Noch eine Karte, die sie nennt, und sie ist eingelöst.
    }
tip-automaton_private = Der private Stapel von { $name }
tip-automaton_private-text =
    { $n ->
        [0] Alle Karten liegen offen.
        [one] { $n } Karte liegt noch verdeckt. Eine Anweisung mit dem Personalsymbol deckt eine auf.
       *[other] { $n } Karten liegen noch verdeckt. Eine Anweisung mit dem Personalsymbol deckt eine auf.
    } Was offen liegt, wird am Ende gewertet.
tip-automaton_cards = Die Anweisungen von { $name }
tip-automaton_cards-text =
    { $n ->
        [one] { $n } Karte ist noch im Stapel. In jedem Zug wird eine aufgedeckt und von oben nach unten befolgt.
       *[other] { $n } Karten sind noch im Stapel. In jedem Zug wird eine aufgedeckt und von oben nach unten befolgt.
    }
tip-automaton_cards-last = Zuletzt aufgedeckt: Nr. { $number }.
