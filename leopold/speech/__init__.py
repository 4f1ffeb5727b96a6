"""Speech: messages said to a reader, with the names of cards and people; cards in words, made from what they do."""

from leopold.speech.names import Speaker

__all__ = ["Speaker"]
