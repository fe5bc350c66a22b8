// What a person has chosen for this browser.
import { recall, remember } from "./memory";
import { LANGUAGES, type Language } from "./words";

export type Theme = "auto" | "light" | "dark";

function ownLanguage(): Language {
  for (const wish of navigator.languages ?? []) {
    const found = LANGUAGES.find((one) => wish.toLowerCase().startsWith(one));
    if (found) return found;
  }
  return "en";
}

interface Kept {
  name: string;
  language: Language;
  theme: Theme;
  sound: boolean;
  lessMotion: boolean;
}
const known = recall<Partial<Kept>>("settings", {});

class Settings {
  name = $state(known.name ?? "");
  language = $state<Language>(known.language ?? ownLanguage());
  theme = $state<Theme>(known.theme ?? "auto");
  sound = $state(known.sound ?? true);
  lessMotion = $state(known.lessMotion ?? matchMedia("(prefers-reduced-motion: reduce)").matches);
}

export const settings = new Settings();

/** Keep the page and the memory in step with what is chosen; call once, from a component. */
export function applySettings(): void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  let lamp = $state(dark.matches);
  dark.addEventListener("change", () => (lamp = dark.matches));
  $effect(() => {
    const { name, language, theme, sound, lessMotion } = settings;
    const root = document.documentElement;
    root.lang = language === "zh" ? "zh-Hans" : language;
    root.dataset.theme = theme === "auto" ? (lamp ? "dark" : "light") : theme;
    root.dataset.motion = lessMotion ? "less" : "full";
    remember("settings", { name, language, theme, sound, lessMotion });
  });
}
