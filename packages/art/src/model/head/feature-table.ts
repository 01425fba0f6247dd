import type { Race } from '@gearwright/game/words/classes-and-races.ts';
import type { GenderName } from '../body/proportions.ts';
import type { BeardName } from '../hair/beards.ts';
import type { FINE_HORNS, TROLL_TUSKS } from './horns.ts';
import type { JewelName } from './jewels.ts';
import type { MarkingName } from './markings.ts';

/** What a race has in the place of facial hair, for one of its numbers. */
export interface Feature {
  readonly beard?: BeardName;
  readonly jewels?: readonly JewelName[];
  readonly tusks?: keyof typeof TROLL_TUSKS;
  readonly horns?: keyof typeof FINE_HORNS;
  /** Tendrils: a side, length, spread, thickness. */
  readonly tendrils?: readonly [number, number, number, number];
  readonly marking?: MarkingName;
}

const beards = (...names: readonly (BeardName | null)[]): readonly Feature[] =>
  names.map((beard) => (beard ? { beard } : {}));
const jewels = (...lists: readonly (readonly JewelName[])[]): readonly Feature[] =>
  lists.map((list) => ({ jewels: list }));

export const FEATURES: Readonly<Record<Race, Readonly<Record<GenderName, readonly Feature[]>>>> = {
  human: {
    male: beards(
      'shortBeard',
      null,
      'goatee',
      'moustache',
      'fullBeard',
      'vanDyke',
      'sideburns',
      'handlebar',
      'chinStrap',
    ),
    female: jewels(
      [],
      ['hoops'],
      ['studs'],
      ['drops'],
      ['noseStud'],
      ['smallHoops', 'noseRing'],
      ['forehead'],
    ),
  },
  orc: {
    male: beards(
      'goatee',
      null,
      'longGoatee',
      'fullBeard',
      'walrus',
      'chinBraid',
      'mutton',
      'forkedBeard',
      'chinStrap',
      'braidedBeard',
      'twinBraids',
    ),
    female: jewels(
      [],
      ['noseRing'],
      ['hoops'],
      ['bars'],
      ['browRing', 'studs'],
      ['lipRing', 'smallHoops'],
      ['oneHoop', 'noseRing'],
    ),
  },
  dwarf: {
    male: beards(
      'longBeard',
      'braidedBeard',
      'twinBraids',
      'spadeBeard',
      'forkedBeard',
      'fullBeard',
      'walrus',
      'mutton',
      'longGoatee',
      'handlebar',
      'shortBeard',
    ),
    female: jewels([], ['hoops'], ['studs', 'noseStud'], ['drops'], ['bars'], ['noseRing']),
  },
  nightelf: {
    male: beards('goatee', null, 'longGoatee', 'fullBeard', 'sideburns', 'chinBraid'),
    female: (
      [
        'bare',
        'blades',
        'claws',
        'leaf',
        'mask',
        'brow',
        'tears',
        'wings',
        'crescent',
        'stripe',
      ] as const
    ).map((marking) => ({ marking })),
  },
  undead: {
    male: jewels(
      [],
      ['stitchedMouth'],
      ['jawPlate'],
      ['bareJaw'],
      ['bolts'],
      ['browPlate'],
      ['stitchedCheek'],
      ['bareTeeth'],
      ['bandage'],
      ['eyePatch'],
      ['spikes'],
      ['jawPlate', 'browPlate'],
      ['stitchedBrow', 'bareTeeth'],
      ['bolts', 'stitchedMouth'],
      ['eyePatch', 'stitchedCheek'],
      ['bandage', 'bareJaw'],
      ['spikes', 'jawPlate'],
    ),
    female: jewels(
      [],
      ['stitchedMouth'],
      ['stitchedCheek'],
      ['eyePatch'],
      ['bandage'],
      ['jawPlate'],
      ['bolts', 'stitchedBrow'],
      ['bareTeeth', 'smallHoops'],
    ),
  },
  tauren: {
    male: [
      { beard: 'chinBraid' },
      {},
      { jewels: ['noseRing'] },
      { beard: 'muzzleTuft' },
      { beard: 'muzzleMane' },
      { beard: 'templeBraids', jewels: ['noseRing'] },
      { beard: 'cheekTufts' },
    ],
    female: [
      { beard: 'templeBraids' },
      { beard: 'foreheadTuft' },
      {},
      { beard: 'cheekTufts' },
      { beard: 'templeBraids', jewels: ['noseRing', 'hoops'] },
    ],
  },
  gnome: {
    male: beards(
      'mutton',
      null,
      'walrus',
      'longBeard',
      'handlebar',
      'goatee',
      'fullBeard',
      'twinBraids',
    ),
    female: jewels(
      [],
      ['hoops'],
      ['studs'],
      ['drops'],
      ['smallHoops', 'noseStud'],
      ['forehead'],
      ['chandeliers'],
    ),
  },
  troll: {
    male: (
      [
        'sweeping',
        'high',
        'wide',
        'blunt',
        'long',
        'drooping',
        'broken',
        'slender',
        'curled',
        'crossed',
        'massive',
      ] as const
    ).map((tusks) => ({ tusks })),
    female: [
      { tusks: 'small' },
      { tusks: 'fangs' },
      { tusks: 'outward' },
      { tusks: 'stub' },
      { tusks: 'small', jewels: ['hoops'] },
      { tusks: 'outward', jewels: ['noseRing', 'smallHoops'] },
    ],
  },
  bloodelf: {
    male: [
      {},
      { beard: 'goatee' },
      { beard: 'stubbled' },
      { beard: 'vanDyke' },
      { beard: 'moustache' },
      { beard: 'longGoatee' },
      { beard: 'chinStrap' },
      { beard: 'shortBeard' },
      { jewels: ['oneHoop'] },
      { beard: 'goatee', jewels: ['studs'] },
    ],
    female: jewels(
      [],
      ['hoops'],
      ['studs'],
      ['drops'],
      ['chandeliers'],
      ['bars'],
      ['forehead'],
      ['noseStud'],
      ['smallHoops'],
      ['oneHoop', 'browRing'],
      ['forehead', 'chandeliers'],
    ),
  },
  draenei: {
    male: [
      { tendrils: [2, 1, 1, 1] },
      { tendrils: [1, 1.5, 1, 1.15] },
      { tendrils: [2, 0.5, 1.2, 1] },
      { tendrils: [3, 0.9, 1, 0.8] },
      { tendrils: [1, 0.7, 1, 1.3], beard: 'goatee' },
      { tendrils: [2, 1.5, 1.5, 0.9] },
      { tendrils: [1, 2, 0.9, 0.9] },
      { beard: 'fullBeard' },
    ],
    female: (['backward', 'short', 'upright', 'ram', 'sideways', 'sweeping', 'crown'] as const).map(
      (horns) => ({ horns, tendrils: [1, 1, 1, 0.9] as const }),
    ),
  },
};
