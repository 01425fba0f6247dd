import type { EffectAverage } from '../dataset/value-tables.ts';
import type { Rules } from '../set/rules.ts';
import { statLabel } from '../stat/catalogue.ts';
import type { StatName } from '../stat/catalogue.ts';
import type { EffectWorth } from '../worth/effect-worth.ts';
import { amountText } from './amount.ts';

/** Names of specs by their keys. */
export type SpecNames = (spec: string) => string;

export function specNames({ dataset, wearer }: Pick<Rules, 'dataset' | 'wearer'>): SpecNames {
  const facts = dataset.classes.find(({ gameClass }) => gameClass === wearer.gameClass);
  return (spec) => facts?.specs.find(({ key }) => key === spec)?.name ?? spec;
}

/** "Effect 41.2, measured by WoWSims for Fury". */
export function worthLine(worth: EffectWorth | null, names: SpecNames): string {
  if (!worth) return 'Effect: no value known';
  if (worth.why.how === 'player' && worth.value === 0) return 'Effect switched off by you';
  return `Effect ${worth.value.toFixed(1)}, ${worthReason(worth, names)}`;
}

/** How it is known, as the rest of a sentence. */
export function worthReason({ why }: EffectWorth, names: SpecNames): string {
  switch (why.how) {
    case 'player':
      return 'set by you';
    case 'measured': {
      const of = names(why.derivedFrom ?? why.spec);
      const found = why.points === 0 ? 'too little to be measured' : 'measured';
      return `${found} by ${why.author} for ${of} (± ${amountText(why.error)})`;
    }
    case 'usual':
      return why.bonuses === 1
        ? 'as much as a set bonus usually is'
        : `as much as ${why.bonuses} set bonuses usually are`;
    case 'average':
      return `average of ${why.effects.map(averageWords).join(' and ')}`;
  }
}

/** "340 Haste Rating for 10 s of 45 s". */
function averageWords(effect: EffectAverage): string {
  const { bonus, highest, duration, dps, hps, mp5 } = effect;
  const gives = [
    ...Object.entries(bonus ?? {}).map(
      ([stat, amount]) => `${amountText(amount)} ${statLabel(stat as StatName)}`,
    ),
    ...(highest ? [`${amountText(highest.amount)} of the greatest attribute`] : []),
  ];
  const seconds = [
    ...(dps ? [`${amountText(dps)} damage a second`] : []),
    ...(hps ? [`${amountText(hps)} healing a second`] : []),
    ...(mp5 ? [`${amountText(mp5)} mana in 5 s`] : []),
  ];
  const gap = gapOf(effect);
  const often = duration && gap ? ` for ${amountText(duration)} s of ${Math.round(gap)} s` : '';
  const assumed = effect.assumed ? ', its rate assumed' : '';
  return `${[...gives, ...seconds].join(', ')}${gives.length > 0 ? often : ''}${assumed}`;
}

/** Seconds from one time to the next. */
function gapOf({ cooldown, duration, uptime }: EffectAverage): number | null {
  if (cooldown) return cooldown;
  return duration && uptime ? duration / uptime : null;
}
