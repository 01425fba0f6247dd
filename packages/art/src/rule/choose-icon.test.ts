import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WEAPON_TYPES } from '@gearwright/game/item/weapon-types.ts';
import { MAIN_HAND, WAIST } from '@gearwright/game/slot/slots.ts';
import { PALETTE_KEYS } from '@gearwright/game/look/palettes.ts';
import { chooseDistinct, chooseIcon } from './choose-icon.ts';
import { familyGlyphs } from './family.ts';
import { familyOf } from './glyph-rule.ts';
import type { IconSubject } from './subject.ts';

const gear = (over: Partial<IconSubject>): IconSubject => ({
  kind: 'equipment',
  id: '1',
  name: 'Thing',
  icon: 'inv_misc_questionmark',
  ...over,
});
const sword = (name: string): IconSubject =>
  gear({ name, slotId: MAIN_HAND, weaponType: WEAPON_TYPES.indexOf('1H Sword') });
const spell = (name: string, icon = ''): IconSubject => ({ kind: 'spell', id: name, name, icon });

test.each([
  ['Needle of the Wind', 'rapier'],
  ['Corsair Cutlass', 'scimitar cutlass cracked-saber sparkling-sabre'],
  ['Warglaive of Azzinoth', 'crescent-blade'],
  ['Worn Shortsword', 'rusty-sword cracked-saber'],
  ['Broken Blade of Heroes', 'shattered-sword fragmented-sword cracked-saber'],
])('the words of a name choose among swords: %s', (name, glyphs) => {
  expect(glyphs.split(' ')).toContain(chooseIcon(sword(name)).glyph);
});

test.each([
  ['Frost Ward', 'ability_x', 'ice-shield'],
  ['Polymorph', 'spell_nature_polymorph', 'sheep'],
  ['Lock and Load', 'ability_hunter_lockandload', 'reload-gun-barrel'],
  ['Pick Lock', '', 'lockpicks padlock'],
  ['Glyph of Frostbolt', 'inv_glyph_majormage', 'ice-bolt'],
  ['Improved Imp', 'spell_shadow_summonimp', 'imp imp-laugh'],
  ['Improved Charge', 'ability_warrior_charge', 'charging-bull sprint'],
])('an ability shows what its name says: %s', (name, icon, glyphs) => {
  expect(glyphs.split(' ')).toContain(chooseIcon(spell(name, icon)).glyph);
});

test.each([
  ['Rampage', /ram-profile|rat|imp/],
  ['Cataclysm', /cat|feline/],
  ['Impact', /imp/],
  ['Battle Shout', /bat/],
])('a short word never stands for a longer one: %s', (name, wrong) => {
  expect(chooseIcon(spell(name)).glyph).not.toMatch(wrong);
});

test.each([
  ['Frostbrood Ring', 'frost'],
  ['Icy Girdle', 'frost'],
  ['Girdle of Molten Lava', 'fire'],
  ['Lightbringer Belt', 'holy'],
  ['Belt of Lightning', 'moon'],
  ['Felsteel Belt', 'fel'],
  ['Feline Girdle', undefined],
  ['Bloodsoaked Cord', 'blood'],
  ['Sash of Arcane Visions', 'arcane'],
  ['Cord of Verdant Leaves', 'nature'],
  ['Frost Mantle of the Dawn', 'frost'],
  ['Shadow Mantle of the Dawn', 'shadow'],
])('%s is coloured %s', (name, palette) => {
  const chosen = chooseIcon(gear({ name, slotId: WAIST, armorType: 0 })).palette;
  if (palette === undefined) expect(chosen).not.toBe('fel');
  else expect(chosen).toBe(palette);
});

test('a frost word makes anything frost, whatever it is and whatever it gives', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('Frost', 'Frozen', 'Icy', 'Glacial', 'Wintry', 'Chilled', 'Frigid'),
      fc.constantFrom('Gauntlets', 'Ring', 'Hammer', 'Idol', 'Leggings', 'Heart', 'Crown'),
      fc.integer({ min: 0, max: 19 }),
      fc.record({ strength: fc.nat(90), spellPower: fc.nat(90), stamina: fc.nat(90) }),
      (word, noun, slot, stats) => {
        const subject = gear({ name: `${word} ${noun}`, slotId: slot as 1, stats });
        expect(chooseIcon(subject).palette).toBe('frost');
      },
    ),
  );
});

test('stats of one school colour what the name leaves open', () => {
  const plain = { name: 'Ornate Sash', slotId: WAIST, armorType: 0 } as const;
  expect(chooseIcon(gear({ ...plain, stats: { shadowSpellDamage: 20 } })).palette).toBe('shadow');
  expect(chooseIcon(gear({ ...plain, stats: { frostResistance: 10 } })).palette).toBe('frost');
});

test('pieces of one make share a colour', () => {
  const piece = (name: string, slotId: 1 | 5 | 6): string =>
    chooseIcon(gear({ name, slotId, armorType: 3 })).palette;
  const colours = [
    piece('Brigandine Helm', 1),
    piece('Brigandine Breastplate', 5),
    piece('Brigandine Girdle', 6),
  ];
  expect(new Set(colours).size).toBe(1);
});

test('anything at all gets a picture of its own family, the same one every time', () => {
  fc.assert(
    fc.property(
      fc.record({
        kind: fc.constantFrom('equipment', 'gem', 'consumable', 'reagent', 'spell', 'glyph'),
        id: fc.nat().map(String),
        name: fc.string({ maxLength: 40 }),
        icon: fc.string({ maxLength: 30 }),
        slotId: fc.option(fc.integer({ min: 0, max: 19 })),
        armorType: fc.option(fc.integer({ min: 0, max: 3 })),
        weaponType: fc.option(fc.integer({ min: 0, max: 22 })),
      }),
      (drawn) => {
        const subject = drawn as IconSubject;
        const choice = chooseIcon(subject);
        expect(familyGlyphs(familyOf(subject))).toContain(choice.glyph);
        expect(PALETTE_KEYS).toContain(choice.palette);
        expect(chooseIcon({ ...subject })).toEqual(choice);
      },
    ),
  );
});

test('things seen side by side differ as long as the family has glyphs left', () => {
  const shots = Array.from({ length: 6 }, (_, i) => spell(`Aimed Shot ${i}`));
  expect(new Set(chooseDistinct(shots).map(({ glyph }) => glyph)).size).toBe(6);
});
