// What people read. Messages are keys with parameters; this says them in one language,
// as core/words.py does on the server.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Said } from "../protocol";

export type Language = "en" | "de" | "zh";
export const LANGUAGES: Language[] = ["en", "de", "zh"];
export const LOCALES = { en: "en-GB", de: "de-DE", zh: "zh-CN" };

/** Parameters that hold seats and are said as names. */
const PEOPLE = new Set(["player", "opponent", "people"]);
/** A parameter of which not all can be had at once: a list with *or*. */
const CHOICES = "choices";

export type Values = Record<string, unknown>;

export class Words {
  private bundle: FluentBundle;

  constructor(
    readonly language: Language,
    ...sources: string[]
  ) {
    this.bundle = new FluentBundle(LOCALES[language], { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** A message of the client itself. */
  text(key: string, values: Values = {}, part?: string): string {
    return this.format(key, values, part);
  }

  /** A message of the server; `names` are those of the seats. */
  say(said: Said, names: string[], viewer: number, part?: string): string {
    const values: Values = {};
    for (const [name, value] of Object.entries(said.params)) {
      values[name] = this.value(value, PEOPLE.has(name) ? names : null, name === CHOICES);
    }
    const yes = (person: string) => (viewer >= 0 && said.params[person] === viewer ? "yes" : "no");
    return this.format(said.key, { ...values, you: yes("player"), yours: yes("opponent") }, part);
  }

  /** Why something was refused, and what to do next. */
  error(reason: string, details: Values = {}): string {
    const key = `error-${reason}`;
    return this.has(key) ? this.format(key, details) : this.format("error-unexpected", { reason });
  }

  /** `5, 2 and 7`, as the language says it; or `5, 2 or 7`. */
  listed(parts: string[], either = false): string {
    if (parts.length === 0) return this.text("list-none");
    let start = parts[0] ?? "";
    for (const next of parts.slice(1, -1)) start = this.text("list-more", { start, next });
    return parts.length === 1 ? start : this.text(either ? "list-or" : "list-last", { start, last: parts.at(-1) });
  }

  private value(value: unknown, names: string[] | null, either = false): unknown {
    if (Array.isArray(value)) return this.listed(value.map((one) => String(this.value(one, names))), either);
    if (value !== null && typeof value === "object") return (value as Record<string, string>)[this.language];
    if (typeof value === "string" && this.has(value)) return this.text(value);
    if (typeof value === "number" && names) return names[value] ?? "";
    return value;
  }

  private format(key: string, values: Values, part?: string): string {
    const message = this.bundle.getMessage(key);
    const pattern = part ? message?.attributes[part] : message?.value;
    if (!pattern) {
      console.error(`no text for ${key} in ${this.language}`);
      return key;
    }
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, values as Record<string, FluentVariable>, errors);
    if (errors.length) console.error(`${key} in ${this.language}: ${errors[0]}`);
    return text;
  }
}
