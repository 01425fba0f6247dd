import { jaw, type BeardBrush } from './beard-brush.ts';
import type { Cap } from './lays.ts';

type Beard = (brush: BeardBrush) => Cap | null;

const full = (thick: number): Cap => ({ line: jaw, thick });
const across = (
  _b: BeardBrush,
  count: number,
  half: number,
  make: (x: number, i: number) => void,
): void => {
  for (let i = 0; i < count; i++) make(count > 1 ? -half + (2 * half * i) / (count - 1) : 0, i);
};
const drooping = [
  [0.015, -0.175, 0.01],
  [0.11, -0.2, 0.01],
  [0.17, -0.3, -0.03],
  [0.18, -0.42, -0.04],
] as const;
const waxed = [
  [0.015, -0.185, 0.01],
  [0.12, -0.19, 0.01],
  [0.22, -0.15, -0.03],
  [0.27, -0.07, -0.02],
] as const;
const plain = [
  [0.01, -0.18, 0.01],
  [0.07, -0.19, 0.012],
  [0.13, -0.225, -0.02],
] as const;

/** What grows on a chin, by name. */
export const BEARDS = {
  stubbled: () => full(0.012),
  shortBeard: (b) => {
    across(b, 5, 0.1, (x) => b.hang(x, -0.36, 0.12, 0.042));
    b.moustache(plain, 0.026);
    return full(0.024);
  },
  goatee: (b) => {
    across(b, 3, 0.045, (x) => b.hang(x, -0.37, 0.2, 0.045, 0.4));
    return null;
  },
  longGoatee: (b) => {
    across(b, 5, 0.06, (x) => b.hang(x, -0.37, 0.5 - Math.abs(x) * 2, 0.042, 0.35));
    return null;
  },
  vanDyke: (b) => {
    across(b, 3, 0.04, (x) => b.hang(x, -0.37, 0.22, 0.042, 0.3));
    b.moustache(waxed, 0.03);
    return null;
  },
  moustache: (b) => {
    b.moustache(plain, 0.036);
    return null;
  },
  handlebar: (b) => {
    b.moustache(waxed, 0.044);
    return null;
  },
  walrus: (b) => {
    b.moustache(drooping, 0.055);
    return null;
  },
  chinStrap: () => ({
    line: (x, y, z) =>
      Math.max(jaw(x, y, z), y + 0.2 - Math.abs(x) * 0.25, -(Math.hypot(x, y + 0.26) - 0.13)),
    thick: 0.022,
  }),
  sideburns: (b) => {
    for (const m of [-1, 1])
      across(b, 3, 0.03, (x, i) => b.hang(m * (0.24 + x), -0.1 - i * 0.04, 0.16, 0.045, 1.1));
    return { line: (x, y, z) => Math.max(jaw(x, y, z), 0.2 - Math.abs(x)), thick: 0.026 };
  },
  mutton: (b) => {
    for (const m of [-1, 1])
      for (let j = 0; j < 4; j++)
        b.hang(m * (0.18 + j * 0.035), -0.14 - j * 0.04, 0.26, 0.055, 1.45);
    b.moustache(waxed, 0.05);
    return { line: (x, y, z) => Math.max(jaw(x, y, z), 0.13 - Math.abs(x)), thick: 0.036 };
  },
  fullBeard: (b) => {
    for (let row = 0; row < 3; row++)
      across(b, 8, 0.24 - row * 0.04, (x) =>
        b.hang(x, -0.2 - row * 0.09, 0.34 - row * 0.04, 0.055, 0.85),
      );
    b.moustache(drooping, 0.042);
    return full(0.05);
  },
  longBeard: (b) => {
    for (let row = 0; row < 3; row++)
      across(b, 10, 0.27 - row * 0.03, (x) =>
        b.hang(x, -0.18 - row * 0.1, 0.95 - Math.abs(x) * 1.1 - row * 0.08, 0.08, 0.66),
      );
    b.moustache(drooping, 0.055);
    return full(0.06);
  },
  spadeBeard: (b) => {
    for (let row = 0; row < 3; row++)
      across(b, 9, 0.27 - row * 0.03, (x) =>
        b.hang(x, -0.18 - row * 0.1, 0.62 - Math.abs(x) * 0.5, 0.066, 1.12),
      );
    b.moustache(waxed, 0.05);
    return full(0.06);
  },
  forkedBeard: (b) => {
    for (let row = 0; row < 2; row++)
      across(b, 8, 0.25, (x) =>
        b.hang(x + (x < 0 ? -0.02 : 0.02), -0.2 - row * 0.12, 0.72 - row * 0.1, 0.06, 1.5),
      );
    b.moustache(drooping, 0.05);
    return full(0.055);
  },
  braidedBeard: (b) => {
    for (let row = 0; row < 2; row++)
      across(b, 8, 0.25, (x) => b.hang(x, -0.2 - row * 0.1, 0.36, 0.06, 0.6));
    b.moustache(drooping, 0.05);
    b.braid([b.chin[0], b.chin[1] - 0.2, b.chin[2] + 0.1], 0.75, 0.09, [0, -1, 0.02], 6);
    return full(0.055);
  },
  twinBraids: (b) => {
    for (let row = 0; row < 2; row++)
      across(b, 8, 0.25, (x) => b.hang(x, -0.2 - row * 0.1, 0.4, 0.06, 0.9));
    b.moustache(drooping, 0.055);
    for (const m of [-1, 1])
      b.braid([m * 0.15, b.chin[1] - 0.16, b.chin[2] + 0.08], 0.6, 0.072, [m * 0.06, -1, 0.02], 6);
    return full(0.055);
  },
  chinBraid: (b) => {
    b.braid([b.chin[0], b.chin[1], b.chin[2]], 0.55, 0.07, [0, -1, 0.06], 6);
    return null;
  },
  muzzleTuft: (b) => {
    across(b, 5, 0.08, (x) => b.hang(x, b.chin[1] + 0.03, 0.3, 0.05, 0.5));
    return null;
  },
  muzzleMane: (b) => {
    across(b, 9, 0.16, (x) => b.hang(x, b.chin[1] + 0.03, 0.6 - Math.abs(x), 0.06, 0.7));
    return null;
  },
  cheekTufts: (b) => {
    for (const m of [-1, 1])
      for (let j = 0; j < 4; j++)
        b.strand(
          [
            [m * 0.26, -0.1 - j * 0.06, 0.1],
            [m * 0.36, -0.2 - j * 0.07, 0.12],
            [m * 0.34, -0.42 - j * 0.06, 0.14],
          ],
          [0.05, 0.06, 0.01],
        );
    return null;
  },
  templeBraids: (b) => {
    for (const m of [-1, 1]) b.braid([m * 0.36, -0.12, 0.1], 0.8, 0.055, [m * 0.1, -1, 0.12], 8);
    return null;
  },
  foreheadTuft: (b) => {
    for (let j = -3; j <= 3; j++)
      b.lock({
        around: j * 14,
        up: 60,
        length: 0.4,
        radius: 0.06,
        flow: [j * 0.1, -0.6, 0.8],
        fall: 0.5,
        lift: 0.4,
      });
    return null;
  },
} as const satisfies Readonly<Record<string, Beard>>;
export type BeardName = keyof typeof BEARDS;
