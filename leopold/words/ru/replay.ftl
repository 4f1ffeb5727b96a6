### Взгляд назад, на сыгранную партию.

replay-title = Повтор
replay-eyes = Чьими глазами
replay-eyes-all = Все карты открыты
replay-eyes-none = Как зритель
replay-slider = Момент партии
replay-at = Шаг { $at } из { $length }
replay-first = В начало
replay-back = Шаг назад
replay-on = Шаг вперёд
replay-last = В конец
replay-turn-back = К предыдущему ходу
replay-turn-on = К концу хода
replay-round = Раунд
replay-speed = Скорость
replay-speed-calm = Медленно
replay-speed-quick = Обычно
replay-speed-skip = Быстро
replay-play = Пуск
replay-pause = Пауза
replay-table = К столу
