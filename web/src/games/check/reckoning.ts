// When each source of points is counted out at the end, in milliseconds.
export const SOURCES = ["orders", "markers", "pile", "joker"];
const FIRST = 500;
const NEXT = 750;

/** The rows come one after the other; their sum is the last. */
export const comes = (row: number) => FIRST + row * NEXT;
/** Until all of it is there, and was read. */
export const RECKONING = comes(SOURCES.length) + 2 * NEXT;
