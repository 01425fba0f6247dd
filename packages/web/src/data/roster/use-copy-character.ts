import { useQueryClient } from '@tanstack/react-query';
import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import { copyCharacterIn, type CharacterCopy } from '@gearwright/roster/copy-character.ts';
import type { CreateOptions } from '@gearwright/roster/roster.ts';
import { useEditionKey } from '../edition-context.ts';
import { datasetQuery } from '../use-dataset.ts';
import { useCreating } from './use-creating.ts';
import { useRosterMutation } from './use-roster-mutation.ts';

/** `copy({ id, name })` answers with the new character's id; called again after a failure it makes nothing twice. */
export function useCopyCharacter() {
  const client = useQueryClient();
  const edition = useEditionKey();
  const mutation = useRosterMutation({
    change: async (
      roster,
      { input, options }: { input: CharacterCopy; options: CreateOptions },
    ): Promise<string> => {
      const dataset = await client.ensureQueryData(datasetQuery(edition));
      const game = { edition: EDITIONS[edition], dataset };
      return copyCharacterIn(roster, game, input, { clientKey: options.clientKey! });
    },
  });
  const { mutateAsync } = mutation;
  const copy = useCreating<CharacterCopy, string>((input, options) =>
    mutateAsync({ input, options }),
  );
  return { ...mutation, copy };
}
