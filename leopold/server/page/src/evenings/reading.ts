/** Evenings as the page shows them. */

import type { Deal, Evening, Rung } from "../api/models";

/** In whole percent; nobody has won a share of nothing. */
export function share(won: number, games: number): number {
  return games === 0 ? 0 : Math.round((100 * won) / games);
}

/** The first step that is not climbed yet; none for whoever stands at the top. */
export function nextRung(ladder: readonly Rung[]): Rung | undefined {
  return ladder.find((rung) => !rung.reached);
}

/** At which level to meet the automaton: the one chosen last, else the next step of the stairs, else the top. */
export function soloLevel(levels: readonly string[], chosen: string, ladder: readonly Rung[]): string {
  if (levels.includes(chosen)) return chosen;
  return nextRung(ladder)?.level ?? ladder.at(-1)?.level ?? levels[0] ?? "";
}

export interface Compared {
  /** Nothing for oneself. */
  level: string;
  points: number;
  rivals: readonly number[];
  /** In parts of the best, for a bar. */
  part: number;
}

/** One's own result among those of the bots, the best first; of equals oneself. */
export function compared(deal: Deal): Compared[] {
  const all = [...(deal.mine ? [deal.mine] : []), ...deal.bots];
  const best = Math.max(1, ...all.map((one) => one.points));
  return all
    .map(({ level, points, rivals }) => ({ level, points, rivals, part: Math.max(0, points) / best }))
    .sort((a, b) => b.points - a.points || Number(a.level !== "") - Number(b.level !== ""));
}

/** How many bots one has left behind. */
export function outplayed(deal: Deal): number {
  const own = deal.mine;
  return own ? deal.bots.filter((bot) => bot.points < own.points).length : 0;
}

/** The evenings as a file: what the server keeps, and nothing that follows from it. */
export function exported(evenings: readonly Evening[]): string {
  return `${JSON.stringify({ leopold: "evenings", version: 1, evenings }, null, 2)}\n`;
}
