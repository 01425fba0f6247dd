import { useMemo } from 'react';
import type { SlotId } from '@gearwright/game/slot/slots.ts';
import type { TipProps } from '../../ui/tooltip/tip-target.ts';
import type { Thing } from './candidate.ts';
import { candidateTip } from './candidate-tip.ts';

/** Of the whole list: what a tooltip sheet turns to is not always drawn. */
export function useTips(candidates: readonly Thing[], slot: SlotId): readonly TipProps[] {
  return useMemo(
    () => candidates.map((candidate) => candidateTip(candidate, slot)),
    [candidates, slot],
  );
}
