import type { StatName } from '@gearwright/game/stat/catalogue.ts';

const DECIMALS: Readonly<Partial<Record<StatName, number>>> = { weaponDps: 1, weaponSpeed: 2 };

/** A figure of the list; a dash where there is none. */
export function statText(stat: StatName, amount: number | undefined): string {
  if (!amount) return '–';
  const text = amount.toFixed(DECIMALS[stat] ?? (Number.isInteger(amount) ? 0 : 1));
  return text.replace('-', '−');
}
