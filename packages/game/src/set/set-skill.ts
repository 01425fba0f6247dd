import type { Wearer } from '../character/character.ts';
import type { ItemSet } from '../dataset/tables.ts';

/** Some sets give their bonuses to the masters of the trade that makes them only. */
export function isSkilledFor({ requires }: ItemSet, { professions }: SkilledWearer): boolean {
  return requires === null || (professions?.includes(requires.profession) ?? false);
}

type SkilledWearer = Pick<Wearer, 'professions'>;

/** The sets of a dataset as this wearer has them: none whose trade is not his. */
export function setsEarnedBy(
  wearer: SkilledWearer,
  dataset: { setOf(setId: number): ItemSet | null },
): (setId: number) => ItemSet | null {
  return (setId) => {
    const set = dataset.setOf(setId);
    return set && isSkilledFor(set, wearer) ? set : null;
  };
}
