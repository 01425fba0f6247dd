import type { ExampleSet } from '../dataset/tables.ts';
import type { Refusal } from '../messages.ts';
import type { GearSet } from '../set/gear-set.ts';
import { newGearSet, type SetBeginnings } from '../set/new-gear-set.ts';
import { importing } from './import-into.ts';
import { nothingImported, type ImportedSet } from './imported.ts';
import { resolveImport, type ImportRules } from './resolve-import.ts';

export interface ExampleBeginning {
  readonly set: GearSet;
  readonly warnings: readonly Refusal[];
}

/** A new set that begins from a published example (acceptance S7), with the professions its gear asks for. */
export function setFromExample(
  example: ExampleSet,
  beginnings: SetBeginnings,
  rules: ImportRules,
): ExampleBeginning {
  const resolved = resolveImport(importOfExample(example), rules);
  const edit = importing(resolved, ['items', 'talents'], String);
  return { set: edit(newGearSet(beginnings)), warnings: resolved.warnings };
}

/** A published example in the form all readers make. */
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
