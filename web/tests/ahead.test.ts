import { describe, expect, it } from "vitest";
import { Ahead, KEPT } from "../src/kit/ahead";

describe("the server's clock", () => {
  it("is compared with the middle of question and answer", () => {
    expect(new Ahead().take(1000, 1200, 7100)).toBe(6000);
  });
  it("is believed from the quickest of the latest exchanges", () => {
    const clock = new Ahead();
    clock.take(0, 20, 5010);
    expect(clock.take(1000, 1900, 6890)).toBe(5000); // the way back was long
    for (let i = 0; i < KEPT; i++) clock.take(2000, 2200, 7150);
    expect(clock.take(3000, 3300, 8150)).toBe(5050); // long ago: clocks drift
  });
  it("is asked until enough is known", () => {
    const clock = new Ahead();
    for (let i = 0; i < KEPT / 2; i++) {
      expect(clock.young).toBe(true);
      clock.take(i, i, i);
    }
    expect(clock.young).toBe(false);
  });
  it("is learnt anew where ours was set back", () => {
    const clock = new Ahead();
    clock.take(100_000, 100_010, 105_005);
    clock.take(100_500, 40_500, 105_510);
    expect(clock.take(41_000, 41_050, 106_025)).toBe(65_000);
  });
});
