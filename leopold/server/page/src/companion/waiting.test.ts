import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Refusal, Silence } from "../api/client";
import { Waiting } from "./waiting.svelte";

describe("a question that waits", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is asked again by itself until somebody answers", async () => {
    const send = vi.fn<(n: number) => Promise<string>>().mockRejectedValueOnce(new Silence("")).mockRejectedValueOnce(new Silence("")).mockResolvedValue("ten");
    const waiting = new Waiting(send);
    await waiting.ask(10);
    expect([waiting.lost, waiting.busy, waiting.answer]).toEqual([true, true, null]);
    await vi.runAllTimersAsync();
    expect([waiting.lost, waiting.busy, waiting.answer]).toEqual([false, false, "ten"]);
    expect(send.mock.calls).toEqual([[10], [10], [10]]);
  });

  it("is dropped for a newer one, whenever its answer comes", async () => {
    const answers: ((text: string) => void)[] = [];
    const waiting = new Waiting<number, string>(() => new Promise((resolve) => answers.push(resolve)));
    const first = waiting.ask(1);
    const second = waiting.ask(2);
    answers[1]?.("two");
    answers[0]?.("one");
    await Promise.all([first, second]);
    expect(waiting.answer).toBe("two");
  });

  it("keeps the last answer where it is refused, and says why", async () => {
    const send = vi.fn<(n: number) => Promise<string>>().mockResolvedValueOnce("fine");
    const waiting = new Waiting(send);
    await waiting.ask(1);
    send.mockRejectedValueOnce(new Refusal(422, { key: "problem-seat-taken", sentence: "", params: {}, state: null }));
    await waiting.ask(2);
    expect(waiting.answer).toBe("fine");
    expect(waiting.problem).toBe("Somebody sits there already.");
  });
});
