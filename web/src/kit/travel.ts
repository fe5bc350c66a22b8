// Things travel from where they were. What leaves one place and arrives at another under the same
// key goes all the way; what has no such place goes to, or comes from, a landmark: the element
// that says so by `data-place`.
import { cubicOut } from "svelte/easing";
import { flip, type AnimationConfig } from "svelte/animate";
import type { TransitionConfig } from "svelte/transition";
import { settings } from "./settings.svelte";

const TIME = 340;
const FADE = 80;

export interface Journey {
  key: string;
  /** The landmark to go to or to come from, where nothing has the same key. */
  place?: string;
}

const left = new Map<string, DOMRect>();
const arrived = new Set<string>();

function landmark(place: string | undefined): DOMRect | undefined {
  return place ? document.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect() : undefined;
}

function fade(): TransitionConfig {
  return { duration: FADE, css: (t) => `opacity: ${t}` };
}

/** Between where a node is and another place of any size; `t` is 1 where it is. */
function between(node: Element, other: DOMRect, dim: boolean): TransitionConfig {
  const here = node.getBoundingClientRect();
  const x = other.left + other.width / 2 - here.left - here.width / 2;
  const y = other.top + other.height / 2 - here.top - here.height / 2;
  const size = Math.min(other.width / here.width, other.height / here.height) || 1;
  return {
    duration: TIME,
    easing: cubicOut,
    css: (t, u) =>
      `z-index: 6; transform: translate(${u * x}px, ${u * y}px) scale(${t + u * size});` +
      (dim ? `opacity: ${Math.min(1, 3 * t)};` : ""),
  };
}

/** Svelte asks again once all that leaves and arrives in this moment is known. */
type Later = () => TransitionConfig;

export function leave(node: Element, { key, place }: Journey): Later {
  left.set(key, node.getBoundingClientRect());
  setTimeout(() => left.delete(key));
  return () => {
    if (arrived.has(key)) return { duration: 0 };
    const goal = settings.lessMotion ? undefined : landmark(place);
    return goal ? between(node, goal, true) : fade();
  };
}

export function arrive(node: Element, { key, place }: Journey): Later {
  arrived.add(key);
  setTimeout(() => arrived.delete(key));
  return () => {
    const start = settings.lessMotion ? undefined : (left.get(key) ?? landmark(place));
    return start ? between(node, start, !left.has(key)) : fade();
  };
}

/** Closing ranks. */
export function settle(node: Element, rects: { from: DOMRect; to: DOMRect }): AnimationConfig {
  return flip(node, rects, { duration: settings.lessMotion ? 0 : 240, easing: cubicOut });
}
