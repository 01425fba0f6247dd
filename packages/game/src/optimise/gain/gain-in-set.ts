import { fittingConsumables } from '../../consumable/fitting-consumables.ts';
import { enchantFits } from '../../enchant/enchant-fits.ts';
import { wielderOf } from '../../equip/abilities.ts';
import { equip } from '../../equip/equip.ts';
import { needsBothHands, otherHand, putsOtherHandAway } from '../../equip/free-other-hand.ts';
import { limitsOf, worn } from '../../equip/limits.ts';
import type { Wielder } from '../../equip/rule.ts';
import { unmetRequirements } from '../../gem/gem-colors.ts';
import { socketsOf } from '../../gem/sockets.ts';
import type { Item } from '../../item/item.ts';
import { gearAmounts } from '../../score/amounts.ts';
import type { Gear, GearSet, Piece, SetEdit } from '../../set/gear-set.ts';
import { enchanted, pieceOf, trimmedGems, withPiece } from '../../set/piece.ts';
import { wearerOf } from '../../set/rules.ts';
import { setsEarnedBy } from '../../set/set-skill.ts';
import { SLOT_IDS, type SlotId } from '../../slot/slots.ts';
import type { Cap } from '../exact/cap.ts';
import { brokenCaps, type Objective } from '../exact/objective.ts';
import { rankedGems, type GemNeeds, type RankedGem } from '../fill-gems.ts';
import { capsKey, isInHand, movesCaps } from './asked-by-boss.ts';
import { fillings } from './fillings.ts';
import { ItemEntries } from './item-entries.ts';
import { add, Ledger, type Entry } from './ledger.ts';
import { objectiveOf, worthOfSet, type Measure } from './measure.ts';
import { restOf, setEntry, takeGems, takePiece, type Books, type Rest } from './rest.ts';

type Gems = readonly (Item | null)[];

/**
 * What changes are worth to the whole of a set: caps, set bonuses gained and lost, the other hand, unique limits,
 * metas and effects. Made once for a set and asked for many items: what stays is summed up once.
 */
export class GainInSet {
  readonly set: GearSet;
  readonly measure: Measure;
  readonly objective: Objective;
  readonly books: Books;
  readonly #context: GemNeeds;
  readonly #wielder: Wielder;
  readonly #worth: number;
  readonly #objectives = new Map<string, Objective>();
  readonly #rests = new Map<Gear, Map<SlotId, Rest>>();
  readonly #fillings = new WeakMap<Rest, Map<string, readonly Gems[]>>();
  readonly #freed = new Map<SlotId, Gear>();
  readonly #limits = new Map<string, Set<SlotId>>();
  #rankings: readonly (readonly RankedGem[])[] | null = null;

  constructor(set: GearSet, measure: Measure) {
    const { rules, effects, weights } = measure;
    this.set = set;
    this.measure = measure;
    this.objective = objectiveOf(set, measure);
    const ledger = new Ledger(this.objective);
    const setOf = setsEarnedBy(rules.wearer, rules.dataset);
    this.books = { ledger, items: new ItemEntries(ledger), effects, setOf };
    this.#context = { rules, set, weights, effects };
    this.#wielder = wielderOf(set, rules);
    this.#worth = worthOfSet(set, measure, this.objective);
    this.#objectives.set(capsKey(set, this.books), this.objective);
    for (const { slot, item } of worn(set.gear)) {
      for (const { key } of limitsOf(item)) {
        this.#limits.set(key, (this.#limits.get(key) ?? new Set()).add(slot));
      }
    }
  }

  /** What the set is worth as it is. */
  get worth(): number {
    return this.#worth;
  }

  /** By how much the set gains by a change of gear, or loses when it is below 0; `slot` is where it is made. */
  of(edit: SetEdit, slot?: SlotId): number {
    const after = edit(this.set);
    const objective = this.#objectiveFor(after);
    const piece = slot === undefined ? null : after.gear[slot];
    if (slot !== undefined && piece?.item && isSameBut(slot, after.gear, this.set.gear)) {
      return this.#worthWith(this.restWithout(slot), slot, piece, objective) - this.#worth;
    }
    return worthOfSet(after, this.measure, objective) - this.#worth;
  }

  /** What a slot brings to the set as it is worn: what would be lost with it. */
  ofWorn(slot: SlotId): number {
    if (!this.set.gear[slot].item) return 0;
    const bare = (set: GearSet): GearSet => ({
      ...set,
      gear: withPiece(set.gear, slot, pieceOf(null, set.gear[slot].rune)),
    });
    return -this.of(bare);
  }

  /** Another item in the slot, with the best gems, and the enchant that is there where it still fits. */
  ofItem(slot: SlotId, item: Item): number {
    if (this.set.gear[slot].item?.id === item.id) return 0;
    return this.#best(slot, item).worth - this.#worth;
  }

  /** The change that `ofItem` speaks of. */
  putting(slot: SlotId, item: Item): SetEdit {
    if (this.set.gear[slot].item?.id === item.id) return (set) => set;
    const { gear, piece } = this.#best(slot, item);
    return (set) =>
      fittingConsumables(
        { ...set, gear: withPiece(gear, slot, piece) },
        this.measure.rules.dataset,
      );
  }

  /** What the spec must keep, keeps now, and would not with the item. */
  breaks(slot: SlotId, item: Item): readonly Cap[] {
    if (!this.objective.caps.some(({ row }) => row.kind !== 'worthlessAbove')) return [];
    const after = this.putting(slot, item)(this.set);
    const before = this.#broken(this.set);
    return this.#broken(after).filter(
      ({ stat, kind }) => !before.some((cap) => cap.stat === stat && cap.kind === kind),
    );
  }

  #broken(set: GearSet): readonly Cap[] {
    return brokenCaps(gearAmounts(set.gear, this.books.setOf), this.#objectiveFor(set));
  }

  /** What stays when the slot is emptied. */
  restWithout(slot: SlotId): Rest {
    return this.#rest(this.set.gear, slot);
  }

  /** What stays whatever is put into the slot: a two-hander in the other hand does not. */
  restBeside(slot: SlotId): Rest {
    const { gear } = this.set;
    const other = otherHand(slot);
    if (other === null || !needsBothHands(gear[other].item, this.#wielder)) {
      return this.restWithout(slot);
    }
    return this.#rest(withPiece(gear, other, pieceOf(null, gear[other].rune)), slot);
  }

  /** By the weights as they are, and as they are past every cap. */
  rankedGems(): readonly (readonly RankedGem[])[] {
    this.#rankings ??= [
      rankedGems(this.#context),
      rankedGems({ ...this.#context, weights: this.objective.weights }),
    ];
    return this.#rankings;
  }

  #best(slot: SlotId, item: Item): { worth: number; gear: Gear; piece: Piece } {
    const gear = this.#othersBeside(slot, item);
    const rest = this.#rest(gear, slot);
    const bare = this.#enchantedAsBefore(slot, item);
    const objective = this.#objectiveWith(gear, slot, item);
    let best: { worth: number; gear: Gear; piece: Piece } | null = null;
    for (const gems of this.#ways(rest, gear, slot, bare)) {
      const piece = { ...bare, ...trimmedGems(gems, []) };
      const worth = this.#worthWith(rest, slot, piece, objective);
      if (!best || worth > best.worth) best = { worth, gear, piece };
    }
    return best!;
  }

  /** The gear once the item is on, whatever the slot itself then holds. */
  #othersBeside(slot: SlotId, item: Item): Gear {
    const { gear } = this.set;
    const isLimited = limitsOf(item).some(({ key, max }) => {
      const places = this.#limits.get(key);
      return places !== undefined && places.size - Number(places.has(slot)) >= max;
    });
    if (isLimited) return equip(gear, { slot, item }, this.#wielder);
    if (!putsOtherHandAway(gear, slot, item, this.#wielder)) return gear;
    let freed = this.#freed.get(slot);
    if (!freed) this.#freed.set(slot, (freed = equip(gear, { slot, item }, this.#wielder)));
    return freed;
  }

  #enchantedAsBefore(slot: SlotId, item: Item): Piece {
    const { rules } = this.measure;
    const { enchant, rune, kept } = this.set.gear[slot];
    const piece = pieceOf(item, rune, kept);
    if (!enchant) return piece;
    const wearer = wearerOf(this.set, rules.wearer);
    return enchantFits(enchant, slot, item, wearer, rules.edition)
      ? enchanted(piece, enchant)
      : piece;
  }

  #ways(rest: Rest, gear: Gear, slot: SlotId, piece: Piece): readonly Gems[] {
    const { edition, wearer } = this.measure.rules;
    const sockets = socketsOf(piece, wearerOf(this.set, wearer), edition);
    if (sockets.length === 0) return NO_GEMS;
    let known = this.#fillings.get(rest);
    if (!known) this.#fillings.set(rest, (known = new Map()));
    const key = `${sockets.join()} ${piece.item!.sockets.length}`;
    let ways = known.get(key);
    if (!ways) {
      const former = this.set.gear[slot].gems;
      const { colors } = rest;
      ways = fillings(this.#context, this.rankedGems(), {
        ...{ piece, sockets, former, gear, slot, colors },
      });
      known.set(key, ways);
    }
    return ways;
  }

  #worthWith(rest: Rest, slot: SlotId, piece: Piece, objective: Objective): number {
    const { books } = this;
    const { ledger, effects } = books;
    const sum: Entry = rest.sum.slice();
    const colors = { ...rest.colors };
    const asking = [...rest.asking];
    let worth = rest.effects + takePiece(piece, slot, books, sum);
    worth += takeGems(piece.gems, books, { sum, colors, asking });
    for (const gem of asking) {
      if (unmetRequirements(gem, colors).length > 0) continue;
      add(sum, ledger.of(gem.stats));
      worth += effects?.item(gem.baseId) ?? 0;
    }
    const { setId } = piece.item!;
    if (setId !== null) {
      const others = rest.pieces.get(setId) ?? 0;
      add(sum, setEntry(setId, others + 1, books));
      add(sum, setEntry(setId, others, books), -1);
      worth += (effects?.set(setId, others + 1) ?? 0) - (effects?.set(setId, others) ?? 0);
    }
    return worth + ledger.worth(sum, objective);
  }

  #rest(gear: Gear, slot: SlotId): Rest {
    const isKept = gear === this.set.gear || this.#freed.get(slot) === gear;
    if (!isKept) return restOf(gear, slot, this.books);
    let known = this.#rests.get(gear);
    if (!known) this.#rests.set(gear, (known = new Map()));
    let rest = known.get(slot);
    if (!rest) known.set(slot, (rest = restOf(gear, slot, this.books)));
    return rest;
  }

  /** Only weapons, and what gives skill with them, change what a boss asks for. */
  #objectiveWith(gear: Gear, slot: SlotId, item: Item): Objective {
    const isAsked =
      isInHand(slot) ||
      gear !== this.set.gear ||
      movesCaps(item, this.books) ||
      movesCaps(this.set.gear[slot].item, this.books);
    if (!isAsked) return this.objective;
    const after = { ...this.set, gear: withPiece(gear, slot, pieceOf(item, null)) };
    return this.#objectiveFor(fittingConsumables(after, this.measure.rules.dataset));
  }

  #objectiveFor(set: GearSet): Objective {
    const key = capsKey(set, this.books);
    let objective = this.#objectives.get(key);
    if (!objective) this.#objectives.set(key, (objective = objectiveOf(set, this.measure)));
    return objective;
  }
}

function isSameBut(slot: SlotId, one: Gear, other: Gear): boolean {
  return SLOT_IDS.every((each) => each === slot || one[each] === other[each]);
}

const NO_GEMS: readonly Gems[] = [[]];
