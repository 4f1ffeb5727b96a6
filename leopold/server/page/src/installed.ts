/** The page as an app: it opens without the server, where the browser lets it (over HTTPS, or on the same machine). */

/** Called once; what goes wrong here costs nobody anything but the page while the server is away. */
export async function install(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("./sw.js");
    const { active } = await navigator.serviceWorker.ready;
    await document.fonts.ready;
    active?.postMessage({ made_of: madeOf() });
  } catch (reason) {
    console.info("The page is not kept for when the server is away.", reason);
  }
}

/** What this page has been put together from so far. */
function madeOf(): string[] {
  return performance.getEntriesByType("resource").map((entry) => entry.name).filter((name) => name.includes("/assets/"));
}
