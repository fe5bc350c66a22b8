// A roll that fits nothing ends the turn at once. So it is named on the table: for as long as it
// is what happened last, and in any case long enough to be read.
import type { Event, RollOutView, Said } from "../../protocol";

const LONG = 2200;
/** So much may have happened since, while it is still being read; a leap in a replay is more. */
const NEAR = 3;
const ROLL = 2;

const saidIn = (event: Event | undefined) => event?.said.find(({ key }) => key === "rolled-out");
/** Whether it is the other one's turn since. */
const passed = (view: RollOutView, said: Said) => view.player !== said.params.player;

export class RolledOut {
  said = $state.raw<Said | null>(null);
  private number = 0;
  private since = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The table is now seen so, after these events. */
  take(view: RollOutView, events: Event[]): void {
    clearTimeout(this.timer);
    const last = events.at(-1);
    const said = saidIn(last);
    // Who looks back sees another table than that after the latest event.
    if (last && said && view.phase === ROLL && passed(view, said)) {
      if (last.number !== this.number || !this.said) this.since = Date.now();
      this.number = last.number;
      this.said = said;
    } else if (this.lingers(view, events)) {
      this.timer = setTimeout(() => this.end(), this.since + LONG - Date.now());
    } else this.end();
  }

  /** Whether the table has gone on only a little, and nothing else is at stake yet. */
  private lingers(view: RollOutView, events: Event[]): boolean {
    const near = events.slice(-NEAR).some((event) => event.number === this.number && saidIn(event));
    return near && this.said !== null && passed(view, this.said) && !view.centre.length && Date.now() < this.since + LONG;
  }

  end(): void {
    clearTimeout(this.timer);
    this.said = null;
  }
}
