// The line to a table. It comes back by itself, asks only for what it missed, and sends a
// command that had no answer again under the same id, which the server does only once.
import type { Command, Contest, Do, Event, Info, Position, ServerMessage, Talk, Update, Welcome } from "../protocol";
import { Ahead } from "./ahead";
import { Refusal } from "./api";
import { hex } from "./memory";

export const PING = 2500;
export const STALE = 9000;
export const DOUBT = 2000;
export const RETRY = [200, 500, 1000, 2000, 5000];
const TALK_KEPT = 100;
const OPEN = 1; // of a WebSocket

export type LineState = "opening" | "open" | "lost" | "ended";

/** As little of a WebSocket as is needed. */
export interface Wire {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
  readonly readyState?: number;
  send(text: string): void;
  close(): void;
}

interface Waiting {
  message: Do;
  answer: { done: () => void; refused: (refusal: Refusal) => void };
}

export class Line {
  state = $state<LineState>("opening");
  info = $state.raw<Info | null>(null);
  position = $state.raw<Position | null>(null);
  events = $state.raw<Event[]>([]);
  /** Who was faster than whom in this game's races. */
  contests = $state.raw<Contest[]>([]);
  /** What was said lately; its times are ours. */
  talk = $state.raw<Talk[]>([]);
  seat = $state(-1);
  host = $state(false);
  watching = $state(0);
  /** Why the table can't be had at all. */
  ended = $state.raw<Refusal | null>(null);
  /** The server's clock less ours, in milliseconds. */
  ahead = $state(0);
  /** How many commands wait for their answer. */
  waiting = $state(0);

  private version = -1;
  private wire: Wire | null = null;
  private pending = new Map<string, Waiting>();
  private prefix = hex(6);
  private count = 0;
  private tries = 0;
  private greeted = false;
  private heard = 0;
  private asked = 0; // when we last said hello
  private clock = new Ahead();
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private doubts: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: string,
    readonly token: string,
    private connect: () => Wire,
    private now: () => number = Date.now,
  ) {}

  open(): void {
    clearTimeout(this.retry);
    const wire = this.connect();
    this.wire = wire;
    wire.onopen = () => {
      this.heard = this.now();
      this.greeted = true;
      this.hello();
      for (const waiting of this.pending.values()) this.send(waiting.message);
    };
    wire.onmessage = (event) => {
      this.heard = this.now();
      if (wire === this.wire) this.take(JSON.parse(event.data) as ServerMessage);
    };
    wire.onclose = () => wire === this.wire && this.lost();
    clearInterval(this.beat);
    this.heard = this.now();
    this.beat = setInterval(() => this.pulse(), PING);
  }

  /** Leave for good. */
  close(): void {
    clearTimeout(this.retry);
    clearTimeout(this.doubts);
    clearInterval(this.beat);
    const wire = this.wire;
    this.wire = null;
    this.greeted = false;
    this.state = "ended";
    wire?.close();
  }

  /** Somebody waits in front of a lost line: try at once. */
  hurry(): void {
    if (this.state === "lost") this.open();
  }

  /** There may be no network, or the machine has slept: the line is lost unless it answers soon. */
  doubt(): void {
    if (this.state !== "open") return;
    const asked = this.now();
    this.ping();
    clearTimeout(this.doubts);
    this.doubts = setTimeout(() => this.state === "open" && this.heard < asked && this.drop(), DOUBT);
  }

  /** Ask for something; answered once. Rejects with a Refusal. */
  do(command: Command): Promise<void> {
    const message: Do = { type: "do", id: `${this.prefix}-${this.count++}`, command };
    return new Promise((done, refused) => {
      this.pending.set(message.id, { message, answer: { done, refused } });
      this.waiting = this.pending.size;
      if (this.greeted) this.send(message); // else when the line is up
    });
  }

  private hello(): void {
    this.asked = this.now();
    this.send({ type: "hello", table: this.table, token: this.token, since: this.version });
  }

  private ping(): void {
    this.send({ type: "ping", at: this.now() });
  }

  private send(message: object): void {
    if ((this.wire?.readyState ?? OPEN) !== OPEN) return; // it is being closed: what matters is sent again
    try {
      this.wire?.send(JSON.stringify(message));
    } catch {
      // a dead line is noticed by its silence
    }
  }

  private pulse(): void {
    if (this.now() - this.heard > STALE) this.drop();
    else if (this.state === "open") this.ping();
  }

  private drop(): void {
    const wire = this.wire;
    this.lost();
    wire?.close();
  }

  private lost(): void {
    clearInterval(this.beat);
    this.wire = null;
    this.greeted = false;
    if (this.state === "ended") return;
    this.state = "lost";
    const wait = RETRY[Math.min(this.tries++, RETRY.length - 1)];
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.open(), wait);
  }

  private take(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
      case "update":
        return this.takeNews(message);
      case "accepted":
        return this.settle(message.id)?.done();
      case "refused": {
        const refusal = new Refusal(message.reason, message.details);
        if (message.id) return this.settle(message.id)?.refused(refusal);
        if (this.info === null) {
          this.ended = refusal;
          this.close();
        }
        return;
      }
      case "presence":
        this.watching = message.watching;
        if (this.info) {
          const chairs = this.info.chairs.map((chair, seat) => ({
            ...chair,
            present: chair.kind === "bot" || (message.present[seat] ?? false),
          }));
          this.info = { ...this.info, chairs };
        }
        return;
      case "talk":
        this.talk = [...this.talk, { ...message, at: this.now() }].slice(-TALK_KEPT);
        return;
      case "probe":
        this.send({ type: "echo", number: message.number });
        return;
      case "pong":
        this.ahead = this.clock.take(message.at, this.now(), message.time);
        if (this.clock.young) this.ping();
        return;
      case "bye":
        if (!message.resume) {
          this.ended = new Refusal(message.reason);
          this.close();
        }
    }
  }

  private settle(id: string): Waiting["answer"] | undefined {
    const waiting = this.pending.get(id);
    this.pending.delete(id);
    this.waiting = this.pending.size;
    return waiting?.answer;
  }

  private takeNews(message: Welcome | Update): void {
    if (message.type === "update" && message.since !== this.version) {
      this.hello();
      return;
    }
    const number = message.position?.number ?? 0;
    const first = message.events[0]?.number ?? number + 1;
    const fresh = message.type === "welcome" && message.complete;
    const known = fresh ? [] : this.events.filter((event) => event.number < first);
    this.events = [...known.slice(0, number), ...message.events];
    this.contests = this.margins(message, number);
    this.version = message.version;
    this.seat = message.seat;
    this.host = message.host;
    this.info = message.info;
    this.position = message.position;
    if (message.type === "welcome") {
      this.ahead = this.clock.take(this.asked, this.now(), message.time);
      this.talk = (message.talk ?? []).map((one) => ({ ...one, at: one.at - this.ahead }));
      this.ping();
    }
    this.tries = 0;
    this.state = "open";
  }

  /** The news may repeat what is known; a game that begins anew has none yet. */
  private margins(message: Welcome | Update, number: number): Contest[] {
    const told = message.contests ?? [];
    if (message.type === "welcome" || number < (this.position?.number ?? 0)) return told;
    const name = ({ event, loser }: Contest) => `${event} ${loser}`;
    const fresh = new Set(told.map(name));
    return told.length ? [...this.contests.filter((one) => !fresh.has(name(one))), ...told] : this.contests;
  }
}

/** Tell a line what the browser knows of the network; returns what ends that. */
export function keepInTouch(line: Line): () => void {
  const back = () => (line.hurry(), line.doubt());
  const gone = () => line.doubt();
  addEventListener("online", back);
  addEventListener("offline", gone);
  document.addEventListener("visibilitychange", back);
  return () => {
    removeEventListener("online", back);
    removeEventListener("offline", gone);
    document.removeEventListener("visibilitychange", back);
  };
}

export function socket(): Wire {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/ws`) as unknown as Wire;
}
