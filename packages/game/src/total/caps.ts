import { fightingStyle, weaponOf, type Fighter } from '../character/fighting-style.ts';
import type { ClassFacts } from '../dataset/tables.ts';
import type { Edition } from '../edition/edition.ts';
import { expertiseNeeded, hitNeeded, spellHitNeeded } from '../formula/boss-defence.ts';
import { combatFacts } from '../formula/combat-facts.ts';
import { editionHasStat } from '../stat/catalogue.ts';
import type { FigureName } from './figures.ts';
import { figure, type Totals } from './totals.ts';

/** A figure that a raid boss asks for, and that more of hardly betters. */
export interface Cap {
  readonly key: 'hit' | 'rangedHit' | 'spellHit' | 'expertise' | 'defense' | 'avoidance';
  readonly label: string;
  readonly value: number;
  readonly goal: number;
  /** Where counting begins: the skill everybody has. */
  readonly least: number;
  readonly reached: boolean;
  readonly unit: 'percent' | 'points';
}

/** What a fighter of this class and spec watches, most pressing first; a healer watches none. */
export function capsThatMatter(
  fighter: Fighter,
  totals: Totals,
  rules: { readonly classes: readonly ClassFacts[] },
): readonly Cap[] {
  const style = fightingStyle(fighter, rules);
  if (style === 'healing') return [];
  const avoided = style === 'tank' ? avoidanceOf(totals) : null;
  const guards = style === 'tank' ? [defense(totals), ...(avoided ? [avoided] : [])] : [];
  return [...guards, ...CAPS_OF_WEAPON[weaponOf(fighter)](totals)];
}

const CAPS_OF_WEAPON: Readonly<
  Record<ReturnType<typeof weaponOf>, (totals: Totals) => readonly Cap[]>
> = {
  melee: (totals) => [hit(totals), ...expertise(totals)],
  ranged: (totals) => [rangedHit(totals)],
  spell: (totals) => [spellHit(totals)],
};

function hit(totals: Totals): Cap {
  const goal = hitNeeded(factsOf(totals), attackOf(totals, 'mainHandSkill'));
  return cap('hit', 'Hit', figure(totals, 'meleeHitPercent'), goal, 'percent');
}

function rangedHit(totals: Totals): Cap {
  const goal = hitNeeded(factsOf(totals), attackOf(totals, 'rangedSkill'));
  return cap('rangedHit', 'Hit', figure(totals, 'rangedHitPercent'), goal, 'percent');
}

const SCHOOLS: Readonly<Record<string, FigureName>> = {
  Arcane: 'arcaneHitPercent',
  Fire: 'fireHitPercent',
  Frost: 'frostHitPercent',
  Holy: 'holyHitPercent',
  Nature: 'natureHitPercent',
  Shadow: 'shadowHitPercent',
};

/** Talents favour the school one casts: its hit is what counts, and the label says whose it is. */
function spellHit(totals: Totals): Cap {
  const hits = Object.entries(SCHOOLS).map(([name, school]) => ({
    name,
    hit: figure(totals, school),
  }));
  const value = Math.max(...hits.map(({ hit }) => hit));
  const best = hits.filter(({ hit }) => hit > value - 1e-9).map(({ name }) => name);
  const whose = best.length === hits.length ? '' : ` (${best.join(', ')})`;
  const goal = spellHitNeeded(factsOf(totals), totals.input.edition.attack);
  return cap('spellHit', `Spell Hit${whose}`, value, goal, 'percent');
}

function expertise(totals: Totals): readonly Cap[] {
  const { edition } = totals.input;
  if (!hasExpertise(edition)) return [];
  const goal = expertiseNeeded(factsOf(totals), edition.attack, attackOf(totals, 'mainHandSkill'));
  const value = Math.floor(figure(totals, 'expertise') + 1e-9);
  return [cap('expertise', 'Expertise', value, goal, 'points')];
}

function hasExpertise(edition: Edition): boolean {
  return editionHasStat('expertise', edition) || editionHasStat('expertiseRating', edition);
}

/** From here on a boss crits no more; resilience and talents bring the goal nearer. */
function defense(totals: Totals): Cap {
  const { bossCritBase, defensePerPoint } = totals.input.edition.defence;
  const untrained = untrainedSkill(totals);
  const left =
    bossCritBase - figure(totals, 'resilienceCritReduction') + figure(totals, 'critTakenPercent');
  return {
    key: 'defense',
    label: 'Defense',
    value: untrained + Math.floor(figure(totals, 'defense') + 1e-9),
    goal: untrained + Math.max(Math.ceil(left / defensePerPoint - 1e-9), 0),
    least: untrained,
    reached: figure(totals, 'uncrittable') > 0,
    unit: 'points',
  };
}

const AVOIDED: readonly FigureName[] = [
  'missChancePercent',
  'dodgePercent',
  'parryPercent',
  'blockPercent',
];

/** With a shield, all blows can be avoided or blocked, and no crushing one is left; null without one. */
export function avoidanceOf(totals: Totals): Cap | null {
  const { crush, bossPenalty } = totals.input.edition.defence;
  if (crush === null || figure(totals, 'blockPercent') <= 0) return null;
  const chances = AVOIDED.map((name) => figure(totals, name)).filter((percent) => percent > 0);
  const sum = chances.reduce((all, percent) => all + percent, 0);
  return {
    key: 'avoidance',
    label: 'Avoidance',
    value: sum + figure(totals, 'holyShieldPercent'),
    goal: 100 + bossPenalty * chances.length,
    least: 0,
    reached: figure(totals, 'uncrushable') > 0,
    unit: 'percent',
  };
}

/** Sums of percents are not exact, and a sheet shows two decimals of them. */
const NEAR = 0.005;

function cap(key: Cap['key'], label: string, value: number, goal: number, unit: Cap['unit']): Cap {
  return { key, label, value, goal, least: 0, reached: value >= goal - NEAR, unit };
}

function factsOf({ input }: Totals) {
  return combatFacts(input.dataset.combat);
}

function untrainedSkill(totals: Totals): number {
  return totals.input.wearer.level * factsOf(totals).skillCap.a;
}

function attackOf(totals: Totals, skill: 'mainHandSkill' | 'rangedSkill') {
  return {
    level: totals.input.wearer.level,
    weaponSkill: figure(totals, skill) || untrainedSkill(totals),
    enemyDodge: figure(totals, 'enemyDodgePercent'),
  };
}
