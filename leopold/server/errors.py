"""How the server says no: a status, a key of the catalogue with its values, and the sentence for everybody else.

Everything that can be refused stands here once. A test says every one of them.
"""

from __future__ import annotations

from leopold.server.models import Problem, TableState
from leopold.speech import Speaker
from leopold.words import Said, catalogue, said

BAD_REQUEST = 400
FORBIDDEN = 403
NOT_FOUND = 404
NOT_ALLOWED = 405
CONFLICT = 409
GONE = 410
TOO_LARGE = 413
NOT_JSON = 415
UNPROCESSABLE = 422
TOO_MANY = 429
BROKEN = 500
UNAVAILABLE = 503


class TableError(Exception):
    """A request that is not carried out. Nothing has changed."""

    def __init__(self, status: int, why: Said, state: TableState | None = None, speaker: Speaker | None = None) -> None:
        sentence = (speaker or catalogue()).say(why).replace("`", "")  # which mean nothing outside of a terminal
        super().__init__(sentence)
        self.status = status
        self.problem = Problem(key=why.key, sentence=sentence, params=why.params, state=state)


# --- tables


def no_table() -> TableError:
    """The same whether it never was, was removed, or is none of this visitor's business."""
    return TableError(NOT_FOUND, said("problem-table-none"))


def table_impossible(reason: Said | str) -> TableError:
    return TableError(UNPROCESSABLE, said("problem-table-impossible", reason=reason))


def score_impossible(reason: Said | str) -> TableError:
    """A score sheet that no table can show."""
    return TableError(UNPROCESSABLE, said("problem-sheet-impossible", reason=reason))


def setup_impossible(reason: Said | str) -> TableError:
    return TableError(UNPROCESSABLE, said("problem-setup-impossible", reason=reason))


def pack_wrong(reason: Said | str) -> TableError:
    return TableError(UNPROCESSABLE, said("problem-pack-wrong", reason=reason))


def packs_too_large(most: int) -> TableError:
    return TableError(UNPROCESSABLE, said("problem-pack-large", most=most))


def too_many_at_table(most: int) -> TableError:
    return TableError(UNPROCESSABLE, said("problem-pack-many", most=most))


def pack_name_wrong(name: str, most: int) -> TableError:
    return TableError(UNPROCESSABLE, said("problem-pack-name", name=name, most=most))


def pack_twice(name: str) -> TableError:
    return TableError(UNPROCESSABLE, said("problem-pack-twice", name=name))


def too_many_open_tables(limit: int) -> TableError:
    return TableError(TOO_MANY, said("problem-table-too_many", limit=limit))


def older_rules(rules: int, record: str) -> TableError:
    """A game that was played by other rules: said clearly, with the way to its record."""
    return TableError(GONE, said("problem-table-older_rules", rules=rules, record=record))


def older_packs(rules: int, record: str) -> TableError:
    return TableError(GONE, said("problem-table-older_packs", rules=rules, record=record))


def damaged() -> TableError:
    return TableError(GONE, said("problem-table-damaged"))


def unreadable_table() -> TableError:
    return TableError(GONE, said("problem-table-unreadable"))


def revision_stale(revision: int, state: TableState | None) -> TableError:
    """Somebody was quicker; the state tells where the table stands."""
    return TableError(CONFLICT, said("problem-revision-stale", revision=revision), state)


def only_host() -> TableError:
    return TableError(FORBIDDEN, said("problem-host-only"))


def table_locked() -> TableError:
    return TableError(FORBIDDEN, said("problem-table-locked"))


def nobody_there() -> TableError:
    """A seat from which nobody can be removed."""
    return TableError(UNPROCESSABLE, said("problem-seat-nobody"))


def address_blocked() -> TableError:
    return TableError(FORBIDDEN, said("problem-address-blocked"))


def name_blocked() -> TableError:
    return TableError(FORBIDDEN, said("problem-name-blocked"))


def newcomers_not() -> TableError:
    return TableError(FORBIDDEN, said("problem-newcomers-not"))


def no_guide() -> TableError:
    return TableError(CONFLICT, said("problem-guide-none"))


def no_scene(scene: str) -> TableError:
    return TableError(UNPROCESSABLE, said("problem-guide-scene", scene=scene))


# --- seats


def no_seat(seat: int) -> TableError:
    return TableError(UNPROCESSABLE, said("problem-seat-none", seat=seat))


def not_your_seat(seat: int) -> TableError:
    return TableError(FORBIDDEN, said("problem-seat-not_yours", seat=seat))


def seat_taken(seat: int) -> TableError:
    return TableError(CONFLICT, said("problem-seat-taken", seat=seat))


def bot_plays(seat: int) -> TableError:
    return TableError(CONFLICT, said("problem-seat-bot_plays", seat=seat))


def seat_of_bot(seat: int) -> TableError:
    return TableError(UNPROCESSABLE, said("problem-seat-bot", seat=seat))


def seat_without_link(seat: int) -> TableError:
    return TableError(UNPROCESSABLE, said("problem-seat-no_link", seat=seat))


def solo_by_link() -> TableError:
    return TableError(UNPROCESSABLE, said("problem-seat-kind"))


def wrong_number_of_seats(seats: int, given: int) -> TableError:
    return TableError(UNPROCESSABLE, said("problem-seat-count", seats=seats, given=given))


def wrong_token() -> TableError:
    return TableError(FORBIDDEN, said("problem-token-wrong"))


def code_unknown() -> TableError:
    """The same whether there never was such a code, it is too old, or all seats are taken."""
    return TableError(NOT_FOUND, said("problem-code-unknown"))


def nobody_expected() -> TableError:
    return TableError(CONFLICT, said("problem-code-nobody"))


# --- playing


def not_your_turn(seat: int) -> TableError:
    return TableError(UNPROCESSABLE, said("problem-not_your_turn", seat=seat))


def illegal_action(number: int, place: int, reason: Said, speaker: Speaker | None = None) -> TableError:
    """The rules' own reason; the speaker knows the names of the cards it speaks of."""
    why = said("problem-action-illegal", number=number, place=place, reason=reason)
    return TableError(UNPROCESSABLE, why, speaker=speaker)


def unforeseen(place: int) -> TableError:
    """What follows is not even tried: whether it is legal would tell what the refused actions would have shown."""
    return TableError(UNPROCESSABLE, said("problem-action-unforeseen", place=place))


def undo_barred(steps: int) -> TableError:
    return TableError(UNPROCESSABLE, said("problem-undo-barrier", steps=steps))


def undo_asked() -> TableError:
    return TableError(CONFLICT, said("problem-undo-asked"))


def undo_declined() -> TableError:
    return TableError(CONFLICT, said("problem-undo-declined"))


def nothing_asked() -> TableError:
    """It was taken back already, or something has been played since."""
    return TableError(CONFLICT, said("problem-undo-nothing"))


def time_over(seat: int) -> TableError:
    return TableError(CONFLICT, said("problem-time-over", seat=seat))


def emotes_off() -> TableError:
    return TableError(CONFLICT, said("problem-emotes-off"))


def key_used() -> TableError:
    return TableError(CONFLICT, said("problem-key-used"))


# --- bots and hints


def no_level(level: str, levels: list[str]) -> TableError:
    return TableError(UNPROCESSABLE, said("problem-level-none", level=level, levels=levels))


def hints_off() -> TableError:
    return TableError(CONFLICT, said("problem-hint-off"))


def hint_failed() -> TableError:
    return TableError(UNAVAILABLE, said("problem-hint-failed"))


# --- records and replays


def record_sealed() -> TableError:
    return TableError(CONFLICT, said("problem-record-sealed"))


def record_unreadable(reason: Said | str) -> TableError:
    return TableError(UNPROCESSABLE, said("problem-record-unreadable", reason=reason))


def companion_impossible(reason: Said | str) -> TableError:
    return TableError(UNPROCESSABLE, said("problem-companion-impossible", reason=reason))


def answer_unread(reason: Said | str, speaker: Speaker | None = None) -> TableError:
    """What was said beside a real table is no answer to what is asked there."""
    return TableError(UNPROCESSABLE, said("problem-companion-answer", reason=reason), speaker=speaker)


def former_answer_unread(place: int, reason: Said | str, speaker: Speaker | None = None) -> TableError:
    """It may have been one once, by other rules or another game."""
    return TableError(UNPROCESSABLE, said("problem-companion-former", place=place, reason=reason), speaker=speaker)


def replay_sealed() -> TableError:
    return TableError(FORBIDDEN, said("problem-replay-sealed"))


def beyond_the_end(length: int) -> TableError:
    return TableError(UNPROCESSABLE, said("problem-replay-beyond", length=length))


def review_going() -> TableError:
    return TableError(CONFLICT, said("problem-review-going"))


def again_going() -> TableError:
    return TableError(CONFLICT, said("problem-again-going"))


def no_puzzle() -> TableError:
    return TableError(NOT_FOUND, said("problem-puzzle-none"))


def puzzle_unfinished() -> TableError:
    return TableError(CONFLICT, said("problem-puzzle-unfinished"))


def puzzle_elsewhere() -> TableError:
    return TableError(CONFLICT, said("problem-puzzle-elsewhere"))


def puzzle_unjudged() -> TableError:
    return TableError(UNAVAILABLE, said("problem-puzzle-unjudged"))


# --- too much at once


def too_many_requests(seconds: int) -> TableError:
    return TableError(TOO_MANY, said("problem-too_many", seconds=seconds))


def too_many_hints(seconds: int) -> TableError:
    return TableError(TOO_MANY, said("problem-too_many_hints", seconds=seconds))


def too_many_tables(seconds: int) -> TableError:
    return TableError(TOO_MANY, said("problem-too_many_tables", seconds=seconds))


def too_much_kept(seconds: int) -> TableError:
    return TableError(TOO_MANY, said("problem-too_much_kept", minutes=max(1, round(seconds / 60))))


def log_full(most: int) -> TableError:
    """A game that nobody has played: it was taken back and played again."""
    return TableError(CONFLICT, said("problem-table-long", most=most))


def too_many_visitors(seconds: int) -> TableError:
    return TableError(TOO_MANY, said("problem-too_many_visitors", seconds=seconds))


def too_many_guesses(seconds: int) -> TableError:
    return TableError(TOO_MANY, said("problem-too_many_guesses", seconds=seconds))


def too_many_phrases(seconds: int) -> TableError:
    return TableError(TOO_MANY, said("problem-too_many_phrases", seconds=seconds))


def phrase_short(found: int, wanted: int) -> TableError:
    return TableError(UNPROCESSABLE, said("problem-phrase-short", found=found, wanted=wanted))


def phrase_word(word: str) -> TableError:
    return TableError(UNPROCESSABLE, said("problem-phrase-word", word=word[:20]))


def phrase_misspelt() -> TableError:
    return TableError(UNPROCESSABLE, said("problem-phrase-misspelt"))


def phrase_unknown() -> TableError:
    return TableError(NOT_FOUND, said("problem-phrase-unknown"))


def too_many_codes(seconds: int) -> TableError:
    return TableError(TOO_MANY, said("problem-too_many_codes", seconds=seconds))


def too_many_emotes(seconds: int) -> TableError:
    return TableError(TOO_MANY, said("problem-too_many_emotes", seconds=seconds))


def too_many_packs(seconds: int) -> TableError:
    return TableError(TOO_MANY, said("problem-too_many_packs", seconds=seconds))


def too_many_reviews(seconds: int) -> TableError:
    return TableError(TOO_MANY, said("problem-too_many_reviews", seconds=seconds))


def server_full(seconds: int) -> TableError:
    """Every table that fits into memory is in use, or connections run short, or what is being sent is too much."""
    return TableError(UNAVAILABLE, said("problem-server-full", seconds=seconds))


def too_many_connections() -> TableError:
    return TableError(TOO_MANY, said("problem-too_many_connections"))


# --- being called


def push_off() -> TableError:
    return TableError(CONFLICT, said("problem-push-off"))


def push_service_unknown() -> TableError:
    return TableError(UNPROCESSABLE, said("problem-push-service"))


def too_many_subscriptions(most: int) -> TableError:
    return TableError(CONFLICT, said("problem-push-too_many", most=most))


# --- the local network


def not_from_here() -> TableError:
    return TableError(FORBIDDEN, said("problem-network-elsewhere"))


def network_fixed() -> TableError:
    return TableError(CONFLICT, said("problem-network-fixed"))


def network_failed(reason: Said | str) -> TableError:
    return TableError(CONFLICT, said("problem-network-failed", reason=reason))


# --- requests


def no_language(language: str, languages: list[str]) -> TableError:
    return TableError(UNPROCESSABLE, said("problem-language-none", language=language, languages=languages))


def malformed(reason: Said, detail: str = "") -> TableError:
    """`detail` is what the reader of requests found; it is not said, but goes along for those who write clients."""
    return TableError(BAD_REQUEST, said("problem-request-malformed", reason=reason, detail=detail))


def parameter_missing(name: str) -> TableError:
    return malformed(said("request-parameter-missing", name=name))


def parameter_wrong(name: str, reason: Said, detail: str) -> TableError:
    return malformed(said("request-parameter-wrong", name=name, reason=reason), detail)


def body_wrong(reason: Said, detail: str) -> TableError:
    return malformed(said("request-body-wrong", reason=reason), detail)


def not_json() -> TableError:
    return TableError(NOT_JSON, said("problem-request-not_json"))


def body_too_large(largest: int) -> TableError:
    return TableError(TOO_LARGE, said("problem-request-too_large", bytes=largest))


def cut_off() -> TableError:
    return TableError(BAD_REQUEST, said("problem-request-cut_off"))


def foreign_origin() -> TableError:
    return TableError(FORBIDDEN, said("problem-origin-foreign"))


def unknown_visitor() -> TableError:
    return TableError(FORBIDDEN, said("problem-visitor-unknown"))


def no_path() -> TableError:
    return TableError(NOT_FOUND, said("problem-path-none"))


def no_such_method() -> TableError:
    return TableError(NOT_ALLOWED, said("problem-path-method"))


def database_unreachable() -> TableError:
    return TableError(UNAVAILABLE, said("problem-database-unreachable"))


def broken() -> TableError:
    return TableError(BROKEN, said("problem-server-broken"))
