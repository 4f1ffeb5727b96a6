// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";

import { bytesOf } from "./push";

type Heard = Record<string, (event: unknown) => void>;

/** A service worker that does nothing by itself. */
function workerScope(open: readonly { navigate: (to: string) => Promise<unknown>; focus: () => Promise<void> }[]) {
  const heard: Heard = {};
  return {
    heard,
    addEventListener: (kind: string, what: (event: unknown) => void) => (heard[kind] = what),
    registration: { scope: "https://leopold.example/", showNotification: vi.fn(async () => undefined) },
    clients: { matchAll: async () => open, openWindow: vi.fn(async () => undefined) },
  };
}

async function load(scope: ReturnType<typeof workerScope>): Promise<void> {
  vi.resetModules();
  vi.stubGlobal("self", scope);
  await import("../../public/push.js" as string);
}

const waited: Promise<unknown>[] = [];
const waitUntil = (work: Promise<unknown>) => void waited.push(work);

beforeEach(() => {
  waited.length = 0;
});

describe("a call with the page closed", () => {
  it("is shown once for each table", async () => {
    const scope = workerScope([]);
    await load(scope);
    const call = { table: "9e3x27gmmydf", title: "It is your turn", body: "At the table with Ben" };
    scope.heard["push"]?.({ data: { json: () => call }, waitUntil });
    expect(scope.registration.showNotification).toHaveBeenCalledWith(call.title, { body: call.body, tag: "leopold-9e3x27gmmydf", data: call.table });
  });

  it("leads to the table, in the window that is open or in a new one", async () => {
    const there = { navigate: vi.fn(async () => null), focus: vi.fn(async () => undefined) };
    const close = vi.fn();
    for (const open of [[there], []]) {
      const scope = workerScope(open);
      await load(scope);
      scope.heard["notificationclick"]?.({ notification: { data: "9e3x27gmmydf", close }, waitUntil });
      await Promise.all(waited);
      if (open.length === 0) expect(scope.clients.openWindow).toHaveBeenCalledWith("https://leopold.example/#/table/9e3x27gmmydf");
    }
    expect(there.navigate).toHaveBeenCalledWith("https://leopold.example/#/table/9e3x27gmmydf");
    expect(there.focus).toHaveBeenCalledOnce();
    expect(close).toHaveBeenCalledTimes(2);
  });
});

describe("the operator's key", () => {
  it("is read from base64 as it stands in addresses", () => {
    expect([...bytesOf("-_8A")]).toEqual([251, 255, 0]);
  });
});
