import { ellipsoid, sweep } from '../field/shapes.ts';
import { add } from '../field/vec.ts';
import type { Paint } from '../mesh/painted-mesh.ts';
import { boneNumber, SIDES, signOf } from '../skeleton/bones.ts';
import type { Form } from './form.ts';
import { blades, extra, eyesAt, giant, ringOf } from './giant.ts';

/** Bark, moss and a crown of leaves. */
export const tree = (): Form =>
  giant(
    {
      scale: 1.12,
      leg: 0.74,
      torso: 0.8,
      head: 0.36,
      shoulder: 0.3,
      chestWidth: 0.25,
      chestDepth: 0.21,
      waistWidth: 0.19,
      waistDepth: 0.17,
      pelvisWidth: 0.22,
      pelvisDepth: 0.19,
      lean: 0.12,
      neckForward: 0.06,
      belly: 0,
      pectoral: 0.3,
      digitigrade: 0,
      deltoid: 0.12,
      upperArmRadius: 0.075,
      elbow: 0.065,
      forearmRadius: 0.1,
      wrist: 0.07,
      upperArm: 0.4,
      forearm: 0.4,
      hand: 1.7,
      foot: 1.7,
      thigh: 0.13,
      knee: 0.09,
      calf: 0.1,
      ankle: 0.085,
    },
    {
      bark: '#6a4a30',
      dark: '#3c2a1e',
      pale: '#9a7a50',
      leaf: '#4f8a34',
      bright: '#8ac24a',
      eye: '#ffe27a',
      moss: '#5a7a3a',
    },
    {
      fingers: 3,
      feet: 'two toes',
      sculpt: (b, body, { joints, q }) => {
        b.ellipsoid([0, 0, -0.02], [0.34, 0.46, 0.36], 0.1);
        b.cone([0, 0.06, 0.3], [0, -0.16, 0.42], 0.04, 0.05, 0.05);
        b.sweep(
          [
            [-0.16, -0.28, 0.26],
            [0, -0.24, 0.38],
            [0.16, -0.28, 0.26],
          ],
          [0.03, 0.04, 0.03],
          0.03,
          'cut',
        );
        for (const m of [-1, 1]) {
          b.cone([m * 0.06, 0.12, 0.32], [m * 0.26, 0.17, 0.22], 0.05, 0.05, 0.06);
          b.ellipsoid([m * 0.15, 0.03, 0.32], [0.08, 0.06, 0.07], 0.03, 'cut');
        }
        // Roots and ridges of bark.
        for (const side of SIDES) {
          const m = signOf(side);
          for (let i = 0; i < 3; i++) {
            const x = m * q.chestWidth * (0.25 + i * 0.28);
            body.add(
              sweep(
                [
                  [x, joints.neck[1] - 0.12, joints.chest[2] + q.chestDepth * (0.75 - i * 0.16)],
                  [x * 0.7, joints.spine[1], joints.spine[2] + q.waistDepth * 0.9],
                  [x * 0.9, joints.pelvis[1] - 0.05, joints.pelvis[2] + q.pelvisDepth * 0.7],
                ],
                [0.05, 0.036, 0.045],
                4,
              ),
              { bone: boneNumber('spine'), group: 'torso', k: 0.02 },
            );
          }
        }
      },
      paint: ({ number }) => ({
        color: (x, y, z, ny) => {
          const grain = Math.sin(x * 70 + Math.sin(y * 9) * 3 + z * 50);
          if (ny > 0.55 && grain > 0) return number('moss');
          return number(grain > 0.55 ? 'dark' : grain < -0.6 ? 'pale' : 'bark');
        },
        pattern: 'wood',
        rough: 0.85,
      }),
      more: (c) => {
        const { head, number, joints, q } = c;
        const at = head.place;
        const crown = Array.from({ length: 26 }, (_, i) => {
          const a = i * 2.39996;
          const r = 0.14 + 0.3 * Math.sqrt(i / 26);
          return ellipsoid(
            at(
              Math.cos(a) * r * 1.5,
              0.34 + 0.3 * (1 - i / 26) + 0.06 * Math.sin(i * 5),
              Math.sin(a) * r * 1.3 - 0.05,
            ),
            [0.085, 0.06, 0.085],
          );
        });
        const shoulders = SIDES.flatMap((side) => {
          const p = joints[`uarm${side}`];
          return Array.from({ length: 8 }, (_, i) =>
            ellipsoid(
              add(p, [
                signOf(side) * 0.02 + Math.cos(i * 2.4) * 0.12,
                0.1 + Math.sin(i * 1.7) * 0.05,
                Math.sin(i * 2.4) * 0.12,
              ]),
              [0.07, 0.05, 0.07],
            ),
          );
        });
        const leafy = (color: string): Paint => ({
          color: (_x, _y, _z, ny) => number(ny > 0.35 ? 'bright' : color),
          pattern: 'cloth',
          rough: 0.85,
        });
        const beard = ringOf(11, at(0, -0.36, 0.16), 0.13, 0.1, 0.3, 0.03).filter(
          ([a]) => a[2] > at(0, 0, 0.1)[2],
        );
        return [
          eyesAt(c, 0.15, 0.03, 0.3, 0.06),
          extra(crown, 'head', leafy('leaf'), { voxel: 0.014, triangles: 1400, k: 0.02 }),
          extra(shoulders.slice(0, 8), 'clavL', leafy('leaf'), { triangles: 500, k: 0.02 }),
          extra(shoulders.slice(8), 'clavR', leafy('leaf'), { triangles: 500, k: 0.02 }),
          extra(blades(beard, 0.045), 'head', leafy('moss'), { triangles: 500 }),
          extra(
            blades(
              ringOf(
                14,
                add(joints.pelvis, [0, 0.04, 0]),
                q.pelvisWidth * 1.05,
                q.pelvisDepth * 1.15,
                0.3,
                0.06,
              ),
              0.07,
            ),
            'pelvis',
            leafy('leaf'),
            { triangles: 700 },
          ),
        ];
      },
    },
  );
