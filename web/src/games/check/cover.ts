// How a hand covers an order: for the slots of a docket, and to propose what to place. The server
// alone says what may be placed; a proposal that it doesn't share is not carried out.
import type { CheckNeed, CheckOrder } from "../../protocol";
import { colourOf, gestureOf, JOKER, numberOf, single } from "./kinds";

export interface Slot {
  /** The card or the joker in it, or -1. */
  kind: number;
  /** Where that card is: placed on the order already, or still in the hand. */
  from: "placed" | "hand" | "";
}

export interface Held {
  hand: number[];
  joker: boolean;
  moved: number[];
  wild: number;
}

interface Cover {
  slots: Slot[][];
  lacks: number;
  bonus: number;
}

function waysOf(need: CheckNeed): number[][] {
  const numbers = [1, 2, 3, 4, 5];
  if (need.run) return numbers.slice(0, 6 - need.size).map((start) => numbers.slice(start - 1, start - 1 + need.size));
  return numbers.filter((one) => !need.number || one === need.number).map((one) => Array<number>(need.size).fill(one));
}

function allWays(needs: CheckNeed[]): number[][][] {
  return needs.reduce<number[][][]>((found, need) => found.flatMap((way) => waysOf(need).map((more) => [...way, more])), [[]]);
}

/** One way to meet the needs, or null where it has no use for a card that is placed. */
function along(way: number[][], bonus: number, held: Held): Cover | null {
  const first = (a: number, b: number) => Number(colourOf(b) === bonus) - Number(colourOf(a) === bonus);
  const placed = single(held.moved);
  const hand = single(held.hand).sort(first);
  const draw = (cards: number[], number: number) => {
    const place = cards.findIndex((kind) => numberOf(kind) === number);
    return place < 0 ? undefined : cards.splice(place, 1)[0];
  };
  const slots = way.map((numbers) =>
    numbers.map((number): Slot => {
      const down = draw(placed, number);
      return down === undefined ? { kind: -1, from: "" } : { kind: down, from: "placed" };
    }),
  );
  if (placed.length) return null;
  way.forEach((numbers, row) =>
    numbers.forEach((number, at) => {
      if (slots[row]![at]!.kind >= 0) return;
      const kind = draw(hand, number);
      if (kind !== undefined) slots[row]![at] = { kind, from: "hand" };
    }),
  );
  const flat = slots.flat();
  if (held.wild) {
    // A joker that is placed stands for a card that is lacking, else for one without a bonus.
    const spare =
      flat.find((slot) => slot.kind < 0) ??
      flat.findLast((slot) => slot.from === "hand" && colourOf(slot.kind) !== bonus) ??
      flat.findLast((slot) => slot.from === "hand");
    if (!spare) return null;
    Object.assign(spare, { kind: JOKER, from: "placed" });
  }
  const empty = flat.filter((slot) => slot.kind < 0);
  if (held.joker && empty.length === 1) Object.assign(empty[0]!, { kind: JOKER, from: "hand" });
  const bonuses = flat.filter((slot) => slot.kind >= 0 && slot.kind !== JOKER && colourOf(slot.kind) === bonus);
  return { slots, lacks: empty.length, bonus: bonuses.length };
}

/** The best way: as few cards lacking as possible, then as many as possible in the bonus colour. */
export function cover(order: CheckOrder, held: Held): Slot[][] {
  let best: Cover | null = null;
  for (const way of allWays(order.needs)) {
    const found = along(way, order.bonus, held);
    if (!found) continue;
    if (!best || found.lacks < best.lacks || (found.lacks === best.lacks && found.bonus > best.bonus)) best = found;
  }
  return best?.slots ?? order.needs.map((need) => Array.from({ length: need.size }, () => ({ kind: -1, from: "" as const })));
}

/** The gestures that complete an order from the hand, or none where something is lacking. */
export function proposal(order: CheckOrder, held: Held): number[] {
  const slots = cover(order, held).flat();
  if (slots.some((slot) => slot.kind < 0)) return [];
  return slots.filter((slot) => slot.from === "hand").map((slot) => gestureOf(slot.kind));
}
