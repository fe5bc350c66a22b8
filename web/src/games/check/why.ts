// Why something that was touched can't be used now. The server alone decides; these are words for
// what it has decided, and "" where they know nothing against it.
import { t } from "../../kit/speech.svelte";
import type { CheckDeck, CheckView } from "../../protocol";
import { cover } from "./cover";
import { colourOf, DISCARD, DONE, FULFIL, JOKER, numberOf, PLACE, single, TAKE } from "./kinds";
import { heldBy } from "./plan";

/** Whoever touches something, it is not theirs to use. */
function idle(view: CheckView, names: string[]): string {
  if (view.phase === DONE) return t("why-over");
  if (view.seat < 0) return t("why-watching");
  if (view.phase < TAKE) return t("prompt-cards", { last: 0 });
  return view.player === view.seat ? "" : t("why-wait", { player: names[view.player] ?? "" });
}

function matches(kind: number, taken: number[]): boolean {
  const alike = (of: (kind: number) => number) => taken.every((one) => of(one) === of(kind));
  return alike(numberOf) || alike(colourOf);
}

/** Whether the order under way could be completed with this card on it. */
function fits(view: CheckView, deck: CheckDeck, kind: number): boolean {
  const order = deck.orders[view.order];
  if (!order || kind === JOKER) return true;
  const { hand, moved, ...others } = heldBy(view, view.order);
  const less = hand.map((count, one) => count - Number(one === kind));
  const more = moved.map((count, one) => count + Number(one === kind));
  return cover(order, { hand: less, moved: more, ...others }).flat().every((slot) => slot.kind >= 0);
}

const takeFirst = (view: CheckView) => t(view.moved.some(Boolean) ? "why-enough-first" : "why-take-first");

/** A card of the display. */
export function whyNotTaken(view: CheckView, kind: number, names: string[]): string {
  const why = idle(view, names);
  if (why) return why;
  if (view.phase === TAKE) return matches(kind, single(view.moved)) ? "" : t("why-no-match");
  return t(view.phase === FULFIL ? "why-taken" : view.phase === PLACE ? "why-placing" : "why-discarding");
}

/** A card of the hand, or the joker. */
export function whyNotUsed(view: CheckView, deck: CheckDeck, kind: number, names: string[]): string {
  const why = idle(view, names);
  if (why) return why;
  if (view.phase === TAKE) return takeFirst(view);
  if (view.phase === FULFIL) return t(view.lacks.some((lacks) => lacks <= Number(view.jokers.includes(view.seat))) ? "why-choose-first" : "why-no-order");
  if (view.phase === DISCARD) return kind === JOKER ? t("why-joker-stays") : "";
  return fits(view, deck, kind) ? "" : t("why-no-fit");
}

/** An order; how much it lacks is told beside. */
export function whyNotChosen(view: CheckView, order: number, names: string[]): string {
  const why = idle(view, names);
  if (why) return why;
  if (view.phase === TAKE) return takeFirst(view);
  if (view.phase === PLACE) return t(view.order === order ? "why-under-way" : "why-finish-first");
  return view.phase === DISCARD ? t("why-discarding") : "";
}
