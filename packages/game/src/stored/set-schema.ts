import { z } from 'zod';
import { atTheBorder } from '../border.ts';
import { CLASSES } from '../words/classes-and-races.ts';
import { statName, storedPoint } from './point-schema.ts';
import { SLOT_COUNT, SLOT_IDS } from '../slot/slots.ts';
import { ARMS_CHOICES, CAP_KINDS, SUMMED_GOALS } from '../set/gear-goals.ts';
import type { EffectThing } from '../set/gear-set.ts';
import { GLYPH_SLOT_COUNT } from '../set/new-gear-set.ts';
import { STORED_LIMITS as most } from './stored-limits.ts';
import type { StoredSet } from './stored-set.ts';

export const itemId = z.string().regex(/^\d{1,9}(_-?\d{1,9})?$/, 'not an item id');
const enchantId = z
  .string()
  .regex(/^(\d{1,9}|spell:\d{1,9}|enchant:\d{1,9}_\d{1,2})$/, 'not an enchant id');
const runeId = z.string().regex(/^spell:\d{1,9}$/, 'not a rune id');
const glyphId = z.string().regex(/^\d{1,9}$/, 'not a glyph id');

const id = z.string().min(1).max(most.id);
const gameId = z.int().min(0).max(999_999_999);
const slotId = z.literal([...SLOT_IDS]);
const bySlot = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).length(SLOT_COUNT);
const choices = <Entry extends z.ZodType>(entry: Entry) =>
  z.array(entry).max(most.filterValues).nullable();

const storedBuff = z.object({
  spellId: gameId,
  improvementIds: z.array(gameId).max(most.improvements),
  enabled: z.boolean(),
});

export const storedConsumable = z.object({
  itemId: gameId,
  enabled: z.boolean(),
  slotId: slotId.nullable(),
});

const storedModelSettings = z.object({
  showHelm: z.boolean(),
  showCloak: z.boolean(),
  sheathed: z.boolean(),
});

export const storedFilters = z.object({
  sources: choices(z.string().max(most.spec)),
  raids: choices(gameId),
  mainWeaponTypes: choices(gameId),
  offWeaponTypes: choices(gameId),
  rangedWeaponTypes: choices(gameId),
  armorTypes: choices(gameId),
  professions: choices(z.string().max(most.spec)),
  maxPvpRank: z.int().min(0).max(14),
  maxArenaRating: z.int().min(0).max(3000),
});

const EFFECT_THING = /^(item:\d{1,9}|enchant:\d{1,9}|set:\d{1,9}:\d{1,2})$/;

export const storedEffectValue = z.object({
  pointId: z.string().min(1).max(200),
  thing: z.custom<EffectThing>(
    (thing) => typeof thing === 'string' && EFFECT_THING.test(thing),
    'not an effect',
  ),
  value: z.number().min(-most.effectWorth).max(most.effectWorth),
});

const capAmount = z.number().min(-most.capAmount).max(most.capAmount);

const storedCap = z.object({
  stat: statName,
  kind: z.enum(CAP_KINDS),
  amount: capAmount,
  beyond: capAmount.exactOptional(),
  goal: z.enum(SUMMED_GOALS).exactOptional(),
  enabled: z.boolean(),
});

export const storedGoals = z.object({
  caps: z.array(storedCap).max(most.caps).nullable(),
  arms: z.enum(ARMS_CHOICES).nullable(),
});

const fields = z.object({
  id,
  characterId: id,
  publicId: id.nullable(),
  version: z.int().min(0),
  pinned: z.boolean(),
  name: z.string().min(1).max(most.name),
  gameClass: z.enum(CLASSES),
  spec: z.string().max(most.spec),
  phase: z.int().min(0).max(9),
  itemIds: bySlot(itemId.nullable()),
  enchantIds: bySlot(enchantId.nullable()),
  gemIds: bySlot(z.array(itemId.nullable()).max(most.gemsPerSlot).nullable()),
  runeIds: bySlot(runeId.nullable()),
  itemsAcquired: bySlot(z.boolean()),
  enchantsAcquired: bySlot(z.boolean()),
  gemsAcquired: bySlot(z.array(z.boolean()).max(most.gemsPerSlot).nullable()),
  wishlistIds: z
    .array(itemId)
    .refine((ids) => ids.length <= most.wishlist, { params: { code: 'wishlistFull' } })
    .refine((ids) => new Set(ids).size === ids.length, 'an item is listed twice'),
  glyphIds: z.array(glyphId.nullable()).length(GLYPH_SLOT_COUNT),
  talents: z.string().max(most.talents),
  points: z.array(storedPoint).max(most.points),
  effectValues: z.array(storedEffectValue).max(most.effectValues),
  goals: storedGoals,
  buffs: z.array(storedBuff).max(most.buffs),
  consumables: z.array(storedConsumable).max(most.consumables),
  modelSettings: storedModelSettings,
  defaultFilters: storedFilters,
});

/** The one door for stored sets; what it lets through has the right shape, not yet the right rules. */
export const storedSet = fields.extend({
  // Sets from before there were any.
  effectValues: fields.shape.effectValues.default([]),
  goals: storedGoals.default({ caps: null, arms: null }),
});

/** Throws a `PlannerError` that names the field. */
export function parseStoredSet(value: unknown): StoredSet {
  return atTheBorder(storedSet, value, 'set');
}

/** Without defaults: what a change does not name stays as it is. */
const storedChanges = fields.partial();

/** The same for some of its fields: what is not changed was let through when it was stored. */
export function parseSetChanges(value: unknown): Partial<StoredSet> {
  return atTheBorder(storedChanges, value, 'set');
}
