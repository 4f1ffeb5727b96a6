"""One game at one screen."""
