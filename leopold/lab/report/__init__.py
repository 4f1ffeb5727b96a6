"""The report: a table of games as a page for reading, with pictures drawn here."""
