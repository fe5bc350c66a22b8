import { sounds } from "../../kit/sound";
import type { FaceModule } from "../face";
import type { CheckView } from "../../protocol";
import Face from "./Face.svelte";
import { DONE, STOP } from "./kinds";
import Orders from "./Orders.svelte";
import { RECKONING } from "./reckoning";
import { plan } from "./plan";

const face: FaceModule = {
  Face,
  buttons: (legal) => legal.filter((action) => action === STOP),
  throws: () => false,
  reckons: RECKONING,
  // The others' bonus cards are counted at the end.
  standing: (view: CheckView, seat) => {
    const value = view.points.reduce((sum, column) => sum + (column[seat] ?? 0), 0);
    const more = view.phase !== DONE && seat !== view.seat;
    return { value, more, label: more ? "points-open" : "points-total" };
  },
  // What comes into the display lies there to be seen; who takes it is told.
  quiet: ["card-shown"],
  murmured: ["placed", "placed-joker", "drew"],
  sound: sounds.paper,
  Details: Orders,
};
export const { buttons, throws, reckons, standing, quiet, murmured, sound, Details } = face;
export { Face, plan };
