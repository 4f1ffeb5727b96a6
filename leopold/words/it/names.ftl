### Come le frasi chiamano carte e posti.

sentence-gap = { " " }
card-numbered = { $name } ({ $number })
card-unnamed = Carta { $number }
seat-unnamed = Posto { $number }
