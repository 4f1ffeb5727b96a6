### Friends: codes, what the host chooses, being called, asking, clocks, saying something without words.

code-title = Code
code-about = Friends who have Leopold open type these six letters in the lobby; where a QR code is shown, a camera finds the way by itself. The code ends when everybody has sat down.
code-letters = The code { $code }
code-picture = A picture with the address { $link }, for a camera
code-of-table = Somebody has invited you to a table.
code-seat = Your seat
code-seat-unnamed = Seat { $n }
code-seat-named = Seat { $n }: { $name }

network-open = Open to the local network
network-open-about = This table is open to this computer alone. Friends in the same network, by cable or Wi-Fi, can be let in until you close it again or Leopold ends.
network-opened = Open to the local network at { $address }. Whoever is in it can reach Leopold.
network-close = Close again

strangers = Whoever has the address of this table may look on
strangers-about = They see no hands and move nothing.
strangers-address = Address of the table

house-title = Choices of the host
house-hints = Hints may be asked for
house-undo = Taking back
house-undo-free = freely
house-undo-consent = if the others agree
house-clock = Time
house-clock-none = as much as one likes
house-clock-turn = minutes for a turn
house-clock-game = minutes for the game
house-clock-move = days for a move
house-time = How many
house-time_up = When it is up
house-time_up-bot = a bot plays on
house-time_up-call = the others may call a bot
house-open_hands = Hands lie open at this screen
house-emotes = Emotes are welcome
house-only-friends = Only where a friend plays by link

undo-asks =
    { $steps ->
        [one] { $name } asks to take back a step.
       *[other] { $name } asks to take back { $steps } steps.
    }
undo-agree = Agree
undo-decline = Decline
undo-waits =
    { $steps ->
        [one] You have asked to take back a step. Still to answer: { LIST($names) }.
       *[other] You have asked to take back { $steps } steps. Still to answer: { LIST($names) }.
    }
undo-ask-about = The others are asked first.

clock-left = { $name }: { $time }
clock-label = Time left for { $name }: { $time }
clock-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
clock-late = The time of { $name } is up.

emotes-title = Say something
emote-said = { $name }: { $words }
emote-greetings = Good evening!
emote-bravo = Bravo!
emote-ouch = Ouch!
emote-thinking = Let me think.
emote-hurry = The coffee gets cold.
emote-thanks = Thank you for the game.

call-title = When it is my turn
call-sound = Ring a bell
call-notify = Notify me when the page is in the background
call-push = Call me even when the page is closed
call-push-failed = That did not work: { $reason }
call-push-browser = this browser does not allow it.
call-vibrate = Let the device hum
call-denied = This browser does not let Leopold notify you. Its settings for this page can change that.
call-turn = It is your turn
call-turn-at = At the table with { LIST($names) }
call-badge = ({ $n }) { $title }
