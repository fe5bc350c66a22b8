// My gestures in a race. None waits for another, and none is lost silently: one that comes a
// little too early waits for its time, and one that is refused says why.
import { Refusal } from "../kit/api";
import type { Line } from "../kit/line.svelte";
import type { Values } from "../kit/words";
import type { Heat } from "../protocol";

/** Milliseconds by which a gesture may be too early, and still is kept. */
export const EARLY = 150;
const TRIES = 3;

export interface Refused {
  action: number;
  reason: string;
  details: Values;
}

/** What stands in the way of a gesture at the server's time `now`, and for how long. */
export function hindrance(heat: Heat, throws: boolean, now: number): { reason: string; ms: number } {
  const reason = now < heat.go ? "too-early" : "too-quick";
  const free = throws ? Math.max(heat.go, heat.roll) : heat.go;
  return { reason, ms: Math.max(0, Math.ceil(free - now)) };
}

export class Race {
  /** The latest refusal: a new object each time. */
  refused = $state.raw<Refused | null>(null);
  /** Gestures that wait for their time or their answer. */
  underway = $state.raw<number[]>([]);

  constructor(
    private line: Pick<Line, "position" | "ahead" | "do">,
    private throws: (action: number) => boolean,
    private now: () => number = Date.now,
  ) {}

  get throwing(): boolean {
    return this.underway.some((action) => this.throws(action));
  }

  async act(action: number): Promise<void> {
    if (this.underway.includes(action)) return;
    this.underway = [...this.underway, action];
    try {
      await this.send(action);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refused = { action, reason: error.reason, details: error.details };
    } finally {
      this.underway = this.underway.filter((one) => one !== action);
    }
  }

  private async send(action: number): Promise<void> {
    const meant = this.line.position?.heat?.number ?? 0; // in another race it would be another gesture
    for (let tries = 1; ; tries++) {
      const heat = this.line.position?.heat;
      const hindered = heat && hindrance(heat, this.throws(action), this.now() + this.line.ahead);
      if (hindered?.ms) await this.wait(hindered);
      try {
        return await this.line.do({ type: "act", action, heat: meant });
      } catch (error) {
        if (!(error instanceof Refusal) || tries === TRIES) throw error;
        if (error.reason !== "too-early" && error.reason !== "too-quick") throw error;
        // The server's clock is the one that counts: ours was a little off.
        await this.wait({ reason: error.reason, ms: Number(error.details.ms) });
      }
    }
  }

  private async wait({ reason, ms }: { reason: string; ms: number }): Promise<void> {
    if (ms > EARLY) throw new Refusal(reason, { ms });
    await new Promise((done) => setTimeout(done, ms));
  }
}

/** Whether a race is still to begin: until then there is nothing to do but look. */
export class Start {
  private passed = $state(0);

  awaited(heat: Heat | null | undefined, ahead: number): boolean {
    return !!heat && heat.go > this.passed && heat.go > Date.now() + ahead;
  }

  /** For an effect: waits for GO, by the server's clock. */
  watch(heat: Heat | null | undefined, ahead: number): () => void {
    const go = heat?.go ?? 0;
    const timer = setTimeout(() => (this.passed = Math.max(go, this.passed)), go - Date.now() - ahead);
    return () => clearTimeout(timer);
  }
}
