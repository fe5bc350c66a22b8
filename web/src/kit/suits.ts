/** Four suits as colour and shape: the shape is always drawn, in a square of 24 round the middle. */
export const SUITS = [
  { name: "red", colour: "#c8452f", ink: "#fff", shape: "M0 -10.5L11.5 9.5H-11.5z" },
  { name: "green", colour: "#167a56", ink: "#fff", shape: "M-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0" },
  { name: "blue", colour: "#2b6cb8", ink: "#fff", shape: "M-9 -9h18v18h-18z" },
  {
    name: "yellow",
    colour: "#d9a30f",
    ink: "#1f2421",
    shape: "M0 -12l3.5 8 8.5.8-6.4 5.7 1.9 8.5L0 6.5l-7.5 4.5 1.9-8.5L-12 -3.2l8.5-.8z",
  },
] as const;

export type Suit = (typeof SUITS)[number];
export const suitOf = (colour: number): Suit => SUITS[colour] ?? SUITS[0];
