"""The guided first game: a script of scenes as data, and what of it is due at a position.

A scene fires when its condition holds at a decision of the guided seat; it is over when the player has read it or has
done what it is about. Nothing is forced: whoever does something else meets the scene when its condition holds again.
"""

from leopold.guide.progress import Progress
from leopold.guide.saying import tip_of, words_of
from leopold.guide.script import SCRIPTS, Scene, Script, When, script_for, script_named

__all__ = [
    "SCRIPTS",
    "Progress",
    "Scene",
    "Script",
    "When",
    "script_for",
    "script_named",
    "tip_of",
    "words_of",
]
