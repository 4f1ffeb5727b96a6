### Le cose del gioco: cibi e bevande, colori, misure, nomi di livelli e varianti. Gli altri messaggi vi rimandano.

item-strudel = strudel
item-cake = torta
item-wine = vino
item-coffee = caffè
item-champagne = champagne

items-strudel = { $n } strudel
items-cake =
    { $n ->
        [one] { $n } torta
       *[other] { $n } torte
    }
items-wine =
    { $n ->
        [one] { $n } vino
       *[other] { $n } vini
    }
items-coffee = { $n } caffè
items-champagne = { $n } champagne
items-none = niente

# Il colore da solo va con gli ospiti e i dadi (rosso); .room con una camera (rossa), .rooms con più camere (rosse).
colour-blue = blu
    .room = blu
    .rooms = blu
colour-red = rosso
    .room = rossa
    .rooms = rosse
colour-yellow = giallo
    .room = gialla
    .rooms = gialle
colour-green = verde
    .room = verde
    .rooms = verdi
colour-any = qualsiasi colore

rooms-blue = { $n } blu
rooms-red =
    { $n ->
        [one] { $n } rossa
       *[other] { $n } rosse
    }
rooms-yellow =
    { $n ->
        [one] { $n } gialla
       *[other] { $n } gialle
    }

krones =
    { $n ->
        [one] { $n } corona
       *[other] { $n } corone
    }

points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
victory-points =
    { $n ->
        [one] { $n } punto vittoria
       *[other] { $n } punti vittoria
    }

vp = { $n } PV

favour =
    { $n ->
        [one] { $n } passo Imperatore
       *[other] { $n } passi Imperatore
    }

edition-revised = Edizione rivista
edition-2015 = Prima edizione del 2015

expansion-waltz = Let's Waltz!

module-base = Il gioco base
module-promo = Ospiti promo
module-more = Gradisce altro?
module-ballrooms = Sale da ballo di Vienna
module-celebrities = Celebrità
module-entrances = Hotel unici
module-key = Giocatore iniziale
module-gala = Carte promo dell'espansione

variant-standard = Normale
variant-introductory = Introduttiva
variant-draft = Draft
variant-standard-about =
    { $start_hand ->
        [one] Ognuno riceve { $start_hand } carta personale.
       *[other] Ognuno riceve { $start_hand } carte personale.
    }
variant-introductory-about = Mani già composte per una prima partita.
variant-draft-about =
    { $start_hand ->
        [one] Ognuno sceglie { $start_hand } carta personale.
       *[other] Ognuno sceglie { $start_hand } carte personale, una alla volta.
    }

hotel-night = Notte
hotel-day = Giorno
hotel-day-a = Giorno A
hotel-day-b = Giorno B
hotel-day-c = Giorno C
hotel-day-d = Giorno D
hotel-night-about = Lo stesso hotel per tutti.
hotel-day-about = Un hotel diverso per ognuno, distribuito a caso.

level-easy = Facile
    .within = facile
level-medium = Medio
    .within = medio
level-hard = Difficile
    .within = difficile

bot-random = Novellino
bot-apprentice = Apprendista
bot-waiter = Cameriere
bot-concierge = Concierge
bot-manager = Manager
bot-director = Direttore
bot-maitre = Maître
bot-levelled = { $name } ({ $level })

automaton-leopold = Leopold
automaton-elisabeth = Elisabeth
# L'italiano non ripete il pronome: le frasi si reggono sul verbo.
automaton-name =
    { $automaton ->
        [elisabeth] { automaton-elisabeth }
       *[leopold] { automaton-leopold }
    }
    .Pronoun =
        { $automaton ->
            [elisabeth] Lei
           *[leopold] Lui
        }
    .pronoun =
        { $automaton ->
            [elisabeth] lei
           *[leopold] lui
        }
    .possessive = suo

space-1 = Strudel e torte
space-2 = Vino e caffè
space-3 = Preparare camere
space-4 = Passi Imperatore e corone
space-5 = Personale
space-6 = Un'altra azione
space-about-1 = Un cibo per ogni dado qui: strudel e torte, mai più torte che strudel.
space-about-2 = Una bevanda per ogni dado qui: vino e caffè, mai più caffè che vino.
space-about-3 = Prepara fino a una camera per ogni dado qui, pagando il costo del piano.
space-about-4 = Dividi i dadi qui tra passi sul tracciato dell'Imperatore e corone.
space-about-5 = Assumi una carta dalla mano, con una corona di sconto per ogni dado qui.
space-about-6 =
    { $six_price ->
        [0] Svolgi l'azione di un altro spazio, con la forza dei dadi qui.
        [one] Paga { $six_price } corona e svolgi l'azione di un altro spazio, con la forza dei dadi qui.
       *[other] Paga { $six_price } corone e svolgi l'azione di un altro spazio, con la forza dei dadi qui.
    }

timing-once = subito
timing-round = ogni round
timing-permanent = sempre
timing-end = alla fine
timing-flip = una volta
timing-about-once = Ha effetto una volta sola, appena la assumi.
timing-about-round = Si può usare una volta in ogni round.
timing-about-permanent = Ha effetto finché è davanti a te.
timing-about-end = Dà punti alla fine della partita.
timing-about-flip = Aspetta il suo momento; si può usare una volta in tutta la partita, poi resta a faccia in giù.

source-guests = Ospiti
source-badges = Targhette
source-bonuses = Gruppi completi
source-staff = Personale in partita
source-objectives = Obiettivi
source-emperor_track = Tracciato Imperatore
source-emperor_end = Oltre il tracciato
source-emperor_tiles = Tessere Imperatore
source-end_staff = Personale alla fine
source-rooms = Camere occupate
source-leftovers = Corone e cucina
source-unserved = Ospiti rimasti al bar

you = Tu

player = Giocatore { $n }
