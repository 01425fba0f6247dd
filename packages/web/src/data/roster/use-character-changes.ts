import type { StoredCharacter } from '@gearwright/game/stored/character-schema.ts';
import type {
  CharacterInput,
  CharacterPatch,
  CharacterSummary,
  CharacterWithSets,
  CreateOptions,
} from '@gearwright/roster/roster.ts';
import { LOCAL_KEYS } from '../local/local-keys.ts';
import { localValues } from '../local/local-values.ts';
import { rosterKeys } from './roster-keys.ts';
import { useCreating } from './use-creating.ts';
import { useRosterMutation } from './use-roster-mutation.ts';

/** `create(input)` answers with the character; called again with the same input after a failure it makes no second one. */
export function useCreateCharacter() {
  const mutation = useRosterMutation({
    change: (roster, { input, options }: { input: CharacterInput; options: CreateOptions }) =>
      roster.createCharacter(input, options),
  });
  const { mutateAsync } = mutation;
  const create = useCreating<CharacterInput, StoredCharacter>(async (input, options) => {
    const made = await mutateAsync({ input, options });
    localValues.write(LOCAL_KEYS.returning, 'true');
    return made;
  });
  return { ...mutation, create };
}

export interface CharacterChange {
  readonly id: string;
  readonly patch: CharacterPatch;
}

export function useUpdateCharacter() {
  return useRosterMutation({
    change: (roster, { id, patch }: CharacterChange) => roster.updateCharacter(id, patch),
    optimistic: (client, scope, { id, patch }) => {
      client.setQueryData<CharacterWithSets>(
        rosterKeys.character(scope, id),
        (character) => character && { ...character, ...patch },
      );
      client.setQueryData<readonly CharacterSummary[]>(rosterKeys.characters(scope), (list) =>
        list?.map((character) => (character.id === id ? { ...character, ...patch } : character)),
      );
    },
  });
}

/** Its sets go with it. */
export function useDeleteCharacter() {
  return useRosterMutation({
    change: (roster, id: string) => roster.deleteCharacter(id),
    optimistic: (client, scope, id) => {
      client.setQueryData<readonly CharacterSummary[]>(rosterKeys.characters(scope), (list) =>
        list?.filter((character) => character.id !== id),
      );
    },
  });
}

export interface LevelChange {
  readonly characterId: string;
  readonly from: number;
  readonly to: number;
}

/** Preset points of the character's sets are picked anew for the level (acceptance D7). */
export function useCreatePointsForLevel() {
  return useRosterMutation({
    change: (roster, { characterId, from, to }: LevelChange) =>
      roster.createPointsForLevel(characterId, from, to),
  });
}
