import type { Effect } from '../effect/effect.ts';
import { isStatName, statLabel, type StatName } from '../stat/catalogue.ts';
import { amountText } from './amount.ts';
import { conditionWords } from './condition-words.ts';

/** "+18 Spell Power while Molten Armor is on", "+10% Strength": what an effect does, and when. */
export function effectSentence(effect: Effect): string {
  const when = effect.when === undefined ? '' : ` ${conditionWords(effect.when)}`;
  return `${amountOf(effect)}${when}`;
}

function amountOf(effect: Effect): string {
  switch (effect.type) {
    case 'flat':
      return statAmount(effect.stat, effect.value);
    case 'percent':
      return `${signed(effect.value)}% ${plainLabel(effect.stat)}`;
    case 'perLevel':
      return `${statAmount(effect.stat, effect.value)} a level`;
    case 'convert':
      return `${amountText(effect.value * 100)}% of ${origin(effect.from)} as ${plainLabel(effect.stat)}`;
  }
}

/** "+18 Spell Power", "+2% Spell Hit": the label's own percent sign goes to the amount. */
function statAmount(stat: StatName, value: number): string {
  const percent = statLabel(stat).endsWith('%') ? '%' : '';
  return `${signed(value)}${percent} ${plainLabel(stat)}`;
}

const ORIGINS: Readonly<Record<string, string>> = {
  defenseAboveMax: 'Defense',
  weaponAttackPower: "the weapon's attack power",
  petStaminaPlusIntellect: "the pet's Stamina and Intellect",
};

function origin(from: string): string {
  return isStatName(from) ? plainLabel(from) : (ORIGINS[from] ?? from);
}

function plainLabel(stat: StatName): string {
  return statLabel(stat).replace(/ %$/, '');
}

function signed(value: number): string {
  return value < 0 ? amountText(value) : `+${amountText(value)}`;
}
