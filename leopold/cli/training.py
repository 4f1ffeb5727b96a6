"""To make the bots stronger: learning a judgement, tuning weights."""

from __future__ import annotations

from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from leopold.cli.app import TO_EXPERIMENT, app
from leopold.cli.options import Cores, check_writable, cores
from leopold.errors import RecordError, RulesError


@app.command(rich_help_panel=TO_EXPERIMENT)
def learn(
    output: Annotated[Path, typer.Option("-o", "--output", help="Where to keep the network.")] = Path("judgements.npz"),
    generations: Annotated[int, typer.Option(min=1, help="How often to play and learn, in all.")] = 50,
    games: Annotated[int, typer.Option(min=20, help="Games in a generation.")] = 2_000,
    begin_with: Annotated[
        Path | None,
        typer.Option(
            "--from", metavar="FILE", help="Go on calmly from this file's network, instead of boldly from nothing."
        ),
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="Another seed learns from other games.")] = 0,
    threads: Cores = None,
    on: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Play on a Dask cluster, e.g. tcp://host:8786.")
    ] = None,
    judgement: Annotated[
        str,
        typer.Option(
            help="planner; soloist: the judgement for solo games; waltz: that for games with the expansion. "
            "Both go on from the planner's network."
        ),
    ] = "planner",
    modules: Annotated[
        str,
        typer.Option(help="Learn only what these modules add, separated by commas; the rest stays as it is."),
    ] = "",
    width: Annotated[
        int | None,
        typer.Option(min=1, help="Numbers in the first hidden layer; a narrower network that is gone on from grows."),
    ] = None,
    device: Annotated[str, typer.Option(help="cpu; docs/gpu.md says why a graphics card is no help here.")] = "cpu",
    force: Annotated[bool, typer.Option("--force", help="Begin anew where something else was kept.")] = False,
) -> None:
    """Learn the planner's judgement from its own games.

    Kept after every generation, with what is needed to go on: the same command goes on where it ended.
    """
    from leopold.bots.courses import PLANNER, SOLOIST, WALTZ
    from leopold.bots.judgement import WIDEST_LAYER
    from leopold.bots.learning import HIDDEN, Generation, Learner
    from leopold.bots.learning import learn as learn_judgement
    from leopold.bots.nets import Net, begun_with, features_of, knowing_all, read_nets, write_nets
    from leopold.config import pack_of
    from leopold.cuda.card import CUDA, check_device
    from leopold.terminal import warm as warm_in_terminal

    check_device(device)
    if device == CUDA:
        raise RulesError(
            "Learning stays on the processor: on a graphics card a game of the planner takes fifty seconds, and every "
            "generation would wait for it (docs/gpu.md has the figures). Leave out the device."
        )
    courses = {course.judgement: course for course in (PLANNER, SOLOIST, WALTZ)}
    if judgement not in courses:
        raise RulesError(f"There is no judgement {judgement!r} to learn; there are {', '.join(courses)}.")
    if width is not None and width > WIDEST_LAYER:
        raise RulesError(f"A hidden layer has at most {WIDEST_LAYER} numbers, not {width}.")
    course = courses[judgement]
    first, second = HIDDEN
    learner = Learner(width or first, second, seed=seed)
    nets: dict[str, Net] = {}  # from nothing, even when the networks that came with Leopold no longer fit
    if begin_with is not None:
        nets = read_nets(begin_with)
        learner.load(begun_with(nets, judgement))
        course = course.going_on() if course is PLANNER else course
    elif course is not PLANNER and not modules:
        nets = read_nets()
        learner.load(knowing_all(nets["planner"], pack_of(course.usual)))
    if modules:
        nets = nets or read_nets()
        course = course.with_modules(modules.replace(",", " ").split())
        pack = pack_of(course.usual)
        learner.free = features_of(pack, course.usual.modules)
        learner.load(knowing_all(begun_with(nets, judgement), pack))
    errors = Console(stderr=True)
    console = Console(highlight=False, emoji=False)
    label = f"{course.judgement} {modules} {begin_with is not None}"
    state, curve = output.with_suffix(".learning.npz"), output.with_suffix(".csv")
    if learner.resume(state, label):
        console.print(f"Going on after {learner.generations} generations, as {state} has them.")
    else:
        there = [path for path in (output, state) if path.exists() and not (begin_with and path.samefile(begin_with))]
        if there and not force:
            raise RecordError(
                f"{there[0]} is there already, and this command does not go on from it. "
                "Choose another file with -o, or begin anew with --force."
            )
        curve.unlink(missing_ok=True)
    if learner.generations >= generations:
        more = learner.generations + 50
        console.print(f"There is nothing left to learn; --generations {more} would be fifty more.")
        return
    check_writable(output)
    warm_in_terminal(errors, "bots")
    if on is None:
        crew: AbstractContextManager[Executor] = ThreadPoolExecutor(cores(threads, errors))
    else:
        from leopold.lab.simulation.simulate import crew_on  # the laboratory is an extra, and learning here needs none

        crew = crew_on(on)

    def told(generation: Generation) -> None:
        write_nets({**nets, course.judgement: learner.average}, output)  # the others stay as they were
        learner.keep(state, label)
        if not curve.exists():
            curve.write_text("generation,points,lead,surprise,samples\n")
        with curve.open("a") as lines:
            lines.write(
                f"{generation.number},{generation.score:.2f},{generation.lead:.2f},{generation.surprise:.2f},"
                f"{generation.samples}\n"
            )
        console.print(
            f"Generation {generation.number} of {generations}: {generation.score:.1f} points on average, "
            f"lead {generation.lead:.1f}, surprise {generation.surprise:.1f}, {generation.samples:,} samples; "
            f"kept in {output}"
        )

    with errors.status("Playing and learning; Ctrl-C ends it, the same command goes on"), crew as players:
        learn_judgement(learner, course, generations=generations, games=games, seed=seed, crew=players, told=told)


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
    modules: Annotated[
        str,
        typer.Option(help="Tune only what these modules add, separated by commas; the rest stays as it is."),
    ] = "",
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
        tune_weights(
            start,
            generations=generations,
            games=games,
            seed=seed,
            threads=on,
            modules=modules.replace(",", " ").split(),
            told=told,
        )
