// What of the news is read out to somebody who does not see the table, and when they are asked.
import { CHANCE, type FaceModule } from "../games/face";
import { joined } from "../kit/speech.svelte";
import type { Event, Said } from "../protocol";

export interface Moment {
  face: Pick<FaceModule, "aloud" | "murmured"> | null;
  seat: number;
  racing: boolean;
  over: boolean;
  /** What I may do, in words, and whether I may do anything. */
  prompt: string;
  able: boolean;
  sentences: (events: Event[]) => string[];
}

const VICTORY = ["won", "shared-win"];

/** What concerns me, and what matters of the others: in a race much happens. */
function heard(fresh: Event[], { face, seat, racing }: Moment): Event[] {
  const aloud = (key: string) => (racing ? face?.aloud?.includes(key) : !face?.murmured?.includes(key));
  const matters = ({ key, params }: Said) => (params.player ?? seat) === seat || aloud(key);
  return fresh.map((event) => ({ ...event, said: event.said.filter(matters) }));
}

export class Told {
  private prompted = ""; // what I was asked last: others may act meanwhile, and it is not said again

  /** What is new, who has won before all else; then what I may do, where that is new as well. */
  spoken(fresh: Event[], moment: Moment): string {
    const { over, prompt, racing, seat } = moment;
    const first = ({ key }: Said) => +VICTORY.includes(key);
    const events = heard(fresh, moment).map((event) => ({ ...event, said: event.said.toSorted((a, b) => first(b) - first(a)) }));
    const told = moment.sentences(over ? events.toReversed() : events);
    const mine = racing ? events.some(({ actor, said }) => actor === CHANCE && said.length) : moment.able;
    const asked = mine && told.length > 0 && (prompt !== this.prompted || fresh.some(({ actor }) => actor === seat));
    this.prompted = mine ? prompt : "";
    return joined(asked ? [...told, prompt] : told);
  }
}
