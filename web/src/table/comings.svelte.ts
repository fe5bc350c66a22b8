// Who came and who left while a game was on, told like something said at the table.
import { untrack } from "svelte";
import { t } from "../kit/speech.svelte";
import type { Chair, Talk } from "../protocol";

export class Comings {
  told = $state.raw<Talk[]>([]);
  private chairs: Chair[] = [];

  /** The chairs as they are now, with the names that are shown for them. */
  take(chairs: Chair[], names: string[], now = Date.now()): void {
    const before = this.chairs;
    const news = chairs.flatMap((chair, seat) => {
      const was = before[seat];
      if (!was || was.kind === chair.kind || was.kind === "empty" || chair.kind === "empty") return [];
      const text =
        chair.kind === "bot"
          ? t("person-left", { person: was.name, player: names[seat] })
          : t("person-came", { person: chair.name });
      return [{ type: "talk" as const, seat, name: "", at: now, text }];
    });
    this.chairs = chairs;
    if (news.length) this.told = [...untrack(() => this.told), ...news];
  }
}
