import type { Triple } from '../assets/model-file.ts';

/** Degrees about the bone's own axes, on top of how it rests. */
export type Pose = Readonly<Record<string, Triple | undefined>>;

export interface PoseKey {
  /** Share of the whole, 0 to 1. */
  readonly at: number;
  readonly pose: Pose;
  /** How far above the ground, in lengths of the leg. */
  readonly lift?: number;
}

/** A movement as a table of joint angles; the same for every body. */
export interface AnimationFile {
  readonly version: 1;
  readonly seconds: number;
  /** Otherwise the last pose is held. */
  readonly loop: boolean;
  /** The keys are its first half; the second is the same with left and right exchanged. */
  readonly mirrored?: boolean;
  /** What stands on the ground: a foot, or whatever is lowest. */
  readonly ground?: 'feet' | 'lowest';
  /** Degrees by which a cloak flies behind. */
  readonly trail?: number;
  /** Degrees the chest rises with each breath. */
  readonly breath?: number;
  /** Weapons are carried, not ready: points down, staves upright, one hand on each. */
  readonly carries?: boolean;
  /** Hands are not closed round what they hold. */
  readonly openHands?: boolean;
  /** For every key, where it does not say otherwise. */
  readonly base?: Pose;
  readonly keys: readonly PoseKey[];
}

export function readAnimationFile(value: unknown, name: string): AnimationFile {
  const file = value as Partial<AnimationFile> | null;
  const isOurs =
    typeof file === 'object' &&
    file?.version === 1 &&
    typeof file.seconds === 'number' &&
    file.seconds > 0 &&
    Array.isArray(file.keys) &&
    file.keys.length > 0;
  if (!isOurs) throw new Error(`${name} is no animation`);
  return file as AnimationFile;
}
