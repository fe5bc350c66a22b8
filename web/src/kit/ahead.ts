/** How many exchanges are remembered: clocks drift apart, if slowly. */
export const KEPT = 8;

/**
 * The server's clock less ours. What it showed came back on a way that took time, so it is
 * compared with the middle between question and answer; and of the latest exchanges the quickest
 * is believed, for it can be wrong by no more than half of what it took.
 */
export class Ahead {
  private exchanges: { took: number; ahead: number }[] = [];

  /** We asked at `asked` and had the answer at `heard`; `time` is what the server's clock showed. */
  take(asked: number, heard: number, time: number): number {
    if (heard < asked) this.exchanges = []; // somebody has set our clock back
    this.exchanges = [...this.exchanges, { took: Math.abs(heard - asked), ahead: time - (asked + heard) / 2 }].slice(-KEPT);
    return this.exchanges.reduce((best, one) => (one.took <= best.took ? one : best)).ahead;
  }

  /** Whether too little is known yet. */
  get young(): boolean {
    return this.exchanges.length < KEPT / 2;
  }
}
