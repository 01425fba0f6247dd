import type { BoneFile, ModelFile } from '../src/assets/model-file.ts';
import { encodeMesh } from './encode-mesh.ts';

/** Models of a few boxes, for tests of everything that needs none of ours. */
export interface FixtureModel {
  readonly json: string;
  readonly mesh: ArrayBuffer;
}

type Place = readonly [x: number, y: number, z: number];

const SIDES = ['L', 'R'] as const;
const sign = (side: 'L' | 'R') => (side === 'L' ? 1 : -1);

const JOINTS: readonly (readonly [name: string, parent: string, at: Place])[] = [
  ['root', '', [0, 0, 0]],
  ['pelvis', 'root', [0, 0.85, 0]],
  ['spine', 'pelvis', [0, 1, 0]],
  ['chest', 'spine', [0, 1.15, 0]],
  ['head', 'chest', [0, 1.45, 0]],
  ...SIDES.flatMap((side): [string, string, Place][] => [
    [`uarm${side}`, 'chest', [0.25 * sign(side), 1.35, 0]],
    [`farm${side}`, `uarm${side}`, [0.42 * sign(side), 1.12, 0]],
    [`hand${side}`, `farm${side}`, [0.58 * sign(side), 0.9, 0]],
    [`thigh${side}`, 'pelvis', [0.1 * sign(side), 0.82, 0]],
    [`shin${side}`, `thigh${side}`, [0.1 * sign(side), 0.45, 0]],
    [`foot${side}`, `shin${side}`, [0.1 * sign(side), 0.08, 0]],
  ]),
];
const NAMES = JOINTS.map(([name]) => name);

const BONES: readonly BoneFile[] = JOINTS.map(([name, parent, position]) => ({
  ...{ name, position },
  parent: NAMES.indexOf(parent),
}));

interface Box {
  readonly middle: Place;
  readonly half: Place;
  readonly bone: string | null;
}

const CORNERS = [0, 1, 2, 3, 4, 5, 6, 7].map((corner) => [
  corner & 1 ? 1 : -1,
  corner & 2 ? 1 : -1,
  corner & 4 ? 1 : -1,
]);
const FACES = [
  ...[0, 2, 1, 1, 2, 3, 4, 5, 6, 5, 7, 6, 0, 1, 4, 1, 5, 4],
  ...[2, 6, 3, 3, 6, 7, 0, 4, 2, 2, 4, 6, 1, 3, 5, 3, 7, 5],
];

function boxes(list: readonly Box[]): ArrayBuffer {
  return encodeMesh({
    positions: list.flatMap(({ middle, half }) =>
      CORNERS.map((corner) => [0, 1, 2].map((axis) => middle[axis]! + corner[axis]! * half[axis]!)),
    ) as [number, number, number][],
    ...(list[0]?.bone === null
      ? {}
      : { bones: list.flatMap(({ bone }) => CORNERS.map(() => NAMES.indexOf(bone ?? 'root'))) }),
    index: list.flatMap((_, at) => FACES.map((corner) => corner + at * CORNERS.length)),
  });
}

const model = (mesh: ArrayBuffer, name: string, more: Partial<ModelFile>): FixtureModel => ({
  mesh,
  json: JSON.stringify({
    version: 1,
    kind: 'item',
    mesh: `${name}.mesh`,
    bounds: [
      [-0.7, 0, -0.2],
      [0.7, 1.8, 0.3],
    ],
    parts: [{ name: 'piece', group: 'piece' }],
    palette: [{ name: 'metal', color: '#7788aa' }],
    ...more,
  } satisfies ModelFile),
});

/** `width` makes a form of it that is another than the body. */
export function fixtureCharacter(name: string, width = 1): FixtureModel {
  const limbs = JOINTS.slice(4).map(([bone, , [x, y, z]]): Box => ({
    bone,
    middle: [x, y, z],
    half: [0.07, 0.12, 0.07],
  }));
  const trunk: Box = { bone: 'chest', middle: [0, 1.1, 0], half: [0.2 * width, 0.3, 0.12] };
  const skull: Box = { bone: 'head', middle: [0, 1.6, 0], half: [0.13, 0.16, 0.13] };
  return model(boxes([...limbs, trunk, skull]), name, {
    kind: 'character',
    bones: BONES,
    parts: [{ name: 'all', group: 'body' }],
    palette: [{ name: 'skin', color: '#c08060' }],
    options: { skinColors: ['#c08060', '#604030'], hairColors: ['#402010'] },
    camera: { target: [0, 0.9, 0], distance: 4.6, height: 1.1 },
    attachments: {
      mainHand: { bone: 'handR', position: [0, 0, 0.1] },
      offHand: { bone: 'handL', position: [0, 0, 0.1] },
      shield: { bone: 'farmL', position: [0, 0, 0.1] },
      back: { bone: 'chest', position: [0, 0.5, -0.2] },
      hipLeft: { bone: 'pelvis', position: [0.3, 0, 0.1] },
      hipRight: { bone: 'pelvis', position: [-0.3, 0, 0.1] },
    },
  });
}

/** A box where the piece is worn, as its name says; what is held has no bones of its own. */
export function fixtureItem(name: string): FixtureModel {
  const worn: readonly (readonly [RegExp, Box])[] = [
    [/-head-/, { bone: 'head', middle: [0, 1.7, 0], half: [0.2, 0.12, 0.2] }],
    [/^cloak/, { bone: 'chest', middle: [0, 0.9, -0.2], half: [0.5, 0.5, 0.03] }],
    [/-shoulder-/, { bone: 'chest', middle: [0, 1.42, 0], half: [0.4, 0.06, 0.15] }],
  ];
  const box = worn.find(([pattern]) => pattern.test(name))?.[1];
  if (box) return model(boxes([box]), name, {});
  const isWorn = /(?:male|female)$/.test(name);
  const small: Box = { bone: 'chest', middle: [0, 1.1, 0.1], half: [0.1, 0.1, 0.06] };
  const held: Box = { bone: null, middle: [0, 0.2, 0], half: [0.04, 0.3, 0.04] };
  return isWorn
    ? model(boxes([small]), name, {})
    : model(boxes([held]), name, { rides: 'hand', sheath: 'back' });
}
