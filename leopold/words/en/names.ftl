### Cards and seats as sentences name them.

card-numbered = { $name } ({ $number })
card-unnamed = Card { $number }
seat-unnamed = Seat { $number }
