// Keys of a table. What is typed into a field or an open sheet is never a command; a sheet that
// was just closed keeps the focus for a moment longer.
export interface Keys {
  big: () => void;
  pick: (place: number) => void;
  rules: () => void;
  undo?: () => void;
  again: () => void;
  mute: () => void;
  /** Back from wherever one looks. */
  leave?: () => void;
  /** Through what happened: -1, 1, or all the way. */
  step?: (by: number) => void;
  /** Any other letter: the game's own. */
  letter: (key: string) => void;
}
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

// Somebody who walks by Tab presses the button in focus, as everywhere; for somebody who
// clicked it, space stays the big action.
let walking = false;
addEventListener("pointerdown", () => (walking = false), true);
addEventListener("keydown", (event) => (walking ||= event.key === "Tab"), true);

/** The gestures in the order in which their pieces are drawn, where pieces say so by
 * `data-action`; then the others. */
export function drawn(legal: number[]): number[] {
  const pieces = [...document.querySelectorAll<HTMLElement>("[data-action]:not([inert] *)")];
  const known = pieces.map((piece) => Number(piece.dataset.action));
  return [...new Set([...known, ...legal])].filter((action) => legal.includes(action));
}

export function onKey(event: KeyboardEvent, keys: Partial<Keys>): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  const target = event.target as HTMLElement | null;
  if (target?.closest("dialog[open]")) return;
  const key = event.key;
  if (key === "Escape") return keys.leave?.();
  if (target?.closest("input, textarea, select")) return;
  const by = STEPS[key];
  if (by !== undefined) keys.step?.(by);
  else if (key === " ") {
    if (walking && target?.closest("button:not([aria-disabled=true]), a")) return;
    if (!keys.big) return;
    event.preventDefault();
    keys.big();
  } else if (key >= "1" && key <= "9") keys.pick?.(Number(key) - 1);
  else if (key === "?") keys.rules?.();
  else if (key === "u") keys.undo?.();
  else if (key === "l") keys.again?.();
  else if (key === "m") keys.mute?.();
  else if (/^[a-z]$/.test(key)) keys.letter?.(key);
}
