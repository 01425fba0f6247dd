import { lid } from '../field/shapes.ts';
import { add, type Vec } from '../field/vec.ts';
import type { FaceShape } from './face-shape.ts';
import type { HeadBrush } from './head-brush.ts';

export interface Eye {
  readonly side: 1 | -1;
  readonly centre: Vec;
  /** In metres. */
  readonly radius: number;
  /** The plane at which the upper lid ends: its normal, and its height over the centre in radii. */
  readonly lidNormal: Vec;
  readonly lidHeight: number;
}

/** Sockets, and the lids over them; the balls are meshes of their own. */
export function sculptEyes(brush: HeadBrush, face: FaceShape, female: boolean): readonly Eye[] {
  const { frame } = brush;
  const ratio = frame.height / frame.width;
  return ([-1, 1] as const).map((side) => {
    const r = face.eyeRadius;
    const at: Vec = [side * face.eyeApart, face.eyeHeight - 0.005, 0.285 - r * 0.28];
    brush.ellipsoid(at, [r * 1.2 * ratio, r * 0.96, r * 1.25], 0.026, 'cut');
    const centre = frame.place(...at);
    const radius = r * frame.height * 0.97;
    const lidNormal: Vec = [side * -face.tilt * 0.9, 1, 0.25];
    const bevel = 0.006 * frame.height;
    const thick = female ? 1.075 : 1.1;
    brush.put(lid(centre, radius * thick, lidNormal, radius * face.lid, bevel), 0.01, 'over');
    brush.put(
      lid(
        add(centre, [0, 0, -radius * 0.01]),
        radius * (thick - 0.05),
        [side * face.tilt * 0.4, -1, 0.1],
        radius * (female ? 0.7 : 0.64),
        bevel,
      ),
      0.01,
      'over',
    );
    return { side, centre, radius, lidNormal, lidHeight: face.lid };
  });
}
