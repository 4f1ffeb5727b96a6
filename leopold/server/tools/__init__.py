"""Commands around a server: starting it, keeping house, loading it."""
