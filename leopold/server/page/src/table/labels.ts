/** What things on the table are called, in words: for screen readers, and for whoever points at them. */

import type { GuestInfo, ObjectiveInfo, StaffInfo, TileInfo, View } from "../api/models";
import type { Counts, Guest } from "../art/types";
import { does, itemWords, type Named } from "../words/library";
import { say, sayAny, sayIt, sentences } from "../words/index.svelte";

type RoomView = View["seats"][number]["rooms"][number][number];

export function guestLabel(guest: Guest): string {
  return say("label-guest", { name: guest.name, colour: guest.colour, order: itemWords(guest.order), vp: guest.vp });
}

export function queueLabel(space: number, guest: Named<GuestInfo>, price: number): string {
  return say("label-queue", { space, guest: guestLabel(guest), reward: sentences(does(guest)), price });
}

export function cafeLabel(guest: Guest, missing: Counts): string {
  const items = itemWords(missing);
  return say("label-cafe", { guest: guest.name, missing: items.length > 0 ? "some" : "none", items });
}

/** With whoever lives there, where the log knows it. */
export function roomLabel(room: RoomView, guest?: string): string {
  const label = say("label-room", { room: room.room, colour: room.colour, state: room.state, group: room.group, badge: room.badge });
  return guest === undefined ? label : say("label-card", { label, text: say("label-lodger", { guest }) });
}

/** With its coloured dice, where some lie there. */
export function dieLabel(face: number, dice: number, coloured: readonly string[] = []): string {
  const label = say("label-die", { face, name: sayAny(`space-${face}`), n: dice });
  return coloured.length > 0 ? say("label-coloured", { label, colours: coloured.map((colour) => sayAny(`colour-${colour}`)) }) : label;
}

export function kitchenLabel(item: string, n: number): string {
  return say("label-kitchen", { items: sayAny(`items-${item}`, { n }) });
}

export function staffLabel(staff: Named<StaffInfo>, used: boolean): string {
  const state = used ? (staff.timing === "flip" ? "label-staff-face_down" : "label-staff-used") : "label-staff";
  const label = say(state, { name: staff.name, timing: sayAny(`timing-${staff.timing}`) });
  return say("label-card", { label, text: sentences(does(staff)) });
}

export function handLabel(staff: Named<StaffInfo>): string {
  const label = say("label-hand", { name: staff.name, cost: staff.cost, timing: sayAny(`timing-${staff.timing}`) });
  return say("label-card", { label, text: sentences(does(staff)) });
}

export function objectiveLabel(objective: ObjectiveInfo): string {
  return say("label-objective", { letter: objective.letter, need: does(objective)[0] ?? "" });
}

export function tileLabel(tile: TileInfo, round: number): string {
  const label = say("label-tile", { letter: tile.letter, round });
  return say("label-card", { label, text: sentences([...does(tile), sayIt(tile.punishes)]) });
}
