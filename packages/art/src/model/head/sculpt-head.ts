import { box } from '../field/shapes.ts';
import { sculptEars } from './ears.ts';
import { sculptEyes, type Eye } from './eyes.ts';
import type { FaceShape } from './face-shape.ts';
import type { HeadBrush } from './head-brush.ts';
import { sculptMuzzle } from './muzzle.ts';

const BOTH = [-1, 1] as const;

/** Skull, face and ears of one face; gives the eyes it left room for. */
export function sculptHead(brush: HeadBrush, face: FaceShape, female: boolean): readonly Eye[] {
  brush.ellipsoid([0, 0.13, -0.07], [0.35, 0.36, 0.41], 0.08);
  brush.ellipsoid([0, -0.1, 0.08], [0.275 * (female ? 0.95 : 1), 0.33, 0.27], 0.1);
  if (face.muzzle > 0) sculptMuzzle(brush, face.muzzle);
  else sculptFace(brush, face, female);
  sculptBrowRidge(brush, face, female);
  const eyes = sculptEyes(brush, face, female);
  sculptEars(brush, face);
  if (face.crest > 0) sculptCrest(brush, face.crest);
  return eyes;
}

function sculptFace(brush: HeadBrush, face: FaceShape, female: boolean): void {
  const { frame } = brush;
  const jaw = face.jaw * (female ? 0.84 : 1);
  brush.put(
    box(
      frame.place(0, -0.3, 0.09),
      [0.17 * jaw * frame.width, 0.1 * frame.height, 0.16 * frame.height],
      0.07 * frame.height,
    ),
    0.14,
  );
  const chin = face.chin * (female ? 0.86 : 1);
  brush.ellipsoid([0, -0.405, 0.23], [0.085 * chin, 0.07 * chin, 0.07 * chin], 0.08);
  for (const m of BOTH)
    brush.ellipsoid(
      [m * 0.2, female ? -0.085 : -0.1, 0.2],
      [0.09 * face.cheek, 0.075 * face.cheek, 0.09 * face.cheek],
      0.08,
    );
  sculptNose(brush, face, female);
  if (face.hollow > 0)
    for (const m of BOTH) brush.ellipsoid([m * 0.2, -0.26, 0.25], [0.07, 0.11, 0.1], 0.07, 'cut');
  sculptMouth(brush, face.lip * (female ? 1.12 : 0.9), female);
}

function sculptNose(brush: HeadBrush, face: FaceShape, female: boolean): void {
  const { noseLength: long, noseWidth: wide, noseBridge: bridge } = face;
  const z = 0.335;
  const thin = female ? 0.86 : 1;
  brush.cone([0, 0.04, z - 0.005], [0, -0.125, z + long], bridge * thin, wide * thin * 0.96, 0.035);
  for (const m of BOTH) {
    brush.ellipsoid(
      [m * wide * thin * 0.95, -0.14, z + long * 0.45],
      [wide * 0.58 * thin, wide * 0.52, wide * 0.7],
      0.02,
    );
    brush.ellipsoid(
      [m * wide * 0.62 * thin, -0.168, z + long * 0.62],
      [wide * 0.26, wide * 0.2, wide * 0.34],
      0.012,
      'cut',
    );
  }
}

/** Two lips with a groove between; the upper one dips in the middle. */
function sculptMouth(brush: HeadBrush, lip: number, female: boolean): void {
  const y = -0.255;
  const wide = female ? 0.072 : 0.085;
  for (const m of BOTH)
    brush.cone(
      [m * 0.014, y + 0.02, 0.344],
      [m * wide, y + 0.004, 0.312],
      0.02 * lip,
      0.01 * lip,
      0.03,
    );
  brush.cone(
    [-wide * 0.62, y - 0.034, 0.326],
    [wide * 0.62, y - 0.034, 0.326],
    0.027 * lip,
    0.027 * lip,
    0.035,
  );
  const corner = wide * 1.5;
  brush.sweep(
    [
      [-corner, y - 0.004, 0.285],
      [0, y - 0.01, 0.378],
      [corner, y - 0.004, 0.285],
    ],
    [0.009, 0.0125, 0.009],
    0.016,
    'cut',
  );
}

function sculptBrowRidge(brush: HeadBrush, face: FaceShape, female: boolean): void {
  const heavy = face.brow * (female ? 0.7 : 1);
  const mz = face.muzzle;
  for (const m of BOTH)
    brush.cone(
      [m * (mz ? 0.12 : 0.045), 0.075 + mz * 0.1, mz ? 0.29 : 0.325],
      [m * (mz ? 0.3 : 0.235), 0.105 + face.tilt * 0.05 + mz * 0.09, mz ? 0.19 : 0.225],
      0.052 * heavy,
      0.045 * heavy,
      0.07,
    );
}

function sculptCrest(brush: HeadBrush, crest: number): void {
  for (let i = 0; i < 4; i++) {
    const [x, y, z] = [0.16 - 0.02 * i, 0.17 + i * 0.085, 0.31 - i * 0.05];
    brush.cone([-x, y, z], [x, y, z], 0.045 * crest, 0.045 * crest, 0.015);
  }
}
