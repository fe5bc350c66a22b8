// What this browser remembers. A browser that may not remember still plays.
export function recall<T>(key: string, otherwise: T): T {
  try {
    const found = localStorage.getItem(`parlour.${key}`);
    return found === null ? otherwise : (JSON.parse(found) as T);
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`parlour.${key}`, JSON.stringify(value));
  } catch {
    // private windows, full disks: then it is forgotten
  }
}

/** A secret of this browser's own, in characters that the server takes. */
export function newToken(): string {
  return hex(24);
}

export function hex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((b) => b.toString(16).padStart(2, "0")).join("");
}
