import type { ExampleSet } from '../dataset/tables.ts';
import { nothingImported, type ImportedSet } from './imported.ts';

/** A published example as an import, so that a new set can begin from it (acceptance S7). */
export function importOfExample(example: ExampleSet): ImportedSet {
  return {
    ...nothingImported('own'),
    name: example.name,
    phase: example.phase,
    character: {
      name: null,
      level: example.level,
      gameClass: example.gameClass,
      race: null,
      faction: example.faction,
      realm: null,
      professions: [],
    },
    items: example.items.map(({ slotId, id, suffixId, enchant, gems, rune }) => ({
      slot: slotId,
      id,
      suffixId: suffixId ?? null,
      enchant: enchant ? { effectId: enchant, spellId: null, itemId: null } : null,
      gems: (gems ?? []).map((gem) => gem || null),
      rune: rune ?? null,
      acquired: false,
    })),
    talents: example.talents === null ? null : { kind: 'text', text: example.talents },
  };
}
