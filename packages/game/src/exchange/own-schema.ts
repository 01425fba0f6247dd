import { z } from 'zod';
import { MOST_OWNED, PLACES } from '../character/inventory.ts';
import { ARMS_CHOICES, CAP_KINDS, SUMMED_GOALS } from '../set/gear-goals.ts';

/**
 * Our own format at the door: what is missing is accepted, what is wrong refused, what is unknown ignored.
 * `docs/formats/gear-set.schema.json` says the same for other programs.
 */
const id = z.number().int().positive().max(0x7fffffff);
/** Ids travel as numbers, and as text where a suffix belongs to them. */
const itemRef = z.union([id, z.string().regex(/^\d{1,9}(_-?\d{1,6})?$/)]);
const name = z.string().max(200);
const many = <T extends z.ZodType>(entry: T, most: number) => z.array(entry).max(most);

/** `item:29305`, `enchant:3789`, `set:897:4`. */
const effectThing = z.string().regex(/^(item|enchant|set:\d{1,9}):\d{1,9}$/);

const enchant = z.object({
  name: name.nullish(),
  id: id.nullish(),
  spellId: id.nullish(),
  itemId: id.nullish(),
});

const gem = z.union([z.object({ name: name.nullish(), id }), z.null()]);

const ownItem = z.object({
  slot: z.string().max(20),
  name: name.nullish(),
  id: itemRef,
  suffixId: z.number().int().nullish(),
  enchant: enchant.nullish(),
  gems: many(gem, 6).nullish(),
  rune: z.object({ name: name.nullish(), id }).nullish(),
  acquired: z.boolean().nullish(),
});

const talents = z.union([
  z.string().max(400),
  many(z.object({ name: name.nullish(), rank: z.number().int().nullish(), spellId: id }), 200),
]);

/** What a character has, as the bags write it. */
const ownedItem = z.object({
  id: itemRef,
  name: name.nullish(),
  place: z.enum(PLACES).nullish(),
  enchant: id.nullish(),
  gems: many(id.nullable(), 6).nullish(),
});

export const ownSet = z.object({
  name: name.nullish(),
  phase: z.number().int().min(0).max(20).nullish(),
  links: z.object({ set: z.string().nullish(), talents: z.string().nullish() }).nullish(),
  character: z
    .object({
      name: name.nullish(),
      level: z.number().int().nullish(),
      gameClass: name.nullish(),
      spec: name.nullish(),
      race: name.nullish(),
      faction: name.nullish(),
      realm: name.nullish(),
      professions: many(
        z.union([name, z.object({ name, level: z.number().nullish() })]),
        20,
      ).nullish(),
    })
    .nullish(),
  items: many(ownItem, 40).nullish(),
  inventory: many(ownedItem, MOST_OWNED).nullish(),
  wishlist: many(z.union([itemRef, z.object({ id: itemRef })]), 500).nullish(),
  consumables: many(
    z.object({
      itemId: id,
      name: name.nullish(),
      enabled: z.boolean().nullish(),
      slotId: z.number().int().min(0).max(19).nullish(),
    }),
    100,
  ).nullish(),
  buffs: many(
    z.object({
      spellId: id,
      name: name.nullish(),
      improvementIds: many(id, 20).nullish(),
      enabled: z.boolean().nullish(),
    }),
    200,
  ).nullish(),
  talents: talents.nullish(),
  glyphs: many(
    z.object({
      name: name.nullish(),
      type: z.string().max(10).nullish(),
      itemId: id.nullish(),
      spellId: id.nullish(),
    }),
    20,
  ).nullish(),
  points: many(
    z.object({
      name,
      type: z.enum(['preset', 'custom', 'shared']).nullish(),
      stats: z.record(z.string().max(60), z.number()),
      effects: z.record(effectThing, z.number()).nullish(),
    }),
    20,
  ).nullish(),
  goals: z
    .object({
      caps: many(
        z.object({
          stat: z.string().max(60),
          kind: z.enum(CAP_KINDS),
          amount: z.number().min(-1_000_000).max(1_000_000),
          beyond: z.number().min(-1_000_000).max(1_000_000).nullish(),
          goal: z.enum(SUMMED_GOALS).nullish(),
          enabled: z.boolean().nullish(),
        }),
        40,
      ).nullish(),
      arms: z.enum(ARMS_CHOICES).nullish(),
    })
    .nullish(),
  exportOptions: z
    .object({
      buffs: z.boolean().nullish(),
      talents: z.boolean().nullish(),
      form: z.string().max(40).nullish(),
    })
    .nullish(),
});

export type OwnSetText = z.infer<typeof ownSet>;
