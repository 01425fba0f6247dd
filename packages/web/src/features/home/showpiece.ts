import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';

/** One famous piece of each edition, as the game shows it. */
export interface Showpiece {
  readonly name: string;
  readonly quality: number;
  readonly level: number;
  readonly lines: readonly (readonly [left: string, right?: string])[];
}

export const SHOWPIECES: Readonly<Record<EditionKey, Showpiece>> = {
  classic: {
    name: 'Ashkandi, Greatsword of the Brotherhood',
    quality: 4,
    level: 81,
    lines: [
      ['Two-Hand', 'Sword'],
      ['229 - 344 Damage', 'Speed 3.50'],
      ['+33 Stamina'],
      ['Equip: +86 Attack Power.'],
    ],
  },
  sod: {
    name: 'Void-Touched Leather Gauntlets',
    quality: 4,
    level: 30,
    lines: [['Hands', 'Leather'], ['70 Armor'], ['+5 Stamina'], ['+7 Intellect'], ['+6 Spirit']],
  },
  tbc: {
    name: 'Warglaive of Azzinoth',
    quality: 5,
    level: 156,
    lines: [
      ['Main Hand', 'Sword'],
      ['214 - 398 Damage', 'Speed 2.80'],
      ['+22 Agility'],
      ['+29 Stamina'],
      ['Equip: Increases attack power by 44.'],
      ['Equip: Improves hit rating by 21.'],
    ],
  },
  wrath: {
    name: 'Shadowmourne',
    quality: 5,
    level: 284,
    lines: [
      ['Two-Hand', 'Axe'],
      ['954 - 1592 Damage', 'Speed 3.70'],
      ['+223 Strength'],
      ['+198 Stamina'],
      ['Equip: Improves critical strike rating by 114.'],
    ],
  },
};
