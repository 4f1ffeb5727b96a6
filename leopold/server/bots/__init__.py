"""Bots at work for the server, and the compiling they wait for."""
