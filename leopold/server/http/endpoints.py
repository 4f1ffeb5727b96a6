"""What an endpoint is: one description from which the route, the checks and the OpenAPI entry are all made."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Hashable, Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec

from leopold.server.errors import TableError, body_wrong, parameter_missing, parameter_wrong
from leopold.server.http.faults import detail, fault

if TYPE_CHECKING:
    from leopold.server.http.services import Call

Handler: TypeAlias = "Callable[[Call], Awaitable[Any]]"


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter of the path or the query: its name, its type with limits, and whether it may be left out."""

    name: str
    type: Any
    where: str = "query"
    default: Any = None
    required: bool = False
    refusal: Callable[[], TableError] | None = None
    """For what people may type themselves: a sentence of its own where it has not even the right form."""

    def read(self, text: str | None) -> Any:
        """From the address, where everything is text."""
        if text is None:
            if self.required:
                raise parameter_missing(self.name)
            return self.default
        try:
            return msgspec.convert(text, self.type, strict=False)
        except msgspec.ValidationError as wrong:
            if self.refusal is not None:
                raise self.refusal() from None
            raise parameter_wrong(self.name, fault(wrong), detail(wrong)) from None


@dataclass(frozen=True, slots=True)
class Endpoint:
    """One thing that can be asked of the server."""

    method: str
    path: str
    name: str
    summary: str
    handler: Handler
    answer: Any
    body: Any = None
    parameters: tuple[Parameter, ...] = ()
    problems: tuple[int, ...] = ()
    largest: int = 0
    """Bytes of the body."""
    renews: bool = False
    """Whoever asks keeps their cookie for as long again."""
    live: bool = False
    """What is still to come can be heard at the same address, over a WebSocket."""
    alike: Callable[[Call], Hashable] | None = None
    """All that the answer depends on, where whoever asks the same hears the same for as long as the server runs."""
    weight: int = 1
    """What it costs, in requests: most are answered within half a millisecond."""

    def read_body(self, data: bytes) -> Any:
        try:
            return msgspec.json.decode(data, type=self.body)
        except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
            raise body_wrong(fault(wrong), detail(wrong)) from None


@dataclass(slots=True)
class Place:
    """A place that paths lead to or through."""

    ways: dict[str, Place] = field(default_factory=dict)
    """By the next part of the path."""
    any_way: Place | None = None
    """Where the next part is a parameter."""
    endpoints: dict[str, Endpoint] = field(default_factory=dict)
    """What can be asked here, by method."""
    parameters: tuple[str, ...] = ()
    """Those of the path, by name."""

    def further(self, part: str) -> Place:
        """The place beyond this part, new if nobody has been there."""
        if not part.startswith("{"):
            return self.ways.setdefault(part, Place(parameters=self.parameters))
        if self.any_way is None:
            self.any_way = Place(parameters=(*self.parameters, part.strip("{}")))
        return self.any_way


class Directory:
    """Where paths lead. What a path has literally goes before what could be a parameter."""

    def __init__(self, endpoints: Iterable[Endpoint]) -> None:
        self._root = Place()
        for endpoint in endpoints:
            place = self._root
            for part in endpoint.path.split("/"):
                place = place.further(part)
            place.endpoints[endpoint.method] = endpoint

    def find(self, path: str) -> tuple[Place, dict[str, str]] | None:
        """The place where something can be asked, and the parameters in the path; None where there is nothing."""
        place = self._root
        given: list[str] = []
        for part in path.split("/"):
            way = place.ways.get(part)
            if way is None:
                way = place.any_way
                if way is None or not part:
                    return None
                given.append(part)
            place = way
        return (place, dict(zip(place.parameters, given, strict=True))) if place.endpoints else None


PROBLEM_WORDS: Final = {
    400: "The request is malformed.",
    403: "Not allowed for this visitor.",
    404: "There is no such table, or it is none of this visitor's business.",
    409: "Something has happened since; the fresh state comes along where there is one.",
    410: "The game was played by other rules; its record can still be had.",
    413: "Too large.",
    414: "The address is too long: closed without a word, before anything is taken apart.",
    415: "The body is not JSON.",
    422: "Understood, but it cannot be done.",
    429: "Too much at once.",
    503: "The rules are still being compiled, or the database does not answer.",
}
