/** Numbers below one, the same in every run. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What readers of texts stumble over. */
const NASTY = [
  ...['', '\u0000', '\ud800', '💎', 'ﷺ', '\u0301', '\u202e', '\ufeff', '\r\n', '\\', '"', "'"],
  ...['{', '}', '[', ']', ':', ',', '-', '=', '/', '%', '&', '?', '#', '<script>', '<!--'],
  ...['-1', '0', '1e400', '9'.repeat(30), '2147483648', 'NaN', 'null', 'true', '[]', '{}'],
  ...['__proto__', 'constructor', 'toString', "'; drop table user; --", '../../etc/passwd'],
];

/** A few changes at random places: cut, doubled, swapped for something nasty, or one letter for another. */
export function mutated(text: string, roll: () => number): string {
  let changed = text;
  for (let times = 1 + Math.floor(roll() * 4); times > 0; times--) {
    const at = Math.floor(roll() * (changed.length + 1));
    const length = Math.floor(roll() ** 3 * 40);
    const [before, part, after] = [
      changed.slice(0, at),
      changed.slice(at, at + length),
      changed.slice(at + length),
    ];
    const kind = Math.floor(roll() * 5);
    if (kind === 0) changed = before + after;
    else if (kind === 1) changed = before + part.repeat(1 + Math.floor(roll() * 30)) + after;
    else if (kind === 2) changed = before + String.fromCharCode(roll() * 0x250) + after.slice(1);
    else
      changed =
        before + NASTY[Math.floor(roll() * NASTY.length)]! + (kind === 3 ? part : '') + after;
  }
  return changed;
}
