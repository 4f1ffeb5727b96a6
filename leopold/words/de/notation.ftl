### Texts that name no action, or more than one. What is wrong is said without a full stop: a question may follow.

text-wrong = { $wrong }.
text-nearest = { $wrong }; meintest du { LIST($near, type: "or") }?
text-over = { $wrong }; und die Partie ist zu Ende.
text-open = { $text } lässt offen, was gemeint ist: Sag { LIST($near, type: "or") }.
text-ambiguous =
    { $more ->
        [yes] { $text } kann unter anderem { LIST($near, type: "or") } heißen: Sag, welches.
       *[other] { $text } kann { LIST($near, type: "or") } heißen: Sag, welches.
    }
text-nothing = Es wurde nichts gesagt
text-no-action = { $text } ist keine Aktion
text-alone = `{ $verb }` steht allein
text-not-in-queue = { FORM($guest, form: "start") } ist nicht in der Warteschlange.
text-not-in-cafe = { FORM($guest, form: "start") } ist nicht in deinem Café.
text-only-six-lost = Nur die Aktion einer Sechs kann verfallen, und dann wird nichts dafür bezahlt.
text-take-form = Zu `{ "take" }` gehören Zahlen und Sorten, wie in `{ "take 2 wine 1 coffee" }`
text-take-nothing = { $text } ist nicht zu nehmen
text-take-other =
    { $action ->
        [1]
            { $champagne ->
                [yes] Stärke { $strength } ist auf Strudel, Torte und Champagner aufzuteilen, auf nichts anderes.
               *[no] Stärke { $strength } ist auf Strudel und Torte aufzuteilen, auf nichts anderes.
            }
        [2]
            { $champagne ->
                [yes] Stärke { $strength } ist auf Wein, Kaffee und Champagner aufzuteilen, auf nichts anderes.
               *[no] Stärke { $strength } ist auf Wein und Kaffee aufzuteilen, auf nichts anderes.
            }
       *[other] Stärke { $strength } ist auf Kaiser und Kronen aufzuteilen, auf nichts anderes.
    }
text-take-sum =
    { $action ->
        [1]
            { $champagne ->
                [yes] Stärke { $strength } ist auf Strudel, Torte und Champagner aufzuteilen, und das macht { $total }.
               *[no] Stärke { $strength } ist auf Strudel und Torte aufzuteilen, und das macht { $total }.
            }
        [2]
            { $champagne ->
                [yes] Stärke { $strength } ist auf Wein, Kaffee und Champagner aufzuteilen, und das macht { $total }.
               *[no] Stärke { $strength } ist auf Wein und Kaffee aufzuteilen, und das macht { $total }.
            }
       *[other] Stärke { $strength } ist auf Kaiser und Kronen aufzuteilen, und das macht { $total }.
    }
text-take-pairs =
    { $champagne ->
        [yes] Strudel geht mit Torte, Wein mit Kaffee, Champagner mit beiden Paaren, der Kaiser mit Kronen.
       *[no] Strudel geht mit Torte, Wein mit Kaffee, der Kaiser mit Kronen.
    }
text-also-form = Zu `{ "also" }` gehört { LIST($known, type: "or") }
text-no-item = { $text } gibt es nicht: Eine Ware ist { LIST($known, type: "or") }
text-swap-form = Zu `{ "swap" }` gehören eine Ware aus der Küche und eine andere Sorte, wie in `{ "swap strudel wine" }`
text-no-objective = Eine Politikkarte { $text } gibt es nicht: Es sind { LIST($known, type: "or") }
text-no-ball-place = Einen Platz { $text } gibt es auf den Bällen nicht: Sag { LIST($known, type: "or") }
text-no-rehearsal = Einen Proberaum { $text } gibt es nicht: Es sind { LIST($known, type: "or") }
text-no-staff = Eine Personalkarte { $text } gibt es nicht
text-no-guest = Einen Gast { $text } gibt es nicht
text-no-room = Ein Zimmer { $room } gibt es nicht: Zimmer gehen von 1.1 bis { $last }
text-room-form = Ein Zimmer sind Etage und Spalte, wie in `2.3`, nicht { $text }
text-number =
    { $text ->
        [none] { $what } ist eine Zahl von { $lowest } bis { $highest }
       *[other] { $what } ist eine Zahl von { $lowest } bis { $highest }, nicht { $text }
    }
text-number-action = Die Nummer einer Aktion
text-number-space = Ein Platz der Warteschlange
text-number-copied = Was eine Sechs nachahmt,
text-number-die = Ein Würfel
text-number-taken = Was man von einer Sorte nimmt,
text-number-part = Ein Teil einer Belohnung
text-number-table = Ein Tisch
text-number-area = Ein Bereich eines Proberaums
text-number-bid = Ein Gebot
text-number-slot = Ein angebotener Hoteleingang
text-no-entrance = Ein Hoteleingang { $text } ist nicht im Angebot
text-not-one = { $text } gibt es nicht: Sag { LIST($known, type: "or") }
