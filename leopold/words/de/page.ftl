### The page itself, wherever one is in it.

language = Sprache
language-name = Deutsch
language-unknown = Die Sprache { $language } spricht Leopold nicht; es gibt { LIST($languages) }.

app-name = Leopold
app-title = Leopold: Grand Austria Hotel
app-description = Führe ein Hotel im Wien um 1900: Grand Austria Hotel im Browser, mit Freunden, gegen Bots oder allein gegen Leopold.
app-loading = Einen Moment …
app-back = Zurück in die Lobby
app-again = Neu versuchen
app-close = Schließen
app-copy = Kopieren
app-copied = Kopiert
app-cancel = Lieber nicht

lost-nowhere = Dieser Link führt nirgendwohin.
lost-why = Vielleicht ist er vertippt, abgeschnitten oder von einem älteren Leopold. Bitte um einen neuen, von wem er kam; deine eigenen Tische sind in der Lobby.

connection-lost = Die Verbindung zum Tisch ist unterbrochen. Neuer Versuch …

theme = Tag oder Nacht
theme-auto = Automatisch
theme-day = Tag
theme-night = Nacht
theme-auto-about = Ein Tisch ist so hell wie dein Hotel, die Lobby so hell wie dein System.

keys-title = Tastatur
keys-arrows = Pfeiltasten bewegen sich im Haus, in der Schlange und in den Händen; Tab wechselt dazwischen.
keys-enter = Enter oder Leertaste wählt, was im Fokus ist.
keys-g = G springt zum Nächsten, was man tun kann, Umschalt und G zum Vorigen.
keys-dice = 1 bis 6 nehmen einen Würfel, dieselbe Zahl noch einmal so stark, wie er ist, + um eins stärker.
keys-u = U nimmt einen Schritt zurück, Umschalt und U den ganzen Zug.
keys-e = E beendet den Zug oder sagt, dass es genug ist.
keys-h = H bittet um einen Tipp, N macht den nächsten Schritt seines Plans.
keys-p = P hält fremde Züge an oder lässt sie weiterlaufen.
keys-l = L öffnet den Verlauf, R das Buch: bei dem, was gerade erklärt oder gefragt wird.
keys-esc = Esc lässt eine Wahl los, schließt, was offen ist, und überspringt, was gezeigt wird.
