"""Many games into one table."""
