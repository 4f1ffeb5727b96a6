/**
 * Calling whoever it is waited for: by the title and the sign of the tab, and if they want it by a bell, a notification
 * and the hum of the device. It goes on in every tab of Leopold, whichever page it shows.
 */

import { myTables } from "../api/client";
import type { TableSummary } from "../api/models";
import calledSign from "../art/favicon-called.svg";
import { addressOf } from "../router.svelte";
import { hear } from "../table/sound";
import { say } from "../words/index.svelte";
import { badged, looksAt, newlyWaiting, waitingFor, withShown } from "./calling";

const KEPT = "leopold.calls";
const CALLED = "leopold.called.";
/** Between two looks at the list of games; the table one sits at is heard of at once. */
const EVERY = 20_000;
/** Another tab has called just now: one bell is enough. */
const ONCE = 15_000;
const HUM = [120, 60, 120];

class Calls {
  /** Tables that wait for this browser. */
  waiting = $state.raw<readonly string[]>([]);
  sound = $state(false);
  notify = $state(false);
  vibrate = $state(false);
  /** Of the tables that the page shows it knows more than the list does. */
  private readonly shown = new Map<string, boolean>();
  private names: Readonly<Record<string, readonly string[]>> = {};

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Record<string, boolean>>;
      this.sound = kept["sound"] === true;
      this.notify = kept["notify"] === true;
      this.vibrate = kept["vibrate"] === true;
    } catch {
      // A browser that keeps nothing is asked again.
    }
  }

  keep(): void {
    try {
      localStorage.setItem(KEPT, JSON.stringify({ sound: this.sound, notify: this.notify, vibrate: this.vibrate }));
    } catch {
      // As above.
    }
  }

  /** For as long as the page is open; returns how to stop it. */
  begin(): () => void {
    void this.look();
    const timer = setInterval(() => void this.look(), EVERY);
    return () => clearInterval(timer);
  }

  /** What the page knows of the table that it shows. */
  see(table: string, waits: boolean): void {
    this.shown.set(table, waits);
    this.now(withShown(this.waiting, this.shown));
  }

  /** The page shows it no longer. */
  leave(table: string): void {
    this.shown.delete(table);
  }

  private async look(): Promise<void> {
    const found = await myTables().catch(() => null);
    if (!found) return;
    this.names = Object.fromEntries(found.tables.map((one) => [one.table, otherNames(one)]));
    this.now(withShown(waitingFor(found.tables), this.shown));
  }

  private now(waiting: readonly string[]): void {
    const fresh = newlyWaiting(this.waiting, waiting);
    if (fresh.length > 0 || waiting.length !== this.waiting.length) this.waiting = waiting;
    for (const table of fresh) if (!looksAt(table, location.hash, attentive()) && first(table)) this.call(table);
  }

  private call(table: string): void {
    hear("bell", this.sound);
    if (this.vibrate) navigator.vibrate?.(HUM);
    if (this.notify) notifyOf(table, this.names[table] ?? []);
  }
}

export const calls = new Calls();

function otherNames(one: TableSummary): string[] {
  return one.names.filter((name, seat) => name !== "" && !one.mine.includes(seat));
}

const attentive = () => document.visibilityState === "visible" && document.hasFocus();

/** Has no other tab called for this table just now? */
function first(table: string): boolean {
  try {
    const last = Number(localStorage.getItem(CALLED + table) ?? 0);
    localStorage.setItem(CALLED + table, String(Date.now()));
    return Date.now() - last > ONCE;
  } catch {
    return true;
  }
}

function notifyOf(table: string, names: readonly string[]): void {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const body = names.length > 0 ? say("call-turn-at", { names: [...names] }) : "";
  try {
    // The tag keeps several tabs from saying the same.
    const shown = new Notification(say("call-turn"), { body, tag: `leopold-${table}` });
    shown.onclick = () => {
      window.focus();
      location.hash = addressOf({ page: "table", table });
      shown.close();
    };
  } catch {
    // Some phones let only a service worker notify; the sign of the tab has to do.
  }
}

/** The number before the title, the sign of the tab, and that of an installed app; returns how to take them away. */
export function showBadge(n: number): () => void {
  const title = document.querySelector("title");
  const sign = document.querySelector<HTMLLinkElement>('link[rel="icon"][type="image/svg+xml"]');
  const plain = sign?.getAttribute("href") ?? "";
  const write = () => {
    const wanted = badged(document.title, n, (count, words) => say("call-badge", { n: count, title: words }));
    if (document.title !== wanted) document.title = wanted;
  };
  write();
  // Each page writes its own title; the number is put before it again.
  const watching = new MutationObserver(write);
  watching.observe(title ?? document.head, { childList: true, characterData: true, subtree: true });
  if (n > 0) sign?.setAttribute("href", calledSign);
  if ("setAppBadge" in navigator) void (n > 0 ? navigator.setAppBadge(n) : navigator.clearAppBadge()).catch(() => undefined);
  return () => {
    watching.disconnect();
    sign?.setAttribute("href", plain);
  };
}
