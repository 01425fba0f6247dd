import type { Figure } from '../body/figure.ts';
import type { Vec } from '../field/vec.ts';
import type { Layer } from '../mesh/layer.ts';
import { surfaceInFront } from './brows.ts';
import type { HeadBrush } from './head-brush.ts';
import { CLOTH, GEM, METAL, ornament, STRAP, TEETH, THREAD } from './ornament.ts';

type Jewel = (figure: Figure) => readonly Layer[];
const FINE = { fine: 0.0105, triangles: 300 };

/** Where things hang from an ear. */
function lobe({ face }: Figure, m: number): Vec {
  if (face.ear === 'round') return [m * 0.385, -0.04 - face.earLength * 0.72, 0];
  if (face.ear === 'cow') return [m * (0.36 + face.earLength * 0.5), -0.02, -0.06];
  return [m * (0.35 + face.earLength * 0.06), -0.15, 0];
}
/** A ring through points of a circle that hangs from `at` and faces `aside`. */
function ring(brush: HeadBrush, at: Vec, radius: number, thick: number, aside: boolean): void {
  const points = Array.from({ length: 9 }, (_, i): Vec => {
    const a = (i / 8) * Math.PI * 2;
    const [u, v] = [Math.sin(a) * radius, Math.cos(a) * radius - radius];
    return aside ? [at[0], at[1] + v, at[2] + u] : [at[0] + u, at[1] + v, at[2]];
  });
  brush.sweep(points, [thick, thick], 0.004, 'form', 2);
}
const onFace = (figure: Figure, x: number, y: number, off = 0): Vec => [
  x,
  y,
  surfaceInFront(figure, x, y) + off,
];
const bothEars = (
  figure: Figure,
  lay: (brush: HeadBrush, at: Vec, m: number) => void,
  paint = METAL,
): Layer =>
  ornament(figure, paint, (brush) => [-1, 1].forEach((m) => lay(brush, lobe(figure, m), m)), FINE);

/** Things worn in the face or the ears, and what time has done to the undead. */
export const JEWELS = {
  hoops: (f) => [bothEars(f, (b, at) => ring(b, at, 0.07, 0.011, true))],
  smallHoops: (f) => [bothEars(f, (b, at) => ring(b, at, 0.04, 0.011, true))],
  studs: (f) => [
    bothEars(f, (b, at, m) =>
      b.ellipsoid([at[0] + m * 0.01, at[1] + 0.01, at[2] + 0.03], [0.028, 0.028, 0.028], 0.002),
    ),
  ],
  drops: (f) => [
    bothEars(f, (b, at) => b.cone(at, [at[0], at[1] - 0.05, at[2]], 0.009, 0.009, 0.002)),
    bothEars(
      f,
      (b, at) => b.ellipsoid([at[0], at[1] - 0.09, at[2]], [0.03, 0.045, 0.03], 0.002),
      GEM,
    ),
  ],
  chandeliers: (f) => [
    bothEars(f, (b, at) => {
      ring(b, at, 0.035, 0.009, true);
      for (const z of [-0.03, 0, 0.03])
        b.cone(
          [at[0], at[1] - 0.07, at[2] + z],
          [at[0], at[1] - 0.17 - (z === 0 ? 0.04 : 0), at[2] + z],
          0.009,
          0.012,
          0.002,
        );
    }),
  ],
  oneHoop: (f) => [ornament(f, METAL, (b) => ring(b, lobe(f, 1), 0.075, 0.013, true), FINE)],
  bars: (f) => [
    bothEars(f, (b, at, m) => {
      for (const up of [0.05, 0.1, 0.15])
        ring(b, [at[0] + m * (0.02 + up * 0.3), at[1] + up + 0.05, at[2] + 0.02], 0.03, 0.01, true);
    }),
  ],
  noseRing: (f) => {
    const muzzle = f.face.muzzle > 0;
    const at = muzzle
      ? ([0, -0.22, 0.38 + 0.42 * f.face.muzzle] as Vec)
      : onFace(f, 0, -0.19, 0.012);
    return [
      ornament(
        f,
        METAL,
        (b) => ring(b, at, muzzle ? 0.075 : 0.034, muzzle ? 0.018 : 0.0095, false),
        FINE,
      ),
    ];
  },
  noseStud: (f) => [
    ornament(
      f,
      METAL,
      (b) =>
        b.ellipsoid(onFace(f, f.face.noseWidth * 1.2, -0.13, 0.01), [0.026, 0.026, 0.026], 0.002),
      FINE,
    ),
  ],
  browRing: (f) => [
    ornament(
      f,
      METAL,
      (b) =>
        ring(
          b,
          onFace(f, f.face.eyeApart + 0.07, f.face.eyeHeight + f.face.eyeRadius + 0.07, 0.012),
          0.028,
          0.01,
          false,
        ),
      FINE,
    ),
  ],
  lipRing: (f) => [
    ornament(f, METAL, (b) => ring(b, onFace(f, 0.03, -0.285, 0.01), 0.026, 0.009, false), FINE),
  ],
  forehead: (f) => [
    ornament(
      f,
      METAL,
      (b) =>
        b.sweep(
          [-0.3, -0.15, 0, 0.15, 0.3].map((x) => onFace(f, x, 0.2 - Math.abs(x) * 0.1, 0.006)),
          [0.011, 0.011],
          0.003,
        ),
      FINE,
    ),
    ornament(
      f,
      GEM,
      (b) => b.ellipsoid(onFace(f, 0, 0.19, 0.006), [0.028, 0.04, 0.022], 0.002),
      FINE,
    ),
  ],
  stitchedMouth: (f) => [
    ornament(
      f,
      THREAD,
      (b) => {
        for (let i = -3; i <= 3; i++)
          b.cone(
            onFace(f, i * 0.036, -0.225, 0.006),
            onFace(f, i * 0.036 + 0.008, -0.3, 0.006),
            0.007,
            0.007,
            0.002,
          );
      },
      FINE,
    ),
  ],
  stitchedCheek: (f) => [
    ornament(
      f,
      THREAD,
      (b) => {
        b.sweep(
          [
            onFace(f, 0.26, -0.02, 0.004),
            onFace(f, 0.2, -0.14, 0.004),
            onFace(f, 0.14, -0.26, 0.004),
          ],
          [0.007, 0.007],
          0.002,
        );
        for (let i = 0; i < 5; i++)
          b.cone(
            onFace(f, 0.225 - i * 0.025, -0.045 - i * 0.045, 0.005),
            onFace(f, 0.275 - i * 0.025, -0.075 - i * 0.045, 0.005),
            0.007,
            0.007,
            0.002,
          );
      },
      FINE,
    ),
  ],
  stitchedBrow: (f) => [
    ornament(
      f,
      THREAD,
      (b) => {
        b.sweep(
          [
            onFace(f, -0.22, 0.3, 0.004),
            onFace(f, -0.1, 0.22, 0.004),
            onFace(f, 0.06, 0.25, 0.004),
          ],
          [0.007, 0.007],
          0.002,
        );
        for (let i = 0; i < 5; i++)
          b.cone(
            onFace(f, -0.2 + i * 0.05, 0.31 - i * 0.012, 0.005),
            onFace(f, -0.18 + i * 0.05, 0.2 - i * 0.002, 0.005),
            0.007,
            0.007,
            0.002,
          );
      },
      FINE,
    ),
  ],
  jawPlate: (f) => [
    ornament(
      f,
      METAL,
      (b) =>
        b.sweep(
          [
            [-0.24, -0.24, 0.1],
            [-0.16, -0.38, 0.24],
            [0, -0.42, 0.32],
            [0.16, -0.38, 0.24],
            [0.24, -0.24, 0.1],
          ],
          [0.04, 0.06, 0.04],
          0.01,
          'form',
          4,
          { along: [0, 0.5, 1], by: 1.6 },
        ),
      { fine: 0.014, triangles: 360 },
    ),
    ornament(
      f,
      STRAP,
      (b) =>
        [-1, 1].forEach((m) =>
          b.sweep(
            [
              [m * 0.24, -0.24, 0.1],
              [m * 0.35, 0, -0.02],
              [m * 0.3, 0.3, -0.05],
              [m * 0.05, 0.5, -0.05],
            ],
            [0.022, 0.022],
            0.006,
          ),
        ),
      { fine: 0.014, triangles: 360 },
    ),
  ],
  browPlate: (f) => [
    ornament(
      f,
      METAL,
      (b) =>
        b.sweep(
          [onFace(f, -0.2, 0.19, 0.004), onFace(f, 0, 0.22, 0.006), onFace(f, 0.2, 0.19, 0.004)],
          [0.05, 0.05],
          0.01,
          'form',
          4,
          { along: [0, 0, 1], by: 2 },
        ),
      { fine: 0.014, triangles: 260 },
    ),
  ],
  bolts: (f) => [
    ornament(
      f,
      METAL,
      (b) =>
        [-1, 1].forEach((m) =>
          b.cone([m * 0.26, 0.24, 0.12], [m * 0.42, 0.3, 0.15], 0.04, 0.05, 0.004),
        ),
      { fine: 0.014, triangles: 260 },
    ),
  ],
  spikes: (f) => [
    ornament(
      f,
      TEETH,
      (b) =>
        [0, 1, 2].forEach((i) =>
          b.cone(
            [0, 0.44 - i * 0.06, -0.1 - i * 0.16],
            [0, 0.66 - i * 0.04, -0.16 - i * 0.22],
            0.04,
            0.006,
            0.004,
          ),
        ),
      { fine: 0.014, triangles: 260 },
    ),
  ],
  bareTeeth: (f) => [
    ornament(
      f,
      TEETH,
      (b) => {
        for (let i = -3; i <= 3; i++)
          for (const y of [-0.235, -0.28])
            b.ellipsoid(onFace(f, i * 0.034, y, 0.002), [0.014, 0.022, 0.014], 0.002);
      },
      FINE,
    ),
  ],
  bandage: (f) => [
    ornament(
      f,
      CLOTH,
      (b) => {
        for (const y of [0.16, 0.23])
          b.sweep(
            [
              [-0.36, y, 0],
              ...[-0.26, 0, 0.26].map((x) => onFace(f, x, y + x * 0.1, 0.004)),
              [0.36, y + 0.04, 0],
            ],
            [0.034, 0.034],
            0.01,
            'form',
            4,
            { along: [0, 0, 1], by: 1.5 },
          );
        b.sweep(
          [
            [-0.36, 0.18, 0],
            [-0.3, 0.2, -0.3],
            [0, 0.2, -0.5],
            [0.3, 0.2, -0.3],
            [0.36, 0.2, 0],
          ],
          [0.04, 0.04],
          0.01,
        );
      },
      { fine: 0.016, triangles: 420 },
    ),
  ],
  eyePatch: (f) => [
    ornament(
      f,
      STRAP,
      (b) => {
        b.ellipsoid(onFace(f, f.face.eyeApart, f.face.eyeHeight, 0.012), [0.1, 0.09, 0.03], 0.01);
        b.sweep(
          [
            [-0.34, 0.22, 0.05],
            onFace(f, -0.12, 0.18, 0.006),
            onFace(f, f.face.eyeApart, f.face.eyeHeight + 0.06, 0.012),
            [0.36, -0.02, 0.06],
          ],
          [0.014, 0.014],
          0.006,
        );
      },
      { fine: 0.014, triangles: 320 },
    ),
  ],
  bareJaw: (f) => [
    ornament(
      f,
      TEETH,
      (b) => {
        b.sweep(
          [
            [-0.25, -0.2, 0.06],
            [-0.17, -0.39, 0.22],
            [0, -0.45, 0.31],
            [0.17, -0.39, 0.22],
            [0.25, -0.2, 0.06],
          ],
          [0.04, 0.05, 0.04],
          0.01,
        );
        for (let i = -3; i <= 3; i++)
          b.cone(
            onFace(f, i * 0.04, -0.36, 0.002),
            onFace(f, i * 0.038, -0.3, 0.006),
            0.018,
            0.012,
            0.002,
          );
      },
      { fine: 0.014, triangles: 420 },
    ),
  ],
} as const satisfies Readonly<Record<string, Jewel>>;
export type JewelName = keyof typeof JEWELS;
