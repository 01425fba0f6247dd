import type { Vec } from '../field/vec.ts';
import { bindRotation, boneNumber, BONES, PARENTS } from './bones.ts';
import type { Joints } from './joints.ts';

export interface BoneEntry {
  readonly name: string;
  readonly parent: number;
  readonly position: Vec;
  readonly rotation?: readonly [number, number, number, number];
}

const round = (v: number): number => Math.round(v * 1e4) / 1e4;

/** The skeleton as files tell it: parents by number, arms turned as they are bound. */
export function boneEntries(joints: Joints): readonly BoneEntry[] {
  return BONES.map((name) => {
    const parent = PARENTS.get(name);
    const rotation = bindRotation(name);
    return {
      name,
      parent: parent ? boneNumber(parent) : -1,
      position: joints[name].map(round) as unknown as Vec,
      ...(rotation[3] === 1 ? {} : { rotation }),
    };
  });
}
