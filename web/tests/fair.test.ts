// @vitest-environment node
import { describe, expect, it } from "vitest";
import page from "../../docs/fair-dice.md?raw";
import { commit, outcome, verify } from "../src/kit/fair";
import type { Replay, Step } from "../src/protocol";

interface Vector {
  secret: string;
  commitment: string;
  contributions: string[];
  index: number;
  n: number;
  outcome: number;
}
const vectors = JSON.parse(page.match(/```json\n([^]*?)```/)![1]!) as Vector[];

describe("the recipe of docs/fair-dice.md", () => {
  it.each(vectors)("gives outcome $outcome of $n", async (vector) => {
    expect(await commit(vector.secret)).toBe(vector.commitment);
    expect(await outcome(vector.secret, vector.contributions, vector.index, vector.n)).toBe(vector.outcome);
  });
});

describe("a finished game", () => {
  const [first, second] = vectors as [Vector, Vector];
  const step = (number: number, of: number, came: number): Step => ({
    number,
    actor: of ? -1 : 0,
    said: [],
    turn: 0,
    view: {},
    scores: [],
    of,
    outcome: came,
  });
  const game = (last: number): Replay => ({
    game: "roll_out",
    players: ["Ann", "Ben"],
    finished: 0,
    commitment: first.commitment,
    contributions: first.contributions,
    secret: first.secret,
    summary: null,
    steps: [step(0, 0, -1), step(1, 36, first.outcome), step(2, 0, -1), step(3, 36, last)],
  });

  it("is good where every outcome follows from its secret", async () => {
    expect(await verify(game(second.outcome))).toEqual({ good: true, outcomes: 2 });
  });
  it("is not where one differs, and says which", async () => {
    const verdict = await verify(game(second.outcome - 1));
    expect(verdict).toMatchObject({ good: false, reason: "wrong-outcome", event: 3, true: second.outcome });
  });
  it("is not where the secret is another one", async () => {
    expect(await verify({ ...game(0), secret: "00".repeat(32) })).toMatchObject({ reason: "wrong-secret" });
    expect(await verify({ ...game(0), secret: "" })).toMatchObject({ reason: "no-secret" });
    expect(await verify({ ...game(0), commitment: "" })).toMatchObject({ reason: "no-commitment" });
  });
});
