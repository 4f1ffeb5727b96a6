"""The errors of `leopold.errors`, by the name under which most modules know them."""

from leopold.errors import RecordError, RulesError

__all__ = ["RecordError", "RulesError"]
