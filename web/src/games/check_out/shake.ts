// A roll by shaking the phone, where it can feel that and may tell.
const HARD = 14; // m/s², without gravity
const REST = 500;

interface Asking {
  requestPermission?: () => Promise<string>;
}
const feeling = () => (typeof DeviceMotionEvent === "undefined" ? null : (DeviceMotionEvent as unknown as Asking));

/** Some phones ask their owner first, and only on a tap. */
export const mustAsk = () => typeof feeling()?.requestPermission === "function";
export const askToFeel = () => feeling()?.requestPermission?.().catch(() => "denied");

export function onShake(roll: () => void): () => void {
  let last = 0;
  function felt({ acceleration }: DeviceMotionEvent) {
    const { x, y, z } = acceleration ?? {};
    if (Math.hypot(x ?? 0, y ?? 0, z ?? 0) < HARD || Date.now() - last < REST) return;
    last = Date.now();
    roll();
  }
  addEventListener("devicemotion", felt);
  return () => removeEventListener("devicemotion", felt);
}
