"""Where tables are kept, and how processes hear of each other."""
