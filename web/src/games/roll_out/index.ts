import type { FaceModule } from "../face";
import type { RollOutView } from "../../protocol";
import Face from "./Face.svelte";

const GO = 0;
const STOP = 15;

const face: FaceModule = {
  Face,
  buttons: (legal) => [GO, STOP].filter((action) => legal.includes(action)),
  throws: (action) => action === GO,
  standing: (view: RollOutView, seat) => ({
    value: (view.up[seat]?.length ?? 0) + (view.white[seat]?.length ?? 0),
    label: "checkers-left",
  }),
};
export const { buttons, throws, standing } = face;
export { Face };
