import { MESSAGES } from '@gearwright/game/messages.ts';
import type { Point, PresetPoint, SharedPoint } from '@gearwright/game/point/point.ts';
import {
  draftOf,
  draftStats,
  whyNotPoint,
  type PointDraft,
} from '@gearwright/game/point/point-form.ts';
import { newId } from '@gearwright/roster/new-id.ts';
import { TAB_KEYS } from '../../data/local/local-keys.ts';
import { useTabState } from '../../data/local/use-tab-state.ts';
import { sameValue } from '../../data/same-value.ts';
import { panelDraft, type PanelDraft } from './panel-draft.ts';

const BLANK: PointDraft = { name: '', stats: [{ name: null, value: '' }] };

/** What is being made in the panel. A preset cannot be changed, but a custom point can begin from it. */
export function usePointPanel(editing: Point | null, taken: readonly Point[]) {
  const key = `${location.pathname}-${editing?.pointId ?? 'new'}`;
  const [{ type, chosen, draft, madeId }, setPanel, forget] = useTabState<PanelDraft>(
    TAB_KEYS.pointDraft(key),
    panelDraft,
    () => ({
      type: editing?.type ?? 'preset',
      chosen: editing?.type === 'preset' ? editing : null,
      draft: editing ? draftOf(editing.name, editing.stats) : BLANK,
      madeId: newId(),
    }),
  );
  const put = (part: Partial<PanelDraft>): void => setPanel((before) => ({ ...before, ...part }));
  const writes = type === 'custom' || editing?.type === 'shared';
  const picked = chosen?.type === type ? chosen : null;

  const point = (): Point | null => {
    if (!writes) return picked;
    const made = { name: draft.name.trim(), stats: draftStats(draft) };
    if (editing && editing.type !== 'preset') return { ...editing, ...made };
    return { type: 'custom', pointId: madeId, ...made };
  };
  const isTwice = taken.some(
    ({ pointId }) => pointId === point()?.pointId && pointId !== editing?.pointId,
  );
  const missing = writes
    ? [...whyNotPoint(draft).map(({ message }) => message), ...(draft.unread ?? [])]
    : picked
      ? []
      : [MESSAGES.required(type === 'preset' ? 'Preset' : 'Custom point')];
  return {
    type,
    chooseType: (next: Point['type']) => {
      const isFirst = next === 'custom' && picked?.type === 'preset' && sameValue(draft, BLANK);
      put({ type: next, ...(isFirst ? { draft: draftOf(picked.name, picked.stats) } : {}) });
    },
    chosenId: picked?.pointId ?? null,
    choose: (point: PresetPoint | SharedPoint) => put({ chosen: point }),
    draft,
    write: (next: PointDraft) => put({ draft: next }),
    /** A point of one's own begins with this. */
    begin: (next: PointDraft) => put({ type: 'custom', draft: next }),
    /** It was added, or given up. */
    forget,
    point,
    problems: isTwice ? [...missing, MESSAGES.duplicatePoint()] : missing,
  };
}
