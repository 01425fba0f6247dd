import { clamp, mix, smoothstep } from '../field/vec.ts';

const fract = (x: number): number => x - Math.floor(x);

function cellHash(x: number, y: number, z: number): number {
  const [a, b, c] = [
    fract(x * 0.3183099 + 0.1) * 17,
    fract(y * 0.3183099 + 0.1) * 17,
    fract(z * 0.3183099 + 0.1) * 17,
  ];
  return fract(a * b * c * (a + b + c));
}

function valueNoise(x: number, y: number, z: number): number {
  const [i, j, k] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  const ease = (t: number): number => t * t * (3 - 2 * t);
  const [u, v, w] = [ease(x - i), ease(y - j), ease(z - k)];
  const row = (dy: number, dz: number): number =>
    mix(cellHash(i, j + dy, k + dz), cellHash(i + 1, j + dy, k + dz), u);
  return mix(mix(row(0, 0), row(1, 0), v), mix(row(0, 1), row(1, 1), v), w);
}

export function cloudNoise(x: number, y: number, z: number): number {
  return valueNoise(x, y, z) * 0.6 + valueNoise(x * 2.3, y * 2.3, z * 2.3) * 0.4;
}

type Place = readonly [x: number, y: number, z: number];

/** The two numbers of a place that lie in the surface. */
function flatten([x, y, z]: Place, [nx, ny, nz]: Place): readonly [number, number] {
  const [a, b, c] = [Math.abs(nx), Math.abs(ny), Math.abs(nz)];
  if (a > c && a > b * 0.8) return [z, y];
  return b > c ? [x, z] : [x, y];
}

function ring([u, v]: readonly [number, number]): number {
  const y = v * 36;
  const x = u * 36 + (Math.abs(Math.floor(y)) % 2) * 0.5;
  const d = Math.hypot(fract(x) - 0.5, fract(y) - 0.35);
  const height = smoothstep(0.2, 0.02, Math.abs(d - 0.36)) + 0.35 * smoothstep(0.3, 0, d);
  return 0.4 + 0.7 * clamp(height * 1.3 * 0.7, 0, 1.1);
}

function scale([u, v]: readonly [number, number]): number {
  const y = v * 24;
  const across = fract(u * 24 + (Math.abs(Math.floor(y)) % 2) * 0.5) - 0.5;
  const rim = 0.5 - Math.sqrt(Math.max(0, 0.25 - across * across));
  const height = smoothstep(-0.02, 0.2, fract(y) - rim * 0.9) * (1.15 - fract(y) * 0.6);
  return 0.45 + 0.75 * clamp(height * 1.5);
}

/** By what a pattern makes its colour darker or lighter, by the numbers the viewer's shader has for them. */
export function patternShade(pattern: number, place: Place, normal: Place): number {
  const [x, y, z] = place;
  const streaks = (across: number, along: number): number =>
    cloudNoise(x * across, y * along, z * across);
  switch (pattern) {
    case 2:
      return mix(0.74, 1.16, streaks(130, 16));
    case 4: {
      const grain = streaks(95, 95) * 0.65 + valueNoise(x * 20, y * 20, z * 20) * 0.4;
      return 0.8 + 0.4 * smoothstep(0.25, 0.8, grain);
    }
    case 5:
      return ring(flatten(place, normal));
    case 6:
      return scale(flatten(place, normal));
    case 8:
      return 0.78 + 0.44 * streaks(110, 9);
    case 9:
      return 0.6 + 0.35 * (streaks(16, 16) * 1.6 + valueNoise(x * 70, y * 70, z * 70) * 0.5);
    case 10:
      return 0.84 + 0.3 * streaks(60, 14);
    case 11:
      return 0.66 + 0.6 * streaks(90, 30);
    default:
      return 1;
  }
}
