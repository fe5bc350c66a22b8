// What is on the table, as it is shown: the dice fall first, then the rest changes. In a race
// nothing waits for dice: there the face lets them tumble by itself.
import type { Event, Position } from "../protocol";
import { settings } from "../kit/settings.svelte";

export const CHANCE = -1;
export const TUMBLE = 430;

/** The dice that lie on a table, where its view tells them so. */
export function diceOf({ view: { dice } }: Pick<Position, "view">): number[] {
  return Array.isArray(dice) && dice.every((one) => typeof one === "number") ? dice : [];
}

export class Shown {
  position = $state.raw<Position | null>(null);
  events = $state.raw<Event[]>([]);
  dice = $state.raw<number[]>([]);
  fall = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private seen = -1;

  /** What the line has now. Calls `landed` with what is new, once it is to be seen. */
  take(position: Position | null, events: Event[], landed: (fresh: Event[]) => void): void {
    const number = position?.number ?? 0;
    const first = this.position === null || number < this.seen || this.seen < 0;
    const fresh = first ? [] : events.filter((event) => event.number > this.seen);
    this.seen = number;
    const thrown = !position?.heat && position?.view.dice !== undefined && fresh.some((event) => event.actor === CHANCE);
    if (position) this.dice = diceOf(position);
    if (thrown) this.fall++;
    clearTimeout(this.timer);
    const show = () => {
      this.position = position;
      this.events = events;
      landed(fresh);
    };
    if (thrown) this.timer = setTimeout(show, settings.lessMotion ? 90 : TUMBLE);
    else show();
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
