import { ellipsoid } from '../field/shapes.ts';
import { hairline, ring, strip } from './hairlines.ts';
import { fan, scatter, combedBack, BOTH, toward, scalp, type Style } from './lays.ts';

/** Hair that ends on the head. */
export const SHORT_STYLES = {
  bald: () => null,
  buzz: () => ({ line: hairline(0.31, -0.06, -0.31), thick: 0.018 }),
  cropped: (b) => {
    for (let row = 0; row < 3; row++) {
      fan(
        9 - row,
        -66 + row * 6,
        66 - row * 6,
        (around, i) => ({
          around,
          up: 46 + row * 14 + scatter(i, row) * 5,
          length: 0.3,
          radius: 0.062,
          flow: [0.35 + around * 0.006, 0.34, 0.55 - row * 0.1],
          fall: 0.7,
          lift: 0.35,
          taper: [0.7, 1, 0.8, 0.15],
        }),
        b,
      );
      fan(
        10,
        86 + row * 6,
        274 - row * 6,
        (around, i) => ({
          around,
          up: 62 - row * 22 + scatter(i, row + 4) * 6,
          length: 0.3,
          radius: 0.06,
          fall: 0.3,
          taper: [0.7, 1, 0.8, 0.2],
        }),
        b,
      );
    }
    return { line: hairline(0.29, -0.08, -0.32), thick: 0.026 };
  },
  sidePart: (b) => {
    fan(
      12,
      -78,
      70,
      (around, i) => ({
        around,
        up: 58 - Math.abs(around + 30) * 0.12 + scatter(i) * 5,
        length: 0.5,
        radius: 0.066,
        flow: [0.9, 0.1, 0.25],
        fall: 0.5,
        taper: [0.6, 1, 0.9, 0.2],
      }),
      b,
    );
    fan(
      14,
      76,
      284,
      (around, i) => ({
        around,
        up: 24 + scatter(i, 2) * 16,
        length: 0.36,
        radius: 0.062,
        fall: 0.35,
      }),
      b,
    );
    fan(8, 90, 270, (around) => ({ around, up: 58, length: 0.36, radius: 0.07, fall: 0.3 }), b);
    return { line: hairline(0.28, -0.08, -0.33), thick: 0.028 };
  },
  slicked: (b) => {
    combedBack(b, 0.6);
    fan(
      12,
      100,
      260,
      (around, i) => ({ around, up: 26 + scatter(i) * 8, length: 0.5, radius: 0.066, fall: 0.6 }),
      b,
    );
    return { line: hairline(0.29, -0.04, -0.36), thick: 0.026 };
  },
  spiked: (b) => {
    for (let row = 0; row < 4; row++)
      fan(
        7 - row,
        -60 + row * 8,
        60 - row * 8,
        (around, i) => ({
          around,
          up: 40 + row * 15,
          length: 0.34 + scatter(i, row) * 0.1,
          radius: 0.058,
          flow: [around * 0.012, 1, 0.35 - row * 0.3],
          fall: 0,
          lift: 0.9,
          flat: 1.2,
          taper: [1, 0.9, 0.5, 0.06],
        }),
        b,
      );
    fan(
      10,
      90,
      270,
      (around, i) => ({
        around,
        up: 26 + scatter(i) * 20,
        length: 0.3,
        radius: 0.06,
        flow: toward(around, 0.4),
        fall: 0.1,
        lift: 0.7,
        taper: [0.9, 0.9, 0.5, 0.1],
      }),
      b,
    );
    return { line: hairline(0.3, -0.04, -0.32), thick: 0.028 };
  },
  wild: (b) => {
    for (let j = 0; j < 34; j++) {
      const around = (j * 137.5) % 360;
      const up = 14 + (j / 34) * 72;
      if ((around < 50 || around > 310) && up < 42) continue;
      b.lock({
        around,
        up,
        length: 0.38 + scatter(j) * 0.22,
        radius: 0.056,
        flow: toward(around, 0.5 + up / 90),
        fall: 0.1,
        lift: 1.1,
        flat: 1.2,
        taper: [0.9, 0.9, 0.5, 0.06],
      });
    }
    return { line: hairline(0.32, 0.04, -0.3), thick: 0.03 };
  },
  tonsure: (b) => {
    fan(
      18,
      62,
      298,
      (around, i) => ({ around, up: 4 + scatter(i) * 14, length: 0.42, radius: 0.07, fall: 0.4 }),
      b,
    );
    return { line: ring(0.16), thick: 0.04 };
  },
  tufts: (b) => {
    for (const m of BOTH)
      for (let j = 0; j < 9; j++)
        b.lock({
          around: m * (66 + j * 11),
          up: 6 + scatter(j) * 28,
          length: 0.36 + scatter(j, 2) * 0.2,
          radius: 0.07,
          flow: [m, 0.45 + scatter(j, 3) * 0.5, -0.25],
          fall: 0.1,
          lift: 0.8,
          flat: 1.2,
          taper: [0.9, 1, 0.7, 0.08],
        });
    fan(
      3,
      -20,
      20,
      (around) => ({
        around,
        up: 82,
        length: 0.32,
        radius: 0.045,
        flow: [around * 0.02, 1, 0.1],
        fall: 0.1,
        lift: 1.2,
        flat: 1.1,
        taper: [0.9, 1, 0.6, 0.1],
      }),
      b,
    );
    return { line: ring(0.2), thick: 0.045 };
  },
  mullet: (b) => {
    fan(
      12,
      -66,
      66,
      (around, i) => ({
        around,
        up: 54 + scatter(i) * 10,
        length: 0.28,
        radius: 0.06,
        flow: [around * 0.01, 0.5, 0.5],
        fall: 0.6,
        lift: 0.4,
      }),
      b,
    );
    fan(
      16,
      96,
      264,
      (around, i) => ({
        around,
        up: 20 + scatter(i, 1) * 20,
        length: 0.85 + scatter(i, 3) * 0.15,
        radius: 0.068,
        fall: 0.7,
        loose: true,
        k: 0.026,
      }),
      b,
    );
    fan(8, 60, 300, (around) => ({ around, up: 66, length: 0.36, radius: 0.075, fall: 0.3 }), b);
    return { line: hairline(0.29, -0.02, -0.35), thick: 0.028 };
  },
  curls: (b) => {
    for (let j = 0; j < 60; j++) {
      const around = (j * 137.5) % 360;
      const up = 8 + 80 * Math.sqrt(j / 60);
      if ((around < 48 || around > 312) && up < 44) continue;
      const p = b.onSkull(around, up, 0.05 + scatter(j) * 0.03);
      const r = (0.088 + scatter(j, 4) * 0.03) * b.figure.head.height;
      b.put(
        ellipsoid(b.figure.head.place(...p), [r, r * 0.9, r]),
        0.012,
        (['tone0', 'tone1', 'tone2'] as const)[j % 3]!,
        false,
      );
    }
    return scalp;
  },
  pompadour: (b) => {
    fan(
      9,
      -50,
      50,
      (around, i) => ({
        around,
        up: 48 + scatter(i) * 4,
        length: 0.62,
        radius: 0.075,
        flow: [0, 1, -0.35],
        fall: 0.15,
        lift: 1.1,
        taper: [0.8, 1.1, 0.9, 0.3],
      }),
      b,
    );
    combedBack(b, 0.5);
    return { line: hairline(0.29, -0.04, -0.33), thick: 0.026 };
  },
  undercut: (b) => {
    fan(
      11,
      -30,
      30,
      (around, i) => ({
        around: around * 1.4,
        up: 50 + i * 5,
        length: 0.55,
        radius: 0.064,
        flow: [1, 0.25, 0.1],
        fall: 1.4,
        lift: 0.14,
        taper: [0.7, 1, 0.8, 0.15],
      }),
      b,
    );
    return {
      line: (x, y, z) =>
        Math.min(strip(0.15, 0.2)(x, y, z), hairline(0.3, -0.02, -0.3)(x, y, z) + 0.02),
      thick: 0.014,
    };
  },
} as const satisfies Readonly<Record<string, Style>>;
