import { Vector3, type Bone } from 'three';
import { restMatrix, type Rig } from '../figure/skeleton.ts';

/** Bones that may lie on the ground, and how thick the body is there, in heights of the figure. */
const LYING: Readonly<Record<string, number>> = {
  pelvis: 0.075,
  spine: 0.07,
  chest: 0.085,
  head: 0.06,
  thighL: 0.045,
  thighR: 0.045,
  shinL: 0.035,
  shinR: 0.035,
  handL: 0.02,
  handR: 0.02,
  farmL: 0.025,
  farmR: 0.025,
};

/** Finds how far the posed figure is above the ground. */
export interface Ground {
  /** Of the lower foot's sole. */
  underFeet(): number;
  /** Of whatever is lowest. */
  underAll(): number;
}

export function groundOf(rig: Rig): Ground {
  const soles = ['footL', 'toeL', 'footR', 'toeR', 'forefootL', 'forefootR'].flatMap((name) => {
    const bone = rig.byName.get(name);
    return bone ? [{ bone, sole: soleOf(rig, bone) }] : [];
  });
  const height = rig.byName.get('head') ? rig.rest.get(rig.byName.get('head')!)!.modelPlace.y : 1;
  const lying = Object.entries(LYING).flatMap(([name, thick]) => {
    const bone = rig.byName.get(name);
    return bone ? [{ bone, thick: thick * height }] : [];
  });
  const at = new Vector3();
  const underFeet = (): number =>
    Math.min(...soles.map(({ bone, sole }) => at.copy(sole).applyMatrix4(bone.matrixWorld).y));
  return {
    underFeet: () => (soles.length > 0 ? underFeet() : 0),
    underAll: () =>
      Math.min(
        soles.length > 0 ? underFeet() : 0,
        ...lying.map(({ bone, thick }) => at.setFromMatrixPosition(bone.matrixWorld).y - thick),
      ),
  };
}

/** Below the bone at rest, on the ground: as the bone sees it. */
function soleOf(rig: Rig, bone: Bone): Vector3 {
  const { modelPlace } = rig.rest.get(bone)!;
  return new Vector3(modelPlace.x, 0, modelPlace.z).applyMatrix4(restMatrix(rig, bone).invert());
}
