import type { Vec } from '../field/vec.ts';

/** The bones of everything on four legs. */
export const BEAST_BONES = [
  'root',
  'pelvis',
  'spine',
  'chest',
  'neck',
  'head',
  'tail1',
  'tail2',
  'tail3',
  'thighL',
  'shinL',
  'footL',
  'thighR',
  'shinR',
  'footR',
  'foreL',
  'foreshinL',
  'forefootL',
  'foreR',
  'foreshinR',
  'forefootR',
] as const;
export type BeastBone = (typeof BEAST_BONES)[number];
export const BEAST_PARENTS: Readonly<Partial<Record<BeastBone, BeastBone>>> = {
  pelvis: 'root',
  spine: 'pelvis',
  chest: 'spine',
  neck: 'chest',
  head: 'neck',
  tail1: 'pelvis',
  tail2: 'tail1',
  tail3: 'tail2',
  thighL: 'pelvis',
  shinL: 'thighL',
  footL: 'shinL',
  thighR: 'pelvis',
  shinR: 'thighR',
  footR: 'shinR',
  foreL: 'chest',
  foreshinL: 'foreL',
  forefootL: 'foreshinL',
  foreR: 'chest',
  foreshinR: 'foreR',
  forefootR: 'foreshinR',
};
export const beastBone = (bone: BeastBone): number => BEAST_BONES.indexOf(bone);

/** A beast in metres. */
export interface BeastShape {
  /** Height of the withers. */
  readonly tall: number;
  /** From hips to shoulders. */
  readonly long: number;
  readonly chest: Vec;
  readonly belly: Vec;
  readonly hips: Vec;
  readonly hump: number;
  readonly leg: number;
  readonly paw: number;
  readonly neck: { readonly long: number; readonly up: number; readonly radius: number };
  readonly head: number;
  readonly muzzle: { readonly long: number; readonly wide: number; readonly deep: number };
  readonly ear: { readonly long: number; readonly wide: number; readonly round: boolean };
  readonly tail: {
    readonly long: number;
    readonly radius: number;
    readonly up: number;
    readonly bushy: number;
  };
}

export interface BeastEye {
  readonly centre: Vec;
  readonly radius: number;
  readonly side: 1 | -1;
}
