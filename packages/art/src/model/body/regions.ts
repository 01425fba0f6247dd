import type { BlendField } from '../field/blend-field.ts';
import { BONES } from '../skeleton/bones.ts';
import type { Triangles } from '../mesh/surface-nets.ts';

/** Parts of the bare body; a piece of armour names those it covers wholly, and they are not drawn. */
const REGIONS = [
  'torso',
  'pelvis',
  'neck',
  'upperArms',
  'forearms',
  'hands',
  'thighs',
  'shins',
  'feet',
  'tail',
] as const;
export type Region = (typeof REGIONS)[number];

const OF_BONE: readonly (readonly [RegExp, Region])[] = [
  [/^(?:chest|spine|clav)/, 'torso'],
  [/^pelvis/, 'pelvis'],
  [/^(?:neck|head)/, 'neck'],
  [/^uarm/, 'upperArms'],
  [/^farm/, 'forearms'],
  [/^(?:hand|fing|tip|thumb)/, 'hands'],
  [/^thigh/, 'thighs'],
  [/^shin/, 'shins'],
  [/^(?:foot|toe)/, 'feet'],
  [/^tail/, 'tail'],
];
const BY_BONE: readonly Region[] = BONES.map(
  (bone) => OF_BONE.find(([name]) => name.test(bone))?.[1] ?? 'torso',
);

export function regionAt(field: BlendField, x: number, y: number, z: number): Region {
  const near = field.nearest(x, y, z);
  return near ? BY_BONE[near.bone]! : 'torso';
}

/** The triangles region by region, each region's in one run. */
export function sortByRegion(
  field: BlendField,
  { positions, indices }: Triangles,
): { indices: Uint32Array; runs: readonly { region: Region; count: number }[] } {
  const runs = new Map<Region, number[]>(REGIONS.map((region) => [region, []]));
  for (let i = 0; i < indices.length; i += 3) {
    const at = (q: number): number =>
      (positions[indices[i]! * 3 + q]! +
        positions[indices[i + 1]! * 3 + q]! +
        positions[indices[i + 2]! * 3 + q]!) /
      3;
    runs
      .get(regionAt(field, at(0), at(1), at(2)))!
      .push(indices[i]!, indices[i + 1]!, indices[i + 2]!);
  }
  return {
    indices: Uint32Array.from([...runs.values()].flat()),
    runs: [...runs]
      .filter(([, list]) => list.length > 0)
      .map(([region, list]) => ({ region, count: list.length })),
  };
}
