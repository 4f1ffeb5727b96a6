/**
 * How the table is laid out, by the room there is. Measured in rem, so that larger type counts as a smaller screen.
 *
 * - `tall`: board above, house and café below it, the hand along the lower edge.
 * - `flat`: as on a laptop: the house stands beside café and hand, and the strips stand in the top bar.
 * - `portrait`: as on an upright tablet: everything one below the other.
 * - `pages`: as on a phone: one part at a time.
 *
 * What gives way first is closed to strips (objectives, emperor, the others), then the log goes behind its button. Where
 * there is a side, all four stand open in it.
 */

export type Shape = "tall" | "flat" | "portrait" | "pages";

export interface Arrangement {
  readonly shape: Shape;
  /** Objectives, emperor, others and log stand open at the side. */
  readonly side: boolean;
  /** There is room for the log beside the dice. */
  readonly wide: boolean;
  /** Like a phone that lies: much wider than high. Only pages ask. */
  readonly lying: boolean;
}

/** So wide a table is, in rem, if it has not to be a phone's; a book that lies beside it leaves it as much where it can. */
const WHOLE = 58;

export function arrange(width: number, height: number): Arrangement {
  const shape = shapeOf(width, height);
  const side = (shape === "tall" && width >= 82) || (shape === "flat" && width >= 112);
  return { shape, side, wide: width >= 78, lying: width > 1.25 * height };
}

function shapeOf(width: number, height: number): Shape {
  if (width >= WHOLE && height >= 44 && width >= height * 0.8) return "tall";
  if (width >= WHOLE && height >= 35.5) return width >= height ? "flat" : "portrait";
  if (width >= 46 && height >= 56) return "portrait";
  return "pages";
}

/** How large the page's type is, in pixels. */
export const typeSize = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize);

/**
 * By how much the reader wishes larger type than a table has room for: `--wish`, for whatever is there to be read. Measured, so
 * that it is right whoever asks; without a table it is 1.
 */
export function heedWish(): number {
  const probe = document.createElement("span");
  probe.style.fontSize = "medium";
  document.body.append(probe);
  const wished = parseFloat(getComputedStyle(probe).fontSize);
  probe.remove();
  const wish = Math.max(1, wished / typeSize());
  document.documentElement.style.setProperty("--wish", String(wish));
  return wish;
}

/**
 * How many plates stand abreast so that all of them fit: as few as height allows, since wide ones say more. Room for some
 * is kept, so that the next to be hired does not make the others smaller. All in pixels, but for `rem` itself.
 */
export function abreast(plates: number, width: number, height: number, rem: number): number {
  const most = Math.max(1, Math.floor(width / (3.9 * rem)));
  const lines = Math.max(1, Math.floor((height - 0.35 * rem) / (2.75 * rem)));
  const wanted = Math.ceil(Math.max(plates, 4) / lines);
  return Math.min(most, Math.max(wanted, Math.ceil(width / (15 * rem))));
}
