import { useState } from 'react';
import type { CharacterWithSets } from '@gearwright/roster/roster.ts';
import type { RosterGame } from '@gearwright/roster/roster-game.ts';
import { failureText } from '../../data/failure-text.ts';
import {
  useCreatePointsForLevel,
  useUpdateCharacter,
} from '../../data/roster/use-character-changes.ts';
import { useAppNavigate } from '../../ui/link/use-app-navigate.ts';
import { CharacterForm } from './CharacterForm.tsx';
import { draftOf, levelOf } from './draft.ts';

interface Props {
  readonly character: CharacterWithSets;
  readonly game: RosterGame;
}

/** The class stays what it is; a new level picks preset points first. */
export function CharacterEditor({ character, game }: Props) {
  const navigate = useAppNavigate();
  const [draft, setDraft] = useState(() => draftOf(character));
  const points = useCreatePointsForLevel();
  const update = useUpdateCharacter();
  const page = `/character/${character.id}`;
  const save = async (): Promise<void> => {
    const { id, level: from } = character;
    const { race, gender, gameClass, variations, realm } = draft;
    const level = levelOf(draft);
    if (level !== from) {
      await points.mutateAsync({ characterId: id, from, to: level }).catch((error: unknown) => {
        console.warn('Points for the new level could not be made', error);
      });
    }
    const name = draft.name.trim();
    const patch = { name, level, race, gender, gameClass, variations, realm };
    try {
      await update.mutateAsync({ id, patch });
    } catch {
      // The form shows the mutation's error.
      return;
    }
    navigate(page, { replace: true });
  };
  return (
    <CharacterForm
      title={`Edit ${character.name}`}
      first="customize"
      game={game}
      draft={draft}
      onChange={setDraft}
      locked={character.gameClass}
      submit="Save"
      busy={points.isPending || update.isPending ? 'Saving...' : null}
      failure={update.error && failureText(update.error)}
      onSubmit={() => void save()}
      leave={page}
    />
  );
}
