import { ellipsoid } from '../field/shapes.ts';
import type { Vec } from '../field/vec.ts';
import { hairline, strip } from './hairlines.ts';
import { fan, scatter, combedBack, BOTH, toward, type Style } from './lays.ts';

/** Crests, ropes and fans. */
export const BOLD_STYLES = {
  cornrows: (b) => {
    for (let j = -3; j <= 3; j++)
      for (let s = 0; s < 7; s++) {
        const p = b.onSkull(j * 13 * (1 - s * 0.06), 34 + s * 22, 0.012);
        b.put(
          ellipsoid(b.figure.head.place(...p), [
            0.036 * b.figure.head.height,
            0.036 * b.figure.head.height,
            0.06 * b.figure.head.height,
          ]),
          0.012,
          s % 2 ? 'tone2' : 'tone0',
          false,
        );
      }
    for (let j = -3; j <= 3; j++)
      b.braid([j * 0.085, -0.1, -0.46 + Math.abs(j) * 0.03], 0.7, 0.042, [j * 0.03, -1, -0.05], 7);
    return { line: hairline(0.27, 0.02, -0.3), thick: 0.014 };
  },
  dreads: (b) => {
    fan(
      15,
      74,
      286,
      (around, i) => ({
        around,
        up: 24 + scatter(i) * 26,
        length: 0.95 + scatter(i, 1) * 0.35,
        radius: 0.052,
        fall: 0.8,
        flat: 1,
        curl: 0.3,
        lift: 0.25,
        loose: true,
        k: 0.008,
        taper: [0.9, 1, 1, 0.8],
      }),
      b,
    );
    fan(
      9,
      -60,
      60,
      (around, i) => ({
        around,
        up: 58,
        length: 0.7,
        radius: 0.048,
        flow: [around < 0 ? -1 : 1, 0.1, -0.4],
        fall: 1.8,
        flat: 1,
        lift: 0.1,
        k: 0.008,
        taper: [0.9, 1, 1, 0.8],
        tone: i,
      }),
      b,
    );
    return { line: hairline(0.3, 0, -0.34), thick: 0.022 };
  },
  mohawk: (b) => {
    for (let j = 0; j < 14; j++) {
      const e = 30 + j * 11.5;
      for (const m of [-1, 0, 1])
        b.lock({
          around: 0,
          up: e,
          length: 0.58 + 0.14 * Math.sin(j * 1.1) + (m ? -0.12 : 0.06),
          radius: 0.062,
          flow: [
            m * 0.22,
            Math.sin((e * Math.PI) / 180) + 0.35,
            Math.cos((e * Math.PI) / 180) - 0.45,
          ],
          fall: 0,
          lift: 1.4,
          flat: 1,
          taper: [1, 0.9, 0.6, 0.1],
        });
    }
    return { line: strip(0.085), thick: 0.03 };
  },
  crest: (b) => {
    for (let j = 0; j < 12; j++) {
      const e = 36 + j * 12;
      for (const m of BOTH)
        b.lock({
          around: 0,
          up: e,
          length: 0.3,
          radius: 0.06,
          flow: [
            m * 0.15,
            Math.sin((e * Math.PI) / 180) + 0.2,
            Math.cos((e * Math.PI) / 180) - 0.3,
          ],
          fall: 0,
          lift: 1.2,
          flat: 1,
          taper: [1, 0.9, 0.7, 0.15],
        });
    }
    return { line: strip(0.09, 0.1), thick: 0.03 };
  },
  fan: (b) => {
    combedBack(b, 0.5, 0.6);
    for (let j = 0; j < 11; j++) {
      const a = (j - 5) * 15;
      b.lock({
        around: 180,
        up: 62,
        length: 0.85,
        radius: 0.064,
        flow: toward(a + 90, 1 - Math.abs(a) * 0.006).map((v, q) =>
          q === 2 ? -0.5 : q === 0 ? Math.sin((a * Math.PI) / 180) : v,
        ) as unknown as Vec,
        fall: 0.15,
        lift: 1.3,
        flat: 1.1,
        taper: [0.8, 0.9, 0.7, 0.1],
      });
    }
    return { line: hairline(0.28, 0.02, -0.3), thick: 0.022 };
  },
} as const satisfies Readonly<Record<string, Style>>;
