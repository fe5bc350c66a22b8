// A lesson as it goes on: it waits for the learner, and plays what the others and the dice do.
import { CHANCE } from "../games/face";
import type { Event, LessonStep } from "../protocol";

/** How long somebody else takes over a gesture, and chance over another card. */
const THOUGHT = 1000;
const CARD = 350;

export class Course {
  at = $state(0);
  events = $state.raw<Event[]>([]);
  readonly step = $derived.by(() => this.steps[this.at] as LessonStep);
  readonly done = $derived.by(() => this.at === this.steps.length - 1);
  /** Whether nothing goes on before the learner does. */
  readonly waits = $derived.by(() => this.step.gesture >= 0 || this.step.remark !== "");
  /** How often the learner is waited for, so far and in all. */
  readonly stops = $derived.by(() => this.steps.map((one) => one.gesture >= 0 || one.remark !== ""));
  readonly passed = $derived.by(() => this.stops.slice(0, this.at).filter(Boolean).length);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly steps: LessonStep[]) {
    this.goTo(0);
  }

  next(): void {
    if (!this.done) this.goTo(this.at + 1);
  }

  /** Back to the start, or on to the end. */
  goTo(place: number): void {
    clearTimeout(this.timer);
    this.at = place;
    this.events = this.steps.slice(0, place + 1).flatMap((one) => one.events);
    if (!this.done && !this.waits) this.timer = setTimeout(() => this.next(), this.pause());
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private pause(): number {
    if (this.step.position.turn !== CHANCE) return THOUGHT;
    return this.step.events.some((event) => event.actor === CHANCE) ? CARD : 0;
  }
}
