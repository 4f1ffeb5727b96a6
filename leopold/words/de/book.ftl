### The book: its frame, the legend of all symbols, and the almanac of all cards.

book-title = Das Buch
book-about = Regeln, Symbole und alle Karten des Spiels
book-parts = Teile des Buches
book-rules = Regeln
book-legend = Symbole
book-cards = Karten
book-edition = Ausgabe
book-contents = Kapitel
book-find = In den Regeln suchen
book-find-none = In den Regeln steht davon nichts.
book-see-rules = In den Regeln: { $title }
book-see-cards = Alle Karten

## Captions of pictures

figure-story = Aus der Warteschlange ins Café, bedient, und in ein Zimmer derselben Farbe: Das bringt Punkte.
figure-queue = Die Warteschlange: Neue Gäste kommen links dazu, die Preise stehen darunter.
figure-spaces = Hier hat die 3 Stärke zwei, die 1 Stärke eins, und die 4 ist nicht wählbar.
figure-order =
    { $n ->
        [one] Das Plättchen für eine Person allein.
       *[other] Die Plättchen für { $n } Personen.
    }
figure-serving = Was ein Häkchen hat, ist serviert. Was keines hat, möchte der Gast noch.
figure-kitchen = Damit beginnen alle.
figure-guest = Ein Gast: links die Farbe, rechts die Punkte, unter dem Namen die Bestellung, ganz unten die Belohnung.
figure-groups = Eine blaue Zweiergruppe ist voll und leuchtet: Sie hat einmal gezahlt.
figure-bonuses = Was Gruppen von einem bis vier Zimmern zahlen: Punkte, Kronen, Schritte.
figure-hotel = Gestrichelt: nicht vorbereitet. Eine Tür: frei. Ein helles Fenster: belegt. Links die Preise, rechts die Punkte am Ende.
figure-krones = Der Balken zeigt, wie viel noch hineinpasst.
figure-staff = Eine Karte jeder Art: Das Zeichen rechts sagt, wann sie wirkt.
figure-emperor = Die Runden, mit einer Krone, wo der Kaiser kommt, und darunter seine Plättchen: oben die Belohnung, unten die Strafe.
figure-track = Die Leiste: Auf 0 droht die Strafe, ab der Krone wartet die Belohnung. Unter jedem Feld seine Punkte.
figure-objectives = Was verlangt wird, und darunter die Punkte für Platz eins, zwei und drei.
figure-instruction = Eine Karte aus { automaton-name.genitive } Stapel.

## The legend

legend-find = Ein Symbol suchen
legend-things = Was es im Spiel gibt
legend-colours = Farben
legend-items = Speisen und Getränke
legend-numbers = Zahlen
legend-rooms = Zimmer und Häuser
legend-timing = Wann Personal wirkt
legend-dice = Würfel und Züge
legend-seats = Mitspielende
legend-buttons = Knöpfe der Seite
legend-steps = Belohnungen und Effekte
legend-powers = Personal, das immer wirkt
legend-scores = Punkte am Ende
legend-needs = Was Politikkarten verlangen
legend-penalties = Strafen des Kaisers
legend-example = Beispiel: { $card }
legend-none = So ein Symbol gibt es nicht.

sign-coin-gain = Du erhältst so viele Kronen.
sign-coin-less = Zahle so viele Kronen, oder so viele weniger als sonst.
sign-coin-free = Kostenlos.
sign-points = So viele Punkte.
sign-points-less = Du verlierst so viele Punkte.
sign-favour = So viele Schritte auf der Kaiserleiste.
sign-per = So viele Punkte für jedes von dem, was folgt.
sign-floors = Nur bis zu dieser Etage.
sign-must = Wer nachsieht, muss eine einstellen.
sign-after = Was vor dem Doppelpunkt steht, bringt, was danach steht.

symbol-strudel = Strudel, eine Speise
symbol-cake = Torte, eine Speise
symbol-wine = Wein, ein Getränk
symbol-coffee = Kaffee, ein Getränk
symbol-champagne = Champagner; den schenkt die Erweiterung aus
symbol-any-item = Beliebige Speise oder Getränk, nach deiner Wahl
symbol-blue = Blau: adlige Gäste und ihre Zimmer
symbol-red = Rot: bürgerliche Gäste und ihre Zimmer
symbol-yellow = Gelb: Künstler und ihre Zimmer
symbol-green = Grün: Touristen, die ein Zimmer jeder Farbe nehmen
symbol-any-colour = Jede Farbe
symbol-coin = Kronen, das Geld
symbol-points = Punkte
symbol-favour = Schritte auf der Kaiserleiste
symbol-crown = Der Kaiser: sein Besuch, seine Gunst
symbol-staff = Personal, das eingestellt wird
symbol-staff-deck = Eine Personalkarte, vom Stapel oder auf die Hand
symbol-guest = Ein Gast
symbol-room-empty = Ein nicht vorbereitetes Zimmer
symbol-room = Ein vorbereitetes, freies Zimmer
symbol-room-lit = Ein belegtes Zimmer
symbol-group = Eine ganz belegte Zimmergruppe
symbol-floor = Eine ganz belegte Etage
symbol-column = Eine ganz belegte Spalte
symbol-house = Das ganze Haus; mit einer Zahl seine Etagen bis dorthin
symbol-suitcase = Ein Gast bezieht ein Zimmer
symbol-cloche = Gäste bedienen
symbol-order-done = Eine komplette Bestellung
symbol-scroll = Eine Politikkarte
symbol-kitchen = Die Küche
symbol-table = Ein Tisch im Café
symbol-eye = Karten ansehen
symbol-turn = Ein ganzer Zug
symbol-shield = Sicher vor der Strafe des Kaisers
symbol-copy = Ahmt eine fremde Karte mit Schlusswertung nach
symbol-once = Wirkt einmal, beim Einstellen
symbol-round = Kann in jeder Runde einmal eingesetzt werden
symbol-permanent = Wirkt von da an, immer
symbol-end = Wird am Ende der Partie gewertet
symbol-flip = Kann einmal pro Partie eingesetzt werden, wenn ihr Moment kommt
symbol-die-0 = Ein beliebiger Würfel
symbol-die-1 = Die 1: Strudel und Torte
symbol-die-2 = Die 2: Wein und Kaffee
symbol-die-3 = Die 3: Zimmer vorbereiten
symbol-die-4 = Die 4: Kaiserschritte und Kronen
symbol-die-5 = Die 5: Personal einstellen
symbol-die-6 = Die 6: jede andere Aktion
symbol-dice = Würfel; auf Anweisungskarten ein Würfel vom vollsten Feld
symbol-bin = Würfel, die für diese Runde im Mistkübel sind
symbol-seat-0 = Der erste Platz
symbol-seat-1 = Der zweite Platz
symbol-seat-2 = Der dritte Platz
symbol-seat-3 = Der vierte Platz
symbol-seat-leopold = Leopold, der Gegner im Solospiel
symbol-seat-elisabeth = Elisabeth, die Gegnerin bei Bällen oder Prominenten
symbol-hand = Karten auf der Hand
symbol-laurel = Eine Belohnung oder ein Sieg
symbol-tick = Getan, serviert oder eingesetzt
symbol-cross = Eine Strafe; auf einem Knopf: schließen oder loslassen
symbol-arrow = Führt zu
symbol-undo = Einen Schritt zurücknehmen
symbol-undo-all = Den ganzen Zug zurücknehmen
symbol-lamp = Um einen Tipp bitten
symbol-book = Das Buch öffnen
symbol-link = Ein Link für Freunde
symbol-save = Eine Partie speichern oder öffnen
symbol-play = Weiterspielen
symbol-pause = Warten
symbol-step = Zum Nächsten; überspringen
symbol-menu = Das Menü
symbol-bot = Ein Bot
symbol-person = Jemand
symbol-people = Mehrere
symbol-log = Der Verlauf
symbol-more = Mehr
symbol-cards = Ein Kartenstapel
symbol-sun = Tag
symbol-moon = Nacht
symbol-daylight = So hell wie das System
symbol-gear = Einstellungen
symbol-leave = Den Tisch verlassen

## The almanac

cards-find = Eine Karte nach Name oder Text suchen
cards-kind = Art
cards-kind-all = Alle Arten
cards-kind-guest = Gäste
cards-kind-staff = Personal
cards-kind-objective = Politikkarten
cards-kind-tile = Kaiserplättchen
cards-kind-hotel = Hotels
cards-kind-order = Zugfolge
cards-kind-instruction = Anweisungskarten
cards-kind-ballroom = Ballsäle
cards-kind-rehearsal = Proberäume
cards-kind-celebrity = Prominente
cards-kind-entrance = Hoteleingänge
cards-colour = Farbe
cards-colour-all = Alle Farben
cards-cost = Kosten
cards-cost-all = Alle Kosten
cards-timing = Wirkt
cards-timing-all = Egal wann
cards-where = Wo sie jetzt ist
cards-where-all = Überall
cards-count =
    { $n ->
        [0] So eine Karte gibt es nicht.
        [one] { $n } Karte
       *[other] { $n } Karten
    }
cards-reset = Alle zeigen
cards-list = Die Karten
cards-order-tile =
    { $players ->
        [one] Züge { $low } und { $high }, allein
       *[other] Züge { $low } und { $high } bei { $players } Personen
    }
cards-order-text = Der { $low }. und der { $high }. der { $turns } Züge einer Runde.
cards-hotel-night = Die Nachtseite, für alle gleich
cards-hotel-day = Tagseite { $letter }
cards-introductory = Im Einstiegssatz { $letter }.
cards-module = { $module }: nur im Spiel, wenn es beim Decken des Tisches gewählt wird.

## Where a card is now, as far as one may know

where-queue = Wartet in der Schlange, Platz { $n }
where-cafe =
    { $who ->
        [you] Sitzt in deinem Café
       *[other] Sitzt im Café von { $name }
    }
where-discarded = Ist eingezogen; liegt auf dem Ablagestapel
where-deck = Im Stapel
where-hand =
    { $who ->
        [you] Auf deiner Hand
       *[other] Auf der Hand von { $name }
    }
where-hired =
    { $who ->
        [you] Arbeitet für dich
       *[other] Arbeitet für { $name }
    }
where-looked = Liegt offen vor dir
where-unseen = Im Stapel oder auf einer Hand, die du nicht siehst
where-private = Im Stapel oder verdeckt im privaten Stapel von { $name }
where-claimable = In dieser Partie
where-claimed = In dieser Partie, eingelöst von { LIST($names) }
where-tile = In dieser Partie, nach Runde { $n }
where-tile-past = In dieser Partie, gewertet nach Runde { $n }
where-house =
    { $who ->
        [you] Dein Hotel
       *[other] Das Hotel von { $name }
    }
where-order =
    { $who ->
        [you] Liegt vor dir
       *[other] Liegt vor { $name }
    }
where-turned = Zuletzt aufgedeckt
where-his-deck = Im Anweisungsstapel oder schon benutzt
where-none = Nicht in dieser Partie

state-play = Im Spiel
state-seat =
    { $who ->
        [you] Bei dir
       *[other] Bei { $name }
    }
state-hand = Auf meiner Hand
state-queue = In der Schlange
state-deck = Im Stapel oder ungesehen
state-gone = Fort
state-none = Nicht in dieser Partie
