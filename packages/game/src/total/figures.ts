import { STAT_NAMES, type StatName } from '../stat/catalogue.ts';

/** Figures of the sheet that no item can carry: the sheet works them out. */
const DERIVED_FIGURES = [
  'defenseSkill',
  'armorReduction',
  'effectiveHealth',
  'manaRegen',
  'manaRegenCasting',
  'expertiseReduction',
  'mainHandSkill',
  'offHandSkill',
  'rangedSkill',
  'mainHandDamageMin',
  'mainHandDamageMax',
  'mainHandSpeed',
  'offHandDamageMin',
  'offHandDamageMax',
  'offHandSpeed',
  'rangedDamageMin',
  'rangedDamageMax',
  'rangedSpeed',
  'bossMissedPercent',
  'whiteMissPercent',
  'bossDodgesPercent',
  'bossParriesPercent',
  'glancePercent',
  'critCapPercent',
  'bossRangedMissPercent',
  'bossSpellMissPercent',
  'bossMissPercent',
  'bossDodgedPercent',
  'bossParriedPercent',
  'bossBlockedPercent',
  'bossCritPercent',
  'bossCrushPercent',
  'bossHitPercent',
  'holyShieldPercent',
  'uncrittable',
  'uncrushable',
  'resilienceCritReduction',
  'resilienceCritDamageReduction',
  'resiliencePlayerDamageReduction',
  'resilienceManaDrainReduction',
] as const;

export type FigureName = StatName | (typeof DERIVED_FIGURES)[number];

/** Stats first, at their places in the catalogue; then what is derived. */
export const FIGURES: readonly FigureName[] = [...STAT_NAMES, ...DERIVED_FIGURES];

const places = new Map<string, number>(FIGURES.map((name, place) => [name, place]));

function figurePlace(name: FigureName): number {
  return places.get(name)!;
}

export function isFigureName(name: string): name is FigureName {
  return places.has(name);
}

/** Places by name, looked up once. */
export const AT: Readonly<Record<FigureName, number>> = Object.fromEntries(
  FIGURES.map((name) => [name, figurePlace(name)]),
) as Record<FigureName, number>;

export const STAT_COUNT = STAT_NAMES.length;
