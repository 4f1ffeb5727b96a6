"""Tables while they are open: finding, creating and changing them, and who listens."""
