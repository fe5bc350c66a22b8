// What is said to somebody who does not see the table: sentence by sentence, also twice the same.
import { untrack } from "svelte";

const LONG = 12_000;
const MOST = 6;

export class Voice {
  lines = $state.raw<{ id: number; text: string }[]>([]);
  private count = 0;
  private last = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  say(text: string): void {
    if (!text.trim()) return;
    this.last = text;
    this.lines = [...untrack(() => this.lines), { id: this.count++, text }].slice(-MOST);
    // What was said is not met again by who reads through the page.
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.lines = []), LONG);
  }

  again(): void {
    this.say(this.last);
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
