"""A form for those who own a box: every value of ours for what is printed, and a pack when it is filled in."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from leopold.packs import EDITIONS, Card, EmperorTile, Hotel, Pack, PackError, check_pack, load_pack
from leopold.packs.blank import blank, house_values, modules_of
from leopold.packs.layers import Layer, collect
from leopold.packs.modules import BASE, CHOOSABLE, MODULES, PROMO
from leopold.packs.pack import merge
from leopold.packs.reading import Document, read_own

EXPANSION = "waltz"
WITH_HOUSE_VALUES = [module for module in CHOOSABLE if house_values([module])]


def uncommented(form: str) -> str:
    """As an editor does it: every commented line loses its mark."""
    return "".join(line.removeprefix("#").removeprefix(" ") for line in form.splitlines(keepends=True))


def kept(folder: Path, text: str) -> Path:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize("name", [EXPANSION, *WITH_HOUSE_VALUES])
def test_with_everything_uncommented_it_is_the_pack_that_we_play_with(name: str, tmp_path: Path) -> None:
    path = kept(tmp_path, uncommented(blank(name)))

    check_pack(path)

    for edition in EDITIONS:
        for modules in ((), modules_of(name), CHOOSABLE):
            assert load_pack(edition, [path], modules).checksum == load_pack(edition, (), modules).checksum


@pytest.mark.parametrize("name", [EXPANSION, *WITH_HOUSE_VALUES])
def test_as_it_comes_it_is_a_pack_that_changes_nothing(name: str, tmp_path: Path) -> None:
    pack = load_pack("revised", [kept(tmp_path, blank(name))], CHOOSABLE)

    assert pack.checksum == load_pack(modules=CHOOSABLE).checksum
    assert list(sources(pack)) == list(sources(load_pack(modules=CHOOSABLE)))


def sources(pack: Pack) -> Iterator[tuple[str, str, str]]:
    """Every value of a pack with its source."""
    cards: tuple[Card, ...] = (*pack.staff, *pack.guests, *pack.objectives, *pack.instructions)
    for card in cards:
        yield from ((str(card.number), field, word) for field, word in card.sources.items())
    parts: tuple[EmperorTile | Hotel, ...] = (*pack.tiles, *pack.hotels)
    for part in parts:
        yield from ((part.id, field, word) for field, word in part.sources.items())
    yield from (("board", field, word) for field, word in pack.board_sources.items())
    yield from (("introductory", field, word) for field, word in pack.introductory_sources.items())


def test_filled_in_nothing_of_the_box_is_ours_any_more(tmp_path: Path) -> None:
    path = kept(tmp_path, uncommented(blank(EXPANSION)))

    filled = load_pack("revised", [path], modules_of(EXPANSION))

    assert "house" in {word for _, _, word in sources(load_pack(modules=modules_of(EXPANSION)))}
    assert not {"house", "unconfirmed"} & {word for _, _, word in sources(filled)}


def test_cards_stand_in_the_order_of_their_numbers_each_with_its_name() -> None:
    form = blank("more")

    numbers = [table["number"] for table in tomllib.loads(form)["staff"]]
    assert numbers == list(range(166, 180))
    assert '[[staff]]\nnumber = 169  # Tapster\n# cost = 2\nsource = "picture"\n' in form


def test_what_nobody_has_confirmed_can_be_filled_in_too() -> None:
    """Colours of guests, and how much champagne dice 1 and 2 allow."""
    form = blank(EXPANSION)

    assert '[[guest]]\nnumber = 147  # Tsarina\n# colour = "blue"\n# order = "ckp"\n# vp = 7\n' in form
    assert "# champagne_each = 1\n" in form
    assert '# colour = "red"\n' in blank(PROMO)


def test_a_printed_value_takes_the_place_of_ours(tmp_path: Path) -> None:
    form = blank("more").replace("# Tapster\n# cost = 2", "# Tapster\ncost = 5")

    pack = load_pack("revised", [kept(tmp_path, form)], ["more"])

    costs = {card.number: (card.cost, card.sources["cost"]) for card in pack.staff}
    assert (costs[168], costs[169]) == ((3, "house"), (5, "picture"))


def test_whatever_a_pack_can_say_can_be_written_down_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a base game of which we had made up everything, then the form says all of it."""

    def made_up(document: Document, module: str = BASE) -> Layer:
        layer = collect(document, module)
        for entry in (entry for entries in layer.values() for entry in entries.values()):
            entry.sources = dict.fromkeys(entry.sources, "house")
        return layer

    monkeypatch.setattr("leopold.packs.blank.collect", made_up)
    again = collect(Document("again.toml", tomllib.loads(uncommented(blank(BASE)))))

    assert fields(again) == fields(merge(read_own(name) for name in MODULES[BASE].files))


def fields(layer: Layer) -> dict[str, dict[Any, dict[str, Any]]]:
    return {kind: {key: entry.fields for key, entry in entries.items()} for kind, entries in layer.items()}


def test_every_module_of_an_expansion_says_so() -> None:
    assert {module.id for module in MODULES.values() if not module.expansion} == {BASE, PROMO}


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("walz", 'There is no expansion or module "walz"; perhaps "waltz" was meant.'),
        ("", 'There is no expansion or module ""; use'),
        ("base", 'Nothing in "The base game" is ours: there is nothing to fill in.'),
    ],
)
def test_what_cannot_be_filled_in_is_told(name: str, sentence: str) -> None:
    with pytest.raises(PackError) as refused:
        blank(name)

    assert str(refused.value).startswith(sentence)
