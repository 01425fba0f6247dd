import { findBuff } from '../buff/find-buff.ts';
import type { Dataset } from '../dataset/dataset.ts';
import { glyphBySpell } from '../glyph/glyphs.ts';
import { gearChanges } from '../set/gear-changes.ts';
import type { GearSet, Piece } from '../set/gear-set.ts';
import { slotLabel } from '../slot/slots.ts';
import { talentRanks } from '../talent/read-talents.ts';

/** One line of what an import changes: a slot or a part of the set, with what it held and will hold. */
export interface ImportLine {
  readonly what: string;
  /** Null is nothing. */
  readonly before: string | null;
  readonly after: string | null;
}

/** Line by line what lies between two states of a set; empty when nothing does. */
export function importLines(
  before: GearSet,
  after: GearSet,
  dataset: Dataset,
): readonly ImportLine[] {
  const gear = gearChanges(before.gear, after.gear, {})
    .filter(({ kind }) => kind !== 'same')
    .map(({ slot, before: one, after: other }) => ({
      what: slotLabel(slot),
      before: pieceText(one),
      after: pieceText(other),
    }));
  const parts: readonly [string, (set: GearSet) => string | null][] = [
    ['Wishlist', ({ wishlist }) => listed(wishlist.map(({ name }) => name))],
    ['Professions', ({ defaultFilters }) => listed(defaultFilters.professions ?? [])],
    ['Talents', (set) => talentText(set, dataset)],
    ['Glyphs', ({ glyphs }) => listed(glyphs.map((id) => glyphName(id, dataset)))],
    ['Buffs', ({ buffs }) => listed(buffs.map((buff) => buffName(buff.spellId, dataset)))],
    [
      'Consumables',
      ({ consumables }) => listed(consumables.map(({ itemId }) => itemName(itemId, dataset))),
    ],
    ['Equivalency points', ({ points }) => listed(points.map(({ name }) => name))],
  ];
  return [
    ...gear,
    ...parts.flatMap(([what, text]) => {
      const [was, is] = [text(before), text(after)];
      return was === is ? [] : { what, before: was, after: is };
    }),
  ];
}

function pieceText({ item, enchant, gems, rune }: Piece): string | null {
  if (!item) return null;
  return listed([
    item.name,
    enchant?.name ?? null,
    ...gems.map((gem) => gem?.name ?? null),
    rune?.name ?? null,
  ]);
}

function talentText({ talents, gameClass }: GearSet, dataset: Dataset): string | null {
  const ranks = talentRanks(talents, dataset.talents(gameClass));
  const spent = ranks.map((tree) => tree.reduce((sum, rank) => sum + rank, 0));
  return spent.every((points) => points === 0) ? null : `${spent.join('/')} (${talents})`;
}

function glyphName(spellId: number | null, dataset: Dataset): string | null {
  return spellId === null ? null : (glyphBySpell(dataset, spellId)?.name ?? String(spellId));
}

function buffName(spellId: number, dataset: Dataset): string {
  return findBuff(dataset, spellId)?.buff.name ?? String(spellId);
}

function itemName(itemId: number, dataset: Dataset): string {
  return dataset.item(String(itemId))?.name ?? String(itemId);
}

function listed(names: readonly (string | null)[]): string | null {
  return names.filter((name) => name !== null).join(', ') || null;
}
