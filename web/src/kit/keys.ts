// Keys of a table. What is typed into a field or an open sheet is never a command; a sheet that
// was just closed keeps the focus for a moment longer.
export interface Keys {
  big: () => void;
  pick: (digit: number) => void;
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
addEventListener("pointerdown", () => byKeys(false), true);
addEventListener("keydown", ({ key }) => (key === "Tab" || /^\d$/.test(key)) && byKeys(true, key === "Tab"), true);

/** Who plays by keys sees which digit belongs to which piece. */
function byKeys(yes: boolean, walks = yes): void {
  walking = yes && (walking || walks);
  document.documentElement.toggleAttribute("data-keys", yes);
}

/** The gestures in the order in which their pieces are drawn, where pieces say so by
 * `data-action`; then the others. */
function drawn(legal: number[]): number[] {
  const pieces = [...document.querySelectorAll<HTMLElement>("[data-action]:not([inert] *)")];
  const known = pieces.map((piece) => Number(piece.dataset.action));
  return [...new Set([...known, ...legal])].filter((action) => legal.includes(action));
}

/** Which digit picks which gesture: the n-th, unless pieces are numbers themselves and say so by
 * `data-digit`. */
function digits(legal: number[]): Map<number, number> {
  const named = [...document.querySelectorAll<HTMLElement>("[data-digit]:not([inert] *)")];
  const found = named.map((piece): [number, number] => [Number(piece.dataset.action), Number(piece.dataset.digit)]);
  return new Map(found.length ? found : drawn(legal).slice(0, 9).map((action, place) => [action, place + 1]));
}

/** The gesture that a digit picks. */
export function picked(digit: number, legal: number[]): number | undefined {
  const [action] = [...digits(legal)].find(([action, own]) => own === digit && legal.includes(action)) ?? [];
  return action;
}

/** Say at each piece which digit picks it. */
export function numberPieces(legal: number[]): void {
  const places = digits(legal);
  for (const piece of document.querySelectorAll<HTMLElement>("[data-action], [aria-keyshortcuts]")) {
    const action = Number(piece.dataset.action);
    const digit = places.get(action);
    if (digit !== undefined) piece.ariaKeyShortcuts = String(digit);
    else piece.removeAttribute("aria-keyshortcuts");
    places.delete(action); // of equal pieces the first
  }
}

// Where somebody went with the focus last: among the cards of a hand, say.
let among: Element | null = null;
addEventListener("focusin", ({ target }) => (among = (target as Element).closest("[role=group]")));

/** What somebody who walks by keys had in focus may have gone: then the next thing to do beside it
 * has it, else the next thing at all, or what is being said. */
export function keepFocus(root: HTMLElement): void {
  const active = document.activeElement;
  if (!walking || document.querySelector("dialog[open]")) return;
  const gone = active?.closest("[inert], [aria-hidden=true]");
  if (active && active !== document.body && !gone && !active.matches("[data-rest]")) return;
  const able = ":not([aria-disabled=true], [inert] *)";
  const near = among?.isConnected && among.querySelector<HTMLElement>(`[data-action]${able}`);
  if (near) return near.focus();
  const next = [".mine .main", `[data-action]${able}`, `.mine button${able}`, ".mine button", "[data-rest]"];
  for (const one of next) {
    const found = root.querySelector<HTMLElement>(one);
    if (!found) continue;
    if (one === "[data-rest]" && !gone && active?.matches(one)) return; // one of several such places
    const was = among;
    found.focus();
    among ??= was; // for as long as an answer is awaited
    return;
  }
}

export function onKey(event: KeyboardEvent, keys: Partial<Keys>): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  const target = event.target as HTMLElement | null;
  if (target?.closest("dialog[open]")) return;
  const key = event.key;
  if (key === "Escape") return document.querySelector(":popover-open") ? undefined : keys.leave?.();
  if (target?.closest("input, textarea, select")) return;
  const by = STEPS[key];
  if (by !== undefined) keys.step?.(by);
  else if (key === " ") {
    if (walking && target?.closest("button:not([aria-disabled=true]), a")) return;
    if (!keys.big) return;
    event.preventDefault();
    keys.big();
  } else if (/^\d$/.test(key)) keys.pick?.(Number(key));
  else if (key === "?") keys.rules?.();
  else if (key === "u") keys.undo?.();
  else if (key === "l") keys.again?.();
  else if (key === "m") keys.mute?.();
  else if (/^[a-z]$/.test(key)) keys.letter?.(key);
}
