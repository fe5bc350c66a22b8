import { describe, expect, it, vi } from "vitest";
import { startRolls } from "../src/games/start";
import { standing as checkers } from "../src/games/roll_out";
import { aside, buttons, standing as penalty } from "../src/games/diced_out";
import type { Event } from "../src/protocol";

// jsdom has none; the faces ask for it as soon as they are loaded.
vi.hoisted(() => void (globalThis.matchMedia = (() => ({ matches: false })) as never));
const rolled = (player: number, total: number) => ({ key: "roll-off-rolled", params: { player, total } });
const told = (...said: { key: string; params: Record<string, unknown> }[]) =>
  said.map((one, number) => ({ number, actor: -1, said: [one] })) as unknown as Event[];

describe("the rolls for the start", () => {
  it("are told until one counts", () => {
    const events = told(rolled(0, 8), rolled(1, 5), { key: "starts", params: { player: 0 } });
    expect([...startRolls(events)]).toEqual([[0, 8], [1, 5]]);
    expect(startRolls([...events, ...told({ key: "rolled", params: { player: 0 } })]).size).toBe(0);
  });
  it("of a tie stay until one of those rolls again", () => {
    const events = told(rolled(0, 8), rolled(1, 8), rolled(2, 3), { key: "roll-off-tie", params: { people: [0, 1] } });
    expect(startRolls(events).size).toBe(3);
    expect([...startRolls([...events, ...told(rolled(0, 4))])]).toEqual([[2, 3], [0, 4]]);
  });
});

describe("how a seat stands", () => {
  it("counts what is only at stake as left, until the game is won", () => {
    const view = { up: [[1, 2], [3]], white: [[4], []], centre: [5, 6], player: 0, phase: 5 };
    expect(checkers?.(view as never, 0).value).toBe(5);
    expect(checkers?.(view as never, 1).value).toBe(1);
    expect(checkers?.({ ...view, up: [[], [3]], white: [[], []], phase: 6 } as never, 0).value).toBe(0);
  });
  it("adds up the penalty points", () => {
    expect(penalty?.({ points: [[3, 14], [20, 0], [0, 0], [0, 0]] } as never, 0).value).toBe(23);
  });
});

it("nothing but a roll is the big button of DicedOut!", () => {
  expect(buttons([1, 5, 7])).toEqual([1]);
  expect([0, 1, 17].map((action) => aside?.(action))).toEqual([false, true, true]);
});
