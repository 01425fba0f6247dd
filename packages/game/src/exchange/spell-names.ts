import type { Dataset } from '../dataset/dataset.ts';

export type SpellNames = (spellId: number) => string;

/** The name of a buff by any rank of it, else the spell's own. */
export function spellNames(dataset: Dataset): SpellNames {
  return (spellId) => {
    const buff = dataset.buffs.find(
      (row) =>
        row.spellId === spellId ||
        row.alsoSpellIds.includes(spellId) ||
        row.ranks.some((rank) => rank.spellId === spellId),
    );
    return buff?.name ?? dataset.spell(spellId)?.name ?? String(spellId);
  };
}
