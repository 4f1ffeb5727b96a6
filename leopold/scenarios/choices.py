"""Given: the choices of the game, read as `Config` declares them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from leopold.config import CHOICES, Choice, Config, configure
from leopold.errors import RulesError
from leopold.scenarios import values
from leopold.scenarios.errors import Place
from leopold.seeds import seed_words

OWN_WAYS: Final = ("hotels", "start")
"""In a scenario hotels are known, and the start seat goes by the round: `building` reads them."""
USUAL_SEED: Final = 1


def read_config(given: Mapping[str, Any], place: Place, folder: Path) -> Config:
    """What was chosen, but for hotels and start seat; refused at the key that cannot be so."""
    chosen = {
        choice.name: _value(choice, place.at(choice.name), given[choice.name], folder)
        for choice in CHOICES.values()
        if choice.name in given and choice.name not in OWN_WAYS
    }
    chosen.setdefault("seed", USUAL_SEED)
    try:
        seed_words(chosen["seed"])
        return configure(chosen.pop("players", None), **chosen)
    except RulesError as wrong:
        key = wrong.said.key.split("-")[1] if wrong.said else "seed"
        raise place.at(key).error(str(wrong)) from None


def _value(choice: Choice, place: Place, value: Any, folder: Path) -> Any:
    match choice.shape:
        case "flag":
            return values.flag(place, value)
        case "set":
            return [values.word(place, word, choice.values) for word in values.list_of(place, value)]
        case "files":
            return [folder / str(name) for name in values.list_of(place, value)]
        case "number":
            return values.whole(place, value, 0, 99)
        case "seed":
            if isinstance(value, bool) or not isinstance(value, (int, str)):
                raise place.error("a seed is a whole number or a text.")
            return value
        case _:
            return values.word(place, value, choice.values)
