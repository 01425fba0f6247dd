import type { StatRow } from '../edition/edition.ts';

/** Figures are shown rounded down, percents to two decimals (areas §9). */
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

/** Sums of fractions may end a hair below the whole number they mean. */
function wholeOf(value: number): number {
  const whole = Math.floor(value + 1e-9);
  return whole === 0 ? 0 : whole;
}
