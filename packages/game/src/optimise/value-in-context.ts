import { whyNotEnchant } from '../enchant/enchanting.ts';
import { equipping } from '../equip/equipping.ts';
import type { Item } from '../item/item.ts';
import { gearAmounts } from '../score/amounts.ts';
import { scoreStats } from '../score/score.ts';
import type { GearSet, SetEdit } from '../set/gear-set.ts';
import { setsEarnedBy } from '../set/set-skill.ts';
import { enchanted, gemmed, trimmedGems, withPiece } from '../set/piece.ts';
import { SLOT_IDS } from '../slot/slots.ts';
import type { SlotId } from '../slot/slots.ts';
import { effectsWorth } from '../worth/gear-effects.ts';
import { capsThatMatter } from '../total/caps.ts';
import { setTotals } from '../total/set-totals.ts';
import type { AutofillContext } from './autofill-context.ts';
import { GemSetter, rankedGems } from './fill-gems.ts';
import { wastedWorth } from './wasted.ts';

/** What changes to a set are worth to the whole of it: set and socket bonuses, metas and caps counted. */
export class ValueInContext {
  readonly #context: AutofillContext;
  readonly #worth: number;
  #gems: ReturnType<typeof rankedGems> | null = null;

  constructor(context: AutofillContext) {
    this.#context = context;
    this.#worth = this.#worthOf(context.set);
  }

  /** By how much the set gains, or loses when it is below 0. */
  of(edit: SetEdit): number {
    return this.#worthOf(edit(this.#context.set)) - this.#worth;
  }

  /** Another item in the slot, with the best gems, and the enchant that is there where it still fits. */
  ofItem(slot: SlotId, item: Item): number {
    return this.of((set) => this.#withBestGems(this.#swapped(set, slot, item), slot));
  }

  #swapped(set: GearSet, slot: SlotId, item: Item): GearSet {
    const { rules } = this.#context;
    const swapped = equipping(slot, item, rules)(set);
    const { enchant } = set.gear[slot];
    if (!enchant || whyNotEnchant(swapped, slot, enchant, rules)) return swapped;
    const piece = enchanted(swapped.gear[slot], enchant);
    return { ...swapped, gear: withPiece(swapped.gear, slot, piece) };
  }

  #withBestGems(set: GearSet, slot: SlotId): GearSet {
    const { edition } = this.#context.rules;
    if (!edition.sockets) return set;
    this.#gems ??= rankedGems(this.#context);
    const setter = new GemSetter(this.#context, this.#gems);
    for (const other of SLOT_IDS) if (other !== slot) setter.countWorn(set.gear[other].gems);
    const bare = set.gear[slot];
    let piece = { ...bare, ...trimmedGems(setter.gemsFor(bare), []) };
    const metaSocket = piece.item?.sockets.indexOf('meta') ?? -1;
    if (metaSocket >= 0) piece = gemmed(piece, metaSocket, setter.bestMeta());
    return { ...set, gear: withPiece(set.gear, slot, piece) };
  }

  #worthOf(set: GearSet): number {
    const { rules, weights, effects } = this.#context;
    const { edition, dataset, wearer } = rules;
    const amounts = gearAmounts(set.gear, setsEarnedBy(wearer, dataset));
    const totals = setTotals(set, { edition, dataset, wearer, form: null, buffs: true });
    const { gameClass, level } = wearer;
    const caps = capsThatMatter({ gameClass, spec: set.spec }, totals, dataset);
    const wasted = wastedWorth(caps, amounts, weights, edition, level);
    return scoreStats(amounts, weights) + effectsWorth(set.gear, effects) - wasted;
  }
}
