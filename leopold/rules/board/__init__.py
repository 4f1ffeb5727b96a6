"""The things on the table, and what can be done to them."""
