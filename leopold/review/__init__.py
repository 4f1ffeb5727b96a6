"""The review of a finished game: how well every turn was played, and what came of skill and what of luck."""

from __future__ import annotations

from leopold.review.marks import MARKS
from leopold.review.reviewing import Reviewer, judge_part, review
from leopold.review.shape import (
    VERSION,
    CurvePoint,
    Mark,
    Review,
    ReviewedAction,
    ReviewedDecision,
    ReviewedLine,
    ReviewedSeat,
    ReviewedTurn,
    Split,
    Unjudged,
    Worth,
)

__all__ = [
    "MARKS",
    "VERSION",
    "CurvePoint",
    "Mark",
    "Review",
    "ReviewedAction",
    "ReviewedDecision",
    "ReviewedLine",
    "ReviewedSeat",
    "ReviewedTurn",
    "Reviewer",
    "Split",
    "Unjudged",
    "Worth",
    "judge_part",
    "review",
]
