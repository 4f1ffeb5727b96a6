/*
 * Opens the page without the server: the shell and what it is made of, nothing else.
 *
 * The shell is fetched first and kept for when nobody answers, so a new Leopold is there at the next visit. What it is made of
 * has its content in its name and never changes. Everything else, the tables above all, goes its way as if nobody stood here.
 */

importScripts("./push.js");

const SHELL = "./";
const CACHE = "leopold-shell";

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

/** The page says what it is made of; whatever else was kept belongs to an older one. */
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
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

async function shell(request) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(SHELL, answer.clone());
    if (answer.status < 500) return answer;
  } catch {
    // Nobody answers.
  }
  return (await cache.match(SHELL)) ?? Response.error();
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
  const kept = await cache.keys();
  const old = kept.filter((request) => pathOf(request.url)?.startsWith("assets/") && !wanted.has(request.url));
  await Promise.all(old.map((request) => cache.delete(request)));
  const known = new Set(kept.map((request) => request.url));
  // From the browser's own cache: the page has just had them.
  await Promise.all([...wanted].filter((url) => !known.has(url)).map((url) => cache.add(url)));
}
