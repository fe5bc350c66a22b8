// Which games this browser knows, so that lessons are offered to newcomers and pushed on nobody.
import { myTables } from "./chairs";
import { recall, remember } from "./memory";
import { route } from "./route.svelte";

const learnt = () => recall<string[]>("learnt", []);

export function markLearnt(game: string): void {
  remember("learnt", [...new Set([...learnt(), game])]);
}

const tableHere = () => (route.place.at === "table" ? route.place.name : "");

/** Neither taught nor played, save at the table where we are. */
export function isNew(game: string): boolean {
  return !learnt().includes(game) && !myTables().some((one) => one.game === game && one.seated && one.table !== tableHere());
}

/** The way to a game's lesson; from a table it leads back to it. */
export function lessonPath(game: string): string {
  const table = tableHere();
  return `/learn/${game}${table ? `?table=${encodeURIComponent(table)}` : ""}`;
}
