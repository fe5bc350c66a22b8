// One stop for the Tab key in a group of pieces, whether they can be used or not; the arrows lead on
// from there.
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1, Home: -Infinity, End: Infinity };

export class Roving {
  #at = $state("");

  /** The piece where the Tab key stops: the one in focus, else the first that is open, else the first. */
  stop(ids: string[], open: (id: string) => boolean): string {
    return ids.includes(this.#at) ? this.#at : (ids.find(open) ?? ids[0] ?? "");
  }

  /** For the group: its pieces are buttons that say which they are by `data-piece`. */
  readonly group = (node: HTMLElement): (() => void) => {
    const all = () => [...node.querySelectorAll<HTMLElement>("[data-piece]:not([inert] *)")];
    const enter = ({ target }: FocusEvent) => (this.#at = (target as HTMLElement).dataset.piece ?? "");
    const leave = ({ relatedTarget }: FocusEvent) => node.contains(relatedTarget as Node | null) || (this.#at = "");
    const walk = (event: KeyboardEvent) => {
      const by = STEPS[event.key];
      if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      const pieces = all();
      const to = pieces.indexOf(event.target as HTMLElement) + by;
      event.stopPropagation();
      event.preventDefault();
      pieces[Math.min(Math.max(to, 0), pieces.length - 1)]?.focus();
    };
    node.addEventListener("focusin", enter);
    node.addEventListener("focusout", leave);
    node.addEventListener("keydown", walk);
    return () => {
      node.removeEventListener("focusin", enter);
      node.removeEventListener("focusout", leave);
      node.removeEventListener("keydown", walk);
    };
  };
}
