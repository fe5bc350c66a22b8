// Tables that this page has just made: it sits down at them by itself. Where it was in a hurry,
// bots fill the other chairs, and the game begins.
import { api, type GameInfo, type NewTable } from "../kit/api";
import { keep } from "../kit/chairs";
import type { Line } from "../kit/line.svelte";
import { isNew } from "../kit/learning";
import { hex, newToken } from "../kit/memory";
import { go } from "../kit/route.svelte";
import { settings } from "../kit/settings.svelte";
import { t } from "../kit/speech.svelte";
import type { Chair } from "../protocol";

const LONGEST = 24; // signs of a name
const fresh = new Map<string, { hurried: boolean }>();

/** Whoever is called like somebody at the table gets a number: a table must tell them apart. */
export function ownName(others: string[] = []): string {
  const name = settings.name.trim() || t("guest-name");
  if (!others.includes(name)) return name;
  for (let number = 2; ; number++) {
    const numbered = `${name.slice(0, LONGEST - 2)} ${number}`;
    if (!others.includes(numbered)) return numbered;
  }
}

/** How somebody is called who sits down on that chair. */
export const nameAt = (chairs: Chair[], seat: number) =>
  ownName(chairs.filter(({ kind }, at) => kind === "person" && at !== seat).map((chair) => chair.name));

/** A table of one's own, with a chair at it. */
export async function makeTable(wishes: Omit<NewTable, "token">, hurried = false): Promise<void> {
  const token = newToken();
  const made = await api.make({ ...wishes, token });
  keep({ table: made.table, token, game: wishes.game, seated: true, at: Date.now() });
  fresh.set(made.table, { hurried });
  go(`/t/${made.table}`);
}

/** A table against bots, begun in one go; newcomers have more time between two rolls. */
export async function playNow(game: GameInfo): Promise<void> {
  const seats = Math.max(game.least, Math.min(game.most, 3));
  const timing = { tempo: isNew(game.game) ? ("calm" as const) : ("brisk" as const) };
  await makeTable({ game: game.game, seats, forced: true, ...(game.race && { timing }) }, true);
}

export function isFresh(table: string): boolean {
  return fresh.has(table);
}

export async function begin(line: Line): Promise<void> {
  const wish = fresh.get(line.table);
  if (!fresh.delete(line.table)) return;
  await line.do({ type: "sit", seat: 0, name: ownName(), contribution: hex(16) });
  if (!wish?.hurried) return;
  for (let seat = 1; seat < (line.info?.chairs.length ?? 0); seat++) {
    await line.do({ type: "seat-bot", seat, level: "greedy" });
  }
  await line.do({ type: "start" });
}
