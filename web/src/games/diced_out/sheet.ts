// What is written on a sheet, for those who draw it and for those who hear it.
import { speech, t } from "../../kit/speech.svelte";
import type { DicedOutView } from "../../protocol";

export const BOXES = 3;
export const NUMBERS = Array.from({ length: 11 }, (_, i) => i + 2);

export interface Written {
  marked: number[];
  /** Reroll boxes that are crossed. */
  crossed: number;
  finished: boolean;
  /** The points of each round, or null where they aren't known yet. */
  rounds: (number | null)[];
  total: number;
  /** All numbers are marked. */
  full: boolean;
}

export function written(view: DicedOutView, seat: number): Written {
  const finished = view.finished.includes(seat);
  const known = (round: number) => round < view.round || (round === view.round && finished);
  const points = view.points.map((round) => round[seat] ?? 0);
  return {
    marked: view.marked[seat] ?? [],
    crossed: view.round < 0 ? 0 : BOXES - (view.rerolls[seat] ?? 0),
    finished,
    rounds: points.map((one, round) => (known(round) ? one : null)),
    total: points.reduce((sum, one) => sum + one, 0),
    full: finished && points[view.round] === 0,
  };
}

/** The whole sheet in one sentence. */
export function told(player: string, sheet: Written, bonus: number[]): string {
  const listed = (numbers: number[]) => speech.current?.listed(numbers.map(String)) ?? "";
  const parts = [t("sheet-marked", { count: sheet.marked.length, numbers: listed(sheet.marked) })];
  if (sheet.finished) parts.push(t(sheet.full ? "stamp-full" : "stamp-out"));
  else parts.push(t("rerolls-left", { left: BOXES - sheet.crossed }));
  const open = bonus.filter((number) => !sheet.marked.includes(number));
  if (open.length) parts.push(t("sheet-bonus", { numbers: listed(open) }));
  sheet.rounds.forEach((points, i) => points !== null && parts.push(t("round-points", { round: i + 1, points })));
  parts.push(t("penalty-total", { value: sheet.total }));
  return t("sheet-told", { player, what: parts.join("; ") });
}
