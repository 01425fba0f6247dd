import { expect, test } from 'vitest';
import fc from 'fast-check';
import { hexOf, hsvOf, mixed } from './colour.ts';
import { itemLook, type LookFacts } from './item-look.ts';
import { MODEL_IDS, modelId, shapeOf, TIERS, UNSEEN } from './model-id.ts';
import { starterLook } from './starter-look.ts';
import { RACES } from '../words/classes-and-races.ts';

const plain: LookFacts = {
  baseId: 1,
  kind: 'equipment',
  name: 'Thing',
  icon: 'inv_misc_thing',
  quality: 3,
  itemLevel: 60,
  slotId: 1,
  armorType: 3,
  weaponType: null,
  stats: {},
  setId: null,
};

test.each([
  [{ name: 'Pirate Cutlass', slotId: 16, armorType: null, weaponType: 7 }, 'sword1h-cutlass-2'],
  [{ name: 'Grimoire of Ash', slotId: 17, armorType: null, weaponType: 18 }, 'offhand-tome-2'],
  [{ name: 'Robe of Winter', slotId: 5, armorType: 0, quality: 1 }, 'cloth-chest-robe-1'],
  [{ name: 'Green Lens', slotId: 1, armorType: 0 }, 'cloth-head-goggles-2'],
  [{ name: 'Skullflame Mantle', slotId: 3, armorType: 0, quality: 4 }, 'cloth-shoulder-skulls-3'],
  [{ name: 'Band of Glory', slotId: 11, armorType: null }, UNSEEN],
] as const)('%o looks like %s', (facts, expected) => {
  expect(itemLook({ ...plain, ...facts } as LookFacts, null).modelId).toBe(expected);
});

test('the name of a set decides for all its pieces', () => {
  const [helm, belt] = [
    { ...plain, name: 'Helm of Fire', quality: 4 as const, setId: 9 },
    { ...plain, name: 'Belt of Ice', slotId: 6 as const, quality: 4 as const, setId: 9 },
  ].map((item) => itemLook(item, 'Battlegear of the Skull'));
  expect(helm?.palette).toEqual(belt?.palette);
  expect([helm?.motif, belt?.motif]).toEqual(['skulls', 'skulls']);
});

test('an id is read back as the shape it was made of', () => {
  for (const id of MODEL_IDS) {
    const shape = shapeOf(id);
    expect(shape && modelId(shape)).toBe(id);
  }
  expect(shapeOf('plate-chest-paper-9')).toBeNull();
  const tiers = new Set(MODEL_IDS.map((id) => shapeOf(id)?.tier));
  expect(TIERS.every((tier) => tiers.has(tier))).toBe(true);
});

test('a colour survives the way through hue and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
      const hex = `#${number.toString(16).padStart(6, '0')}`;
      expect(hexOf(hsvOf(hex))).toBe(hex);
      expect(mixed(hex, '#000000', 0)).toBe(hex);
    }),
  );
});

test('every people begins in plain pieces that exist', () => {
  for (const race of RACES)
    for (const { modelId: id, palette } of starterLook(race)) {
      expect(shapeOf(id)?.tier, id).toBe(1);
      expect(Object.values(palette).every((colour) => /^#[0-9a-f]{6}$/.test(colour))).toBe(true);
    }
});
