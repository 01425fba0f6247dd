/** "{count} of {most} points" taken apart: what stands between the places, one more than there are places. */
export interface Template {
  readonly between: readonly string[];
  readonly places: readonly string[];
}

const PLACE = /\{(\w{1,40})\}/;

export function readTemplate(text: string): Template {
  const parts = text.split(PLACE);
  return {
    between: parts.filter((_, at) => at % 2 === 0),
    places: parts.filter((_, at) => at % 2 === 1),
  };
}

/**
 * What stands at the places of a text that was written by the template, or null when it was not. Each piece is
 * looked for once, from left to right, so that it takes no longer than the text is long.
 */
export function matchTemplate({ between }: Template, text: string): readonly string[] | null {
  const first = between[0]!;
  const last = between.at(-1)!;
  if (!text.startsWith(first) || !text.endsWith(last)) return null;
  const end = text.length - last.length;
  const found: string[] = [];
  let from = first.length;
  for (const piece of between.slice(1, -1)) {
    // Of places that touch the last gets it all.
    if (piece === '') {
      found.push('');
      continue;
    }
    const at = text.indexOf(piece, from + 1);
    if (at < 0 || at + piece.length > end) return null;
    found.push(text.slice(from, at));
    from = at + piece.length;
  }
  return from < end ? [...found, text.slice(from, end)] : null;
}
