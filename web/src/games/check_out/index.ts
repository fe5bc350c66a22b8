import type { CheckOutView } from "../../protocol";
import type { FaceModule } from "../face";
import Face from "./Face.svelte";
import Margins from "./Margins.svelte";
import { CHECK_OUT, DONE, hidden, ROLL } from "./shop";

const face: FaceModule = {
  Face,
  buttons: (legal) => [ROLL, DONE, CHECK_OUT].filter((action) => legal.includes(action)),
  whole: true,
  standing: (view: CheckOutView, seat) => {
    const more = hidden(view, seat);
    return { value: view.points[seat] ?? 0, label: more ? "points-hidden" : "points-total", more };
  },
  throws: (action) => action === ROLL,
  quiet: ["dice-rolled", "choice-made"],
  // The face says what lies on the shelf, with the faces that it needs.
  aloud: ["grabbed", "taken", "checked-out", "last-shopper", "bid-opened", "bonus-begins", "round-over"],
  murmured: ["choice-made", "dice-rolled"],
  Details: Margins,
};
export const { buttons, whole, standing, throws, quiet, aloud, murmured, Details } = face;
export { Face };
