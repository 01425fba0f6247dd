import type { ConvertEffect, Effect } from '@gearwright/game/effect/effect.ts';
import { isStatName, type StatName, type Stats } from '@gearwright/game/stat/catalogue.ts';
import type { Row } from '../../row.ts';

/** `{strength: 12}`: so much more of each. */
export function flatEffects(stats: Stats): readonly Effect[] {
  return entries(stats).map(([stat, value]) => ({ type: 'flat', stat, value }));
}

/** `{strength: 10}`: ten percent more of each. */
export function percentEffects(stats: Stats, scope?: 'base'): readonly Effect[] {
  return entries(stats).map(([stat, value]) =>
    scope === undefined
      ? { type: 'percent', stat, value }
      : { type: 'percent', stat, value, scope },
  );
}

const OTHER_ORIGINS = ['defenseAboveMax', 'weaponAttackPower', 'petStaminaPlusIntellect'] as const;

export function readOrigin(row: Row): ConvertEffect['from'] {
  const from = row.text('from');
  const other = OTHER_ORIGINS.find((origin) => origin === from);
  if (other !== undefined) return other;
  return isStatName(from) ? from : row.fail(`from names the unknown stat ${from}`);
}

export function readStat(row: Row): StatName {
  const stat = row.text('stat');
  return isStatName(stat) ? stat : row.fail(`unknown stat ${stat}`);
}

/** `[{stat, from, value}]`. What a caster shares of his own sheet is not of the wearer's: a proc of his. */
export function convertEffects(rows: readonly Row[]): readonly Effect[] {
  return rows.map((row) => {
    const stat = readStat(row);
    const value = row.number('value');
    const casters = row.raw('from') === 'warlockSpellPower';
    const effect: Effect = casters
      ? { type: 'convert', stat, from: 'spellPower', value, when: { proc: "the warlock's own" } }
      : { type: 'convert', stat, from: readOrigin(row), value };
    row.done();
    return effect;
  });
}

/** The three ways in which a source row says what it does. */
export function readGains(row: Row, scope?: 'base'): readonly Effect[] {
  return [
    ...flatEffects(row.stats('stats')),
    ...percentEffects(row.stats('multipliers'), scope),
    ...convertEffects(row.inners('conversions')),
  ];
}

function entries(stats: Stats): readonly (readonly [StatName, number])[] {
  return Object.entries(stats) as [StatName, number][];
}
