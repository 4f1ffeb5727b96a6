// The colours of the house hold WCAG AA in both themes, and stay apart for readers who see some colours less.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { describe, expect, test } from "vitest";

import { contrast, distance, type Vision } from "./colours";

const css = readFileSync(fileURLToPath(new URL("./theme.css", import.meta.url)), "utf8");
const THEMES = ["day", "night"] as const;
type Theme = (typeof THEMES)[number];

/** Every token that is a plain colour, by theme. */
const tokens = new Map<string, Record<Theme, string>>();
for (const [, name, pair, one] of css.matchAll(/--([\w-]+):\s*(?:light-dark\(([^)]*)\)|(#[0-9a-f]{6}));/g)) {
  const [day = "", night = ""] = pair ? pair.split(",").map((part) => part.trim()) : [one, one];
  tokens.set(name ?? "", { day, night });
}

function colour(name: string, theme: Theme): string {
  const found = tokens.get(name);
  if (!found) throw new Error(`theme.css has no colour --${name}.`);
  return found[theme];
}

const GROUNDS = ["table", "panel", "card", "well"];
const INKS = ["ink", "ink-soft", "brass-ink", "good", "bad", "blue-ink", "red-ink", "yellow-ink", "green-ink"];
const TEXT: readonly (readonly [string, string])[] = [
  ...INKS.flatMap((ink) => GROUNDS.map((ground) => [ink, ground] as const)),
  ...["deep", "wine"].map((ground) => ["on-deep", ground] as const),
  ...["blue", "red", "yellow", "green"].map((name) => [`on-${name}`, name] as const),
  ...["red", "green"].map((name) => [`${name}-ink`, `${name}-wash`] as const),
  ...["blue", "red", "yellow", "green"].map((name) => ["ink", `${name}-wash`] as const),
  ...[0, 1, 2, 3].map((seat) => ["on-seat", `seat-${seat}`] as const),
];
/** What is not text but must be seen: the frame of what can be done, the ring of focus, chalk on an empty room. */
const SIGNS: readonly (readonly [string, string])[] = [
  ...["glow", "chosen", "hint", "focus"].flatMap((frame) =>
    ["table", "panel", "well"].map((ground) => [frame, ground] as const),
  ),
  ...["blue", "red", "yellow"].map((name) => [`${name}-ink`, `${name}-wash`] as const),
  ...[0, 1, 2, 3].flatMap((seat) => ["card", "well"].map((ground) => [`seat-${seat}`, ground] as const)),
];

describe.each(THEMES)("by %s", (theme) => {
  test.each(TEXT)("%s can be read on %s", (ink, ground) => {
    expect(contrast(colour(ink, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(SIGNS)("%s can be seen on %s", (sign, ground) => {
    expect(contrast(colour(sign, theme), colour(ground, theme))).toBeGreaterThanOrEqual(3);
  });

  const FAMILIES = [
    ["blue", "red", "yellow", "green"],
    ["seat-0", "seat-1", "seat-2", "seat-3"],
  ];
  const VISIONS: readonly Vision[] = ["full", "protan", "deutan", "tritan"];
  const pairs = FAMILIES.flatMap((family) =>
    family.flatMap((one, k) => family.slice(k + 1).map((other) => [one, other] as const)),
  );
  test.each(pairs)("%s and %s are told apart by every reader", (one, other) => {
    for (const vision of VISIONS)
      expect(distance(colour(one, theme), colour(other, theme), vision)).toBeGreaterThan(0.06);
  });
});

test("the measure of contrast is that of WCAG", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});
