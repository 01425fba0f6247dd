import { add, between, turn, type Vec } from '../field/vec.ts';
import type { FaceShape } from './face-shape.ts';
import type { HeadBrush } from './head-brush.ts';

const BASE = 0.33;

export function sculptEars(brush: HeadBrush, face: FaceShape): void {
  const sculpt = face.ear === 'round' ? roundEar : face.ear === 'cow' ? cowEar : longEar;
  for (const m of [-1, 1]) sculpt(brush, m, face);
}

function roundEar(brush: HeadBrush, m: number, { earLength: l }: FaceShape): void {
  const turned = turn(0, m * 28, m * -8);
  brush.ellipsoid(
    [m * (BASE + 0.03), -0.04, -0.03],
    [0.055, l * 0.85, l * 0.6],
    0.02,
    'form',
    turned,
  );
  brush.ellipsoid([m * (BASE + 0.085), -0.03, 0], [0.045, l * 0.5, l * 0.33], 0.02, 'cut', turned);
}

function cowEar(brush: HeadBrush, m: number, { earLength: l }: FaceShape): void {
  const out = (by: number, y: number, z: number): Vec => [m * (0.36 + l * by), y, z];
  brush.sweep(
    [[m * 0.3, 0.1, -0.06], out(0.45, 0.08, -0.09), out(1, -0.02, -0.12)],
    [0.05, 0.095, 0.02],
    0.03,
    'form',
    4,
    { along: [0, 0.3, 1], by: 1.9 },
  );
  brush.sweep(
    [[m * (0.38 + l * 0.3), 0.1, -0.015], out(0.8, 0.03, -0.05)],
    [0.05, 0.02],
    0.02,
    'cut',
    4,
    { along: [0, 0.3, 1], by: 1.5 },
  );
}

/** A pointed leaf, hollowed in front; long ones are an elf's or a troll's. */
function longEar(brush: HeadBrush, m: number, { earLength: l, earUp }: FaceShape): void {
  const up = Math.max(0, earUp);
  const down = Math.max(0, -earUp);
  const base: Vec = [m * BASE, -0.05, -0.02];
  const middle: Vec = [m * (BASE + l * 0.34), l * (0.12 + 0.1 * up - down * 0.06), -l * 0.2];
  const tip: Vec = [
    m * (BASE + l * (0.62 - 0.12 * up)),
    l * (0.42 + 0.34 * up - down * 0.28),
    -l * (0.5 - 0.1 * up),
  ];
  const front: Vec = [m * 0.5, -0.25, 0.85];
  brush.sweep([base, middle, tip], [0.085, 0.078 * (0.8 + l * 0.3), 0.016], 0.02, 'form', 5, {
    along: front,
    by: 1.9,
  });
  const hollow = (p: Vec, by: number): Vec => add(p, front, by);
  brush.sweep(
    [
      hollow([base[0] + m * 0.05, base[1] + 0.01, base[2]], 0.045),
      hollow(middle, 0.04),
      hollow(between(middle, tip, 0.5), 0.028),
    ],
    [0.046, 0.036, 0.006],
    0.02,
    'cut',
  );
}
