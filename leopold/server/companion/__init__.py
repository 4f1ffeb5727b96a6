"""Beside a real table: the automaton, what a game needs, and what people have at its end. Nothing is stored; whoever
asks brings everything along."""
