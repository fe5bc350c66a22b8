/** Where the pips of each face lie, in a square of 100. */
const A = 26;
const B = 50;
const C = 74;
export const PIPS: [number, number][][] = [
  [],
  [[B, B]],
  [[A, C], [C, A]],
  [[A, C], [B, B], [C, A]],
  [[A, A], [C, A], [A, C], [C, C]],
  [[A, A], [C, A], [B, B], [A, C], [C, C]],
  [[A, A], [C, A], [A, B], [C, B], [A, C], [C, C]],
];

/** How to turn a cube so that a face looks at us; see Die.svelte for where the faces are. */
export const TURNS: [x: number, y: number][] = [
  [0, 0],
  [0, 0],
  [0, -90],
  [-90, 0],
  [90, 0],
  [0, 90],
  [0, 180],
];

/** The turn that shows `value` after at least one whole tumble from `from`. */
export function landing(value: number, from: [number, number], tumbles = 1): [number, number] {
  const [x, y] = TURNS[value] ?? [0, 0];
  const past = (start: number, wanted: number) => {
    const whole = Math.ceil((start + 360 * tumbles - wanted) / 360);
    return wanted + 360 * whole;
  };
  return [past(from[0], x), past(from[1], y)];
}
