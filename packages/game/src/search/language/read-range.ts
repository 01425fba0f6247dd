import type { Operator } from './tokens.ts';
import type { Range } from './terms.ts';

/** The least step between two amounts of an item. */
const STEP = 0.001;

/** `>10`, `10`, `100-140` or `60+`; null when there is no number. */
export function readRange(operator: Operator, text: string): Range | null {
  const dash = text.indexOf('-', 1);
  if (dash > 0) {
    const least = numberIn(text.slice(0, dash));
    const most = numberIn(text.slice(dash + 1));
    if (least === null || most === null) return null;
    return { least: Math.min(least, most), most: Math.max(least, most) };
  }
  const isOpen = text.endsWith('+');
  const amount = numberIn(isOpen ? text.slice(0, -1) : text);
  if (amount === null) return null;
  if (isOpen || operator === '>=') return { least: amount, most: Infinity };
  if (operator === '>') return { least: amount + STEP, most: Infinity };
  if (operator === '<=') return { least: -Infinity, most: amount };
  if (operator === '<') return { least: -Infinity, most: amount - STEP };
  return { least: amount, most: amount };
}

function numberIn(text: string): number | null {
  const plain = text.endsWith('%') ? text.slice(0, -1) : text;
  if (plain === '' || plain.length > 8) return null;
  const amount = Number(plain);
  return Number.isFinite(amount) ? amount : null;
}

/** "above 10", "60 to 70", "at most 2". */
export function rangeWords({ least, most }: Range): string {
  const whole = (amount: number) => Number(amount.toFixed(2));
  if (least === most) return String(least);
  if (most === Infinity) {
    const isAbove = !Number.isInteger(least * 100);
    return isAbove ? `above ${whole(least)}` : `at least ${least}`;
  }
  if (least === -Infinity) {
    const isBelow = !Number.isInteger(most * 100);
    return isBelow ? `below ${whole(most)}` : `at most ${most}`;
  }
  return `${least} to ${most}`;
}
