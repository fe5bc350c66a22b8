import { describe, expect, it, vi } from "vitest";
import { LANGUAGES, Words, type Language } from "../src/kit/words";

const files: Record<string, string> = import.meta.glob(
  ["../../src/parlour/{core,server,games/*}/text/*.ftl", "../src/text/*.ftl"],
  { query: "?raw", import: "default", eager: true },
);
const server = (language: Language, place: string) => files[`../../src/parlour/${place}/text/${language}.ftl`]!;
const own = (language: Language) => files[`../src/text/${language}.ftl`]!;
const keys = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]);
const names = ["Ann", "Ben"];
const words = (language: Language) =>
  new Words(language, server(language, "core"), server(language, "games/roll_out"), own(language));

describe("messages", () => {
  it("say you to whom they are about", () => {
    const said = { key: "flipped", params: { player: 0, opponent: 1, number: 7 } };
    expect(words("en").say(said, names, 0)).toBe("You flip Ben’s 7.");
    expect(words("en").say(said, names, 1)).toBe("Ann flips your 7.");
    expect(words("en").say(said, names, -1)).toBe("Ann flips Ben’s 7.");
  });
  it("list numbers and people as each language does", () => {
    const kept = { key: "stopped", params: { player: 1, kept: [5, 2, 7] } };
    expect(words("en").say(kept, names, 0)).toBe("Ben stops and keeps 5, 2 and 7.");
    expect(words("de").say(kept, names, 0)).toContain("5, 2 und 7");
    expect(words("en").say({ key: "shared-win", params: { people: [0, 1] } }, names, -1)).toContain("Ann and Ben");
    expect(words("en").listed([])).toBe("nothing");
    expect(words("de").listed(["Tee", "Kakao", "Milch"], true)).toBe("Tee, Kakao oder Milch");
  });
  it("take names of things by language", () => {
    const shop = new Words("de", server("de", "core"), server("de", "games/check_out"));
    const product = { en: "Bagel", de: "Brezel", zh: "贝果" };
    expect(shop.say({ key: "grabbed", params: { player: 0, product } }, names, 0)).toContain("Brezel");
  });
  it("tell refusals, known and unknown", () => {
    expect(words("en").error("not-your-turn")).toBe("It is not your turn.");
    expect(words("en").error("of-tomorrow")).toContain("of-tomorrow");
  });
  it("complain where a text is missing", () => {
    const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
    expect(words("en").text("no-such-key")).toBe("no-such-key");
    expect(complaint).toHaveBeenCalled();
    complaint.mockRestore();
  });
});

describe("the client's own texts", () => {
  it("have equal keys in all languages", () => {
    for (const language of LANGUAGES) expect(keys(own(language))).toEqual(keys(own("en")));
  });
  it("hide no text of the server", () => {
    const places = ["core", "server", ...["roll_out", "diced_out", "check", "check_out"].map((game) => `games/${game}`)];
    const theirs = new Set(places.flatMap((place) => keys(server("en", place))));
    expect(keys(own("en")).filter((key) => theirs.has(key!))).toEqual([]);
  });
  it("say something everywhere", () => {
    const values = { game: "x", player: "x", most: 2, least: 2, free: 0, count: 1, number: 1, value: 1, reason: "x" };
    const more = { left: 0, outcomes: 2, step: 1, steps: 2, round: 1, rounds: 4, points: 3, score: 1, games: 2 };
    const check = { needs: "x", colour: "x", lacks: 2, goal: 5, joker: "yes", size: 2, what: "x" };
    const end = { you: "yes", played: 1, move: 1, moves: 2, good: 3, expected: "2.5", times: 4, face: 6, numbers: "x", total: 8, speed: 2 };
    const shop = { ms: 1, kcal: 1, stars: 2, price: 1, dice: 1, tokens: 1, seconds: 1, place: 1, faces: "x", product: "x" };
    const people = { category: "x", deal: "x", products: "x", people: "x", person: "x", winner: "x", loser: "x" };
    const sight = { shelf: "x", how: "x", deals: "x", when: "x", prompt: "x", played: 1, you: "no", why: "x" };
    const all = { ...values, ...more, ...check, ...end, ...shop, ...people, ...sight, more: 2 };
    const complaint = vi.spyOn(console, "error");
    for (const language of LANGUAGES) {
      const spoken = new Words(language, own(language));
      for (const key of keys(own(language))) expect(spoken.text(key!, all)).not.toBe("");
    }
    expect(complaint).not.toHaveBeenCalled();
  });
});
