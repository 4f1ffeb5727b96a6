### The game in the terminal: its board in few words, its questions and answers, what it tells of itself.
### What a player types is the same in every language: it stands in quotation marks, as { "help" }.
### A sentence stands in one line, however long: a new line would be part of it.

## Units and signs, as short as they can be.

terminal-kr = { $n } Kr
terminal-price =
    { $n ->
        [0] gratis
       *[other] { terminal-kr }
    }
terminal-letter-blue = B
terminal-letter-red = R
terminal-letter-yellow = G
terminal-letter-green = Ü
terminal-list = { LIST($parts, type: "unit") }
terminal-inside = { $text } ({ $inside })

## Players.

bot-greedy = Gierhals
bot-planner = Planer
bot-mcts = Sucher

## The board.

terminal-round = Runde { $round }
terminal-passed = gepasst
terminal-turns = Züge
terminal-objectives-note = SP übrig, [Platz]
terminal-emperor-note = wer wo steht
terminal-hotels = Die Hotels
terminal-hotel-other = Das andere Hotel
terminal-legend = { terminal-letter-blue } { colour-blue } { terminal-letter-red } { colour-red } { terminal-letter-yellow } { colour-yellow }   · leer ○ frei ● belegt   +2 SP beim Vorbereiten
terminal-legend-flat = { terminal-letter-blue }{ "a" } { colour-blue }, Gruppe { "a" }   · leer ○ frei ● belegt   +2 SP beim Vorbereiten
terminal-floor-price = Preis
terminal-floor-end = Ende
terminal-rooms = { $laid } Zimmer, { $occupied } belegt
terminal-rooms-by-colour = { terminal-rooms } ({ $colours })

terminal-dice = Würfel: noch { $n }
terminal-dice-unrolled = Würfel: noch nicht geworfen
terminal-dice-none = Würfel: keine mehr
terminal-dice-away = { $n } im Mistkübel
terminal-dice-boost = Verstärkung: +1 für { krones }
terminal-die-none = kein Würfel
terminal-die-1 =
    { $champagne ->
        [yes] { $n } Strudel/Torte/ Champagner
       *[no]
            { $n ->
                [one] { $n } Speise: Strudel/Torte
               *[other] { $n } Speisen: Strudel/Torte
            }
    }
terminal-die-2 =
    { $champagne ->
        [yes] { $n } Wein/Kaffee/ Champagner
       *[no]
            { $n ->
                [one] { $n } Getränk: Wein/Kaffee
               *[other] { $n } Getränke: Wein/Kaffee
            }
    }
terminal-die-3 = { $n } Zimmer vorbereiten
terminal-die-4 =
    { $n ->
        [one] { $n } Krone oder Kaiser
       *[other] { $n } Kronen oder Kaiser
    }
terminal-die-5 = 1 Personal, { $n } billiger
terminal-die-6 =
    wie jede andere { $price ->
        [0] umsonst
        [one] für { $price } Krone
       *[other] für { $price } Kronen
    }
terminal-die-tight-1 = { $n } Strudel/Torte
terminal-die-tight-2 = { $n } Wein/Kaffee
terminal-die-tight-3 = { $n } Zimmer
terminal-die-tight-4 = { $n } Kr/Kaiser
terminal-die-tight-5 = Pers., { $n } billiger
terminal-die-tight-6 =
    { $price ->
        [0] alles, gratis
        [one] alles, { $price } Krone
       *[other] alles, { $price } Kronen
    }

# The lounge, the key, entrances, and the automaton's own hotel.
terminal-lounge = Lounge
terminal-lounge-space = auf { $face }
terminal-lounge-gone = weg
terminal-lounge-unrolled = nicht geworfen
terminal-celebrities = Prominente
terminal-key =
    { $free ->
        [yes]
            { $brings ->
                [yes] Schlüssel: +{ $gain }
               *[no] Schlüssel: gratis
            }
       *[no]
            { $brings ->
                [yes] Schlüssel: { $price }, +{ $gain }
               *[no] Schlüssel: { $price }
            }
    }
terminal-key-taken = Schlüssel: { $person }
terminal-auction = Angebotene Hoteleingänge
terminal-auction-none = noch kein Gebot
terminal-entrance = Eingang
terminal-entrance-kitchen = beginnt mit { $items }
terminal-tokens =
    { $n ->
        [0] keine Marker mehr
       *[other] Marker: { LIST($tokens, type: "unit") }
    }
terminal-token = { $token } Spalte { $column } / Etage { $floor }
terminal-guests-kept =
    { $n ->
        [one] { $n } Gast in dieser Runde bedient
       *[other] { $n } Gäste in dieser Runde bedient
    }
terminal-goal =
    { $met ->
        [yes] eigene { $letter }: eingelöst
       *[no] eigene { $letter }: { $need }
    }
terminal-favours =
    { $n ->
        [0] keine Plättchen mehr
       *[other] Plättchen: { LIST($tiles, type: "unit") }
    }
terminal-favour = { $favour } { $does }
terminal-first-die =
    { $face ->
        [7] zuerst kam der Schlüssel
       *[other] der erste Würfel war eine { $face }
    }
terminal-dancers-at = { $n }× { ball-place-named }
terminal-house = Hotel
terminal-house-item = { $item } auf { $face }
terminal-house-pool = Warenpool: { $items }
terminal-house-reserved = { $who }, Zimmer { $room }, möchte { $items }
terminal-house-stars = { $n } von { $most } Sternen
terminal-house-rooms = Zahnräder auf den Zimmern { LIST($rooms, type: "unit") }
terminal-house-guest =
    { $n ->
        [one] { $n } Zahnrad auf Gast { $place }
       *[other] { $n } Zahnräder auf Gast { $place }
    }
terminal-house-space =
    { $n ->
        [one] { $n } Zahnrad auf Feld { $place }
       *[other] { $n } Zahnräder auf Feld { $place }
    }
terminal-house-no-gears = keine Zahnräder
terminal-track-space = Feld
terminal-track-vp = SP
terminal-track-seat = Platz
terminal-tile = { $tile } Runde { $round }, { $back } zurück

terminal-need-krones = Kronen { $have }
terminal-need-tiles = Zimmer gelegt { $have }
terminal-need-staff = Personal im Spiel { $have }
terminal-need-emperor = Kaiserfeld { $have }
terminal-need-floors = volle Etagen { $have }
terminal-need-columns = volle Spalten { $have }
terminal-need-groups = volle Gruppen { $have }
terminal-need-whole_colours = ganze Farben { $have }
terminal-need-kitchen = von jeder Ware { $have }
terminal-need-top_floor = in der obersten Etage { $have }
terminal-need-orders = Gäste bedient { $have }
terminal-need-champagne = Champagner { $have }
terminal-need-dancers = Tänzer am Ball { $have }
terminal-need-guests =
    { $colour ->
        [blue] blaue Gäste bedient { $have }
        [red] rote Gäste bedient { $have }
        [yellow] gelbe Gäste bedient { $have }
       *[green] grüne Gäste bedient { $have }
    }
terminal-need-colours = belegt { LIST($rooms, type: "unit") }

terminal-queue-nobody = niemand
terminal-queue-no-reward = keine Belohnung
terminal-balls = Bälle
terminal-balls-note = Champagner je Tänzer, dann wer dort ist
terminal-ball-round = Runde { $round }
terminal-ball-scored = gewertet
terminal-row-bottom = unten
terminal-row-middle = Mitte
terminal-row-top = oben
terminal-row-balcony = Balkon
terminal-dancers = Tänzer
terminal-dancers-left =
    { $n ->
        [0] alle unterwegs
       *[other] noch { $n }
    }
terminal-dancers-none = noch kein Proberaum

terminal-krones-of = von { $cap }
terminal-emperor = Kaiser { $space }
terminal-emperor-space = Feld { $space }
terminal-empty = leer
terminal-none = keine
terminal-staff = Personal
terminal-cards = Karten
terminal-score = Punkte
terminal-cafe-free =
    { $n ->
        [one] { $n } freier Tisch
       *[other] { $n } freie Tische
    }
terminal-cafe-nobody = keine Gäste
terminal-cafe-wants = möchte { $items }
terminal-cafe-has = , hat { $items }
terminal-cafe-served = bedient: darf einziehen
terminal-cafe-then = dann { $reward }
terminal-served = bedient
terminal-used = eingesetzt
terminal-face_down = verdeckt
terminal-ready = bereit
terminal-status = { vp }, { $krones }, Kaiser { $emperor }, { $hand ->
        [one] { $hand } Handkarte
       *[other] { $hand } Handkarten
    }
terminal-automaton-status = { vp }, Kaiser { $emperor }, Stufe: { $level }
terminal-automaton-covered =
    { $n ->
        [0] keine verdeckt
       *[other] { $n } verdeckt
    }
terminal-automaton-cards =
    { $card ->
        [0] noch { $n }
       *[other] { $card } zuletzt aufgedeckt, noch { $n }
    }

terminal-sheet-before = Vor der Schlusswertung
terminal-sheet-place = Platz
terminal-sheet-rank = { $rank }.
terminal-won-alone =
    { $you ->
        [yes] Du hast gewonnen, mit mehr Punkten als { $automaton }.
       *[no] { $name } hat gewonnen, mit mehr Punkten als { $automaton }.
    }
terminal-lost-alone =
    { $you ->
        [yes] { $automaton } hat gewonnen: Du gewinnst nur mit mehr Punkten als { $automaton }.
       *[no] { $automaton } hat gewonnen: { $name } gewinnt nur mit mehr Punkten als { $automaton }.
    }
terminal-won = { end-title }.
terminal-won-you = { end-title-you }.

## Answers.

terminal-what-now = Was nun?
terminal-what-now-name = { $name }, was nun?
terminal-what-now-note = eine Zahl, eine Aktion oder { "help" }
terminal-type = Tipp eine Zahl, eine Aktion oder einen Befehl; `{ "help" }` erklärt alles.
terminal-no-number =
    { $n ->
        [1] Eine Aktion { $number } gibt es nicht; es gibt nur Nummer 1. `{ "card" } { $number }` zeigt eine Karte.
       *[other] Eine Aktion { $number } gibt es nicht; sie gehen von 1 bis { $n }. `{ "card" } { $number }` zeigt eine Karte.
    }
terminal-unclear = `{ $word }` kann { LIST($options, type: "or") } heißen: Schreib ein bisschen mehr davon.
terminal-quoted = `{ $text }`

terminal-group-guest = Gast
terminal-group-die = Würfel
terminal-group-six = Sechs
terminal-group-act = Aktion
terminal-group-serve = Servieren
terminal-group-check-in = Einzug
terminal-group-dance = Tanzen
terminal-group-send = Schicken
terminal-group-claim = Einlösen
terminal-group-use = Einsetzen
terminal-group-take = Nehmen
terminal-group-place = Bringen
terminal-group-item = Ware
terminal-group-complete = Erfüllen
terminal-group-room = Vorbereiten
terminal-group-occupy = Belegen
terminal-group-remove = Entfernen
terminal-group-hire = Einstellen
terminal-group-draft = Behalten
terminal-group-return = Zurücklegen
terminal-group-dismiss = Entlassen
terminal-group-area = Bereich
terminal-group-rehearse = Proben
terminal-group-recall = Abziehen
terminal-group-reward = Belohnung
terminal-group-also = Dazu
terminal-group-key = Schlüssel
terminal-group-shift = Verschieben
terminal-group-colour = Farbe
terminal-group-call = Bitten
terminal-group-favour = Gunst
terminal-group-bid = Bieten
terminal-group-entrance = Eingang
terminal-group-token = Marker
terminal-group-give = Geben
terminal-group-other = Sonst

terminal-means-staff = { $name }, { $price }: { $text }
terminal-means-guest = { $number } { $name }: { $order }
terminal-means-check-in = { $name }: { $room }
terminal-means-dance = { $name }: { $place }
terminal-means-area = { $n } Tänzer: { $does }
terminal-means-leave =
    { $n ->
        [one] der letzte Tänzer: { $does }
       *[other] einer von { $n } Tänzern; wenn er leer ist: { $does }
    }
terminal-means-wants = { $name }, möchte { $items }
terminal-means-room =
    { $size ->
        [1] { $colour ->
            [blue] blaues Einzelzimmer
            [red] rotes Einzelzimmer
           *[other] gelbes Einzelzimmer
        }
       *[other] { $colour ->
            [blue] blaues Zimmer, { $size }er-Gruppe
            [red] rotes Zimmer, { $size }er-Gruppe
           *[other] gelbes Zimmer, { $size }er-Gruppe
        }
    }{ $badge ->
        [0] { "" }
       *[other] , Plakette +{ $badge }
    }
terminal-means-claim = für { vp }
terminal-means-pass = heb dir den Zug auf, bis die Würfel neu geworfen werden
terminal-means-end = beende deinen Zug
terminal-means-done = davon nichts mehr
terminal-means-main = zuerst die Aktion des Würfels
terminal-means-bonus = zuerst der Bonus für die volle Gruppe
terminal-means-keep = der Rest kommt in deine Küche
terminal-means-ignore = zahl, und die Strafe geht vorüber
terminal-means-accept = nimm die Strafe hin und behalt dein Geld
terminal-means-left = die linke Hälfte der Strafe
terminal-means-right = verlier stattdessen die Siegpunkte
terminal-means-also-room = bereite zuerst ein Zimmer vor
terminal-means-also-hire = stell zuerst jemanden aus der Hand ein
terminal-means-also-emperor = rück zuerst auf der Kaiserleiste vor
terminal-means-also-dancer = schick zuerst einen Tänzer
terminal-means-row = der Bonus der Reihe
terminal-means-emptied = der Bonus des leeren Bereichs
terminal-means-key =
    { $n ->
        [0] die nächste Runde beginnen
        [one] { $n } Krone und die nächste Runde beginnen
       *[other] { $n } Kronen und die nächste Runde beginnen
    }

## Hints.

terminal-hint-note = das Beste zuerst, mit dem zu erwartenden Endstand
terminal-hint-expected = { points } zu erwarten
terminal-hint-expected-more = { points } zu erwarten, { $apart } mehr als beim Nächsten
terminal-hint-expected-fewer = { points } zu erwarten, { $apart } weniger als beim Ersten
terminal-hint-only = die einzige Aktion, die es gibt
terminal-hint-deed = { $deed }.
terminal-hint-sum = Alles in allem: { LIST($sums, type: "unit") }.
terminal-hint-sum-of = { $sum } ({ LIST($sources, type: "unit") })
terminal-hint-looking = Suche nach guten Zügen …
terminal-hint-failed = Durch einen Fehler von uns gibt es hier keinen Tipp ({ $failure }).

## The course of a session.

terminal-welcome = Willkommen bei Leopold, Grand Austria Hotel in deinem Terminal.
terminal-at-table =
    Am Tisch: { LIST($names, type: "unit") }; { $edition }; { LIST($hotels, type: "unit") }; { $hands ->
        [introductory] Einstiegshände
        [draft] gedraftete Hände
        [solo] eine Hand deiner Wahl aus zehn Karten
       *[standard] zufällige Hände
    }.
terminal-with-modules = Gespielt wird mit: { LIST($modules, type: "unit") }.
terminal-other-games = Andere Partien zeigt `{ "leopold play --help" }`; während der Partie erklärt `{ "help" }`, was du tippen kannst.
terminal-window = Dieses Fenster hat { $columns } Spalten und { $lines } Zeilen; alles passt auf { $wide } mal { $high }.
terminal-going-on = Die Partie in { $file } geht weiter.
terminal-pass-screen = Gib den Bildschirm an { $name } weiter und drück dann Enter.
terminal-enter = Enter: weiter{ " " }
terminal-enter-quit = Enter: weiter, { "quit" }: aufhören{ " " }
terminal-log-more = » … (`{ "log" }` erzählt alles)
terminal-taken-back = Zurückgenommen: `{ $action }`.
terminal-taken-back-bots =
    { $n ->
        [one] Zurückgenommen: `{ $action }` und { $n } Aktion von Bots danach.
       *[other] Zurückgenommen: `{ $action }` und { $n } Aktionen von Bots danach.
    }
terminal-taken-back-automaton =
    { $n ->
        [one] Zurückgenommen: `{ $action }` und { $n } Zug von { $automaton } danach.
       *[other] Zurückgenommen: `{ $action }` und { $n } Züge von { $automaton } danach.
    }
terminal-nothing-to-undo = Von dir ist noch nichts zurückzunehmen.
terminal-undo-other = Die letzte Aktion war von { $name }, und die kannst du nicht zurücknehmen.
terminal-kept = Die Partie liegt in { $file }.
terminal-kept-replay = Die Partie liegt in { $file }; `{ "leopold replay" }` zeigt sie noch einmal.
terminal-go-on = Weiter geht es mit: { $command }
terminal-not-played = Noch wurde nichts gespielt, also ist nichts aufzuheben. Auf Wiedersehen.
terminal-not-saved = Die Partie konnte nicht gespeichert werden: { $reason }
terminal-cannot-save = Die Partie lässt sich nicht speichern: { $reason } `{ "save FILE" }` legt sie woanders ab.
terminal-saved = Gespeichert in { $file }.
terminal-file-there = { $file } ist schon da; wähle einen anderen Namen.
terminal-game-there =
    { $file } ist schon da: Spiel mit `{ $command }` weiter oder nenne eine andere Datei.
terminal-no-folder = { $folder } lässt sich nicht anlegen ({ $reason }).
terminal-nothing-to-resume = Es gibt keine offene Partie zum Weiterspielen; `{ "leopold play" }` beginnt eine neue.
terminal-which-card = Sag, welche: `{ "card 75" }`, `{ "card B2" }` oder `{ "card night" }`.
terminal-bot-failed =
    { $name } konnte sich nicht entscheiden ({ $failure }); ein einfacherer Bot, { $bot }, spielt auf diesem Platz weiter.
terminal-stumbled = Leopold ist über einen eigenen Fehler gestolpert ({ $failure }).
terminal-stumbled-kept = { terminal-stumbled } Die Partie liegt in { $file }.
terminal-stumbled-report = { terminal-stumbled } Die Partie liegt in { $file }, und { $report } sagt mehr.

terminal-replayed = { $n } von { $all } Aktionen aus { $file } nachgespielt.
terminal-up-to =
    { $you ->
        [yes] Du bist am Zug. { $question }
       *[no] { $name } ist am Zug. { $question }
    }
terminal-plays =
    { $you ->
        [yes] { $n } von { $all }: Du spielst `{ $action }`
       *[no] { $n } von { $all }: { $name } spielt `{ $action }`
    }

terminal-compiling-everything = Alles wird einmalig für diesen Rechner übersetzt: ein paar Minuten.
terminal-compiling-rules = Die Regeln werden einmalig für diesen Rechner übersetzt: etwa 40 Sekunden.
terminal-compiling-lab = Was viele Partien auf einmal spielt, wird einmalig übersetzt: etwa 40 Sekunden.
terminal-compiling-companion = Leopolds Züge für den Tisch werden einmalig übersetzt: ein paar Sekunden.
terminal-compiling-bots = Die Bots werden einmalig für diesen Rechner übersetzt: etwa zwei Minuten.
terminal-compiling-envs = Die Umgebungen werden einmalig für diesen Rechner übersetzt: etwa 40 Sekunden.
terminal-compiling = Wird übersetzt
terminal-loading = Die Regeln werden geladen
terminal-compiling-meanwhile =
    Regeln und Bots werden neben deiner Partie einmalig für diesen Rechner übersetzt: ein paar Minuten. Du kannst sofort spielen; nur { LIST($levels) } brauchen es.
terminal-not-compiled = Auf diesem Rechner ließ sich nichts übersetzen: { $reason } Die Partie geht trotzdem weiter, ein wenig langsamer; { LIST($levels) } können nicht spielen.
terminal-bot-preparing =
    { $name } wird noch vorbereitet, einmalig: { $done } von { $total } Teilen, bisher { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }.
terminal-bot-preparing-ask = Drück Enter, damit bis dahin der { $bot } spielt, oder tipp `{ $wait }`, um auf { $name } zu warten.
terminal-bot-stands-in = Der { $bot } spielt für { $name }.
terminal-bot-ready = { $name } ist jetzt bereit und spielt.

## Who sits at the table.

terminal-no-level = Eine Stufe { $level } gibt es nicht; Bots spielen als { LIST($levels, type: "or") }.
terminal-guide = Leopold: { $words }
terminal-guide-left = Du spielst allein weiter. `{ "guide" }` ruft Leopold zurück.
terminal-guide-back = Leopold steht dir wieder zur Seite.
terminal-guide-none = In dieser Partie leitet niemand an; `{ "leopold play --guided" }` beginnt eine, in der Leopold es tut.
terminal-guided-given = In der Lehrpartie stehen Karten und Gegner fest: { "--guided" } geht nur mit { "--file" } und { "--language" }. `{ "leopold play --resume" }` spielt eine weiter.
terminal-level-resumed = In einer fortgesetzten Partie spielen die Bots wie bisher; { "--level" } ist für neue Partien.
terminal-level-unused = { "--level" } ist für Bots, die nur „{ "bot" }“ heißen, und so heißt kein Platz; schreib { $spec } für einen.
terminal-seats-count = { $named } Plätze sind genannt, für { $players } Personen.
terminal-seat-bot = { $name } wäre der Name einer Person; für den Bot schreib { $spec }.
terminal-seat-unnamed = Platz { $n } hat keinen Namen; gib einen Namen an oder „{ "bot" }“ für einen Bot.
terminal-seat-unfit = Der Name von Platz { $n } taugt nicht für einen Bildschirm; höchstens { $most } Zeichen.
terminal-seats-alike = Zwei Plätze heißen { $name }; gib ihnen verschiedene Namen.
terminal-replay-what = Nenne eine gespeicherte Partie oder eine Tabelle von Partien und eine Zeile: { "--from games.parquet --row 17" }.
terminal-solo-level = { $option } sagt, gegen wen, { $other }, wie gut: Schreib { $right }.
terminal-solo-alone = { "--solo" } heißt du allein gegen { automaton-name }, da gibt es kein { $option } zu wählen.
terminal-solo-bot = Bots spielen das Solospiel nicht; gib deinen Namen an oder lass die Plätze weg.
terminal-solo-name = Der Automa heißt { $name }; gib dir selbst einen anderen Namen.

## The page of help.

terminal-help = Hilfe
terminal-help-turn =
    In deinem Zug darfst du einen Gast aus der Warteschlange nehmen, und dann nimmst du einen Würfel und führst seine Aktion aus. Jederzeit in deinem Zug darfst du Gäste aus deiner Küche bedienen, Gäste mit kompletter Bestellung einziehen lassen, eine Politikkarte einlösen und Personal einsetzen, das einmal pro Runde wirkt. Statt eines Zuges darfst du passen und warten, bis die Würfel neu geworfen werden.
terminal-help-answers =
    Antworte mit der Nummer einer Aktion oder mit ihrem Text; Texte lassen sich abkürzen (`{ "d 6 as 4" }`):
terminal-help-guest = den dritten Gast der Warteschlange nehmen
terminal-help-die-boost = einen Würfel mit 2 nehmen und für eine Stärke mehr zahlen
terminal-help-die-as = eine 6 nehmen und als 4 verwenden
terminal-help-serve = Wein aus deiner Küche zu Gast 75 bringen
terminal-help-check-in = Gast 75 bezieht das dritte Zimmer der zweiten Etage
terminal-help-room = ein Zimmer vorbereiten
terminal-help-hire = Personalkarte 13 aus der Hand einstellen
terminal-help-use = Personalkarte 1 einsetzen, einmal pro Runde
terminal-help-claim = Politikkarte A einlösen
terminal-help-end = deinen Zug beenden; `{ "pass" }` hebt ihn auf
terminal-help-dance = Gast 148 geht in die mittlere Reihe des linken Ballsaals
terminal-help-send = ein Tänzer allein geht auf den Balkon
terminal-help-colour = den roten Würfel des Feldes nehmen
terminal-help-call = einen Prominenten rufen, der einmal wirkt
terminal-help-bid = fünf Kronen für den zweiten angebotenen Hoteleingang
terminal-help-favour = für die Belohnung eines Plättchens an deinem Hoteleingang zurückgehen
terminal-help-shift = einen Würfel auf das Feld daneben schieben und dort nutzen
terminal-help-key = statt eines Würfels den Schlüssel nehmen
terminal-help-host = eine Ware für Gast 190 ausgeben, der bleibt
terminal-ours = { $mark } ein Hauswert: von uns, nicht gedruckt; `{ "card" } { $card }` sagt mehr
terminal-help-commands = Oder gib einen Befehl:
terminal-help-signs =
    { terminal-letter-blue }, { terminal-letter-red }, { terminal-letter-yellow } und { terminal-letter-green } sind { colour-blue }, { colour-red }, { colour-yellow } und { colour-green }. Im Hotel ist · leer, ○ frei und ● belegt; Mauern trennen die Zimmergruppen, +2 ist, was es bringt, dieses Zimmer vorzubereiten. Kr sind Kronen, SP Siegpunkte. Ein Kaiserplättchen gibt den Plätzen ab Feld { $reward } und nimmt den Plätzen auf Feld 0, nachdem alle zurückgegangen sind.

terminal-command-undo = nimmt deine letzte Aktion zurück, mit dem, was Bots und Automa seither getan haben
terminal-command-save = `{ "save FILE" }` schreibt die Partie in eine Datei von dir; aufgehoben wird sie ohnehin nach jeder Aktion
terminal-command-card =
    `{ "card 75" }`, `{ "card B2" }`, `{ "card day A" }`: der ganze Text einer Karte, eines Kaiserplättchens oder eines Hotels
terminal-command-log = alles, was bisher geschehen ist
terminal-command-board = zeichnet den Plan neu, mit allem ausgeschrieben
terminal-command-hint =
    was jemand Starkes jetzt täte: bis zu drei Aktionen, mit dem zu erwartenden Endstand und warum
terminal-command-guide = in einer Lehrpartie: ohne Leopold weiterspielen, oder wieder mit ihm
terminal-command-help = diese Seite
terminal-command-quit = hört auf; die Partie bleibt, und `{ "leopold play --resume" }` spielt sie weiter

## Der Rückblick auf eine Partie, die zu Ende ist.

terminal-review-doing = Jede Entscheidung wird beurteilt
terminal-review-title = Rückblick auf { $file }
terminal-review-note = an { $n } möglichen Verläufen erprobt
terminal-review-accuracy = Genauigkeit
terminal-review-lost = verloren
terminal-review-curve = { $name }: der Vorsprung, der zu erwarten war, Runde für Runde
terminal-review-margin = Vorsprung
terminal-review-skill = Können
terminal-review-luck = Glück
terminal-review-moments = Worauf es ankam
terminal-review-moment = { $name }, Runde { $round }: { $mark }, { points } verloren
terminal-review-no-moments = Kein Zug hat Nennenswertes gekostet.
terminal-review-played = Gespielt ({ $worth }):
terminal-review-best = Bester Zug ({ $worth }):
terminal-review-there = `{ $command }` zeigt den Tisch dort.
terminal-review-turns = { $name }: Zug für Zug
terminal-review-round = Runde
terminal-review-expected = erwartet
terminal-review-chance = Chance
terminal-review-mark = Urteil
terminal-review-turn = Zug
terminal-review-unjudged =
    { $n ->
        [one] { $n } Entscheidung vor der ersten Runde ist nicht beurteilt.
       *[other] { $n } Entscheidungen vor der ersten Runde sind nicht beurteilt.
    }
terminal-review-seat = Einen Platz { $n } gibt es in dieser Partie nicht; die Plätze sind 1 bis { $seats }.
terminal-review-automaton = Auf Platz { $n } spielt ein Automa: Seine Karten entscheiden, zu beurteilen ist nichts.

## Rätsel.

terminal-puzzles-task = Rätsel { $id } ({ $theme }, { $difficulty }): Finde den besten Zug und spiel ihn zu Ende.
terminal-puzzles-id = Name
terminal-puzzles-theme = Thema
terminal-puzzles-difficulty = Schwierigkeit
terminal-puzzles-round = Runde
terminal-puzzles-seats = Spieler
