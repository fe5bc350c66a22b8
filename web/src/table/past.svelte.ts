// The table as it was: one position of the running game at a time, asked of the server.
import { Refusal } from "../kit/api";
import type { Past } from "../protocol";

const LONG = 5000;

export class LookBack {
  past = $state.raw<Past | null>(null);
  /** Why a moment can't be looked at: some games leave it to memory. */
  refusal = $state.raw<Refusal | null>(null);
  /** The event that was wished for last: steps go on from there, even before the answer. */
  wanted = -1;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private find: (number: number) => Promise<Past>) {}

  /** Show the table as it was after that event; of several wishes the last one counts. */
  async at(number: number): Promise<void> {
    this.wanted = number;
    this.refusal = null;
    try {
      const found = await this.find(number);
      if (this.wanted === number) this.past = found;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refusal = error;
      if (this.wanted === number) this.wanted = this.past?.number ?? -1;
      clearTimeout(this.timer);
      this.timer = setTimeout(() => (this.refusal = null), LONG);
    }
  }

  end(): void {
    this.wanted = -1;
    this.past = null;
  }
}
