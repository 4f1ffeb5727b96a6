"""Hints on the screen: an action with its number, the final score to expect, and in a few sentences why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from leopold.bots.reasons import Advice, Hint
from leopold.game import Action
from leopold.speech import Speaker
from leopold.terminal.drawing.blocks import STRONG, Block, cell, line, title, wrapped
from leopold.terminal.drawing.palette import NUMBER
from leopold.terminal.session.choices import explanation
from leopold.view import View
from leopold.words import Catalogue

NAME: Final = 24
"""As wide as an action stands in the list of actions."""
HANG: Final = 3

Advised = tuple[Hint, Advice]


def hint_block(speaker: Speaker, view: View, actions: Sequence[Action], hints: Sequence[Advised], width: int) -> Block:
    """The hints, each with the number its action has on the screen."""
    words = speaker.words
    block: Block = [title(words.text("table-hint"), width, words.text("terminal-hint-note"))]
    scores = [hint.expected for hint, _ in hints]
    for place, (hint, advice) in enumerate(hints):
        number = next(n for n, action in enumerate(actions, 1) if action.number == hint.action.number)
        name = cell(hint.action.text, max(NAME, len(hint.action.text) + 1), STRONG)
        block += wrapped(line((f"{number:>2} ", NUMBER), name, expectation(words, scores, place)), width, HANG)
        why = words.sentences(sentences(speaker, advice, meaning(speaker, view, hint.action)))
        block += [line(" " * HANG, row) for row in wrapped(why, width - HANG)] if why else []
    return block


def expectation(words: Catalogue, scores: Sequence[float | None], place: int) -> str:
    """The final score, and how far it is from the others."""
    expected = scores[place]
    if expected is None:
        return words.text("terminal-hint-only")
    points = round(expected)
    other = scores[0] if place else scores[1] if len(scores) > 1 else None
    apart = abs(points - round(other)) if other is not None and (points < round(other)) == bool(place) else 0
    if not apart:
        return words.text("terminal-hint-expected", n=points)
    return words.text(f"terminal-hint-expected-{'fewer' if place else 'more'}", n=points, apart=apart)


def meaning(speaker: Speaker, view: View, action: Action) -> str:
    """For actions by which nothing happens that could be told."""
    return "" if action.kind in ("take", "reward") else explanation(speaker, view, action)


def sentences(speaker: Speaker, advice: Advice, otherwise: str = "") -> list[str]:
    """What is done (or this instead, if nothing is), what it brings and costs, what is still missing."""
    done = [speaker.say(deed) for deed in advice.deeds] or ([otherwise] if otherwise else [])
    told = [speaker.text("terminal-hint-deed", deed=f"{deed[0].upper()}{deed[1:]}") for deed in done]
    if advice.sums:
        told.append(speaker.text("terminal-hint-sum", sums=sums(speaker, advice)))
    return [*told, *(speaker.say(left) for left in advice.left)]


def sums(speaker: Speaker, advice: Advice) -> list[str]:
    """Gains and losses, the points with what they are for."""
    told = []
    for one in advice.sums:
        words = speaker.say(one)
        of_points = one.key == "hint-gain-vp" and advice.sources
        told.append(
            speaker.text("terminal-hint-sum-of", sum=words, sources=list(advice.sources)) if of_points else words
        )
    return told
