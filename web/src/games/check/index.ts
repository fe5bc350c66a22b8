import { sounds } from "../../kit/sound";
import type { FaceModule } from "../face";
import Face from "./Face.svelte";
import { STOP } from "./kinds";
import Orders from "./Orders.svelte";
import { plan } from "./plan";

const face: FaceModule = {
  Face,
  buttons: (legal) => legal.filter((action) => action === STOP),
  throws: () => false,
  sound: sounds.paper,
  Details: Orders,
};
export const { buttons, throws, sound, Details } = face;
export { Face, plan };
