import type { FaceModule } from "../face";
import Face from "./Face.svelte";
import Margins from "./Margins.svelte";
import { CHECK_OUT, DONE, ROLL } from "./shop";

const face: FaceModule = {
  Face,
  buttons: (legal) => [ROLL, DONE, CHECK_OUT].filter((action) => legal.includes(action)),
  whole: true,
  throws: (action) => action === ROLL,
  Details: Margins,
};
export const { buttons, whole, throws, Details } = face;
export { Face };
