import { afterEach, expect, test, vi } from "vitest";

import { meta, Refusal, Silence, tableCode } from "./client";

/** A server that answers like this, in turn; "" is a connection that breaks. */
function server(...answers: (Response | "")[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const answer = answers.shift();
    return answer ? Promise.resolve(answer) : Promise.reject(new TypeError("broken"));
  });
  return asked;
}

const json = (said: unknown, status = 200) => new Response(JSON.stringify(said), { status });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a question that changes nothing is put again when the connection breaks", async () => {
  vi.useFakeTimers();
  const asked = server("", json(null, 503), json({ seats: 4 }));
  const found = meta();
  await vi.runAllTimersAsync();
  expect(await found).toEqual({ seats: 4 });
  expect(asked).toHaveLength(3);
});

test("a question too many is put again when the server says so, if that is soon", async () => {
  vi.useFakeTimers();
  const busy = (seconds: number) => json({ key: "problem-too_many", sentence: "", params: { seconds } }, 429);
  const asked = server(busy(2), json({ seats: 4 }));
  const found = meta();
  await vi.advanceTimersByTimeAsync(1999);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await found).toEqual({ seats: 4 });

  const late = server(busy(60));
  await expect(meta()).rejects.toBeInstanceOf(Refusal);
  expect(late).toHaveLength(1);
});

test("but not for ever", async () => {
  vi.useFakeTimers();
  const asked = server();
  const found = expect(meta()).rejects.toBeInstanceOf(Silence);
  await vi.runAllTimersAsync();
  await found;
  expect(asked).toHaveLength(3);
});

test("a refusal is taken at its word, and what changes something is asked once", async () => {
  const refused = server(json({ key: "no", sentence: "No.", params: {} }, 404));
  await expect(meta()).rejects.toBeInstanceOf(Refusal);
  expect(refused).toHaveLength(1);
  const broken = server("");
  await expect(tableCode("table")).rejects.toBeInstanceOf(Silence);
  expect(broken).toHaveLength(1);
});
