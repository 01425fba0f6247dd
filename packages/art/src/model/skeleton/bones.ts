/** One skeleton for every race, so that one pose serves all. L is the figure's own left: positive x. */
export const BONES = [
  'root',
  'pelvis',
  'spine',
  'chest',
  'neck',
  'head',
  'hair',
  'clavL',
  'uarmL',
  'farmL',
  'handL',
  'fingL',
  'tipL',
  'thumbL',
  'clavR',
  'uarmR',
  'farmR',
  'handR',
  'fingR',
  'tipR',
  'thumbR',
  'thighL',
  'shinL',
  'footL',
  'toeL',
  'thighR',
  'shinR',
  'footR',
  'toeR',
  'tail1',
  'tail2',
  'tail3',
  'cape1',
  'cape2',
  'cape3',
  'skirtF',
  'skirtB',
  'skirtL',
  'skirtR',
] as const;
export type BoneName = (typeof BONES)[number];
export type Side = 'L' | 'R';
export const SIDES: readonly Side[] = ['L', 'R'];
/** +1 on the figure's left, −1 on its right. */
export const signOf = (side: Side): 1 | -1 => (side === 'L' ? 1 : -1);

const NUMBERS = new Map<string, number>(BONES.map((name, i) => [name, i]));
export const boneNumber = (name: BoneName): number => NUMBERS.get(name)!;

const arm = (side: Side): readonly (readonly [BoneName, BoneName])[] => [
  [`clav${side}`, 'chest'],
  [`uarm${side}`, `clav${side}`],
  [`farm${side}`, `uarm${side}`],
  [`hand${side}`, `farm${side}`],
  [`fing${side}`, `hand${side}`],
  [`tip${side}`, `fing${side}`],
  [`thumb${side}`, `hand${side}`],
];
const leg = (side: Side): readonly (readonly [BoneName, BoneName])[] => [
  [`thigh${side}`, 'pelvis'],
  [`shin${side}`, `thigh${side}`],
  [`foot${side}`, `shin${side}`],
  [`toe${side}`, `foot${side}`],
];

export const PARENTS: ReadonlyMap<BoneName, BoneName> = new Map<BoneName, BoneName>([
  ['pelvis', 'root'],
  ['spine', 'pelvis'],
  ['chest', 'spine'],
  ['neck', 'chest'],
  ['head', 'neck'],
  ['hair', 'head'],
  ...SIDES.flatMap(arm),
  ...SIDES.flatMap(leg),
  ['tail1', 'pelvis'],
  ['tail2', 'tail1'],
  ['tail3', 'tail2'],
  ['cape1', 'chest'],
  ['cape2', 'cape1'],
  ['cape3', 'cape2'],
  ['skirtF', 'pelvis'],
  ['skirtB', 'pelvis'],
  ['skirtL', 'pelvis'],
  ['skirtR', 'pelvis'],
]);

/** Arms hang this far from the vertical in the pose the body is bound in, in radians. */
export const ARM_ANGLE = (42 * Math.PI) / 180;

const ARM_BONE = /^(?:uarm|farm|hand|fing|tip|thumb)/;

/** Bind rotation as a quaternion: arm bones are turned so that −y runs along the bone and x bends the elbow. */
export function bindRotation(bone: BoneName): readonly [number, number, number, number] {
  if (!ARM_BONE.test(bone)) return [0, 0, 0, 1];
  const half = ((bone.endsWith('L') ? 1 : -1) * ARM_ANGLE) / 2;
  return [0, 0, Math.sin(half), Math.cos(half)];
}
