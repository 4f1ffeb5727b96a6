"""The laboratory: many games as a table, and what can be learned from it."""
