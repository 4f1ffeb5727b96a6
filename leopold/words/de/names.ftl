### Cards and seats as sentences name them.

sentence-gap = { " " }
card-numbered = { $name } ({ $number })
    .start = { FORM($name, form: "start") } ({ $number })
    .nominative = { FORM($name, form: "nominative") } ({ $number })
    .accusative = { FORM($name, form: "accusative") } ({ $number })
    .dative = { FORM($name, form: "dative") } ({ $number })
card-unnamed = Karte { $number }
seat-unnamed = Platz { $number }
