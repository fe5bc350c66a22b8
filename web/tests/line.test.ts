import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DOUBT, Line, RETRY, STALE, type Wire } from "../src/kit/line.svelte";
import type { Info, Position, Update, Welcome } from "../src/protocol";

class FakeWire implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: Record<string, unknown>[] = [];
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.onclose?.();
  }
  tell(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  of(type: string) {
    return this.sent.filter((one) => one.type === type);
  }
}

const info = { table: "abc", game: "roll_out", phase: "playing", chairs: [] } as unknown as Info;
const position = (number: number) => ({ number, legal: [] }) as unknown as Position;
const events = (...numbers: number[]) => numbers.map((number) => ({ number, actor: 0, said: [] }));
const state = { seat: 0, host: true, info, time: 0 };
const welcome = (version: number, count: number, numbers: number[], complete = true): Welcome => ({
  ...state,
  type: "welcome",
  version,
  position: position(count),
  events: events(...numbers),
  complete,
});
const update = (since: number, version: number, count: number, numbers: number[]): Update => ({
  ...state,
  type: "update",
  since,
  version,
  position: position(count),
  events: events(...numbers),
});

let wires: FakeWire[];
let line: Line;
const last = () => wires.at(-1)!;
const numbers = () => line.events.map((event) => event.number);

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  line = new Line("abc", "token", () => {
    wires.push(new FakeWire());
    return last();
  });
  line.open();
  last().onopen?.();
  last().tell(welcome(5, 2, [1, 2]));
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
});

describe("a line", () => {
  it("says hello and takes the table in", () => {
    expect(last().sent[0]).toEqual({ type: "hello", table: "abc", token: "token", since: -1 });
    expect(line.state).toBe("open");
    expect(numbers()).toEqual([1, 2]);
  });
  it("adds events, and takes them back after an undo", () => {
    last().tell(update(5, 6, 4, [3, 4]));
    expect(numbers()).toEqual([1, 2, 3, 4]);
    last().tell(update(6, 7, 3, []));
    expect(numbers()).toEqual([1, 2, 3]);
  });
  it("says hello again where it has missed an update", () => {
    last().tell(update(9, 10, 5, [5]));
    expect(numbers()).toEqual([1, 2]);
    expect(last().of("hello").at(-1)).toMatchObject({ since: 5 });
    last().tell(welcome(10, 5, [3, 4, 5], false));
    expect(numbers()).toEqual([1, 2, 3, 4, 5]);
  });
  it("comes back by itself with what it has seen", () => {
    last().close();
    expect(line.state).toBe("lost");
    vi.advanceTimersByTime(RETRY[0]!);
    expect(wires).toHaveLength(2);
    last().onopen?.();
    expect(last().sent[0]).toMatchObject({ type: "hello", since: 5 });
    last().tell(welcome(6, 3, [3], false));
    expect(line.state).toBe("open");
    expect(numbers()).toEqual([1, 2, 3]);
  });
  it("waits longer each time, and not at all for somebody in a hurry", () => {
    last().close();
    vi.advanceTimersByTime(RETRY[0]!);
    last().close();
    vi.advanceTimersByTime(RETRY[1]! - 1);
    expect(wires).toHaveLength(2);
    line.hurry();
    expect(wires).toHaveLength(3);
  });
  it("is lost soon where there may be no network and it does not answer", () => {
    vi.advanceTimersByTime(1);
    const before = last().of("ping").length;
    line.doubt();
    expect(last().of("ping")).toHaveLength(before + 1);
    vi.advanceTimersByTime(DOUBT);
    expect(line.state).toBe("lost");
  });

  it("stays where it answers in spite of a doubt", () => {
    vi.advanceTimersByTime(100);
    line.doubt();
    vi.advanceTimersByTime(100);
    last().tell({ type: "pong", at: 0, time: 0 });
    vi.advanceTimersByTime(DOUBT);
    expect(line.state).toBe("open");
    expect(wires).toHaveLength(1);
  });

  it("knows the server's clock however far away it is", () => {
    const far = new Line("abc", "token", () => new FakeWire());
    far.open();
    const wire = (far as unknown as { wire: FakeWire }).wire;
    const answers = (way: number, message: (time: number) => object) => {
      vi.advanceTimersByTime(way);
      const time = Date.now() + 5000;
      vi.advanceTimersByTime(way);
      wire.tell(message(time));
    };
    wire.onopen?.();
    answers(300, (time) => ({ ...welcome(1, 0, []), time }));
    expect(far.ahead).toBe(5000);
    for (let count = 1; count <= 3; count++) {
      const pings = wire.of("ping"); // it asks until it is sure
      expect(pings).toHaveLength(count);
      answers(80, (time) => ({ type: "pong", at: pings.at(-1)!.at, time }));
      expect(far.ahead).toBe(5000);
    }
    expect(wire.of("ping")).toHaveLength(3);
    // News are on their way for some time: they say nothing about the clock.
    wire.tell({ ...update(1, 2, 1, [1]), time: Date.now() + 4000 });
    expect(far.ahead).toBe(5000);
    far.close();
  });

  it("gives a silent line up", () => {
    vi.advanceTimersByTime(STALE + 3000);
    expect(wires[0]!.of("ping").length).toBeGreaterThan(1);
    expect(wires.length).toBeGreaterThan(1);
  });
  it("ends where there is no such table", () => {
    const other = new Line("nope", "token", () => new FakeWire());
    other.open();
    (other as unknown as { wire: FakeWire }).wire.tell({ type: "refused", id: "", reason: "no-such-table" });
    expect(other.state).toBe("ended");
    expect(other.ended?.reason).toBe("no-such-table");
  });
});

describe("a command", () => {
  it("is sent once and answered", async () => {
    const done = line.do({ type: "undo" });
    const [sent] = last().of("do");
    last().tell({ type: "accepted", id: sent!.id, version: 6 });
    await expect(done).resolves.toBeUndefined();
    last().close();
    vi.advanceTimersByTime(RETRY[0]!);
    last().onopen?.();
    expect(last().of("do")).toEqual([]);
  });
  it("without an answer is sent again under the same id", async () => {
    const done = line.do({ type: "act", action: 3 });
    const [sent] = last().of("do");
    last().close();
    vi.advanceTimersByTime(RETRY[0]!);
    last().onopen?.();
    expect(last().of("do")).toEqual([sent]);
    last().tell({ type: "accepted", id: sent!.id, version: 6 });
    await expect(done).resolves.toBeUndefined();
  });
  it("given while the line is down goes out once it is up", () => {
    last().close();
    void line.do({ type: "undo" });
    vi.advanceTimersByTime(RETRY[0]!);
    expect(last().of("do")).toEqual([]);
    last().onopen?.();
    expect(last().sent.map((one) => one.type)).toEqual(["hello", "do"]);
  });
  it("that is refused says why", async () => {
    const done = line.do({ type: "undo" });
    last().tell({ type: "refused", id: last().of("do")[0]!.id, reason: "no-undo" });
    await expect(done).rejects.toMatchObject({ reason: "no-undo" });
  });
});
