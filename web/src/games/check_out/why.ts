// Why a product can't be grabbed now: what it needs, and what is against it. The server alone
// decides; these are words for what it has decided, and "" where they know nothing against it.
import { speech, t } from "../../kit/speech.svelte";
import type { CheckOutProduct, CheckOutView } from "../../protocol";
import { ALONE, BID, facesOf, queueOf, shows, STEP } from "./shop";

const listed = (faces: number[]) => speech.current?.listed(faces.map(String)) ?? "";

function against(view: CheckOutView, faces: number[], packed: number, names: string[], awaited: boolean): string {
  const roll = facesOf(packed);
  if (view.phase === BID) return t("why-bid");
  if (view.phase === ALONE && view.player !== view.seat) return t("why-alone", { player: names[view.player] ?? "" });
  if (queueOf(view.queue).includes(view.seat)) return t("why-queue");
  if (!roll.length) return t("why-no-dice");
  if (view.phase === ALONE) return roll.length < faces.length ? t("why-few", { dice: roll.length }) : "";
  if (view.phase === STEP && view.ready.includes(view.seat)) return t("hand-chose");
  if (awaited) return t("why-go");
  if (roll.includes(0)) return t("why-roll");
  if (!shows(roll, faces)) return t("why-faces", { faces: listed(roll) });
  return view.phase === STEP && view.chosen[view.seat]?.length ? t("why-placed") : "";
}

/** For whoever touched it in vain; who only watches learns what it needs. */
export function whyNotGrabbed(view: CheckOutView, { faces }: CheckOutProduct, packed: number, names: string[], awaited: boolean): string {
  const why = view.seat < 0 ? "" : against(view, faces, packed, names, awaited);
  return why || view.seat < 0 ? t("why-needs", { faces: listed(faces), why }).trim() : "";
}
