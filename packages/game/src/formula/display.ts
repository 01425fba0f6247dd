import type { StatRow } from '../edition/edition.ts';

/** Figures are shown rounded down, percents to two decimals. */
export function displayFigure(value: number, format: StatRow['format']): string {
  switch (format) {
    case 'whole':
      return String(wholeOf(value));
    case 'percent':
      return `${value.toFixed(2)}%`;
    case 'decimal':
      return value.toFixed(2);
    case 'flag':
      return value > 0 ? 'Yes' : 'No';
  }
}

/** What a figure gained as it is read: shown values are compared, so that both add up; null when they are the same. */
export function displayDifference(
  before: number,
  after: number,
  format: StatRow['format'],
): string | null {
  if (format === 'flag') {
    return before > 0 === after > 0 ? null : displayFigure(after, format);
  }
  const digits = format === 'whole' ? 0 : 2;
  const unit = format === 'percent' ? '%' : '';
  const by = shown(after, digits) - shown(before, digits);
  const text = grouped(Math.abs(by).toFixed(digits));
  if (Number(Math.abs(by).toFixed(digits)) === 0) return null;
  return `${by > 0 ? '+' : '\u2212'}${text}${unit}`;
}

function shown(value: number, digits: number): number {
  return digits === 0 ? wholeOf(value) : Number(value.toFixed(digits));
}

/** Thousands stand apart: 16,258. */
export function grouped(text: string): string {
  return text.replace(/\d+/, (whole) => whole.replace(/\B(?=(?:\d{3})+$)/g, ','));
}

/** Sums of fractions may end a hair below the whole number they mean. */
function wholeOf(value: number): number {
  const whole = Math.floor(value + 1e-9);
  return whole === 0 ? 0 : whole;
}
