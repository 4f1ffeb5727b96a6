### Looking back at a game.

replay-title = Nachspielen
replay-eyes = Mit wessen Augen
replay-eyes-all = Mit allen Karten offen
replay-eyes-none = Als Zuschauer
replay-slider = Moment der Partie
replay-at = Schritt { $at } von { $length }
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-last = Zum Ende
replay-turn-back = Zum vorigen Zug
replay-turn-on = Zum Ende des Zuges
replay-round = Runde
replay-speed = Tempo
replay-speed-calm = Langsam
replay-speed-quick = Normal
replay-speed-skip = Schnell
replay-play = Abspielen
replay-pause = Pause
replay-table = Zum Tisch
