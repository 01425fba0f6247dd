import type { Sort } from '@gearwright/game/search/query.ts';
import * as slots from '@gearwright/game/slot/slots.ts';
import type { SlotId } from '@gearwright/game/slot/slots.ts';
import { WITH_GEMS } from '../../ui/table/with-gems.ts';
import type { ItemFilters } from './item-filters.ts';

/** Weapons tell dps and speed, armor its armor, the rest neither (Reference tables). */
export type TableKind = 'weapon' | 'armor' | 'other';

const HANDS: readonly SlotId[] = [slots.MAIN_HAND, slots.OFF_HAND, slots.RANGED];
const BARE: readonly SlotId[] = [
  slots.AMMO,
  slots.NECK,
  slots.SHIRT,
  slots.FINGER_1,
  slots.FINGER_2,
  slots.TRINKET_1,
  slots.TRINKET_2,
  slots.TABARD,
];

export function tableKind({ slot, types }: Pick<ItemFilters, 'slot' | 'types'>): TableKind {
  if (slot === 'gems' || slot === 'other') return 'other';
  if (slot !== null)
    return HANDS.includes(slot) ? 'weapon' : BARE.includes(slot) ? 'other' : 'armor';
  return types?.every((type) => type.startsWith('weapon')) ? 'weapon' : 'armor';
}

export type ColumnKey =
  | 'item'
  | 'level'
  | 'needs'
  | 'slot'
  | 'armor'
  | 'dps'
  | 'speed'
  | 'stats'
  | 'source'
  | 'price'
  | 'gain'
  | 'value';

export interface Column {
  readonly key: ColumnKey;
  readonly head: string;
  readonly number?: true;
  /** What a press on its head sorts by. */
  readonly sort?: Sort['by'];
  /** Told of it while it is pointed at. */
  readonly said?: string;
}

const OF_KIND: Readonly<Record<TableKind, readonly Column[]>> = {
  weapon: [
    { key: 'dps', head: 'DPS', said: 'Damage per second', number: true, sort: 'weaponDps' },
    { key: 'speed', head: 'Speed', number: true, sort: 'weaponSpeed' },
  ],
  armor: [{ key: 'armor', head: 'Armor', number: true, sort: 'armor' }],
  other: [],
};

const GAINS = 'What the first set of the character gains by it';

/** `gemmed`: values count the best gems for their sockets. */
export function columnsOf(
  kind: TableKind,
  valued: boolean,
  gemmed: boolean,
  /** A set judges the list. */
  gaining = false,
): readonly Column[] {
  const value = { key: 'value', head: 'Value', number: true, sort: 'score' } as const;
  return [
    { key: 'item', head: 'Item', sort: 'name' },
    { key: 'level', head: 'Level', said: 'Item level', number: true, sort: 'itemLevel' },
    { key: 'needs', head: 'Needs', said: 'Required level', number: true, sort: 'requiredLevel' },
    { key: 'slot', head: 'Slot' },
    ...OF_KIND[kind],
    { key: 'stats', head: 'Stats' },
    { key: 'source', head: 'Source' },
    { key: 'price', head: 'Price', number: true },
    ...(gaining ? [{ key: 'gain', head: 'In the set', said: GAINS, number: true } as const] : []),
    ...(valued ? [gemmed ? { ...value, said: WITH_GEMS } : value] : []),
  ];
}

/** Pressed once the greatest comes first, names in their order; pressed again the other way round. */
export function sortAfter(sort: Sort | null, by: Sort['by']): Sort {
  const first = by !== 'name';
  return { by, descending: sort?.by === by ? !(sort.descending ?? false) : first };
}
