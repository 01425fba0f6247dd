import { ellipsoid } from '../field/shapes.ts';
import { hairline } from './hairlines.ts';
import {
  fan,
  scatter,
  curtain,
  parting,
  bangs,
  combedBack,
  BOTH,
  scalp,
  type Style,
} from './lays.ts';

/** Hair that hangs free. */
export const LONG_STYLES = {
  sweptLong: (b) => {
    combedBack(b, 0.7);
    fan(
      18,
      84,
      276,
      (around, i) => ({
        around,
        up: 24 + scatter(i) * 10,
        length: 1.05 + scatter(i, 1) * 0.2,
        radius: 0.07,
        fall: 0.6,
        loose: true,
        k: 0.026,
      }),
      b,
    );
    return { line: hairline(0.29, -0.02, -0.36), thick: 0.026 };
  },
  shoulder: (b) => {
    curtain(b, 0.85);
    parting(b, 0.8);
    return scalp;
  },
  long: (b) => {
    curtain(b, 1.35, { radius: 0.078, fall: 0.7 });
    parting(b, 1.3);
    return scalp;
  },
  longBangs: (b) => {
    curtain(b, 1.4, { radius: 0.076, fall: 0.7, from: 60 });
    bangs(b, 0.34);
    for (const m of BOTH) b.lock({ around: m * 58, up: 36, length: 0.95, radius: 0.05, fall: 0.8 });
    return scalp;
  },
  wavy: (b) => {
    curtain(b, 0.95, { curl: 0.22, radius: 0.074, fall: 0.6 });
    parting(b, 0.85, 14);
    return scalp;
  },
  bob: (b) => {
    curtain(b, 0.62, { radius: 0.084, fall: 0.55, from: 58 });
    bangs(b, 0.3);
    return scalp;
  },
  bobSwept: (b) => {
    curtain(b, 0.6, { radius: 0.084, fall: 0.55 });
    fan(
      8,
      -50,
      60,
      (around, i) => ({
        around,
        up: 60,
        length: 0.46 + i * 0.02,
        radius: 0.06,
        flow: [0.95, -0.2, 0.4],
        fall: 0.45,
        lift: 0.12,
      }),
      b,
    );
    return scalp;
  },
  halfUp: (b) => {
    curtain(b, 1.15, { fall: 0.7 });
    combedBack(b, 0.55, 0.2);
    b.bun([0, 0.36, -0.42], 0.1);
    return scalp;
  },
  crownBraid: (b) => {
    curtain(b, 0.8, { curl: 0.2 });
    for (let j = 0; j < 17; j++) {
      const around = -120 + j * 15;
      const p = b.onSkull(around, 44, 0.03);
      b.put(
        ellipsoid(b.figure.head.place(...p), [
          0.062 * b.figure.head.height,
          0.05 * b.figure.head.height,
          0.062 * b.figure.head.height,
        ]),
        0.008,
        j % 2 ? 'tone2' : 'tone0',
        false,
      );
    }
    return scalp;
  },
} as const satisfies Readonly<Record<string, Style>>;
