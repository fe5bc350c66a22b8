// The kinds of cards as the server counts them, number by number and then by colour, and the
// gestures that belong to them.
export const JOKER = 20;
export const STOP = 61;

export const TAKE = 6;
export const FULFIL = 7;
export const PLACE = 8;
export const DISCARD = 9;
export const DONE = 10;

export const numberOf = (kind: number) => Math.floor(kind / 4) + 1;
export const colourOf = (kind: number) => kind % 4;
/** The gesture of a card, the joker's too: what it does depends on the phase. */
export const gestureOf = (kind: number) => 3 * kind;

/** Counts of the kinds as single cards. */
export function single(counts: number[]): number[] {
  return counts.flatMap((count, kind) => Array<number>(count).fill(kind));
}

export type Sorting = "number" | "colour";

/** The joker comes last in any case. */
export function compare(by: Sorting): (a: number, b: number) => number {
  if (by === "number") return (a, b) => a - b;
  const rank = (kind: number) => (kind === JOKER ? JOKER : colourOf(kind) * 5 + numberOf(kind) - 1);
  return (a, b) => rank(a) - rank(b);
}
