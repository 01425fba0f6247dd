import { atMost, type Figure } from '../../../scripts/bench/figure.ts';

export function count(what: string, value: number, most: number): Figure {
  return { what, value: String(value), ratio: null, goal: atMost(value, most) };
}

/** `most` is null where a machine that does other things as well decides. */
export function milliseconds(what: string, value: number, most: number | null): Figure {
  const goal = most === null ? null : atMost(value, most, ' ms');
  return { what, value: `${Math.round(value)} ms`, ratio: null, goal };
}

export function told(what: string, value: string): Figure {
  return { what, value, ratio: null, goal: null };
}

export function said(what: string, value: string, expected: string): Figure {
  return { what, value, ratio: null, goal: { text: expected, met: value.includes(expected) } };
}

export function yes(what: string, isSo: boolean): Figure {
  return said(what, isSo ? 'yes' : 'no', 'yes');
}

/** What cannot be tried on this machine is said, and counts as nothing. */
export function notRun(what: string, why: string): Figure {
  return told(what, `not run: ${why}`);
}
