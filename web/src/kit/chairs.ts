// The tables where this browser has a chair, each with its token.
import { newToken, recall, remember } from "./memory";

export interface MyTable {
  table: string;
  token: string;
  game: string;
  seated: boolean;
  at: number;
}
const MOST = 40;

export function myTables(): MyTable[] {
  return recall<MyTable[]>("tables", []);
}

export function keep(table: MyTable): void {
  const others = myTables().filter((one) => one.table !== table.table);
  remember("tables", [table, ...others].slice(0, MOST));
}

export function forget(name: string): void {
  remember("tables", myTables().filter((one) => one.table !== name));
}

/** The token for a table: the one that holds my chair there, or a fresh one. */
export function tokenFor(name: string): string {
  const known = myTables().find((one) => one.table === name);
  if (known) return known.token;
  const token = newToken();
  keep({ table: name, token, game: "", seated: false, at: Date.now() });
  return token;
}

export function satDown(name: string, game: string): void {
  const known = myTables().find((one) => one.table === name);
  if (known && (!known.seated || known.game !== game)) keep({ ...known, game, seated: true, at: Date.now() });
}
