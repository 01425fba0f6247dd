import { z } from 'zod';

/** What we read of the publisher's profile answers. Unknown fields are dropped, so that new ones do no harm. */

const typed = z.object({ type: z.string() });
const numbered = z.object({ id: z.number() });

export const profileSummary = z.object({
  name: z.string(),
  level: z.number().int(),
  gender: typed,
  race: numbered,
  character_class: numbered,
  guild: z.object({ name: z.string() }).optional(),
});

const spellTooltip = z.object({
  spell: z.object({ id: z.number(), name: z.string().optional() }).optional(),
  description: z.string().optional(),
});

const enchantment = z.object({
  enchantment_id: z.number(),
  enchantment_slot: z.object({ id: z.number(), type: z.string().optional() }),
  display_string: z.string().optional(),
  source_item: numbered.optional(),
  spell: spellTooltip.optional(),
});

const equippedItem = z.object({
  item: numbered,
  slot: typed,
  name: z.string().optional(),
  stats: z.array(z.object({ type: typed, value: z.number() })).optional(),
  spells: z.array(spellTooltip).optional(),
  enchantments: z.array(enchantment).optional(),
  sockets: z.array(z.object({ item: numbered.optional() })).optional(),
});

export const profileEquipment = z.object({
  // A character without gear may have no list at all.
  equipped_items: z.array(equippedItem).default([]),
});

const learned = z.object({
  talent: z.object({ id: z.number() }).optional(),
  talent_rank: z.number().int().optional(),
  spell_tooltip: spellTooltip.optional(),
});

const specialization = z.object({ talents: z.array(learned).default([]) });

export const profileSpecializations = z.object({
  specialization_groups: z
    .array(
      z.object({
        is_active: z.boolean().optional(),
        glyphs: z.array(z.object({ id: z.number(), name: z.string().optional() })).default([]),
        specializations: z.array(specialization).default([]),
      }),
    )
    .default([]),
});

export type ProfileSummary = z.infer<typeof profileSummary>;
export type ProfileEquipment = z.infer<typeof profileEquipment>;
export type EquippedItem = z.infer<typeof equippedItem>;
export type Enchantment = z.infer<typeof enchantment>;
export type ProfileSpecializations = z.infer<typeof profileSpecializations>;

/** Names the first field that is missing or wrong. */
export function whatIsWrong(error: z.ZodError): string {
  const { path, message } = error.issues[0]!;
  return `${path.join('.') || 'the answer'}: ${message}`;
}
