import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RolledOut } from "../src/games/roll_out/out.svelte";
import type { Event, RollOutView } from "../src/protocol";

const ROLL = 2;
const PLAY = 4;
const at = (phase: number, player: number, centre: number[] = []) => ({ phase, player, centre }) as unknown as RollOutView;
const rolled = (number: number, player: number): Event => ({
  number,
  actor: -1,
  said: [{ key: "rolled", params: { player, first: 2, second: 1 } }],
});
const out = (number: number, player: number): Event => ({
  ...rolled(number, player),
  said: [...rolled(number, player).said, { key: "rolled-out", params: { player, back: [] } }],
});
const game = [rolled(1, 0), out(2, 0), rolled(3, 1), rolled(4, 1), rolled(5, 1), rolled(6, 1)];

let shown: RolledOut;
beforeEach(() => {
  vi.useFakeTimers();
  shown = new RolledOut();
});
afterEach(() => vi.useRealTimers());

test("a roll-out is named as long as it is what happened last", () => {
  shown.take(at(PLAY, 0), game.slice(0, 1));
  expect(shown.said).toBeNull();
  shown.take(at(ROLL, 1), game.slice(0, 2));
  vi.advanceTimersByTime(60_000);
  expect(shown.said?.key).toBe("rolled-out");
});

test("it can be read although the game goes on at once, and then makes room", () => {
  shown.take(at(ROLL, 1), game.slice(0, 2));
  shown.take(at(PLAY, 1), game.slice(0, 3));
  vi.advanceTimersByTime(1800);
  expect(shown.said).not.toBeNull();
  vi.advanceTimersByTime(600);
  expect(shown.said).toBeNull();
});

test("what is at stake is never covered", () => {
  shown.take(at(ROLL, 1), game.slice(0, 2));
  shown.take(at(PLAY, 1, [4]), game.slice(0, 3));
  expect(shown.said).toBeNull();
});

test("who leaps in a replay, or looks back, is shown no other moment's", () => {
  shown.take(at(ROLL, 1), game.slice(0, 2));
  shown.take(at(PLAY, 1), game);
  expect(shown.said).toBeNull();
  shown.take(at(ROLL, 1), game.slice(0, 2));
  shown.take(at(ROLL, 0), game.slice(0, 1));
  expect(shown.said).toBeNull();
  shown.take(at(PLAY, 0), game.slice(0, 2));
  expect(shown.said).toBeNull();
});
