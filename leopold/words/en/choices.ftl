# What can be chosen for a game, and what cannot be. A choice called x has
#   choice-x                       what is chosen, as the form of a new game and the command line ask for it
#   choice-x-about                 more about it, where there is more to say
#   config-x-none                  there is no such value
#   config-x-not-with-y, config-x-only-with-y    it cannot be combined with another choice, or only with it
# Words for its values stand where those of all things of the game do.

config-unknown = A game has no choice '{ $name }'; it has { LIST($known) }.

config-players-none = Grand Austria Hotel is for 2 to { $most } players, or one against Leopold; not { $value }.
config-players-not-with-solo = The solo game is for one player, not { $value }.

config-edition-none = There is no edition '{ $value }'; there are { LIST($known, type: "unit") }.

config-variant-none = There is no variant '{ $value }'; there are { LIST($known, type: "unit") }.
config-variant-not-with-solo = In the solo game you draw ten staff cards and keep six; there is no { $value } variant.

config-hotels-none = There is no hotel '{ $value }'; there are { LIST($known, type: "unit") }.
config-hotels-count =
    { $players ->
        [one] Name one hotel, your own; { $n } were named.
       *[other] Name one hotel for each of the { $players } seats, or one for all; { $n } were named.
    }
config-hotels-few = There are only { $days } day hotels to deal.
config-hotels-once = Hotel '{ $value }' is there only once; give every seat another one.

config-start-none = The start seat is one of 0 to { $last }, not { $value }.
config-start-not-with-solo = In the solo game the automaton always begins; leave the start seat out.

config-solo-none = There is no automaton '{ $value }'; there is { LIST($known) }.

config-level-none = There is no level '{ $value }'; there are { LIST($known, type: "unit") }.
config-level-only-with-solo = A level belongs to the solo game; say solo='leopold' as well.
