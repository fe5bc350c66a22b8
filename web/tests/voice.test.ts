import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepFocus, numberPieces } from "../src/kit/keys";
import { Voice } from "../src/kit/voice.svelte";
import type { Event, Position } from "../src/protocol";

vi.stubGlobal("matchMedia", () => ({ matches: false }));
const { Shown, tellable, TUMBLE } = await import("../src/table/shown.svelte");

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const event = (number: number, actor: number, ...keys: string[]): Event => ({
  number,
  actor,
  said: keys.map((key) => ({ key, params: {} })),
});
const at = (number: number): Position => ({ number, view: { dice: [1, 2] } }) as unknown as Position;

describe("what is spoken", () => {
  it("is heard again where it is the same", () => {
    const voice = new Voice();
    voice.say("You take the blue 4.");
    voice.say("You take the blue 4.");
    voice.say("");
    expect(voice.lines.map(({ text }) => text)).toEqual(["You take the blue 4.", "You take the blue 4."]);
    expect(new Set(voice.lines.map(({ id }) => id)).size).toBe(2);
    vi.runAllTimers();
    expect(voice.lines).toEqual([]);
  });
});

describe("what is shown", () => {
  it("loses nothing that happens while dice fall", () => {
    const shown = new Shown();
    const heard: number[][] = [];
    const landed = (fresh: Event[]) => heard.push(fresh.map(({ number }) => number));
    const first = [event(1, 0)];
    shown.take(at(1), first, landed);
    const second = [...first, event(2, -1)];
    shown.take(at(2), second, landed);
    vi.advanceTimersByTime(TUMBLE / 2);
    shown.take(at(3), [...second, event(3, 1)], landed);
    expect(heard).toEqual([[]]); // the dice have not landed
    vi.advanceTimersByTime(TUMBLE);
    expect(heard).toEqual([[], [2, 3]]);
  });
  it("leaves out of the log what a game is quiet about", () => {
    const events = [event(1, 0, "rolled"), event(2, 0, "rolled", "grabbed"), event(3, 1)];
    expect(tellable(events, ["rolled"])).toEqual([event(2, 0, "grabbed")]);
    expect(tellable(events).map(({ number }) => number)).toEqual([1, 2]);
  });
});

describe("pieces and keys", () => {
  it("have the digit that picks them, equal ones only once", () => {
    document.body.innerHTML = `<button data-action="7"></button><button data-action="3"></button><button data-action="7"></button><button data-action="9"></button>`;
    numberPieces([3, 7]);
    expect([...document.querySelectorAll("button")].map((one) => one.getAttribute("aria-keyshortcuts"))).toEqual(["1", "2", null, null]);
  });
  it("give the focus on where it was lost, to who walks by keys", () => {
    document.body.innerHTML = `<main><h1 data-rest tabindex="-1"></h1><div class="mine"><button>Roll</button></div></main>`;
    const root = document.querySelector("main")!;
    dispatchEvent(new globalThis.Event("pointerdown"));
    keepFocus(root);
    expect(document.activeElement).toBe(document.body);
    dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" }));
    keepFocus(root);
    expect(document.activeElement?.textContent).toBe("Roll");
  });
});
