import type { ModelShape } from './model-id.ts';

/** What of the wearer a piece may hide: all hair, hair above the brow, or another piece by its slot. */
export type Hidden = 'hair' | 'hairTop' | 'legs' | 'shirt';

const BY_HEAD: Readonly<Record<string, readonly Hidden[]>> = {
  closed: ['hair', 'hairTop'],
  horned: ['hair', 'hairTop'],
  hood: ['hair', 'hairTop'],
  open: ['hairTop'],
  winged: ['hairTop'],
  cap: ['hairTop'],
  hat: ['hairTop'],
};

/** Helms hide hair as they must, robes hide trousers, and what has sleeves hides the shirt. */
export function hiddenUnder(shape: ModelShape): readonly Hidden[] {
  if (shape.kind !== 'worn') return [];
  if (shape.slot === 'head') return BY_HEAD[shape.shape] ?? [];
  if (shape.slot !== 'chest' || shape.armour === 'leather') return [];
  return shape.shape === 'robe' ? ['legs', 'shirt'] : ['shirt'];
}

export type Sheath = 'back' | 'hip' | 'shield';

const ON_THE_BACK = new Set(
  'axe2h mace2h sword2h polearm staff bow gun crossbow fishing'.split(' '),
);

/** Where what is held hangs when put away. */
export const sheathOf = (held: string): Sheath =>
  held === 'shield' ? 'shield' : ON_THE_BACK.has(held) ? 'back' : 'hip';
