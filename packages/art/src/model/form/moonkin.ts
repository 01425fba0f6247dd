import { cone, sweep } from '../field/shapes.ts';
import { add, type Vec } from '../field/vec.ts';
import type { Form } from './form.ts';
import { blades, extra, eyesAt, giant, ringOf } from './giant.ts';

/** An owl with antlers, as broad as it is high. */
export const moonkin = (): Form =>
  giant(
    {
      scale: 1.02,
      leg: 0.56,
      torso: 0.74,
      head: 0.47,
      shoulder: 0.3,
      chestWidth: 0.36,
      chestDepth: 0.33,
      waistWidth: 0.44,
      waistDepth: 0.41,
      pelvisWidth: 0.32,
      pelvisDepth: 0.29,
      lean: 0.16,
      neckForward: 0.06,
      belly: 0.8,
      digitigrade: 0,
      foot: 1.5,
      pectoral: 0,
      upperArm: 0.32,
      forearm: 0.3,
    },
    {
      fur: '#6a5a8c',
      dark: '#453a66',
      pale: '#cfc4e0',
      eye: '#9fe8ff',
      beak: '#d8a444',
      horn: '#cbb68c',
      claw: '#3a3040',
    },
    {
      fingers: 3,
      feet: 'two toes',
      sculpt: (b) => {
        b.ellipsoid([0, 0.1, -0.02], [0.46, 0.44, 0.44], 0.1);
        for (const m of [-1, 1]) {
          b.ellipsoid([m * 0.17, 0.06, 0.3], [0.19, 0.2, 0.12], 0.04);
          b.ellipsoid([m * 0.17, 0.06, 0.42], [0.11, 0.1, 0.08], 0.04, 'cut');
        }
      },
      paint: ({ joints, number, head }) => ({
        color: (x, y, z) => {
          const [hx, hy, hz] = head.inHead(x, y, z);
          if (hz > 0.22 && Math.hypot(Math.abs(hx) - 0.17, hy - 0.06) < 0.22) return number('pale');
          if (y < 0.09) return number('claw');
          const row = Math.sin(y * 44 + Math.abs(Math.sin(x * 26)) * 2);
          if (
            z > joints.spine[2] + 0.16 &&
            Math.abs(x) < 0.26 &&
            y > joints.pelvis[1] - 0.12 &&
            hy < -0.4
          )
            return number(row > 0.3 ? 'fur' : 'pale');
          return number(row > 0.45 ? 'dark' : 'fur');
        },
        pattern: 'fur',
        rough: 0.8,
      }),
      more: (c) => {
        const { head, number, joints, q } = c;
        const at = head.place;
        const antler = [-1, 1].flatMap((m) => [
          sweep(
            [
              at(m * 0.26, 0.42, 0),
              at(m * 0.5, 0.75, -0.1),
              at(m * 0.9, 0.95, -0.1),
              at(m * 1.05, 1.3, 0.05),
            ],
            [0.03, 0.028, 0.022, 0.005],
            4,
          ),
          sweep(
            [at(m * 0.48, 0.72, -0.1), at(m * 0.42, 1, 0.1), at(m * 0.5, 1.15, 0.16)],
            [0.024, 0.018, 0.005],
            3,
          ),
          sweep(
            [at(m * 0.8, 0.92, -0.1), at(m * 0.78, 1.15, -0.05), at(m * 0.84, 1.35, 0)],
            [0.022, 0.016, 0.005],
            3,
          ),
        ]);
        const neckRing = ringOf(
          20,
          add(joints.neck, [0, -0.02, 0.04]),
          q.chestWidth * 0.86,
          q.chestDepth * 0.9,
          0.2,
          0.1,
        );
        return [
          eyesAt(c, 0.17, 0.06, 0.36, 0.085),
          extra(
            [cone(at(0, 0, 0.36), at(0, -0.16, 0.52), 0.05, 0.012)],
            'head',
            { color: number('beak'), pattern: 'bone', rough: 0.4 },
            { voxel: 0.009, triangles: 160 },
          ),
          extra(
            antler,
            'head',
            { color: number('horn'), pattern: 'bone', rough: 0.5 },
            { triangles: 700 },
          ),
          extra(
            blades(neckRing, 0.07),
            'chest',
            { color: number('pale'), pattern: 'fur', rough: 0.8 },
            { triangles: 900 },
          ),
          extra(
            blades(
              [-1, 1].flatMap((m) =>
                [0, 1, 2].map((i): readonly [Vec, Vec] => [
                  at(m * 0.34, 0.3 - i * 0.1, -0.05),
                  at(m * (0.72 - i * 0.05), 0.42 - i * 0.2, -0.2),
                ]),
              ),
              0.045,
            ),
            'head',
            { color: number('dark'), pattern: 'fur', rough: 0.8 },
            { triangles: 400 },
          ),
        ];
      },
    },
  );
