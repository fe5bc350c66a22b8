// A text in parts: what is looked for, and what lies between.
export interface Part {
  text: string;
  hit: boolean;
}

/** Letters count alike whether large or small. Without a wish the text is one part. */
export function marked(text: string, wanted: string): Part[] {
  const wish = wanted.trim().toLocaleLowerCase();
  const low = text.toLocaleLowerCase();
  if (!wish || low.length !== text.length) return [{ text, hit: !!wish && low.includes(wish) }];
  const parts: Part[] = [];
  let from = 0;
  for (let at = low.indexOf(wish); at >= 0; at = low.indexOf(wish, from)) {
    if (at > from) parts.push({ text: text.slice(from, at), hit: false });
    from = at + wish.length;
    parts.push({ text: text.slice(at, from), hit: true });
  }
  if (from < text.length) parts.push({ text: text.slice(from), hit: false });
  return parts;
}
