import { useCallback } from 'react';
import type { SlotId } from '@gearwright/game/slot/slots.ts';
import { useSetView } from '../../../data/set-view/set-view.ts';
import { Alcove } from '../../../features/set-viewer/Alcove.tsx';
import { CapsStrip } from '../../../features/stats-panel/CapsStrip.tsx';
import { StatsPanel } from '../../../features/stats-panel/StatsPanel.tsx';
import { hasRoute } from '../../pages.ts';
import { SlotGrid } from '../../../features/set-viewer/SlotGrid.tsx';
import styles from './GearTab.module.css';

const CAN_EDIT = hasRoute('/character/{characterId}/set/{setId}/edit');

interface Props {
  readonly openSlot: SlotId | null;
  readonly onOpenSlot: (slot: SlotId | null) => void;
}

/** Slots, what is chosen for them, and what comes of it. */
export function GearTab({ openSlot, onOpenSlot }: Props) {
  const { owner, path, set, readOnly, edit } = useSetView();
  const pointsPath = CAN_EDIT && owner.kind === 'own' ? `${path}/edit` : null;
  const open = useCallback(
    (slot: SlotId) => {
      // Nothing changes, and where it should be told why, it is.
      if (readOnly) edit((same) => same);
      else onOpenSlot(slot);
    },
    [readOnly, edit, onOpenSlot],
  );
  return (
    <>
      <CapsStrip />
      <div className={styles.work}>
        <SlotGrid point={set.points[0] ?? null} openSlot={openSlot} onOpen={open}>
          <Alcove />
        </SlotGrid>
        <StatsPanel pointsPath={pointsPath} />
      </div>
    </>
  );
}
