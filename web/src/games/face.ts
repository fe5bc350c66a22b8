// What every face gets, and what it tells the frame around it. A face draws what the
// server says is legal; it knows which piece a gesture belongs to, and no rules.
import type { Component } from "svelte";
import type { Contest, Event, Heat, Summary } from "../protocol";
import type { Refused } from "../table/race.svelte";

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
   * clock less ours. */
  heat?: Heat | null;
  deadline?: number | null;
  ahead?: number;
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

export interface FaceModule {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Face: Component<FaceProps<any>>;
  /** The legal gestures that are buttons below the table; the first is the big one. The
   * others are made on the pieces themselves. */
  buttons: (legal: number[]) => number[];
  /** What the big button proposes, before all `buttons`. */
  plan?: (view: never, cards: never, legal: number[]) => Plan | null;
  /** The face fills the whole table, and draws those buttons itself. */
  whole?: boolean;
  /** How a seat stands, where the points alone don't tell; `label` is a key with `value`. */
  standing?: (view: never, seat: number) => { value: number; label: string };
  /** Which gestures throw dice. */
  throws: (action: number) => boolean;
  /** The sound of a gesture; wood unless told. */
  sound?: () => void;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Details?: Component<DetailsProps<any>>;
}
