/** Keys for everything: letters for what is done often, arrows within rows and the house, G for the next thing that glows. */

import type { Session } from "./session.svelte";

type Sheet = "rules" | "log" | "menu";
/** What can be walked to by arrows: also what only explains itself, where it is not part of something else. */
const PASSIVE = ":is([data-tip], [data-place]):not(:has([data-target]), button *, [aria-hidden] *, [data-book] *)";
const WALKED = `[data-target], ${PASSIVE}`;

/** Keys belong to whoever is asked: a field that is typed in, or a sheet that lies over the table. */
const isElsewhere = (event: KeyboardEvent) =>
  document.querySelector("dialog:modal") !== null ||
  (event.target instanceof HTMLElement && event.target.closest("dialog") !== null) ||
  (event.target instanceof HTMLElement && event.target.matches("input, textarea, select, [contenteditable]"));

export function shortcuts(event: KeyboardEvent, session: Session, open: (sheet: Sheet) => void): void {
  if (isElsewhere(event) || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key.startsWith("Arrow")) {
    if (step(event.key)) event.preventDefault();
    return;
  }
  const done = act(event, session, open);
  if (done) event.preventDefault();
}

function act(event: KeyboardEvent, session: Session, open: (sheet: Sheet) => void): boolean {
  switch (event.key.toLowerCase()) {
    case "u":
      void session.undo(event.shiftKey ? session.turnSteps : 1);
      return true;
    case "n":
      if (session.nextStep) session.play([session.nextStep]);
      return true;
    case "p":
      if (session.behind) session.halt();
      return true;
    case "+":
      boost(session);
      return true;
    case "1":
    case "2":
    case "3":
    case "4":
    case "5":
    case "6":
      die(session, Number(event.key));
      return true;
    case "e": {
      const closing = session.shown?.actions.find((action) => action.kind === "end" || action.kind === "done");
      if (closing && session.myTurn) session.play([closing]);
      return true;
    }
    case "y":
      session.sure();
      return true;
    case "h":
      void session.ask();
      return true;
    case "l":
      open("log");
      return true;
    case "r":
      open("rules");
      return true;
    case "m":
      open("menu");
      return true;
    case "g":
      next(event.shiftKey ? -1 : 1);
      return true;
    case "escape":
      if (session.behind) session.hurry();
      else session.letGo();
      session.notice = "";
      session.plan = null;
      return true;
    default:
      return false;
  }
}

/** A number takes the die; where it asks how strong, the same number again takes it as it is. */
function die(session: Session, face: number): void {
  const [plain] = session.among;
  if (plain && session.chosen[0] === `die:${face}`) session.play([plain]);
  else session.pick(`die:${face}`);
}

/** The die that is being asked about, one stronger. */
function boost(session: Session): void {
  const stronger = session.among.find((action) => action.args["boost"]);
  if (stronger) session.play([stronger]);
}

const GLOWING = '[data-target]:not([aria-disabled="true"]), [data-action], [data-proposal]';

const visible = (element: HTMLElement) => element.getClientRects().length > 0;

/** Go to the next thing that can be done. */
function next(direction: 1 | -1): void {
  const glowing = [...document.querySelectorAll<HTMLElement>(GLOWING)].filter(visible);
  if (glowing.length === 0) return;
  const at = glowing.indexOf(document.activeElement as HTMLElement);
  const to = at < 0 ? (direction > 0 ? 0 : glowing.length - 1) : (at + direction + glowing.length) % glowing.length;
  focus(glowing[to]);
}

function focus(element: HTMLElement | undefined): void {
  // Things that only explain themselves are no stops for Tab.
  if (element?.matches(PASSIVE) && element.tabIndex < 0) element.tabIndex = -1;
  element?.focus({ focusVisible: true } as FocusOptions);
  element?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** From one thing to its neighbour on the screen in the direction of the arrow. */
function step(key: string): boolean {
  const here = document.activeElement;
  if (!(here instanceof HTMLElement) || !here.matches(WALKED)) return false;
  const from = middle(here);
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [0, 0];
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const other of document.querySelectorAll<HTMLElement>(WALKED)) {
    if (other === here || !visible(other)) continue;
    const to = middle(other);
    const along = (to.x - from.x) * (dx as number) + (to.y - from.y) * (dy as number);
    const across = Math.abs((to.x - from.x) * (dy as number)) + Math.abs((to.y - from.y) * (dx as number));
    if (along <= 4 || across > along * 1.6 + 12) continue;
    const cost = along + across * 2.5;
    if (cost < least) {
      least = cost;
      best = other;
    }
  }
  focus(best);
  return best !== undefined;
}

function middle(element: HTMLElement): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
