import type { Dataset } from '../dataset/dataset.ts';
import type { Buff, BuffRank } from '../dataset/tables.ts';

export interface FoundBuff {
  readonly buff: Buff;
  /** null for buffs without ranks and for group versions. */
  readonly rank: BuffRank | null;
}

const indexes = new WeakMap<Dataset, ReadonlyMap<number, FoundBuff>>();

/** The buff a spell id stands for: the line, one of its ranks, or a greater or group version. */
export function findBuff(dataset: Dataset, spellId: number): FoundBuff | null {
  let index = indexes.get(dataset);
  if (!index) indexes.set(dataset, (index = indexBuffs(dataset.buffs)));
  return index.get(spellId) ?? null;
}

/** Own ids go before the versions, for several buffs share a group version. */
function indexBuffs(buffs: readonly Buff[]): ReadonlyMap<number, FoundBuff> {
  const index = new Map<number, FoundBuff>();
  const add = (spellId: number, found: FoundBuff): void => {
    if (!index.has(spellId)) index.set(spellId, found);
  };
  for (const buff of buffs) for (const rank of buff.ranks) add(rank.spellId, { buff, rank });
  for (const buff of buffs) add(buff.spellId, { buff, rank: null });
  for (const buff of buffs) for (const id of buff.alsoSpellIds) add(id, { buff, rank: null });
  return index;
}

/** The categories of which it is one: only the strongest of each counts. */
export function categoriesOf({ category, alsoCategory }: Buff): readonly string[] {
  return alsoCategory === null ? [category] : [category, alsoCategory];
}
