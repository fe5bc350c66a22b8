// Where cards and orders lie, as the log tells it: for everybody alike, also after a reload and
// for who looks back.
import type { CheckDeck, CheckView, Event } from "../../protocol";
import { single } from "./kinds";
import { needKeys } from "./needs";

export const SHOWN = 6;
export const OFFERED = 4;

export interface Places {
  /** Kinds of cards, each in its place. */
  display: (number | null)[];
  /** Orders on offer, each in its place. */
  offer: (number | null)[];
  /** Per seat, the last one fulfilled last. */
  fulfilled: number[][];
}

const same = (some: number[], others: number[]) => {
  const [a, b] = [some, others].map((all) => all.toSorted((x, y) => x - y).join(" "));
  return a === b;
};
const filled = (places: (number | null)[]) => places.filter((one) => one !== null);

/** Null where the log does not tell all of it, as in a lesson that begins in the middle. */
export function placesTold(events: Event[], view: CheckView, deck: CheckDeck): Places | null {
  const places: Places = {
    display: Array<null>(SHOWN).fill(null),
    offer: Array<null>(OFFERED).fill(null),
    fulfilled: view.fulfilled.map(() => []),
  };
  const put = (into: (number | null)[], what: number) => {
    const free = into.indexOf(null);
    if (free >= 0) into[free] = what;
  };
  const remove = (from: (number | null)[], what: number) => {
    const at = from.indexOf(what);
    if (at >= 0) from[at] = null;
  };
  const numbers = new Map(deck.orders.map((order, number) => [`${needKeys(order).join()} ${order.bonus}`, number]));
  let chosen = -1;
  for (const { key, params } of events.flatMap(({ said }) => said)) {
    const kind = () => 4 * (Number(params.number) - 1) + Number(params.colour);
    const order = () => numbers.get(`${(params.needs as string[]).join()} ${Number(params.colour)}`) ?? -1;
    if (key === "card-shown") put(places.display, kind());
    else if (key === "took") remove(places.display, kind());
    else if (key === "order-shown") put(places.offer, order());
    else if (key === "chose") chosen = order();
    else if (key === "fulfilled") {
      remove(places.offer, chosen);
      places.fulfilled[Number(params.player)]?.push(chosen);
    }
  }
  const whole =
    same(filled(places.display), single(view.display)) &&
    same(filled(places.offer), view.offer) &&
    places.fulfilled.every((orders, seat) => same(orders, view.fulfilled[seat] ?? []));
  return whole ? places : null;
}
