/** The text without the signs of this kind at its end. An expression would try each of them anew (`/=+$/`). */
export function withoutEnding(text: string, sign: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === sign) end--;
  return text.slice(0, end);
}
