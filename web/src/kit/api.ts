// The server's doors for single questions; play itself goes over the line.
import type { Info, Lesson, Past, Replay, Standing, Timing } from "../protocol";
import type { Language, Values } from "./words";

/** The server said no, or could not be reached (`server-away`). */
export class Refusal extends Error {
  constructor(
    readonly reason: string,
    readonly details: Values = {},
  ) {
    super(reason);
  }
}

export interface Option {
  option: string;
  name: string;
  help: string;
  takes: string;
  default: string;
}
export interface GameInfo {
  game: string;
  name: string;
  tagline: string;
  least: number;
  most: number;
  games: number;
  /** Whether it can be played in real time, at a tempo. */
  race: boolean;
  options: Option[];
}
export interface RuleText {
  section: string;
  title: string;
  text: string;
}
export interface RecordInfo {
  record: string;
  table: string;
  finished: number;
  game: string;
  players: string[];
  scores: number[];
  winners: number;
  events: number;
}
export interface NewTable {
  token: string;
  game: string;
  seats: number;
  options?: Record<string, string>;
  clock?: string;
  public?: boolean;
  games?: number;
  forced?: boolean;
  timing?: Partial<Timing>;
}

async function ask(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Refusal("server-away");
  }
  if (answer.ok) return answer;
  const body = await answer.json().catch(() => null);
  if (body && typeof body.reason === "string") throw new Refusal(body.reason, body.details);
  throw new Refusal(answer.status >= 500 ? "server-away" : "unexpected", { reason: answer.status });
}

async function get<T>(path: string, init?: RequestInit): Promise<T> {
  return (await ask(path, init)).json();
}

/** Whose eyes these are, the token of the chair says. */
const by = (token: string): RequestInit => ({ headers: { Authorization: `Bearer ${token}` } });

export const api = {
  games: (lang: Language) => get<GameInfo[]>(`/api/games?lang=${lang}`),
  rules: (game: string, lang: Language) => get<RuleText[]>(`/api/games/${game}/rules?lang=${lang}`),
  cards: (game: string) => get<unknown>(`/api/games/${game}/cards`),
  lesson: (game: string) => get<Lesson>(`/api/games/${encodeURIComponent(game)}/lesson`),
  tables: () => get<Info[]>("/api/tables"),
  table: (name: string, token: string) => get<Standing>(`/api/tables/${encodeURIComponent(name)}`, by(token)),
  past: (table: string, number: number, token: string) =>
    get<Past>(`/api/tables/${encodeURIComponent(table)}/past/${number}`, by(token)),
  records: (most = 8) => get<RecordInfo[]>(`/api/records?most=${most}`),
  replay: (name: string, seat = -1) => get<Replay>(`/api/records/${encodeURIComponent(name)}/steps?seat=${seat}`),
  texts: async (lang: Language, place: string) => (await ask(`/api/texts/${lang}?place=${place}`)).text(),
  make: async (table: NewTable): Promise<{ table: string; link: string }> => {
    const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(table) };
    return (await ask("/api/tables", init)).json();
  },
};
