// Products travel from the shelf into somebody's basket: one thing in two places.
import { cubicOut } from "svelte/easing";
import { crossfade } from "svelte/transition";
import { settings } from "../../kit/settings.svelte";

export const [send, receive] = crossfade({
  duration: () => (settings.lessMotion ? 80 : 380),
  easing: cubicOut,
  fallback: () => ({ duration: 80, css: (t) => `opacity: ${t}` }),
});
