import type { GameClass } from '../words/classes-and-races.ts';
import type { Dataset } from '../dataset/dataset.ts';
import { HANDED_CODES } from '../dataset/item-codes.ts';
import type { Proficiency } from '../dataset/tables.ts';
import { classFacts } from '../dataset/class-facts.ts';
import type { Handed } from '../item/item.ts';
import { OFF_HAND } from '../slot/slots.ts';
import type { ItemQuery } from './query.ts';

/** Kinds of armor and weapons a class can learn to use, as bits. */
export interface UsableTypes {
  readonly armor: number;
  readonly ranged: number;
  /** By HANDED_CODES. */
  readonly inHand: readonly number[];
}

/** What a talent or rune must teach counts as learned: who has it is judged when it is put on. */
export function usableTypes(
  dataset: Dataset,
  gameClass: GameClass,
  { slotId, maxRequiredLevel }: Pick<ItemQuery, 'slotId' | 'maxRequiredLevel'>,
): UsableTypes {
  const facts = classFacts(dataset, gameClass);
  const level = maxRequiredLevel ?? Infinity;
  const bits = (skills: readonly Proficiency[] = []): number =>
    skills.reduce((mask, { type, minLevel }) => (minLevel > level ? mask : mask | (1 << type)), 0);
  const main = bits(facts?.mainHand);
  const off = bits(facts?.offHand);
  const either = slotId === OFF_HAND ? off : main | off;
  const inHand: Record<Handed, number> = { one: either, main, off, two: either };
  return {
    armor: bits(facts?.armor),
    ranged: bits(facts?.ranged),
    inHand: HANDED_CODES.map((hand) => (hand === null ? main | off : inHand[hand])),
  };
}
