import type { Enchant } from '../../dataset/tables.ts';
import { enchantFits } from '../../enchant/enchant-fits.ts';
import { socketsOf } from '../../gem/sockets.ts';
import type { Item } from '../../item/item.ts';
import { EMPTY_PIECE } from '../../set/piece.ts';
import { wearerOf } from '../../set/rules.ts';
import type { SlotId } from '../../slot/slots.ts';
import { enchantsDue } from '../enchants-due.ts';
import type { ExactRequest } from './exact-request.ts';
import { atLeastAsGood } from './gem-choices.ts';
import { cappedAmounts, freeWorth } from './objective.ts';
import type { Objective } from './objective.ts';

export interface WeighedEnchant {
  readonly enchant: Enchant;
  readonly value: number;
  readonly capped: readonly number[];
  /** Sockets it adds to the items it was listed for. */
  readonly sockets: number;
}

/** Lists enchants by slot and kind of item, each list made once. */
export class EnchantLists {
  readonly lists: (readonly number[])[] = [];
  readonly enchants: WeighedEnchant[] = [];
  readonly #request: ExactRequest;
  readonly #weighed: readonly Omit<WeighedEnchant, 'sockets'>[];
  readonly #objective: Objective;
  readonly #byKind = new Map<string, number>();

  constructor(request: ExactRequest, objective: Objective) {
    const { rules, set } = request;
    const phase = set.phase || rules.edition.defaultPhase;
    const banned = new Set(request.banned?.enchants);
    const isDue = enchantsDue(request);
    this.#request = request;
    this.#objective = objective;
    this.#weighed = rules.dataset.enchants
      .filter((enchant) => enchant.phase <= phase && !banned.has(enchant.id) && isDue(enchant))
      .map((enchant) => ({
        enchant,
        value: freeWorth(enchant.stats, objective),
        capped: cappedAmounts(enchant.stats, objective),
      }))
      .filter(
        ({ enchant, value, capped }) =>
          value !== 0 || enchant.addsSocket || capped.some(Boolean) || this.#hasEffect(enchant),
      );
  }

  #hasEffect({ effectId, slotIds }: Enchant): boolean {
    return slotIds.some((slot) => this.#effect(effectId, slot) !== 0);
  }

  #effect(effectId: number, slot: SlotId): number {
    return this.#objective.effects?.enchant(effectId, slot) ?? 0;
  }

  /** Place of the list for this item in this slot; −1 when nothing fits. */
  listFor(slot: SlotId, item: Item): number {
    const key = `${slot} ${item.handed} ${item.weaponType} ${this.#sockets(item, null) > item.sockets.length}`;
    let place = this.#byKind.get(key);
    if (place === undefined) this.#byKind.set(key, (place = this.#add(slot, item)));
    return place;
  }

  #add(slot: SlotId, item: Item): number {
    const { rules, set } = this.#request;
    const wearer = wearerOf(set, rules.wearer);
    const plain = this.#sockets(item, null);
    const fitting = this.#weighed
      .filter(({ enchant }) => enchantFits(enchant, slot, item, wearer, rules.edition))
      .map((weighed) => ({
        ...weighed,
        value: weighed.value + this.#effect(weighed.enchant.effectId, slot),
        sockets: this.#sockets(item, weighed.enchant) - plain,
      }));
    const kept = fitting.filter(
      (enchant, place) =>
        !fitting.some(
          (other, at) => other !== enchant && this.#dominates(other, enchant, at < place),
        ),
    );
    const useful = kept.filter(
      ({ value, capped, sockets }) => value > 0 || sockets > 0 || capped.some(Boolean),
    );
    if (useful.length === 0) return -1;
    const first = this.enchants.length;
    this.enchants.push(...useful);
    return this.lists.push(useful.map((_, at) => first + at)) - 1;
  }

  #sockets(item: Item, enchant: Enchant | null): number {
    const { rules, set } = this.#request;
    return socketsOf({ ...EMPTY_PIECE, item, enchant }, wearerOf(set, rules.wearer), rules.edition)
      .length;
  }

  #dominates(a: WeighedEnchant, b: WeighedEnchant, earlier: boolean): boolean {
    if (a.value < b.value || a.sockets < b.sockets) return false;
    if (!atLeastAsGood(a.capped, b.capped, this.#objective)) return false;
    const equal =
      a.value === b.value &&
      a.sockets === b.sockets &&
      a.capped.every((amount, at) => amount === b.capped[at]);
    return !equal || earlier;
  }
}
