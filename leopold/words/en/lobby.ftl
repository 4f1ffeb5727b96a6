### The lobby, a new game, links and taking a seat.

lobby-title = Welcome to the Grand Austria Hotel
lobby-lead = Vienna, around 1900. Welcome your guests, serve them, prepare their rooms, hire good staff, and do not let the emperor wait.
lobby-now = Play now
lobby-now-about =
    { $level ->
        [none] You and two bots, revised edition, night
       *[other] You and two bots ({ $level }), revised edition, night
    }
lobby-solo = Alone against Leopold
lobby-solo-about = The solo game, medium level
lobby-new = New game
lobby-new-about = Friends, bots, one screen for all, editions and variants
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
lobby-mine-going = Going on
lobby-mine-over = Finished
lobby-mine-open = Open the game: { LIST($names) }
lobby-mine-turn = your turn
lobby-mine-moves =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
lobby-compiling =
    The rules are being prepared on this machine, which is done once and takes a minute or two: { $done } of { $total } parts, { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    } so far. Tables can be laid meanwhile.
lobby-compiling-bots =
    The rules are ready. The bots are still being prepared on this machine, which is done once: { $done } of { $total } parts, { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    } so far. Games can begin; the bots follow as soon as they can.
lobby-compiling-failed = The rules could not be prepared on this machine. The server's log says why.
lobby-silent = The server does not answer. It may still be starting.
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
links-local = This table is open to this computer alone, so the links lead nowhere else. To let friends in your network sit down, start it with: { $command }
links-lost = { $name } is not here yet, and this browser has not kept the link.
links-seat = Seat { $seat }: { $name }
links-watch = For watching only
links-go = To the table

sit-title = Take your seat
sit-about = You have been invited to a game.
sit-name = Your name
sit-go = Sit down
