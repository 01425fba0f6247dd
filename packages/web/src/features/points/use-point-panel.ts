import { useState } from 'react';
import { MESSAGES } from '@gearwright/game/messages.ts';
import type { Point, PresetPoint, SharedPoint } from '@gearwright/game/point/point.ts';
import {
  draftOf,
  draftStats,
  whyNotPoint,
  type PointDraft,
} from '@gearwright/game/point/point-form.ts';
import { newId } from '@gearwright/roster/new-id.ts';

const BLANK: PointDraft = { name: '', stats: [{ name: null, value: '' }] };

/** What is being made in the panel. A preset cannot be changed, but a custom point can begin from it. */
export function usePointPanel(editing: Point | null, taken: readonly Point[]) {
  const [type, setType] = useState<Point['type']>(editing?.type ?? 'preset');
  const [chosen, setChosen] = useState<PresetPoint | SharedPoint | null>(
    editing?.type === 'preset' ? editing : null,
  );
  const [draft, setDraft] = useState(editing ? draftOf(editing.name, editing.stats) : BLANK);
  const [madeId] = useState(newId);
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
      if (next === 'custom' && picked?.type === 'preset' && draft === BLANK) {
        setDraft(draftOf(picked.name, picked.stats));
      }
      setType(next);
    },
    chosenId: picked?.pointId ?? null,
    choose: setChosen,
    draft,
    write: setDraft,
    point,
    problems: isTwice ? [...missing, MESSAGES.duplicatePoint()] : missing,
  };
}
