"""Who beats whom, and how sure that is."""
