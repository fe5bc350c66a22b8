// The numbers behind Check Out!, unpacked for those who draw it.
import type { CheckOutDeck, CheckOutView, Contest, Event } from "../../protocol";

export const ROLL = 60;
export const CHECK_OUT = 61;
export const DONE = 62;

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
