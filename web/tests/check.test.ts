import { describe, expect, it } from "vitest";
import { cover, proposal, type Held } from "../src/games/check/cover";
import { colourOf, compare, gestureOf, JOKER, numberOf, single } from "../src/games/check/kinds";
import { lay } from "../src/games/check/lying";
import { placesTold } from "../src/games/check/places";
import type { CheckDeck, CheckNeed, CheckOrder, CheckView } from "../src/protocol";

const [RED, GREEN, BLUE, YELLOW] = [0, 1, 2, 3] as const;
const kind = (number: number, colour: number) => 4 * (number - 1) + colour;
function counts(...kinds: number[]): number[] {
  return Array.from({ length: 20 }, (_, one) => kinds.filter((other) => other === one).length);
}
const alike = (size: number, number = 0): CheckNeed => ({ size, run: false, number });
const run = (size: number): CheckNeed => ({ size, run: true, number: 0 });
const order = (bonus: number, ...needs: CheckNeed[]): CheckOrder => ({ needs, points: 1, bonus });
const held = (kinds: number[], more: Partial<Held> = {}): Held => ({
  hand: counts(...kinds),
  joker: false,
  moved: [],
  wild: 0,
  ...more,
});

describe("a hand", () => {
  const hand = [kind(5, RED), kind(1, YELLOW), JOKER, kind(1, RED), kind(3, BLUE)];
  it("is sorted by numbers, then colours; the joker is last", () => {
    const sorted = [...hand].sort(compare("number"));
    expect(sorted.slice(0, 4).map(numberOf)).toEqual([1, 1, 3, 5]);
    expect(sorted.slice(0, 2).map(colourOf)).toEqual([RED, YELLOW]);
    expect(sorted.at(-1)).toBe(JOKER);
  });
  it("is sorted by colours, then numbers; the joker is last", () => {
    const sorted = [...hand].sort(compare("colour"));
    expect(sorted.slice(0, 4).map(colourOf)).toEqual([RED, RED, BLUE, YELLOW]);
    expect(sorted.slice(0, 2).map(numberOf)).toEqual([1, 5]);
    expect(sorted.at(-1)).toBe(JOKER);
  });
  it("is told as counts, and spread into cards", () => {
    expect(single(counts(kind(2, RED), kind(2, RED), kind(5, YELLOW)))).toEqual([4, 4, 19]);
  });
});

describe("a proposal", () => {
  it("takes the bonus colour first", () => {
    const hand = [kind(3, RED), kind(3, GREEN), kind(3, YELLOW), kind(3, YELLOW)];
    const found = proposal(order(YELLOW, alike(3)), held(hand));
    expect(found.filter((action) => action === gestureOf(kind(3, YELLOW)))).toHaveLength(2);
    expect(found).toHaveLength(3);
  });
  it("takes the number with more of the bonus colour", () => {
    const hand = [kind(1, RED), kind(1, GREEN), kind(4, BLUE), kind(4, GREEN)];
    expect(proposal(order(BLUE, alike(2)), held(hand)).map((action) => numberOf(action / 3))).toEqual([4, 4]);
  });
  it("uses no card twice", () => {
    const hand = [kind(2, RED), kind(3, RED), kind(4, RED), kind(4, BLUE)];
    expect(proposal(order(RED, run(3), alike(2)), held(hand))).toEqual([]);
    expect(proposal(order(RED, run(3), alike(2)), held([...hand, kind(4, GREEN)]))).toHaveLength(5);
  });
  it("uses the joker only where a card is lacking", () => {
    const three = [kind(2, RED), kind(2, BLUE), kind(2, GREEN)];
    const joker = gestureOf(JOKER);
    expect(proposal(order(RED, alike(3)), held(three, { joker: true }))).not.toContain(joker);
    expect(proposal(order(RED, alike(4)), held(three, { joker: true }))).toContain(joker);
    expect(proposal(order(RED, alike(5)), held(three, { joker: true }))).toEqual([]);
  });
  it("goes on from what is placed already, a joker too", () => {
    const moved = counts(kind(5, GREEN));
    const hand = [kind(1, RED), kind(1, RED), kind(5, BLUE)];
    expect(proposal(order(RED, alike(2)), held(hand, { moved }))).toEqual([gestureOf(kind(5, BLUE))]);
    expect(proposal(order(RED, alike(2)), held(hand, { moved, wild: 1 }))).toEqual([]);
    expect(proposal(order(RED, alike(3)), held(hand, { moved, wild: 1 }))).toEqual([gestureOf(kind(5, BLUE))]);
  });
  it("keeps to a number that is asked for", () => {
    const hand = [kind(1, RED), kind(2, BLUE), kind(2, GREEN)];
    expect(cover(order(RED, alike(2, 1)), held(hand)).flat().map((slot) => slot.kind)).toEqual([kind(1, RED), -1]);
  });
});

describe("cards on the table", () => {
  const deck: CheckDeck = { copies: [], orders: [order(RED, alike(2))], markers: [] };
  const view = (change: Partial<CheckView>): CheckView =>
    ({ seat: 0, phase: 6, player: 0, jokers: [], display: counts(), hand: counts(), moved: counts(), order: -1, wild: 0, offer: [], ...change }) as CheckView;
  const six = [kind(1, RED), kind(1, RED), kind(2, BLUE), kind(3, BLUE), kind(4, BLUE), kind(5, BLUE)];

  it("keep their places, and the one that was touched goes to the hand", () => {
    const before = view({ display: counts(...six) });
    const lying = lay(null, null, before, deck);
    const touched = lying.display[1]!;
    const next = lay(lying, before, view({ display: counts(...six.slice(1)), hand: counts(kind(1, RED)) }), deck, touched.id);
    expect(next.hand).toEqual([touched]);
    expect(next.display).toEqual(lying.display.map((piece) => (piece === touched ? null : piece)));
  });
  it("go to whoever takes them, and come from the pack", () => {
    const before = view({ display: counts(...six), player: 1 });
    const lying = lay(null, null, before, deck);
    const taken = lying.display[5]!;
    const after = [...six.slice(0, 5), kind(5, YELLOW)];
    const next = lay(lying, before, view({ display: counts(...after), player: 1 }), deck);
    expect(next.to.get(taken.id)).toBe("seat-1");
    expect(next.from.get(next.display[5]!.id)).toBe("pack");
  });
  it("leave a place for the next order", () => {
    const before = view({ offer: [3, 8, 12, 30] });
    const lying = lay(null, null, before, deck);
    const fulfilled = view({ offer: [3, 12, 30] });
    const gap = lay(lying, before, fulfilled, deck);
    expect(gap.offer).toEqual([3, null, 12, 30]);
    expect(lay(gap, fulfilled, view({ offer: [1, 3, 12, 30] }), deck).offer).toEqual([3, 1, 12, 30]);
  });
  it("go onto an order, then to the pile or the discards", () => {
    const [red, blue] = [kind(2, RED), kind(2, BLUE)];
    const first = view({ phase: 8, order: 0, hand: counts(red, blue) });
    const start = lay(null, null, first, deck);
    const second = view({ phase: 8, order: 0, hand: counts(red), moved: counts(blue) });
    const placed = lay(start, first, second, deck);
    expect(placed.placed).toEqual(start.hand.filter((piece) => piece.kind === blue));
    const done = lay(placed, second, view({ phase: 7 }), deck);
    expect([...done.to.values()].sort()).toEqual(["discards", "seat-0"]);
  });

  it("lie where the log tells, for everybody alike and at any moment", () => {
    const orders = [order(RED, alike(2)), order(BLUE, alike(3)), order(RED, alike(3))];
    const printed = { ...deck, orders };
    const card = (key: string, one: number) => ({ key, params: { colour: one % 4, number: Math.floor(one / 4) + 1 } });
    const docket = (key: string, needs: string, colour: number) => ({ key, params: { needs: [needs], points: 2, colour } });
    const told = [
      ...six.map((one) => card("card-shown", one)),
      ...["needs-alike-2", "needs-alike-3"].map((needs) => docket("order-shown", needs, RED)),
      docket("order-shown", "needs-alike-3", BLUE),
      card("took", six[3]!),
      docket("chose", "needs-alike-2", RED),
      { key: "fulfilled", params: { player: 1 } },
      card("card-shown", kind(5, YELLOW)),
    ].map((said, number) => ({ number, actor: 0, said: [said] }));
    const left = [...six.slice(0, 3), kind(5, YELLOW), ...six.slice(4)];
    const now = view({ display: counts(...left), offer: [1, 2], fulfilled: [[], [0]] });
    const places = placesTold(told, now, printed);
    expect(places).toEqual({ display: left, offer: [null, 2, 1, null], fulfilled: [[], [0]] });
    const lying = lay(null, null, now, printed, "", places);
    expect(lying.display.map((piece) => piece?.kind)).toEqual(left);
    const before = view({ display: counts(...six), offer: [0, 1, 2], fulfilled: [[], []] });
    const back = lay(lying, now, before, printed, "", placesTold(told.slice(0, 9), before, printed));
    expect(back.display.map((piece) => piece?.kind)).toEqual(six);
    expect(back.offer).toEqual([0, 2, 1, null]);
    expect(back.display[0]).toBe(lying.display[0]);
    expect(placesTold(told.slice(4), now, printed), "a log that begins in the middle").toBeNull();
  });
});
