import { sounds } from "../../kit/sound";
import type { FaceModule } from "../face";
import Face from "./Face.svelte";
import { STOP } from "./kinds";
import { plan } from "./plan";

const face: FaceModule = {
  Face,
  buttons: (legal) => legal.filter((action) => action === STOP),
  throws: () => false,
  sound: sounds.paper,
};
export const { buttons, throws, sound } = face;
export { Face, plan };
