"""My evenings: what is kept of finished games for whoever played them, and what follows from it."""
