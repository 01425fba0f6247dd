import * as slot from '../slot/slots.ts';
import { classic } from './classic.ts';
import type { Edition } from './edition.ts';
import { levelPhases } from './phases.ts';

export const seasonOfDiscovery: Edition = {
  ...classic,
  key: 'sod',
  name: 'Season of Discovery',
  newCharacterLevel: 50,
  phases: levelPhases(25, 40, 50, 60),
  defaultPhase: 3,
  statAges: [...classic.statAges, 'discovery'],
  // Its simulator's tests deal as much as 1,400 spell power or 3,000 attack power bring; a bonus is 2 % and 1.5 % of it, as in Wrath.
  attack: { ...classic.attack, usualSetBonus: { attackPower: 45, spellPower: 28 } },
  runes: {
    panel: [slot.HEAD, slot.CHEST, slot.WRISTS, slot.HANDS, slot.WAIST, slot.LEGS, slot.FEET],
    letters: {
      [slot.HEAD]: 'h',
      [slot.CHEST]: 'c',
      [slot.WRISTS]: 'w',
      [slot.HANDS]: 'n',
      [slot.WAIST]: 'b',
      [slot.LEGS]: 'l',
      [slot.FEET]: 'f',
    },
    labels: {
      [slot.HEAD]: 'Head',
      [slot.CHEST]: 'Chest',
      [slot.WRISTS]: 'Wrist',
      [slot.HANDS]: 'Hand',
      [slot.WAIST]: 'Waist',
      [slot.LEGS]: 'Leg',
      [slot.FEET]: 'Foot',
    },
  },
  consumables: {
    ...classic.consumables,
    groups: [...classic.consumables.groups, 'sigil'],
  },
};
