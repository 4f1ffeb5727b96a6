/** A screen that lies beside the board stays lit, where the browser can do that; it is asked anew whenever the page is looked at again. */

export function keepAwake(page: Document = document, lights: WakeLock | undefined = navigator.wakeLock): () => void {
  let held: WakeLockSentinel | null = null;
  let over = false;
  const hold = async (): Promise<void> => {
    if (!lights || over || page.visibilityState !== "visible" || (held && !held.released)) return;
    try {
      held = await lights.request("screen");
      if (over) await held.release();
    } catch {
      // A phone that saves its battery may say no.
    }
  };
  const look = () => void hold();
  page.addEventListener("visibilitychange", look);
  look();
  return () => {
    over = true;
    page.removeEventListener("visibilitychange", look);
    void held?.release();
  };
}
