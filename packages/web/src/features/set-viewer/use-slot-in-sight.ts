import { useCallback, useEffect } from 'react';
import type { SlotId } from '@gearwright/game/slot/slots.ts';
import { NARROW, useMedia } from '../../ui/use-media.ts';

/** Pixels kept free above it: the caps stand there. */
const ABOVE = 150;

function tileOf(slot: SlotId): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-slot="${slot}"]`);
}

/** On a phone the slot that is edited stays above the sheet; the answer puts the focus back on it. */
export function useSlotInSight(openSlot: SlotId | null): () => void {
  const narrow = useMedia(NARROW);
  useEffect(() => {
    const tile = openSlot === null || !narrow ? null : tileOf(openSlot);
    if (tile) scrollBy({ top: tile.getBoundingClientRect().top - ABOVE });
  }, [openSlot, narrow]);
  return useCallback(() => {
    if (openSlot !== null) tileOf(openSlot)?.focus({ preventScroll: true });
  }, [openSlot]);
}
