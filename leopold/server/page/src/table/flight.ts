/** How things move over the table: they slide, fly, walk from space to space, or swell for a moment. */

import { mount, unmount, type Component } from "svelte";

import CardBack from "../art/CardBack.svelte";
import Die from "../art/Die.svelte";
import Icon from "../art/Icon.svelte";
import type { Glyph } from "../art/icons";
import SeatMark from "../art/SeatMark.svelte";
import type { Seat } from "../art/types";

const EASE = "cubic-bezier(0.25, 0.8, 0.3, 1)";

/** Measured on the screen, but moved within a part that may be drawn larger or smaller. */
const zoomOf = (element: HTMLElement): number => element.currentCSSZoom ?? 1;

/** Something comes to where it now is from where it was. */
export function slide(element: HTMLElement, origin: DOMRect, there: DOMRect, pace: number): void {
  const zoom = zoomOf(element);
  const scale = origin.width / there.width;
  const x = (origin.left - there.left) / zoom;
  const y = (origin.top - there.top) / zoom;
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: "0 0", zIndex: 5 },
      { transform: "none", transformOrigin: "0 0", zIndex: 5 },
    ],
    { duration: 420 / pace, easing: EASE },
  );
}

/** Something goes over all spaces between, with a hop to each of them, so that the steps can be counted. */
export function walk(element: HTMLElement, spaces: readonly DOMRect[], there: DOMRect, pace: number): void {
  const zoom = zoomOf(element);
  const ways = spaces.map((space) => (space.left + space.width / 2 - there.left - there.width / 2) / zoom);
  const frames = ways.flatMap((x, at) => {
    const last = ways[at - 1];
    const landed = { transform: `translate(${x}px, 0)` };
    return last === undefined ? [landed] : [{ transform: `translate(${(last + x) / 2}px, -9px)` }, landed];
  });
  element.animate(frames, { duration: Math.min(1100, 200 * spaces.length) / pace, easing: "ease-in-out" });
}

/** A number that has changed is seen to have. */
export function bump(element: HTMLElement, pace: number): void {
  element.animate([{ transform: "none" }, { transform: "scale(1.32)", offset: 0.35 }, { transform: "none" }], {
    duration: 460 / pace,
    delay: 160 / pace,
    easing: "ease-out",
  });
}

/** A room lights up: its group is full. */
export function light(element: HTMLElement, pace: number): void {
  element.animate(
    [
      { boxShadow: "inset 0 0 0 0 transparent, 0 0 0 0 transparent", background: "transparent" },
      { boxShadow: "inset 0 0 12px 6px #ffe9a8, 0 0 18px 8px #ffd264", background: "rgb(255 226 140 / 0.55)", offset: 0.3 },
      { boxShadow: "inset 0 0 0 0 transparent, 0 0 0 0 transparent", background: "transparent" },
    ],
    { duration: 1400 / pace, easing: "ease-in-out" },
  );
}

/** A small thing that flies over the table and is gone. */
function over<Props extends Record<string, unknown>>(
  drawing: Component<Props>,
  props: Props,
  size: { width: number; height: number },
  origin: DOMRect,
  there: DOMRect,
  pace: number,
  delay = 0,
): void {
  const box = document.createElement("div");
  box.className = "flying";
  box.style.width = `${size.width}px`;
  document.body.append(box);
  const drawn = mount(drawing, { target: box, props });
  const at = (rect: DOMRect, scale: number) =>
    `translate(${rect.left + rect.width / 2 - size.width / 2}px, ${rect.top + rect.height / 2 - size.height / 2}px) scale(${scale})`;
  const flight = box.animate(
    [
      { transform: at(origin, 1.5), opacity: 0.2 },
      { transform: at(origin, 1.5), opacity: 1, offset: 0.1 },
      { transform: at(there, 1), opacity: 1, offset: 0.9 },
      { transform: at(there, 0.8), opacity: 0 },
    ],
    { duration: 620 / pace, delay: delay / pace, easing: EASE, fill: "backwards" },
  );
  flight.onfinish = flight.oncancel = () => {
    void unmount(drawn);
    box.remove();
  };
}

const square = (side: number) => ({ width: side, height: side });

export function flySign(name: Glyph, side: number, origin: DOMRect, there: DOMRect, pace: number): void {
  over(Icon, { name, size: `${side}px` }, square(side), origin, there, pace);
}

/** More than a handful would only be a swarm. */
const HANDFUL = 6;

/** Coins or stars, one after the other. */
export function flySigns(name: Glyph, n: number, origin: DOMRect, there: DOMRect, pace: number): void {
  for (let k = 0; k < Math.min(n, HANDFUL); k += 1) over(Icon, { name, size: "26px" }, square(26), origin, there, pace, 70 * k);
}

export function flyDie(face: number, origin: DOMRect, there: DOMRect, pace: number): void {
  over(Die, { face, size: "26px", turned: face }, square(26), origin, there, pace);
}

export function flyMark(seat: Seat, origin: DOMRect, there: DOMRect, pace: number): void {
  over(SeatMark, { seat, size: "22px" }, square(22), origin, there, pace);
}

export function flyCard(origin: DOMRect, there: DOMRect, pace: number): void {
  over(CardBack, { kind: "staff" }, { width: 34, height: 48 }, origin, there, pace);
}
