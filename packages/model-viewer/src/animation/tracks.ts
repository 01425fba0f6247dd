import type { Triple } from '../assets/model-file.ts';
import type { AnimationFile, Pose, PoseKey } from './animation-file.ts';

/** One number over time, eased: it passes through its keys and never beyond them. */
export interface Track {
  readonly at: readonly number[];
  readonly value: readonly number[];
  readonly slope: readonly number[];
}

/** An animation made ready to be asked for any moment. */
export interface Movement {
  readonly file: AnimationFile;
  /** Three tracks a bone: x, y, z. */
  readonly bones: ReadonlyMap<string, readonly [Track, Track, Track]>;
  readonly lift: Track;
}

export function makeMovement(file: AnimationFile): Movement {
  const keys = wholeKeys(file);
  const names = new Set(keys.flatMap(({ pose }) => Object.keys(pose)));
  const tracksOf = (name: string): [Track, Track, Track] => {
    const axis = (which: 0 | 1 | 2) =>
      makeTrack(
        keys.map(({ at, pose }) => ({ at, value: pose[name]?.[which] ?? 0 })),
        file.loop,
      );
    return [axis(0), axis(1), axis(2)];
  };
  return {
    file,
    bones: new Map([...names].map((name) => [name, tracksOf(name)])),
    lift: makeTrack(
      keys.map(({ at, lift = 0 }) => ({ at, value: lift })),
      file.loop,
    ),
  };
}

/** With the base under every key, and the mirrored half after the first. */
function wholeKeys({ keys, base = {}, mirrored }: AnimationFile): readonly PoseKey[] {
  const whole = keys.map((key) => ({ ...key, pose: { ...base, ...key.pose } }));
  if (!mirrored) return whole;
  return [
    ...whole.map((key) => ({ ...key, at: key.at / 2 })),
    ...whole.map((key) => ({ ...key, at: 0.5 + key.at / 2, pose: mirroredPose(key.pose) })),
  ];
}

export function mirroredPose(pose: Pose): Pose {
  return Object.fromEntries(
    Object.entries(pose).flatMap(([name, turn]) =>
      turn ? [[otherSide(name), [turn[0], -turn[1], -turn[2]] as Triple]] : [],
    ),
  );
}

function otherSide(name: string): string {
  if (name.endsWith('L')) return `${name.slice(0, -1)}R`;
  return name.endsWith('R') ? `${name.slice(0, -1)}L` : name;
}

interface Knot {
  readonly at: number;
  readonly value: number;
}

/** Slopes as the neighbours agree on; flat where the number turns back. */
export function makeTrack(knots: readonly Knot[], loop: boolean): Track {
  const last = knots.at(-1)!;
  const first = knots[0]!;
  const line = loop
    ? [{ ...last, at: last.at - 1 }, ...knots, { ...first, at: first.at + 1 }]
    : [...knots];
  const steep = (from: number): number => {
    const [a, b] = [line[from]!, line[from + 1]!];
    return (b.value - a.value) / Math.max(1e-6, b.at - a.at);
  };
  const slope = line.map((_, place) => {
    if (place === 0 || place === line.length - 1) return 0;
    const [before, after] = [steep(place - 1), steep(place)];
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
  return { at: line.map(({ at }) => at), value: line.map(({ value }) => value), slope };
}

/** At a share of the whole, 0 to 1. */
export function trackAt({ at, value, slope }: Track, share: number): number {
  let next = 1;
  while (next < at.length - 1 && at[next]! < share) next++;
  if (at.length === 1 || share <= at[0]!) return value[0]!;
  if (share >= at[next]!) return value[next]!;
  const from = next - 1;
  const width = at[next]! - at[from]!;
  const t = (share - at[from]!) / width;
  const [t2, t3] = [t * t, t * t * t];
  return (
    value[from]! * (2 * t3 - 3 * t2 + 1) +
    slope[from]! * width * (t3 - 2 * t2 + t) +
    value[next]! * (3 * t2 - 2 * t3) +
    slope[next]! * width * (t3 - t2)
  );
}
