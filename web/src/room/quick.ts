// Tables that were made to be played at once: whoever opens them sits down, lets bots
// fill the other chairs, and begins.
import { api, type GameInfo } from "../kit/api";
import { keep } from "../kit/chairs";
import type { Line } from "../kit/line.svelte";
import { hex, newToken } from "../kit/memory";
import { go } from "../kit/route.svelte";
import { settings } from "../kit/settings.svelte";
import { t } from "../kit/speech.svelte";

const hurried = new Set<string>();

export function ownName(): string {
  return settings.name.trim() || t("guest-name");
}

/** A table against bots, begun in one go. */
export async function playNow(game: GameInfo): Promise<void> {
  const token = newToken();
  const seats = Math.max(game.least, Math.min(game.most, 3));
  const made = await api.make({ token, game: game.game, seats, forced: true });
  keep({ table: made.table, token, game: game.game, seated: true, at: Date.now() });
  hurried.add(made.table);
  go(`/t/${made.table}`);
}

export function isHurried(table: string): boolean {
  return hurried.has(table);
}

export async function begin(line: Line): Promise<void> {
  if (!hurried.delete(line.table)) return;
  await line.do({ type: "sit", seat: 0, name: ownName(), contribution: hex(16) });
  for (let seat = 1; seat < (line.info?.chairs.length ?? 0); seat++) {
    await line.do({ type: "seat-bot", seat, level: "greedy" });
  }
  await line.do({ type: "start" });
}
