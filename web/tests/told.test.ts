import { describe, expect, it, vi } from "vitest";
import type { Event } from "../src/protocol";
import { Told, type Moment } from "../src/table/told";

vi.hoisted(() => vi.stubGlobal("matchMedia", () => ({ matches: false })));

const event = (number: number, actor: number, ...keys: string[]): Event => ({
  number,
  actor,
  said: keys.map((key) => ({ key, params: { player: actor } })),
});
const moment = (prompt: string, wishes: Partial<Moment> = {}): Moment => ({
  face: null,
  seat: 0,
  racing: false,
  over: false,
  prompt,
  able: true,
  sentences: (events) => events.flatMap(({ said }) => said.map(({ key }) => `${key}.`)),
  ...wishes,
});

describe("what is read out", () => {
  it("ends with what I may do, and repeats that only after something of mine", () => {
    const told = new Told();
    expect(told.spoken([event(1, 1, "bid")], moment("Bid?"))).toBe("bid. Bid?");
    expect(told.spoken([event(2, 2, "bid")], moment("Bid?"))).toBe("bid.");
    expect(told.spoken([event(3, 0, "rolled")], moment("Bid?"))).toBe("rolled. Bid?");
  });

  it("asks again when my turn comes back", () => {
    const told = new Told();
    told.spoken([event(1, 1, "marked")], moment("Roll."));
    told.spoken([event(2, 0, "marked")], moment("Wait.", { able: false }));
    expect(told.spoken([event(3, 1, "marked")], moment("Roll."))).toBe("marked. Roll.");
  });

  it("leaves out what others murmur, and nothing of mine", () => {
    const face = { murmured: ["placed"] };
    const told = new Told();
    const said = told.spoken([event(1, 1, "placed"), event(2, 0, "placed"), event(3, 1, "fulfilled")], moment("", { face, able: false }));
    expect(said).toBe("placed. fulfilled.");
  });

  it("says of a race what concerns me and what matters, and who has won first", () => {
    const face = { aloud: ["grabbed", "won"] };
    const told = new Told();
    const fresh = [event(1, 1, "rolled"), event(2, 1, "grabbed"), event(3, 2, "grabbed", "won")];
    expect(told.spoken(fresh, moment("", { face, racing: true, over: true, able: false }))).toBe("won. grabbed. grabbed.");
  });
});
