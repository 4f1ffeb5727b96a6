"""The process in which the bots of a server think, and reviews and hints are worked out.

Started by `leopold.server.bots.thinking` as `python -m leopold.server.bots.thinker THREADS`; what there is to think
comes on standard input, what came of it goes to standard output. It ends when nobody can ask any more.
"""

from __future__ import annotations

import contextlib
import os
import pickle
import signal
import sys
import threading
import traceback
from concurrent.futures import ThreadPoolExecutor
from typing import BinaryIO

from leopold.niceness import give_way
from leopold.server.bots.levels import THINKING
from leopold.server.bots.loading import load_what_is_there
from leopold.server.bots.parcels import SIZE, Answered, Asked, sealed, unpack


class Thinker:
    """Thinks whatever comes, each in a thread of its own."""

    def __init__(self, threads: int, answers: BinaryIO) -> None:
        self._threads = ThreadPoolExecutor(threads, "bot")
        self._answers = answers
        self._one_at_a_time = threading.Lock()

    def take(self, parcel: bytes) -> None:
        self._threads.submit(self._think, unpack(parcel))

    def _think(self, asked: Asked) -> None:
        found, failed = None, ""
        try:
            load_what_is_there()
            found = pickle.loads(asked.work)()
        except BaseException:
            failed = traceback.format_exc()
        try:
            answer = sealed(Answered(asked.number, found, failed))
        except Exception:
            answer = sealed(Answered(asked.number, None, traceback.format_exc()))
        with self._one_at_a_time, contextlib.suppress(OSError):
            self._answers.write(answer)
            self._answers.flush()


def main(threads: int) -> None:
    """Until the other side closes the pipe; also in the middle of a thought then."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)  # whoever stops all of a service stops the server, who ends this
    asked, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    with contextlib.suppress(OSError):
        os.dup2(2, 1)  # whatever is printed is no answer
    thinker = Thinker(threads, answers)
    load_what_is_there()
    give_way(THINKING)  # only now: people wait for their bots to begin
    try:
        while size := asked.read(SIZE.size):
            parcel = asked.read(SIZE.unpack(size)[0]) if len(size) == SIZE.size else b""
            if not parcel:
                break
            thinker.take(parcel)
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(0)


if __name__ == "__main__":
    main(int(sys.argv[1]))
