import type { FaceModule } from "../face";
import type { RollOutView } from "../../protocol";
import Face from "./Face.svelte";

const GO = 0;
const STOP = 15;
const DONE = 6;

/** What lies in the centre is only at stake: until its owner stops or wins, it is left. */
function left(view: RollOutView, seat: number): number {
  const row = (view.up[seat]?.length ?? 0) + (view.white[seat]?.length ?? 0);
  return view.player === seat && view.phase !== DONE ? row + view.centre.length : row;
}

const face: FaceModule = {
  Face,
  buttons: (legal) => [GO, STOP].filter((action) => legal.includes(action)),
  throws: (action) => action === GO,
  standing: (view: RollOutView, seat) => ({ value: left(view, seat), label: "checkers-left", unlike: true }),
};
export const { buttons, throws, standing } = face;
export { Face };
