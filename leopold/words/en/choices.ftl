### What can be chosen for a game, and what cannot be.
### A choice x that the lobby has is asked for as choice-x, perhaps with choice-x-about.
### That there is no such value says config-x-none; that it cannot be combined with a choice y, or only with it,
### say config-x-not-with-y and config-x-only-with-y. Words for values stand among the terms.

choice-edition = Edition
choice-variant = Staff cards
choice-hotels = Hotels
choice-modules = Modules
choice-rival_hotel = { automaton-name }'s own hotel
choice-level = { automaton-name }'s level
choice-level-about = Alone: you play against { automaton-name }
choice-seed = Seed
choice-seed-about = The same seed deals the same game again. Leave it empty for chance.

config-unknown = A game has no choice '{ $name }'; it has { LIST($known) }.

config-players-none = Grand Austria Hotel is for 2 to { $most } players, or one against an automaton; not { $value }.
config-players-not-with-solo = The solo game is for one player, not { $value }.

config-edition-none = There is no edition '{ $value }'; there are { LIST($known, type: "unit") }.

config-variant-none = There is no variant '{ $value }'; there are { LIST($known, type: "unit") }.
config-variant-not-with-solo =
    In the solo game you choose your hand from staff cards that you draw; there is { $value ->
        [standard] nothing to choose.
       *[other] no { $value } variant.
    }

config-hotels-none = There is no hotel '{ $value }'; there are { LIST($known, type: "unit") }.
config-hotels-count =
    { $players ->
        [one] Name one hotel, your own; { $n } were named.
       *[other] Name one hotel for each of the { $players } seats, or one for all; { $n } were named.
    }
config-hotels-few = There are only { $days } day hotels to deal.
config-hotels-once = Hotel '{ $value }' is there only once; give every seat another one.

# However many there are.
config-modules-none = There is no module '{ $value }', only { LIST($known, type: "unit") }.
config-modules-needs = "{ $value }" is played together with "{ $other }" only.
config-modules-excludes = "{ $value }" cannot be played together with "{ $other }".
config-modules-alone = "{ $value }" is for several players, not for the solo game.

config-seed-none = A seed is any text or a whole number from 0 to { "2^128 - 1" }; { $value } is neither.

config-start-none = The start seat is one of 0 to { $last }, not { $value }.
config-start-not-with-solo = In the solo game the automaton always begins; leave the start seat out.

config-solo-none = There is no automaton '{ $value }'; there is { LIST($known, type: "or") }.
config-solo-module = "{ $value }"
config-solo-with = With { LIST($modules) } it is { $right } who plays, not { $value }; choose { $right }, or play without { LIST($modules, type: "or") }.
config-solo-without = { $value } plays only with { LIST($modules, type: "or") }; without, it is { $right } who plays.

config-level-none = There is no level '{ $value }'; there are { LIST($known, type: "unit") }.
config-rival_hotel-none = There is no hotel '{ $value }' for an automaton; there are { LIST($known, type: "unit") }.
config-rival_hotel-only-with-solo = A hotel of its own is for the automaton of the solo game.
config-rival_hotel-without = { $value } belongs to "{ $other }"; choose that as well.
config-level-only-with-solo = A level belongs to the solo game, alone against an automaton.
