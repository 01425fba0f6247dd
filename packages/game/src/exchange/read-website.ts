import { z } from 'zod';
import {
  nothingImported,
  plainKey,
  type ImportedGlyph,
  type ImportedPiece,
  type ImportedSet,
} from './imported.ts';
import { SIMULATOR_POSITIONS } from './sheet-positions.ts';
import { readSimulatorItem, simulatorItem } from './simulator-item.ts';

const text = z.string().max(200);
const glyphItem = z.number().int().nullish();

/** A simulator's own page export: the gear stands in `player.equipment.items`. */
export const websiteExport = z.object({
  player: z.object({
    name: text.nullish(),
    race: text.nullish(),
    class: text.nullish(),
    level: z.number().int().nullish(),
    equipment: z.object({ items: z.array(simulatorItem).max(40) }),
    talentsString: z.string().max(400).nullish(),
    glyphs: z
      .object({
        major1: glyphItem,
        major2: glyphItem,
        major3: glyphItem,
        minor1: glyphItem,
        minor2: glyphItem,
        minor3: glyphItem,
      })
      .nullish(),
    profession1: text.nullish(),
    profession2: text.nullish(),
  }),
});

export type WebsiteExport = z.infer<typeof websiteExport>;

export function readWebsite({ player }: WebsiteExport): ImportedSet {
  const items = player.equipment.items
    .map((entry, position) => readSimulatorItem(entry, SIMULATOR_POSITIONS[position] ?? null))
    .filter((piece): piece is ImportedPiece => piece !== null);
  const glyphs = player.glyphs;
  return {
    ...nothingImported('website'),
    character: {
      name: player.name ?? null,
      level: player.level ?? null,
      gameClass: player.class ? plainKey(player.class.replace(/^Class/, '')) : null,
      race: player.race ? plainKey(player.race.replace(/^Race/, '')) : null,
      faction: null,
      realm: null,
      professions: [player.profession1, player.profession2]
        .filter((profession): profession is string => Boolean(profession))
        .map(plainKey)
        .filter((profession) => profession !== 'professionunknown'),
    },
    items,
    talents: player.talentsString ? { kind: 'text', text: player.talentsString } : null,
    glyphs: glyphs
      ? [
          ...glyphItems([glyphs.major1, glyphs.major2, glyphs.major3], 'major'),
          ...glyphItems([glyphs.minor1, glyphs.minor2, glyphs.minor3], 'minor'),
        ]
      : null,
  };
}

function glyphItems(
  itemIds: readonly (number | null | undefined)[],
  type: 'major' | 'minor',
): ImportedGlyph[] {
  return itemIds
    .filter((itemId): itemId is number => Boolean(itemId))
    .map((itemId) => ({ type, spellId: null, itemId }));
}
