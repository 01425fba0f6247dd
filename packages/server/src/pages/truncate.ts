/** Signs that break a line or turn its direction have no place in a title; joiners hold letters together. */
const UNPRINTABLE = /(?:(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029])+/gu;
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Player's text on one line and at most so many letters long. */
export function truncate(text: string, most: number): string {
  const line = text.replaceAll(UNPRINTABLE, ' ').replaceAll(/\s+/g, ' ').trim();
  const parts = [...letters.segment(line)].map(({ segment }) => segment);
  if (parts.length <= most) return line;
  return `${parts
    .slice(0, most - 1)
    .join('')
    .trimEnd()}…`;
}
