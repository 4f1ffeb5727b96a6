### My evenings: finished games, the deal of the day, the ladder against the automaton, achievements.

evenings-title = My evenings
evenings-about = What you have played in this browser. It is kept with the server, for this browser alone.
evenings-none = No finished game yet. After your first one this page tells how it went.
evenings-games = Games
evenings-won = Won
evenings-won-share = { $won } ({ $share }%)
evenings-best = Most points
evenings-average = On average
evenings-streak = Won in a row
evenings-streak-value = { $streak }, at most { $longest }
evenings-history = All evenings
evenings-place =
    { $place ->
        [1] Won
       *[other] Place { $place }
    }
evenings-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
evenings-with = with { LIST($names) }
evenings-rival = { $name } ({ $points })
evenings-rival-level = { $name } ({ $level }, { $points })
evenings-day = Deal of { $day }
evenings-open = Look at the table
evenings-export = Save as a file
evenings-erase = Erase all
evenings-erase-sure =
    { $n ->
        [one] Forget the one evening, with its points and achievements?
       *[other] Forget all { $n } evenings, with their points and achievements?
    } This cannot be taken back. The tables themselves stay.
evenings-erase-yes = Yes, erase them
evenings-more = Show all { $n }

data-title = What is kept of you
data-about = This server knows your browser by a cookie and nothing else. It keeps your games with the names typed there, your evenings, and where it may call you.
data-erase = Delete everything of mine
data-erase-sure = Delete your games, your evenings and everything else that is kept of you? Where others still play, a bot takes your seat and your name is deleted. This cannot be taken back.
data-erase-yes = Yes, delete everything
data-erased = Nothing is kept of you any more.

deal-title = Deal of the day
deal-about-two = Everybody gets the same cards today. You play against one bot ({ $level }).
deal-about-solo = Everybody gets the same cards today. You play alone against { automaton-name } ({ $level }).
deal-play = Play today's deal
deal-go-on = Go on with today's deal
deal-again = Play it again
deal-again-about = Your first result stays.
deal-compare = What bots made of it in your place
deal-you = You
deal-row = { $points } : { $rivals }
deal-thinking = { $done } of { $total } bots have played it so far.
deal-better =
    { $n ->
        [0] All bots made more of this deal than you.
        [one] You made more of this deal than { $n } bot of { $of }.
       *[other] You made more of this deal than { $n } bots of { $of }.
    }

ladder-title = The stairs to { automaton-name }
ladder-about = Win often enough on a step, and the next one is yours.
ladder-step = { $wins } of { $needed } wins
ladder-step-done = Climbed
ladder-best = Most points: { $n }
ladder-play = { $level }: { $stands }. Play { automaton-name }
ladder-top = You have climbed all the stairs. { automaton-name } bows.

achievements-title = What you have found out
achievements-count = { $reached } of { $total }
achievements-since = since { $day }
achievements-fresh = New: { $name }

end-evening-rung = { automaton-name } ({ $level }): { $wins } of { $needed } wins on this step.
end-evening-all = To my evenings

achievement-first_evening = House opened
achievement-first_evening-about = Finish a game. The score sheet shows where your points came from: look which lines are empty.
achievement-boost = A krone well spent
achievement-boost-about = Pay a krone to make a die stronger. One more dish or room is often worth more than the krone.
achievement-patience = Patience
achievement-patience-about = Pass. Who passes waits for the others: when all have passed, the dice that are left are rolled again, one fewer.
achievement-first_hands = Help from the start
achievement-first_hands-about = Hire staff in the first round. What works always or in every round pays most when it comes early.
achievement-first_to_claim = First come
achievement-first_to_claim-about = Be the first to claim an objective. The first gets three times what the third gets.
achievement-first_win = The best house in town
achievement-first_win-about = Win a game.
achievement-all_colours = Everybody is welcome
achievement-all_colours-about = Let guests of all { $n } colours move in. Green guests live anywhere, and help to fill a group.
achievement-full_tray = A full tray
achievement-full_tray-about = Let a guest move in who ordered { $n } things. Who orders much brings much.
achievement-strong_die = Everything at once
achievement-strong_die-about = Take a die with a strength of { $n } or more. Look where many dice lie before you choose a guest.
achievement-full_purse = A full purse
achievement-full_purse-about = Own { $n } krones at some time. More than that are lost: spend them before.
achievement-three_at_once = The lift is full
achievement-three_at_once-about = Let { $n } guests move in within one turn. Rewards of one guest can complete the order of the next.
achievement-ten_guests = Ten keys
achievement-ten_guests-about = Let { $n } guests move in within one game. With two turns in each of the rounds that means nearly one in every turn.
achievement-empty_cafe = The last cup is cleared
achievement-empty_cafe-about = End a game with an empty café and at least eight guests in your rooms. Every guest left waiting costs points.
achievement-patient_host = They come by themselves
achievement-patient_host-about = Let eight guests move in without ever paying for one in the queue. Who waits there long enough costs nothing.
achievement-large_group = A whole wing
achievement-large_group-about = Fill a group of { $n } rooms. The largest groups give by far the largest bonus.
achievement-six_groups = Room by room
achievement-six_groups-about = Fill { $n } groups of rooms in one game. Prepare rooms so that groups close one after the other.
achievement-under_the_roof = Under the roof
achievement-under_the_roof-about = Let guests live in { $n } rooms of the top floor. Rooms up there cost most and are worth most in the end.
achievement-whole_floor = No vacancies
achievement-whole_floor-about = Fill a whole floor. Some objectives and some of the staff ask for just that.
achievement-six_staff = A well-run house
achievement-six_staff-about = Hire { $n } members of staff in one game.
achievement-free_hire = Out of conviction
achievement-free_hire-about = Hire somebody who costs { $n } krones or more for nothing: a strong five makes staff cheaper by its strength.
achievement-long_sight = Long sight
achievement-long_sight-about = Score { $n } points with staff of the end of the game. Hire them early enough to play for what they count.
achievement-spared = Spared
achievement-spared-about = Never be punished by the emperor. Who stands on nought when he has come is; a few steps before rounds three, five and seven end are enough.
achievement-favourite = The emperor's favourite
achievement-favourite-about = Receive the emperor's reward at all { $n } visits.
achievement-to_the_end_of_the_carpet = To the end of the carpet
achievement-to_the_end_of_the_carpet-about = Reach the last space of the emperor track. Steps beyond it are points.
achievement-all_objectives = All that was asked
achievement-all_objectives-about = Claim all { $n } objectives in one game. Read them before you prepare your first room.
achievement-hundred = A hundred
achievement-hundred-about = Make { $n } points or more.
achievement-two_hundred = Two hundred
achievement-two_hundred-about = Make { $n } points or more. Even the best bots seldom do.
achievement-from_behind = Late guests
achievement-from_behind-about = Win although you were alone in the last place when round five began. The end counts rooms, staff and objectives: not everything shows on the track.
achievement-leopold_easy = Leopold nods
achievement-leopold_easy-about = Win against Leopold, easy. His cards say what he will take: leave him what you do not need.
achievement-leopold_medium = Leopold raises an eyebrow
achievement-leopold_medium-about = Win against Leopold, medium.
achievement-leopold_hard = Leopold takes off his hat
achievement-leopold_hard-about = Win against Leopold, hard.
