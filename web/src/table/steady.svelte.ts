// What a button does may change under the finger. In a race a key meant for another roll must not
// send anybody to the till; at a quiet table the second of two quick touches must not end a turn.
// So what is new under it counts only after a moment.
export const MOMENT = 1200;
export const DOUBLE = 400;
const HASTE = 1500; // how long an answer may take and still belong to the touch

export class Steady {
  /** The big gesture has just become another one. */
  locked = $state(false);
  private meant: number | undefined;
  private gone = Infinity; // since when there is no big gesture
  private shown: string | undefined;
  private press = { said: "", at: -Infinity };
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** What the big gesture is now, if any; `matters` where there are races. */
  means(action: number | undefined, matters: boolean): void {
    if (action === undefined) {
      this.gone = Math.min(this.gone, Date.now());
      return;
    }
    // After a while without any, the same number may do something else: done, or enough.
    const other = action !== this.meant || Date.now() - this.gone > DOUBLE;
    this.gone = Infinity;
    if (!other) return;
    const changed = this.meant !== undefined && matters;
    this.meant = action;
    this.hold(changed ? MOMENT : 0);
  }

  /** At a quiet table: the big button was pressed, and what it said then. */
  pressed(said: string): void {
    this.press = { said, at: Date.now() };
  }

  /** At a quiet table: what the big gesture is called now, if there is any. */
  appears(said: string | undefined): void {
    if (said === this.shown) return;
    this.shown = said;
    const fresh = said !== undefined && said !== this.press.said && Date.now() - this.press.at < HASTE;
    this.hold(fresh ? DOUBLE : 0);
  }

  private hold(moment: number): void {
    clearTimeout(this.timer);
    this.locked = moment > 0;
    if (moment) this.timer = setTimeout(() => (this.locked = false), moment);
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
