import type { StatName } from '../stat/catalogue.ts';
import type { ProfessionPerk } from './edition.ts';

/** Character levels at which the six ranks of a profession can be learned, apprentice to grand master. */
const TRAINED_FROM = [5, 10, 20, 35, 50, 65] as const;

export function perk(name: string, stat: StatName, amounts: readonly number[]): ProfessionPerk {
  const ranks = TRAINED_FROM.map((level, rank) => ({ level, amount: amounts[rank] ?? 0 }));
  return { name, stat, ranks };
}
