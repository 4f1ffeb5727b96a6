### What is wrong with a saved game, and where. Between backticks stands what is in the file, or should be.

at-file = { $file }: { $reason }
at-line = line { $line }: { $reason }
at-file-line = { $file }, line { $line }: { $reason }

## The form of the file

record-empty = The file is empty.
record-large = This is too large to be a Leopold game.
record-no-text = A saved game is { "UTF-8" } text, and this is not.
record-other = This is not a Leopold game: it does not begin with `{ $wanted }`.
record-newer = This game is written in format { $found }, and this Leopold reads format { $known }: a newer Leopold will read it.
record-format = There is no format { $found }.
record-seat = There is no seat `{ $text }`: seats are 1 to { $last }.
record-characters = `{ $text }` holds characters that no action has.
record-header-late = `{ $name }:` belongs into the header, before the first action.
record-seat-line = A line of actions begins with `{ "seat 1:" }` or `{ "set-up seat 1:" }`, not with `{ $text }`.
record-header-form = A line of the header is `key: value`, not `{ $text }`.
record-header-near = `{ $name }` is not known here; perhaps `{ $near }` was meant.
record-header-unknown = `{ $name }` is not known here; the header knows { LIST($known) }.
record-header-twice = `{ $name }` is given twice.
record-header-lacks = The header has no `{ $name }:`, and without it the game cannot be replayed.
record-header-solo = A game of one player has `{ "solo:" }` and `{ "level:" }`, and no other game has them.
record-header-start =
    `{ "start" }`: there is no seat { $n } among { $players ->
        [one] { $players } player.
       *[other] { $players } players.
    }
record-header-count =
    `{ $name }`: { $n ->
        [one] { $n } is given
       *[other] { $n } are given
    } for { $players ->
        [one] { $players } player.
       *[other] { $players } players.
    }

## Values of the header; that there is no such edition, variant and so on is said as for a new game

record-value = `{ $name }`: { $reason }
record-value-seat = `{ $text }` is not a seat.
record-value-rules = `{ $text }` is not a version of the rules.
record-value-seed = `{ $text }` is not a seed: that is a whole number of up to 128 bits or a text in double quotes.
record-value-seed-long = A seed has at most { $most } characters.
record-value-flag = `{ $text }` is neither { "yes" } nor { "no" }.
record-value-checksum = `{ $text }` is not a checksum.
record-value-score = `{ $text }` is not a score.
record-value-texts = `{ $text }` is not a list of texts in double quotes.
record-value-comma = There is no comma before `{ $text }`.
record-value-quotes = `{ $text }` is not a text in double quotes.

## Playing it again

record-own_packs = This game was played with packs of somebody's own, which are not kept here; the terminal can open it, with the packs beside it.
record-older_rules = The game was saved with version { $saved } of the rules; this is version { $known }. Replay it with the Leopold it was saved with.
record-other_packs = The game was played with other packs (checksum { $saved }) than these ({ $known }); name the packs it was played with.
record-impossible = The game was never set up like this. { $reason }
record-turn = seat { $n } plays here, but it is up to seat { $mover }.
record-over = seat { $n } plays here, but it is up to nobody, the game is over.
record-part =
    { $round ->
        [0] the game is in set-up here; the line says otherwise.
       *[other] the game is in round { $round } here; the line says otherwise.
    }
record-action = `{ $text }` cannot be played there. { $reason }
record-result =
    { $over ->
        [yes] the record says that it ended { LIST($saved, type: "unit") }, but its actions lead to { LIST($totals, type: "unit") }.
       *[no] the record says that it ended { LIST($saved, type: "unit") }, but its actions lead to { LIST($totals, type: "unit") } and the game is not over.
    }
