### Texts that name no action, or more than one. What is wrong is said without a full stop: a question may follow.

text-wrong = { $wrong }.
text-nearest = { $wrong }; did you mean { LIST($near, type: "or") }?
text-over = { $wrong }; and the game is over.
text-open = { $text } leaves open what is meant: say { LIST($near, type: "or") }.
text-ambiguous =
    { $more ->
        [yes] { $text } can mean { LIST($near, type: "or") }, among others: say which.
       *[other] { $text } can mean { LIST($near, type: "or") }: say which.
    }
text-nothing = Nothing was said
text-no-action = { $text } is not an action
text-alone = `{ $verb }` stands alone
text-not-in-queue = { $guest } is not in the queue.
text-not-in-cafe = { $guest } is not in your café.
text-only-six-lost = Only the action of a six can be lost, and then nothing is paid for it.
text-take-form = `{ "take" }` goes with numbers and kinds, as in `{ "take 2 wine 1 coffee" }`
text-take-nothing = There is no { $text } to take
text-take-other =
    { $action ->
        [1]
            { $champagne ->
                [yes] There is a strength of { $strength } to divide between strudel, cake and champagne, nothing else.
               *[no] There is a strength of { $strength } to divide between strudel and cake, nothing else.
            }
        [2]
            { $champagne ->
                [yes] There is a strength of { $strength } to divide between wine, coffee and champagne, nothing else.
               *[no] There is a strength of { $strength } to divide between wine and coffee, nothing else.
            }
       *[other] There is a strength of { $strength } to divide between the emperor and krones, nothing else.
    }
text-take-sum =
    { $action ->
        [1]
            { $champagne ->
                [yes] There is a strength of { $strength } to divide between strudel, cake and champagne, and that makes { $total }.
               *[no] There is a strength of { $strength } to divide between strudel and cake, and that makes { $total }.
            }
        [2]
            { $champagne ->
                [yes] There is a strength of { $strength } to divide between wine, coffee and champagne, and that makes { $total }.
               *[no] There is a strength of { $strength } to divide between wine and coffee, and that makes { $total }.
            }
       *[other] There is a strength of { $strength } to divide between the emperor and krones, and that makes { $total }.
    }
text-take-pairs =
    { $champagne ->
        [yes] Strudel goes with cake, wine with coffee, champagne with either pair, the emperor with krones.
       *[no] Strudel goes with cake, wine with coffee, the emperor with krones.
    }
text-also-form = `{ "also" }` goes with { LIST($known, type: "or") }
text-no-item = There is no { $text }: an item is { LIST($known, type: "or") }
text-swap-form = `{ "swap" }` goes with an item of the kitchen and another kind, as in `{ "swap strudel wine" }`
text-no-objective = There is no objective { $text }: they are { LIST($known, type: "or") }
text-no-ball-place = There is no place { $text } at the balls: say { LIST($known, type: "or") }
text-no-rehearsal = There is no rehearsal room { $text }: they are { LIST($known, type: "or") }
text-no-staff = There is no staff card { $text }
text-no-guest = There is no guest { $text }
text-no-room = There is no room { $room }: rooms run from 1.1 to { $last }
text-room-form = A room is a floor and a column, as in `2.3`, not { $text }
text-number =
    { $text ->
        [none] { $what } is a number from { $lowest } to { $highest }
       *[other] { $what } is a number from { $lowest } to { $highest }, not { $text }
    }
text-number-action = An action's number
text-number-space = A space of the queue
text-number-copied = What a six copies
text-number-die = A die
text-number-taken = What one takes of a kind
text-number-part = A part of a reward
text-number-table = A table
text-number-area = An area of a rehearsal room
text-number-bid = A bid
text-number-slot = An entrance on offer
text-no-entrance = There is no entrance { $text } on offer
text-not-one = There is no { $text }: say { LIST($known, type: "or") }
