import { useCallback, useMemo } from 'react';
import type { Point } from '@gearwright/game/point/point.ts';
import { HEAD, SLOT_IDS, type SlotId } from '@gearwright/game/slot/slots.ts';
import { useSetView } from '../../../data/set-view/set-view.ts';
import { Alcove } from '../../../features/set-viewer/Alcove.tsx';
import { EmptySet } from '../../../features/set-viewer/EmptySet.tsx';
import { heldSlots, slotBeside } from '../../../features/set-viewer/slot-layout.ts';
import { slotWarnings } from '../../../features/set-viewer/slot-warnings.ts';
import { SlotGrid } from '../../../features/set-viewer/SlotGrid.tsx';
import { useSlotInSight } from '../../../features/set-viewer/use-slot-in-sight.ts';
import { SlotSelector } from '../../../features/slot-selector/SlotSelector.tsx';
import { CapsStrip } from '../../../features/stats-panel/CapsStrip.tsx';
import { useSetActions } from './set-action-context.ts';
import styles from './GearTab.module.css';
import { MorePanels } from './MorePanels.tsx';
import { SlotKeys } from './SetKeys.tsx';
import { SharingStats } from './SharingStats.tsx';

interface Props {
  readonly openSlot: SlotId | null;
  readonly onOpenSlot: (slot: SlotId | null) => void;
  /** What the gear is weighed by; null when the set has no point. */
  readonly point: Point | null;
  readonly onPoint: (pointId: string) => void;
}

/** Slots, what is chosen for them, and what comes of it. */
export function GearTab({ openSlot, onOpenSlot, point, onPoint }: Props) {
  const { owner, path, set, rules, readOnly, edit } = useSetView();
  const { opening } = useSetActions();
  const pointsPath = 'character' in owner ? `${path}/edit` : null;
  const isEmpty = SLOT_IDS.every((slot) => !set.gear[slot].item && !set.gear[slot].kept?.itemId);
  const open = useCallback(
    (slot: SlotId) => {
      // Nothing changes, and where it should be told why, it is.
      if (readOnly) edit((same) => same);
      else onOpenSlot(slot);
    },
    [readOnly, edit, onOpenSlot],
  );
  const returnTo = useSlotInSight(openSlot);
  const close = useCallback(() => {
    onOpenSlot(null);
    returnTo();
  }, [onOpenSlot, returnTo]);
  const held = heldSlots(set, rules);
  const warnings = useMemo(() => slotWarnings(set, rules), [set, rules]);
  return (
    <>
      {!readOnly && (
        <SlotKeys
          onPrevious={() => open(openSlot === null ? HEAD : slotBeside(openSlot, -1, held))}
          onNext={() => open(openSlot === null ? HEAD : slotBeside(openSlot, 1, held))}
        />
      )}
      <CapsStrip stays={openSlot !== null} />
      {isEmpty && !readOnly && openSlot === null && (
        <EmptySet
          onStartAs={opening('start-as')}
          onAutofill={opening('autofill')}
          onImport={opening('import')}
        />
      )}
      <div className={styles.work} data-open={openSlot === null ? undefined : ''}>
        <SlotGrid point={point} warnings={warnings} openSlot={openSlot} onOpen={open}>
          <Alcove />
        </SlotGrid>
        {openSlot !== null && (
          <SlotSelector
            key={openSlot}
            slot={openSlot}
            point={point}
            onPoint={onPoint}
            warning={warnings.get(openSlot)}
            onClose={close}
            previous={slotBeside(openSlot, -1, held)}
            next={slotBeside(openSlot, 1, held)}
            onTurn={open}
          />
        )}
        <div className={styles.stats}>
          <SharingStats pointsPath={pointsPath} />
        </div>
      </div>
      <MorePanels />
    </>
  );
}
