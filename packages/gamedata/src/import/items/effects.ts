import type { Condition, Effect } from '@gearwright/game/effect/effect.ts';
import { isStatName, type StatName, type Stats } from '@gearwright/game/stat/catalogue.ts';
import type { Row } from '../../row.ts';

export function flatEffects(stats: Stats | undefined, when?: Condition): readonly Effect[] {
  return amounts(stats).map(([stat, value]) => conditioned({ type: 'flat', stat, value }, when));
}

export function percentEffects(stats: Stats | undefined, when?: Condition): readonly Effect[] {
  return amounts(stats).map(([stat, value]) => conditioned({ type: 'percent', stat, value }, when));
}

export function conversions(rows: readonly Row[], when?: Condition): readonly Effect[] {
  return rows.map((row) => {
    const stat = statName(row, row.text('stat'));
    const from = statName(row, row.text('from'));
    const value = row.number('value');
    row.done();
    return conditioned({ type: 'convert', stat, from, value }, when);
  });
}

/** Words of the effect tables for what the catalogue names otherwise, with their sign. */
const SPECIAL_STATS: Readonly<Record<string, { stat: StatName; sign: 1 | -1 }>> = {
  threatReductionPercent: { stat: 'threatPercent', sign: -1 },
};

/** What only words can say. */
const UNCOUNTED = [
  'proc',
  'use',
  'blockDamage',
  'critDamagePercent',
  'critHealingPercent',
  'spellReflectPercent',
  'spellDeflectPct',
  'maxEnergy',
  'damageVsUndeadPercent',
  'petDamagePercent',
  'petStats',
  'onHitDamage',
  'extraAttackChancePercent',
  'healingDonePercent',
  'absorbDonePercent',
  'periodicDamagePercent',
  'fireDamagePercent',
];

/** "Run speed increased slightly", as everywhere. */
const SLIGHTLY_FASTER = 8;

/** `special` of enchants and meta gems: stats where the catalogue has one, otherwise nothing to count. */
export function specialStats(row: Row | null): Stats {
  const stats: Partial<Record<StatName, number>> = {};
  for (const [key, value] of row?.entries() ?? []) {
    const renamed = SPECIAL_STATS[key];
    if (renamed !== undefined && typeof value === 'number')
      stats[renamed.stat] = renamed.sign * value;
    else if (key === 'runSpeed' && value === 'small') stats.runSpeedPercent = SLIGHTLY_FASTER;
    else if (isStatName(key) && typeof value === 'number') stats[key] = value;
    else if (!UNCOUNTED.includes(key) && !isTextOnly(value)) row?.fail(`unknown special ${key}`);
  }
  return stats;
}

/** A proc or a use: shown, never counted on the sheet. */
export function passingEffects(row: Row | null, when: Condition): readonly Effect[] {
  const effects: Effect[] = [];
  for (const [key, value] of row?.entries() ?? []) {
    if (typeof value !== 'number' || key === 'durationSec') continue;
    const percentOf = key.endsWith('Pct') ? key.slice(0, -3) : null;
    if (percentOf !== null && isStatName(percentOf)) {
      effects.push({ type: 'percent', stat: percentOf, value, when });
    } else if (isStatName(key)) effects.push({ type: 'flat', stat: key, value, when });
    else row?.fail(`unknown stat ${key}`);
  }
  return effects;
}

function isTextOnly(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'boolean';
}

function conditioned(effect: Effect, when: Condition | undefined): Effect {
  return when === undefined ? effect : { ...effect, when };
}

function amounts(stats: Stats | undefined): readonly [StatName, number][] {
  return Object.entries(stats ?? {}) as [StatName, number][];
}

function statName(row: Row, name: string): StatName {
  return isStatName(name) ? name : row.fail(`unknown stat "${name}"`);
}
