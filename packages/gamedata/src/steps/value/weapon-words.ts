import { WEAPON_TYPES } from '@gearwright/game/item/weapon-types.ts';
import type { Row } from '../../row.ts';

/** Weapon types as the table of styles words them. */
const WORDS: Readonly<Record<string, (typeof WEAPON_TYPES)[number]>> = {
  axe: '1H Axe',
  'two-handed axe': '2H Axe',
  mace: '1H Mace',
  'two-handed mace': '2H Mace',
  sword: '1H Sword',
  'two-handed sword': '2H Sword',
  polearm: 'Polearm',
  staff: 'Staff',
  'fist weapon': 'Fist',
  dagger: 'Dagger',
};

export function weaponTypeNamed(word: string, row: Row): number {
  const type = WORDS[word];
  if (type === undefined) row.fail(`weapon type ${word}`);
  return WEAPON_TYPES.indexOf(type);
}
