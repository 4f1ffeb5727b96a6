/**
 * The sounds of the table, made on the spot from waves and noise: dice, a coin, a cup, a door, a bell, and a bar of a waltz
 * for the emperor. Silent until somebody asks for them; nothing is fetched.
 */

import type { Event } from "../api/models";
import { settings } from "../settings.svelte";

export type Sound = "dice" | "coin" | "cup" | "door" | "bell" | "waltz" | "chord";

const OF_EVENTS: Readonly<Record<string, Sound>> = {
  dice_rolled: "dice",
  die_taken: "dice",
  krones: "coin",
  item_placed: "cup",
  item_served: "cup",
  item_kept: "cup",
  checked_in: "door",
  room_prepared: "door",
  group_completed: "chord",
  objective_claimed: "chord",
  emperor_scored: "waltz",
};

/** What is heard of these events: each sound once, and none but the waltz when the emperor comes. */
export function soundsOf(events: readonly Event[]): Sound[] {
  const found = new Set(events.flatMap((event) => OF_EVENTS[event.key] ?? []));
  return found.has("waltz") ? ["waltz"] : [...found];
}

/** A tone: its pitch in hertz, when it begins, how long it rings, how loud, and its wave. */
type Tone = readonly [pitch: number, at: number, rings: number, loud: number, wave?: OscillatorType];
/** A burst of noise through a filter: its colour in hertz, when, how long, how loud. */
type Burst = readonly [colour: number, at: number, lasts: number, loud: number];

interface Score {
  tones?: readonly Tone[];
  bursts?: readonly Burst[];
}

/** Three-four time: a bass, two chords above it, and a turn of melody over the bar. */
const WALTZ: readonly Tone[] = [
  [146.8, 0, 0.5, 0.3, "triangle"],
  [293.7, 0.32, 0.2, 0.14, "triangle"],
  [370, 0.32, 0.2, 0.14, "triangle"],
  [293.7, 0.62, 0.2, 0.14, "triangle"],
  [370, 0.62, 0.2, 0.14, "triangle"],
  [587.3, 0, 0.3, 0.2],
  [740, 0.32, 0.28, 0.2],
  [880, 0.62, 0.6, 0.22],
  [110, 0.94, 0.6, 0.3, "triangle"],
  [277.2, 1.26, 0.3, 0.14, "triangle"],
  [392, 1.26, 0.3, 0.14, "triangle"],
];

const SCORES: Readonly<Record<Sound, Score>> = {
  dice: { bursts: [[1700, 0, 0.05, 0.5], [1300, 0.07, 0.05, 0.4], [1500, 0.13, 0.04, 0.3], [1100, 0.21, 0.05, 0.22]] },
  coin: { tones: [[1975, 0, 0.12, 0.12], [2637, 0.06, 0.35, 0.14]] },
  cup: { tones: [[1245, 0, 0.16, 0.12], [3120, 0, 0.09, 0.05]], bursts: [[3600, 0, 0.03, 0.1]] },
  door: { bursts: [[420, 0, 0.14, 0.5], [900, 0.15, 0.04, 0.3]], tones: [[96, 0, 0.16, 0.25, "triangle"]] },
  bell: { tones: [[1318.5, 0, 0.9, 0.16], [2637, 0, 0.5, 0.07], [1318.5, 0.18, 1, 0.16], [2637, 0.18, 0.5, 0.07]] },
  chord: { tones: [[523.3, 0, 0.5, 0.12], [659.3, 0.07, 0.5, 0.12], [784, 0.14, 0.7, 0.14]] },
  waltz: { tones: WALTZ },
};

const LOUD = 0.5;
/** The same sound again so soon would only be noise. */
const APART = 0.12;

let studio: AudioContext | null = null;
let hiss: AudioBuffer | null = null;
const last = new Map<Sound, number>();

function opened(): AudioContext | null {
  if (!studio && typeof AudioContext !== "undefined") studio = new AudioContext();
  // A browser lets nothing be heard before somebody has clicked.
  if (studio?.state === "suspended") void studio.resume();
  return studio;
}

/** Let a sound be heard, if sounds are wanted; a bell that calls may be wanted by itself. */
export function hear(sound: Sound, wanted = settings.sound): void {
  if (!wanted) return;
  const context = opened();
  if (!context || context.currentTime - (last.get(sound) ?? -1) < APART) return;
  last.set(sound, context.currentTime);
  const out = new GainNode(context, { gain: LOUD });
  out.connect(context.destination);
  const { tones = [], bursts = [] } = SCORES[sound];
  for (const tone of tones) ring(context, out, tone);
  for (const burst of bursts) rattle(context, out, burst);
}

function fading(context: AudioContext, out: AudioNode, begins: number, lasts: number, loud: number): GainNode {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, begins);
  gain.gain.linearRampToValueAtTime(loud, begins + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0008, begins + lasts);
  gain.connect(out);
  return gain;
}

function ring(context: AudioContext, out: AudioNode, [pitch, at, rings, loud, wave = "sine"]: Tone): void {
  const begins = context.currentTime + at;
  const tone = new OscillatorNode(context, { type: wave, frequency: pitch });
  tone.connect(fading(context, out, begins, rings, loud));
  tone.start(begins);
  tone.stop(begins + rings);
}

function rattle(context: AudioContext, out: AudioNode, [colour, at, lasts, loud]: Burst): void {
  const begins = context.currentTime + at;
  const noise = new AudioBufferSourceNode(context, { buffer: (hiss ??= noiseOf(context)) });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: colour, Q: 1.4 });
  noise.connect(filter);
  filter.connect(fading(context, out, begins, lasts, loud));
  noise.start(begins);
  noise.stop(begins + lasts);
}

function noiseOf(context: AudioContext): AudioBuffer {
  const buffer = new AudioBuffer({ length: context.sampleRate / 4, sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = 2 * Math.random() - 1;
  return buffer;
}
