import type { Character } from '../character/character.ts';
import type { Dataset } from '../dataset/dataset.ts';
import { glyphBySpell } from '../glyph/glyphs.ts';
import type { GearSet, Piece } from '../set/gear-set.ts';
import { SHEET_ORDER, slotKey, type SlotId } from '../slot/slots.ts';
import { talentRanks } from '../talent/read-talents.ts';
import { spellNames } from './spell-names.ts';

export interface ExportOptions {
  readonly buffs: boolean;
  readonly talents: boolean;
  readonly form: string | null;
}

export interface OwnExport {
  readonly set: GearSet;
  readonly character: Pick<Character, 'name' | 'level' | 'gameClass' | 'race' | 'faction'>;
  readonly dataset: Dataset;
  /** The totals on the sheet, with what the options say they include. */
  readonly stats: Readonly<Record<string, number>>;
  readonly options: ExportOptions;
  readonly links: { readonly set: string | null; readonly talents: string | null };
}

/** Our own format in full; the simulators' importers read the same object (acceptance X1, X2). */
export function writeOwn({ set, character, dataset, stats, options, links }: OwnExport) {
  const names = spellNames(dataset);
  return {
    name: set.name,
    phase: set.phase,
    links,
    character: {
      name: character.name,
      level: character.level,
      gameClass: character.gameClass.toUpperCase(),
      ...(set.spec !== '' && { spec: set.spec }),
      race: character.race.toUpperCase(),
      faction: character.faction.toUpperCase(),
      professions: (set.defaultFilters.professions ?? []).map((key) => key.toUpperCase()),
    },
    items: SHEET_ORDER.flatMap((slot) => writePiece(slot, set.gear[slot])),
    wishlist: set.wishlist.map((item) => item.id),
    consumables: set.consumables.map(({ itemId, enabled, slotId }) => ({
      itemId,
      name: dataset.item(String(itemId))?.name ?? String(itemId),
      enabled,
      ...(slotId !== null && { slotId }),
    })),
    buffs: set.buffs.map(({ spellId, improvementIds, enabled }) => ({
      spellId,
      name: names(spellId),
      improvementIds,
      enabled,
    })),
    talents: writeTalents(set, dataset),
    glyphs: writeGlyphs(set, dataset),
    points: set.points.map(({ pointId, name, type, stats: weights }) => ({
      name,
      type,
      stats: Object.fromEntries(weights.map((weight) => [weight.name, weight.value])),
      ...writeEffects(set, pointId),
    })),
    ...writeGoals(set),
    stats,
    exportOptions: options,
  };
}

function writeEffects({ effectValues }: GearSet, pointId: string) {
  const own = effectValues.filter((choice) => choice.pointId === pointId);
  if (own.length === 0) return {};
  return { effects: Object.fromEntries(own.map(({ thing, value }) => [thing, value])) };
}

/** Only what the player chose: the rest follows from the spec. */
function writeGoals({ goals: { caps, arms } }: GearSet) {
  if (!caps && !arms) return {};
  return { goals: { ...(caps && { caps }), ...(arms && { arms }) } };
}

function writePiece(slot: SlotId, { item, enchant, gems, rune, itemAcquired }: Piece) {
  if (!item) return [];
  return [
    {
      slot: slotKey(slot),
      name: item.name,
      id: item.baseId,
      ...(item.suffix && { suffixId: item.suffix.id }),
      ...(enchant && {
        enchant: {
          name: enchant.name,
          id: enchant.effectId,
          ...(enchant.spellId !== null && { spellId: enchant.spellId }),
          ...(enchant.itemId !== null && { itemId: enchant.itemId }),
        },
      }),
      ...(gems.length > 0 && {
        gems: gems.map((gem) => (gem ? { name: gem.name, id: gem.baseId } : null)),
      }),
      ...(rune && { rune: { name: rune.name, id: rune.spellId } }),
      acquired: itemAcquired,
    },
  ];
}

/** One entry per talent taken, with the spell of the rank taken. */
function writeTalents({ talents, gameClass }: GearSet, dataset: Dataset) {
  const trees = dataset.talents(gameClass);
  const ranks = talentRanks(talents, trees);
  return trees.trees.flatMap((tree, index) =>
    tree.talents.flatMap((talent, place) => {
      const rank = ranks[index]?.[place] ?? 0;
      const spellId = talent.spellIds[rank - 1];
      return spellId === undefined ? [] : [{ name: talent.name, rank, spellId }];
    }),
  );
}

function writeGlyphs({ glyphs }: GearSet, dataset: Dataset) {
  return glyphs.flatMap((spellId) => {
    const glyph = spellId === null ? null : glyphBySpell(dataset, spellId);
    if (!glyph) return [];
    const { name, kind, itemId } = glyph;
    return [{ name, type: kind === 'major' ? 'MAJOR' : 'MINOR', itemId, spellId: glyph.spellId }];
  });
}
