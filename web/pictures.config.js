// The pictures on the cards of Check Out!, as one drawing with a symbol each: /pictures.svg.
// Only those that the decks name; a table's own deck may name others, which are not drawn.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { OWN } from "./pictures.own.js";

const DECKS = new URL("../src/parlour/games/check_out/", import.meta.url);
const SET = createRequire(import.meta.url).resolve("@iconify-json/fluent-emoji-flat/icons.json");
const MODULE = "virtual:pictures";

function names() {
  const decks = ["products.toml", "deals.toml"].map((file) => readFileSync(new URL(file, DECKS), "utf-8"));
  const found = decks.flatMap((deck) => [...deck.matchAll(/^picture = "(.+)"$/gm)].map((match) => match[1]));
  return [...new Set(found)].sort();
}

function draw() {
  const { icons, width, height } = JSON.parse(readFileSync(SET, "utf-8"));
  const symbols = names().map((name) => {
    const icon = OWN[name] ? { body: OWN[name] } : icons[name];
    if (!icon) throw new Error(`no picture ${name}`);
    return `<symbol id="${name}" viewBox="0 0 ${icon.width ?? width} ${icon.height ?? height}">${icon.body}</symbol>`;
  });
  const notice = "<!-- Fluent Emoji, (c) Microsoft Corporation, MIT licence -->";
  return `<svg xmlns="http://www.w3.org/2000/svg">${notice}${symbols.join("")}</svg>`;
}

export function pictures() {
  return {
    name: "pictures",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) => (id === `\0${MODULE}` ? `export default new Set(${JSON.stringify(names())});` : undefined),
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "pictures.svg", source: draw() });
    },
    configureServer(server) {
      server.middlewares.use("/pictures.svg", (_, answer) => {
        answer.setHeader("Content-Type", "image/svg+xml");
        answer.end(draw());
      });
    },
  };
}
