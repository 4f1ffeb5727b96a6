"""Commands of the terminal, from options to an exit code."""
