import { scoreEnchant, scoreGem, scoreStats } from '../../score/score.ts';
import type { StatWeights } from '../../point/point.ts';
import type { SlotId } from '../../slot/slots.ts';
import { isInHand } from './asked-by-boss.ts';
import type { GainInSet } from './gain-in-set.ts';

/** Where weapon skill moves the caps, or more of a stat can harm, slopes bound nothing. */
export function isBounded({ objective, measure }: GainInSet, slot: SlotId): boolean {
  return !objective.mayHarm && (measure.rules.edition.ratings !== null || !isInHand(slot));
}

/**
 * The gain of an item in the slot is at most this and its own score under the slopes, rare gems counted on;
 * but for pieces of a set that would bring its next bonus.
 */
export function mostBesides(gains: GainInSet, slot: SlotId, slopes: StatWeights): number {
  const { books, set, worth } = gains;
  const { effects, ledger } = books;
  const rest = gains.restBeside(slot);
  const { enchant } = set.gear[slot];
  const kept = enchant ? Math.max(scoreEnchant(enchant, slopes, slot, effects), 0) : 0;
  const metas = rest.asking.map((gem) => Math.max(scoreGem(gem, slopes, effects), 0));
  return (
    ledger.worth(rest.sum) +
    rest.effects -
    worth +
    kept +
    metas.reduce((sum, meta) => sum + meta, 0) +
    addedSocket(gains, slot, slopes)
  );
}

/** Sets of which one more piece in the slot gives more than the piece itself. */
export function risingSets(gains: GainInSet, slot: SlotId, slopes: StatWeights): readonly number[] {
  const { setOf, effects } = gains.books;
  return [...gains.restBeside(slot).pieces].flatMap(([setId, pieces]) => {
    const next = setOf(setId)?.bonuses.filter((bonus) => bonus.pieces === pieces + 1) ?? [];
    const stats = next.reduce((sum, bonus) => sum + scoreStats(bonus.stats ?? {}, slopes), 0);
    const effect = effects ? effects.set(setId, pieces + 1) - effects.set(setId, pieces) : 0;
    return stats + effect > 0 ? [setId] : [];
  });
}

/** A buckle, or a smith's socket, is none of the item's own: the search does not know it. */
function addedSocket(gains: GainInSet, slot: SlotId, slopes: StatWeights): number {
  const { edition } = gains.measure.rules;
  if (!edition.sockets) return 0;
  const { smithSlots = [] } = edition.extraSockets ?? {};
  const isSmith = gains.set.defaultFilters.professions?.includes('blacksmithing');
  const isAdded =
    gains.set.gear[slot].enchant?.addsSocket || (smithSlots.includes(slot) && isSmith);
  if (!isAdded) return 0;
  const { effects } = gains.books;
  const gems = gains.rankedGems().flat();
  return gems.reduce(
    (most, { gem }) =>
      gem.gem?.color === 'meta' ? most : Math.max(most, scoreGem(gem, slopes, effects)),
    0,
  );
}
