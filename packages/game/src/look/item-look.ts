import type { Item } from '../item/item.ts';
import {
  BACK,
  CHEST,
  FEET,
  HANDS,
  HEAD,
  LEGS,
  NECK,
  SHIRT,
  SHOULDERS,
  TABARD,
  WAIST,
  WRISTS,
  type SlotId,
} from '../slot/slots.ts';
import { pick } from './hash.ts';
import { HELD_KINDS, type ShapeRule } from './held-shapes.ts';
import { modelId, UNSEEN, type ModelShape, type Tier } from './model-id.ts';
import { nameText, wordPattern } from './name-words.ts';
import { choosePalette } from './palette-rule.ts';
import { paintOf, type Paint } from './paint.ts';
import { themeOf } from './theme.ts';
import {
  ARMOUR_CLASSES,
  LOOSE_SHAPES,
  MOTIF_WORDS,
  MOTIFS,
  WORN_SLOTS,
  type LooseKey,
  type Motif,
  type WornKey,
  type WornSlot,
} from './worn-shapes.ts';

/** What the look of an item follows from. */
export type LookFacts = Pick<
  Item,
  | 'baseId'
  | 'kind'
  | 'name'
  | 'icon'
  | 'quality'
  | 'itemLevel'
  | 'slotId'
  | 'armorType'
  | 'weaponType'
  | 'stats'
  | 'setId'
>;

/** How an item shows on a figure: a shape of ours, the colours it is painted in, how much it glows. */
export interface ItemLook {
  readonly modelId: string;
  readonly palette: Paint;
  /** 0 to 1. */
  readonly glow: number;
  readonly motif: Motif;
}

const WORN_BY_SLOT: Partial<Record<SlotId, WornKey>> = {
  [HEAD]: 'head',
  [SHOULDERS]: 'shoulder',
  [CHEST]: 'chest',
  [WAIST]: 'waist',
  [LEGS]: 'legs',
  [FEET]: 'feet',
  [WRISTS]: 'wrist',
  [HANDS]: 'hands',
};
const LOOSE_BY_SLOT: Partial<Record<SlotId, LooseKey>> = {
  [BACK]: 'cloak',
  [TABARD]: 'tabard',
  [SHIRT]: 'shirt',
  [NECK]: 'pendant',
};

/** Poor and common plain; uncommon and rare trimmed; epic and above ornate. */
const tierOf = (quality: number): Tier => (quality < 2 ? 1 : quality < 4 ? 2 : 3);

/** Epic glows, legendary and what is above it more. */
const glowOf = (quality: number): number => (quality < 4 ? 0 : quality === 4 ? 0.6 : 1);

/** The look of an item, and of nothing else: facts alone decide. A set's name stands for all its pieces. */
export function itemLook(item: LookFacts, setName: string | null): ItemLook {
  const tier = tierOf(item.quality);
  const theme = setName ?? themeOf(item.name);
  const motif = motifOf(theme, item.itemLevel, tier, setName !== null);
  const shape = shapeFor(item, tier, motif);
  const armour = shape?.kind === 'worn' ? shape.armour : null;
  const key =
    setName === null
      ? choosePalette(item)
      : choosePalette({ kind: 'equipment', name: setName, icon: '', setId: item.setId });
  return {
    modelId: shape === null ? UNSEEN : modelId(shape),
    palette: paintOf(key, armour, tier, theme),
    glow: glowOf(item.quality),
    motif,
  };
}

/** Words first; then the hash of the make, so that pieces named alike are ornamented alike. */
function motifOf(theme: string, itemLevel: number, tier: Tier, isSet: boolean): Motif {
  const text = nameText(theme);
  const named = MOTIF_WORDS.find(([, stems]) => wordPattern(stems).test(text));
  if (named) return named[0];
  if (isSet) return pick(MOTIFS.slice(1), theme);
  // What is plain stays plain; within a quality a higher level is bolder.
  const bold = tier === 1 ? 2 : itemLevel % 2 === 0 ? MOTIFS.length : 6;
  return pick(MOTIFS.slice(0, bold), theme);
}

function shapeFor(item: LookFacts, tier: Tier, motif: Motif): ModelShape | null {
  const held = item.weaponType === null ? undefined : HELD_KINDS[item.weaponType];
  if (held) return { kind: 'held', held: held.key, shape: chosen(held.shapes, item), tier };
  if (item.slotId === null) return null;
  const loose = LOOSE_BY_SLOT[item.slotId];
  if (loose) return { kind: 'loose', slot: loose, shape: chosen(LOOSE_SHAPES[loose], item), tier };
  const key = WORN_BY_SLOT[item.slotId];
  if (!key) return null;
  // Holiday hats and gowns have no armour class and are sewn of cloth.
  const armour = ARMOUR_CLASSES[item.armorType ?? 0];
  const slot: WornSlot = WORN_SLOTS[key];
  const shape = key === 'shoulder' ? motif : chosen(slot.shapes[armour], item);
  return {
    kind: 'worn',
    slot: key,
    armour,
    shape,
    tier,
    motif: slot.bearsMotif && tier === 3 ? motif : null,
  };
}

/** The shape a word of the name asks for, else one by the item's own number: neighbours in a list differ. */
function chosen(shapes: readonly ShapeRule[], { name, baseId }: LookFacts): string {
  const text = nameText(name);
  const named = shapes.find(([, stems]) => wordPattern(stems).test(text));
  if (named) return named[0];
  return pick(
    shapes.filter(([, , onlyNamed]) => !onlyNamed),
    String(baseId),
  )[0];
}
