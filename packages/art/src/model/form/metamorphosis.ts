import { cone, ellipsoid, sweep, type Shape } from '../field/shapes.ts';
import { add, between, turn, type Vec } from '../field/vec.ts';
import type { Paint } from '../mesh/painted-mesh.ts';
import { SIDES, signOf } from '../skeleton/bones.ts';
import type { Form } from './form.ts';
import { extra, eyesAt, giant } from './giant.ts';

/** A horned demon with wings, its runes alight. */
export const metamorphosis = (): Form =>
  giant(
    {
      scale: 1.22,
      leg: 0.82,
      torso: 0.66,
      head: 0.29,
      shoulder: 0.37,
      chestWidth: 0.32,
      chestDepth: 0.25,
      waistWidth: 0.17,
      waistDepth: 0.15,
      pelvisWidth: 0.19,
      pelvisDepth: 0.15,
      lean: 0.3,
      neckForward: 0.12,
      belly: 0,
      pectoral: 1.1,
      digitigrade: 0.9,
      neckRadius: 0.12,
    },
    {
      skin: '#4c3a66',
      dark: '#241a36',
      pale: '#7a62a0',
      horn: '#2a2430',
      tip: '#a89878',
      eye: '#8aff5a',
      rune: '#7aff4a',
      wing: '#5a2a48',
      hoof: '#1c1620',
    },
    {
      fingers: 4,
      feet: 'hoof',
      tail: 0.05,
      sculpt: (b) => {
        b.ellipsoid([0, 0.1, -0.06], [0.34, 0.38, 0.4], 0.08);
        b.ellipsoid([0, -0.14, 0.1], [0.28, 0.3, 0.28], 0.1);
        b.cone([-0.16, -0.34, 0.18], [0.16, -0.34, 0.18], 0.11, 0.11, 0.1);
        b.cone([0, 0.04, 0.34], [0, -0.1, 0.42], 0.05, 0.06, 0.05);
        b.sweep(
          [
            [-0.17, -0.24, 0.26],
            [0, -0.22, 0.4],
            [0.17, -0.24, 0.26],
          ],
          [0.02, 0.026, 0.02],
          0.02,
          'cut',
        );
        for (const m of [-1, 1]) {
          b.cone([m * 0.04, 0.08, 0.35], [m * 0.27, 0.17, 0.24], 0.065, 0.05, 0.06);
          b.ellipsoid([m * 0.15, 0.01, 0.32], [0.09, 0.05, 0.08], 0.03, 'cut');
          b.sweep(
            [
              [m * 0.33, 0, -0.04],
              [m * 0.5, 0.06, -0.16],
              [m * 0.66, 0.2, -0.3],
            ],
            [0.07, 0.06, 0.008],
            0.02,
            'form',
            4,
            { along: [m * 0.5, 0, 0.85], by: 2 },
          );
        }
      },
      paint: ({ number }) => ({
        color: (_x, y, _z, ny) =>
          number(y < 0.1 ? 'hoof' : ny > 0.6 ? 'pale' : ny < -0.85 ? 'dark' : 'skin'),
        pattern: 'skin',
        rough: 0.55,
      }),
      more: (c) => {
        const { head, number, joints, q } = c;
        const at = head.place;
        const horns = [-1, 1].flatMap((m) => [
          sweep(
            [
              at(m * 0.22, 0.3, 0.08),
              at(m * 0.52, 0.42, -0.1),
              at(m * 0.8, 0.3, 0.1),
              at(m * 0.8, 0.12, 0.5),
              at(m * 0.66, 0.16, 0.7),
            ],
            [0.045, 0.044, 0.036, 0.024, 0.004],
            4,
          ),
          sweep(
            [at(m * 0.14, 0.42, 0), at(m * 0.24, 0.7, -0.1), at(m * 0.2, 0.95, 0.02)],
            [0.03, 0.024, 0.004],
            3,
          ),
        ]);
        const hornPaint: Paint = {
          color: (x, y, z) => number(Math.sin(head.inHead(x, y, z)[2] * 30) > 0.6 ? 'tip' : 'horn'),
          pattern: 'bone',
          rough: 0.4,
        };
        const wing = (m: 1 | -1): readonly Shape[] => {
          const root = add(joints.neck, [m * q.chestWidth * 0.4, -0.1, -q.chestDepth * 0.9]);
          const elbow = add(root, [m * 0.42, 0.46, -0.22]);
          const tips: readonly Vec[] = [
            add(root, [m * 1.08, 0.3, -0.32]),
            add(root, [m * 1.0, -0.3, -0.28]),
            add(root, [m * 0.66, -0.7, -0.22]),
            add(root, [m * 0.26, -0.78, -0.14]),
          ];
          const arms = [
            cone(root, elbow, 0.055, 0.038),
            ...tips.map((tip) => cone(elbow, tip, 0.03, 0.008)),
          ];
          const edges = [...tips, add(root, [0, -0.3, 0])];
          return [...arms, ...edges.slice(1).flatMap((to, i) => membrane(elbow, edges[i]!, to))];
        };
        const waist = add(joints.pelvis, [0, 0.06, 0]);
        const girdle = sweep(
          Array.from({ length: 17 }, (_, i): Vec => {
            const a = (i / 16) * Math.PI * 2;
            return add(waist, [
              Math.sin(a) * q.pelvisWidth * 1.06,
              0,
              Math.cos(a) * q.pelvisDepth * 1.12,
            ]);
          }),
          Array.from({ length: 17 }, () => 0.042),
          2,
        );
        const flaps = [1, -1].map((front) =>
          sweep(
            [
              add(waist, [0, -0.02, front * q.pelvisDepth * 1.15]),
              add(waist, [0, -0.22, front * (q.pelvisDepth * 1.15 + 0.05)]),
              add(waist, [0, -0.52, front * (q.pelvisDepth * 1.15 + 0.02)]),
            ],
            [0.12, 0.15, 0.1],
            5,
            { along: [0, 0, 1], by: 5 },
          ),
        );
        const gem = ellipsoid(
          add(waist, [0, 0, q.pelvisDepth * 1.12 + 0.045]),
          [0.05, 0.05, 0.026],
          turn(0, 0, 45),
        );
        const wingPaint: Paint = { color: number('wing'), pattern: 'leather', rough: 0.7 };
        const o = { voxel: 0.0125, triangles: 1900, k: 0.02 };
        const spikes = SIDES.flatMap((side) => {
          const p = joints[`uarm${side}`];
          const m = signOf(side);
          return [0, 1, 2].map((i) =>
            cone(
              add(p, [m * (0.02 + i * 0.05), 0.08 - i * 0.02, -0.03]),
              add(p, [m * (0.1 + i * 0.1), 0.3 - i * 0.07, -0.06]),
              0.04,
              0.004,
            ),
          );
        });
        return [
          eyesAt(c, 0.15, 0.01, 0.3, 0.06),
          extra(horns, 'head', hornPaint, { triangles: 900 }),
          extra(wing(1), 'clavL', wingPaint, o),
          extra(wing(-1), 'clavR', wingPaint, o),
          extra(flaps, 'pelvis', wingPaint, { triangles: 500, k: 0.02 }),
          extra([girdle], 'pelvis', hornPaint, { triangles: 500 }),
          extra(
            [gem],
            'pelvis',
            { color: number('rune'), glow: 0.9, rough: 0.2 },
            { voxel: 0.009, triangles: 90 },
          ),
          extra(spikes.slice(0, 3), 'clavL', hornPaint, { triangles: 200 }),
          extra(spikes.slice(3), 'clavR', hornPaint, { triangles: 200 }),
        ];
      },
    },
  );

/** The skin of a wing between two fingers: threads that sag towards the joint they spring from. */
function membrane(joint: Vec, from: Vec, to: Vec): readonly Shape[] {
  const threads = 22;
  return Array.from({ length: threads }, (_, i) => {
    const share = (i + 1) / threads;
    const [a, b] = [between(joint, from, share), between(joint, to, share)];
    const middle = between(joint, between(a, b, 0.5), 1 - 0.2 * share);
    return [cone(a, middle, 0.013, 0.011), cone(middle, b, 0.011, 0.013)];
  }).flat();
}
