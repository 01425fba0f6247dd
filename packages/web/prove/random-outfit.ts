import { MODEL_IDS, shapeOf } from '@gearwright/game/look/model-id.ts';
import type { LookPiece, WornPlace } from '@gearwright/model-viewer/look.ts';

/** The same numbers for the same seed, each below 1. */
export function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Slots by the keys of shapes, and how often one is worn. */
const SLOTS: readonly (readonly [key: string, slot: WornPlace, often: number])[] = [
  ['chest', 'chest', 1],
  ['legs', 'legs', 1],
  ['feet', 'feet', 1],
  ['hands', 'hands', 0.8],
  ['wrist', 'wrists', 0.8],
  ['waist', 'waist', 0.8],
  ['shoulder', 'shoulders', 0.8],
  ['head', 'head', 0.7],
  ['cloak', 'back', 0.4],
  ['tabard', 'tabard', 0.2],
  ['shirt', 'shirt', 0.3],
];

const IDS_BY_SLOT: ReadonlyMap<string, readonly string[]> = Map.groupBy(MODEL_IDS, (id) => {
  const shape = shapeOf(id);
  return shape && shape.kind !== 'held' ? shape.slot : '';
});

/** A chest, leggings and boots of any kind, and most of what else can be worn. */
export function randomOutfit(next: () => number): readonly LookPiece[] {
  return SLOTS.flatMap(([key, slot, often]): LookPiece[] => {
    const ids = IDS_BY_SLOT.get(key) ?? [];
    const modelId = ids[Math.floor(next() * ids.length)];
    return next() < often && modelId ? [{ slot, modelId, palette: {} }] : [];
  });
}
