import type { CharacterOfImport } from '@gearwright/game/exchange/imported-character.ts';
import { MemoryRoster } from '@gearwright/roster/memory-roster.ts';
import type { State } from '@gearwright/roster/memory/state.ts';
import { migrateRoster, type Migrated } from '@gearwright/roster/migrate.ts';
import type { CreateOptions } from '@gearwright/roster/roster.ts';
import type { RosterGame } from '@gearwright/roster/roster-game.ts';
import { inventoryFrom } from '@gearwright/roster/rules/inventory-rules.ts';
import type { CreatedWithSet } from './use-create-with-set.ts';
import { useCreating } from './use-creating.ts';
import { useRosterMutation } from './use-roster-mutation.ts';

/** Makes the character a text tells of, with its set and its bags; after a failure the same text goes on where it stopped. */
export function useImportCharacter() {
  const mutation = useRosterMutation({
    change: async (
      roster,
      { input, options }: { input: CharacterOfImport; options: CreateOptions },
    ): Promise<CreatedWithSet> => {
      const { faction: _, ...character } = input.character;
      // Refused before anything is made of it: no character without the bags it came with.
      const inventory = inventoryFrom(input.inventory);
      const { id: characterId } = await roster.createCharacter(character, options);
      const { id: setId } = await roster.createSet(
        { ...input.set, characterId },
        { clientKey: `${options.clientKey}:set`, asStored: true },
      );
      if (inventory.length > 0) await roster.saveInventory(characterId, inventory);
      return { characterId, setId };
    },
  });
  const { mutateAsync } = mutation;
  const create = useCreating<CharacterOfImport, CreatedWithSet>((input, options) =>
    mutateAsync({ input, options }),
  );
  return { ...mutation, create };
}

/** Puts the characters of a file back, beside those that are there. */
export function useRestore(game: RosterGame) {
  return useRosterMutation({
    change: (roster, backup: State): Promise<Migrated> =>
      migrateRoster(new MemoryRoster(game, undefined, backup), roster),
  });
}
