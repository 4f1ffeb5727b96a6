### Cards and seats as sentences name them.

# What stands between two sentences of one paragraph.
sentence-gap = { " " }
card-numbered = { $name } ({ $number })
card-unnamed = Card { $number }
seat-unnamed = Seat { $number }
