import type { CharacterInput, CreateOptions, SetInput } from '@gearwright/roster/roster.ts';
import { useCreating } from './use-creating.ts';
import { useRosterMutation } from './use-roster-mutation.ts';

export interface CharacterAndSetInput {
  readonly character: CharacterInput;
  /** As a live character wears it, which may be more than the rules allow (acceptance E4). */
  readonly set: Omit<SetInput, 'characterId'> | null;
}

export interface CreatedWithSet {
  readonly characterId: string;
  readonly setId: string | null;
}

/** A character and, when asked for, its first set. After a failure the same input goes on where it stopped. */
export function useCreateWithSet() {
  const mutation = useRosterMutation({
    change: async (
      roster,
      { input, options }: { input: CharacterAndSetInput; options: CreateOptions },
    ): Promise<CreatedWithSet> => {
      const { id: characterId } = await roster.createCharacter(input.character, options);
      if (!input.set) return { characterId, setId: null };
      const { id: setId } = await roster.createSet(
        { ...input.set, characterId },
        { clientKey: `${options.clientKey}:set`, asStored: true },
      );
      return { characterId, setId };
    },
  });
  const { mutateAsync } = mutation;
  const create = useCreating<CharacterAndSetInput, CreatedWithSet>((input, options) =>
    mutateAsync({ input, options }),
  );
  return { ...mutation, create };
}
