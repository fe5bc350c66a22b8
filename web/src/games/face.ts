// What every face gets, and what it tells the frame around it. A face draws what the
// server says is legal; it knows which piece a gesture belongs to, and no rules.
import type { Component } from "svelte";
import type { Contest, Event, Heat } from "../protocol";
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

export interface FaceModule {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Face: Component<FaceProps<any>>;
  /** The legal gestures that are buttons below the table; the first is the big one. The
   * others are made on the pieces themselves. */
  buttons: (legal: number[]) => number[];
  /** The face fills the whole table, and draws those buttons itself. */
  whole?: boolean;
  /** How a seat stands, where the points alone don't tell; `label` is a key with `value`. */
  standing?: (view: never, seat: number) => { value: number; label: string };
  /** Which gestures throw dice. */
  throws: (action: number) => boolean;
}
