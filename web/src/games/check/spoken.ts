// Cards, orders and markers in words: most of them are the game's own, from the server.
import { speech, t } from "../../kit/speech.svelte";
import type { CheckDeck, CheckOrder } from "../../protocol";
import { colourOf, JOKER, numberOf } from "./kinds";
import { needKeys } from "./needs";

export const cardName = (kind: number) =>
  kind === JOKER ? t("source-joker") : t("card", { colour: colourOf(kind), number: numberOf(kind) });
export const colourName = (colour: number) => t("colour-name", { colour });
export const worth = (points: number) => t("points-worth", { points });

/** “Two pairs” rather than “a pair and a pair”. */
export const needsOf = (order: CheckOrder) => speech.current?.listed(needKeys(order).map((key) => t(key))) ?? "";

export const orderName = (order: CheckOrder) =>
  t("docket-name", { needs: needsOf(order), points: worth(order.points), colour: colourName(order.bonus) });

/** How far a hand is from an order, its joker counted in. */
export function lackingOf(lacks: number, joker: boolean): string {
  if (lacks === 0) return t("docket-ready");
  if (!joker) return t("docket-lacks", { lacks });
  return lacks === 1 ? t("docket-joker") : t("docket-lacks-joker", { lacks: lacks - 1 });
}

/** All about an order, for somebody who touches it: what it needs, and what it brings. */
export function orderTold(order: CheckOrder): string[] {
  const kinds = [order.needs.some((need) => !need.run) && t("order-alike"), order.needs.some((need) => need.run) && t("order-run")];
  return [...kinds.filter((line) => line !== false), t("order-brings", { points: worth(order.points), colour: colourName(order.bonus) })];
}

/** A marker's face: even ones show a colour, odd ones a size. */
export function faceOf(deck: CheckDeck, face: number): { colour: number; size: number; points: number } {
  const marker = deck.markers[face >> 1]!;
  return face % 2
    ? { colour: -1, size: marker.size, points: marker.size_points }
    : { colour: marker.colour, size: 0, points: marker.colour_points };
}

export function faceName(deck: CheckDeck, face: number): string {
  const { colour, size, points } = faceOf(deck, face);
  return size
    ? t("marker-most-size", { size, points: worth(points) })
    : t("marker-most-colour", { colour: colourName(colour), points: worth(points) });
}
