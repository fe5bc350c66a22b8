import { render } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { speech } from "../src/kit/speech.svelte";
import { Words } from "../src/kit/words";
import type { Info, Position } from "../src/protocol";
import End from "../src/table/End.svelte";

// jsdom has no screen; the settings ask for it when they are loaded.
vi.hoisted(() => vi.stubGlobal("matchMedia", () => ({ matches: true })));

const files: Record<string, string> = import.meta.glob(
  ["../../src/parlour/{core,games/roll_out}/text/en.ftl", "../src/text/en.ftl"],
  { query: "?raw", import: "default", eager: true },
);
beforeAll(() => {
  speech.current = new Words("en", ...Object.values(files));
});

const summary = { sources: ["win"], winners: [0], lowest_wins: false, dice: false, luck: false, seats: [{ points: [1] }, { points: [0] }] };
function end(scores: number[], phase: Info["phase"], games = 2): string {
  const info = { games, played: phase === "over" ? games : 1, scores, phase, records: [], chairs: [], again: [] } as unknown as Info;
  const position = { summary } as unknown as Position;
  const nothing = { events: [], contests: [], cards: null, again: () => {}, uncover: () => {} };
  const { container } = render(End, { props: { info, names: ["Ann", "Ben"], position, seat: 0, ...nothing } });
  return container.querySelector(".match")?.textContent ?? "";
}

describe("the end of a game", () => {
  it("says how its match stands, and how it has ended", () => {
    expect(end([1, 0], "between")).toBe("The match after 1 of 2 games: Ann 1, Ben 0.");
    expect(end([1, 1], "over")).toBe("The match is a draw between Ann and Ben: Ann 1, Ben 1.");
    expect(end([2, 0], "over")).toBe("You win the match: Ann 2, Ben 0.");
    expect(end([0, 2], "over")).toBe("Ben wins the match: Ann 0, Ben 2.");
  });
  it("says nothing of a match where there is but one game", () => {
    expect(end([1, 0], "over", 1)).toBe("");
  });
});
