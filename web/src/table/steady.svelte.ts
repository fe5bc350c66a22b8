// In a race what a button does may change under the finger: a key meant for another roll must not
// send anybody to the till. So what is new under it counts only after a moment.
export const MOMENT = 1200;

export class Steady {
  /** The big gesture has just become another one. */
  locked = $state(false);
  private meant: number | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** What the big gesture is now, if any; `matters` where there are races. */
  means(action: number | undefined, matters: boolean): void {
    if (action === undefined || action === this.meant) return;
    const changed = this.meant !== undefined && matters;
    this.meant = action;
    clearTimeout(this.timer);
    this.locked = changed;
    if (changed) this.timer = setTimeout(() => (this.locked = false), MOMENT);
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
