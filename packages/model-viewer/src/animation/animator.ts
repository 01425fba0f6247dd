import { Euler, MathUtils, Quaternion, type Bone, type Vector3 } from 'three';
import type { Rig } from '../figure/skeleton.ts';
import { forelegsOf } from './forelegs.ts';
import { groundOf, type Ground } from './ground.ts';
import { reach } from './reach.ts';
import { skirtsOf } from './skirts.ts';
import { Springs } from './springs.ts';
import { trackAt, type Movement } from './tracks.ts';

/** What the hands are closed round. */
export interface Hold {
  /** Degrees the wrist is bent while the thing is merely carried; null for an empty hand. */
  readonly left: number | null;
  readonly right: number | null;
  /** A place on the haft for the left hand, as the right one sees it. */
  readonly haft: Vector3 | null;
}

const EMPTY_HANDS: Hold = { left: null, right: null, haft: null };

/** Seconds from one movement to the next. */
const CROSSING = 0.22;
/** Seconds a breath takes. */
const BREATH = 3.2;
/** Seconds by which the upper body follows the hips. */
const LAGS: Readonly<Record<string, number>> = { spine: 0.04, chest: 0.08, neck: 0.11, head: 0.14 };
/** Degrees; mirrored for the right hand. */
const FIST = { fing: [0, 0, -84], tip: [0, 0, -82], thumb: [0, 0, 0] } as const;

/** Moves a rig through a movement, and from one to the next. */
export class Animator {
  readonly #rig: Rig;
  readonly #ground: Ground;
  readonly #springs: Springs;
  readonly #bendSkirts: () => void;
  readonly #moveForelegs: () => void;
  readonly #leg: number;
  readonly #before = new Map<Bone, Quaternion>();
  readonly #turn = new Quaternion();
  readonly #angles = new Euler();
  #movement: Movement | null = null;
  #seconds = 0;
  #crossed = CROSSING;
  #hold = EMPTY_HANDS;

  constructor(rig: Rig) {
    this.#rig = rig;
    this.#ground = groundOf(rig);
    this.#springs = new Springs(rig);
    this.#bendSkirts = skirtsOf(rig);
    this.#moveForelegs = forelegsOf(rig);
    this.#leg = rig.byName.get('thighL')
      ? rig.rest.get(rig.byName.get('thighL')!)!.modelPlace.y
      : 0.8;
  }

  get movement(): Movement | null {
    return this.#movement;
  }

  /** Seconds since the movement began. */
  get seconds(): number {
    return this.#seconds;
  }

  hold(hold: Hold): void {
    this.#hold = hold;
  }

  /** From how the figure stands now; at once when it stood nowhere yet. */
  play(movement: Movement): void {
    const isFirst = this.#movement === null;
    this.#movement = movement;
    this.#seconds = 0;
    this.#crossed = isFirst ? CROSSING : 0;
    this.#before.clear();
    if (isFirst) return;
    for (const bone of this.#rig.bones) this.#before.set(bone, bone.quaternion.clone());
  }

  /** No crossing: the movement is shown as it is at this moment. */
  settle(): void {
    this.#crossed = CROSSING;
  }

  /** Seconds since the last frame; 0 poses without moving on. */
  update(seconds: number): void {
    const movement = this.#movement;
    if (!movement) return;
    this.#seconds += seconds;
    this.#crossed = Math.min(CROSSING, this.#crossed + seconds);
    this.#pose(movement);
    this.#breathe(movement);
    this.#cross();
    this.#bendSkirts();
    this.#moveForelegs();
    this.#rig.root.position.copy(this.#rig.rest.get(this.#rig.root)!.place);
    this.#rig.root.updateMatrixWorld(true);
    this.#grip(movement);
    this.#stand(movement);
    this.#springs.update(seconds, movement.file.trail ?? 0);
  }

  #shareAt(movement: Movement, seconds: number): number {
    const share = seconds / movement.file.seconds;
    return movement.file.loop ? share - Math.floor(share) : MathUtils.clamp(share, 0, 1);
  }

  #pose(movement: Movement): void {
    const { rest } = this.#rig;
    for (const bone of this.#rig.bones) {
      bone.quaternion.copy(rest.get(bone)!.turn);
      const tracks = movement.bones.get(bone.name);
      if (!tracks) continue;
      const share = this.#shareAt(movement, this.#seconds - (LAGS[bone.name] ?? 0));
      this.#bend(
        bone,
        trackAt(tracks[0], share),
        trackAt(tracks[1], share),
        trackAt(tracks[2], share),
      );
    }
    if (movement.file.openHands) return;
    for (const [side, wrist, sign] of [
      ['L', this.#hold.left, 1],
      ['R', this.#hold.right, -1],
    ] as const) {
      if (wrist === null) continue;
      const hand = this.#rig.byName.get(`hand${side}`);
      if (hand && movement.file.carries) this.#bend(hand, wrist, 0, 0);
      for (const [part, [x, y, z]] of Object.entries(FIST)) {
        const bone = this.#rig.byName.get(part + side);
        if (!bone) continue;
        bone.quaternion.copy(rest.get(bone)!.turn);
        this.#bend(bone, x, y * sign, z * sign);
      }
    }
  }

  #bend(bone: Bone, x: number, y: number, z: number): void {
    const { degToRad } = MathUtils;
    this.#angles.set(degToRad(x), degToRad(y), degToRad(z));
    bone.quaternion.multiply(this.#turn.setFromEuler(this.#angles));
  }

  #breathe({ file: { breath = 0 } }: Movement): void {
    if (breath === 0) return;
    const air = Math.sin((this.#seconds / BREATH) * 2 * Math.PI) * breath;
    for (const [name, x, z] of [
      ['chest', -air, 0],
      ['head', air * 0.7, 0],
      ['clavL', 0, air * 0.6],
      ['clavR', 0, -air * 0.6],
    ] as const) {
      const bone = this.#rig.byName.get(name);
      if (bone) this.#bend(bone, x, 0, z);
    }
  }

  #cross(): void {
    if (this.#crossed >= CROSSING) return;
    const share = MathUtils.smoothstep(this.#crossed, 0, CROSSING);
    for (const [bone, before] of this.#before) {
      bone.quaternion.copy(this.#turn.slerpQuaternions(before, bone.quaternion, share));
    }
  }

  /** The left hand comes to the haft the right one holds. */
  #grip({ file }: Movement): void {
    const { haft } = this.#hold;
    if (!haft || file.openHands || file.carries) return;
    const bones = (['uarmL', 'farmL', 'handL', 'handR'] as const).map((name) =>
      this.#rig.byName.get(name),
    );
    const [upper, lower, hand, right] = bones;
    if (!upper || !lower || !hand || !right) return;
    reach({ upper, lower, hand }, haft.clone().applyMatrix4(right.matrixWorld));
  }

  #stand(movement: Movement): void {
    const { file, lift } = movement;
    const above = file.ground === 'lowest' ? this.#ground.underAll() : this.#ground.underFeet();
    const raised = trackAt(lift, this.#shareAt(movement, this.#seconds)) * this.#leg;
    this.#rig.root.position.y += raised - above;
    this.#rig.root.updateMatrixWorld(true);
  }
}
