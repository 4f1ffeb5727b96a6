"""How many steps a second, on one core: `python -m leopold.envs.speed GAMES STEPS` prints a JSON object.

On a graphics card: `python -m leopold.envs.speed GAMES STEPS cuda`.

A process of its own, because `leopold bench` measures the same work interpreted too, and a process is either or.
"""

from __future__ import annotations

import json
import sys
import time
from typing import Final

from leopold.cuda.card import CPU, CUDA, check_device, wait_for_card
from leopold.envs import BatchedGames, CudaGames

VARIANTS: Final = {
    "neither masks nor observations": {"mask": False, "observations": False},
    "masks": {"mask": True, "observations": False},
    "masks and observations": {"mask": True, "observations": True},
}


def steps_per_second(games: int, steps: int, *, mask: bool, observations: bool) -> float:
    """Whole steps as a learner makes them: actions drawn, handed back to Python, and played, with resets."""
    batch = BatchedGames(games, seed=1, mask=mask, observations=observations)
    for _ in range(steps // 4):
        batch.step(batch.random_actions())
    began = time.perf_counter()
    for _ in range(steps):
        batch.step(batch.random_actions())
    return games * steps / (time.perf_counter() - began)


def steps_per_second_on_card(games: int, steps: int, *, mask: bool, observations: bool) -> float:
    """The same where everything stays on the card."""
    batch = CudaGames(games, seed=1, mask=mask, observations=observations)
    for _ in range(steps // 4):
        batch.step(batch.random_actions(), trusted=True)
    wait_for_card()
    began = time.perf_counter()
    for _ in range(steps):
        batch.step(batch.random_actions(), trusted=True)
    wait_for_card()
    return games * steps / (time.perf_counter() - began)


def measure(games: int, steps: int, device: str = CPU) -> dict[str, float]:
    """Random two-player games of the revised edition, with less and more that is written at every step."""
    check_device(device)
    rate = steps_per_second_on_card if device == CUDA else steps_per_second
    return {name: rate(games, steps, **wanted) for name, wanted in VARIANTS.items()}


if __name__ == "__main__":
    print(json.dumps(measure(int(sys.argv[1]), int(sys.argv[2]), *sys.argv[3:])))
