// The countdown before a race, from the milliseconds that are left until GO.
const COUNT = 3000;
const GO_STAYS = 900;

export type Call = { kind: "look" | "count"; seconds: number } | { kind: "go" } | null;

/** What is called out now. */
export function callAt(left: number): Call {
  if (left > COUNT) return { kind: "look", seconds: Math.ceil((left - COUNT) / 1000) };
  if (left > 0) return { kind: "count", seconds: Math.ceil(left / 1000) };
  return left > -GO_STAYS ? { kind: "go" } : null;
}

/** In how many milliseconds something else is called out; Infinity after the last. */
export function nextCall(left: number): number {
  if (left > 0) return left - 1000 * (Math.ceil(left / 1000) - 1);
  return left > -GO_STAYS ? left + GO_STAYS : Infinity;
}
