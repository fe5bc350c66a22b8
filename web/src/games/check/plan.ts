// What the big button proposes: the best order that the hand completes by itself, then its cards.
import { t } from "../../kit/speech.svelte";
import type { CheckDeck, CheckView } from "../../protocol";
import type { Plan } from "../face";
import { proposal, type Held } from "./cover";
import { FULFIL, gestureOf, JOKER, PLACE } from "./kinds";
import { needsOf } from "./spoken";

/** What could go onto an order: my cards, unless another player is at it. */
export function heldBy(view: CheckView, order: number): Held {
  const under = order === view.order;
  const mine = !under || view.player === view.seat;
  return {
    hand: mine ? view.hand : [],
    joker: mine && view.jokers.includes(view.seat),
    moved: under ? view.moved : [],
    wild: under ? view.wild : 0,
  };
}

export function plan(view: CheckView, deck: CheckDeck, legal: number[]): Plan | null {
  if (view.phase === FULFIL) {
    const whole = view.offer.filter((order, at) => legal.includes(order) && view.lacks[at] === 0);
    const points = (order: number) => deck.orders[order]?.points ?? 0;
    const [best] = whole.sort((a, b) => points(b) - points(a));
    if (best === undefined) return null;
    return { actions: [best], label: t("fulfil-for", { points: points(best) }), about: needsOf(deck.orders[best]!) };
  }
  const order = deck.orders[view.order];
  if (view.phase !== PLACE || !order || !legal.length) return null;
  const actions = proposal(order, heldBy(view, view.order));
  const joker = actions.includes(gestureOf(JOKER)) ? "yes" : "no";
  return actions.length ? { actions, label: t("place-these", { count: actions.length, joker }) } : null;
}
