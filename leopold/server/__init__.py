"""The table: the game in the browser, alone, around one screen, or with friends by link.

The action log of a table is the truth; everything sent to anybody is made from it, for exactly that viewer.
"""
