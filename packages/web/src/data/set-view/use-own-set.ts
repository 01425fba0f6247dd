import { useMemo } from 'react';
import { useSetEditor } from '../editor/use-set-editor.ts';
import type { SetOwner, SetViewing } from './set-view.ts';
import { useSheet } from './use-sheet.ts';

/** A set of the player's own, to be changed. */
export function useOwnSet(setId: string | undefined): SetViewing {
  const editing = useSetEditor(setId);
  const sheet = useSheet();
  const open = editing.status === 'ready' ? editing : null;
  const set = open?.set;
  const rules = open?.rules;
  const totals = useMemo(() => set && rules && sheet.totalsOf(set, rules), [set, rules, sheet]);
  const character = open?.character;
  const owner = useMemo(
    (): SetOwner | null => (character ? { kind: 'own', character } : null),
    [character],
  );
  return useMemo((): SetViewing => {
    if (editing.status !== 'ready') return editing;
    return {
      status: 'ready',
      view: {
        ...editing,
        owner: owner!,
        readOnly: false,
        totals: totals!,
        sheet: sheet.sheet,
        chooseSheet: sheet.chooseSheet,
        path: `/character/${editing.character.id}/set/${editing.set.id}`,
      },
    };
  }, [editing, owner, sheet, totals]);
}
