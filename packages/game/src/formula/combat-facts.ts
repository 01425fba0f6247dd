import { z } from 'zod';
import type { CombatTables } from '../dataset/tables.ts';

const perClass = z.record(z.string(), z.number());
const twoParts = z.object({ a: z.number(), b: z.number() });
const attackPower = z.record(
  z.string(),
  z.object({
    perLevel: z.number(),
    perStrength: z.number(),
    perAgility: z.number(),
    flat: z.number(),
  }),
);
const chance = z.object({ base: perClass });
const byLevelsAbove = z.array(z.number()).length(4);

const schema = z.object({
  healthFromStamina: twoParts,
  manaFromIntellect: twoParts,
  armorFromAgility: z.object({ a: z.number() }),
  attackPowerPerDps: z.object({ a: z.number() }),
  meleeAttackPower: attackPower,
  rangedAttackPower: attackPower,
  meleeCritPercent: chance,
  spellCritPercent: chance,
  dodgePercent: chance,
  parryPercent: z.object({ base: z.number(), classes: z.array(z.string()) }),
  blockPercent: z.object({ base: z.number() }),
  dualWieldMissPenalty: z.object({ a: z.number() }),
  skillCap: z.object({ a: z.number() }),
  /** Classic: from spirit alone, every two seconds. */
  manaRegenPerTick2s: z
    .record(z.string(), z.object({ div: z.number(), flat: z.number() }))
    .optional(),
  /** Later: from spirit and the root of intellect. */
  manaRegenPerSecond: z.object({ k: z.number() }).optional(),
  healthRegenPerTick2s: z.record(z.string(), z.tuple([z.number(), z.number()])).optional(),
  attackTableVsMob: z.union([
    z.object({
      missBase: z.number(),
      missPerSkillOver10: z.number(),
      missPerSkill: z.number(),
      hitSuppressionPerSkillOver10: z.number(),
      dodgeBase: z.number(),
      dodgePerSkill: z.number(),
      parryPlus3: z.number(),
      glanceBase: z.number(),
      glancePerSkill: z.number(),
      critSuppressionPerSkill: z.number(),
      critSuppressionAuraPlus3: z.number(),
    }),
    z.object({
      miss: byLevelsAbove,
      dodge: byLevelsAbove,
      parry: byLevelsAbove,
      glance: byLevelsAbove,
      critSuppression: byLevelsAbove,
      spellMiss: byLevelsAbove,
      hitSuppression: byLevelsAbove.optional(),
    }),
  ]),
  spellMissPercentByLevelDifference: z.object({ values: byLevelsAbove }).optional(),
});

export type CombatFacts = z.infer<typeof schema>;

const read = new WeakMap<CombatTables, CombatFacts>();

/** The small constants of an edition's combat, checked once. */
export function combatFacts(tables: CombatTables): CombatFacts {
  let facts = read.get(tables);
  if (!facts) read.set(tables, (facts = schema.parse(tables.facts)));
  return facts;
}
