"""The course of a game: setting up, rounds and turns, effects, the automaton, and carrying on to the next decision."""
