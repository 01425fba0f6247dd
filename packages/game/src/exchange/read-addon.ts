import { z } from 'zod';
import { MOST_OWNED } from '../character/inventory.ts';
import {
  nothingImported,
  plainKey,
  type ImportedGlyph,
  type ImportedPiece,
  type ImportedSet,
} from './imported.ts';
import { SIMULATOR_POSITIONS } from './sheet-positions.ts';
import { readSimulatorItem, simulatorItem, type SimulatorItem } from './simulator-item.ts';

const text = z.string().max(200);
const glyphEntry = z.union([
  z.object({ spellID: z.number().int().nullish(), itemID: z.number().int().nullish() }),
  z.number().int(),
  z.null(),
]);

/** The exporter add-on's text: gear of the character as worn, or of its bags (no positions). */
export const addonExport = z.object({
  name: text.nullish(),
  realm: text.nullish(),
  race: text.nullish(),
  class: text.nullish(),
  level: z.number().int().nullish(),
  talents: z.string().max(400).nullish(),
  professions: z
    .array(z.object({ name: text, level: z.number().nullish() }))
    .max(20)
    .nullish(),
  gear: z.object({
    items: z.array(simulatorItem).max(400),
    /** Ammunition, shirt and tabard, which have no place in the list. */
    also: z.array(simulatorItem).max(10).nullish(),
    version: text.nullish(),
  }),
  bags: z.array(simulatorItem).max(MOST_OWNED).nullish(),
  bank: z.array(simulatorItem).max(MOST_OWNED).nullish(),
  glyphs: z
    .object({
      major: z.array(glyphEntry).max(10).nullish(),
      minor: z.array(glyphEntry).max(10).nullish(),
    })
    .nullish(),
});

export type AddonExport = z.infer<typeof addonExport>;

export function readAddon(source: AddonExport): ImportedSet {
  const worn = source.gear.items.length <= SIMULATOR_POSITIONS.length;
  const items = source.gear.items
    .map((entry, position) =>
      readSimulatorItem(entry, worn ? (SIMULATOR_POSITIONS[position] ?? null) : null),
    )
    .filter((piece): piece is ImportedPiece => piece !== null);
  return {
    ...nothingImported('addon'),
    character: {
      name: source.name ?? null,
      level: source.level ?? null,
      gameClass: source.class ? plainKey(source.class) : null,
      race: source.race ? plainKey(source.race) : null,
      faction: null,
      realm: source.realm ?? null,
      professions: (source.professions ?? []).map((profession) => plainKey(profession.name)),
    },
    items: [...items, ...placeless(source.gear.also ?? [])],
    bags: source.bags ? placeless(source.bags) : null,
    bank: source.bank ? placeless(source.bank) : null,
    talents: source.talents ? { kind: 'text', text: source.talents } : null,
    glyphs: source.glyphs
      ? [
          ...readGlyphs(source.glyphs.major ?? [], 'major'),
          ...readGlyphs(source.glyphs.minor ?? [], 'minor'),
        ]
      : null,
  };
}

function placeless(entries: readonly SimulatorItem[]): ImportedPiece[] {
  return entries.flatMap((entry) => readSimulatorItem(entry, null) ?? []);
}

function readGlyphs(
  entries: readonly z.infer<typeof glyphEntry>[],
  type: 'major' | 'minor',
): ImportedGlyph[] {
  return entries.flatMap((entry) => {
    if (!entry) return [];
    if (typeof entry === 'number') return [{ type, spellId: entry, itemId: null }];
    if (!entry.spellID && !entry.itemID) return [];
    return [{ type, spellId: entry.spellID || null, itemId: entry.itemID || null }];
  });
}
