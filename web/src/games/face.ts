// What every face gets, and what it tells the frame around it. A face draws what the
// server says is legal; it knows which piece a gesture belongs to, and no rules.
import type { Component } from "svelte";
import type { Contest, Event, Heat, Position, Summary } from "../protocol";
import type { Refused } from "../table/race.svelte";

/** The actor of an event that nobody made. */
export const CHANCE = -1;

export interface FaceProps<View = Record<string, unknown>> {
  view: View;
  /** What is printed on the game's cards; null where it has none. */
  cards: unknown;
  /** My seat, or -1 for somebody who watches. */
  seat: number;
  names: string[];
  /** The gestures that I may make now. */
  legal: number[];
  /** A legal gesture in words. */
  label: (action: number) => string;
  act: (action: number) => void;
  /** The dice as they lie now; the rest of the view waits until they have landed. */
  dice: number[];
  /** Grows with every throw. */
  fall: number;
  /** I have thrown, and the answer is not here yet. */
  shaking: boolean;
  /** What happened so far, dice included that have not landed yet. */
  events?: Event[];
  /** In games of speed: the race that is on, by when somebody has to act, and the server's
   * clock less ours; and whether what the big gesture does has just changed. */
  heat?: Heat | null;
  deadline?: number | null;
  ahead?: number;
  locked?: boolean;
  /** Who was faster than whom, and why my latest gesture in a race came to nothing. */
  contests?: Contest[];
  refused?: Refused | null;
  /** Tell somebody who does not see the table. */
  speak?: (text: string) => void;
}

/** Gestures that are proposed as one: the next is made only if the server lists it then. */
export interface Plan {
  actions: number[];
  /** What they do together; else the first one's label. */
  label?: string;
  /** Which piece that is, for somebody who does not see what is lifted. */
  about?: string;
}

/** What a face may add below the points when a game is over. */
export interface DetailsProps<View = Record<string, unknown>> {
  summary: Summary;
  view: View;
  cards: unknown;
  names: string[];
  seat: number;
  events: Event[];
  /** Who was faster than whom, in games with races. */
  contests: Contest[];
}

export interface Standing {
  value: number;
  /** A key with `value`. */
  label: string;
  /** It counts something else than points, which has to be said. */
  unlike?: boolean;
  /** What nobody else may know comes on top: so many cards that lie face down, or `true` where
   * not even their number is known. */
  more?: number | boolean;
}

/** How a seat stands: as its game says, else by its points. */
export function stands(standing: FaceModule["standing"], position: Pick<Position, "view" | "scores"> | null | undefined, seat: number): Standing {
  return (position && standing?.(position.view as never, seat)) ?? { value: position?.scores[seat] ?? 0, label: "points-total" };
}

export interface FaceModule {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Face: Component<FaceProps<any>>;
  /** The legal gestures that are buttons below the table; the first is the big one. The
   * others are made on the pieces themselves. */
  buttons: (legal: number[]) => number[];
  /** Which of them are never the big one: not the space bar's, and not pressed by a touch that
   * was meant for what had just been there. */
  aside?: (action: number) => boolean;
  /** What the big button proposes, before all `buttons`. */
  plan?: (view: never, cards: never, legal: number[]) => Plan | null;
  /** The face fills the whole table, and draws those buttons itself. */
  whole?: boolean;
  /** At the end the face itself counts out where the points came from, in so many milliseconds. */
  reckons?: number;
  /** How a seat stands, where the points alone don't tell. */
  standing?: (view: never, seat: number) => Standing;
  /** Which gestures throw dice. */
  throws: (action: number) => boolean;
  /** Messages that the log leaves out: in a race everybody's rolls would drown the rest. */
  quiet?: string[];
  /** What others do in a race that is told to somebody who does not see it. */
  aloud?: string[];
  /** What others do that is not read out: what comes of it is told as well. */
  murmured?: string[];
  /** The sound of a gesture; wood unless told. */
  sound?: () => void;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Details?: Component<DetailsProps<any>>;
}
