// Made from parlour/server/protocol.py by `make protocol`; not to be edited.

/** Take a chair before the start, or change to another one. A bot there changes places. During a game: take over a chair that nobody has. */
export interface Sit {
  type: "sit";
  seat: number;
  name: string;
  contribution?: string;
}

/** Give up the chair. During a game a bot takes it. */
export interface Leave {
  type: "leave";
}

/** The host puts a bot into an empty chair. */
export interface SeatBot {
  type: "seat-bot";
  seat: number;
  level?: "greedy" | "random";
}

/** The host empties a chair; during a game a bot takes it. */
export interface Remove {
  type: "remove";
  seat: number;
}

/** The host lets two chairs change places before the start, whoever sits there. */
export interface Swap {
  type: "swap";
  seat: number;
  other: number;
}

/** The host begins the game; empty chairs that the game needs are refused. */
export interface Start {
  type: "start";
}

/** Bytes for the next game's dice, after its commitment was published. */
export interface Contribute {
  type: "contribute";
  contribution: string;
}

/** A gesture. ``seen`` is the number of events that the player has seen; where it is given and another's move came in between, the gesture is refused as stale. So it is where ``heat``, the race that it was made in, is over. */
export interface Act {
  type: "act";
  action: number;
  seen?: number;
  heat?: number;
}

/** Take one's last gesture back. */
export interface Undo {
  type: "undo";
}

/** The next game of the match, or after its end another match by the same people. */
export interface Again {
  type: "again";
}

/** The host closes the table. */
export interface Close {
  type: "close";
}

export interface Chat {
  type: "chat";
  text: string;
}

export interface React {
  type: "react";
  reaction: "hello" | "lucky" | "ouch" | "thanks" | "thinking" | "well-played";
}

/** The first message. ``since`` is the last version seen; -1 asks for all. */
export interface Hello {
  type: "hello";
  table: string;
  token?: string;
  since?: number;
}

/** A command. Repeating an ``id`` is harmless: it is answered again and not done again. */
export interface Do {
  type: "do";
  id: string;
  command: Command;
}

/** ``at`` is the client's own time and comes back unchanged. */
export interface Ping {
  type: "ping";
  at: number;
}

/** The answer to a ``probe``, at once and with its number: so the server measures the line. */
export interface Echo {
  type: "echo";
  number: number;
}

/** How a table races, in games that do: how soon a seat may roll again, how many seconds there are to look before the countdown, and whether slow lines are made up for. */
export interface Timing {
  tempo?: "brisk" | "calm" | "frantic";
  look?: number;
  fair?: boolean;
}

/** One chair of a table, as everybody sees it. */
export interface Chair {
  name: string;
  kind: "bot" | "empty" | "person";
  level: string;
  present: boolean;
  host: boolean;
}

/** A table, as everybody sees it. */
export interface Info {
  table: string;
  game: string;
  options: Record<string, string>;
  clock: "none" | "relaxed" | "strict";
  timing: Timing | null;
  forced: boolean;
  public: boolean;
  phase: "between" | "closed" | "gathering" | "over" | "playing";
  chairs: Chair[];
  games: number;
  played: number;
  scores: number[];
  records: string[];
  commitment: string;
  again: number[];
}

/** Something to be said: a key of the Fluent files with its parameters. */
export interface Said {
  key: string;
  params: Record<string, unknown>;
}

/** A race that is on, or about to start: everybody may act from the server's time ``go`` on, and this seat may roll from ``roll`` on. The times are the server's; clients know it by ``ping`` and count down by themselves. ``tempo`` is the time between two rolls. */
export interface Heat {
  number: number;
  go: number;
  roll: number;
  tempo: number;
}

/** How one seat did in a finished game: its points by source, how often it threw each face, and its ``good`` throws beside those that the odds promised, ``expected``. */
export interface Tally {
  points: number[];
  faces: number[];
  good: number;
  expected: number;
}

/** A finished game in figures. ``sources`` are keys (``source-<name>``); where ``luck`` is false, no throw is good or bad by itself, and where ``dice`` is, none was made. */
export interface Summary {
  sources: string[];
  winners: number[];
  lowest_wins: boolean;
  dice: boolean;
  luck: boolean;
  seats: Tally[];
}

/** The game as one seat sees it now. ``scores`` are the points as far as it can know them. */
export interface Position {
  number: number;
  turn: number;
  view: Record<string, unknown>;
  legal: number[];
  labels: Said[];
  prompt: Said;
  scores: number[];
  undo: boolean;
  deadline: number | null;
  heat?: Heat | null;
  summary?: Summary | null;
}

/** What happened, as this client may know it. ``number`` counts the game's events from 1; after an undo it goes back. */
export interface Event {
  number: number;
  actor: number;
  said: Said[];
}

/** Two reached for the same thing in a race: whose gesture became event ``event``, and who was ``ms`` milliseconds later. */
export interface Contest {
  event: number;
  winner: number;
  loser: number;
  ms: number;
}

/** A short message or a reaction, said at that time. */
export interface Talk {
  type: "talk";
  seat: number;
  name: string;
  at: number;
  text?: string;
  reaction?: string;
}

/** The answer to ``hello``: everything, or with ``events`` what was missed. ``talk`` is what was said lately. */
export interface Welcome {
  type: "welcome";
  version: number;
  seat: number;
  host: boolean;
  info: Info;
  position: Position | null;
  events: Event[];
  complete: boolean;
  time: number;
  contests?: Contest[];
  talk?: Talk[];
}

/** Something changed. ``since`` is the version of the update before: where a client has another one, it lost something and says hello again. ``contests`` are new, or at the end of a game all of it. */
export interface Update {
  type: "update";
  since: number;
  version: number;
  seat: number;
  host: boolean;
  info: Info;
  position: Position | null;
  events: Event[];
  time: number;
  contests?: Contest[];
}

/** The command was done, durably. */
export interface Accepted {
  type: "accepted";
  id: string;
  version: number;
}

/** Nothing changed; ``reason`` is a key of the Fluent files (``error-<reason>``). */
export interface Refused {
  type: "refused";
  id: string;
  reason: string;
  details?: Record<string, unknown>;
}

/** Who is connected, by seat, and how many watch. */
export interface Presence {
  type: "presence";
  present: boolean[];
  watching: number;
}

export interface Pong {
  type: "pong";
  at: number;
  time: number;
}

/** To be answered by ``echo`` at once. */
export interface Probe {
  type: "probe";
  number: number;
}

/** The server ends the connection; ``resume`` says whether to come back. */
export interface Bye {
  type: "bye";
  reason: string;
  resume: boolean;
}

/** A table from ``/api/tables/NAME``. ``yours``: who asked has a chair there, by the token in the header ``Authorization: Bearer``, and may act now. */
export interface Standing {
  table: string;
  game: string;
  options: Record<string, string>;
  clock: "none" | "relaxed" | "strict";
  timing: Timing | null;
  forced: boolean;
  public: boolean;
  phase: "between" | "closed" | "gathering" | "over" | "playing";
  chairs: Chair[];
  games: number;
  played: number;
  scores: number[];
  records: string[];
  commitment: string;
  again: number[];
  yours: boolean;
}

/** A running game as it was after event ``number``, as this seat sees it now, from ``/api/tables/NAME/past/NUMBER``. Games may leave the longer past to memory. */
export interface Past {
  number: number;
  turn: number;
  view: Record<string, unknown>;
  scores: number[];
}

/** A finished game after its event ``number``, or at 0 before the first. Where the event was chance's, ``outcome`` is what it brought, one of ``of`` equally likely ones. */
export interface Step {
  number: number;
  actor: number;
  said: Said[];
  turn: number;
  view: Record<string, unknown>;
  scores: number[];
  of: number;
  outcome: number;
}

/** A finished game step by step, from ``/api/records/NAME/steps``. The hexadecimal strings are what its dice are checked by. */
export interface Replay {
  game: string;
  players: string[];
  finished: number;
  commitment: string;
  contributions: string[];
  secret: string;
  summary: Summary | null;
  steps: Step[];
  contests?: Contest[];
}

/** A place of a lesson: what just happened, the game as the learner sees it, the key of what is remarked there, if anything, and the gesture to make, or -1 where others go on. */
export interface LessonStep {
  events: Event[];
  position: Position;
  remark: string;
  gesture: number;
}

/** A first game, from ``/api/games/NAME/lesson``. The learner has the first seat. */
export interface Lesson {
  game: string;
  players: string[];
  options: Record<string, string>;
  steps: LessonStep[];
}

export type ClientMessage = Hello | Do | Ping | Echo;

export type Command = Sit | Leave | SeatBot | Remove | Swap | Start | Contribute | Act | Undo | Again | Close | Chat | React;

export type ServerMessage = Welcome | Update | Accepted | Refused | Presence | Talk | Pong | Probe | Bye;

export interface RollOutOptions {
  checkers: number;
  quick_doubles: number;
  centre_counts: number;
  starter: number;
}

export interface RollOutView {
  seat: number;
  options: RollOutOptions;
  phase: number;
  player: number;
  up: number[][];
  white: number[][];
  centre: number[];
  dice: number[];
  unplayed: number;
  few: number;
  turned: number;
  total: number;
  playable: number;
}

export interface DicedOutOptions {
  bonus: number;
}

export interface DicedOutView {
  seat: number;
  options: DicedOutOptions;
  seats: number;
  phase: number;
  player: number;
  round: number;
  dice: number[];
  marked: number[][];
  rerolls: number[];
  finished: number[];
  points: number[][];
  contenders: number[];
  leaders: number[];
  best: number;
}

export interface CheckMarker {
  colour: number;
  colour_points: number;
  size: number;
  size_points: number;
}

export interface CheckNeed {
  size: number;
  run: boolean;
  number: number;
}

export interface CheckOrder {
  needs: CheckNeed[];
  points: number;
  bonus: number;
}

export interface CheckDeck {
  copies: number[];
  orders: CheckOrder[];
  markers: CheckMarker[];
}

export interface CheckOptions {
  starter: number;
}

export interface CheckView {
  seat: number;
  options: CheckOptions;
  seats: number;
  phase: number;
  player: number;
  starter: number;
  pack: number;
  deck: number;
  discards: number[];
  display: number[];
  hand: number[];
  sizes: number[];
  jokers: number[];
  piles: number[];
  fulfilled: number[][];
  goal: number;
  offer: number[];
  lacks: number[];
  markers: number[];
  leaders: number[];
  order: number;
  moved: number[];
  wild: number;
  points: number[][];
}

export interface CheckOutDeal {
  name: CheckOutName;
  price: number;
  stars: number;
  when: string;
  promotion: number;
  picture: string;
}

export interface CheckOutName {
  en: string;
  de: string;
  zh: string;
}

export interface CheckOutProduct {
  name: CheckOutName;
  category: string;
  faces: number[];
  stars: number;
  kcal: number;
  picture: string;
}

export interface CheckOutDeck {
  products: CheckOutProduct[];
  deals: CheckOutDeal[];
}

export interface CheckOutOptions {
  step: number;
}

export interface CheckOutView {
  seat: number;
  options: CheckOutOptions;
  seats: number;
  phase: number;
  round: number;
  player: number;
  stock: number;
  shelf: number[];
  aside: number[];
  counter: number[];
  active: number[];
  queue: number;
  dice: number[];
  basket: number[][];
  kept: number[][];
  face_down: number[];
  deals: number[][];
  tokens: number[];
  ready: number[];
  chosen: number[][];
  points: number[];
}
