import { findBuff } from '../buff/find-buff.ts';
import type { Dataset } from '../dataset/dataset.ts';
import { glyphBySpell } from '../glyph/glyphs.ts';
import type { PointStat } from '../point/point.ts';
import { gearChanges } from '../score/gear-changes.ts';
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
    .filter(
      ({ kind, before: one, after: other }) =>
        kind !== 'same' || one.itemAcquired !== other.itemAcquired,
    )
    .map(({ slot, kind, before: one, after: other }) => ({
      what: slotLabel(slot),
      before: pieceText(one, kind === 'same'),
      after: pieceText(other, kind === 'same'),
    }));
  const parts: readonly Part[] = [
    ['Wishlist', ({ wishlist }) => listed(wishlist.map(({ name }) => name))],
    ['Professions', ({ defaultFilters }) => listed(defaultFilters.professions ?? [])],
    ['Talents', (set) => talentText(set, dataset)],
    ['Glyphs', ({ glyphs }) => listed(glyphs.map((id) => glyphName(id, dataset)))],
    [
      'Buffs',
      ({ buffs }) => listed(buffs.map((buff) => buffName(buff.spellId, dataset))),
      ({ buffs }) => buffs.map((buff) => [buff.spellId, buff.improvementIds, buff.enabled]),
    ],
    [
      'Consumables',
      ({ consumables }) => listed(consumables.map(({ itemId }) => itemName(itemId, dataset))),
      ({ consumables }) => consumables.map((dose) => [dose.itemId, dose.slotId, dose.enabled]),
    ],
    [
      'Equivalency points',
      ({ points }) => listed(points.map(({ name }) => name)),
      ({ points }) => points.map(({ name, stats }) => [name, weightsText(stats)]),
    ],
  ];
  return [
    ...gear,
    ...parts.flatMap(([what, text, all = text]) => {
      if (JSON.stringify(all(before)) === JSON.stringify(all(after))) return [];
      const [was, is] = [text(before), text(after)];
      return { what, before: was, after: was === is ? `${is} (changed)` : is };
    }),
  ];
}

/** Its name, in words what a set has of it, and all there is to compare where the words do not tell it. */
type Part = readonly [string, (set: GearSet) => string | null, ((set: GearSet) => unknown)?];

function weightsText(stats: readonly PointStat[]): string {
  return stats
    .map(({ name, value }) => `${name} ${value}`)
    .toSorted()
    .join();
}

function pieceText(piece: Piece, tellsMarks: boolean): string | null {
  const { item, enchant, gems, rune } = piece;
  if (!item) return null;
  const names = [item.name, enchant?.name, ...gems.map((gem) => gem?.name), rune?.name];
  const words = listed(names.map((name) => name ?? null));
  return tellsMarks ? `${words} (${piece.itemAcquired ? 'acquired' : 'not acquired'})` : words;
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
