### Things of the game: items, colours, units, names of levels and variants. Other messages refer to these.
### Colours as they stand before a noun: masculine "blauer Gast", neuter "blaues Zimmer", feminine "blaue Gruppe", also "der blaue Würfel" and "blaue Zimmer".

item-strudel = Strudel
item-cake = Torte
item-wine = Wein
item-coffee = Kaffee
item-champagne = Champagner

items-strudel = { $n } Strudel
items-cake =
    { $n ->
        [one] { $n } Torte
       *[other] { $n } Torten
    }
items-wine = { $n } Wein
items-coffee = { $n } Kaffee
items-champagne = { $n } Champagner
items-none = nichts

colour-blue = blau
    .masculine = blauer
    .neuter = blaues
    .feminine = blaue
colour-red = rot
    .masculine = roter
    .neuter = rotes
    .feminine = rote
colour-yellow = gelb
    .masculine = gelber
    .neuter = gelbes
    .feminine = gelbe
colour-green = grün
    .masculine = grüner
    .neuter = grünes
    .feminine = grüne
colour-any = jede Farbe

rooms-blue =
    { $n ->
        [one] { $n } blaues
       *[other] { $n } blaue
    }
rooms-red =
    { $n ->
        [one] { $n } rotes
       *[other] { $n } rote
    }
rooms-yellow =
    { $n ->
        [one] { $n } gelbes
       *[other] { $n } gelbe
    }

krones =
    { $n ->
        [one] { $n } Krone
       *[other] { $n } Kronen
    }

points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
victory-points =
    { $n ->
        [one] { $n } Siegpunkt
       *[other] { $n } Siegpunkte
    }

vp = { $n } SP

favour =
    { $n ->
        [one] { $n } Kaiserschritt
       *[other] { $n } Kaiserschritte
    }

edition-revised = Überarbeitete Ausgabe
edition-2015 = Erste Ausgabe von 2015

expansion-waltz = Alles Walzer!

module-base = Das Grundspiel
module-promo = Promo-Gäste
module-more = Darf’s a bisserl mehr sein?
module-ballrooms = Wiener Ballsäle
module-celebrities = Prominente
module-entrances = Besondere Hotels
module-key = Startspieler
module-gala = Promokarten der Erweiterung

variant-standard = Standard
variant-introductory = Einstieg
variant-draft = Draft
# These get the numbers of the edition's board.
variant-standard-about =
    { $start_hand ->
        [one] Alle bekommen { $start_hand } Personalkarte.
       *[other] Alle bekommen { $start_hand } Personalkarten.
    }
variant-introductory-about = Kartenhände, für die erste Partie zusammengestellt.
variant-draft-about =
    { $start_hand ->
        [one] Alle suchen sich { $start_hand } Personalkarte aus.
       *[other] Alle suchen sich { $start_hand } Personalkarten aus, eine nach der anderen.
    }

hotel-night = Nacht
hotel-day = Tag
hotel-day-a = Tag A
hotel-day-b = Tag B
hotel-day-c = Tag C
hotel-day-d = Tag D
hotel-night-about = Das gleiche Haus für alle.
hotel-day-about = Für alle ein eigenes Haus, zufällig verteilt.

level-easy = Leicht
    .within = leicht
level-medium = Mittel
    .within = mittel
level-hard = Schwer
    .within = schwer

bot-random = Neuling
bot-apprentice = Lehrling
bot-waiter = Kellner
bot-concierge = Concierge
bot-manager = Manager
bot-director = Direktor
bot-maitre = Maître
bot-levelled = { $name } ({ $level })

automaton-leopold = Leopold
automaton-elisabeth = Elisabeth
# By its id, for messages that speak of whoever it is.
automaton-name =
    { $automaton ->
        [elisabeth] { automaton-elisabeth }
       *[leopold] { automaton-leopold }
    }
    .Pronoun =
        { $automaton ->
            [elisabeth] Sie
           *[leopold] Er
        }
    .pronoun =
        { $automaton ->
            [elisabeth] sie
           *[leopold] er
        }
    .possessive =
        { $automaton ->
            [elisabeth] ihr
           *[leopold] sein
        }
    .possessive-dative =
        { $automaton ->
            [elisabeth] ihrem
           *[leopold] seinem
        }
    .possessive-genitive =
        { $automaton ->
            [elisabeth] ihres
           *[leopold] seines
        }
    .genitive =
        { $automaton ->
            [elisabeth] Elisabeths
           *[leopold] Leopolds
        }

space-1 = Strudel und Torte
space-2 = Wein und Kaffee
space-3 = Zimmer vorbereiten
space-4 = Kaiserschritte und Kronen
space-5 = Personal einstellen
space-6 = Beliebige andere Aktion
space-about-1 = Für jeden Würfel hier eine Speise: Strudel und Torte, nie mehr Torten als Strudel.
space-about-2 = Für jeden Würfel hier ein Getränk: Wein und Kaffee, nie mehr Kaffee als Wein.
space-about-3 = Für jeden Würfel hier darfst du ein Zimmer vorbereiten; du zahlst den Preis der Etage.
space-about-4 = Teile die Würfel hier auf Schritte auf der Kaiserleiste und Kronen auf.
space-about-5 = Stelle eine Karte aus deiner Hand ein, um eine Krone billiger für jeden Würfel hier.
space-about-6 =
    { $six_price ->
        [0] Führe die Aktion eines anderen Feldes aus, so stark wie die Würfel hier.
        [one] Zahle { $six_price } Krone und führe die Aktion eines anderen Feldes aus, so stark wie die Würfel hier.
       *[other] Zahle { $six_price } Kronen und führe die Aktion eines anderen Feldes aus, so stark wie die Würfel hier.
    }

timing-once = einmalig
timing-round = jede Runde
timing-permanent = dauerhaft
timing-end = am Ende
timing-flip = 1× pro Partie
timing-about-once = Wirkt einmal, beim Einstellen.
timing-about-round = Kann in jeder Runde einmal eingesetzt werden.
timing-about-permanent = Wirkt, solange die Karte vor dir liegt.
timing-about-end = Wird am Ende der Partie gewertet.
timing-about-flip = Wartet auf ihren Moment; kann einmal pro Partie eingesetzt werden und liegt danach verdeckt.

source-guests = Gäste
source-badges = Plaketten
source-bonuses = Volle Gruppen
source-staff = Personal im Verlauf
source-objectives = Politikkarten
source-emperor_track = Kaiserleiste
source-emperor_end = Über das Ende hinaus
source-emperor_tiles = Kaiserplättchen
source-end_staff = Personal am Ende
source-rooms = Belegte Zimmer
source-leftovers = Kronen und Küche
source-unserved = Gäste noch im Café

you = Du

player = Spieler { $n }
