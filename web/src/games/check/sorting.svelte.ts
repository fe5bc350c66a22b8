// How the own hand lies; this browser remembers.
import { recall, remember } from "../../kit/memory";
import type { Sorting } from "./kinds";

class Sorted {
  #by = $state<Sorting>(recall<Sorting>("check.sort", "number"));
  get by(): Sorting {
    return this.#by;
  }
  set by(by: Sorting) {
    this.#by = by;
    remember("check.sort", by);
  }
}
export const sorted = new Sorted();
