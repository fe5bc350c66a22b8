import type { FaceModule } from "../face";
import type { DicedOutView } from "../../protocol";
import Face from "./Face.svelte";

const GO = 0;
const DECLINE = 1;
const SEAT = 16;

const face: FaceModule = {
  Face,
  buttons: (legal) => legal.filter((action) => action === GO || action === DECLINE || action >= SEAT),
  // Where the next roll was a moment ago, nobody means to give a bonus away or to name somebody.
  aside: (action) => action !== GO,
  throws: (action) => action === GO,
  standing: (view: DicedOutView, seat) => ({
    value: view.points.reduce((sum, round) => sum + (round[seat] ?? 0), 0),
    label: "penalty-total",
  }),
};
export const { buttons, aside, throws, standing } = face;
export { Face };
