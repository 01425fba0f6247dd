import { z } from 'zod';
import { atTheBorder } from '../border.ts';
import { CLASSES, RACES } from '../words/classes-and-races.ts';
import { SLOT_IDS } from '../slot/slots.ts';
import type { SlotId } from '../slot/slots.ts';
import { STAT_NAMES } from '../stat/catalogue.ts';
import type { ItemQuery } from './query.ts';
import { GEM_COLORS } from './search-index.ts';

/** Longer texts and lists than any screen sends are refused. */
const MOST_TEXT = 100;
const MOST_LISTED = 100;
const MOST_PAGE = 200;

const whole = z.int().min(-1_000_000).max(10_000_000);
const numbers = z.array(whole).max(MOST_LISTED);
const words = z.array(z.string().max(MOST_TEXT)).max(MOST_LISTED);
const handed = z.enum(['one', 'main', 'off', 'two']);
const type = z.enum(['weapon', 'armor', 'enchant', 'rune', 'gem']);
const stat = z.enum(STAT_NAMES as [string, ...string[]]);

/** A query as it comes from outside; what it does not name is passed over. */
const itemQuerySchema = z.object({
  showRandom: z.boolean().nullish(),
  slotId: z.literal(SLOT_IDS as [SlotId, ...SlotId[]]).nullish(),
  armorType: z.union([whole, numbers]).nullish(),
  maxArmorType: whole.nullish(),
  weaponTypes: numbers.nullish(),
  handed: z.union([handed, z.array(handed).max(4)]).nullish(),
  sources: words.nullish(),
  raids: numbers.nullish(),
  phases: numbers.nullish(),
  minRequiredLevel: whole.nullish(),
  maxRequiredLevel: whole.nullish(),
  quality: z.union([whole, numbers]).nullish(),
  gameClass: z.enum(CLASSES).nullish(),
  faction: z.enum(['alliance', 'horde']).nullish(),
  race: z.enum(RACES as [string, ...string[]]).nullish(),
  search: z.string().max(MOST_TEXT).nullish(),
  type: type.nullish(),
  types: z.array(type).max(5).nullish(),
  gemColors: z
    .array(z.enum(GEM_COLORS as [string, ...string[]]))
    .max(8)
    .nullish(),
  professions: words.nullish(),
  maxPvpRank: whole.nullish(),
  maxArenaRating: whole.nullish(),
  statWeights: z.partialRecord(stat, z.number()).nullish(),
  counting: z
    .object({
      suffix: z.boolean(),
      gems: z.boolean(),
      socketBonus: z.boolean(),
      rareGems: z.boolean(),
    })
    .partial()
    .nullish(),
  sort: z
    .object({
      by: z.union([z.enum(['score', 'name', 'itemLevel', 'requiredLevel', 'quality']), stat]),
      descending: z.boolean().optional(),
    })
    .nullish(),
  scaledLevel: whole.nullish(),
  from: z.int().min(0).max(1_000_000).nullish(),
  size: z.int().min(0).max(MOST_PAGE).nullish(),
});

/** Throws a PlannerError that names the field. */
export function readItemQuery(given: unknown): ItemQuery {
  return atTheBorder(itemQuerySchema, given, 'query') as ItemQuery;
}
