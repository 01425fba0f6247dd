/** Sorting the marks of one letter takes the square of their number: what is longer than asked for is cut first. */
export function normalized(text: string, form: 'NFC' | 'NFD' | 'NFKC', longest: number): string {
  return text.slice(0, longest).normalize(form);
}
