// Where a face counts the points out, the result waits for it: but only for those who were there
// when the game ended, and never where motion is not wanted.
import { settings } from "../kit/settings.svelte";

export class Counted {
  /** Whether the result may be shown. */
  done = $state(true);
  private live = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Whether a game is being played, or is over, and how long its face takes to count. */
  watch(playing: boolean, over: boolean, takes = 0): void {
    if (over && this.live && takes && !settings.lessMotion) {
      this.done = false;
      this.timer = setTimeout(() => this.stop(), takes);
    }
    if (over || playing) this.live = playing;
    if (playing) this.stop();
  }

  /** At once. */
  stop(): void {
    clearTimeout(this.timer);
    this.done = true;
  }
}
