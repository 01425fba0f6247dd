import { Quaternion, Vector3, type Bone } from 'three';

export interface Arm {
  readonly upper: Bone;
  readonly lower: Bone;
  readonly hand: Bone;
}

/** Bends an arm so that its hand comes to a place; as near as it can where that is too far. */
export function reach({ upper, lower, hand }: Arm, target: Vector3): void {
  const shoulder = upper.getWorldPosition(new Vector3());
  const elbow = lower.getWorldPosition(new Vector3());
  const wrist = hand.getWorldPosition(new Vector3());
  const [a, b] = [shoulder.distanceTo(elbow), elbow.distanceTo(wrist)];
  const far = Math.min(shoulder.distanceTo(target), (a + b) * 0.999);
  const wanted = corner(a, b, Math.max(far, Math.abs(a - b) + 1e-3));
  const now = corner(a, b, shoulder.distanceTo(wrist));
  const axis = new Vector3()
    .subVectors(shoulder, elbow)
    .cross(new Vector3().subVectors(wrist, elbow));
  if (axis.lengthSq() < 1e-10) axis.set(1, 0, 0);
  turnInWorld(lower, new Quaternion().setFromAxisAngle(axis.normalize(), wanted - now));
  hand.getWorldPosition(wrist);
  turnInWorld(
    upper,
    new Quaternion().setFromUnitVectors(
      wrist.sub(shoulder).normalize(),
      target.clone().sub(shoulder).normalize(),
    ),
  );
}

/** The elbow's angle, by the law of cosines. */
function corner(a: number, b: number, across: number): number {
  const cosine = (a * a + b * b - across * across) / (2 * a * b);
  return Math.acos(Math.max(-1, Math.min(1, cosine)));
}

/** Turns a bone about a line of the world that goes through it. */
function turnInWorld(bone: Bone, turn: Quaternion): void {
  const parent = bone.parent!.getWorldQuaternion(new Quaternion());
  const inWorld = parent.clone().multiply(bone.quaternion);
  bone.quaternion.copy(parent.invert()).multiply(turn.clone().multiply(inWorld));
  bone.updateMatrixWorld(true);
}
