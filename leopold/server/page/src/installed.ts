/** The page as an app: it opens without the server, where the browser lets it (over HTTPS, or on the same machine). */

/** Called once; what goes wrong here costs nobody anything but the page while the server is away. */
export async function install(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("./sw.js");
    const { active } = await navigator.serviceWorker.ready;
    // Whatever came before the worker stood at the door, and what was still on its way when it did.
    new PerformanceObserver((came) => {
      const assets = came.getEntries().map((entry) => entry.name).filter((name) => name.includes("/assets/"));
      if (assets.length > 0) active?.postMessage({ made_of: assets });
    }).observe({ type: "resource", buffered: true });
  } catch (reason) {
    console.info("The page is not kept for when the server is away.", reason);
  }
}
