### The automaton's turn, with the clause of the rulebook that decided.
### $automaton says who it is, so that messages can say "he" or "she"; $name is what it is called.

automaton-He =
    { $automaton ->
        [elisabeth] She
       *[other] He
    }
automaton-he =
    { $automaton ->
        [elisabeth] she
       *[other] he
    }
automaton-His =
    { $automaton ->
        [elisabeth] Her
       *[other] His
    }
automaton-his =
    { $automaton ->
        [elisabeth] her
       *[other] his
    }

# After a choice: what decided between equals.
automaton-tie =
    { $tie ->
        [right] {" "}Tie: the hand points right, so the first from the left.
        [left] {" "}Tie: the hand points left, so the first from the right.
       *[none] {""}
    }

## The card

automaton-turned = { $name } turns up card { $instruction }: { LIST($guests, type: "unit") }; { LIST($dice, type: "or") }; { LIST($extras, type: "unit") }; { automaton-hand }.
automaton-hand =
    { $hand ->
        [left] the hand points left
       *[right] the hand points right
    }
automaton-wants-guest =
    { $colour ->
        [any] any guest{ automaton-goes }
        [blue] a blue guest{ automaton-goes }
        [red] a red guest{ automaton-goes }
        [yellow] a yellow guest{ automaton-goes }
       *[green] a green guest{ automaton-goes }
    }
# Where there are balls, some guests go there.
automaton-goes =
    { $ball ->
        [next] { " " }for the next ball
        [after_next] { " " }for the ball after the next
       *[none] { "" }
    }
automaton-wants-nobody = no guest
automaton-wants-die = a { $face }
automaton-wants-any-die = a die from the fullest space

automaton-wants-emperor =
    { $n ->
        [one] { $n } step on the emperor track
       *[other] { $n } steps on the emperor track
    }
automaton-wants-objective = objective { $letter }
automaton-wants-any-objective = any objective
automaton-wants-staff =
    { $n ->
        [one] a staff card
       *[other] { $n } staff cards
    }
automaton-wants-dancer =
    { $ball ->
        [after_next] a dancer for the ball after the next
       *[next] a dancer for the next ball
    }
automaton-wants-no-more = nothing more

## Guests

automaton-worth =
    { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    }
# $space is where the guest stood; 0 where nobody knows.
automaton-who =
    { $space ->
        [0] { $guest }, { automaton-worth }
       *[other] { $guest }, { automaton-worth }, from space { $space }
    }
automaton-guest-colour =
    { $colour ->
        [blue] { automaton-He } takes the blue guest worth most: { automaton-who }.
        [red] { automaton-He } takes the red guest worth most: { automaton-who }.
        [yellow] { automaton-He } takes the yellow guest worth most: { automaton-who }.
       *[green] { automaton-He } takes the green guest worth most: { automaton-who }.
    }{ automaton-tie }
automaton-guest-any = Any colour will do: { automaton-he } takes the guest worth most who still finds a room, { automaton-who }.{ automaton-tie }
automaton-guest-absent =
    { $colour ->
        [blue] No blue guest is in the queue:
        [red] No red guest is in the queue:
        [yellow] No yellow guest is in the queue:
       *[green] No green guest is in the queue:
    } { automaton-he } takes the guest worth most who still finds a room, { automaton-who }.{ automaton-tie }
automaton-guest-full =
    { $colour ->
        [blue] No blue space is left in { automaton-his } hotel:
        [red] No red space is left in { automaton-his } hotel:
        [yellow] No yellow space is left in { automaton-his } hotel:
       *[green] No space is left in { automaton-his } hotel for a green guest:
    } { automaton-he } takes the guest worth most who still finds a room, { automaton-who }.{ automaton-tie }
automaton-no-guest =
    { $colour ->
        [any] The card asks for a guest, but nobody in the queue finds a room in { automaton-his } hotel: { automaton-he } takes nobody.
        [blue] The card asks for a blue guest, but nobody in the queue finds a room in { automaton-his } hotel: { automaton-he } takes nobody.
        [red] The card asks for a red guest, but nobody in the queue finds a room in { automaton-his } hotel: { automaton-he } takes nobody.
        [yellow] The card asks for a yellow guest, but nobody in the queue finds a room in { automaton-his } hotel: { automaton-he } takes nobody.
       *[green] The card asks for a green guest, but nobody in the queue finds a room in { automaton-his } hotel: { automaton-he } takes nobody.
    }
automaton-tile =
    { $colour ->
        [blue] An occupied blue room goes on { $room }
        [red] An occupied red room goes on { $room }
       *[yellow] An occupied yellow room goes on { $room }
    }
automaton-room =
    { $rule ->
        [green] { automaton-tile }: for a green guest the lowest empty space in the rightmost column that has one.
       *[colour] { automaton-tile }, the first empty space of that colour from the left on the lowest floor that has one.
    }
automaton-vp-guests =
    { $badge ->
        [0] { $name } scores { points } for the guest and stands at { $vp }.
       *[other] { $name } scores { points } for the guest and { $badge } for the room's badge and stands at { $vp }.
    }
automaton-vp =
    { $source ->
        [badges] { $name } scores { points } for the room's badge and stands at { $vp }.
        [emperor_end] { $name } scores { points } for steps beyond the end of the track and stands at { $vp }.
        [rooms] { $name } scores { points } for occupied rooms and ends at { $vp }.
        [celebrities] { $name } scores { points } in the lounge and stands at { $vp }.
        [entrances] { $name } scores { points } for gears and stands at { $vp }.
       *[other] { $name } scores { points } and stands at { $vp }.
    }

## The die

automaton-die-shown = { automaton-He } takes a { $face }, the die on the card.{ automaton-tie }
automaton-die-more =
    { $tie ->
        [none] Of { LIST($faces) }, more dice lie on { $face }: { automaton-he } takes a { $face }.
       *[other] Of { LIST($faces) }, as many dice lie on both: { automaton-he } takes a { $face }.
    }{ automaton-tie }
automaton-die-any = The die with the question mark: { automaton-he } takes one from the space with most dice, a { $face }.{ automaton-tie }
automaton-die-absent = There is no { LIST($faces, type: "or") }: { automaton-he } takes a die from the space with most dice, a { $face }.{ automaton-tie }

## Extras

automaton-staff = { automaton-He } turns up a card of { automaton-his } private deck: { $staff }.
automaton-no-staff = { automaton-His } private deck is empty: no staff card is turned up.

automaton-objective-any = The objective with the question mark: { automaton-he } goes for the one with least progress, { $letter }.{ automaton-tie }
automaton-objective-claimed = { automaton-He } has claimed objective { $asked } already: { automaton-he } goes for the one with least progress, { $letter }.{ automaton-tie }
automaton-no-objective = { automaton-He } has claimed every objective already, so nothing happens.
automaton-marker-laid = { automaton-He } puts a marker on III of objective { $letter }.
automaton-marker =
    { $numeral ->
        [1] { automaton-His } marker on objective { $letter } moves from II to I.
       *[other] { automaton-His } marker on objective { $letter } moves from III to II.
    }
automaton-claimed =
    { $place ->
        [1] { automaton-He } is the first to claim objective { $letter }, for { points }, and stands at { $vp }.
        [2] { automaton-He } is the second to claim objective { $letter }, for { points }, and stands at { $vp }.
        [3] { automaton-He } is the third to claim objective { $letter }, for { points }, and stands at { $vp }.
       *[other] { automaton-He } claims objective { $letter }, for { points }, and stands at { $vp }.
    }

## Scorings

automaton-emperor-scored =
    { $back ->
        [yes] { $name } scores { log-worth } on space { $before } of the emperor track, steps back to { $after } and stands at { $vp }.
       *[no] { $name } scores { log-worth } on space { $before } of the emperor track, stays there and stands at { $vp }.
    }
