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

const fresh = new Map<string, { hurried: boolean }>();

export function ownName(): string {
  return settings.name.trim() || t("guest-name");
}

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
