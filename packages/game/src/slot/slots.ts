/** The twenty places of a gear set, by the game's own numbers. */
export const AMMO = 0;
export const HEAD = 1;
export const NECK = 2;
export const SHOULDERS = 3;
export const SHIRT = 4;
export const CHEST = 5;
export const WAIST = 6;
export const LEGS = 7;
export const FEET = 8;
export const WRISTS = 9;
export const HANDS = 10;
export const FINGER_1 = 11;
export const FINGER_2 = 12;
export const TRINKET_1 = 13;
export const TRINKET_2 = 14;
export const BACK = 15;
export const MAIN_HAND = 16;
export const OFF_HAND = 17;
export const RANGED = 18;
export const TABARD = 19;

export const SLOTS = [
  { id: AMMO, key: 'AMMO', label: 'Ammo' },
  { id: HEAD, key: 'HEAD', label: 'Head' },
  { id: NECK, key: 'NECK', label: 'Neck' },
  { id: SHOULDERS, key: 'SHOULDERS', label: 'Shoulders' },
  { id: SHIRT, key: 'SHIRT', label: 'Shirt' },
  { id: CHEST, key: 'CHEST', label: 'Chest' },
  { id: WAIST, key: 'WAIST', label: 'Waist' },
  { id: LEGS, key: 'LEGS', label: 'Legs' },
  { id: FEET, key: 'FEET', label: 'Feet' },
  { id: WRISTS, key: 'WRISTS', label: 'Wrists' },
  { id: HANDS, key: 'HANDS', label: 'Hands' },
  { id: FINGER_1, key: 'FINGER_1', label: 'Finger 1' },
  { id: FINGER_2, key: 'FINGER_2', label: 'Finger 2' },
  { id: TRINKET_1, key: 'TRINKET_1', label: 'Trinket 1' },
  { id: TRINKET_2, key: 'TRINKET_2', label: 'Trinket 2' },
  { id: BACK, key: 'BACK', label: 'Back' },
  { id: MAIN_HAND, key: 'MAIN_HAND', label: 'Main Hand' },
  { id: OFF_HAND, key: 'OFF_HAND', label: 'Off Hand' },
  { id: RANGED, key: 'RANGED', label: 'Ranged' },
  { id: TABARD, key: 'TABARD', label: 'Tabard' },
] as const;

export type SlotId = (typeof SLOTS)[number]['id'];
export type SlotKey = (typeof SLOTS)[number]['key'];

export const SLOT_COUNT = SLOTS.length;

/** Pairs of slots for the same things: whatever goes into one goes into the other. */
export const ALIKE: readonly (readonly [SlotId, SlotId])[] = [
  [FINGER_1, FINGER_2],
  [TRINKET_1, TRINKET_2],
];

export function isWeaponSlot(slot: number): boolean {
  return slot === MAIN_HAND || slot === OFF_HAND;
}

export const SLOT_IDS: readonly SlotId[] = SLOTS.map((slot) => slot.id);

/** Order of the character sheet: what exports and lists follow, main hand before off hand. */
export const SHEET_ORDER: readonly SlotId[] = [
  HEAD,
  NECK,
  SHOULDERS,
  BACK,
  CHEST,
  SHIRT,
  TABARD,
  WRISTS,
  HANDS,
  WAIST,
  LEGS,
  FEET,
  FINGER_1,
  FINGER_2,
  TRINKET_1,
  TRINKET_2,
  MAIN_HAND,
  OFF_HAND,
  RANGED,
  AMMO,
];

const PROXIES: Partial<Record<SlotId, SlotId>> = {
  [FINGER_2]: FINGER_1,
  [TRINKET_2]: TRINKET_1,
  [OFF_HAND]: MAIN_HAND,
};

/** The slot an item carries in the dataset when it is looked for in this one. */
export function searchSlot(slot: SlotId): SlotId {
  return PROXIES[slot] ?? slot;
}

const idByKey = new Map<string, SlotId>(SLOTS.map((slot) => [slot.key, slot.id]));

export function slotByKey(key: string): SlotId | null {
  return idByKey.get(key) ?? null;
}

export function slotKey(slot: SlotId): SlotKey {
  return SLOTS[slot].key;
}

export function slotLabel(slot: SlotId): string {
  return SLOTS[slot].label;
}
