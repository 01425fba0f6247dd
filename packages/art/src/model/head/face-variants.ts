import type { Race } from '@gearwright/game/words/classes-and-races.ts';
import type { GenderName } from '../body/proportions.ts';
import type { MarkName } from './face-marks.ts';
import { FACES, type FaceShape } from './face-shape.ts';

/** How many faces a race and gender has, as the appearance table counts them. */
export const FACE_COUNTS: Readonly<Record<Race, Readonly<Record<GenderName, number>>>> = {
  human: { male: 12, female: 15 },
  orc: { male: 9, female: 9 },
  dwarf: { male: 10, female: 10 },
  nightelf: { male: 9, female: 9 },
  undead: { male: 10, female: 10 },
  tauren: { male: 5, female: 4 },
  gnome: { male: 7, female: 7 },
  troll: { male: 5, female: 6 },
  bloodelf: { male: 10, female: 10 },
  draenei: { male: 10, female: 10 },
};

type Numbers = Partial<Record<Exclude<keyof FaceShape, 'ear'>, number>>;

/** A face against its race's usual one: what is multiplied, what is added, what is painted. */
interface Variant {
  readonly times?: Numbers;
  readonly plus?: Numbers;
  readonly marks?: readonly MarkName[];
}

const PEOPLE: readonly Variant[] = [
  {},
  { times: { brow: 1.3, jaw: 1.08, lip: 0.85, noseWidth: 1.1 }, plus: { tilt: 0.14, lid: -0.08 } },
  { times: { noseLength: 1.55, noseBridge: 1.25, cheek: 0.85, chin: 1.1 } },
  {
    times: { eyeRadius: 1.1, noseLength: 0.75, jaw: 0.92, lip: 1.15, brow: 0.8 },
    plus: { lid: 0.1, tilt: -0.1 },
  },
  {
    times: { cheek: 0.74, chin: 1.12, jaw: 0.92, noseBridge: 1.15 },
    plus: { lid: -0.06 },
    marks: ['darkEyes'],
  },
  { times: { jaw: 1.12, noseWidth: 1.4, cheek: 1.18, lip: 1.2, eyeRadius: 0.93 } },
  { times: { brow: 1.2, noseWidth: 1.1 }, plus: { tilt: 0.08 }, marks: ['scar'] },
  {
    times: { noseLength: 0.55, noseWidth: 1.12, eyeRadius: 1.06, cheek: 1.1 },
    plus: { lid: 0.06 },
    marks: ['freckles'],
  },
  { times: { chin: 1.22, jaw: 0.88, noseWidth: 0.85, eyeRadius: 0.95 }, plus: { tilt: 0.22 } },
  { times: { lip: 1.3, eyeRadius: 1.04 }, plus: { lid: -0.2, tilt: -0.06 }, marks: ['darkEyes'] },
  {
    times: { noseLength: 1.3, noseWidth: 0.9, chin: 1.2, brow: 1.15 },
    plus: { eyeHeight: 0.012 },
    marks: ['cheekScar'],
  },
  {
    times: { cheek: 1.32, noseWidth: 1.2, eyeRadius: 0.94 },
    plus: { lid: 0.04, tilt: -0.14 },
    marks: ['ruddy'],
  },
  { times: { brow: 0.8, lip: 1.15, noseWidth: 0.9 }, plus: { tilt: 0.16 }, marks: ['bars'] },
  { times: { eyeRadius: 1.14, eyeApart: 1.06, noseLength: 0.8, jaw: 0.9 }, plus: { lid: 0.12 } },
  {
    times: { noseLength: 1.2, noseBridge: 0.85, chin: 0.9, cheek: 1.1 },
    plus: { tilt: -0.18 },
    marks: ['ruddy', 'freckles'],
  },
];

const BEASTS: readonly Variant[] = [
  {},
  { times: { brow: 1.3 }, plus: { tilt: 0.2 }, marks: ['blaze'] },
  { times: { eyeRadius: 1.12 }, plus: { lid: 0.08 }, marks: ['palePatch'] },
  { times: { muzzle: 0.86 }, plus: { tilt: -0.1 }, marks: ['paleMuzzle'] },
  { times: { muzzle: 1.1, brow: 1.5 }, plus: { tilt: 0.1 }, marks: ['stripes'] },
];

/** Paint some races wear, by the number of the face; it comes before the paint of the variant. */
const RACE_MARKS: Partial<
  Record<Race, Partial<Record<GenderName, readonly (readonly MarkName[])[]>>>
> = {
  orc: {
    male: [[], ['mask'], [], ['bars'], [], ['stripes'], [], ['chinBar'], []],
    female: [[], [], ['bars'], [], ['chinBar'], [], [], ['mask'], ['stripes']],
  },
  nightelf: { male: [[], ['stripes'], [], ['bars'], [], ['chinBar'], [], [], ['mask']] },
  undead: {
    male: [
      [],
      ['rot'],
      [],
      ['boneBrow'],
      [],
      ['rot', 'boneBrow'],
      ['mask'],
      [],
      ['darkEyes'],
      ['rot'],
    ],
    female: [[], ['rot'], ['darkEyes'], [], ['boneBrow'], [], ['rot'], [], ['mask'], ['boneBrow']],
  },
  troll: {
    male: [[], ['stripes'], ['mask'], ['bars'], ['chinBar', 'bars']],
    female: [['stripes'], ['bars'], [], ['mask'], ['chinBar'], ['chinBar', 'bars']],
  },
  draenei: { female: [[], [], ['moon'], [], ['bars'], [], ['moon', 'bars'], [], ['chinBar'], []] },
};

/** The shape and the paint of a face by its number. */
export function faceOf(
  race: Race,
  gender: GenderName,
  option: number,
): { readonly shape: FaceShape; readonly marks: readonly MarkName[] } {
  const base = FACES[race][gender];
  const { times = {}, plus = {}, marks = [] } = (base.muzzle > 0 ? BEASTS : PEOPLE)[option] ?? {};
  const shape: Record<string, number | string> = { ...base };
  for (const [name, by] of Object.entries(times)) shape[name] = (shape[name] as number) * by;
  for (const [name, by] of Object.entries(plus)) shape[name] = (shape[name] as number) + by;
  return {
    shape: shape as unknown as FaceShape,
    marks: [...(RACE_MARKS[race]?.[gender]?.[option] ?? []), ...marks],
  };
}
