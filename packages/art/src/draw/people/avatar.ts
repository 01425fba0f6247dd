import type { Gender, Race } from '@gearwright/game/words/classes-and-races.ts';
import { PALETTES, type PaletteKey } from '@gearwright/game/look/palettes.ts';
import * as alliance from './alliance.ts';
import * as horde from './horde.ts';

/** Male, female. */
const BUSTS: Readonly<Record<Race, readonly [() => string, () => string]>> = {
  human: [alliance.humanMale, alliance.humanFemale],
  dwarf: [alliance.dwarfMale, alliance.dwarfFemale],
  nightelf: [alliance.nightElfMale, alliance.nightElfFemale],
  gnome: [alliance.gnomeMale, alliance.gnomeFemale],
  draenei: [alliance.draeneiMale, alliance.draeneiFemale],
  orc: [horde.orcMale, horde.orcFemale],
  undead: [horde.undeadMale, horde.undeadFemale],
  tauren: [horde.taurenMale, horde.taurenFemale],
  troll: [horde.trollMale, horde.trollFemale],
  bloodelf: [horde.bloodElfMale, horde.bloodElfFemale],
};

/** The alcove each stands in. */
const GROUNDS: Readonly<Record<Race, PaletteKey>> = {
  human: 'moon',
  dwarf: 'steel',
  nightelf: 'nature',
  gnome: 'gold',
  draenei: 'arcane',
  orc: 'blood',
  undead: 'shadow',
  tauren: 'water',
  troll: 'fire',
  bloodelf: 'holy',
};

/** Head and shoulders in a pointed arch. */
export function drawAvatar(race: Race, gender: Gender): string {
  const ground = PALETTES[GROUNDS[race]];
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><defs>' +
    `<radialGradient id="ground" cx=".5" cy=".4" r=".75"><stop stop-color="${ground.in}"/><stop offset="1" stop-color="${ground.out}"/></radialGradient>` +
    '<linearGradient id="shade"><stop offset=".45" stop-opacity="0"/><stop offset="1" stop-opacity=".34"/></linearGradient>' +
    '<clipPath id="frame"><rect width="128" height="128" rx="12"/></clipPath></defs>' +
    '<g clip-path="url(#frame)"><rect width="128" height="128" fill="url(#ground)"/>' +
    `<path fill="${ground.lo}" fill-opacity=".16" stroke="${ground.lo}" stroke-opacity=".45" stroke-width="1.5" d="M12 132V58C12 34 42 20 64 5C86 20 116 34 116 58V132Z"/>` +
    `${BUSTS[race][gender]()}</g></svg>\n`
  );
}
