import type { Edition } from '@gearwright/game/edition/edition.ts';
import * as slots from '@gearwright/game/slot/slots.ts';
import { slotLabel, type SlotId } from '@gearwright/game/slot/slots.ts';
import type { Place } from './item-filters.ts';

export interface PlaceOption {
  readonly value: string;
  readonly label: string;
}

/** Rings and trinkets are looked for once. */
const LABELS: Readonly<Partial<Record<SlotId, string>>> = {
  [slots.FINGER_1]: 'Finger',
  [slots.TRINKET_1]: 'Trinket',
};
const TWICE: readonly SlotId[] = [slots.FINGER_2, slots.TRINKET_2];

/** In the order of the character's sheet. */
export function placeOptions({ sockets }: Pick<Edition, 'sockets'>): readonly PlaceOption[] {
  return [
    { value: '', label: 'Every slot' },
    ...slots.SHEET_ORDER.filter((slot) => !TWICE.includes(slot)).map((slot) => ({
      value: String(slot),
      label: LABELS[slot] ?? slotLabel(slot),
    })),
    ...(sockets ? [{ value: 'gems', label: 'Gems' }] : []),
    { value: 'other', label: 'Not worn' },
  ];
}

export function placeOfOption(value: string): Place {
  if (value === '') return null;
  return value === 'gems' || value === 'other' ? value : (Number(value) as SlotId);
}
