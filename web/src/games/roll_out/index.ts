import type { FaceModule } from "../face";
import Face from "./Face.svelte";

const GO = 0;
const STOP = 15;

const face: FaceModule = {
  Face,
  buttons: (legal) => [GO, STOP].filter((action) => legal.includes(action)),
  throws: (action) => action === GO,
};
export const { buttons, throws } = face;
export { Face };
