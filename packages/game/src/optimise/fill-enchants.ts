import type { Enchant } from '../dataset/tables.ts';
import { enchantFits } from '../enchant/enchant-fits.ts';
import { socketsOf } from '../gem/sockets.ts';
import { scoreEnchant, scoreStats } from '../score/score.ts';
import type { Piece } from '../set/gear-set.ts';
import { enchanted } from '../set/piece.ts';
import { wearerOf } from '../set/rules.ts';
import type { SlotId } from '../slot/slots.ts';
import type { AutofillContext } from './autofill-context.ts';
import { enchantsDue } from './enchants-due.ts';

/** Enchants by what they give, a socket counted as what the best gem for it gives. */
export function rankedEnchants(context: AutofillContext, socketWorth: number): readonly Enchant[] {
  const { rules, set, weights, effects } = context;
  const phase = set.phase || rules.edition.defaultPhase;
  const isDue = enchantsDue(context);
  return rules.dataset.enchants
    .filter((enchant) => enchant.phase <= phase && isDue(enchant))
    .map((enchant) => ({
      enchant,
      score:
        scoreStats(enchant.stats, weights) +
        (effects?.enchant(enchant.effectId, enchant.slotIds[0]!) ?? 0) +
        (enchant.addsSocket ? socketWorth : 0),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ enchant }) => enchant);
}

/** The best enchant the item takes in this slot and the wearer may use. */
export function bestEnchant(
  { rules, set, weights, effects }: AutofillContext,
  ranked: readonly Enchant[],
  slot: SlotId,
  piece: Piece,
): Enchant | null {
  const wearer = wearerOf(set, rules.wearer);
  const sockets = (worn: Piece): number => socketsOf(worn, wearer, rules.edition).length;
  const useful = (enchant: Enchant): boolean =>
    scoreEnchant(enchant, weights, slot, effects) > 0 ||
    sockets(enchanted(piece, enchant)) > sockets(piece);
  return (
    ranked.find(
      (enchant) => enchantFits(enchant, slot, piece.item, wearer, rules.edition) && useful(enchant),
    ) ?? null
  );
}
