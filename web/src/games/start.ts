// Who rolled what for the start: told until the first roll that counts.
import type { Event } from "../protocol";

/** The totals by seat. Those who tie keep theirs until one of them rolls again. */
export function startRolls(events: Event[]): Map<number, number> {
  const totals = new Map<number, number>();
  let tied: number[] = [];
  for (const { key, params } of events.flatMap((event) => event.said)) {
    if (key === "roll-off-tie") tied = params.people as number[];
    else if (key === "roll-off-rolled") {
      for (const seat of tied) totals.delete(seat);
      tied = [];
      totals.set(params.player as number, params.total as number);
    } else if (key === "rolled") totals.clear();
  }
  return totals;
}
