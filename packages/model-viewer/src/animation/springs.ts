import { MathUtils, Quaternion, Vector3, type Bone } from 'three';
import type { Rig } from '../figure/skeleton.ts';

/** How a hanging thing follows: stiffer ones sooner. */
interface Hang {
  readonly bones: readonly string[];
  readonly stiffness: number;
  readonly damping: number;
  /** How much of the flying is its own: a tail trails less than a cloak. */
  readonly trail: number;
}

const HANGS: readonly Hang[] = [
  { bones: ['cape1', 'cape2', 'cape3'], stiffness: 70, damping: 9, trail: 1 },
  { bones: ['tail1', 'tail2', 'tail3'], stiffness: 90, damping: 8, trail: 0.35 },
  { bones: ['hair'], stiffness: 140, damping: 14, trail: 0.12 },
];

/** Longer than this between two frames and nothing swings any more. */
const STALL = 0.1;
/** Seconds; a spring is worked out in steps no longer than this. */
const STEP = 1 / 60;

interface Hanging extends Hang {
  readonly bone: Bone;
  /** Which way it points when it rests, in the model's space. */
  readonly down: Vector3;
  readonly way: Vector3;
  readonly speed: Vector3;
  /** Place in its chain: the end swings farther than the beginning. */
  readonly link: number;
}

/** Cloaks, tails and loose hair lag behind what they hang from. */
export class Springs {
  readonly #rig: Rig;
  readonly #hanging: readonly Hanging[];

  constructor(rig: Rig) {
    this.#rig = rig;
    this.#hanging = HANGS.flatMap((hang) =>
      hang.bones.flatMap((name, link) => {
        const bone = rig.byName.get(name);
        if (!bone) return [];
        const down = new Vector3(0, -1, 0);
        return [{ ...hang, bone, down, way: down.clone(), speed: new Vector3(), link }];
      }),
    );
  }

  /** After the pose is set and its matrices are known. Seconds since the last; degrees of flying behind. */
  update(seconds: number, trail: number): void {
    const turn = new Quaternion();
    const parent = new Quaternion();
    const goal = new Vector3();
    for (const hanging of this.#hanging) {
      const { bone, down, way, speed } = hanging;
      bone.parent!.getWorldQuaternion(parent);
      const rest = this.#rig.rest.get(bone)!;
      const parentRest = this.#rig.rest.get(bone.parent as Bone)?.modelTurn;
      // How its holder is turned against rest is followed half: the rest is its own weight.
      turn.copy(parent);
      if (parentRest) turn.multiply(parentRest.clone().invert());
      goal.copy(down).applyQuaternion(turn).lerp(down, 0.5);
      const flying = MathUtils.degToRad(trail * hanging.trail * (1 + hanging.link * 0.25));
      goal.z -= Math.sin(flying);
      goal.normalize();
      if (seconds > STALL || seconds === 0) {
        way.copy(goal);
        speed.set(0, 0, 0);
      } else swing(hanging, goal, seconds);
      turn.setFromUnitVectors(down, way.clone().normalize());
      turn.multiply(yawOf(parent)).multiply(rest.modelTurn);
      bone.quaternion.copy(parent.invert()).multiply(turn);
      bone.updateMatrixWorld(true);
    }
  }
}

function swing({ way, speed, stiffness, damping }: Hanging, goal: Vector3, seconds: number): void {
  const pull = new Vector3();
  for (let left = seconds; left > 0; left -= STEP) {
    const step = Math.min(STEP, left);
    pull.copy(goal).sub(way).multiplyScalar(stiffness).addScaledVector(speed, -damping);
    speed.addScaledVector(pull, step);
    way.addScaledVector(speed, step);
  }
}

/** The part of a turn that is about the upright axis. */
function yawOf(turn: Quaternion): Quaternion {
  const yaw = new Quaternion(0, turn.y, 0, turn.w);
  return yaw.lengthSq() < 1e-6 ? new Quaternion() : yaw.normalize();
}
