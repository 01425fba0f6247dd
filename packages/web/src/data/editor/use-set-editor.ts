import { useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Wearer } from '@gearwright/game/character/character.ts';
import type { StoredCharacter } from '@gearwright/game/stored/character-schema.ts';
import type { GearSet } from '@gearwright/game/set/gear-set.ts';
import { wearerOf, type Rules } from '@gearwright/game/set/rules.ts';
import { storeSet } from '@gearwright/game/stored/store-set.ts';
import { warningsOf } from '@gearwright/roster/rules/set-rules.ts';
import { useOwnedRoster } from '../roster/roster-context.ts';
import { useSet } from '../roster/use-sets.ts';
import { useAuth } from '../session/auth-context.ts';
import { useEditionKey } from '../edition-context.ts';
import { useDataset } from '../use-dataset.ts';
import { useGame } from '../use-game.ts';
import { useEditing } from './editors-context.ts';
import type { SaveState, Saving } from './save-state.ts';
import type { SetEditor } from './set-editor.ts';
import { openEditor } from './open-editor.ts';

/** A set that can be changed: the one door for saving. */
export interface OpenSet {
  readonly status: 'ready';
  readonly set: GearSet;
  readonly character: StoredCharacter;
  /** With the professions the set gives. */
  readonly wearer: Wearer;
  readonly rules: Rules;
  /** What was legal when stored and is not any more, as sentences. */
  readonly warnings: readonly string[];
  readonly saving: Saving;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly edit: SetEditor['edit'];
  undo(): void;
  redo(): void;
  /** Saves what waits, without waiting longer; answers with what became of it. */
  flush(): Promise<SaveState>;
}

export type SetEditing =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: Error; readonly retry: () => void }
  | OpenSet;

export function useSetEditor(setId: string | undefined): SetEditing {
  const client = useQueryClient();
  const owned = useOwnedRoster();
  const game = useGame();
  const dataset = useDataset(useEditionKey());
  const { refresh } = useAuth();
  const editing = useEditing();
  const { data, error, refetch } = useSet(setId);

  const place = useMemo(() => owned && setId !== undefined && { ...owned, setId }, [owned, setId]);
  const editor = useMemo(
    () =>
      place && game && data
        ? editing.editors.open(place, game, () =>
            openEditor(data, {
              place,
              game,
              client,
              journal: editing.journal,
              onSignedOut: refresh,
            }),
          )
        : null,
    [client, data, editing, game, place, refresh],
  );
  useEffect(() => {
    if (editor && place) return editing.editors.use(place, editor);
    return undefined;
  }, [editing, editor, place]);
  useEffect(() => {
    if (editor && data) editor.accept(data);
  }, [editor, data]);
  const view = useSyncExternalStore(editor?.listen ?? nobody, editor?.view ?? nothing);

  // What follows from the set is worked out once a change, not once more when it is saved.
  const set = view?.set;
  const character = view?.character;
  const defaultFilters = set?.defaultFilters;
  const wearer = useMemo(
    () => character && defaultFilters && wearerOf({ defaultFilters }, character),
    [defaultFilters, character],
  );
  const rules = useMemo(() => game && wearer && { ...game, wearer }, [game, wearer]);
  // A change is painted first; whether the rules still agree with all of the set follows.
  const settled = useDeferredValue(set);
  const warnings = useMemo(() => {
    if (!game || !settled || !character) return NONE;
    const said = warningsOf(storeSet(settled), character, game);
    return said.length > 0 ? said : NONE;
  }, [game, settled, character]);

  return useMemo((): SetEditing => {
    if (!view || !editor || !wearer || !rules) {
      if (error) return { status: 'failed', error, retry: () => void refetch() };
      if (!dataset.failed) return { status: 'loading' };
      return { status: 'failed', error: new Error('No dataset'), retry: dataset.retry };
    }
    const { edit, undo, redo, flush } = editor;
    return {
      status: 'ready',
      ...view,
      saving: editor,
      wearer,
      rules,
      warnings,
      ...{ edit, undo, redo },
      flush: async () => {
        await flush();
        return editor.saveState();
      },
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the dataset's retry is new each time
  }, [view, editor, wearer, rules, warnings, error, refetch, dataset.failed]);
}

const NONE: readonly string[] = [];
const nobody = () => () => undefined;
const nothing = () => null;
