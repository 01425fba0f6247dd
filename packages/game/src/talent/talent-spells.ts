import type { ClassTalents } from '../dataset/tables.ts';
import type { TalentRanks } from './talent-order.ts';

export interface SpellRanks {
  readonly ranks: TalentRanks;
  readonly unknown: readonly number[];
}

/** Ranks from the spell ids other programs name; of several ranks of a talent the highest counts. */
export function ranksOfSpells(spellIds: readonly number[], { trees }: ClassTalents): SpellRanks {
  const wanted = new Set(spellIds);
  const known = new Set<number>();
  const ranks = trees.map((tree) =>
    tree.talents.map((talent) => {
      talent.spellIds.forEach((id) => known.add(id));
      return talent.spellIds.findLastIndex((id) => wanted.has(id)) + 1;
    }),
  );
  return { ranks, unknown: [...wanted].filter((id) => !known.has(id)) };
}

/** Spell ids of the ranks taken, one for each talent with points. */
export function spellsOfRanks(ranks: TalentRanks, { trees }: ClassTalents): readonly number[] {
  return trees.flatMap((tree, index) =>
    tree.talents.flatMap(
      (talent, place) => talent.spellIds[(ranks[index]?.[place] ?? 0) - 1] ?? [],
    ),
  );
}
