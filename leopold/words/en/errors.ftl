### What went wrong with a request.

problem-unknown = Something went wrong on the way to the server.
problem-silent = The server does not answer.
problem-request-malformed = The server did not understand this page. Load the page again. ({ $reason })
problem-table-none = There is no such table, or you do not sit at it.
problem-table-older_rules = This game was played with an older version of the rules and cannot be continued here. Its record can still be had.
problem-table-older_packs = This game was played with other values on its cards and cannot be continued here. Its record can still be had.
problem-table-damaged = The log of this table cannot be played. Its record can still be had.
problem-table-long = So much has been taken back and played again here that nothing more is kept.
problem-table-unreadable = How this table was laid cannot be read any more; perhaps a newer Leopold has laid it.
problem-table-too_many =
    You have { $limit ->
        [one] { $limit } game
       *[other] { $limit } games
    } open, and more cannot be: finish one, or leave one, first.
problem-seat-not_yours = You do not sit there.
problem-seat-taken = Somebody sits there already.
problem-seat-bot_plays = A bot plays this seat just now.
problem-not_your_turn = It is not your turn.
problem-undo-asked = The others have been asked already whether something may be taken back.
problem-undo-declined = The others do not want anything taken back now. After the next step they can be asked again.
problem-undo-nothing = Nobody asks for anything to be taken back any more.
problem-time-over = The time for this game is up, and a bot plays on here.
problem-emotes-off = At this table nothing is said without words.
problem-hint-off = Whoever laid this table has chosen to play without hints.
problem-code-unknown = This code opens no table. It may be mistyped, or all seats have been taken; ask your friend for another one.
problem-code-nobody = All seats are taken: there is nobody to give a code to.
problem-push-off = This server calls nobody whose page is closed.
problem-push-service = This browser is called by a service that Leopold does not know.
problem-push-too_many =
    You are called in { $most ->
        [one] { $most } place
       *[other] { $most } places
    } already; switch it off in one of them first.
problem-network-elsewhere = Only the computer on which Leopold runs may open the table to the network.
problem-network-fixed = Who reaches this server was settled when it was started, and cannot be changed here.
problem-network-failed = The table could not be opened to the network: { $reason }.
problem-undo-barrier = That cannot be taken back: something new has been seen since.
problem-token-wrong = This link does not open a seat any more. Ask your friend for a new one.
problem-host-only = Only whoever laid the table may do that.
problem-table-locked = The table is locked: nobody new can sit down or look on. Its host can open it again.
problem-seat-nobody = There is nobody to remove from this seat.
problem-address-blocked = From where you are, this server is closed to visitors.
problem-name-blocked = This name may not be used here. Please choose another.
problem-newcomers-not = Newcomers cannot lay tables here just now. A friend who plays here can invite you.
problem-guide-none = Nobody guides this seat: the game is played as usual.
problem-guide-scene = In the guided game there is no scene “{ $scene }” to go on from.
problem-record-sealed = The record is sealed until the game is over: it tells what is hidden.
problem-replay-sealed = All hands are shown when the game is over.
problem-too_many_connections = Too many windows are open at once.
problem-hint-failed = There is no hint here: whoever should give it has failed. The server's log says why.
problem-other = The server says: { $reason }
problem-table-impossible = Such a table cannot be laid: { $reason }
problem-pack-wrong = Such a pack cannot be played with. { $reason }
problem-pack-large = That is too large; the packs of a table have at most { $most } kilobytes together.
problem-pack-many = Those are too many; a table is played with at most { $most } packs.
problem-pack-name = "{ $name }" is no name for a pack; it is the name of a file that ends in { ".toml" }, without its folder, and has at most { $most } letters.
problem-pack-twice = "{ $name }" is there already; the packs of a table have different names.
problem-seat-no_link = Only the seat of a friend has a link.
problem-seat-none = There is no such seat at this table.
problem-seat-bot = A bot sits there already.
problem-seat-kind = The solo game is played here, not by link.
problem-seat-count =
    This game has { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, not { $given }.
problem-language-none = Leopold does not speak { $language }; it speaks { LIST($languages) }.
problem-level-none = There are no bots of the level { $level }; there are { LIST($levels) }.
problem-action-illegal = The rules do not allow it: { $reason }
problem-action-unforeseen =
    { $place ->
        [one] The first of these steps shows
       *[other] The first { $place } of these steps show
    } something new, and the rest has to wait for it.
problem-revision-stale = The table has moved on meanwhile.
problem-key-used = This page and the server are out of step. Load the page again.
problem-record-unreadable = This record cannot be opened: { $reason }
problem-replay-beyond =
    The game has only { $length ->
        [one] { $length } step
       *[other] { $length } steps
    }.
problem-request-not_json = The server did not understand this page. Load the page again.
problem-request-too_large = That is too large: at most { $bytes } bytes can be sent.
problem-request-cut_off = The connection broke off on the way. Try again.
problem-origin-foreign = Another site asked for this. Only Leopold's own page may.
problem-path-none = There is nothing at this address.
problem-path-method = That cannot be done at this address.
problem-visitor-unknown = This browser keeps no cookies for Leopold, so nobody knows where you sit. Allow them, and load the page again.
problem-database-unreachable = The games cannot be reached just now. Try again in a moment.
problem-server-broken = Something is broken on the server. Its log says what.
problem-server-full = The server is full just now. Try again in half a minute.
problem-too_many =
    That was a bit much at once. Try again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
problem-too_many_hints =
    So many hints at once are not to be had. Ask again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
problem-too_many_tables =
    So many tables are not laid at once. Try again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
problem-too_much_kept =
    So much is not kept for one. Try again in { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }.
problem-too_many_visitors =
    Too many new visitors come at once. Try again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
problem-too_many_guesses =
    Too many links that open nothing. Try again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
problem-too_many_codes =
    So many codes were tried from your network that no more are looked at now. Try again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
problem-too_many_packs =
    Those were many packs. Try again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
problem-review-going = The game is still going on. It can be reviewed when it is over.
problem-again-going = The game is still going on. From a moment of it one plays on when it is over.
problem-puzzle-none = There is no such puzzle.
problem-puzzle-unfinished = The turn is not over yet: play it to its end.
problem-puzzle-elsewhere = This is not the table of that puzzle.
problem-puzzle-unjudged = The answer cannot be judged here just now.
problem-too_many_reviews =
    So many games are not reviewed at once. Try again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
problem-too_many_emotes =
    That was said often enough. Try again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.

# What exactly was wrong, where the messages above say { $reason }.
request-parameter-missing = The parameter { $name } is missing.
request-parameter-wrong = The parameter { $name } is wrong: { $reason }.
request-body-wrong = The body of the request is wrong: { $reason }.
request-at = { $place }: { $reason }
request-fault-missing = the field { $field } is missing
request-fault-unknown = there is no field { $field }
request-fault-kind = { LIST($wanted, type: "or") } is wanted, not { LIST($given, type: "or") }
request-fault-str-most =
    { $n ->
        [one] { $n } letter is the most
       *[other] { $n } letters are the most
    }
request-fault-str-least =
    { $n ->
        [one] { $n } letter is the least
       *[other] { $n } letters are the least
    }
request-fault-array-most =
    { $n ->
        [one] { $n } entry is the most
       *[other] { $n } entries are the most
    }
request-fault-array-least =
    { $n ->
        [one] { $n } entry is the least
       *[other] { $n } entries are the least
    }
request-fault-most = { $n } is the most
request-fault-least = { $n } is the least
request-fault-form = a text of another form is wanted
request-fault-value = { $given } is not among the words there are
request-fault-range = no number is that large
request-fault-cut = it ends in the middle
request-fault-json = from byte { $byte } on it is not { "JSON" }
request-fault-text = it is not { "UTF-8" } text
request-fault-other = it is not as it should be
request-kind-int = a whole number
request-kind-float = a number
request-kind-str = text
request-kind-bool = { "true" } or { "false" }
request-kind-array = a list
request-kind-object = an object
request-kind-null = nothing
network-none = this computer is in no network
