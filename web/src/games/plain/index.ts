// Any game, by its prompt and labels: plain, and playable.
import type { FaceModule } from "../face";
import Face from "./Face.svelte";

const face: FaceModule = {
  Face,
  buttons: (legal) => (legal.length === 1 ? legal : []),
  throws: () => false,
};
export const { buttons, throws } = face;
export { Face };
