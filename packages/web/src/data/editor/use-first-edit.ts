import { useQueryClient } from '@tanstack/react-query';
import type { SetEdit } from '@gearwright/game/set/gear-set.ts';
import { useOwnedRoster } from '../roster/roster-context.ts';
import { rosterKeys } from '../roster/roster-keys.ts';
import { useAuth } from '../session/auth-context.ts';
import { useGame } from '../use-game.ts';
import { useEditing } from './editors-context.ts';
import { openEditor } from './open-editor.ts';

/** Changes a set that was just made, so that whoever opens it next can take the change back. */
export function useFirstEdit(): (setId: string, edit: SetEdit) => Promise<void> {
  const client = useQueryClient();
  const owned = useOwnedRoster();
  const game = useGame();
  const { refresh } = useAuth();
  const { editors, journal } = useEditing();
  return async (setId, edit) => {
    if (!owned || !game) return;
    const place = { ...owned, setId };
    const shown = await client.fetchQuery({
      queryKey: rosterKeys.set(place, setId),
      queryFn: () => owned.roster.getSet(setId),
    });
    const editor = editors.open(place, game, () =>
      openEditor(shown, { place, game, client, journal, onSignedOut: refresh }),
    );
    editors.await(place);
    editor.edit(edit);
    await editor.flush();
  };
}
