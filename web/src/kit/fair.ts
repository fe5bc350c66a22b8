// Fair dice, worked out again in the browser; the recipe is docs/fair-dice.md.
import type { Replay } from "../protocol";

const WORD = 2 ** 32;

export function unhex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function hexed(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((b) => b.toString(16).padStart(2, "0")).join("");
}

/** What a table publishes before the first roll. */
export async function commit(secret: string): Promise<string> {
  return hexed(await crypto.subtle.digest("SHA-256", unhex(secret)));
}

/** Outcome number `index` of a game, equally likely 0 to n - 1. */
export async function outcome(secret: string, contributions: string[], index: number, n: number): Promise<number> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", unhex(secret), algorithm, false, ["sign"]);
  const limit = WORD - (WORD % n);
  for (let attempt = 0; ; attempt++) {
    const message = `parlour-1|${contributions.join(",")}|${index}|${attempt}`;
    const digest = new DataView(await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(message)));
    for (let at = 0; at < 32; at += 4) {
      const word = digest.getUint32(at);
      if (word < limit) return word % n;
    }
  }
}

export type Verdict =
  | { good: true; outcomes: number }
  | { good: false; reason: "no-commitment" | "no-secret" | "wrong-secret" }
  | { good: false; reason: "wrong-outcome"; event: number; told: number; true: number };

/** Every roll and card of a finished game, worked out from its secret. */
export async function verify(game: Replay): Promise<Verdict> {
  if (!game.commitment) return { good: false, reason: "no-commitment" };
  if (!game.secret) return { good: false, reason: "no-secret" };
  if ((await commit(game.secret)) !== game.commitment) return { good: false, reason: "wrong-secret" };
  let index = 0;
  for (const step of game.steps) {
    if (step.of === 0) continue;
    const expected = await outcome(game.secret, game.contributions, index++, step.of);
    if (expected !== step.outcome) {
      return { good: false, reason: "wrong-outcome", event: step.number, told: step.outcome, true: expected };
    }
  }
  return { good: true, outcomes: index };
}
