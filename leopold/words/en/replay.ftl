### Looking back at a game.

replay-title = Replay
replay-eyes = Through whose eyes
replay-eyes-all = With all cards open
replay-eyes-none = As an onlooker
replay-slider = Moment of the game
replay-at = Step { $at } of { $length }
replay-first = To the beginning
replay-back = One step back
replay-on = One step on
replay-last = To the end
replay-turn-back = To the turn before
replay-turn-on = To the end of the turn
replay-round = Round
replay-speed = Speed
replay-speed-calm = Slow
replay-speed-quick = Normal
replay-speed-skip = Fast
replay-play = Play
replay-pause = Pause
replay-table = To the table
