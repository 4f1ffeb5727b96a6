import { expect, test } from "vitest";

import { guestLook, staffLook, strangerLook } from "./casting";

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, k) => from + k);

/** Faces and dress differ already without the way people hold themselves. */
const UNMOVED = { turned: null, mood: null, tilt: null, gaze: null };

test("neighbours differ in mood or in how they hold their head", () => {
  const pose = (number: number) => {
    const { mood, tilt, turned } = guestLook(number, "blue", 0);
    return `${mood} ${tilt} ${turned}`;
  };
  for (const number of range(49, 103)) expect(pose(number)).not.toBe(pose(number + 1));
  expect(new Set(range(49, 104).map((number) => guestLook(number, "blue", 0).mood)).size).toBe(5);
});

test("no two guests of the base game look alike", () => {
  const looks = [...range(49, 104), 117, 118].map((number) =>
    JSON.stringify({ ...guestLook(number, "blue", 0), ...UNMOVED }),
  );
  expect(new Set(looks).size).toBe(58);
});

test("no two members of staff look alike", () => {
  const looks = range(1, 48).map((number) => JSON.stringify({ ...staffLook(number), ...UNMOVED }));
  expect(new Set(looks).size).toBe(48);
});

test("a stranger always looks the same, and different from the next", () => {
  expect(strangerLook(134, "blue", 4)).toEqual(strangerLook(134, "blue", 4));
  const looks = range(134, 162).map((number) => JSON.stringify(strangerLook(number, "blue", number % 8)));
  expect(new Set(looks).size).toBeGreaterThan(25);
});

test("ladies wear no beards", () => {
  for (const number of range(119, 192)) {
    const look = strangerLook(number, "yellow", 0);
    if (look.lady) expect(look.beard).toBe("none");
  }
});
