import type { ExampleSet } from '@gearwright/game/dataset/tables.ts';
import { setFromExample } from '@gearwright/game/exchange/set-from-example.ts';
import { DEFAULT_FILTERS } from '@gearwright/game/set/new-gear-set.ts';
import { storeSet } from '@gearwright/game/stored/store-set.ts';
import type { SetInput } from '@gearwright/roster/roster.ts';
import type { RosterGame } from '@gearwright/roster/roster-game.ts';
import type { FormOwner, SetFields } from './set-fields.ts';

export interface Beginning {
  readonly input: SetInput;
  /** What the example has and this game has not. */
  readonly warnings: readonly string[];
}

/** The set the form asks for, empty or with what a published example wears. */
export function beginWith(
  example: ExampleSet | null,
  { name, spec, phase, points, professions }: SetFields,
  owner: FormOwner,
  game: RosterGame,
): Beginning {
  const asked = { characterId: owner.id, name: name.trim(), spec, phase: phase ?? 0, points };
  if (!example) {
    const defaultFilters = { ...DEFAULT_FILTERS, professions: chosenOrNull(professions) };
    return { input: { ...asked, defaultFilters }, warnings: [] };
  }
  const { gameClass } = owner;
  const { set, warnings } = setFromExample(example, { ...asked, id: '', gameClass }, game);
  const worn = set.defaultFilters.professions ?? [];
  const { itemIds, enchantIds, gemIds, runeIds, talents } = storeSet(set);
  const { itemsAcquired, enchantsAcquired, gemsAcquired } = storeSet(set);
  const all = chosenOrNull([...new Set([...professions, ...worn])]);
  return {
    input: {
      ...asked,
      ...{ itemIds, enchantIds, gemIds, runeIds, talents },
      ...{ itemsAcquired, enchantsAcquired, gemsAcquired },
      defaultFilters: { ...DEFAULT_FILTERS, professions: all },
    },
    warnings: warnings.map(({ message }) => message),
  };
}

/** A new set's filters name professions only where there are some (acceptance S2). */
function chosenOrNull(professions: readonly string[]): readonly string[] | null {
  return professions.length > 0 ? professions : null;
}
