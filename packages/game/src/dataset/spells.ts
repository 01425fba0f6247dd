import type { Spell } from './tables.ts';

export interface SpellIndex {
  spell(id: number): Spell | null;
  spellLine(rootSpellId: number): readonly Spell[];
}

export function indexSpells(spells: readonly Spell[]): SpellIndex {
  const byId = new Map(spells.map((spell) => [spell.id, spell]));
  const lines = Map.groupBy(spells.toSorted(lowestFirst), (spell) => spell.rootSpellId);
  return {
    spell: (id) => byId.get(id) ?? null,
    spellLine: (rootSpellId) => lines.get(rootSpellId) ?? [],
  };
}

function lowestFirst(one: Spell, other: Spell): number {
  return (one.rank ?? 0) - (other.rank ?? 0) || one.level - other.level || one.id - other.id;
}
