### The page itself, wherever one is in it.

language = Language
language-name = English
language-unknown = Leopold does not speak { $language }; it speaks { LIST($languages) }.

app-name = Leopold
app-title = Leopold: Grand Austria Hotel
app-description = Run a hotel in Vienna around 1900: Grand Austria Hotel in the browser, with friends, against bots, or alone against Leopold.
app-loading = One moment …
app-back = Back to the lobby
app-again = Try again
app-close = Close
app-copy = Copy
app-copied = Copied
app-cancel = Never mind

lost-nowhere = This link leads nowhere.
lost-why = It may be mistyped, cut short or from an older Leopold. Ask whoever sent it for a new one; your own tables are in the lobby.

connection-lost = The connection to the table is lost. Trying again …

theme = Day or night
theme-auto = Automatic
theme-day = Day
theme-night = Night
theme-auto-about = A table is as light as your hotel, the lobby as light as your system.

keys-title = Keyboard
keys-arrows = Arrow keys move within the house, the queue and the hands; Tab moves between them.
keys-enter = Enter or Space chooses what has the focus.
keys-g = G goes to the next thing that can be done, Shift and G to the one before.
keys-dice = 1 to 6 take a die, the same number again as strong as it is, + one stronger.
keys-u = U takes back a step, Shift and U the whole turn.
keys-e = E ends the turn, or says that it is enough.
keys-h = H asks for a hint, N does the next step of its plan.
keys-p = P lets others' turns stand still, or go on.
keys-l = L opens the log, R the book: at what is explained just now, or at what is asked.
keys-esc = Esc lets go of a choice, closes what is open and skips what is shown.
