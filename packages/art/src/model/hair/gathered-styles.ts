import { crown, hairline } from './hairlines.ts';
import { fan, scatter, parting, bangs, combedBack, tail, BOTH, scalp, type Style } from './lays.ts';

/** Tails, knots and plaits. */
export const GATHERED_STYLES = {
  ponytail: (b) => {
    combedBack(b);
    tail(b, 180, 34, 1.15);
    for (const m of BOTH)
      b.lock({ around: m * 60, up: 30, length: 0.56, radius: 0.036, fall: 0.8 });
    return { line: hairline(0.28, -0.04, -0.33), thick: 0.024 };
  },
  highTail: (b) => {
    combedBack(b, 0.5, 0.8);
    tail(b, 180, 66, 1.2, { flow: [0, 0.9, -0.9], fall: 1.5, lift: 0.9 });
    bangs(b, 0.26, 0.25);
    return { line: hairline(0.27, -0.04, -0.33), thick: 0.024 };
  },
  sideTail: (b) => {
    combedBack(b, 0.5, 0.4);
    tail(b, 112, 34, 0.95, { flow: [1, 0.2, -0.4], fall: 2.2, lift: 0.3 });
    parting(b, 0.25, -16);
    return { line: hairline(0.28, -0.04, -0.33), thick: 0.024 };
  },
  pigtails: (b) => {
    bangs(b, 0.28);
    fan(
      12,
      70,
      290,
      (around) => ({
        around,
        up: 50,
        length: 0.4,
        radius: 0.07,
        flow: [around < 180 ? 1 : -1, 0, -0.2],
        fall: 0.1,
      }),
      b,
    );
    for (const m of BOTH)
      tail(b, m * 104, 38, 0.72, { flow: [m, 0.3, -0.3], fall: 2.6, count: 7, lift: 0.3 });
    return { line: hairline(0.27, -0.05, -0.34), thick: 0.028 };
  },
  topknot: (b) => {
    tail(b, 180, 74, 0.75, { flow: [0, 1, -0.5], fall: 1.3, lift: 1, count: 9 });
    return { line: crown(0.27), thick: 0.03 };
  },
  bun: (b) => {
    combedBack(b, 0.5, 0.5);
    b.bun([0, 0.42, -0.36], 0.15, 0.9);
    for (const m of BOTH)
      b.lock({ around: m * 60, up: 28, length: 0.42, radius: 0.032, fall: 0.8 });
    return { line: hairline(0.28, -0.05, -0.33), thick: 0.024 };
  },
  lowBun: (b) => {
    parting(b, 0.2);
    combedBack(b, 0.5, 0);
    b.bun([0, -0.1, -0.52], 0.145, 0.9);
    return { line: hairline(0.27, -0.06, -0.34), thick: 0.026 };
  },
  buns: (b) => {
    for (const m of BOTH) {
      b.bun([m * 0.28, 0.42, -0.12], 0.145);
      for (let j = 0; j < 4; j++)
        b.lock({
          around: m * 66,
          up: 52,
          length: 0.4,
          radius: 0.045,
          flow: [m * 0.9, 0.8 - j * 0.5, -0.2 - j * 0.1],
          fall: 0.9,
          lift: 0.8,
        });
      b.lock({ around: m * 64, up: 28, length: 0.4, radius: 0.04, fall: 0.6 });
    }
    bangs(b, 0.28);
    fan(
      12,
      80,
      280,
      (around) => ({
        around,
        up: 40,
        length: 0.34,
        radius: 0.07,
        flow: [around < 180 ? 0.6 : -0.6, 1, 0],
        fall: 0,
      }),
      b,
    );
    return { line: hairline(0.26, -0.06, -0.34), thick: 0.028 };
  },
  braids: (b) => {
    parting(b, 0.1);
    fan(
      14,
      80,
      280,
      (around, i) => ({
        around,
        up: 30 + scatter(i) * 8,
        length: 0.42,
        radius: 0.064,
        flow: [around < 180 ? 0.8 : -0.8, -0.8, 0.1],
        fall: 0.3,
      }),
      b,
    );
    fan(8, 60, 300, (around) => ({ around, up: 60, length: 0.34, radius: 0.075, fall: 0.3 }), b);
    for (const m of BOTH) b.braid([m * 0.38, -0.2, 0.02], 0.95, 0.07, [m * 0.12, -1, 0.14], 8);
    return scalp;
  },
  backBraid: (b) => {
    combedBack(b, 0.5, 0);
    parting(b, 0.12, 10);
    b.braid([0, -0.16, -0.5], 1.25, 0.088, [0, -1, -0.06], 10);
    return { line: hairline(0.28, -0.05, -0.35), thick: 0.026 };
  },
} as const satisfies Readonly<Record<string, Style>>;
