/** Who has won: the person only with more points than the automaton. */

export interface Verdict {
  who: "you" | "automaton";
  by: number;
  key: "box-end-won" | "box-end-lost" | "box-end-tie";
}

export function verdict(yours: number, his: number): Verdict {
  const by = Math.abs(yours - his);
  if (yours > his) return { who: "you", by, key: "box-end-won" };
  return { who: "automaton", by, key: by === 0 ? "box-end-tie" : "box-end-lost" };
}
