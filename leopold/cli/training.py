"""To make the bots stronger: learning a judgement, tuning weights."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from leopold.cli.app import TO_EXPERIMENT, app
from leopold.cli.options import Cores, cores
from leopold.errors import RulesError


@app.command(rich_help_panel=TO_EXPERIMENT)
def learn(
    output: Annotated[Path, typer.Option("-o", "--output", help="Where to keep the network.")] = Path("judgements.npz"),
    generations: Annotated[int, typer.Option(min=1, help="How often to play and learn.")] = 50,
    games: Annotated[int, typer.Option(min=20, help="Games in a generation.")] = 2_000,
    begin_with: Annotated[
        Path | None,
        typer.Option("--from", metavar="FILE", help="Go on from this file's network, instead of from nothing."),
    ] = None,
    first: Annotated[int, typer.Option(min=0, help="Generations it has behind it: later ones try less at random.")] = 0,
    seed: Annotated[int, typer.Option(min=0, help="Another seed learns from other games.")] = 0,
    threads: Cores = None,
    judgement: Annotated[
        str, typer.Option(help="planner, or soloist: the judgement for solo games, from the planner's network on.")
    ] = "planner",
    modules: Annotated[
        str,
        typer.Option(help="Learn only what these modules add, separated by commas; the rest stays as it is."),
    ] = "",
) -> None:
    """Learn the planner's judgement from its own games; kept after every generation, so Ctrl-C loses nothing."""
    from leopold.bots.courses import PLANNER, SOLOIST
    from leopold.bots.features import BASE_FEATURES
    from leopold.bots.learning import HIDDEN, Generation, Learner
    from leopold.bots.learning import learn as learn_judgement
    from leopold.bots.nets import Net, knowing_all, read_nets, soloist_of, write_nets
    from leopold.config import pack_of
    from leopold.terminal import warm as warm_in_terminal

    courses = {course.judgement: course for course in (PLANNER, SOLOIST)}
    if judgement not in courses:
        raise RulesError(f"There is no judgement {judgement!r} to learn; there are {', '.join(courses)}.")
    course = courses[judgement]
    learner = Learner(*HIDDEN, seed=seed)
    nets: dict[str, Net] = {}  # from nothing, even when the networks that came with Leopold no longer fit
    if begin_with is not None:
        nets = read_nets(begin_with)
        learner.load(soloist_of(nets) if course is SOLOIST else nets["planner"])
    elif course is SOLOIST and not modules:
        nets = read_nets()
        learner.load(nets["planner"])
    if modules:
        nets = nets or read_nets()
        course = course.with_modules(modules.replace(",", " ").split())
        known = soloist_of(nets) if course.judgement == SOLOIST.judgement else nets["planner"]
        learner.load(knowing_all(known, pack_of(course.usual)))
        learner.fixed = BASE_FEATURES
    errors = Console(stderr=True)
    warm_in_terminal(errors, "bots")
    on = cores(threads, errors)
    console = Console(highlight=False, emoji=False)

    def told(generation: Generation) -> None:
        write_nets({**nets, course.judgement: learner.net}, output)  # the other stays as it was
        console.print(
            f"Generation {generation.number}: {generation.score:.1f} points on average, "
            f"surprise {generation.surprise:.1f}, {generation.samples:,} samples; kept in {output}"
        )

    with errors.status("Playing and learning; Ctrl-C ends it"):
        learn_judgement(
            learner, course, generations=generations, games=games, seed=seed, threads=on, first=first, told=told
        )


@app.command(rich_help_panel=TO_EXPERIMENT)
def tune(
    output: Annotated[Path, typer.Option("-o", "--output", help="Where to keep the weights.")] = Path("weights.toml"),
    generations: Annotated[int, typer.Option(min=1, help="How often to try a set of sets of weights.")] = 200,
    games: Annotated[int, typer.Option(min=1, help="Games each set of weights plays.")] = 100,
    begin_with: Annotated[
        Path | None, typer.Option("--from", metavar="FILE", help="Begin with these weights, instead of ours.")
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="Another seed tries other sets on other deals.")] = 0,
    threads: Cores = None,
) -> None:
    """Tune greedy's weights by self-play; kept after every generation, so Ctrl-C loses nothing."""
    from leopold.bots.tuning import Tuned
    from leopold.bots.tuning import tune as tune_weights
    from leopold.bots.weight_files import DATA, read_weights, write_weights
    from leopold.terminal import warm as warm_in_terminal

    start = read_weights(begin_with or DATA)
    errors = Console(stderr=True)
    warm_in_terminal(errors, "bots")
    on = cores(threads, errors)
    console = Console(highlight=False, emoji=False)

    def told(tuned: Tuned) -> None:
        write_weights(tuned.weights, output)
        console.print(
            f"Generation {tuned.generation}: {tuned.mean:.1f} points on average, "
            f"the best set {tuned.best:.1f}; their centre is kept in {output}"
        )

    with errors.status("Trying weights; Ctrl-C ends it"):
        tune_weights(start, generations=generations, games=games, seed=seed, threads=on, told=told)
