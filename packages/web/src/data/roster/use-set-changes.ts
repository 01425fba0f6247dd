import type { StoredSet } from '@gearwright/game/stored/stored-set.ts';
import type {
  CharacterSummary,
  CharacterWithSets,
  CreateOptions,
  SetInput,
  SetPatch,
  SetSummary,
  SetWithCharacter,
} from '@gearwright/roster/roster.ts';
import { rosterKeys } from './roster-keys.ts';
import { useCreating } from './use-creating.ts';
import { useRosterMutation } from './use-roster-mutation.ts';

/** `create(input)` answers with the set; called again with the same input after a failure it makes no second one. */
export function useCreateSet() {
  const mutation = useRosterMutation({
    change: (roster, { input, options }: { input: SetInput; options: CreateOptions }) =>
      roster.createSet(input, options),
  });
  const { mutateAsync } = mutation;
  const create = useCreating<SetInput, StoredSet>((input, options) =>
    mutateAsync({ input, options }),
  );
  return { ...mutation, create };
}

export interface SetChange {
  readonly id: string;
  readonly patch: SetPatch;
}

/** For forms and lists, which send fields; whoever changes gear uses the set editor. */
export function useUpdateSet() {
  return useRosterMutation({
    change: (roster, { id, patch }: SetChange) => roster.updateSet(id, patch),
    optimistic: (client, scope, { id, patch }) => {
      const patched = (set: SetSummary): SetSummary => (set.id === id ? { ...set, ...patch } : set);
      client.setQueryData<SetWithCharacter>(
        rosterKeys.set(scope, id),
        (set) => set && { ...set, ...patch },
      );
      client.setQueryData<readonly CharacterSummary[]>(rosterKeys.characters(scope), (list) =>
        list?.map((character) => ({ ...character, sets: character.sets.map(patched) })),
      );
    },
  });
}

export function useDeleteSet() {
  return useRosterMutation({
    change: (roster, id: string) => roster.deleteSet(id),
    optimistic: (client, scope, id) => {
      const without = <Owner extends CharacterSummary | CharacterWithSets>(
        owner: Owner,
      ): Owner => ({
        ...owner,
        sets: owner.sets.filter((set) => set.id !== id),
      });
      client.setQueryData<readonly CharacterSummary[]>(rosterKeys.characters(scope), (list) =>
        list?.map(without),
      );
      client.setQueriesData<CharacterWithSets>(
        { queryKey: [...rosterKeys.all(scope), 'character'] },
        (character) => character && without(character),
      );
    },
  });
}
