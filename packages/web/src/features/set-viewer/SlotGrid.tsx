import { useCallback, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { socketsOf } from '@gearwright/game/gem/sockets.ts';
import type { Point } from '@gearwright/game/point/point.ts';
import type { GearSet } from '@gearwright/game/set/gear-set.ts';
import type { Rules } from '@gearwright/game/set/rules.ts';
import { leftToDo } from '@gearwright/game/findings/left-to-do.ts';
import { HEAD, SLOT_IDS, type SlotId } from '@gearwright/game/slot/slots.ts';
import { useSlotPicture } from '../../data/icon-manifest.ts';
import { gainsOf } from '../../data/set-view/gains-of.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { heldSlots, LEFT, RIGHT, slotTowards } from './slot-layout.ts';
import type { SlotWarnings } from './slot-warnings.ts';
import styles from './SlotGrid.module.css';
import { SlotTile } from './SlotTile.tsx';

interface Props {
  /** What the slots are weighed by. */
  readonly point: Point | null;
  readonly warnings: SlotWarnings;
  readonly openSlot: SlotId | null;
  readonly onOpen: (slot: SlotId) => void;
  /** The model's place, between the columns. */
  readonly children: ReactNode;
}

/** The slots in two columns round the model; arrows walk from one to the next. */
export function SlotGrid({ point, warnings, openSlot, onOpen, children }: Props) {
  const { set, rules, wearer, readOnly } = useSetView();
  const picture = useSlotPicture();
  const grid = useRef<HTMLElement>(null);
  const [reached, setReached] = useState<SlotId>(HEAD);
  const held = useMemo(() => heldSlots(set, rules), [set, rules]);
  const lacking = useMemo(() => leftToDo(set.gear, rules).enchantsMissing, [set.gear, rules]);
  const points = useMemo(() => point && slotPoints(set, rules, point), [set, rules, point]);
  const inTabOrder = openSlot ?? reached;
  const walk = useCallback(
    (slot: SlotId, event: KeyboardEvent) => {
      const next = slotTowards(slot, event.key, held);
      if (next === slot) return;
      event.preventDefault();
      setReached(next);
      grid.current?.querySelector<HTMLElement>(`[data-slot="${next}"]`)?.focus();
    },
    [held],
  );
  const column = (slots: readonly SlotId[], mirrored: (place: number) => boolean): ReactNode =>
    slots.map((slot, place) => {
      const piece = set.gear[slot];
      return (
        <li key={slot}>
          <SlotTile
            slot={slot}
            piece={piece}
            sockets={socketsOf(piece, wearer, rules.edition)}
            points={points?.get(slot) ?? null}
            lacksEnchant={lacking.includes(slot)}
            warning={warnings.get(slot)}
            picture={picture(slot)}
            mirrored={mirrored(place)}
            open={slot === openSlot}
            readable={readOnly}
            inTabOrder={slot === inTabOrder}
            onOpen={onOpen}
            onKey={walk}
          />
        </li>
      );
    });
  return (
    // Nothing covers the selector: while it is open, tooltips of what is worn stand in the alcove.
    <section
      ref={grid}
      className={styles.doll}
      aria-label="Gear"
      data-tip-to-dock={openSlot === null ? undefined : ''}
    >
      <ul className={styles.column}>{column(LEFT, () => true)}</ul>
      <div className={styles.middle}>{children}</div>
      <ul className={styles.column}>{column(RIGHT, () => false)}</ul>
      <ul className={styles.held}>{column(held, (place) => place === 0)}</ul>
    </section>
  );
}

/** What each worn piece brings to the set, to one decimal, as its list says. */
function slotPoints(set: GearSet, rules: Rules, point: Point): ReadonlyMap<SlotId, string> {
  const gains = gainsOf(set, rules, point);
  const worn = SLOT_IDS.filter((slot) => set.gear[slot].item);
  return new Map(worn.map((slot) => [slot, gains.ofWorn(slot).toFixed(1)]));
}
