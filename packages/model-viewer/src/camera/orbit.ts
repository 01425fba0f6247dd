import { MathUtils, PerspectiveCamera, Vector3 } from 'three';
import type { CameraPreset } from '../assets/model-file.ts';

/** Areas §7. */
export const FIELD_OF_VIEW = 30;
export const MAX_DISTANCE = 12;
export const FAR_PLANE = 100;

const MIN_DISTANCE = 0.7;
/** Radians; the figure is seen from a little above, never from below the plinth. */
const LOWEST = -0.12;
const HIGHEST = 1.2;
/** Seconds of the way back to the far view. */
const WAY_BACK = 1;
/** Radians the figure is turned at first, and how far from above it is seen. */
const FIRST_TURN = 0.33;
const FIRST_RISE = 0.1;
/** Metres the look may be moved aside. */
const MOST_PAN = 1.5;

interface View {
  turn: number;
  rise: number;
  distance: number;
  readonly target: Vector3;
}

/** What a figure needs to be seen whole. */
export interface Frame {
  /** Metres of the tallest and broadest it gets, plinth and all. */
  readonly height: number;
  readonly breadth: number;
  readonly preset: CameraPreset | null;
}

/** A place to look from: radians round the figure, metres away, and the height looked at. */
export interface FixedView {
  readonly turn: number;
  readonly distance: number;
  readonly height: number;
}

/** The camera goes round the figure; nearer, farther and aside only when it is let. */
export class Orbit {
  readonly camera = new PerspectiveCamera(FIELD_OF_VIEW, 1, 0.05, FAR_PLANE);
  readonly #view: View = {
    turn: FIRST_TURN,
    rise: FIRST_RISE,
    distance: 5,
    target: new Vector3(0, 0.9, 0),
  };
  #frame: Frame = { height: 2, breadth: 1, preset: null };
  #way: { readonly from: View; done: number } | null = null;
  /** Whether it stands where the figure is seen whole, and so follows the figure and the window. */
  #isFar = true;

  /** Another figure, or another place for it. */
  fit(frame: Frame): void {
    const wasFirst = this.#view.rise === this.#farRise();
    this.#frame = frame;
    if (wasFirst) this.#view.rise = this.#farRise();
    if (this.#isFar) this.#takeFarView();
  }

  resize(width: number, height: number): void {
    this.camera.aspect = width / Math.max(1, height);
    this.camera.updateProjectionMatrix();
    if (this.#isFar) this.#takeFarView();
  }

  /** Radians. */
  rotate(turn: number, rise: number): void {
    this.#view.turn += turn;
    this.#view.rise = MathUtils.clamp(this.#view.rise + rise, LOWEST, HIGHEST);
  }

  zoom(factor: number): void {
    this.#leaveFarView();
    this.#view.distance = MathUtils.clamp(this.#view.distance * factor, MIN_DISTANCE, MAX_DISTANCE);
  }

  /** In heights of the picture. */
  pan(right: number, up: number): void {
    this.#leaveFarView();
    const { target, distance, turn } = this.#view;
    const seen = 2 * distance * Math.tan(MathUtils.degToRad(FIELD_OF_VIEW) / 2);
    target.x += Math.cos(turn) * right * seen;
    target.z -= Math.sin(turn) * right * seen;
    target.y += up * seen;
    const middle = this.#farTarget();
    target.sub(middle).clampLength(0, MOST_PAN).add(middle);
  }

  /** The way back takes a second. */
  goFar(): void {
    const { turn, rise, distance, target } = this.#view;
    const whole = Math.PI * 2;
    const near = turn - Math.round((turn - FIRST_TURN) / whole) * whole;
    this.#way = { from: { turn: near, rise, distance, target: target.clone() }, done: 0 };
    this.#isFar = true;
  }

  /** At once: for whoever wants no motion. */
  jumpFar(): void {
    this.#way = null;
    this.#isFar = true;
    this.#view.turn = FIRST_TURN;
    this.#view.rise = this.#farRise();
    this.#takeFarView();
  }

  stand({ turn, distance, height }: FixedView): void {
    this.#leaveFarView();
    this.#view.turn = turn;
    this.#view.distance = distance;
    this.#view.target.set(0, height, 0);
  }

  get isMoving(): boolean {
    return this.#way !== null;
  }

  update(seconds: number): void {
    if (this.#way) this.#goOn(this.#way, seconds);
    const { turn, rise, distance, target } = this.#view;
    this.camera.position
      .set(Math.sin(turn) * Math.cos(rise), Math.sin(rise), Math.cos(turn) * Math.cos(rise))
      .multiplyScalar(distance)
      .add(target);
    this.camera.lookAt(target);
  }

  #goOn(way: { readonly from: View; done: number }, seconds: number): void {
    way.done = Math.min(1, way.done + seconds / WAY_BACK);
    const share = MathUtils.smootherstep(way.done, 0, 1);
    const { from } = way;
    this.#view.turn = MathUtils.lerp(from.turn, FIRST_TURN, share);
    this.#view.rise = MathUtils.lerp(from.rise, this.#farRise(), share);
    this.#view.distance = MathUtils.lerp(from.distance, this.#farDistance(), share);
    this.#view.target.lerpVectors(from.target, this.#farTarget(), share);
    if (way.done === 1) this.#way = null;
  }

  #leaveFarView(): void {
    this.#isFar = false;
    this.#way = null;
  }

  #takeFarView(): void {
    if (this.#way) return;
    this.#view.distance = this.#farDistance();
    this.#view.target.copy(this.#farTarget());
  }

  #farTarget(): Vector3 {
    const { preset, height } = this.#frame;
    return preset ? new Vector3(...preset.target) : new Vector3(0, height * 0.41, 0);
  }

  #farRise(): number {
    const { preset } = this.#frame;
    return preset ? Math.atan2(preset.height - preset.target[1], preset.distance) : FIRST_RISE;
  }

  /** The preset's, or farther where the picture is too narrow for the figure's breadth. */
  #farDistance(): number {
    const { preset, height, breadth } = this.#frame;
    const half = Math.tan(MathUtils.degToRad(FIELD_OF_VIEW) / 2);
    const tall = preset?.distance ?? height / (2 * half);
    const broad = breadth / (2 * half * this.camera.aspect);
    return Math.min(MAX_DISTANCE, Math.max(tall, broad));
  }
}
