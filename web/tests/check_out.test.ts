import { describe, expect, it, vi } from "vitest";
import { callAt, nextCall } from "../src/games/check_out/countdown";
import { cellsOf, contestsBy, diceColumns, Digits, facesOf, hidden, lastRound, lay, lettersOf, productOf, queueOf, rollsOf, secondsOf, shows, slotsOf } from "../src/games/check_out/shop";
import { Refusal } from "../src/kit/api";
import type { CheckOutDeck, CheckOutView, Event, Heat, Position } from "../src/protocol";
import { EARLY, hindrance, Race, Start } from "../src/table/race.svelte";
import { DOUBLE, MOMENT, Steady } from "../src/table/steady.svelte";

const pack = (faces: number[], left = faces.length) => faces.reduce((sum, face) => sum + (1 << (4 * (face - 1))), left << 24);

describe("the countdown", () => {
  it("lets people look, counts three seconds and says GO for a moment", () => {
    expect(callAt(5200)).toEqual({ kind: "look", seconds: 3 });
    expect(callAt(3001)).toEqual({ kind: "look", seconds: 1 });
    expect([3000, 2001, 2000, 1001, 1000, 1].map(callAt)).toEqual([3, 3, 2, 2, 1, 1].map((seconds) => ({ kind: "count", seconds })));
    expect(callAt(0)).toEqual({ kind: "go" });
    expect(callAt(-5000)).toBeNull();
  });
  it("knows when it says something else", () => {
    for (let left = 4321; nextCall(left) < Infinity; left -= nextCall(left)) {
      expect(callAt(left - nextCall(left))).not.toEqual(callAt(left));
      expect(callAt(left - nextCall(left) + 1)).toEqual(callAt(left));
    }
    expect(nextCall(-5000)).toBe(Infinity);
  });
});

describe("the shop", () => {
  it("leaves each product its digit until the next roll", () => {
    const digits = new Digits();
    expect([...digits.at("1", [4, 9, 30])]).toEqual([[4, 1], [9, 2], [30, 3]]);
    expect(digits.at("1", [9, 30]).get(30)).toBe(3); // somebody else took the first
    expect([...digits.at("2", [9, 30])]).toEqual([[9, 1], [30, 2]]);
  });
  it("unpacks dice and the queue", () => {
    expect(facesOf(pack([1, 3, 3, 6]))).toEqual([1, 3, 3, 6]);
    expect(facesOf(pack([], 5))).toEqual([0, 0, 0, 0, 0]);
    expect(queueOf(0o413)).toEqual([2, 0, 3]);
  });
  it("keeps the place of what was taken", () => {
    const view = { shelf: [4, 17], basket: [[9], [], [2, 30]] } as unknown as CheckOutView;
    expect(slotsOf(view).map(({ product, owner }) => [product, owner])).toEqual([[2, 2], [4, -1], [9, 0], [17, -1], [30, 2]]);
  });
  const deck = { products: [{ name: { en: "Milk" } }, { name: { en: "Tea" } }] } as CheckOutDeck;
  const told: Event[] = [
    { number: 4, actor: -1, said: [{ key: "dice-rolled", params: { player: 1, faces: [1] } }] },
    { number: 5, actor: 1, said: [{ key: "grabbed", params: { player: 1, product: { en: "Tea" } } }] },
    { number: 7, actor: -1, said: [{ key: "dice-rolled", params: { player: 1, faces: [1] } }] },
  ];
  it("counts throws, also where the same faces come again", () => {
    expect(rollsOf(told, 3)).toEqual([0, 2, 0]);
  });
  it("finds the closest race for a product", () => {
    expect([productOf(told[1], deck), productOf(told[0], deck), productOf(undefined, deck)]).toEqual([1, -1, -1]);
    const contests = [{ event: 5, winner: 1, loser: 0, ms: 40 }, { event: 5, winner: 1, loser: 2, ms: 12 }, { event: 9, winner: 0, loser: 1, ms: 1 }];
    expect([...contestsBy(contests, told, deck)]).toEqual([[1, contests[1]]]);
  });
});

describe("a roll", () => {
  it("shows a face as often as it is asked for, or not", () => {
    expect([[2, 5], [5, 5], [5, 5, 5], [1]].map((faces) => shows([2, 3, 5, 5], faces))).toEqual([true, true, false, false]);
  });
});

describe("what is open", () => {
  it("counts what lies face down before the others, until the end", () => {
    const view = { seat: 0, phase: 2, face_down: [3, 4] } as unknown as CheckOutView;
    expect([hidden(view, 0), hidden(view, 1), hidden({ ...view, phase: 9 }, 1)]).toEqual([0, 4, 0]);
  });
  it("tells what the last round has brought", () => {
    const deck = {
      products: [{ name: { en: "Milk" }, stars: 3, picture: "milk" }],
      deals: [{ name: { en: "Jam" }, stars: 2, picture: "jar" }],
    } as unknown as CheckOutDeck;
    const said = (number: number, key: string, params: object) => ({ number, actor: 0, said: [{ key, params }] }) as unknown as Event;
    const first = [
      said(1, "round-begins", { round: 1 }),
      said(2, "grabbed", { player: 1, product: { en: "Milk" } }),
      said(3, "bought", { player: 1, deal: { en: "Jam" }, price: 1 }),
      said(4, "saved", { player: 0, tokens: 5 }),
    ];
    expect(lastRound(first, deck, 2)).toBeNull();
    const won = lastRound([...first, said(5, "round-begins", { round: 2 }), said(6, "saved", { player: 0, tokens: 1 })], deck, 2);
    expect(won).toEqual([{ pictures: [], points: 5 }, { pictures: ["milk", "jar"], points: 5 }]);
  });
});

describe("the room for cards", () => {
  it("is used, and never exceeded", () => {
    for (const count of [4, 6, 8, 10, 12]) {
      for (const [width, height] of [[778, 256], [690, 210], [324, 250], [324, 150], [1060, 120]] as const) {
        const { columns, width: w, height: h } = cellsOf(count, width, height);
        expect(columns * w + 8 * (columns - 1)).toBeLessThanOrEqual(width);
        if (h > 60) expect(Math.ceil(count / columns) * (h + 8) - 8).toBeLessThanOrEqual(height);
      }
    }
    expect(cellsOf(12, 778, 270).columns).toBe(6);
    expect(cellsOf(4, 324, 250).columns).toBe(2);
  });
  it("scrolls where there are too many", () => {
    expect(cellsOf(40, 324, 250)).toMatchObject({ columns: 4, height: 60 });
  });
  it("makes dice and words as large as they can be", () => {
    expect([diceColumns(2, 0.6), diceColumns(2, 1.4), diceColumns(4, 1), diceColumns(3, 0.3)]).toEqual([1, 2, 2, 1]);
    expect([lettersOf("Club sandwich"), lettersOf("热可可")]).toEqual([8, 6]);
  });
});

describe("a gesture that becomes another one", () => {
  it("counts after a moment only, and only where there are races", () => {
    vi.useFakeTimers();
    const steady = new Steady();
    steady.means(60, true);
    expect(steady.locked).toBe(false);
    steady.means(undefined, true);
    steady.means(60, true);
    expect(steady.locked).toBe(false);
    steady.means(62, true);
    expect(steady.locked).toBe(true);
    vi.advanceTimersByTime(MOMENT);
    expect(steady.locked).toBe(false);
    steady.means(undefined, true); // everybody bids: then the same number may be another gesture
    vi.advanceTimersByTime(2 * DOUBLE);
    steady.means(62, true);
    expect(steady.locked).toBe(true);
    vi.advanceTimersByTime(MOMENT);
    steady.means(60, false);
    expect(steady.locked).toBe(false);
    vi.useRealTimers();
  });
  it("at a quiet table counts after a moment where it was just pressed", () => {
    vi.useFakeTimers();
    const steady = new Steady();
    steady.appears("Enough cards");
    expect(steady.locked).toBe(false); // it has just come, but nobody has pressed anything
    steady.pressed("Enough cards");
    steady.appears(undefined); // while the answer is awaited
    vi.advanceTimersByTime(200);
    steady.appears("End turn");
    expect(steady.locked).toBe(true);
    vi.advanceTimersByTime(DOUBLE);
    expect(steady.locked).toBe(false);
    steady.appears(undefined);
    steady.pressed("Roll");
    steady.appears("Roll"); // the same again may be pressed at once
    expect(steady.locked).toBe(false);
    vi.useRealTimers();
  });
  it("is awaited before GO", () => {
    vi.useFakeTimers();
    const start = new Start();
    const heat = { number: 1, go: Date.now() + 500, roll: 0, tempo: 900 };
    start.watch(heat, 0);
    expect(start.awaited(heat, 0)).toBe(true);
    expect(start.awaited(heat, 600)).toBe(false);
    expect(start.awaited(null, 0)).toBe(false);
    vi.advanceTimersByTime(500);
    expect(start.awaited(heat, 0)).toBe(false);
    expect([6762, 1000, 838, 20].map(secondsOf)).toEqual([7, 1, 0.9, 0.1]);
    vi.useRealTimers();
  });
});

describe("my dice", () => {
  it("lie where they lay when others go to a product", () => {
    const rolled = lay([0, 0, 0, 0, 0], [1, 2, 2, 5, 6], true);
    expect(rolled).toEqual([1, 2, 2, 5, 6]);
    const less = lay(rolled, [1, 2, 6], false);
    expect(less).toEqual([1, 2, null, null, 6]);
    expect(lay(less, [3, 3, 4], true)).toEqual([3, 3, null, null, 4]);
  });
  it("are five again in the next round, and fewer after a bid", () => {
    expect(lay([null, 2, null, null, null], [0, 0, 0, 0, 0], false)).toEqual([0, 0, 0, 0, 0]);
    expect(lay([null, null, null, null, null], [0, 0], false)).toEqual([0, 0, null, null, null]);
    expect(lay([], [], false)).toEqual([null, null, null, null, null]);
  });
});

describe("gestures in a race", () => {
  const heat: Heat = { number: 1, go: 1000, roll: 1900, tempo: 900 };
  const ROLL = 60;
  it("know what stands in their way", () => {
    expect(hindrance(heat, true, 900)).toEqual({ reason: "too-early", ms: 1000 });
    expect(hindrance(heat, false, 900)).toEqual({ reason: "too-early", ms: 100 });
    expect(hindrance(heat, true, 1500)).toEqual({ reason: "too-quick", ms: 400 });
    expect(hindrance(heat, false, 1500).ms).toBe(0);
  });
  function started(now: number, answer = () => Promise.resolve()) {
    const line = { position: { heat } as Position, ahead: 0, do: vi.fn(answer) };
    return { line, race: new Race(line, (action) => action === ROLL, () => now) };
  }
  it("wait a little where they come a little too early", async () => {
    vi.useFakeTimers();
    const { line, race } = started(1900 - EARLY);
    void race.act(ROLL);
    void race.act(ROLL); // a second finger changes nothing
    expect(race.throwing).toBe(true);
    expect(line.do).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(EARLY);
    expect(line.do).toHaveBeenCalledOnce();
    expect(line.do).toHaveBeenCalledWith({ type: "act", action: ROLL, heat: 1 });
    expect(race.throwing).toBe(false);
    vi.useRealTimers();
  });
  it("say how long to wait where they come far too early", async () => {
    const { line, race } = started(1200);
    await race.act(ROLL);
    expect(line.do).not.toHaveBeenCalled();
    expect(race.refused).toEqual({ action: ROLL, reason: "too-quick", details: { ms: 700 } });
  });
  it("don't wait for each other, and say who was faster", async () => {
    const { line, race } = started(2000, () => Promise.reject(new Refusal("too-late", { winner: 2, ms: 38 })));
    const both = [race.act(3), race.act(ROLL)];
    expect(line.do).toHaveBeenCalledTimes(2);
    await Promise.all(both);
    expect(race.refused?.reason).toBe("too-late");
    expect(race.underway).toEqual([]);
  });
  it("are sent again where only the clocks differ", async () => {
    vi.useFakeTimers();
    const answers = [() => Promise.reject(new Refusal("too-quick", { ms: 20 })), () => Promise.resolve()];
    const { line, race } = started(1900, () => answers.shift()!());
    void race.act(ROLL);
    await vi.advanceTimersByTimeAsync(20);
    expect(line.do).toHaveBeenCalledTimes(2);
    expect(race.refused).toBeNull();
    vi.useRealTimers();
  });
});
