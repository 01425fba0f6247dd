import type { ItemSet } from '../../dataset/tables.ts';
import { COUNTS_AS, type CountedColor } from '../../gem/gem-colors.ts';
import { socketBonusActive } from '../../gem/socket-bonus.ts';
import type { Item } from '../../item/item.ts';
import { addStats, type Amounts } from '../../score/amounts.ts';
import type { Gear, Piece } from '../../set/gear-set.ts';
import { SLOT_IDS, type SlotId } from '../../slot/slots.ts';
import type { EffectWorths } from '../../worth/effect-worths.ts';
import type { ItemEntries } from './item-entries.ts';
import { add, type Entry, type Ledger } from './ledger.ts';

/** Everything worn but one slot, summed up; what depends on the slot's own gems and set waits. */
export interface Rest {
  readonly sum: Entry;
  readonly effects: number;
  readonly pieces: ReadonlyMap<number, number>;
  readonly colors: Readonly<Record<CountedColor, number>>;
  /** Gems that ask for colours. */
  readonly asking: readonly Item[];
}

/** The books the sums are kept with. */
export interface Books {
  readonly ledger: Ledger;
  readonly items: ItemEntries;
  readonly effects: EffectWorths | null;
  readonly setOf: (setId: number) => ItemSet | null;
}

export function restOf(gear: Gear, slot: SlotId, books: Books): Rest {
  const sum = books.ledger.empty();
  const pieces = new Map<number, number>();
  const colors = { red: 0, yellow: 0, blue: 0 };
  const asking: Item[] = [];
  let effects = 0;
  for (const other of SLOT_IDS) {
    const piece = gear[other];
    if (other === slot || !piece.item) continue;
    effects += takePiece(piece, other, books, sum);
    effects += takeGems(piece.gems, books, { sum, colors, asking });
    const { setId } = piece.item;
    if (setId !== null) pieces.set(setId, (pieces.get(setId) ?? 0) + 1);
  }
  for (const [setId, worn] of pieces) {
    add(sum, setEntry(setId, worn, books));
    effects += books.effects?.set(setId, worn) ?? 0;
  }
  return { sum, effects, pieces, colors, asking };
}

/** Item, enchant and socket bonus of a piece, without its gems; returns what their effects are worth. */
export function takePiece(piece: Piece, slot: SlotId, books: Books, sum: Entry): number {
  const { item, enchant } = piece;
  if (!item) return 0;
  add(sum, books.items.of(item, slot));
  if (enchant) add(sum, books.ledger.of(enchant.stats));
  if (item.socketBonus && socketBonusActive(piece)) add(sum, books.ledger.of(item.socketBonus));
  const { effects } = books;
  if (!effects) return 0;
  return effects.item(item.baseId) + (enchant ? effects.enchant(enchant.effectId, slot) : 0);
}

interface GemSums {
  readonly sum: Entry;
  readonly colors: Record<CountedColor, number>;
  readonly asking: Item[];
}

/** Gems that ask for nothing are summed at once; returns what their effects are worth. */
export function takeGems(
  gems: readonly (Item | null)[],
  { ledger, effects }: Books,
  { sum, colors, asking }: GemSums,
): number {
  let worth = 0;
  for (const gem of gems) {
    if (!gem) continue;
    for (const color of gem.gem ? COUNTS_AS[gem.gem.color] : []) colors[color] += 1;
    if (gem.gem && gem.gem.requirements.length > 0) asking.push(gem);
    else {
      add(sum, ledger.of(gem.stats));
      worth += effects?.item(gem.baseId) ?? 0;
    }
  }
  return worth;
}

const bonuses = new WeakMap<ItemSet, Map<number, Amounts>>();

/** The stats so many pieces of a set give. */
export function setEntry(setId: number, pieces: number, { ledger, setOf }: Books): Entry {
  const set = setOf(setId);
  if (!set || pieces === 0) return ledger.of(null);
  let known = bonuses.get(set);
  if (!known) bonuses.set(set, (known = new Map()));
  let stats = known.get(pieces);
  if (!stats) {
    stats = {};
    for (const bonus of set.bonuses) if (bonus.pieces <= pieces) addStats(stats, bonus.stats);
    known.set(pieces, stats);
  }
  return ledger.of(stats);
}
