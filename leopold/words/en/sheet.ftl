### The companion in the browser: the score sheet.

problem-sheet-impossible = This cannot be counted: { $reason }
sheet-wrong-alone = alone one plays with the automaton, and with nobody else.
sheet-wrong-automaton = { automaton-name } has neither krones nor kitchen nor guests left.
sheet-wrong-day = say which of the day hotels it is.
sheet-wrong-room = there is no room { $room }.
sheet-wrong-staff = there is no end-of-game card { $number } in this game.
sheet-wrong-staff-twice = the staff card { $number } is there only once.
sheet-wrong-hired = there are { $n } end-of-game cards among them already.
sheet-wrong-krones = nobody has more than { $most } krones.
sheet-wrong-item = there is no { $item } in this game.
sheet-wrong-entrance = there is no entrance { $entrance } in this game.
sheet-wrong-entrance-twice = every entrance is there only once.
sheet-wrong-cafe = the café has { $most } tables.
sheet-wrong-track = the emperor track ends at { $most }.
sheet-wrong-place = an objective has { $most } places.
sheet-wrong-place-twice = place { $place } of objective { $letter } is taken.
sheet-wrong-dancers = nobody has so many dancers.
sheet-wrong-ballroom = there is no such ballroom in this game.
sheet-wrong-source = there are no points for { $source } in this game.

## A new sheet

sheet-new = New sheet
sheet-people = Who plays?
sheet-with-automaton = with { automaton-name }
sheet-hotel-of = Hotel of { $name }

## The sheet

sheet-points-of = { $name }, { $source }
sheet-empty = nothing yet
sheet-during = During the game
sheet-at-end = At the end
sheet-rest = Other points so far
sheet-track = On the point track
sheet-track-about = Where the marker stands before the final scoring. What you enter below is taken to be part of it; the rest counts as it is.
sheet-waits = The server does not answer. What you have entered is kept, and will be counted as soon as it does.
sheet-result = Result
sheet-back = Back to the sheet
sheet-next = Next
sheet-before = Back
sheet-ready = Done
sheet-typed = Entered by hand
sheet-type = Enter by hand
sheet-count-again = Let it be counted
sheet-less = { $n } less
sheet-more = { $n } more
sheet-rooms-about = Tap a room: occupied, prepared, empty.
sheet-floor = Floor { $floor }
sheet-floor-count =
    { $n ->
        [one] { $n } room
       *[other] { $n } rooms
    }
sheet-full-groups =
    { $n ->
        [0] No full groups
        [one] { $n } full group
       *[other] { $n } full groups
    }
sheet-all-rooms = All occupied
sheet-no-rooms = All empty
sheet-room = Room { $room }, { $state ->
        [occupied] occupied
        [vacant] prepared
       *[empty] empty
    }
sheet-which-hotel = Which hotel?
sheet-staff-about = Tap the end-of-game staff in play before { $name }.
sheet-staff-has = { $name } has { $staff }
sheet-copies = as { $staff }
sheet-ask-hired = All staff in play
sheet-ask-emperor = Marker on the emperor track at the end
sheet-ask-dancers = Dancers at the balls
sheet-krones = Krones
sheet-cafe-about = Guests who are still at a table
sheet-visit = Round { $round }
sheet-visit-place = Space on the track
sheet-visit-back = back to { $after }
sheet-visit-reward = reward
sheet-visit-nothing = neither reward nor penalty
sheet-visit-penalty = penalty
sheet-visit-tile = Points of the tile
sheet-objective-place = place { $place }
sheet-entrance-which = Which entrance?
sheet-goals = Own objectives met
sheet-danced = On the way to the balls
sheet-danced-about = Points for the rows of the ballrooms and for areas of the rehearsal room that became empty.
sheet-ball-which = Which ballroom?
sheet-ball-row = { $row ->
        [bottom] Bottom
        [middle] Middle
       *[top] Top
    }
sheet-won =
    { $count ->
        [0] Nobody has any points yet.
        [one] { LIST($names) } wins!
       *[other] { LIST($names) } share the victory.
    }
sheet-alone-points = { $name }: { $n }
sheet-tied = Level on points: krones and kitchen decide.
sheet-total = Total
sheet-share = Share the picture
sheet-save = Save the picture
sheet-picture = The score sheet as a picture
sheet-finish = Keep and begin anew
sheet-history = Finished sheets
sheet-history-none = Sheets that you finish are kept here, on this device.
sheet-delete-of = Delete the sheet of { $date }
sheet-deleted = Deleted.
sheet-undo = Take back
sheet-close = Close
