import type { FaceModule } from "../face";
import Face from "./Face.svelte";

const GO = 0;
const DECLINE = 1;
const SEAT = 16;

const face: FaceModule = {
  Face,
  buttons: (legal) => legal.filter((action) => action === GO || action === DECLINE || action >= SEAT),
  throws: (action) => action === GO,
};
export const { buttons, throws } = face;
export { Face };
