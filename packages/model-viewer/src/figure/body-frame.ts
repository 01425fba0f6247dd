import type { ModelFile } from '../assets/model-file.ts';
import type { Frame } from '../camera/orbit.ts';

/** What a body needs round it: its plinth, the reach of its shadow, a camera that sees it whole. Metres. */
export interface BodyFrame {
  readonly radius: number;
  readonly height: number;
  readonly breadth: number;
  readonly frame: Frame;
}

const FEET = /^(?:fore)?foot[LR]$/;

export function bodyFrame({ bounds, bones = [], camera }: ModelFile): BodyFrame {
  const [[minX, , minZ], [maxX, tall, maxZ]] = bounds;
  const broad = Math.max(maxX - minX, maxZ - minZ);
  const feet = bones.filter(({ name }) => FEET.test(name));
  const stand = Math.max(0, ...feet.map(({ position: [x, , z] }) => Math.hypot(x, z)));
  // As wide as the figure's height asks for; what goes on four legs has all of them on it.
  const radius = Math.max(stand + 0.16, Math.min(0.62, Math.max(0.3, 0.2 + tall * 0.13)));
  return {
    radius,
    height: tall * 1.25,
    breadth: Math.max(1.2, broad),
    frame: {
      height: tall * 1.12 + 0.3,
      breadth: Math.max(radius * 2.3, broad * 0.8),
      preset: camera ?? null,
    },
  };
}
