import { useMemo } from 'react';
import { exampleByKey } from '@gearwright/game/exchange/example-key.ts';
import { PlannerError } from '@gearwright/game/messages.ts';
import { publishedSet } from './published-set.ts';
import { readOnlyView } from './read-only.ts';
import type { SetViewing } from './set-view.ts';
import { useSheet } from './use-sheet.ts';

const nothing = () => undefined;

/** A published set beside one of the player's, on the same wearer; an error of code `setNotFound` when there is none. */
export function usePublishedView(key: string | undefined, beside: SetViewing): SetViewing {
  const sheet = useSheet();
  return useMemo((): SetViewing => {
    if (key === undefined || beside.status !== 'ready') return { status: 'loading' };
    const { set, character, rules } = beside.view;
    const { edition, dataset } = rules;
    const example = exampleByKey(dataset, set.gameClass, key);
    if (!example) {
      return { status: 'failed', error: new PlannerError('setNotFound'), retry: nothing };
    }
    const shown = {
      ...{ owner: { kind: 'published' } as const, character, warnings: [], refuse: nothing },
      ...{ set: publishedSet(example, set, rules), path: beside.view.path },
    };
    return { status: 'ready', view: readOnlyView(shown, { edition, dataset }, sheet) };
  }, [key, beside, sheet]);
}
