"""Requests in, answers out: the application, its endpoints and what it sends besides."""
