import { Euler, Quaternion, type Bone } from 'three';
import type { Rig } from '../figure/skeleton.ts';

/** How much of a thigh's swing a skirt follows. */
const FOLLOW = 0.8;
const SIDE_FOLLOW = 0.5;

/** Skirts and robes give way to the legs under them; returns how to let them, after each pose. */
export function skirtsOf(rig: Rig): () => void {
  const named = (name: string) => rig.byName.get(name);
  const [left, right] = [named('thighL'), named('thighR')];
  const skirts = ['skirtF', 'skirtB', 'skirtL', 'skirtR'].map(named);
  if (!left || !right || !skirts.some(Boolean)) return () => undefined;
  const [front, back, onLeft, onRight] = skirts;
  const turn = new Quaternion();
  const angles = new Euler();
  const swing = (bone: Bone): { readonly x: number; readonly z: number } => {
    turn.copy(rig.rest.get(bone)!.turn).invert().multiply(bone.quaternion);
    const { x, z } = angles.setFromQuaternion(turn);
    return { x, z };
  };
  const bend = (bone: Bone | undefined, x: number, z: number): void => {
    if (!bone) return;
    bone.quaternion.copy(rig.rest.get(bone)!.turn).multiply(turn.setFromEuler(angles.set(x, 0, z)));
  };
  return () => {
    const [l, r] = [swing(left), swing(right)];
    bend(front, Math.min(l.x, r.x, 0) * FOLLOW, 0);
    bend(back, Math.max(l.x, r.x, 0) * FOLLOW, 0);
    bend(onLeft, l.x * SIDE_FOLLOW, Math.max(0, l.z) * FOLLOW);
    bend(onRight, r.x * SIDE_FOLLOW, Math.min(0, r.z) * FOLLOW);
  };
}
