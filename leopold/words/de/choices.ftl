### What can be chosen for a game, and what cannot be.
### A choice x that the lobby has is asked for as choice-x, perhaps with choice-x-about.
### That there is no such value says config-x-none; that it cannot be combined with a choice y, or only with it,
### say config-x-not-with-y and config-x-only-with-y. Words for values stand among the terms.

choice-edition = Ausgabe
choice-variant = Personalkarten
choice-hotels = Hotels
choice-modules = Module
choice-rival_hotel = { automaton-name.genitive } eigenes Hotel
choice-level = { automaton-name.genitive } Stufe
choice-level-about = Allein: Du spielst gegen { automaton-name }
choice-seed = Startwert
choice-seed-about = Derselbe Startwert teilt dieselbe Partie noch einmal aus. Leer lassen für Zufall.

config-unknown = Eine Partie hat keine Einstellung „{ $name }“; es gibt { LIST($known) }.

config-players-none = Grand Austria Hotel ist für 2 bis { $most } Personen oder eine gegen einen Automa; nicht { $value }.
config-players-not-with-solo = Das Solospiel ist für eine Person, nicht { $value }.

config-edition-none = Es gibt keine Ausgabe „{ $value }“; es gibt { LIST($known, type: "unit") }.

config-variant-none = Es gibt keine Variante „{ $value }“; es gibt { LIST($known, type: "unit") }.
config-variant-not-with-solo =
    Im Solospiel wählst du deine Hand aus Personalkarten, die du ziehst; { $value ->
        [standard] da gibt es nichts einzustellen.
       *[other] die Variante { $value } gibt es da nicht.
    }

config-hotels-none = Es gibt kein Hotel „{ $value }“; es gibt { LIST($known, type: "unit") }.
config-hotels-count =
    { $players ->
        [one] Nenne ein Hotel, dein eigenes; genannt sind { $n }.
       *[other] Nenne ein Hotel für jeden der { $players } Plätze oder eines für alle; genannt sind { $n }.
    }
config-hotels-few = Es gibt nur { $days } Taghotels zu verteilen.
config-hotels-once = Hotel „{ $value }“ gibt es nur einmal; gib jedem Platz ein anderes.

# However many there are.
config-modules-none = Es gibt kein Modul „{ $value }“, nur { LIST($known, type: "unit") }.
config-modules-needs = „{ $value }“ spielt man nur zusammen mit „{ $other }“.
config-modules-excludes = „{ $value }“ lässt sich nicht zusammen mit „{ $other }“ spielen.
config-modules-alone = „{ $value }“ ist für mehrere Personen, nicht fürs Solospiel.

config-seed-none = Ein Startwert ist ein beliebiger Text oder eine ganze Zahl von 0 bis { "2^128 - 1" }; { $value } ist keines von beiden.

config-start-none = Der Startplatz ist einer von 0 bis { $last }, nicht { $value }.
config-start-not-with-solo = Im Solospiel beginnt immer der Automa; lass den Startplatz weg.

config-solo-none = Es gibt keinen Automa „{ $value }“; es gibt { LIST($known, type: "or") }.
config-solo-module = „{ $value }“
config-solo-with = Mit { LIST($modules) } spielt { $right }, nicht { $value }; wähle { $right } oder spiel ohne { LIST($modules, type: "or") }.
config-solo-without = { $value } spielt nur mit { LIST($modules, type: "or") }; ohne spielt { $right }.

config-level-none = Es gibt keine Stufe „{ $value }“; es gibt { LIST($known, type: "unit") }.
config-rival_hotel-none = Es gibt kein Hotel „{ $value }“ für einen Automa; es gibt { LIST($known, type: "unit") }.
config-rival_hotel-only-with-solo = Ein eigenes Hotel gibt es nur für den Automa im Solospiel.
config-rival_hotel-without = { $value } gehört zu „{ $other }“; wähle auch das.
config-level-only-with-solo = Eine Stufe gehört zum Solospiel, allein gegen einen Automa.
