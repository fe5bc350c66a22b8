import { render } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import { marked } from "../src/kit/marked";
import { numberPieces, onKey, picked, type Keys } from "../src/kit/keys";
import { landing, PIPS, TURNS } from "../src/kit/pips";
import { placeOf } from "../src/kit/route.svelte";
import Die from "../src/kit/Die.svelte";

describe("dice", () => {
  it("have as many pips as they say", () => {
    for (let value = 1; value <= 6; value++) expect(PIPS[value]).toHaveLength(value);
  });
  it("land on what was said, after at least one tumble", () => {
    let turn: [number, number] = [0, 0];
    for (const value of [3, 3, 6, 1, 5, 2, 4]) {
      const next = landing(value, turn);
      for (const axis of [0, 1] as const) {
        expect((next[axis] - TURNS[value]![axis]) % 360).toBeCloseTo(0);
        expect(next[axis] - turn[axis]).toBeGreaterThanOrEqual(360);
      }
      turn = next;
    }
  });
  it("say their value", () => {
    const { getByRole } = render(Die, { value: 4 });
    expect(getByRole("img").getAttribute("aria-label")).toBe("4");
  });
});

describe("addresses", () => {
  it("lead to the room, a table, a replay, a lesson, or nowhere", () => {
    expect(placeOf("/")).toEqual({ at: "room" });
    expect(placeOf("/t/a-b_c")).toEqual({ at: "table", name: "a-b_c" });
    expect(placeOf("/r/xyz/")).toEqual({ at: "replay", name: "xyz" });
    expect(placeOf("/t/xyz?screen")).toEqual({ at: "screen", name: "xyz" });
    expect(placeOf("/learn/check")).toEqual({ at: "learn", name: "check", table: "" });
    expect(placeOf("/learn/check?table=a%2Fb")).toEqual({ at: "learn", name: "check", table: "a/b" });
    for (const nowhere of ["/t/a/b", "/xyz"]) expect(placeOf(nowhere)).toEqual({ at: "lost" });
  });
});

describe("keys", () => {
  const keys = () => ({ big: vi.fn(), pick: vi.fn(), rules: vi.fn(), undo: vi.fn(), again: vi.fn(), mute: vi.fn(), leave: vi.fn(), step: vi.fn() });
  function press(key: string, to: Partial<Keys>, target: Element = document.body, more = {}) {
    target.addEventListener("keydown", (event) => onKey(event as KeyboardEvent, to), { once: true });
    target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
  }
  it("mean what the frame promises", () => {
    const to = keys();
    for (const key of [" ", "3", "?", "u", "l", "m", "Escape", "ArrowLeft"]) press(key, to);
    expect(to.pick).toHaveBeenCalledWith(3);
    expect(to.step).toHaveBeenCalledWith(-1);
    for (const one of [to.big, to.rules, to.undo, to.again, to.mute, to.leave]) expect(one).toHaveBeenCalledOnce();
  });
  it("pick the n-th piece, or what says its own digit", () => {
    document.body.innerHTML = '<i data-action="7"></i><i data-action="5"></i>';
    expect([1, 2, 3, 0].map((digit) => picked(digit, [5, 7, 9]))).toEqual([7, 5, 9, undefined]);
    document.body.innerHTML = '<i data-action="0" data-digit="0"></i><i data-action="1" data-digit="1"></i>';
    expect([0, 1, 2].map((digit) => picked(digit, [0, 1]))).toEqual([0, 1, undefined]);
    numberPieces([0, 1]);
    expect([...document.querySelectorAll("i")].map((piece) => piece.getAttribute("aria-keyshortcuts"))).toEqual(["0", "1"]);
    document.body.innerHTML = "";
  });
  it("are letters where somebody writes, and the browser's with Ctrl", () => {
    const to = keys();
    const field = document.body.appendChild(document.createElement("input"));
    press("u", to, field);
    press("u", to, document.body, { ctrlKey: true });
    press("ArrowLeft", to, field);
    expect(to.undo).not.toHaveBeenCalled();
    expect(to.step).not.toHaveBeenCalled();
    press("Escape", to, field);
    expect(to.leave).toHaveBeenCalledOnce();
  });
});

describe("marked", () => {
  it("finds every place, whatever the case", () => {
    expect(marked("Roll, then reroll.", "ROLL").filter((part) => part.hit).map((part) => part.text)).toEqual(["Roll", "roll"]);
    expect(marked("Roll, then reroll.", "roll").map((part) => part.text).join("")).toBe("Roll, then reroll.");
  });
  it("leaves a text whole without a wish, and unmarked without a hit", () => {
    expect(marked("骰子", " ")).toEqual([{ text: "骰子", hit: false }]);
    expect(marked("骰子", "牌")).toEqual([{ text: "骰子", hit: false }]);
  });
});
