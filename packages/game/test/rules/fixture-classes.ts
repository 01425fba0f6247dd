import type { ClassFacts, Proficiency } from '../../src/dataset/tables.ts';
import * as weapon from '../../src/item/weapon-types.ts';

function skills(...types: readonly (number | readonly [number, number])[]): readonly Proficiency[] {
  return types.map((entry) => {
    const [type, minLevel] = typeof entry === 'number' ? [entry, 1] : entry;
    return { type, minLevel, via: null };
  });
}

const GRIP = { name: "Titan's Grip", spellId: 46917 };
const DUAL_WIELD_RUNE = { name: 'Dual Wield Specialization', spellId: 408496 };

/** A warrior who learns plate at 40, a shaman who dual wields by rune, a mage who never does. */
export const FIXTURE_CLASSES: readonly ClassFacts[] = [
  {
    gameClass: 'warrior',
    minLevel: 1,
    races: ['human', 'orc'],
    armor: skills(weapon.CLOTH, weapon.LEATHER, weapon.MAIL, [weapon.PLATE, 40]),
    mainHand: skills(
      weapon.ONE_HAND_AXE,
      weapon.TWO_HAND_AXE,
      weapon.ONE_HAND_MACE,
      weapon.ONE_HAND_SWORD,
      weapon.TWO_HAND_SWORD,
      weapon.STAFF,
      [weapon.POLEARM, 20],
      weapon.DAGGER,
    ),
    offHand: [
      ...skills(
        [weapon.ONE_HAND_SWORD, 20],
        [weapon.ONE_HAND_MACE, 20],
        weapon.SHIELD,
        weapon.HELD_IN_OFF_HAND,
      ),
      { type: weapon.TWO_HAND_AXE, minLevel: 60, via: GRIP },
      { type: weapon.TWO_HAND_SWORD, minLevel: 60, via: GRIP },
    ],
    ranged: skills(weapon.BOW, weapon.GUN, weapon.THROWN),
    dualWield: { minLevel: 20, via: null },
    trees: ['Arms', 'Fury', 'Protection'],
    specs: [
      { key: 'arms', name: 'Arms', role: 'dps' },
      { key: 'fury', name: 'Fury', role: 'dps' },
      { key: 'protection', name: 'Protection', role: 'tank' },
    ],
  },
  {
    gameClass: 'shaman',
    minLevel: 1,
    races: ['orc'],
    armor: skills(weapon.CLOTH, weapon.LEATHER, [weapon.MAIL, 40]),
    mainHand: skills(weapon.ONE_HAND_MACE, weapon.STAFF),
    offHand: [
      ...skills(weapon.SHIELD, weapon.HELD_IN_OFF_HAND),
      { type: weapon.ONE_HAND_MACE, minLevel: 1, via: DUAL_WIELD_RUNE },
    ],
    ranged: skills(weapon.TOTEM),
    dualWield: { minLevel: 1, via: DUAL_WIELD_RUNE },
    trees: ['Elemental', 'Enhancement', 'Restoration'],
    specs: [{ key: 'enhancement', name: 'Enhancement', role: 'dps' }],
  },
  {
    gameClass: 'mage',
    minLevel: 1,
    races: ['human'],
    armor: skills(weapon.CLOTH),
    mainHand: skills(weapon.ONE_HAND_SWORD, weapon.STAFF, weapon.DAGGER),
    offHand: skills(weapon.HELD_IN_OFF_HAND),
    ranged: skills(weapon.WAND),
    dualWield: null,
    trees: ['Arcane', 'Fire', 'Frost'],
    specs: [{ key: 'fire', name: 'Fire', role: 'dps' }],
  },
];
