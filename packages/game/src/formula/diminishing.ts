import type { GameClass } from '../words/classes-and-races.ts';
import type { DiminishingRules } from '../edition/edition.ts';

/** Avoidance from gear approaches a cap: x × cap ÷ (x + k × cap), in percent. */
function diminish(percent: number, cap: number | undefined, k: number): number {
  if (cap === undefined || percent <= 0) return percent;
  return (percent * cap) / (percent + k * cap);
}

export function diminishedDodge(
  rules: DiminishingRules | null,
  gameClass: GameClass,
  percent: number,
): number {
  return rules ? diminish(percent, rules.dodgeCap[gameClass], rules.k[gameClass]) : percent;
}

export function diminishedParry(
  rules: DiminishingRules | null,
  gameClass: GameClass,
  percent: number,
): number {
  return rules ? diminish(percent, rules.parryCap[gameClass], rules.k[gameClass]) : percent;
}

export function diminishedMiss(
  rules: DiminishingRules | null,
  gameClass: GameClass,
  percent: number,
): number {
  return rules ? diminish(percent, rules.missCap, rules.k[gameClass]) : percent;
}
