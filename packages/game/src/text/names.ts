import type { GameClass, Race } from '../words/classes-and-races.ts';
import type { Quality } from '../item/item.ts';
import type { Profession } from '../item/professions.ts';

export const CLASS_NAMES: Readonly<Record<GameClass, string>> = {
  warrior: 'Warrior',
  hunter: 'Hunter',
  mage: 'Mage',
  priest: 'Priest',
  rogue: 'Rogue',
  druid: 'Druid',
  paladin: 'Paladin',
  warlock: 'Warlock',
  shaman: 'Shaman',
  deathknight: 'Death Knight',
};

/** "Thornwick, Warrior"; one word is enough for whoever is named after the class. */
export function nameAndClass(name: string, gameClass: GameClass): string {
  const said = CLASS_NAMES[gameClass];
  return name.toLowerCase() === said.toLowerCase() ? name : `${name}, ${said}`;
}

export const RACE_NAMES: Readonly<Record<Race, string>> = {
  human: 'Human',
  orc: 'Orc',
  dwarf: 'Dwarf',
  nightelf: 'Night Elf',
  undead: 'Undead',
  tauren: 'Tauren',
  gnome: 'Gnome',
  troll: 'Troll',
  bloodelf: 'Blood Elf',
  draenei: 'Draenei',
};

export const QUALITY_NAMES: Readonly<Record<Quality, string>> = {
  0: 'Poor',
  1: 'Common',
  2: 'Uncommon',
  3: 'Rare',
  4: 'Epic',
  5: 'Legendary',
  6: 'Artifact',
  7: 'Heirloom',
};

export const PROFESSION_NAMES: Readonly<Record<Profession, string>> = {
  alchemy: 'Alchemy',
  blacksmithing: 'Blacksmithing',
  enchanting: 'Enchanting',
  engineering: 'Engineering',
  herbalism: 'Herbalism',
  leatherworking: 'Leatherworking',
  mining: 'Mining',
  skinning: 'Skinning',
  tailoring: 'Tailoring',
  jewelcrafting: 'Jewelcrafting',
  inscription: 'Inscription',
  cooking: 'Cooking',
  firstaid: 'First Aid',
  fishing: 'Fishing',
};
