// What is on the table, as it is shown: the dice fall first, then the rest changes. In a race
// nothing waits for dice: there the face lets them tumble by itself.
import { CHANCE } from "../games/face";
import type { Event, Position } from "../protocol";
import { settings } from "../kit/settings.svelte";

export const TUMBLE = 430;
const LATEST = 1200;

/** The dice that lie on a table, where its view tells them so. */
export function diceOf({ view: { dice } }: Pick<Position, "view">): number[] {
  return Array.isArray(dice) && dice.every((one) => typeof one === "number") ? dice : [];
}

/** The events of which there is something to tell, without what a game is quiet about. */
export function tellable(events: Event[], quiet: string[] = []): Event[] {
  return events.flatMap((event) => {
    const said = quiet.length ? event.said.filter(({ key }) => !quiet.includes(key)) : event.said;
    return said.length ? [said.length === event.said.length ? event : { ...event, said }] : [];
  });
}

export class Shown {
  position = $state.raw<Position | null>(null);
  events = $state.raw<Event[]>([]);
  dice = $state.raw<number[]>([]);
  fall = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private seen = -1;
  private fresh: Event[] = [];
  private lands = 0; // when the dice that fall will lie still
  private held = 0; // since when something waits to be shown

  /** What the line has now. Calls `landed` with what is new, once it is to be seen. */
  take(position: Position | null, events: Event[], landed: (fresh: Event[]) => void): void {
    const number = position?.number ?? 0;
    const first = this.position === null || number < this.seen || this.seen < 0;
    const fresh = first ? [] : events.filter((event) => event.number > this.seen);
    this.fresh = first ? [] : [...this.fresh, ...fresh]; // with what has not been shown yet
    this.seen = number;
    const thrown = !position?.heat && position?.view.dice !== undefined && fresh.some((event) => event.actor === CHANCE);
    if (position) this.dice = diceOf(position);
    if (thrown) this.fall++;
    if (thrown) this.lands = Date.now() + (settings.lessMotion ? 90 : TUMBLE);
    clearTimeout(this.timer);
    this.held ||= Date.now();
    const show = () => {
      this.held = 0;
      this.position = position;
      this.events = events;
      landed(this.fresh);
      this.fresh = [];
    };
    // Where one throw follows another at once, the table still keeps up.
    const wait = Math.min(this.lands, this.held + LATEST) - Date.now();
    if (wait > 0 && !first) this.timer = setTimeout(show, wait);
    else show();
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
