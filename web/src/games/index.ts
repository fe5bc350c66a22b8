// The faces of the games. One without a face of its own is played by its labels.
import type { Component } from "svelte";
import CheckCover from "./check/Cover.svelte";
import CheckOutCover from "./check_out/Cover.svelte";
import DicedOutCover from "./diced_out/Cover.svelte";
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
};

export function faceOf(game: string): Promise<FaceModule> {
  return (faces[game] ?? (() => import("./plain")))();
}
