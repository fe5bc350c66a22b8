// The faces of the games. One without a face of its own is played by its labels.
import type { Component } from "svelte";
import CheckCover from "./check/Cover.svelte";
import CheckOutCover from "./check_out/Cover.svelte";
import DicedOutCover from "./diced_out/Cover.svelte";
import { api } from "../kit/api";
import type { FaceModule } from "./face";
import RollOutCover from "./roll_out/Cover.svelte";

export const covers: Record<string, Component> = {
  roll_out: RollOutCover,
  diced_out: DicedOutCover,
  check: CheckCover,
  check_out: CheckOutCover,
};

const faces: Record<string, () => Promise<FaceModule>> = {
  roll_out: () => import("./roll_out"),
  diced_out: () => import("./diced_out"),
  check: () => import("./check"),
  check_out: () => import("./check_out"),
};

/** A face, and what is printed on the game's cards. */
export async function faceOf(game: string): Promise<{ face: FaceModule; cards: unknown }> {
  const loading = (faces[game] ?? (() => import("./plain")))();
  const known = (cards[game] ??= api.cards(game));
  known.catch(() => delete cards[game]);
  return { face: await loading, cards: await known };
}
const cards: Record<string, Promise<unknown>> = {};
