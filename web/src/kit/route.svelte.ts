// Where we are: the front room, a table, a table for a big screen, a replay, a lesson, or nowhere.
export type Place =
  | { at: "room" | "lost" }
  | { at: "table" | "screen" | "replay"; name: string }
  | { at: "learn"; name: string; table: string };

export function placeOf(address: string): Place {
  const { pathname, searchParams } = new URL(address, location.origin);
  const [, kind, found] = pathname.match(/^\/(t|r|learn)\/([^/]+)\/?$/) ?? [];
  const name = decodeURIComponent(found ?? "");
  if (kind === "t") return { at: searchParams.has("screen") ? "screen" : "table", name };
  if (kind === "r") return { at: "replay", name };
  if (kind === "learn") return { at: "learn", name, table: searchParams.get("table") ?? "" };
  return { at: pathname === "/" ? "room" : "lost" };
}

const here = () => location.pathname + location.search;

class Route {
  place = $state.raw(placeOf(here()));
}
export const route = new Route();

addEventListener("popstate", () => (route.place = placeOf(here())));

export function go(path: string): void {
  if (path !== here()) history.pushState(null, "", path);
  route.place = placeOf(path);
  scrollTo(0, 0);
}

/** For links: stay in the page unless the browser is asked for more. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(link.pathname + link.search);
}
