import { describe, expect, it } from "vitest";

import { addressForFriends, renewed } from "./invitations.svelte";

describe("the address in a friend's link", () => {
  it("is where the host looks, when friends can look there too", () => {
    expect(addressForFriends("leopold.example", "https://leopold.example/", [])).toBe("https://leopold.example/");
  });

  it("is the machine's address in its network, when the host sits at the machine itself", () => {
    for (const hostname of ["localhost", "127.0.0.1", "[::1]"]) {
      expect(addressForFriends(hostname, `http://${hostname}:8315/`, ["http://192.168.1.5:8315/"])).toBe("http://192.168.1.5:8315/");
    }
  });

  it("is none, when nobody else can reach the server", () => {
    expect(addressForFriends("127.0.0.1", "http://127.0.0.1:8315/", [])).toBeNull();
  });
});

describe("a new link", () => {
  it("takes the place of the old one of its seat", () => {
    const links = { table: "t", watch_token: "w", seat_tokens: [{ seat: 1, token: "a" }, { seat: 2, token: "b" }] };
    expect(renewed(links, { seat: 1, token: "c" }).seat_tokens).toEqual([{ seat: 2, token: "b" }, { seat: 1, token: "c" }]);
  });
});
