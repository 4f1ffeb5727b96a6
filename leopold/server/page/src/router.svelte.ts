/**
 * Which page is shown, from the fragment of the address. Tokens travel there because a fragment is never sent to
 * a server, so it stands in no log and no referrer; it is taken out of the address as soon as it has been used.
 */

import { readCode } from "./lobby/codes";

export type Route =
  | { page: "lobby" }
  | { page: "new" }
  | { page: "table"; table: string }
  | { page: "replay"; table: string }
  | { page: "join"; code: string }
  | { page: "sit"; table: string; token: string }
  | { page: "watch"; table: string; token: string };

const NAME = "[A-Za-z0-9_-]+";
/** Of 128 bits and more, so nothing else that has a slash in it is taken for one. */
const TOKEN = "[A-Za-z0-9_-]{22,}";

export function readRoute(fragment: string): Route {
  const path = fragment.replace(/^#?\/?/, "");
  const withToken = new RegExp(`^(sit|watch)/(${NAME})/(${TOKEN})$`).exec(path);
  if (withToken) {
    const [, page, table, token] = withToken as unknown as [string, "sit" | "watch", string, string];
    return { page, table, token };
  }
  const short = /^join\/(.+)$/.exec(path);
  const letters = short ? readCode(short[1] as string) : null;
  if (letters) return { page: "join", code: letters };
  const ofTable = new RegExp(`^(table|replay)/(${NAME})$`).exec(path);
  if (ofTable) {
    const [, page, table] = ofTable as unknown as [string, "table" | "replay", string];
    return { page, table };
  }
  const code = new RegExp(`^(${NAME})/(${TOKEN})$`).exec(path);
  if (code) return { page: "sit", table: code[1] as string, token: code[2] as string };
  return path === "new" ? { page: "new" } : { page: "lobby" };
}

export function addressOf(route: Route): string {
  switch (route.page) {
    case "lobby":
      return "#/";
    case "new":
      return "#/new";
    case "table":
    case "replay":
      return `#/${route.page}/${route.table}`;
    case "join":
      return `#/join/${route.code}`;
    case "sit":
    case "watch":
      return `#/${route.page}/${route.table}/${route.token}`;
  }
}

class Router {
  route = $state<Route>(readRoute(location.hash));

  constructor() {
    window.addEventListener("hashchange", () => {
      this.route = readRoute(location.hash);
    });
  }

  go(route: Route): void {
    history.pushState(null, "", addressOf(route));
    this.route = route;
    window.scrollTo(0, 0);
  }

  /** Like `go`, but the address that was there (with its token) is forgotten. */
  replace(route: Route): void {
    history.replaceState(null, "", addressOf(route));
    this.route = route;
  }
}

export const router = new Router();
