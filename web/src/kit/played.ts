// The finished games that this browser took part in: those of private tables are listed nowhere else.
import { recall, remember } from "./memory";

export interface Played {
  record: string;
  game: string;
  players: string[];
  finished: number;
}
const MOST = 30;

export function myRecords(): Played[] {
  return recall<Played[]>("played", []);
}

export function keepRecord(played: Played): void {
  const known = myRecords();
  if (!known.some((one) => one.record === played.record)) remember("played", [played, ...known].slice(0, MOST));
}
