### Looking back at a game.

replay-title = Перегляд
replay-eyes = Чиїми очима
replay-eyes-all = З відкритими картами
replay-eyes-none = Як глядач
replay-slider = Мить гри
replay-at = Крок { $at } з { $length }
replay-first = На початок
replay-back = Крок назад
replay-on = Крок уперед
replay-last = У кінець
replay-turn-back = До попереднього ходу
replay-turn-on = До кінця ходу
replay-round = Раунд
replay-speed = Швидкість
replay-speed-calm = Повільно
replay-speed-quick = Звичайно
replay-speed-skip = Швидко
replay-play = Грати
replay-pause = Пауза
replay-table = До столу
