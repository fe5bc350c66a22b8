// Another game: nobody is torn from the result, it begins when all who are here want it.
import { speech, t } from "../kit/speech.svelte";
import type { Info } from "../protocol";

/** For whom it waits, and who would like it, in words; nothing where that is nobody. */
export function wishes(info: Info, names: string[], seat: number): { awaited: string; wanted: string } {
  const others = info.chairs.flatMap((chair, one) => (chair.kind === "person" && chair.present && one !== seat ? [one] : []));
  const listed = (seats: number[]) => (seats.length ? (speech.current?.listed(seats.map((one) => names[one] ?? "")) ?? "") : "");
  const eager = others.filter((one) => info.again.includes(one));
  return {
    awaited: listed(others.filter((one) => !info.again.includes(one))),
    wanted: seat >= 0 && eager.length ? t("again-wanted", { people: listed(eager), count: eager.length }) : "",
  };
}
