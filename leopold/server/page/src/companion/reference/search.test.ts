import { describe, expect, it } from "vitest";

import { alike, Search, tokens } from "./search";

describe("words", () => {
  it("are folded, and Chinese is read in pairs", () => {
    expect(tokens("May I put 2 CAKES on the Café-table?")).toEqual(["may", "i", "put", "2", "cakes", "on", "the", "cafe", "table"]);
    expect(tokens("Мозаїка, ещё")).toEqual(["мозаіка", "еще"]);
    expect(tokens("可以拿两位客人")).toEqual(["可以", "以拿", "拿两", "两位", "位客", "客人"]);
    expect(tokens("骰")).toEqual(["骰"]);
  });

  it.each([
    ["guest", "guests"],
    ["hiring", "hired"],
    ["гостя", "гостей"],
    ["кухні", "кухня"],
    ["ospite", "ospiti"],
    ["zimmer", "zimmern"],
    ["emperor", "emporer"],
  ])("are the same in another form, or nearly spelled: %s, %s", (one, other) => expect(alike(one, other)).toBeGreaterThanOrEqual(0.4));

  it.each([
    ["die", "day"],
    ["room", "round"],
    ["гість", "гроші"],
    ["客人", "骰子"],
  ])("are not the same only because they are near: %s, %s", (one, other) => expect(alike(one, other)).toBe(0));
});

const SPOKEN: Readonly<Record<string, { passages: Readonly<Record<string, [string, string]>>; asked: Readonly<Record<string, string>> }>> = {
  de: {
    passages: {
      guests: ["Darf ich in einem Zug zwei Gäste nehmen?", "Nur einen aus der Schlange, so viele Tische auch frei sind."],
      six: ["Darf ich die 6 verstärken?", "Dann zahlst du zweimal: für die 6 und für die Verstärkung."],
      kitchen: ["Aus der Küche servieren", "Bis zu drei Speisen und Getränke für eine Krone, so oft du willst."],
      rooms: ["Zimmer vorbereiten", "Jedes Zimmer grenzt an ein anderes; das erste liegt unten links."],
    },
    asked: { "2 gäste im selben zug": "guests", "kann man die sechs oder 6 verstaerken": "six", "wie oft kuche bedienen speise": "kitchen", "muss ein zimmer angrenzen": "rooms" },
  },
  uk: {
    passages: {
      guests: ["Чи можна взяти двох гостей за один хід?", "Лише одного з черги, хоч би скільки столиків було вільно."],
      pass: ["Чи можна спасувати пізніше?", "Пас можливий лише до будь-якої іншої дії."],
      kitchen: ["Подавання з кухні", "До трьох страв і напоїв за одну крону, скільки завгодно разів."],
      emperor: ["Імператор", "Після третього раунду приходить імператор."],
    },
    asked: { "можу взяти два гостя": "guests", "коли можна пасувати": "pass", "подати страву з кухня": "kitchen", "імператора прихід": "emperor" },
  },
  ru: {
    passages: {
      guests: ["Можно ли взять двух гостей за один ход?", "Только одного из очереди, сколько бы столов ни было свободно."],
      staff: ["Можно ли нанять персонал без крон?", "Если цена не выше скидки. Ещё одна карта не берётся."],
      rooms: ["Подготовка комнат", "Каждая комната прилегает к другой."],
    },
    asked: { "берем два гостя": "guests", "нанять персонал если нет крон": "staff", "комната должна прилегать": "rooms" },
  },
  it: {
    passages: {
      guests: ["Posso prendere due ospiti in un turno?", "Uno solo dalla coda, per quanti tavoli siano liberi."],
      staff: ["Posso assumere personale senza corone?", "Se il costo non supera lo sconto."],
      boost: ["Posso aumentare la forza due volte?", "Una volta per turno."],
    },
    asked: { "prendo 2 ospite": "guests", "personale gratis senza corona": "staff", "aumento di forza": "boost" },
  },
  zh: {
    passages: {
      guests: ["一个回合可以拿两位客人吗？", "每回合只能从队列中拿一位客人。"],
      dice: ["可以不拿骰子就结束回合吗？", "必须拿一个骰子，或者跳过。"],
      kitchen: ["从厨房上菜", "支付一克朗，最多上三份菜肴或饮料。"],
    },
    asked: { 两位客人: "guests", "不拿骰子行吗": "dice", 厨房: "kitchen" },
  },
};

describe.each(Object.entries(SPOKEN))("a question in %s", (_, { passages, asked }) => {
  const search = new Search(Object.entries(passages).map(([is, [title, text]]) => ({ is, title, text })));
  it.each(Object.entries(asked))("%s", (question, is) => expect(search.find(question)[0]?.is).toBe(is));
});

describe("what is found", () => {
  it("has rare words before common ones, and titles before texts", () => {
    const search = new Search([
      { is: "common", title: "Guests", text: "guests guests guests wait" },
      { is: "rare", title: "Staff", text: "the porter and guests" },
      { is: "titled", title: "Porter", text: "He works once." },
      { is: "other", title: "Rooms", text: "guests live there" },
    ]);
    expect(search.find("porter guests").map(({ is }) => is).slice(0, 2)).toEqual(["rare", "titled"]);
    expect(search.find("porter")[0]?.is).toBe("titled");
  });

  it("knows words that mean the same", () => {
    const passages = [
      { is: "krones", title: "", text: "nobody has more krones than that" },
      { is: "else", title: "", text: "the emperor comes" },
    ];
    expect(new Search(passages).find("how much money")).toEqual([]);
    expect(new Search(passages, { same: ["krones money coins"] }).find("how much money").map(({ is }) => is)).toEqual(["krones"]);
  });

  it("does not go by words that say nothing", () => {
    const passages = [
      { is: "allowed", title: "", text: "nothing that is allowed is forbidden" },
      { is: "boost", title: "", text: "a boost costs a krone" },
      { is: "else", title: "", text: "a boost, a krone, a six" },
    ];
    expect(new Search(passages).find("allowed boost")[0]?.is).toBe("allowed");
    expect(new Search(passages, { unsaid: "is it allowed" }).find("allowed boost")[0]?.is).not.toBe("allowed");
  });

  it("is nothing for nothing, and nothing for words that nobody says", () => {
    const search = new Search([{ is: 1, title: "Dice", text: "roll them" }]);
    expect(search.find("")).toEqual([]);
    expect(search.find("  ?!")).toEqual([]);
    expect(search.find("submarine")).toEqual([]);
  });
});
