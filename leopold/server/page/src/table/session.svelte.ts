/**
 * One table as this page sees it: what is shown, what is chosen, what is on its way.
 *
 * The server's answers and its news come in by two ways and in any order. Both lead through one queue, by revision, so
 * that what others do is shown one step after the other and nothing is shown twice.
 */

import { tick } from "svelte";

import { cardsOf, hint, newsSince, Refusal, sendEmote, TableClient } from "../api/client";
import type { Caution, Choice, Emote, Emoted, Entry, GuideWish, Hint, News, Presence, TableSeat, TableState } from "../api/models";
import { NewsSocket } from "../api/news";
import { settings } from "../settings.svelte";
import { Library } from "../words/library";
import { say, sayAny, sayIt, sentences } from "../words/index.svelte";
import { problemWords } from "../words/problems";
import { tellEntry, type People } from "../words/telling";
import { expansion } from "./expansion.svelte";
import { kept, logLines, type LogLine } from "./log";
import { animate, measure, moves } from "./motion";
import { pastOf } from "./past";
import { followed, type Plan } from "./plan";
import { hear as ring, soundsOf } from "./sound";
import { cautioned, stepsOfTurn } from "./turn";
import { scenesOf, type Scene } from "./scene";
import { sharing } from "./sharing";
import { fitting, obstaclesAt, open, point, targetsOf, type Table, type Target } from "./targets";

export type { LogLine };

interface Step {
  revision: number;
  entries: readonly Entry[];
  state: TableState | null;
}

/** How long one thing that somebody else did stays before the next, in milliseconds; step by step until one goes on. */
const WAITS = { calm: 1300, quick: 450, skip: 0, step: Infinity } as const;
const PACES = { calm: 1, quick: 2, skip: 0, step: 1 } as const;
/** How long what somebody said stays, in milliseconds, and how much of it. */
const EMOTE_STAYS = 5000;
const MOST_EMOTES = 4;
/** More than this is not played back but shown as it stands. */
const PLAYED_BACK = 60;

/** Seats that nobody named are called by what they are; never "You", which is no name in a sentence about somebody. */
export function withNames(state: TableState): TableState {
  const plain = (seat: TableSeat) =>
    seat.kind === "automaton" ? sayAny(`automaton-${state.table.solo}`) : say("player", { n: seat.seat + 1 });
  return { ...state, seats: state.seats.map((seat) => ({ ...seat, name: seat.name || plain(seat) })) };
}

export class Session {
  shown = $state.raw<TableState | null>(null);
  library = $state.raw<Library | null>(null);
  /** What has happened and was not taken back. */
  entries = $state.raw<readonly Entry[]>([]);
  readonly log: readonly LogLine[] = $derived(logLines(this.entries, (entry) => this.texts(entry)));
  readonly past = $derived(pastOf(this.entries));
  chosen = $state.raw<readonly Target[]>([]);
  /** Actions that pointing could not tell apart. */
  among = $state.raw<readonly Choice[]>([]);
  /** Actions that deserve a question first. */
  doubt = $state.raw<{ caution: Caution; actions: readonly number[] } | null>(null);
  /** Why something did not work; said once. */
  notice = $state("");
  /** What is being told of somebody else's turn. */
  telling = $state.raw<readonly LogLine[]>([]);
  /** Something to be told as a scene before the table goes on. */
  scene = $state.raw<Scene | null>(null);
  /** A hint that was asked for, and how far its plan has been followed. */
  plan = $state.raw<Plan | null>(null);
  /** The round that has just begun, while its banner hangs. */
  banner = $state<number | null>(null);
  /** Others' turns stand still until somebody lets them go on. */
  paused = $state(false);
  /** What is shown waits for somebody to go on. */
  held = $state(false);
  asking = $state(false);
  busy = $state(false);
  lost = $state(false);
  rolled = $state(0);
  presence = $state.raw<Presence | null>(null);
  /** What somebody has just said without words. */
  emotes = $state.raw<readonly Emoted[]>([]);
  /** How far the server's clock is ahead of this one, in milliseconds. */
  ahead = $state(0);
  /** The seat that must take the screen before anything is shown. */
  curtain = $state<number | null>(null);
  /** Why the table cannot be shown at all. */
  failed = $state.raw<unknown>(null);

  viewer = $state<number | null>(null);
  private readonly client: TableClient;
  private news: NewsSocket | null = null;
  private waiting: Step[] = [];
  private playing = $state(false);
  private heard = -1;
  private hurried = false;
  private remembered = -1;
  private readonly told = new WeakMap<Entry, readonly string[]>();
  private wake: (() => void) | null = null;
  private stop: (() => void) | null = null;
  private sceneOver: (() => void) | null = null;
  private ended = false;

  constructor(readonly table: string) {
    this.client = new TableClient(table, (is) => (this.lost = is));
    void this.begin();
  }

  // --- who is who

  readonly people: People = {
    name: (seat) => this.shown?.seats[seat]?.name ?? "",
    isYou: (seat) => seat === this.viewer && this.mine.length > 0,
  };

  get mine(): number[] {
    return (this.shown?.seats ?? []).filter((seat) => seat.mine && seat.kind !== "bot" && seat.kind !== "automaton").map((seat) => seat.seat);
  }

  /** Others' turns are being played back: the table shown is not yet the newest. */
  get behind(): boolean {
    return this.playing;
  }

  get myTurn(): boolean {
    const state = this.shown;
    const replaced = this.viewer !== null && state?.seats[this.viewer]?.stand_in;
    return state !== null && !this.playing && this.curtain === null && state.actions.length > 0 && !replaced;
  }

  /** The game waits for somebody at this screen, whatever is still being shown of others' turns. */
  readonly awaited = $derived.by((): boolean => {
    const turn = this.shown?.view.to_move ?? null;
    return turn !== null && this.mine.includes(turn) && !this.shown?.seats[turn]?.stand_in;
  });

  readonly targets = $derived.by((): Table => {
    const state = this.shown;
    const view = state?.view;
    const own = this.viewer === null ? undefined : view?.seats[this.viewer];
    const looked = [...(view?.looked_at ?? []), ...(view?.drafting ?? [])];
    return {
      actions: this.myTurn && !this.busy ? (state?.actions ?? []) : [],
      obstacles: this.myTurn ? (state?.obstacles ?? []) : [],
      cards: {
        hand: new Set(own?.hand ?? []),
        looked: new Set(looked.filter((card): card is number => card !== null)),
      },
    };
  });

  readonly open = $derived(open(this.targets, this.chosen));

  get advice(): Hint | null {
    return this.plan?.hint ?? null;
  }

  /** The step of the plan that comes next, if it can be done as things stand. */
  readonly nextStep = $derived.by((): Choice | undefined => {
    const next = this.plan?.hint.actions[this.plan.done];
    return next && this.shown?.actions.find((action) => action.number === next.number);
  });

  /** The things that the next step of the plan points at. */
  get adviceTargets(): Target[] {
    return this.nextStep ? targetsOf(this.nextStep, this.targets.cards) : [];
  }

  /** Why nothing can be done with a thing now, in words. */
  why(target: Target): string | undefined {
    const library = this.library;
    if (!library) return undefined;
    const found = obstaclesAt(this.targets, this.chosen, target);
    if (found.length === 0) return this.elsewhere(target);
    return sentences([...new Set(found.map((one) => library.said(one)))]);
  }

  /** Things that are never touched in a turn itself, but by what a die or a reward brings. */
  private elsewhere(target: Target): string | undefined {
    if (!this.myTurn || this.shown?.decision?.name !== "turn") return undefined;
    const [kind, name] = target.split(":");
    if (kind === "hand") return say("why-elsewhere-hand");
    if (kind !== "room") return undefined;
    const rooms = this.viewer === null ? [] : (this.shown.view.seats[this.viewer]?.rooms.flat() ?? []);
    const state = rooms.find((room) => room.room === name)?.state;
    return say(state === "occupied" ? "why-elsewhere-occupied" : state === "vacant" ? "why-elsewhere-vacant" : "why-elsewhere-room");
  }

  /** Why nothing at all happens to what is pointed at: something else is asked, or somebody else. */
  private otherwise(target: Target): string {
    const state = this.shown;
    const turn = state?.view.to_move ?? null;
    if (this.busy || !state || !this.library) return "";
    if (state.view.over) return say("ask-over");
    if (this.viewer === null) return say("why-looking-on");
    if (!this.myTurn || !state.decision) return turn === null ? "" : say("why-not-yours", { name: this.people.name(turn) });
    // Tiles and the like never are chosen, so nobody need be told that they are not now.
    if (target.startsWith("tile:")) return "";
    return say("why-not-now", { question: sayAny(`ask-${state.decision.name}`, this.library.values(state.decision.params)) });
  }

  // --- coming and going

  private async begin(): Promise<void> {
    try {
      const first = await this.client.state(null);
      this.library = new Library(await cardsOf(first.table), this.people);
      await expansion.fetch(first.table.modules);
      const mine = first.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
      const only = mine.length === 1 ? (mine[0] as number) : null;
      const turn = first.view.to_move;
      this.viewer = only;
      const state = only === null ? first : await this.client.state(only);
      this.accept(state);
      if (mine.length > 1 && turn !== null && mine.includes(turn)) {
        if (!first.table.house.open_hands) this.curtain = turn;
        else return await this.takeScreen(turn);
      } else if (mine.length > 1) this.viewer = null;
      this.listen();
      void this.readLog();
    } catch (reason) {
      this.failed = reason;
    }
  }

  /** The next person at this screen has taken it. */
  async takeScreen(seat = this.curtain): Promise<void> {
    if (seat === null) return;
    this.viewer = seat;
    this.waiting = [];
    this.entries = [];
    const state = await this.client.state(seat);
    this.curtain = null;
    this.accept(state);
    this.listen();
    void this.readLog();
  }

  end(): void {
    this.ended = true;
    this.news?.end();
    this.client.end();
    this.hurry();
    this.sceneOver?.();
  }

  private listen(): void {
    this.news?.end();
    this.heard = this.shown?.revision ?? -1;
    this.news = new NewsSocket(this.table, this.viewer, {
      revision: () => this.heard,
      news: (news) => this.hear(news),
      stale: () => this.refresh(),
      presence: (presence) => {
        this.presence = presence;
      },
      emote: (emote) => {
        this.emotes = [...this.emotes, emote].slice(-MOST_EMOTES);
        setTimeout(() => (this.emotes = this.emotes.filter((one) => one !== emote)), EMOTE_STAYS);
      },
      connected: (is) => {
        if (this.lost && is) this.refresh();
        this.lost = !is;
      },
      refused: (status, problem) => {
        this.failed = new Refusal(status, problem);
      },
    });
  }

  private async readLog(): Promise<void> {
    const since = await newsSince(this.table, this.viewer, 0).catch(() => null);
    if (!since) return;
    // What was taken back is not among them, but that it was. What has come meanwhile is newer.
    const read = since.entries.filter((entry) => entry.kind !== "undo");
    this.entries = [...read, ...this.entries.filter((entry) => entry.revision > since.revision)];
    this.remembered = Math.max(this.remembered, since.revision);
  }

  private refresh(): void {
    this.lookAgain().catch((reason: unknown) => {
      if (reason instanceof Refusal) this.failed = reason;
    });
  }

  private async lookAgain(): Promise<void> {
    const state = await this.client.state(this.viewer);
    if (this.ended || state.revision < this.heard) return;
    const since = await newsSince(this.table, this.viewer, this.shown?.revision ?? 0).catch(() => null);
    if (since?.stale) await this.readLog();
    const entries = since?.stale ? [] : (since?.entries ?? []).filter((entry) => entry.kind !== "undo");
    this.enqueue({ revision: state.revision, entries, state });
  }

  // --- what happens

  private hear(news: News): void {
    if (news.revision <= this.heard) this.remember(news.entries);
    else this.enqueue({ revision: news.revision, entries: news.entries, state: news.state ?? null });
  }

  private enqueue(step: Step): void {
    this.heard = Math.max(this.heard, step.revision);
    this.waiting.push(step);
    if (!this.playing) void this.playBack();
  }

  private async playBack(): Promise<void> {
    this.playing = true;
    let elsewhere = false;
    while (this.waiting.length > 0 && !this.ended) {
      if (this.waiting.length > PLAYED_BACK && !this.paused && settings.speed !== "step") this.hurried = true;
      const step = this.waiting.shift() as Step;
      const others = step.entries.filter((entry) => entry.kind === "action" && entry.seat !== this.viewer);
      const state = step.state ?? (await this.client.state(this.viewer));
      await this.showScenes(step, state);
      // Only now, or the log would tell how the scene ends.
      const told = this.remember(step.entries, state);
      this.plan = this.plan && this.viewer !== null ? followed(this.plan, step.entries, this.viewer) : null;
      if (others.length > 0) this.telling = told.slice(-4);
      elsewhere ||= others.length > 0;
      await this.show(state, step.entries);
      if (others.length > 0) await this.pause(told.length === 0 ? 0.3 : 1);
    }
    this.hurried = false;
    this.telling = [];
    this.playing = false;
    if (elsewhere && this.myTurn) ring("bell");
    this.handOver();
  }

  private async showScenes(step: Step, after: TableState): Promise<void> {
    for (const kind of scenesOf(step.entries)) {
      const before = this.shown;
      if (!before || settings.speed === "skip" || this.hurried) return;
      this.scene = { kind, before, after: withNames(after), entries: step.entries };
      await new Promise<void>((resolve) => (this.sceneOver = resolve));
      this.scene = null;
      this.sceneOver = null;
    }
  }

  endScene(): void {
    this.sceneOver?.();
  }

  /** Show the rest of what others did at once. */
  hurry(): void {
    this.hurried = true;
    this.paused = false;
    this.wake?.();
  }

  /** Let others' turns stand still, or go on. */
  halt(): void {
    this.paused = !this.paused;
    if (!this.paused) this.wake?.();
    else this.stop?.();
  }

  /** The next step of what others did. */
  goOn(): void {
    this.wake?.();
  }

  private pause(share: number): Promise<void> {
    if (this.hurried) return Promise.resolve();
    const wait = WAITS[settings.speed] * share;
    if (!this.paused && (wait === 0 || (wait === Infinity && share < 1))) return Promise.resolve();
    return new Promise((resolve) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      this.stop = () => {
        clearTimeout(timer);
        this.held = true;
      };
      this.wake = () => {
        clearTimeout(timer);
        this.wake = this.stop = null;
        this.held = false;
        resolve();
      };
      if (this.paused || wait === Infinity) this.stop();
      else timer = setTimeout(this.wake, wait);
    });
  }

  private async show(state: TableState, entries: readonly Entry[]): Promise<void> {
    const before = this.shown;
    if (before && state.revision < before.revision) return;
    const pace = this.hurried ? 0 : Math.max(PACES[settings.speed], this.mine.includes(state.view.to_move ?? -1) ? 1 : 0);
    const earlier = pace > 0 ? measure(document) : null;
    this.accept(state);
    if (!before || !earlier) return;
    if (before.view.round !== state.view.round || before.view.bin !== state.view.bin) this.rolled += 1;
    if (before.view.round !== state.view.round && !state.view.over) this.banner = state.view.round;
    for (const sound of soundsOf(entries.flatMap((entry) => entry.events))) ring(sound);
    const list = moves(before.view, state.view);
    await tick();
    animate(document, earlier, list, pace);
  }

  private accept(arrived: TableState): void {
    const state = withNames(arrived);
    if (state.clock) this.ahead = 1000 * state.clock.now - Date.now();
    this.shown = sharing(this.shown, state);
    this.heard = Math.max(this.heard, state.revision);
    this.letGo();
    // A plan holds only for whoever has the turn.
    if (state.view.to_move !== this.viewer) this.plan = null;
  }

  private handOver(): void {
    const turn = this.shown?.view.to_move ?? null;
    const mine = this.mine;
    if (mine.length < 2 || turn === null || turn === this.viewer || !mine.includes(turn)) return;
    if (this.shown?.table.house.open_hands) void this.takeScreen(turn).catch((reason: unknown) => this.refuse(reason));
    else this.curtain = turn;
  }

  /** Told with the names that hold afterwards: who sits down brings one along. */
  private remember(entries: readonly Entry[], after: TableState | null = this.shown): LogLine[] {
    const fresh = entries.filter((entry) => entry.revision > this.remembered);
    if (fresh.length === 0) return [];
    this.remembered = Math.max(this.remembered, ...fresh.map((entry) => entry.revision));
    const names = after && withNames(after);
    for (const entry of fresh) this.texts(entry, names);
    this.entries = kept(this.entries, fresh);
    const news = new Set(fresh.map((entry) => entry.revision));
    const undone = fresh.filter((entry) => entry.kind === "undo");
    return [...this.log.filter((line) => news.has(line.revision)), ...logLines(undone, (entry) => this.texts(entry))];
  }

  /** The lines of an entry; said once, because names may change. */
  private texts(entry: Entry, state: TableState | null = this.shown): readonly string[] {
    const known = this.told.get(entry);
    if (known || !this.library) return known ?? [];
    const people = { ...this.people, name: (seat: number) => state?.seats[seat]?.name ?? "" };
    const said = tellEntry(entry, this.library, people).map((told) => told.text);
    this.told.set(entry, said);
    return said;
  }

  // --- acting

  /** Point at something on the table. */
  pick(target: Target): void {
    this.notice = "";
    if (this.playing) {
      this.hurry();
      return;
    }
    const outcome = point(this.targets, this.chosen, target);
    this.doubt = null;
    this.among = [];
    switch (outcome.does) {
      case "play":
        this.play([outcome.action]);
        break;
      case "narrow":
        this.chosen = outcome.chosen;
        break;
      case "ask":
        this.chosen = outcome.chosen;
        this.among = outcome.among;
        break;
      case "explain":
      case "nothing":
        this.notice = this.why(target) ?? this.otherwise(target);
        break;
    }
  }

  letGo(): void {
    this.chosen = [];
    this.among = [];
    this.doubt = null;
  }

  /** What is left to choose from, given what is chosen. */
  get left(): readonly Choice[] {
    return this.among.length > 0 ? this.among : this.chosen.length > 0 ? fitting(this.targets, this.chosen) : [];
  }

  /** Play actions that belong together; omissions that are seldom meant are asked about once. */
  play(actions: readonly Choice[]): void {
    const numbers = actions.map((action) => action.number);
    const caution = cautioned(this.shown?.cautions ?? [], actions, settings.unasked);
    if (caution && this.doubt?.caution.key !== caution.key) this.doubt = { caution, actions: numbers };
    else void this.send(numbers);
  }

  sure(): void {
    if (this.doubt) void this.send(this.doubt.actions);
  }

  send(numbers: readonly number[]): Promise<void> {
    return this.carryOut((seat, revision) => this.client.act(seat, revision, numbers));
  }

  /** The rest of the plan, up to its end or until something new is seen: then it stays open to be followed on. */
  followOn(): Promise<void> {
    const rest = this.plan?.hint.actions.slice(this.plan.done).map((action) => action.number) ?? [];
    return this.carryOut((seat, revision) => this.client.act(seat, revision, rest, true));
  }

  /** The steps of the present turn that can be taken back. */
  readonly turnSteps = $derived(Math.min(this.shown?.undo ?? 0, this.viewer === null ? 0 : stepsOfTurn(this.entries, this.viewer)));

  undo(steps = 1): Promise<void> {
    if (steps === 0 || (this.shown?.undo ?? 0) < steps) return Promise.resolve();
    return this.carryOut((seat, revision) => this.client.undo(seat, revision, steps));
  }

  answerUndo(agree: boolean): Promise<void> {
    return this.carryOut((seat, revision) => this.client.answerUndo(seat, revision, agree));
  }

  emote(emote: Emote): void {
    if (this.viewer !== null) sendEmote(this.table, this.viewer, emote).catch((reason: unknown) => this.refuse(reason));
  }

  give(seat: number, level: string | null): Promise<void> {
    return this.carryOut((_, revision) => this.client.handOver(seat, revision, level));
  }

  /** Go on from a scene of the guided game, or without the guide, or with him again. */
  guide(wish: GuideWish["wish"], scene = ""): Promise<void> {
    return this.carryOut((seat, revision) => this.client.guide(seat, revision, wish, scene));
  }

  private async carryOut(ask: (seat: number, revision: number) => ReturnType<TableClient["act"]>): Promise<void> {
    const state = this.shown;
    if (!state || this.busy) return;
    this.busy = true;
    this.notice = "";
    this.doubt = null;
    try {
      const done = await ask(this.viewer ?? 0, state.revision);
      if (done.revision > this.heard) this.enqueue(done);
    } catch (reason) {
      this.refuse(reason);
    } finally {
      this.busy = false;
    }
  }

  private refuse(reason: unknown): void {
    if (!(reason instanceof Refusal)) {
      if (!this.ended) this.notice = say("problem-unknown");
      return;
    }
    const { problem } = reason;
    this.letGo();
    if (problem.state) {
      this.notice = say("table-late");
      if (problem.state.revision > this.heard) this.enqueue({ revision: problem.state.revision, entries: [], state: problem.state });
      else this.accept(problem.state);
    } else this.notice = say("table-refused", { reason: problemWords(reason, (said) => this.library?.said(said) ?? sayIt(said)) });
  }

  async ask(): Promise<void> {
    if (this.viewer === null || this.asking) return;
    this.asking = true;
    try {
      this.plan = { hint: await hint(this.table, this.viewer), done: 0 };
    } catch (reason) {
      this.refuse(reason);
    } finally {
      this.asking = false;
    }
  }
}
