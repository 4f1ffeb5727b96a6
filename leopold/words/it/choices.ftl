### Che cosa si può scegliere per una partita, e che cosa no.

choice-edition = Edizione
choice-variant = Carte personale
choice-hotels = Hotel
choice-modules = Moduli
choice-rival_hotel = L'hotel di { automaton-name }
choice-level = Livello di { automaton-name }
choice-level-about = In solitario: giochi contro { automaton-name }
choice-seed = Seme
choice-seed-about = Lo stesso seme dà di nuovo la stessa partita. Lascialo vuoto per affidarti al caso.

config-unknown = Una partita non ha la scelta «{ $name }»; ha { LIST($known) }.

config-players-none = Grand Austria Hotel è per 2-{ $most } giocatori, o per uno contro un automa; non { $value }.
config-players-not-with-solo = Il solitario è per un giocatore, non { $value }.

config-edition-none = Non c'è un'edizione «{ $value }»; ci sono { LIST($known, type: "unit") }.

config-variant-none = Non c'è una variante «{ $value }»; ci sono { LIST($known, type: "unit") }.
config-variant-not-with-solo =
    Nel solitario scegli la mano tra le carte personale che peschi: { $value ->
        [standard] non c'è altro da scegliere.
       *[other] non c'è una variante { $value }.
    }

config-hotels-none = Non c'è un hotel «{ $value }»; ci sono { LIST($known, type: "unit") }.
config-hotels-count =
    { $players ->
        [one] Indica un solo hotel, il tuo; ne hai indicati { $n }.
       *[other] Indica un hotel per ognuno dei { $players } posti, o uno per tutti; ne hai indicati { $n }.
    }
config-hotels-few = Ci sono solo { $days } hotel di giorno da distribuire.
config-hotels-once = L'hotel «{ $value }» c'è una volta sola: assegnane uno diverso a ogni posto.

config-modules-none = Non c'è un modulo «{ $value }», solo { LIST($known, type: "unit") }.
config-modules-needs = «{ $value }» si gioca solo insieme a «{ $other }».
config-modules-excludes = «{ $value }» non si può giocare insieme a «{ $other }».
config-modules-alone = «{ $value }» è per più giocatori, non per il solitario.

config-seed-none = Un seme è un testo qualsiasi o un numero intero da 0 a { "2^128 - 1" }; { $value } non è né l'uno né l'altro.

config-start-none = Il posto che comincia va da 0 a { $last }, non { $value }.
config-start-not-with-solo = Nel solitario comincia sempre l'automa; non indicare il posto che comincia.

config-solo-none = Non c'è un automa «{ $value }»; c'è { LIST($known, type: "or") }.
config-solo-module = «{ $value }»
config-solo-with = Con { LIST($modules) } gioca { $right }, non { $value }: scegli { $right }, o gioca senza { LIST($modules, type: "or") }.
config-solo-without = { $value } gioca solo con { LIST($modules, type: "or") }; altrimenti gioca { $right }.

config-level-none = Non c'è un livello «{ $value }»; ci sono { LIST($known, type: "unit") }.
config-rival_hotel-none = Non c'è un hotel «{ $value }» per un automa; ci sono { LIST($known, type: "unit") }.
config-rival_hotel-only-with-solo = Un hotel suo ce l'ha solo l'automa del solitario.
config-rival_hotel-without = { $value } fa parte di «{ $other }»: scegli anche quello.
config-level-only-with-solo = Il livello riguarda il solitario, contro un automa.
