import { describe, expect, it } from "vitest";
import { Refusal } from "../src/kit/api";
import type { Past } from "../src/protocol";
import { LookBack } from "../src/table/past.svelte";

const past = (number: number): Past => ({ number, turn: 0, view: {}, scores: [] });

describe("looking back", () => {
  it("shows the moment wished for last, however the answers come in", async () => {
    const answers = new Map<number, (past: Past) => void>();
    const look = new LookBack((number) => new Promise((done) => answers.set(number, done)));
    const both = [look.at(3), look.at(5)];
    answers.get(5)!(past(5));
    answers.get(3)!(past(3));
    await Promise.all(both);
    expect(look.past?.number).toBe(5);
  });
  it("is over when it is over, also for an answer under way", async () => {
    let answer: (past: Past) => void = () => undefined;
    const look = new LookBack(() => new Promise((done) => (answer = done)));
    const asked = look.at(3);
    look.end();
    answer(past(3));
    await asked;
    expect(look.past).toBeNull();
  });
  it("stays where it is when the server says no", async () => {
    const look = new LookBack(async (number) => {
      if (number === 2) throw new Refusal("left-to-memory");
      return past(number);
    });
    await look.at(7);
    await look.at(2);
    expect(look.past?.number).toBe(7);
    expect(look.refusal?.reason).toBe("left-to-memory");
  });
});
