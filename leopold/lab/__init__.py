"""The laboratory: many games, what they say, and how sure one may be of it."""
