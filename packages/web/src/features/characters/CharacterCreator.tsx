import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { RosterGame } from '@gearwright/roster/roster-game.ts';
import { useAppNavigate } from '../../ui/link/use-app-navigate.ts';
import { CharacterForm } from './CharacterForm.tsx';
import { newDraft } from './draft.ts';
import { keepDraft, keptDraft } from './kept-draft.ts';
import { ImportCharacterButton } from './ImportCharacterButton.tsx';
import { LinkLiveDialog } from './LinkLiveDialog.tsx';
import { useCreation } from './use-creation.ts';

const BUSY = { looking: 'Looking...', creating: 'Creating...' } as const;

/** A new character, then its first set or itself. */
export function CharacterCreator({ game }: { readonly game: RosterGame }) {
  const navigate = useAppNavigate();
  const [params] = useSearchParams();
  const isBegun = params.has('step');
  const [draft, setDraft] = useState(
    () => (isBegun ? keptDraft(game) : null) ?? newDraft(game, Math.random),
  );
  useEffect(() => keepDraft(draft, game), [draft, game]);
  const { found, busy, failure, forget, submit, decide } = useCreation(
    game,
    ({ characterId, setId }) => {
      keepDraft(null, game);
      navigate(`/character/${characterId}${setId === null ? '' : `/set/${setId}`}`, {
        replace: true,
      });
    },
  );
  return (
    <>
      <CharacterForm
        title="Create Character"
        first="choose"
        game={game}
        draft={draft}
        onChange={setDraft}
        locked={null}
        realmNote="Choose a realm to look for a live character of this name."
        submit="Create Character"
        busy={busy && BUSY[busy]}
        failure={failure}
        onSubmit={() => void submit(draft)}
        instead={<ImportCharacterButton />}
        leave="/characters"
      />
      {found && (
        <LinkLiveDialog
          found={found}
          game={game}
          onDecide={(choice) => void decide(draft, choice)}
          onClose={forget}
        />
      )}
    </>
  );
}
