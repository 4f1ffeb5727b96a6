/** Asking the server. An answer is what was asked for, or a `Refusal` with the server's reason. */

import type {
  Arrived,
  AskCompanion,
  Cards,
  CheckedPacks,
  Code,
  CodeSeats,
  CompanionGame,
  Course,
  Done,
  Evenings,
  Emote,
  Hint,
  CreatedTable,
  DrawSetup,
  GuideWish,
  Invitation,
  Meta,
  NewsSince,
  Phrase,
  NewTable,
  NewSeat,
  OwnPack,
  Problem,
  Puzzles,
  RecordText,
  Replay,
  ReviewState,
  Rulings,
  SavedSummary,
  Score,
  ScoreEntry,
  Seated,
  SeatToken,
  SetupDrawn,
  TableEvening,
  TableSummaries,
  TableState,
  TriedLine,
  Verdict,
  Watchable,
  Words,
} from "./models";

/** The server said no, and why. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.sentence);
  }
}

/** Nobody answered: the way to the server is cut, or the server is just starting. */
export class Silence extends Error {}

async function once<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    // Relative to the page, wherever it is served.
    answer = await fetch(`.${path}`, {
      method,
      credentials: "same-origin",
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Silence(path);
  }
  if (answer.status >= 502) throw new Silence(path);
  const said: unknown = await answer.json().catch(() => null);
  if (answer.ok) return said as T;
  throw new Refusal(answer.status, (said ?? { key: "problem-unknown", sentence: answer.statusText, params: {} }) as Problem);
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 5000;

/**
 * Ask until somebody answers. Only for requests that carry a key or change nothing: the server answers a repeat like
 * the first, so a click survives a lost connection. `lost` is told while nobody answers.
 */
async function patiently<T>(ask: () => Promise<T>, lost: (is: boolean) => void, signal?: AbortSignal): Promise<T> {
  let wait = FIRST_WAIT;
  for (;;) {
    try {
      const answer = await ask();
      lost(false);
      return answer;
    } catch (reason) {
      if (!(reason instanceof Silence) || signal?.aborted) throw reason;
      lost(true);
      await new Promise((resolve) => setTimeout(resolve, wait));
      wait = Math.min(wait * 2, LONGEST_WAIT);
    }
  }
}

/** For one click: new for each, the same for its repeats. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Waits before a question is put again that nobody answered, in milliseconds. */
const AGAIN = [300, 900];

/** The longest that a page waits, in seconds, before it asks again what it was told to ask later. */
const SHORT_WHILE = 5;
const TOO_MANY = 429;

/** For how long to wait before asking again, in milliseconds; nothing where that would not help. */
function rest(reason: unknown, wait: number): number | null {
  if (reason instanceof Silence) return wait;
  const seconds = reason instanceof Refusal && reason.status === TOO_MANY ? Number(reason.problem.params.seconds) : NaN;
  return seconds <= SHORT_WHILE ? 1000 * seconds : null;
}

/** For what changes nothing, or nothing more the second time: neither a connection that breaks in a bad moment nor a question too many is a reason to give up a page. */
async function again<T>(ask: () => Promise<T>): Promise<T> {
  for (const wait of AGAIN) {
    try {
      return await ask();
    } catch (reason) {
      const pause = rest(reason, wait);
      if (pause === null) throw reason;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return ask();
}

const get = <T>(path: string) => again(() => once<T>("GET", path));
const post = <T>(path: string, body: unknown) => once<T>("POST", path, body);

function query(values: Record<string, string | number | null | undefined>): string {
  const found = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== null && value !== undefined) found.set(name, String(value));
  const text = found.toString();
  return text ? `?${text}` : "";
}

// --- the lobby

export const meta = () => get<Meta>("/api/meta");
export const words = (language: string, files: readonly string[]) => get<Words>(`/api/words${query({ language, files: files.join(",") })}`);
/** Without sentences: the page says the keys itself, and need not wait for the words of cards that nobody looks at. */
export const cards = (edition: string) => get<Cards>(`/api/cards${query({ edition, sentences: "false" })}`);
/** All of them, in English. */
export const rulings = () => get<Rulings>("/api/rulings");
/** Those that can be met at a table; all, where packs of somebody's own, or the cards of an earlier day, make them its own. */
export const cardsOf = (table: { table: string; edition: string; modules: readonly string[]; own_packs: readonly string[]; former: boolean }) =>
  table.own_packs.length > 0 || table.former
    ? get<Cards>(`/api/tables/${table.table}/cards`)
    : get<Cards>(`/api/cards${query({ edition: table.edition, sentences: "false", modules: table.modules.join(",") })}`);
export const checkPacks = (packs: readonly OwnPack[], edition: string, language: string) =>
  post<CheckedPacks>(`/api/packs/check${query({ edition, language })}`, { packs });
export const myTables = (skip?: number) => get<TableSummaries>(`/api/tables${query({ skip })}`);
export const createTable = (wish: Omit<NewTable, "key">) => post<CreatedTable>("/api/tables", { ...wish, key: newKey() });
export const createGuided = (name: string, rival: string) => post<CreatedTable>("/api/guided", { name, rival, key: newKey() });
export const openRecord = (text: string, seats?: NewSeat[]) =>
  post<CreatedTable>("/api/records", { text, ...(seats ? { seats } : {}), key: newKey() });
export const lookAtRecord = (text: string) => post<SavedSummary>("/api/records/look", { text });
export const invitation = (table: string, token: string) => post<Invitation>(`/api/tables/${table}/invitation`, { token });
export const sit = (table: string, token: string, name: string) =>
  post<Seated>(`/api/tables/${table}/sit`, { token, name });
export const inviteAnew = (table: string, seat: number) =>
  post<SeatToken>(`/api/tables/${table}/seats/${seat}/link`, { key: newKey() });
export const tableCode = (table: string) => post<Code>(`/api/tables/${table}/code`, {});
export const codeSeats = (code: string) => get<CodeSeats>(`/api/codes/${code}`);
export const sitByCode = (code: string, name: string, seat: number | null) => post<Seated>(`/api/codes/${code}/sit`, { name, seat });
export const lockTable = (table: string, locked: boolean) => post<{ locked: boolean }>(`/api/tables/${table}/lock`, { locked });
export const removePlayer = (table: string, seat: number) => post<unknown>(`/api/tables/${table}/seats/${seat}/remove`, { sure: "remove" });
export const letStrangers = (table: string, strangers: boolean) => post<Watchable>(`/api/tables/${table}/watching`, { strangers });
export const openNetwork = (open: boolean) => post<Meta>("/api/network", { open });
export const subscribePush = (endpoint: string, receiver: string, auth: string, language: string) =>
  post<unknown>("/api/push", { endpoint, receiver, auth, language });
export const forgetPush = (endpoint: string) => post<unknown>("/api/push/forget", { endpoint });
export const watch = (table: string, token: string) => post<Seated>(`/api/tables/${table}/watch`, { token });

// --- evenings

export const myEvenings = () => get<Evenings>("/api/evenings");
export const eraseEvenings = () => post<unknown>("/api/evenings/erase", { sure: "erase" });
/** Everything that is kept of this browser, for good. */
export const newPhrase = () => post<Phrase>("/api/phrase/new", {});
export const goByPhrase = (phrase: string) => again(() => post<Arrived>("/api/phrase", { phrase }));
export const enterPhrase = (phrase: string, bring: boolean) => post<Arrived>("/api/phrase/enter", { phrase, bring });
export const leaveBrowser = () => post<unknown>("/api/phrase/leave", { sure: "leave" });
export const forgetMe = () => post<unknown>("/api/forget", { sure: "forget" });
export const removeTable = (table: string) => post<unknown>(`/api/tables/${table}/remove`, { sure: "remove" });
export const tableEvening = (table: string) => get<TableEvening>(`/api/tables/${table}/evening`);
export const dealTable = (name: string) => post<CreatedTable>("/api/deal", { name, key: newKey() });

// --- the trainer

export const puzzles = () => get<Puzzles>("/api/puzzles");
export const layPuzzle = (id: string, name: string) => post<CreatedTable>(`/api/puzzles/${id}`, { name, key: newKey() });
/** What the turn that was played at a puzzle's table is worth. */
export const answerPuzzle = (id: string, table: string) => post<Verdict>(`/api/puzzles/${id}/answer`, { table });

// --- beside a real table

export const drawSetup = (wish: DrawSetup) => post<SetupDrawn>("/api/companion/setup", wish);
export const countScore = (entry: ScoreEntry) => post<Score>("/api/companion/score", entry);

// --- at a table

export const tableState = (table: string, seat: number | null) =>
  get<TableState>(`/api/tables/${table}${query({ seat })}`);
export const newsSince = (table: string, seat: number | null, since: number) =>
  get<NewsSince>(`/api/tables/${table}/news${query({ seat, since })}`);
export const hint = (table: string, seat: number) => post<Hint>(`/api/tables/${table}/hint`, { seat });
export const replay = (table: string, at: number, viewer: string) =>
  get<Replay>(`/api/tables/${table}/replay${query({ at, viewer: viewer })}`);
export const course = (table: string) => get<Course>(`/api/tables/${table}/course`);
export const reviewState = (table: string) => get<ReviewState>(`/api/tables/${table}/review`);
export const askReview = (table: string) => again(() => post<ReviewState>(`/api/tables/${table}/review`, {}));
/** A finished game after so many of its actions and then some others. */
export const triedLine = (table: string, at: number, actions: readonly number[], viewer: number) =>
  get<TriedLine>(`/api/tables/${table}/line${query({ at, actions: actions.join(","), viewer })}`);
/** Without a seat one sits where one sat. */
export const playAgain = (table: string, at: number, seat: number | null) =>
  post<CreatedTable>(`/api/tables/${table}/again`, { at, seat, key: newKey() });
export const record = (table: string) => get<RecordText>(`/api/tables/${table}/record`);
export const sendEmote = (table: string, seat: number, emote: Emote) => post<unknown>(`/api/tables/${table}/emotes`, { seat, emote });
export const leave = (table: string) => post<unknown>(`/api/tables/${table}/leave`, { key: newKey() });

/** Beside a real table: where all answers lead. Nothing is stored, so it can be asked until somebody answers. */
export const askCompanion = (asked: AskCompanion, lost: (is: boolean) => void, signal?: AbortSignal) =>
  patiently(() => post<CompanionGame>("/api/companion", asked), lost, signal);
export const openCompanion = (text: string) => post<CompanionGame>("/api/companion/open", { text });
/** The cards of a game that has no table here. */
export const cardsBeside = (edition: string, modules: readonly string[], lost: (is: boolean) => void, signal?: AbortSignal) =>
  patiently(() => cardsOf({ table: "", edition, modules, own_packs: [], former: false }), lost, signal);

/** What one table asks again and again, until it is answered. */
export class TableClient {
  private readonly ending = new AbortController();

  constructor(
    readonly table: string,
    private readonly lost: (is: boolean) => void,
  ) {}

  state(seat: number | null): Promise<TableState> {
    return patiently(() => tableState(this.table, seat), this.lost, this.ending.signal);
  }

  /** With `asFar` they end where one shows something new; else all of them are refused then. */
  act(seat: number, revision: number, actions: readonly number[], asFar = false): Promise<Done> {
    return this.send("actions", { seat, revision, actions, as_far: asFar, key: newKey() });
  }

  undo(seat: number, revision: number, steps: number): Promise<Done> {
    return this.send("undo", { seat, revision, steps, key: newKey() });
  }

  answerUndo(seat: number, revision: number, agree: boolean): Promise<Done> {
    return this.send("undo/answer", { seat, revision, agree, key: newKey() });
  }

  handOver(seat: number, revision: number, level: string | null): Promise<Done> {
    return this.send(`seats/${seat}`, { revision, level, key: newKey() });
  }

  guide(seat: number, revision: number, wish: GuideWish["wish"], scene: string): Promise<Done> {
    return this.send("guide", { seat, revision, wish, scene, key: newKey() });
  }

  /** Nobody waits for answers any more. */
  end(): void {
    this.ending.abort();
  }

  private send(what: string, body: unknown): Promise<Done> {
    return patiently(() => post<Done>(`/api/tables/${this.table}/${what}`, body), this.lost, this.ending.signal);
  }
}
