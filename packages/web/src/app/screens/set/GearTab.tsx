import { useCallback } from 'react';
import type { SlotId } from '@gearwright/game/slot/slots.ts';
import { useSetView } from '../../../data/set-view/set-view.ts';
import { Alcove } from '../../../features/set-viewer/Alcove.tsx';
import { SlotGrid } from '../../../features/set-viewer/SlotGrid.tsx';
import styles from './GearTab.module.css';

interface Props {
  readonly openSlot: SlotId | null;
  readonly onOpenSlot: (slot: SlotId | null) => void;
}

/** Slots, what is chosen for them, and what comes of it. */
export function GearTab({ openSlot, onOpenSlot }: Props) {
  const { set, readOnly, edit } = useSetView();
  const open = useCallback(
    (slot: SlotId) => {
      // Nothing changes, and where it should be told why, it is.
      if (readOnly) edit((same) => same);
      else onOpenSlot(slot);
    },
    [readOnly, edit, onOpenSlot],
  );
  return (
    <div className={styles.work}>
      <SlotGrid point={set.points[0] ?? null} openSlot={openSlot} onOpen={open}>
        <Alcove />
      </SlotGrid>
    </div>
  );
}
