import { DepthBuffer } from './depth-buffer.ts';
import type { PaintedPoint } from './paint-point.ts';
import type { PosedMesh } from './posed-mesh.ts';
import { add, cross, dot, unit, type Vec } from '../field/vec.ts';

/** Points of the shadow's grid a side, and how much of the scene it spans, in metres. */
const SIZE = 512;
const SPAN = 4.2;
/** Metres a point may lie behind what casts the shadow and still be in the light. */
const BIAS = 0.012;
/** Metres a place is lifted off its surface first, or a slanting one would shade itself. */
const LIFT = 0.014;

/** Tells how much of the key light reaches a place, 0 to 1. */
export function keyShadow(
  meshes: readonly PosedMesh[],
  toLight: Vec,
): (point: Pick<PaintedPoint, 'position' | 'normal'>) => number {
  const right = unit(cross([0, 1, 0], toLight));
  const up = cross(toLight, right);
  const scale = SIZE / SPAN;
  const across = (x: number, y: number, z: number): number =>
    SIZE / 2 + dot(right, [x, y - 1, z]) * scale;
  const down = (x: number, y: number, z: number): number =>
    SIZE / 2 - dot(up, [x, y - 1, z]) * scale;
  const grid = new DepthBuffer(SIZE, SIZE);
  for (const { position, index } of meshes) {
    const corners = new Float32Array(position.length);
    for (let at = 0; at < position.length; at += 3) {
      const [x, y, z] = [position[at]!, position[at + 1]!, position[at + 2]!];
      corners[at] = across(x, y, z);
      corners[at + 1] = down(x, y, z);
      corners[at + 2] = -dot(toLight, [x, y, z]);
    }
    grid.draw(corners, index);
  }
  return ({ position, normal }) => {
    const [x, y, z] = add(position, normal, LIFT);
    const [column, row] = [across(x, y, z), down(x, y, z)];
    const own = -dot(toLight, [x, y, z]) - BIAS;
    let lit = 0;
    for (const [dx, dy] of TAPS) {
      const at = Math.floor(row + dy) * SIZE + Math.floor(column + dx);
      if (!(grid.depth[at]! < own)) lit++;
    }
    return lit / TAPS.length;
  };
}

const TAPS = [-1.2, 0, 1.2].flatMap((dx) => [-1.2, 0, 1.2].map((dy) => [dx, dy] as const));
