import type { ClassTalents } from '@gearwright/game/dataset/tables.ts';
import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import type { ImportedGlyph } from '@gearwright/game/exchange/imported.ts';
import { noRanks } from '@gearwright/game/talent/talent-order.ts';
import { spellsOfRanks } from '@gearwright/game/talent/talent-spells.ts';
import type { ProfileSpecializations } from './schema.ts';

type Group = ProfileSpecializations['specialization_groups'][number];

export function activeGroup({
  specialization_groups: groups,
}: ProfileSpecializations): Group | null {
  return groups.find((group) => group.is_active) ?? groups[0] ?? null;
}

/** Spell ids of the ranks taken. A talent is known by its own id or by the spell of any of its ranks; its rank is told. */
export function talentSpells(group: Group | null, talents: ClassTalents): readonly number[] {
  const ranks = noRanks(talents);
  for (const { talents: learned } of group?.specializations ?? []) {
    for (const { talent: told, talent_rank: rank, spell_tooltip: tooltip } of learned) {
      const spellId = tooltip?.spell?.id ?? -1;
      talents.trees.forEach((tree, index) => {
        const place = tree.talents.findIndex(
          (talent) => talent.spellIds.includes(spellId) || talent.id === told?.id,
        );
        const talent = tree.talents[place];
        if (!talent) return;
        const taken = rank ?? talent.spellIds.indexOf(spellId) + 1;
        ranks[index]![place] = Math.max(0, Math.min(taken, talent.spellIds.length));
      });
    }
  }
  return spellsOfRanks(ranks, talents);
}

/** A glyph's number is not of the kind we know them by, so its name decides. */
export function glyphsOf(group: Group | null, { glyphs }: Dataset): readonly ImportedGlyph[] {
  return (group?.glyphs ?? []).flatMap(({ id, name }) => {
    const glyph =
      glyphs.find((row) => row.name === name) ??
      glyphs.find((row) => row.spellId === id || row.itemId === id);
    return glyph ? { type: glyph.kind, spellId: glyph.spellId, itemId: glyph.itemId } : [];
  });
}
