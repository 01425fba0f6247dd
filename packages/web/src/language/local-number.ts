/** A figure as our English texts write it: 1,234.5 or +12 or 3%. */
const FIGURE = /^[-+−]?(?:\d{1,3}(?:,\d{3}){1,4}|\d{1,15})(?:\.\d{1,6})?%?$/;

export function isFigure(text: string): boolean {
  return text.length <= 30 && FIGURE.test(text);
}

/** The value of a figure that was written in English. */
export function figureOf(text: string): number {
  return Number(text.replace('−', '-').replaceAll(/[,+%]/g, ''));
}

/** Writes English figures as another language does: its own signs at the same places. */
export class LocalNumbers {
  readonly #group: string;
  readonly #point: string;

  constructor(locale: string) {
    const parts = new Intl.NumberFormat(locale).formatToParts(12345678.9);
    this.#group = parts.find(({ type }) => type === 'group')?.value ?? '';
    this.#point = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  }

  write(figure: string): string {
    return figure.replaceAll(/[,.]/g, (sign) => (sign === ',' ? this.#group : this.#point));
  }
}
