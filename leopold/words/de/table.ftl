### The table: its places, what is read aloud of them, and the end of a game.

table-round = Runde { $round } von { $rounds }
table-setup = Spielaufbau
table-over = Die Partie ist zu Ende
table-queue = Wartende Gäste
table-spaces = Aktionen und Würfel
table-objectives = Politikkarten
table-emperor = Der Kaiser
table-hotel = Dein Hotel
table-hotel-of = Das Hotel von { $name }
table-cafe = Café
table-cafe-of = Das Café von { $name }
table-cafe-empty = Ein freier Tisch
table-kitchen = Küche
table-hand = Deine Hand
table-hand-caption = Hand
table-hand-hidden =
    { $n ->
        [one] { $n } Karte auf der Hand
       *[other] { $n } Karten auf der Hand
    }
table-hand-empty = Keine Karten auf der Hand.
table-staff = Personal im Spiel
table-staff-empty = Noch niemand eingestellt.
table-others = Die anderen
table-looked = Die Karten, die du ansiehst
table-draft = Behalte eine davon
table-menu = Menü
table-rules = Das Buch: Regeln, Symbole, Karten
table-rules-failed = Das Buch konnte nicht geholt werden. Vielleicht ist der Weg zum Server unterbrochen; schließ das hier und versuch es gleich noch einmal.
table-hint = Tipp
table-log = Verlauf
table-larger = Das Hotel von { $name } näher ansehen
table-onlooker = Du schaust zu.
table-deck-staff =
    { $n ->
        [0] Keine Personalkarten im Stapel
        [one] { $n } Personalkarte im Stapel
       *[other] { $n } Personalkarten im Stapel
    }
table-deck-guests =
    { $n ->
        [0] Keine Gäste im Stapel
        [one] { $n } Gast im Stapel
       *[other] { $n } Gäste im Stapel
    }
table-bin =
    { $n ->
        [0] Keine Würfel im Mistkübel
       *[other] { $n } Würfel im Mistkübel
    }
table-puzzle = Rätsel: Finde den besten Zug
table-puzzle-over = Dein Zug ist gespielt.
table-puzzle-verdict = Das Urteil
table-waiting = { $name } denkt nach …
table-absent = Abwesend
table-open = Noch nicht da
table-standin = Ein Bot spielt
table-standin-you = Ein Bot spielt für dich.
table-standin-back = Wieder übernehmen
table-bot-give = Einen Bot für { $name } spielen lassen
table-bot-level = Stufe des Bots für { $name }
table-bot-back = { $name } den Platz zurückgeben
table-leave = Den Tisch verlassen
table-leave-sure = Wirklich gehen? Die Partie verschwindet von deiner Liste. Spielen andere weiter, übernimmt ein Bot deinen Platz.
table-leave-not = Bleiben
table-save = Partie speichern
table-replay = Nachspielen
table-lobby = Lobby
table-speed = Wie fremde Züge gezeigt werden
table-speed-calm = In Ruhe
table-speed-quick = Schnell
table-speed-skip = Sofort
table-speed-step = Schritt für Schritt
table-sound = Töne
table-sound-off = Aus
table-sound-on = An
table-skip = Überspringen
table-next = Weiter
table-pause = Pause
table-unpause = Weiter
table-tab-board = Spielplan
table-tab-mine = Mein Hotel
table-tab-cards = Karten

table-tab-others = Andere
table-tab-log = Verlauf
table-seats = An diesem Tisch
table-own-packs =
    { $n ->
        [one] Gespielt mit einem eigenen Paket: { LIST($names) }.
       *[other] Gespielt mit eigenen Paketen: { LIST($names) }.
    }
table-seed-chosen = Der Startwert dieser Partie wurde von Hand gewählt.
table-bonuses-caption = Volle Gruppen bringen
table-emperor-open = { LIST($places) }. Die Kaiserleiste näher ansehen
table-bonuses = Was eine volle Gruppe bringt: Siegpunkte für Blau, Kronen für Rot, Kaiserschritte für Gelb
table-coming = Kommt noch
table-refused = Das ging nicht: { $reason }
table-late = Am Tisch ging es inzwischen weiter; so steht es jetzt.
table-automaton-cards =
    { $n ->
        [one] { $n } Karte in { automaton-name.possessive-dative } Stapel
       *[other] { $n } Karten in { automaton-name.possessive-dative } Stapel
    }
table-automaton-private =
    { $n ->
        [one] { $n } Personalkarte in { automaton-name.possessive-dative } privaten Stapel
       *[other] { $n } Personalkarten in { automaton-name.possessive-dative } privaten Stapel
    }

table-automaton-marker =
    { $state ->
        [none] Politikkarte { $letter }: nicht begonnen
        [claimed] Politikkarte { $letter }: eingelöst, { points }
       *[other] Politikkarte { $letter }: { $state }
    }
table-automaton-staff =
    { $n ->
        [0] Noch keine Personalkarte aufgedeckt
        [one] { $n } Personalkarte aufgedeckt
       *[other] { $n } Personalkarten aufgedeckt
    }
table-automaton-staff-none = Vom privaten Stapel ist noch nichts aufgedeckt.
table-here = Hier sitzt { $name }

label-guest =
    { $name }, { $colour ->
        [blue] blau
        [red] rot
        [yellow] gelb
       *[other] grün
    }, bestellt { LIST($order) }, { $vp ->
        [one] { $vp } Punkt
       *[other] { $vp } Punkte
    }
label-queue =
    Gast { $space }: { $guest }. { $reward } { $price ->
        [0] Kostet nichts.
        [one] Kostet { $price } Krone.
       *[other] Kostet { $price } Kronen.
    }
label-queue-empty = Platz { $space } ist frei.
label-cafe =
    { $guest }. { $missing ->
        [none] Alles ist serviert.
       *[other] Möchte noch { LIST($items) }.
    }
label-room =
    Zimmer { $room }, { $colour ->
        [blue] blau
        [red] rot
       *[other] gelb
    }, { $state ->
        [empty] nicht vorbereitet
        [vacant] frei
       *[other] belegt
    }, Gruppe { $group }{ $badge ->
        [0] { "" }
        [one] , Plakette mit { $badge } Punkt
       *[other] , Plakette mit { $badge } Punkten
    }
label-die =
    Aktion { $face }: { $name }. { $n ->
        [0] Kein Würfel.
       *[other] { $n } Würfel.
    }
label-kitchen = Küche: { $items }
label-staff = { $name }, { $timing }
label-staff-used = { $name }, in dieser Runde eingesetzt
label-staff-face_down = { $name }, in dieser Partie eingesetzt und verdeckt
label-hand =
    { $name }, { $cost ->
        [one] { $cost } Krone
       *[other] { $cost } Kronen
    }, { $timing }
label-objective = Politikkarte { $letter }: { $need }
label-tile = Kaiserplättchen { $letter } nach Runde { $round }
label-emperor = Kaiserleiste: { LIST($places) }
label-emperor-seat = { $name } auf { $space }
label-vp = { $name }: { points }
label-krones = { krones }, höchstens { $cap }
label-turn = { $name } hat die Züge { LIST($numbers) }
label-pick = wählbar

label-card = { $label }. { $text }

label-lodger = Hier wohnt { FORM($guest, form: "nominative") }.

deed-check-in = { FORM($guest, form: "nominative") } in Zimmer { $room }
deed-die = eine { $face }
deed-die-strength = eine { $face }, Stärke { $strength }
deed-room = Zimmer { $room }
deed-cards =
    { $n ->
        [one] eine Personalkarte
       *[other] { $n } Personalkarten
    }
deed-group = eine volle Gruppe

deed-objective = Politikkarte { $letter }

banner-emperor = Danach kommt der Kaiser.
visit-title = Der Besuch des Kaisers
visit-rewarded = Er ist erfreut und zeigt es.
visit-punished = Er ist ungehalten.
visit-ignored = Er ist ungehalten, und man geht darüber hinweg.
visit-overlooked = Er nimmt keine Notiz.
finale-title = Die Schlussabrechnung

cautions-title = Nachfragen vor
cautions-no_guest = Würfel nehmen ohne Gast
cautions-check_in = Zugende, wenn noch jemand einziehen könnte
cautions-staff = Zugende mit Personal, das in der Runde noch bereit ist
cautions-objective = Zugende mit einlösbarer Politikkarte
cautions-reward = Einen Teil der Belohnung liegen lassen
cautions-krones = Mehr Kronen, als die Börse fasst

scene-title = { $name } ist am Zug
scene-on = Weiter

hand_over-title = { $name }, du bist am Zug
hand_over-about = Gib den Bildschirm an { $name } weiter. Niemand sonst sollte hinsehen.
hand_over-go = Ich bin { $name }

end-title =
    { $winners ->
        [none] Die Partie ist zu Ende
       *[other]
            { LIST($names) } { $count ->
                [one] gewinnt
               *[other] teilen sich den Sieg
            }
    }
end-title-you = Du gewinnst
end-sheet = Wertungsblatt
end-course = Der Verlauf der Partie
end-course-label = Punkte aller, Zug für Zug
end-moments = Die ertragreichsten Züge
end-moment = { $name }, Runde { $round }: { points } in einem Zug
end-moment-look = Diesen Zug noch einmal ansehen
end-total = Summe
end-again = Noch einmal
end-replay = Nachspielen
end-save = Partie speichern
end-seed = Startwert: { $seed }
end-table = Zum Tisch
