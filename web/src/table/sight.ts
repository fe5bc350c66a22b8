/** Where a table is too small for all of it: scroll to a piece that may be used now, unless one
 * is in sight already. */
export function bringInSight(table: Element | null): void {
  const pieces = [...(table?.querySelectorAll("[data-action]") ?? [])];
  if (!table || !pieces.length || table.scrollHeight <= table.clientHeight) return;
  const { top, bottom } = table.getBoundingClientRect();
  const seen = pieces.map((piece) => piece.getBoundingClientRect()).some((box) => box.top >= top && box.bottom <= bottom);
  if (!seen) pieces[0]?.scrollIntoView({ block: "nearest" });
}
