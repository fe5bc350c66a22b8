// Which card lies where. The server counts kinds; here every card that can be seen is a thing of its
// own, so that it keeps its place, and travels when it goes.
import type { CheckDeck, CheckView } from "../../protocol";
import { colourOf, JOKER, PLACE, single } from "./kinds";
import { OFFERED, SHOWN, type Places } from "./places";

export interface Piece {
  id: string;
  kind: number;
}

export interface Lying {
  display: (Piece | null)[];
  /** The orders on offer, each in its place. */
  offer: (number | null)[];
  hand: Piece[];
  placed: Piece[];
  /** Landmarks for what comes from out of sight, or goes there. */
  from: Map<string, string>;
  to: Map<string, string>;
}

let count = 0;

export const seatPlace = (seat: number) => `seat-${seat}`;

/** Takes from `pieces` those that `kinds` don't hold any more; a wished one goes first. */
function sift(pieces: Piece[], kinds: number[], wished: string): { stay: Set<string>; lost: Piece[]; fresh: number[] } {
  const fresh = [...kinds];
  const stay = new Set<string>();
  const patient = [...pieces].sort((a, b) => Number(a.id === wished) - Number(b.id === wished));
  for (const piece of patient) {
    const at = fresh.indexOf(piece.kind);
    if (at < 0) continue;
    fresh.splice(at, 1);
    stay.add(piece.id);
  }
  return { stay, lost: pieces.filter((piece) => !stay.has(piece.id)), fresh };
}

/** Each card in the place of its kind; one that lies in such a place already stays there. */
function settle(pieces: Piece[], kinds: (number | null)[], before: (Piece | null)[]): (Piece | null)[] {
  const rest = new Set(pieces);
  const take = (piece: Piece | null | undefined, kind: number | null) => (piece && piece.kind === kind && rest.delete(piece) ? piece : null);
  const stayed = kinds.map((kind, slot) => take(before[slot], kind));
  return kinds.map((kind, slot) => stayed[slot] ?? take([...rest].find((piece) => piece.kind === kind), kind));
}

/** How the cards lie now, given how they lay; `wished` is the card that was touched, `places` what
 * the log tells of it. */
export function lay(before: Lying | null, last: CheckView | null, view: CheckView, deck: CheckDeck, wished = "", places: Places | null = null): Lying {
  const joker = view.seat >= 0 && view.jokers.includes(view.seat) ? [JOKER] : [];
  const placing = view.order >= 0 ? [...single(view.moved), ...(view.wild ? [JOKER] : [])] : [];
  const shown = (before?.display ?? []).filter((piece) => piece !== null);
  const display = sift(shown, single(view.display), wished);
  const hand = sift(before?.hand ?? [], [...single(view.hand), ...joker], wished);
  const placed = sift(before?.placed ?? [], placing, wished);

  const from = new Map<string, string>();
  const to = new Map<string, string>();
  const loose = [...hand.lost, ...placed.lost, ...display.lost];
  const come = (origin: string) => (kind: number): Piece => {
    const at = loose.findIndex((piece) => piece.kind === kind);
    if (at >= 0) return loose.splice(at, 1)[0]!;
    const piece = { id: `card-${count++}`, kind };
    from.set(piece.id, origin);
    return piece;
  };
  const newPlaced = placed.fresh.map(come(seatPlace(view.player)));
  const newHand = hand.fresh.map(come("pack"));
  const newDisplay = display.fresh.map(come("pack"));
  for (const piece of loose) to.set(piece.id, goal(piece, display.lost.includes(piece), last ?? view, deck));

  const lain = before?.display ?? Array<null>(SHOWN).fill(null);
  const slots = places
    ? settle([...shown.filter(({ id }) => display.stay.has(id)), ...newDisplay], places.display, lain)
    : lain.map((piece) => (piece && display.stay.has(piece.id) ? piece : (newDisplay.shift() ?? null)));
  const kept = (before?.offer ?? Array<null>(OFFERED).fill(null)).map((order) => (order !== null && view.offer.includes(order) ? order : null));
  const called = view.offer.filter((order) => !kept.includes(order));
  return {
    display: slots,
    offer: places?.offer ?? kept.map((order) => order ?? called.shift() ?? null),
    hand: [...(before?.hand ?? []).filter((piece) => hand.stay.has(piece.id)), ...newHand],
    placed: [...(before?.placed ?? []).filter((piece) => placed.stay.has(piece.id)), ...newPlaced],
    from,
    to,
  };
}

/** Who takes a card has it; bonus cards go to their player's pile, all others are discarded. */
function goal(piece: Piece, taken: boolean, last: CheckView, deck: CheckDeck): string {
  const bonus = last.phase === PLACE && piece.kind !== JOKER && colourOf(piece.kind) === deck.orders[last.order]?.bonus;
  return taken || bonus ? seatPlace(last.player) : "discards";
}
