import { useMemo } from 'react';
import { useSetEditor } from '../editor/use-set-editor.ts';
import type { SetViewing } from './set-view.ts';
import { useSheet } from './use-sheet.ts';

/** A set of the player's own, to be changed. */
export function useOwnSet(setId: string | undefined): SetViewing {
  const editing = useSetEditor(setId);
  const sheet = useSheet();
  return useMemo((): SetViewing => {
    if (editing.status !== 'ready') return editing;
    const { set, character, rules } = editing;
    return {
      status: 'ready',
      view: {
        ...editing,
        owner: { kind: 'own', character },
        readOnly: false,
        totals: sheet.totalsOf(set, rules),
        sheet: sheet.sheet,
        chooseSheet: sheet.chooseSheet,
        path: `/character/${character.id}/set/${set.id}`,
      },
    };
  }, [editing, sheet]);
}
