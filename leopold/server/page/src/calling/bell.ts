/** The bell on the counter: a few partials that fade, made here and now. */

const PARTIALS = [
  [1, 0.5],
  [2.76, 0.25],
  [5.4, 0.12],
] as const;
const PITCH = 1046.5;
const SECONDS = 1.4;

let context: AudioContext | null = null;

/** Browsers ring only after the reader has touched the page; until then it stays silent. */
export function ring(): void {
  try {
    context ??= new AudioContext();
    void context.resume();
    const now = context.currentTime;
    for (const [ratio, loudness] of PARTIALS) {
      const tone = context.createOscillator();
      const fading = context.createGain();
      tone.frequency.value = PITCH * ratio;
      fading.gain.setValueAtTime(0.3 * loudness, now);
      fading.gain.exponentialRampToValueAtTime(0.0001, now + SECONDS / Math.sqrt(ratio));
      tone.connect(fading).connect(context.destination);
      tone.start(now);
      tone.stop(now + SECONDS);
    }
  } catch {
    // No sound here.
  }
}
