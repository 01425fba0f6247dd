import { gemColorCounts, unmetRequirements } from '../gem/gem-colors.ts';
import { socketBonusActive } from '../gem/socket-bonus.ts';
import type { Gear } from '../set/gear-set.ts';
import type { SlotId } from '../slot/slots.ts';
import type { StatWeights } from '../point/point.ts';
import type { EffectWorths } from '../worth/effect-worths.ts';
import { scoreEnchant, scoreGem, scoreItem, scoreStats } from './score.ts';

/** What one slot is worth as it is worn: item, enchant, gems whose wishes are met, and the socket bonus once earned. */
export function scorePiece(
  gear: Gear,
  slot: SlotId,
  weights: StatWeights,
  effects?: EffectWorths | null,
): number {
  const piece = gear[slot];
  const { item, enchant, gems } = piece;
  if (!item) return 0;
  const colors = gems.length > 0 ? gemColorCounts(gear) : null;
  let score = scoreItem(item, weights, slot, effects);
  if (enchant) score += scoreEnchant(enchant, weights, slot, effects);
  for (const gem of gems) {
    if (gem && colors && unmetRequirements(gem, colors).length === 0)
      score += scoreGem(gem, weights, effects);
  }
  if (item.socketBonus && socketBonusActive(piece)) score += scoreStats(item.socketBonus, weights);
  return score;
}
