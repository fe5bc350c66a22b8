// The numbers behind Check Out!, unpacked for those who draw it.
import type { CheckOutDeck, CheckOutView, Contest, Event } from "../../protocol";

export const ROLL = 60;
export const CHECK_OUT = 61;
export const DONE = 62;

/** A note at a deal has its number on top of this: products and gestures have theirs. */
export const AT_DEAL = 100;

export const SHOP = 2;
export const BUY = 4;
export const BID = 5;
export const ALONE = 6;
export const STEP = 7;
export const OVER = 9;

export const BONUS = 4; // the round of this number, counted from 0
export const DICE = 5;

const LEFT = 24;
const BITS = 4;

/** The faces of the dice that are not placed, ascending; 0 for dice that show nothing yet. */
export function facesOf(packed: number): number[] {
  const faces: number[] = [];
  for (let face = 1; face <= 6; face++) {
    for (let n = (packed >> (BITS * (face - 1))) & 15; n > 0; n--) faces.push(face);
  }
  while (faces.length < packed >> LEFT) faces.push(0);
  return faces;
}

/** Whether this roll shows all those faces, as many times as they are asked for. */
export function shows(roll: number[], faces: number[]): boolean {
  const count = (of: number[], face: number) => of.filter((one) => one === face).length;
  return faces.every((face) => count(roll, face) >= count(faces, face));
}

/** The seats in the queue, the first one first. */
export function queueOf(packed: number): number[] {
  const seats: number[] = [];
  for (let rest = packed; rest; rest >>= 3) seats.push((rest & 7) - 1);
  return seats;
}

export interface Slot {
  product: number;
  /** Who has taken it, or -1. */
  owner: number;
}

/** The shelf as it was when the round began: what was taken leaves its place empty. */
export function slotsOf(view: CheckOutView): Slot[] {
  const taken = view.basket.flatMap((basket, owner) => basket.map((product) => ({ product, owner })));
  const there = view.shelf.map((product) => ({ product, owner: -1 }));
  return [...there, ...taken].sort((a, b) => a.product - b.product);
}

/** How often each seat has rolled, as far as we heard: dice tumble when it grows. */
export function rollsOf(events: Event[], seats: number): number[] {
  const rolls = Array<number>(seats).fill(0);
  for (const event of events) {
    for (const { key, params } of event.said) {
      if (key === "dice-rolled") rolls[params.player as number]! += 1;
    }
  }
  return rolls;
}

/** Which digit grabs which product. It stays so until the next roll, whatever the others take
 * meanwhile: a key must not come to mean another product under the finger. */
export class Digits {
  private of = new Map<number, number>();
  private moment = "";

  at(moment: string, grabs: number[]): Map<number, number> {
    if (moment !== this.moment) this.of = new Map();
    this.moment = moment;
    for (const product of grabs) if (!this.of.has(product)) this.of.set(product, this.of.size + 1);
    return new Map(this.of);
  }
}

/** Which product an event took off the shelf, or -1. */
export function productOf(event: Event | undefined, deck: CheckOutDeck): number {
  const name = event?.said.find(({ key }) => key === "grabbed")?.params.product as { en: string } | undefined;
  return name ? deck.products.findIndex((product) => product.name.en === name.en) : -1;
}

/** The closest contest for each product on this shelf. */
export function contestsBy(contests: Contest[], events: Event[], deck: CheckOutDeck): Map<number, Contest> {
  const found = new Map<number, Contest>();
  for (const contest of contests) {
    const product = productOf(events.find((event) => event.number === contest.event), deck);
    const known = found.get(product);
    if (product >= 0 && (!known || contest.ms < known.ms)) found.set(product, contest);
  }
  return found;
}

export type Lying = number | null;

/** Where dice lie, null where one was placed on a product. Dice stay where they are when others
 * leave, and those that are rolled fall where they lay. */
export function lay(before: Lying[], faces: number[], rolled: boolean): Lying[] {
  if (!rolled) {
    const rest = [...faces];
    const kept = before.map((face) => {
      const place = face === null ? -1 : rest.indexOf(face);
      return place < 0 ? null : rest.splice(place, 1)[0]!;
    });
    if (before.length && rest.length === 0) return kept;
  }
  const open = before.flatMap((face, place) => (face === null ? [] : [place]));
  const places = open.length === faces.length ? open : faces.map((_, place) => place);
  return Array.from({ length: DICE }, (_, place) => faces[places.indexOf(place)] ?? null);
}

/** How many products of a seat the viewer can't count: they lie face down before the others. */
export function hidden(view: CheckOutView, seat: number): number {
  return seat === view.seat || view.phase === OVER ? 0 : (view.face_down[seat] ?? 0);
}

export interface Won {
  pictures: string[];
  /** What the round brought, in points. */
  points: number;
}

const BEGINS = ["round-begins", "bonus-begins"];

/** What everybody got in the round before this one, as far as it was heard. */
export function lastRound(events: Event[], deck: CheckOutDeck, seats: number): Won[] | null {
  const begins = events.filter(({ said }) => said.some(({ key }) => BEGINS.includes(key)));
  const [from, to] = begins.slice(-2);
  if (!from || !to) return null;
  const won = Array.from({ length: seats }, (): Won => ({ pictures: [], points: 0 }));
  for (const { key, params } of events.filter(({ number }) => number > from.number && number <= to.number).flatMap(({ said }) => said)) {
    const mine = won[params.player as number];
    const named = (params.product ?? params.deal) as { en: string } | undefined;
    const cards = key === "grabbed" ? deck.products : key === "bought" ? deck.deals : [];
    const card = cards.find(({ name }) => name.en === named?.en);
    if (mine && card) {
      mine.pictures.push(card.picture);
      mine.points += card.stars;
    } else if (mine && key === "saved") mine.points += params.tokens as number;
  }
  return won;
}

export interface Cells {
  columns: number;
  width: number;
  height: number;
}

const GAP = 8;
const LARGEST = 190;
const SMALLEST = { width: 62, height: 60 };

/** As large as so many cards can be on a shelf, neither too flat nor too narrow. */
export function cellsOf(count: number, width: number, height: number): Cells {
  let best: Cells = { columns: 1, width: 0, height: 0 };
  let most = -1;
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const w = Math.max(0, Math.min(LARGEST, Math.floor((width - GAP * (columns - 1)) / columns)));
    const h = Math.max(0, Math.min(LARGEST, Math.floor((height - GAP * (rows - 1)) / rows)));
    const size = Math.min(w, 1.5 * h) * Math.min(h, 1.3 * w) * (1 - 0.02 * (columns * rows - count));
    if (size <= most) continue;
    most = size;
    best = { columns, width: w, height: h };
  }
  if (best.height >= SMALLEST.height || height <= 0) return best;
  // So many are left for the bonus round that the shelf scrolls.
  const columns = Math.max(1, Math.floor((width + GAP) / (SMALLEST.width + GAP)));
  return { columns, width: Math.floor((width - GAP * (columns - 1)) / columns), height: SMALLEST.height };
}

/** How many times as wide as high is what a flat card has for its dice, beside the picture and
 * between band and name; on a low card they get more of the width. */
export function roomForDice({ width, height }: Cells, low: boolean): number {
  const across = (low ? 0.6 : 0.45) * width;
  return across / Math.max(1, Math.min(0.62 * height, height - 33));
}

/** In how many columns so many dice are largest where the room is `ratio` times as wide as high. */
export function diceColumns(dice: number, ratio: number): number {
  const size = (columns: number) => Math.min(ratio / columns, 1 / Math.ceil(dice / columns));
  let best = 1;
  for (let columns = 2; columns <= dice; columns++) if (size(columns) > size(best)) best = columns;
  return best;
}

/** How long a word of a name is, in letters: what is Chinese breaks anywhere. */
export function lettersOf(name: string): number {
  const long = Math.max(...name.split(/[\s-]/).map((word) => word.length));
  return /[\u2e80-\uffff]/.test(name) ? 2 * Math.min(long, 4) : long;
}

/** Milliseconds as people wait them: whole seconds, tenths of the last one. */
export const secondsOf = (ms: number): number => (ms < 1000 ? Math.ceil(ms / 100) / 10 : Math.ceil(ms / 1000));
