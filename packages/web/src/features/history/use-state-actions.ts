import { bringingBack } from '@gearwright/game/plans/bringing-back.ts';
import type { SetWithoutIds } from '@gearwright/game/stored/without-ids.ts';
import { writeSetLink } from '@gearwright/roster/link/set-link.ts';
import { newId } from '@gearwright/roster/new-id.ts';
import { snapshotOf } from '../../data/roster/use-share-links.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { useAppNavigate } from '../../ui/link/use-app-navigate.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { stateName } from './history-words.ts';

export interface StateActions {
  /** On a page of its own, which its address carries. */
  look(state: SetWithoutIds, title: string): void;
  /** Beside the set as it is. */
  compare(state: SetWithoutIds, title: string): void;
  /** An edit like any other: undone by Undo, and what was there becomes a version. */
  bringBack(state: SetWithoutIds, title: string): void;
}

export function useStateActions(onDone: () => void): StateActions {
  const { set, character, rules, edit } = useSetView();
  const navigate = useAppNavigate();
  const open = async (...states: readonly SetWithoutIds[]): Promise<void> => {
    const { character: wearer } = snapshotOf(set, character);
    const packed = await writeSetLink(
      rules.edition.key,
      states.map((state) => ({ set: state, character: wearer })),
    );
    onDone();
    navigate(`/link/${packed}`);
  };
  const named = (state: SetWithoutIds, title: string): SetWithoutIds => ({
    ...state,
    name: stateName(state.name, title),
  });
  return {
    look: (state, title) => void open(named(state, title)),
    compare: (state, title) => {
      const { set: now } = snapshotOf(set, character);
      void open(named(state, title), named(now, 'now'));
    },
    bringBack: (state, title) => {
      const { dataset, wearer } = rules;
      edit(bringingBack(state, { dataset, level: wearer.level, newPointId: newId }), {
        by: 'history',
      });
      onDone();
      showToast(`Brought back ${title}. Undo takes it back.`);
    },
  };
}
