import type { AttackRules } from '../edition/edition.ts';
import type { CombatFacts } from './combat-facts.ts';
import { expertiseReduction } from './expertise.ts';

/** Raid bosses stand three levels above. */
export const BOSS_LEVELS = 3;

export interface Attack {
  readonly level: number;
  /** Skill with the weapon; five a level where weapons have none. */
  readonly weaponSkill: number;
  readonly hit: number;
  readonly expertise: number;
  /** Percent added to the target's dodge, below zero for Weapon Mastery. */
  readonly enemyDodge: number;
  /** The same of the target's parry. */
  readonly enemyParry: number;
  readonly dualWield: boolean;
}

/** How a boss meets the wearer's blows, in percent of them. */
export interface BossDefence {
  /** Of special attacks. */
  readonly miss: number;
  /** Of plain swings: two weapons miss more often. */
  readonly whiteMiss: number;
  readonly dodge: number;
  readonly parry: number;
  readonly glance: number;
  /** Crit above this is lost on plain swings from behind. */
  readonly critCap: number;
}

interface Chances {
  readonly miss: number;
  readonly hitLost: number;
  readonly dodge: number;
  readonly parry: number;
  readonly glance: number;
  readonly critLost: number;
}

export function bossDefence(facts: CombatFacts, rules: AttackRules, attack: Attack): BossDefence {
  const chances = chancesAgainst(facts, attack);
  const hit = Math.max(attack.hit - chances.hitLost, 0);
  const off = expertiseReduction(rules, attack.expertise);
  const dual = attack.dualWield ? facts.dualWieldMissPenalty.a : 0;
  const miss = Math.max(chances.miss - hit, 0);
  const whiteMiss = Math.max(chances.miss + dual - hit, 0);
  const dodge = Math.max(chances.dodge + attack.enemyDodge - off, 0);
  const parry = Math.max(chances.parry + attack.enemyParry - off, 0);
  const critCap = 100 - whiteMiss - dodge - chances.glance + chances.critLost;
  return { miss, whiteMiss, dodge, parry, glance: chances.glance, critCap };
}

function chancesAgainst(
  facts: CombatFacts,
  { level, weaponSkill }: Pick<Attack, 'level' | 'weaponSkill'>,
): Chances {
  const table = facts.attackTableVsMob;
  if ('miss' in table) {
    return {
      miss: table.miss[BOSS_LEVELS]!,
      hitLost: table.hitSuppression?.[BOSS_LEVELS] ?? 0,
      dodge: table.dodge[BOSS_LEVELS]!,
      parry: table.parry[BOSS_LEVELS]!,
      glance: table.glance[BOSS_LEVELS]!,
      critLost: table.critSuppression[BOSS_LEVELS]!,
    };
  }
  const perLevel = facts.skillCap.a;
  const bossSkill = (level + BOSS_LEVELS) * perLevel;
  const short = bossSkill - weaponSkill;
  const far = short > 10;
  return {
    miss: table.missBase + short * (far ? table.missPerSkillOver10 : table.missPerSkill),
    hitLost: far ? (short - 10) * table.hitSuppressionPerSkillOver10 : 0,
    dodge: table.dodgeBase + short * table.dodgePerSkill,
    parry: table.parryPlus3,
    glance: table.glanceBase + table.glancePerSkill * BOSS_LEVELS * perLevel,
    critLost: short * table.critSuppressionPerSkill + table.critSuppressionAuraPlus3,
  };
}

/** Percent of spells a boss resists outright. */
export function bossSpellMiss(facts: CombatFacts, rules: AttackRules, spellHit: number): number {
  return Math.max(spellMissOf(facts) - spellHit, rules.spellMissFloor);
}

/** Percent of hit from which no special attack misses a boss. */
export function hitNeeded(
  facts: CombatFacts,
  attack: Pick<Attack, 'level' | 'weaponSkill'>,
): number {
  const { miss, hitLost } = chancesAgainst(facts, attack);
  return miss + hitLost;
}

/** Percent of spell hit that more does not better. */
export function spellHitNeeded(facts: CombatFacts, rules: AttackRules): number {
  return spellMissOf(facts) - rules.spellMissFloor;
}

/** Points of expertise from which a boss dodges nothing. */
export function expertiseNeeded(
  facts: CombatFacts,
  rules: AttackRules,
  attack: Pick<Attack, 'level' | 'weaponSkill' | 'enemyDodge'>,
): number {
  const dodge = chancesAgainst(facts, attack).dodge + attack.enemyDodge;
  return Math.ceil(Math.max(dodge, 0) / rules.expertisePerPoint - 1e-9);
}

function spellMissOf(facts: CombatFacts): number {
  const table = facts.attackTableVsMob;
  return 'spellMiss' in table
    ? table.spellMiss[BOSS_LEVELS]!
    : (facts.spellMissPercentByLevelDifference?.values[BOSS_LEVELS] ?? 0);
}
