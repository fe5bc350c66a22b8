// A short word beside the pieces, to whoever touched one in vain: why, and what to do instead.
const LONG = 3200;

export class Note {
  text = $state("");
  /** Beside which pieces it is written. */
  at = $state(-1);
  private timer: ReturnType<typeof setTimeout> | undefined;

  write(text: string, at = 0, long = LONG): void {
    this.text = text;
    this.at = at;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.wipe(), long);
  }

  wipe(): void {
    clearTimeout(this.timer);
    this.text = "";
    this.at = -1;
  }
}
