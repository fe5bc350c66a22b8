// Where we are: the front room, a table, or a replay.
export type Place = { at: "room" } | { at: "table"; name: string } | { at: "replay"; name: string };

export function placeOf(path: string): Place {
  const [, kind, name] = path.match(/^\/([tr])\/([^/]+)\/?$/) ?? [];
  if (kind === "t" && name) return { at: "table", name: decodeURIComponent(name) };
  if (kind === "r" && name) return { at: "replay", name: decodeURIComponent(name) };
  return { at: "room" };
}

class Route {
  place = $state.raw(placeOf(location.pathname));
}
export const route = new Route();

addEventListener("popstate", () => (route.place = placeOf(location.pathname)));

export function go(path: string): void {
  if (path !== location.pathname) history.pushState(null, "", path);
  route.place = placeOf(path);
  scrollTo(0, 0);
}

/** For links: stay in the page unless the browser is asked for more. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(link.pathname);
}
