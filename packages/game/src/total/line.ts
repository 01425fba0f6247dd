import type { Condition, Effect } from '../effect/effect.ts';
import type { Profession } from '../item/professions.ts';
import { isStatName, STATS, statIndex, type StatName, type Stats } from '../stat/catalogue.ts';
import type { Source } from './contribution.ts';

/** What an effect does, ready for the tally: stats are places, levels are worked in. */
export type Line = FlatLine | PercentLine | ConvertLine;

interface LineBase {
  readonly stat: number;
  readonly value: number;
  readonly when: Condition | null;
  readonly source: Source;
}

export interface FlatLine extends LineBase {
  readonly type: 'flat';
}

export interface PercentLine extends LineBase {
  readonly type: 'percent';
  /** Of the attribute before gear. */
  readonly ofBase: boolean;
}

export interface ConvertLine extends LineBase {
  readonly type: 'convert';
  /** Place of the figure it is taken from. */
  readonly from: number;
}

/** An effect of what is worn, taken or chosen that adds nothing as the wearer stands, and why. */
export interface IdleEffect {
  readonly line: Line;
  readonly because: IdleReason;
}

export type IdleReason =
  | { readonly kind: 'condition'; readonly when: Condition }
  | { readonly kind: 'profession'; readonly profession: Profession; readonly skill: number }
  /** The race's own skill is as high. */
  | { readonly kind: 'racial' }
  | { readonly kind: 'wornTwice' }
  | { readonly kind: 'setBonus'; readonly name: string; readonly pieces: number };

/** Not a figure of the sheet: what a weapon's own attack power is to a druid. */
const WEAPON_ATTACK_POWER = -1;
const NEVER: Condition = { proc: true };

export function linesOf(effects: readonly Effect[], level: number, source: Source): Line[] {
  return effects.flatMap((effect) => bySchool(effect).map((each) => lineOf(each, level, source)));
}

/** Hit with the spells of a school is a figure of its own; other powers over a school are no figure. */
function bySchool(effect: Effect): readonly Effect[] {
  const { school, ...rest } = effect.when ?? {};
  if (school === undefined || effect.stat !== 'spellHitPercent') return [effect];
  const when = Object.keys(rest).length > 0 ? { when: rest } : {};
  return school
    .map((name) => `${name}HitPercent`)
    .filter(isStatName)
    .map((stat) => ({ ...effect, stat, when: undefined, ...when }));
}

function lineOf(effect: Effect, level: number, giver: Source): Line {
  const stat = statIndex(effect.stat);
  const when = effect.when ?? null;
  const source = when === null ? giver : { ...giver, when };
  switch (effect.type) {
    case 'flat':
      return flatLine(stat, effect.value, when, source);
    case 'perLevel':
      return flatLine(stat, effect.value * level + (effect.flat ?? 0), when, source);
    case 'percent': {
      const percent = { ...source, percent: effect.value };
      const ofBase = effect.scope === 'base';
      return { type: 'percent', stat, value: effect.value, ofBase, when, source: percent };
    }
    case 'convert':
      return { type: 'convert', stat, value: effect.value, ...originOf(effect.from, when), source };
  }
}

function originOf(
  from: Extract<Effect, { type: 'convert' }>['from'],
  when: Condition | null,
): { readonly from: number; readonly when: Condition | null } {
  switch (from) {
    case 'defenseAboveMax':
      return { from: statIndex('defense'), when };
    case 'weaponAttackPower':
      return { from: WEAPON_ATTACK_POWER, when };
    case 'petStaminaPlusIntellect':
      return { from: statIndex('stamina'), when: NEVER };
    default:
      return { from: statIndex(from), when };
  }
}

/** Attack speed multiplies, even where the source says so many percent. */
const SPEEDS: ReadonlySet<StatName> = new Set<StatName>([
  'hastePercent',
  'meleeHastePercent',
  'rangedHastePercent',
  'spellHastePercent',
]);
export const IS_SPEED: readonly boolean[] = STATS.map((stat) => SPEEDS.has(stat.name));

function flatLine(
  stat: number,
  value: number,
  when: Condition | null,
  source: Source,
): FlatLine | PercentLine {
  return IS_SPEED[stat]
    ? { type: 'percent', stat, value, ofBase: false, when, source: { ...source, percent: value } }
    : { type: 'flat', stat, value, when, source };
}

export function statLines(stats: Stats, source: Source): Line[] {
  return (Object.entries(stats) as [StatName, number][]).map(([stat, value]) =>
    flatLine(statIndex(stat), value, null, source),
  );
}
