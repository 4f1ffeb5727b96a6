### Puzzles: turns to be found, and what an answer is worth.

puzzles-about = Turns from bots' games in which one idea is clearly the best and the obvious turn is not. Play the whole turn: it is judged by what it is worth.
puzzles-today = Puzzle of the day
puzzles-theme = Theme
puzzles-theme-serving = Serving
puzzles-theme-money = Money
puzzles-theme-emperor = Emperor
puzzles-theme-groups = Rooms and groups
puzzles-theme-staff = Staff
puzzles-difficulty = Difficulty
puzzles-difficulty-easy = easy
puzzles-difficulty-medium = medium
puzzles-difficulty-hard = hard
puzzles-all = all
puzzles-count = { $solved } of { $n } solved
puzzles-where =
    { $players ->
        [1] Round { $round }, alone
       *[other] Round { $round }, { $players } players
    }
puzzles-state-solved = solved
puzzles-state-missed = tried
puzzles-state-new = new
puzzles-play = Solve
puzzles-next = Next puzzle
puzzles-again = Try again
puzzles-task = Find the best turn and play it to its end.
puzzles-judging = Your turn is being judged …
puzzles-verdict = What it was worth
puzzles-verdict-best = Solved. Nothing better was found.
puzzles-verdict-solved = Solved. The best turn is worth only { points } more.
puzzles-verdict-missed = Not quite. The best turn is worth { points } more.
puzzles-how = The turns were measured on { $n } deals, by somebody who saw no more than you do.

## What can be wrong.

puzzles-file-none = this is no puzzle.
puzzles-file-packs = this puzzle was made with other cards or boards.
puzzles-file-large = a file of puzzles is not as large as this.
puzzles-no-kind = There is no “{ $asked }” among { $known }.
puzzles-none = There is no puzzle { $id }.
puzzles-none-such = There is no such puzzle.
puzzles-other_game = This game is not the one of the puzzle.
puzzles-unfinished = The turn is not over yet: play it to its end.
puzzles-more = The turn is over before “{ $action }”: leave out what comes after its end.
puzzles-no-hints = In a puzzle nobody whispers.
puzzles-no-saving = A puzzle is a single turn; there is nothing to save.
