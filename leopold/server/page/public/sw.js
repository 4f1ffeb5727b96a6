/*
 * Opens the page without the server: the shell and what it is made of, nothing else.
 *
 * The shell is fetched first and kept for when nobody answers, so a new Leopold is there at the next visit. What it is made of
 * has its content in its name and never changes: parts that are opened later are kept as well, until the shell is another one. Everything else, the tables above all, goes its way as if nobody stood here.
 */

importScripts("./push.js");

const SHELL = "./";
const CACHE = "leopold-shell";
/** What the page keeps by itself: cards, rulings, words (src/api/kept.ts). */
const ANSWERS = "leopold-answers";

self.addEventListener("install", (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const path = pathOf(request.url);
  if (request.method !== "GET" || path === null) return;
  if (request.mode === "navigate") event.respondWith(shell(request));
  else if (path.startsWith("assets/")) event.respondWith(asset(request));
});

/** The page says what it is made of: it was loaded before anybody stood here. */
self.addEventListener("message", (event) => {
  if (Array.isArray(event.data?.made_of)) event.waitUntil(keepAssets(event.data.made_of));
});

/** Below our own address, without it; null for anything else. */
function pathOf(url) {
  const { scope } = self.registration;
  return url.startsWith(scope) ? url.slice(scope.length) : null;
}

async function keepShell() {
  const cache = await caches.open(CACHE);
  await cache.add(new Request(SHELL, { cache: "reload" }));
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE && name !== ANSWERS).map((name) => caches.delete(name)));
}

async function shell(request) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await renewShell(cache, answer.clone());
    if (answer.status < 500) return answer;
  } catch {
    // Nobody answers.
  }
  return (await cache.match(SHELL)) ?? Response.error();
}

/** Another shell is made of other things: whatever was kept belongs to the older one. */
async function renewShell(cache, answer) {
  const [kept, text] = [await cache.match(SHELL), await answer.clone().text()];
  if (kept && (await kept.text()) !== text) {
    const old = (await cache.keys()).filter((request) => pathOf(request.url)?.startsWith("assets/"));
    await Promise.all(old.map((request) => cache.delete(request)));
  }
  await cache.put(SHELL, answer);
}

async function asset(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request.url, answer.clone());
  return answer;
}

async function keepAssets(urls) {
  const cache = await caches.open(CACHE);
  const wanted = new Set(urls.filter((url) => pathOf(url)?.startsWith("assets/")));
  const known = new Set((await cache.keys()).map((request) => request.url));
  // From the browser's own cache: the page has just had them.
  await Promise.all([...wanted].filter((url) => !known.has(url)).map((url) => cache.add(url)));
}
