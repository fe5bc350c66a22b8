// The words of the language that is chosen now, with those of the games that were asked for.
import { api } from "./api";
import { settings } from "./settings.svelte";
import { Words, type Language, type Values } from "./words";
import type { Said } from "../protocol";

const own = import.meta.glob("../text/*.ftl", { query: "?raw", import: "default" }) as Record<
  string,
  () => Promise<string>
>;
const fetched = new Map<string, Promise<string>>();

function source(language: Language, place: string): Promise<string> {
  const key = `${language} ${place}`;
  let found = fetched.get(key);
  if (!found) {
    found = api.texts(language, place);
    found.catch(() => fetched.delete(key));
    fetched.set(key, found);
  }
  return found;
}

class Speech {
  current = $state.raw<Words | null>(null);
  private places: string[] = [];

  /** The client's own words first: they are here even where the server is away. */
  async load(language: Language): Promise<void> {
    const mine = await own[`../text/${language}.ftl`]!();
    if (settings.language !== language) return;
    if (!this.current) this.current = new Words(language, mine); // else the old ones stay until all are here
    const places = ["core", "server", ...this.places];
    const texts = await Promise.all(places.map((place) => source(language, place)));
    if (settings.language === language) this.current = new Words(language, ...texts, mine);
  }

  /** The words of a game as well. */
  async learn(game: string): Promise<void> {
    const place = `games.${game}`;
    if (!this.places.includes(place)) this.places = [place];
    await this.load(settings.language);
  }
}

export const speech = new Speech();

export function t(key: string, values?: Values, part?: string): string {
  return speech.current?.text(key, values, part) ?? "";
}

export function say(said: Said, names: string[], viewer: number): string {
  return speech.current?.say(said, names, viewer) ?? "";
}

export function sayError(reason: string, details?: Values): string {
  return speech.current?.error(reason, details) ?? "";
}

/** Sentences one after the other; Chinese has no space between them. */
export function joined(sentences: string[]): string {
  return sentences.filter(Boolean).join(settings.language === "zh" ? "" : " ");
}

/** With a full stop, where it has none. */
export function sentence(text: string): string {
  return /[.!?。！？]$/.test(text) ? text : text + (settings.language === "zh" ? "。" : ".");
}

/** Bots have names of their own, by their level and number. */
export function namesOf(players: string[]): string[] {
  const given = new Set(players);
  return players.map((player) => {
    if (!player) return t("seat-empty");
    if (!player.startsWith("bot:")) return player;
    const [, level, number = "1"] = player.split(":");
    const known = t(`bots-${level}`).split(" ");
    const name = known[Number(number) - 1] ?? `${known[0]} ${number}`;
    return given.has(name) ? `${name} (${t("bot")})` : name;
  });
}
