import { describe, expect, it } from "vitest";

import { changed, colouredAnswer, crossedAnswer, fitting, left, nextFigures, nextOpen, placesOf, put, queueAnswer, servedAnswer, trouble, typedNumber } from "./answers";

describe("the queue", () => {
  it("begins with whoever is known to stand there", () => {
    expect(placesOf([0, 64, 69, 0, 74])).toEqual([null, 64, 69, null, 74]);
  });

  it("moves up when somebody has left, and somebody new is at the left", () => {
    expect(left([49, 64, 69, 55, 74], 2)).toEqual([null, 49, 64, 55, 74]);
    expect(left([49, 64, 69, 55, 74], 4)).toEqual([null, 49, 64, 69, 55]);
  });

  it("is sent only when every place is told and somebody is there", () => {
    expect(queueAnswer(put([null, 64, 69, 55, 74], 0, 49))).toBe("49 64 69 55 74");
    expect(queueAnswer([0, 64, 69, 55, 74])).toBe("0 64 69 55 74");
    expect(queueAnswer([null, 64, 69, 55, 74])).toBeNull();
    expect(queueAnswer([0, 0, 0, 0, 0])).toBeNull();
  });

  it("asks on from left to right, and then for what was passed over", () => {
    expect(nextOpen([null, 64, null, 55, null], 2)).toBe(4);
    expect(nextOpen([null, 64, 69, 55, 74], 4)).toBe(0);
    expect(nextOpen([49, 64, 69, 55, 74], 4)).toBeNull();
  });
});

describe("numbers", () => {
  it("can be as many as lie there", () => {
    expect(trouble([0, 0, 0, 0, 0, 0], 7, 9)).toBe("more");
    expect(trouble([5, 5, 0, 0, 0, 0], 7, 9)).toBe("fewer");
    expect(trouble([4, 2, 1, 1, 1, 0], 7, 9)).toBeNull();
  });

  it("never fall below nothing or rise above what there is", () => {
    expect(changed([0, 3], 0, -1)).toEqual([0, 3]);
    expect(changed([0, 3], 1, 1, 3)).toEqual([0, 3]);
    expect(changed([0, 3], 1, 1)).toEqual([0, 4]);
  });

  it("come from keys", () => {
    expect(typedNumber("", false, -99, 399)).toBeNull();
    expect(typedNumber("42", false, -99, 399)).toBe(42);
    expect(typedNumber("42", true, -99, 399)).toBe(-42);
    expect(typedNumber("999", false, -99, 399)).toBe(399);
  });
});

it("puts no more coloured dice on a space than dice lie there", () => {
  expect(colouredAnswer([3, 3, 0], [0, 0, 2, 0, 0, 0])).toBe("3 3 0");
  expect(colouredAnswer([3, 3, 3], [0, 0, 2, 0, 0, 0])).toBeNull();
  expect(colouredAnswer([3, null, 0], [0, 0, 2, 0, 0, 0])).toBeNull();
});

it("says what was used and given as often as it was, or that nothing was", () => {
  expect(crossedAnswer([0, 0, 2, 0, 1, 0])).toBe("3 3 5");
  expect(crossedAnswer([0, 0, 0, 0, 0, 0])).toBe("none");
  expect(servedAnswer([{ guest: 64, items: { wine: 2 } }, { guest: 89, items: { cake: 1 } }])).toBe("64 wine, 64 wine, 89 cake");
  expect(servedAnswer([{ guest: 64, items: {} }])).toBe("none");
});

describe("finding a card", () => {
  const cards = [
    { number: 49, name: "Sculptor", colour: "yellow" },
    { number: 64, name: "Duchess", colour: "blue" },
    { number: 104, name: "Painter", colour: "green" },
  ];

  it("goes by colour, by the figures so far, and by a piece of the name", () => {
    expect(fitting(cards, "blue", "", "").map((card) => card.number)).toEqual([64]);
    expect(fitting(cards, "", "1", "").map((card) => card.number)).toEqual([104]);
    expect(fitting(cards, "", "", "UCH").map((card) => card.number)).toEqual([64]);
    expect(fitting(cards, "red", "", "")).toEqual([]);
  });

  it("offers only figures that lead to a card", () => {
    expect([...nextFigures(cards, "")].sort()).toEqual(["1", "4", "6"]);
    expect([...nextFigures(cards, "10")]).toEqual(["4"]);
    expect([...nextFigures(cards, "64")]).toEqual([]);
  });
});
