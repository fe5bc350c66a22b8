// What an order needs, as the keys of its messages.
import type { CheckNeed, CheckOrder } from "../../protocol";

function needKey(need: CheckNeed, times: number): string {
  if (need.run) return `needs-run-${need.size}`;
  if (need.number) return `needs-pair-${need.number}`;
  return `needs-alike-${need.size}` + (times > 1 ? `-times-${times}` : "");
}

/** In the order and the words of the server: two pairs are one need, not a pair and a pair. */
export function needKeys(order: CheckOrder): string[] {
  const same = new Map<string, { need: CheckNeed; times: number }>();
  for (const need of order.needs) {
    const name = needKey(need, 1);
    same.set(name, { need, times: (same.get(name)?.times ?? 0) + 1 });
  }
  return [...same.values()].map(({ need, times }) => needKey(need, times));
}
