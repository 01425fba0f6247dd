import { Bone, Matrix4, Quaternion, Skeleton, Vector3 } from 'three';
import type { BoneFile } from '../assets/model-file.ts';

/** Bones as they rest, found by name. */
export interface Rig {
  readonly root: Bone;
  readonly bones: readonly Bone[];
  readonly byName: ReadonlyMap<string, Bone>;
  readonly skeleton: Skeleton;
  /** At rest: each bone's turn against its parent, and its place and turn in the model's space. */
  readonly rest: ReadonlyMap<Bone, Rest>;
}

export interface Rest {
  readonly index: number;
  readonly turn: Quaternion;
  readonly place: Vector3;
  readonly modelTurn: Quaternion;
  readonly modelPlace: Vector3;
}

export function makeRig(files: readonly BoneFile[]): Rig {
  const bones = files.map(({ name }) => {
    const bone = new Bone();
    bone.name = name;
    return bone;
  });
  const rest = new Map<Bone, Rest>();
  files.forEach(({ parent, position, rotation }, index) => {
    const bone = bones[index]!;
    const modelPlace = new Vector3(...position);
    const modelTurn = rotation ? new Quaternion(...rotation) : new Quaternion();
    const above = bones[parent];
    if (above) {
      const { modelPlace: from, modelTurn: turned } = rest.get(above)!;
      const back = turned.clone().invert();
      bone.position.copy(modelPlace).sub(from).applyQuaternion(back);
      bone.quaternion.copy(back).multiply(modelTurn);
      above.add(bone);
    } else {
      bone.position.copy(modelPlace);
      bone.quaternion.copy(modelTurn);
    }
    rest.set(bone, {
      ...{ index, modelPlace, modelTurn },
      turn: bone.quaternion.clone(),
      place: bone.position.clone(),
    });
  });
  const root = bones[0];
  if (!root) throw new Error('The model has no bones');
  root.updateMatrixWorld(true);
  const inverses = bones.map((bone) => bone.matrixWorld.clone().invert());
  return {
    ...{ root, bones, rest },
    byName: new Map(bones.map((bone) => [bone.name, bone])),
    skeleton: new Skeleton(bones, inverses),
  };
}

/** The model's space at rest, seen from a bone. */
export function restMatrix(rig: Rig, bone: Bone): Matrix4 {
  const { modelPlace, modelTurn } = rig.rest.get(bone)!;
  return new Matrix4().compose(modelPlace, modelTurn, new Vector3(1, 1, 1));
}
