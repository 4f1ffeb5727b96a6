### Laying a table: what only the form of a new game says. The page fetches these words with the form.

## Modules: what each of them brings, in a sentence

module-promo-about = Two more guests: Mag. Ferdinand and Mr. Moras.
module-more-about = Fourteen more staff, some of whom wait for their moment; three more objectives and emperor tiles.
module-ballrooms-about = Dancers and guests go to the balls of Vienna, and champagne is poured; with more staff, guests, objectives and emperor tiles.
module-celebrities-about = Three coloured dice, each with a celebrity beside it in the lounge: who takes the die takes the tile, for its points and what it does in this round.
module-entrances-about = Entrances with starting items and powers of their own, sold for krones at the start.
module-key-about = Turns go round the table twice, and a skeleton key, taken in place of a die, lets somebody begin the next round.

module-gala-about = Nine more guests with ways of their own, and the Manager's Son; some of them only with the ballrooms.

modules-open =
    { $n ->
        [0] The base game alone. See what can be added.
       *[other] With { LIST($names) }.
    }
modules-surprise = Surprise me
modules-surprised =
    { $n ->
        [0] There is nothing to choose from.
       *[other] Tonight with { LIST($names) }.
    }

## Packs of one's own

own-packs = Packs of your own
own-packs-about = A .toml file with your own numbers and cards, laid over ours: house rules, or what is printed in a box that you own. The last one has the last word.
own-packs-choose = Choose a pack
own-packs-remove = Remove { $name }
own-packs-remove-short = Remove
own-packs-checking = Looking through it …
own-packs-fine = Laid over ours, with these changes:
own-packs-nothing = Laid over ours. It changes nothing.
own-packs-more =
    { $n ->
        [one] and { $n } more value
       *[other] and { $n } more values
    }
