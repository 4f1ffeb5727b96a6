"""The log in the pseudo language: a plain letter did not come from the catalogue."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from leopold.speech import Speaker
from leopold.words import catalogue
from leopold.words.pseudo import PSEUDO_LANGUAGE
from tests.telling.table import RECORDED, actions_of, lines_of

PEOPLE = ("Çéçíļé", "Ļéóƥóļđ", "Ɓéŕñđ", "Đóŕíş")
PLAIN = re.compile(r"[a-z]|[A-Z]{2,}")
"""A single capital may be an objective or a tile."""
JOINS = re.compile(r" (?:and|or) ")
"""How a list is joined is the locale's, not ours."""


@pytest.mark.parametrize("file", RECORDED, ids=lambda file: file.stem)
def test_no_plain_english_word_is_in_the_log(file: Path) -> None:
    # Given a recorded game, told to whoever sat first
    for game, events in actions_of(file):
        speaker = Speaker(game.pack, catalogue(PSEUDO_LANGUAGE), PEOPLE, frozenset((0,)))
        # When its lines are said in the pseudo language
        for line in lines_of(game, events):
            sentence = speaker.say(line.said)
            # Then every word of them is from the catalogue
            assert not PLAIN.search(JOINS.sub(" ", sentence)), sentence
