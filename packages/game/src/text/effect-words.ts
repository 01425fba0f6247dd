import type { Edition } from '../edition/edition.ts';
import type { Effect } from '../effect/effect.ts';
import { isStatName, statLabel } from '../stat/catalogue.ts';
import { amountText } from './amount.ts';
import { bonusWords } from './gem-lines.ts';

/** "+300 Ranged Attack Power": what an effect does to the sheet of a wearer of this level; null when it does not touch it. */
export function effectWords(effect: Effect, edition: Edition, level: number): string | null {
  const { when } = effect;
  if (when?.proc || when?.active || when?.pet || when?.spells) return null;
  switch (effect.type) {
    case 'flat':
      return bonusWords({ [effect.stat]: effect.value }, edition) || null;
    case 'perLevel':
      return (
        bonusWords({ [effect.stat]: effect.value * level + (effect.flat ?? 0) }, edition) || null
      );
    case 'percent':
      return `${signedPercent(effect.value)} ${statLabel(effect.stat)}`;
    case 'convert':
      return isStatName(effect.from)
        ? `${signedPercent(effect.value * 100)} of ${statLabel(effect.from)} as ${statLabel(effect.stat)}`
        : null;
  }
}

function signedPercent(value: number): string {
  return `${value < 0 ? '' : '+'}${amountText(value)}%`;
}
