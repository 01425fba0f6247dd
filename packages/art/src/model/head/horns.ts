import type { Figure } from '../body/figure.ts';
import type { Vec } from '../field/vec.ts';
import type { Layer } from '../mesh/layer.ts';
import { hornPaint, ornament, SKIN } from './ornament.ts';

/** A pair of horns or tusks: the path of the left one in head units, and its radii. */
interface Horn {
  readonly path: readonly Vec[];
  readonly radii: readonly number[];
  /** One side only reaches this share of its length: a broken one. */
  readonly broken?: number;
}

const pair = (
  figure: Figure,
  { path, radii, broken }: Horn,
  of: 'hair' | 'horn',
  triangles: number,
): Layer => {
  const end = path.at(-1)!;
  const root = path[0]!;
  const long = Math.hypot(end[0] - root[0], end[1] - root[1], end[2] - root[2]);
  return ornament(
    figure,
    hornPaint(figure.head, root, Math.max(0.2, long), of),
    (brush) => {
      for (const m of [-1, 1]) {
        const cut = broken !== undefined && m < 0;
        const points = cut ? path.slice(0, Math.max(2, Math.round(path.length * broken))) : path;
        const thick = cut ? [radii[0]!, radii[1]! * 0.9] : radii;
        brush.sweep(
          points.map(([x, y, z]): Vec => [m * x, y, z]),
          thick,
          0.012,
          'form',
          4,
        );
      }
    },
    { triangles },
  );
};

/** A bull's horns: how wide, how high, how far forward they go. */
const bull = (wide: number, high: number, fore: number, thick = 1, broken?: number): Horn => ({
  path: [
    [0.22, 0.3, -0.06],
    [0.3 + 0.3 * wide, 0.34 + 0.04 * high, -0.08],
    [0.42 + 0.42 * wide, 0.42 + 0.1 * high, 0.2 * fore],
    [0.4 + 0.36 * wide, 0.5 + 0.42 * high, 0.16 + 0.4 * fore],
  ],
  radii: [0.12 * thick, 0.105 * thick, 0.075 * thick, 0.01],
  broken,
});

/** Horns of tauren men, by hair style. */
const BULLS: readonly Horn[] = [
  bull(1, 1, 0),
  bull(1.35, 0.35, 0.3),
  bull(0.55, 1.7, 0),
  bull(0.9, -0.35, 1),
  bull(0.5, 0.4, 0.2, 1.1),
  bull(1, 1, 0, 1, 0.5),
  {
    path: [
      [0.22, 0.3, -0.06],
      [0.55, 0.42, -0.15],
      [0.72, 0.2, -0.1],
      [0.66, -0.08, 0.12],
    ],
    radii: [0.13, 0.115, 0.085, 0.012],
  },
  bull(1.5, 1.5, -0.1, 1.1),
];
const COWS: readonly Horn[] = [
  bull(0.6, 0.6, 0, 0.72),
  bull(0.9, 0.2, 0.25, 0.68),
  bull(0.3, 1.3, 0, 0.7),
  bull(0.5, -0.3, 0.9, 0.7),
  bull(0.3, 0.1, 0.1, 0.75),
  {
    path: [
      [0.22, 0.3, -0.06],
      [0.46, 0.4, -0.15],
      [0.58, 0.2, -0.1],
      [0.52, -0.04, 0.1],
    ],
    radii: [0.09, 0.08, 0.06, 0.01],
  },
  bull(1, 1.1, -0.1, 0.72),
];
export const hornStyles = ({ gender }: Pick<Figure, 'gender'>): number =>
  (gender === 'male' ? BULLS : COWS).length;
export const bullHorns = (figure: Figure, option: number): Layer =>
  pair(figure, (figure.gender === 'male' ? BULLS : COWS)[option]!, 'hair', 620);

const tusk = (out: number, up: number, fore: number, thick = 1, broken?: number): Horn => ({
  path: [
    [0.13, -0.26, 0.33],
    [0.13 + 0.11 * out, -0.32, 0.33 + 0.15 * fore],
    [0.13 + 0.23 * out, -0.3 + 0.1 * up, 0.33 + 0.27 * fore],
    [0.13 + 0.25 * out, -0.28 + 0.3 * up, 0.33 + 0.29 * fore],
  ],
  radii: [0.058 * thick, 0.054 * thick, 0.04 * thick, 0.008],
  broken,
});
/** Tusks of trolls. */
export const TROLL_TUSKS = {
  sweeping: tusk(1, 1, 1),
  high: tusk(0.7, 1.8, 0.8),
  wide: tusk(1.8, 0.5, 0.7),
  blunt: tusk(0.8, 0.4, 0.8, 1.25),
  long: tusk(1.1, 1.3, 1.8),
  drooping: tusk(1, -0.9, 1),
  broken: tusk(1, 1.2, 1, 1, 0.5),
  slender: tusk(0.8, 1.3, 1.1, 0.62),
  curled: {
    path: [
      [0.13, -0.26, 0.33],
      [0.3, -0.36, 0.5],
      [0.48, -0.2, 0.5],
      [0.44, 0, 0.38],
      [0.34, -0.06, 0.3],
    ],
    radii: [0.058, 0.054, 0.044, 0.03, 0.008],
  },
  crossed: tusk(0.1, 1.1, 1.1, 0.85),
  massive: tusk(1.2, 1.1, 1.2, 1.5),
  stub: tusk(0.25, 0.35, 0.5, 0.6),
  small: tusk(0.4, 0.8, 0.5, 0.55),
  fangs: tusk(0.15, 0.9, 0.4, 0.5),
  outward: tusk(1, 0.4, 0.4, 0.5),
} as const satisfies Readonly<Record<string, Horn>>;
export const tusks = (figure: Figure, name: keyof typeof TROLL_TUSKS): Layer =>
  pair(figure, TROLL_TUSKS[name], 'horn', 460);

/** The lower fangs every orc has. */
export function orcTusks(figure: Figure): Layer {
  const t = figure.gender === 'male' ? 0.2 : 0.1;
  const r = figure.gender === 'male' ? 0.04 : 0.026;
  return pair(
    figure,
    {
      path: [
        [0.105, -0.29, 0.325],
        [0.135, -0.24, 0.37],
        [0.14, -0.25 + t * 0.8, 0.36],
      ],
      radii: [r, r * 0.9, 0.008],
    },
    'horn',
    200,
  );
}

/** Horns of draenei women. */
export const FINE_HORNS = {
  backward: {
    path: [
      [0.19, 0.32, 0.1],
      [0.3, 0.5, 0.02],
      [0.36, 0.56, -0.22],
      [0.3, 0.44, -0.46],
    ],
    radii: [0.07, 0.062, 0.045, 0.01],
  },
  short: {
    path: [
      [0.18, 0.33, 0.12],
      [0.24, 0.46, 0.1],
      [0.26, 0.56, 0.02],
    ],
    radii: [0.06, 0.045, 0.01],
  },
  upright: {
    path: [
      [0.19, 0.32, 0.08],
      [0.28, 0.52, 0.06],
      [0.26, 0.72, -0.02],
      [0.2, 0.86, -0.02],
    ],
    radii: [0.066, 0.055, 0.036, 0.008],
  },
  ram: {
    path: [
      [0.2, 0.32, 0.06],
      [0.42, 0.42, -0.12],
      [0.5, 0.14, -0.24],
      [0.46, -0.06, -0.02],
      [0.5, 0.04, 0.16],
    ],
    radii: [0.075, 0.072, 0.06, 0.042, 0.01],
  },
  sideways: {
    path: [
      [0.22, 0.3, 0.04],
      [0.42, 0.4, 0],
      [0.6, 0.5, -0.06],
      [0.68, 0.66, -0.1],
    ],
    radii: [0.062, 0.052, 0.036, 0.008],
  },
  sweeping: {
    path: [
      [0.19, 0.32, 0.1],
      [0.34, 0.54, -0.05],
      [0.42, 0.62, -0.4],
      [0.4, 0.74, -0.7],
    ],
    radii: [0.066, 0.06, 0.042, 0.008],
  },
  crown: {
    path: [
      [0.12, 0.38, 0.14],
      [0.16, 0.54, 0.14],
      [0.26, 0.66, 0.06],
      [0.24, 0.78, -0.04],
    ],
    radii: [0.05, 0.044, 0.03, 0.008],
  },
} as const satisfies Readonly<Record<string, Horn>>;
export const fineHorns = (figure: Figure, name: keyof typeof FINE_HORNS): Layer =>
  pair(figure, FINE_HORNS[name], 'horn', 460);

/** Tendrils at a draenei's jaw: how many a side, how long, how far they part. */
export function tendrils(figure: Figure, count: number, long: number, apart = 1, thick = 1): Layer {
  const female = figure.gender === 'female';
  return ornament(
    figure,
    SKIN,
    (brush) => {
      for (const m of [-1, 1])
        for (let j = 0; j < count; j++) {
          const x = female ? 0.25 : 0.1 + j * 0.12;
          const y = female ? -0.2 : -0.34 + j * 0.05;
          const z = female ? 0.02 : 0.26 - j * 0.12;
          const l = (female ? 0.62 : 0.42 - j * 0.06) * long;
          const out = (apart - 1) * 0.1;
          brush.sweep(
            [
              [m * x, y, z],
              [m * (x + 0.04 + out), y - l * 0.35, z + 0.09],
              [m * (x + 0.03 + out * 1.6), y - l * 0.75, z + 0.07],
              [m * (x - 0.01 + out * 2), y - l, z + 0.13],
            ],
            [0.06 * thick, 0.06 * thick, 0.045 * thick, 0.02],
            0.014,
          );
        }
    },
    { triangles: 560 },
  );
}
