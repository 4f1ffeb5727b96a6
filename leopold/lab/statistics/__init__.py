"""Means, shares and how far they can be trusted."""
