import { HELD_KINDS, type ShapeRule } from './held-shapes.ts';
import {
  ARMOUR_CLASSES,
  LOOSE_SHAPES,
  MOTIFS,
  WORN_SLOTS,
  type ArmourClass,
  type LooseKey,
  type Motif,
  type WornKey,
  type WornSlot,
} from './worn-shapes.ts';

/** 1 plain, 2 trimmed, 3 ornate. */
export type Tier = 1 | 2 | 3;
export const TIERS: readonly Tier[] = [1, 2, 3];

/** What a model's id says: which shape, how ornate, and for whom it must be fitted. */
export type ModelShape =
  | { readonly kind: 'held'; readonly held: string; readonly shape: string; readonly tier: Tier }
  | {
      readonly kind: 'worn';
      readonly slot: WornKey;
      readonly armour: ArmourClass;
      readonly shape: string;
      readonly tier: Tier;
      readonly motif: Motif | null;
    }
  | {
      readonly kind: 'loose';
      readonly slot: LooseKey;
      readonly shape: string;
      readonly tier: Tier;
    };

/** Rings, trinkets and ammunition: known, and nothing to draw. */
export const UNSEEN = 'unseen';

export function modelId(shape: ModelShape): string {
  if (shape.kind === 'held') return `${shape.held}-${shape.shape}-${shape.tier}`;
  if (shape.kind === 'loose') return `${shape.slot}-${shape.shape}-${shape.tier}`;
  const motif = shape.motif === null ? '' : `-${shape.motif}`;
  return `${shape.armour}-${shape.slot}-${shape.shape}-${shape.tier}${motif}`;
}

function* allShapes(): Generator<ModelShape, void> {
  for (const { key, shapes } of Object.values(HELD_KINDS))
    for (const [shape] of shapes)
      for (const tier of TIERS) yield { kind: 'held', held: key, shape, tier };
  for (const [key, slot] of Object.entries(WORN_SLOTS) as [WornKey, WornSlot][])
    for (const armour of ARMOUR_CLASSES)
      for (const [shape] of slot.shapes[armour])
        for (const tier of TIERS)
          for (const motif of slot.bearsMotif && tier === 3 ? MOTIFS : [null])
            yield { kind: 'worn', slot: key, armour, shape, tier, motif };
  for (const [slot, shapes] of Object.entries(LOOSE_SHAPES) as [LooseKey, readonly ShapeRule[]][])
    for (const [shape] of shapes)
      for (const tier of TIERS) yield { kind: 'loose', slot, shape, tier };
}

const byId: ReadonlyMap<string, ModelShape> = new Map(
  Array.from(allShapes(), (shape) => [modelId(shape), shape]),
);

/** Every model there is to draw; `unseen` is none of them. */
export const MODEL_IDS: readonly string[] = [...byId.keys()];

export const shapeOf = (id: string): ModelShape | null => byId.get(id) ?? null;

/** Armour is cut to its wearer; what is held is the same for all. */
export const isFitted = (shape: ModelShape): boolean => shape.kind !== 'held';
