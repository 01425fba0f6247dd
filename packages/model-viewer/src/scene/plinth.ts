import type { ModelMesh } from '../assets/decode-mesh.ts';
import { turned, type Coat } from './solid.ts';

/** Slate, the page's gold, and a darker foot. */
export const PLINTH_COLORS = ['#20252d', '#d9a441', '#12151b'] as const;

const SLATE: Coat = { color: 0, pattern: 9, metal: 0, rough: 0.85 };
const GOLD: Coat = { color: 1, pattern: 7, metal: 1, rough: 0.28 };
const FOOT: Coat = { color: 2, pattern: 7, metal: 0.1, rough: 0.45 };
const AROUND = 96;

/** A round base with a thin gold rim; its top is the ground. */
export function plinthMesh(radius: number): ModelMesh {
  const at = (share: number, height: number): [number, number] => [radius * share, height];
  return turned(
    [
      { coat: SLATE, points: [at(0, 0), at(0.5, 0), at(0.93, 0), at(0.945, -0.002)] },
      {
        coat: GOLD,
        points: [
          at(0.945, -0.003),
          at(0.95, 0.004),
          at(0.962, 0.0065),
          at(0.978, 0.0055),
          at(0.99, 0.001),
          at(0.99, -0.012),
        ],
      },
      {
        coat: FOOT,
        points: [
          at(0.99, -0.01),
          at(1, -0.03),
          at(1, -0.05),
          at(0.965, -0.062),
          at(0.965, -0.078),
          at(1.06, -0.1),
          at(1.07, -0.125),
          at(1.05, -0.13),
        ],
      },
    ],
    AROUND,
  );
}
