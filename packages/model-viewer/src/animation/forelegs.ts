import { Euler, Quaternion } from 'three';
import type { Rig } from '../figure/skeleton.ts';

/** Of what walks on four legs: each foreleg goes with the hind leg of the other side. */
const FOLLOWERS = [
  ['foreL', 'thighR', 0.8],
  ['foreR', 'thighL', 0.8],
  ['foreshinL', 'shinR', -0.6],
  ['foreshinR', 'shinL', -0.6],
] as const;

/** Returns how to move the forelegs, after each pose; people have none. */
export function forelegsOf(rig: Rig): () => void {
  const legs = FOLLOWERS.flatMap(([fore, hind, share]) => {
    const [leg, led] = [rig.byName.get(hind), rig.byName.get(fore)];
    return leg && led ? [{ leg, led, share }] : [];
  });
  const turn = new Quaternion();
  const angles = new Euler();
  return () => {
    for (const { leg, led, share } of legs) {
      turn.copy(rig.rest.get(leg)!.turn).invert().multiply(leg.quaternion);
      const { x } = angles.setFromQuaternion(turn);
      led.quaternion
        .copy(rig.rest.get(led)!.turn)
        .multiply(turn.setFromEuler(angles.set(x * share, 0, 0)));
    }
  };
}
