/**
 * Whoever plays by keyboard keeps a place: the button just pressed often vanishes with what it did, and the browser would
 * begin again at the top of the page. Those who point with a mouse or a finger have their place in their hand.
 */

let byKeyboard = false;
let last: HTMLElement | null = null;

addEventListener("keydown", () => (byKeyboard = true), { capture: true });
addEventListener(
  "pointerdown",
  () => {
    byKeyboard = false;
    last = null;
  },
  { capture: true },
);
addEventListener("focusin", (event) => (last = event.target instanceof HTMLElement ? event.target : null));

const usable = (element: HTMLElement | null) => element?.isConnected && !element.matches(":disabled") && element.getClientRects().length > 0;

/** For whatever gives the focus back: a ring is shown only to those who go by keys. */
export const goesByKeys = (): boolean => byKeyboard;

/** After an update: where the focus is lost, to the question that is asked, or back to what was shut for a moment, or to the prompt. */
export function keepFocus(asked: boolean): void {
  // A frame later, when dialogs and popovers have taken or given back what is theirs.
  requestAnimationFrame(() => {
    const prompt = document.querySelector<HTMLElement>("[data-prompt]");
    if (!byKeyboard || !prompt || document.querySelector("dialog:modal")) return;
    const here = document.activeElement;
    const lost = here === null || here === document.body || here.matches(":disabled");
    if (!lost && !(asked && here === prompt)) return;
    const answer = asked ? document.querySelector<HTMLElement>("[data-sure]") : null;
    const to = answer ?? (last && usable(last) ? last : prompt);
    to.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
  });
}
