### The lobby, a new game, links and taking a seat.

lobby-title = Welcome to the Grand Austria Hotel
lobby-lead = Vienna, around 1900. Welcome your guests, serve them, prepare their rooms, hire good staff, and do not let the emperor wait.
lobby-book = The book: rules, symbols and all cards
lobby-companion = You have the box? The companion beside your table
lobby-now = Play now
lobby-now-about =
    { $level ->
        [none] You and two bots, revised edition, night
       *[other] You and two bots ({ $level }), revised edition, night
    }
lobby-solo = Alone against { automaton-name }
lobby-solo-about =
    { $level ->
        [none] The solo game
       *[other] The solo game, { $level }
    }
lobby-deal-about = The same for everybody
lobby-evenings-about = Results, stairs, finds
lobby-trainer = Trainer
lobby-trainer-about = Puzzles: find the best turn
lobby-new = New game
lobby-new-about = Friends, bots, one screen for all, editions and modules
lobby-watch = Watch the bots
lobby-watch-about = Four bots play, you look on
lobby-join = Join a friend
lobby-join-about = Type the six letters you were told, or paste the link you were given.
lobby-join-field = Code or link
lobby-join-go = Join
lobby-join-wrong = This is not a code or link of a table. A code has six letters; a link ends in a table and a token, for example #/sit/…/….
lobby-record = Open a saved game
lobby-record-about = A .leopold file
lobby-record-choose = Choose a file
lobby-mine = My games
lobby-mine-none = None yet. The games you play in this browser appear here.
lobby-mine-silent = They are kept with the server, and come back with it.
lobby-mine-going = Going on
lobby-mine-over = Finished
lobby-mine-more = Earlier games
lobby-mine-open = Open the game: { LIST($names) }
lobby-mine-turn = Your turn
lobby-mine-round =
    { $round ->
        [0] Setting up
       *[other] Round { $round }
    }
lobby-mine-remove = Delete the game with { LIST($names) }
lobby-mine-remove-sure = Delete this game for good? Where others still play, only you leave: a bot takes your seat, and your name is deleted.
lobby-mine-remove-yes = Yes, delete it
lobby-compiling =
    You can play at once. { LIST($levels) } are still being prepared on this machine, which is done once and takes some minutes: { $done } of { $total } parts, { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    } so far. Everybody else is ready.
lobby-compiling-failed = { LIST($levels) } cannot be prepared on this machine; the server's log says why. Everything else can be played, a little slower.
lobby-silent = The server does not answer; it may be off, or still starting. This page needs it for every table, for bots and hints, and for your games and evenings, which are all kept there. It is asked again every moment.
lobby-foot = Leopold { $version }. The board game is by Virginio Gigli and Simone Luciani; the drawings and words here are our own.

new-title = New game
new-seats = Who plays?
new-seat = Seat { $n }
new-seat-kind = Who sits here
new-seat-me = Me
new-seat-here = Somebody at this screen
new-seat-friend = A friend, by link
new-seat-bot = A bot
new-seat-none = Nobody
new-seat-name = Name
new-seat-level = Level
new-more = More
new-go = Lay the table
new-laying = Laying the table …
new-nobody = Somebody must sit at the table: choose at least one seat.

links-title = Links for your friends
links-about = Tell your friends the code, or send each of them one link: whoever opens it first sits there. The menu shows both again.
links-anew = New link for { $name }
links-anew-about = The old link stops working, and whoever sits there now has to open the new one: for a lost link, or another device.
links-remove = Remove { $name }
links-remove-sure = Remove { $name } from the table? A bot plays on, and the old link opens nothing any more.
links-remove-yes = Yes, remove
links-lock = Lock the table
links-lock-about = Nobody new sits down or looks on by a link or code. Whoever is here stays.
links-local = This table is open to this computer alone, so the links lead nowhere else. To let friends in your network sit down, start it with: { $command }
links-lost = { $name } is not here yet, and this browser has not kept the link.
links-seat = Seat { $seat }: { $name }
links-watch = For watching only
links-go = To the table

saved-title = Who goes on with this game?
saved-about =
    { $round ->
        [0] It is not over: it was saved while setting up.
       *[other] It is not over: it was saved in round { $round }.
    } Choose who sits where; hands stay hidden from those who do not sit there.
saved-go = Go on

sit-title = Take your seat
sit-about = You have been invited to a game.
sit-name = Your name
sit-go = Sit down
