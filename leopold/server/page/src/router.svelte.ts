/**
 * Which page is shown, from the fragment of the address. Tokens travel there because a fragment is never sent to
 * a server, so it stands in no log and no referrer; it is taken out of the address as soon as it has been used.
 *
 * The book has a page of its own, and beside any other page it lies open where the address ends in `/book/<place>`: so
 * a place in it can be kept, sent and come back to, and the browser's own way back closes it.
 */

import { readCode } from "./lobby/codes";

export const COMPANION_PARTS = ["automaton", "setup", "sheet", "reference"] as const;
export type CompanionPart = (typeof COMPANION_PARTS)[number];

export type Route =
  | { page: "lobby" }
  /** A link that leads nowhere. */
  | { page: "lost" }
  | { page: "new" }
  | { page: "book"; edition: string; place: string }
  | { page: "evenings" }
  | { page: "trainer" }
  /** Beside a real table; without a part, the list of them. The reference has places, as the book has. */
  | { page: "companion"; part: CompanionPart | ""; place?: string }
  | { page: "table"; table: string }
  | { page: "replay"; table: string; at?: number; viewer?: string }
  /** A finished game; `at` is where the turn begins that is looked at. */
  | { page: "review"; table: string; at?: number }
  | { page: "join"; code: string }
  | { page: "sit"; table: string; token: string }
  | { page: "watch"; table: string; token: string };

const NAME = "[A-Za-z0-9_-]+";
/** Of 128 bits and more, so nothing else that has a slash in it is taken for one. */
const TOKEN = "[A-Za-z0-9_-]{22,}";

/** A place in the book: a chapter, a symbol, a card. */
const PLACE = "[A-Za-z0-9_.-]+";
const BESIDE = new RegExp(`^(.+?)/book/(${PLACE})$`);

const pathOf = (fragment: string) => fragment.replace(/^#?\/?/, "");

/** Where the book lies open beside the page; nothing where it is shut, or is the page itself. */
export function readBook(fragment: string): string | null {
  return BESIDE.exec(pathOf(fragment))?.[2] ?? null;
}

export function readRoute(fragment: string): Route {
  const whole = pathOf(fragment);
  const path = BESIDE.exec(whole)?.[1] ?? whole;
  const book = new RegExp(`^book(?:/(${NAME}))?(?:/(${PLACE}))?/?$`).exec(path);
  if (book) return { page: "book", edition: book[1] ?? "", place: book[2] ?? "" };
  const beside = new RegExp(`^companion(?:/(${COMPANION_PARTS.join("|")}))?/?$`).exec(path);
  if (beside) return { page: "companion", part: (beside[1] ?? "") as CompanionPart | "" };
  const lookedUp = new RegExp(`^companion/reference/(${PLACE})$`).exec(path);
  if (lookedUp) return { page: "companion", part: "reference", place: lookedUp[1] as string };
  const withToken = new RegExp(`^(sit|watch)/(${NAME})/(${TOKEN})$`).exec(path);
  if (withToken) {
    const [, page, table, token] = withToken as unknown as [string, "sit" | "watch", string, string];
    return { page, table, token };
  }
  const short = /^join\/(.+)$/.exec(path);
  const letters = short ? readCode(short[1] as string) : null;
  if (letters) return { page: "join", code: letters };
  const ofTable = new RegExp(`^table/(${NAME})$`).exec(path);
  if (ofTable) return { page: "table", table: ofTable[1] as string };
  const moment = new RegExp(`^replay/(${NAME})(?:/(\\d{1,6})(?:/([0-3]|watch|all))?)?$`).exec(path);
  if (moment) {
    const [, table, at, viewer] = moment as unknown as [string, string, string | undefined, string | undefined];
    return { page: "replay", table, ...(at === undefined ? {} : { at: Number(at) }), ...(viewer === undefined ? {} : { viewer }) };
  }
  const judged = new RegExp(`^review/(${NAME})(?:/(\\d{1,6}))?$`).exec(path);
  if (judged) return { page: "review", table: judged[1] as string, ...(judged[2] === undefined ? {} : { at: Number(judged[2]) }) };
  const code = new RegExp(`^(${NAME})/(${TOKEN})$`).exec(path);
  if (code) return { page: "sit", table: code[1] as string, token: code[2] as string };
  if (path === "new" || path === "evenings" || path === "trainer") return { page: path };
  return path === "" ? { page: "lobby" } : { page: "lost" };
}

export function addressOf(route: Route, beside: string | null = null): string {
  const end = beside ? `/book/${beside}` : "";
  switch (route.page) {
    case "lobby":
      return "#/";
    case "new":
    case "evenings":
    case "trainer":
    case "lost":
      return `#/${route.page}`;
    case "book":
      return `#/${["book", route.edition, route.edition && route.place].filter(Boolean).join("/")}`;
    case "companion":
      return `#/${["companion", route.part, route.place].filter(Boolean).join("/")}`;
    case "table":
      return `#/table/${route.table}${end}`;
    case "replay":
      return `#/${["replay", route.table, route.at, route.at === undefined ? undefined : route.viewer].filter((part) => part !== undefined).join("/")}${end}`;
    case "review":
      return `#/${["review", route.table, route.at].filter((part) => part !== undefined).join("/")}`;
    case "join":
      return `#/join/${route.code}`;
    case "sit":
    case "watch":
      return `#/${route.page}/${route.table}/${route.token}`;
  }
}

class Router {
  route = $state.raw<Route>(readRoute(location.hash));
  /** Where the book lies open beside the page. */
  book = $state<string | null>(readBook(location.hash));

  constructor() {
    const read = () => {
      const route = readRoute(location.hash);
      // Opening the book beside a page leaves the page as it is.
      if (addressOf(route) !== addressOf(this.route)) this.route = route;
      this.book = readBook(location.hash);
    };
    window.addEventListener("hashchange", read);
    window.addEventListener("popstate", read);
  }

  go(route: Route): void {
    history.pushState(null, "", addressOf(route));
    this.book = null;
    this.route = route;
    window.scrollTo(0, 0);
  }

  /** Like `go`, but the address that was there (with its token) is forgotten. */
  replace(route: Route): void {
    history.replaceState(null, "", addressOf(route));
    this.book = null;
    this.route = route;
  }

  /** Open the book beside the page, or turn its pages. One way back closes it, however long one has read. */
  openBook(place: string): void {
    const address = addressOf(this.route, place);
    if (this.book === null) history.pushState({ book: true }, "", address);
    else history.replaceState(history.state, "", address);
    this.book = place;
  }

  closeBook(): void {
    if (this.book === null) return;
    this.book = null;
    if ((history.state as { book?: boolean } | null)?.book) history.back();
    else history.replaceState(null, "", addressOf(this.route));
  }
}

export const router = new Router();
