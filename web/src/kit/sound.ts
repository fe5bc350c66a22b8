// Small sounds, made on the spot: wood, paper, a bell. No files, and silence where not wanted.
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

function ready(): AudioContext | null {
  if (!settings.sound || typeof AudioContext === "undefined") return null;
  if (!navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

function tone(at: AudioContext, hertz: number, volume: number, seconds: number, delay = 0): void {
  const wave = at.createOscillator();
  const gain = at.createGain();
  const start = at.currentTime + delay;
  wave.frequency.value = hertz;
  gain.gain.setValueAtTime(volume, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  wave.connect(gain).connect(at.destination);
  wave.start(start);
  wave.stop(start + seconds);
}

function noise(at: AudioContext, hertz: number, volume: number, seconds: number, delay = 0): void {
  const length = Math.ceil(at.sampleRate * seconds);
  const buffer = at.createBuffer(1, length, at.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
  const source = at.createBufferSource();
  const filter = at.createBiquadFilter();
  const gain = at.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = hertz;
  gain.gain.value = volume;
  source.connect(filter).connect(gain).connect(at.destination);
  source.start(at.currentTime + delay);
}

export const sounds = {
  dice(): void {
    const at = ready();
    if (at) for (const delay of [0, 0.07, 0.16, 0.24, 0.36]) noise(at, 1400 - delay * 900, 0.5, 0.06, delay);
  },
  wood(): void {
    const at = ready();
    if (!at) return;
    noise(at, 700, 0.6, 0.05);
    tone(at, 190, 0.15, 0.09);
  },
  paper(): void {
    const at = ready();
    if (at) noise(at, 3800, 0.25, 0.18);
  },
  /** A scanner's. */
  beep(): void {
    const at = ready();
    if (at) tone(at, 1760, 0.09, 0.14);
  },
  bell(): void {
    const at = ready();
    if (!at) return;
    tone(at, 1046, 0.06, 0.7);
    tone(at, 2093, 0.02, 0.5);
  },
};
