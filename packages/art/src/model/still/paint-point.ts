import { clamp, mix, smoothstep, unit, type Vec } from '../field/vec.ts';
import { cloudNoise, patternShade } from './paint-pattern.ts';
import type { PosedMesh } from './posed-mesh.ts';

/** One point of the surface, painted but not yet lit. */
export interface PaintedPoint {
  readonly position: Vec;
  readonly normal: Vec;
  /** Linear. */
  readonly color: Vec;
  /** 0 in a crease, 1 in the open. */
  readonly open: number;
  readonly metal: number;
  readonly rough: number;
  readonly glow: number;
  /** How much of its shine is let through. */
  readonly shine: number;
  readonly luminance: number;
}

/** Base, brush, pattern, wash, edge, zenithal: the viewer's shader in plain numbers, without its bumps. */
export function paintPoint(
  mesh: PosedMesh,
  triangle: number,
  second: number,
  third: number,
): PaintedPoint {
  const [a, b, c] = [0, 1, 2].map((corner) => mesh.index[triangle * 3 + corner]!) as never as Vec;
  const first = 1 - second - third;
  const nearest = first > second && first > third ? a : second > third ? b : c;
  const at = (of: Float32Array | Uint8Array, size: number, axis: number): number =>
    first * of[a * size + axis]! + second * of[b * size + axis]! + third * of[c * size + axis]!;
  const vec = (of: Float32Array): Vec => [at(of, 3, 0), at(of, 3, 1), at(of, 3, 2)];
  const rest = vec(mesh.restPosition);
  const restNormal = unit(vec(mesh.restNormal));
  const pattern = mesh.kind[nearest * 4 + 1]!;
  const open = at(mesh.paint, 4, 0) / 255;
  const edge = (at(mesh.paint, 4, 1) / 255 - 0.502) * 2;
  const metal = (at(mesh.paint, 4, 2) / 255) * 0.8;
  const ownRough = at(mesh.paint, 4, 3) / 255;
  const brush = cloudNoise(rest[0] * 15, rest[1] * 21, rest[2] * 15);
  const flat = vec(mesh.color);
  const luminance = flat[0] * 0.3 + flat[1] * 0.6 + flat[2] * 0.1;
  const shade = mix(0.9, 1.1, brush) * patternShade(pattern, rest, restNormal);
  const washed = smoothstep(0.12, 0.92, open);
  const raised = clamp(edge * (0.75 + 0.5 * brush));
  const zenith = mix(0.8, 1.1, restNormal[1] * 0.5 + 0.5);
  const color = flat.map((channel, i) => {
    const base = channel * shade;
    const inCrease = mix(Math.max(base, 0.0005) ** 1.55 * 0.42, base, washed);
    const grooved = inCrease * (1 + Math.min(edge, 0) * 0.45);
    const warm = [1, 0.93, 0.8][i]! * (0.05 + luminance * 1.9);
    const bright = mix(grooved * 1.9 + 0.012, warm, 0.3);
    return mix(grooved, bright, raised * 0.8) * zenith;
  }) as unknown as Vec;
  return {
    ...{ color, open, metal, luminance },
    position: vec(mesh.position),
    normal: unit(vec(mesh.normal)),
    rough: clamp(ownRough - raised * 0.08 + (brush - 0.5) * 0.12, 0.08, 1),
    glow: at(mesh.kind, 4, 2) / 255,
    shine: pattern === 0 && ownRough < 0.3 ? 1 : mix(0.32, 1, metal),
  };
}
