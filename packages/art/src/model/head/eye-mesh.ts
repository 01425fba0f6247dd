import { add, scale, unit, type Vec } from '../field/vec.ts';
import type { PaintedMesh } from '../mesh/painted-mesh.ts';
import { paletteNumber } from '../paint/palette.ts';
import { boneNumber } from '../skeleton/bones.ts';
import type { Eye } from './eyes.ts';

/** A ring of an eyeball: degrees from its front, palette number, glow. */
type Ring = readonly [number, number, number];

const SEGMENTS = 18;

function rings(glowing: boolean, iris: number): readonly Ring[] {
  const eye = paletteNumber('eye');
  const light = paletteNumber('eye-light');
  const dark = paletteNumber('eye-dark');
  const pupil = paletteNumber('pupil');
  const white = paletteNumber('white');
  if (glowing)
    return [
      [0, light, 0.6],
      [18, light, 0.55],
      [34, eye, 0.5],
      [76, eye, 0.32],
      [104, dark, 0.1],
    ];
  return [
    [0, pupil, 0],
    [iris * 0.45, pupil, 0],
    [iris * 0.48, eye, 0],
    [iris * 0.8, light, 0],
    [iris * 0.88, dark, 0],
    [iris * 0.98, dark, 0],
    [iris * 1.03, white, 0],
    [72, white, 0],
    [104, white, 0],
  ];
}

/** Painted eyeballs: rings of colour on the front of a ball, and a spark of light. */
export function addEyes(
  mesh: PaintedMesh,
  eyes: readonly Eye[],
  glowing: boolean,
  iris = 47,
): { first: number; count: number } {
  const first = mesh.indices.length;
  for (const eye of eyes) {
    const base = mesh.vertexCount;
    const turnedOut = eye.side * 0.1;
    const [c, s] = [Math.cos(turnedOut), Math.sin(turnedOut)];
    const all = rings(glowing, iris);
    for (const [degrees, color, glow] of all)
      for (let j = 0; j < SEGMENTS; j++) {
        const polar = (degrees * Math.PI) / 180;
        const round = (j / SEGMENTS) * Math.PI * 2;
        const [x, y, z] = [
          Math.sin(polar) * Math.cos(round),
          Math.sin(polar) * Math.sin(round),
          Math.cos(polar),
        ];
        const n: Vec = [x * c + z * s, y, -x * s + z * c];
        // The upper lid's shade lies on the ball.
        const shade = glowing ? 1 : 1 - 0.45 * Math.max(0, Math.min(1, (y - 0.1) / 0.6));
        point(mesh, add(eye.centre, n, eye.radius), n, color, glow, shade, glowing ? 0.6 : 0.12);
      }
    for (let r = 0; r < all.length - 1; r++)
      for (let j = 0; j < SEGMENTS; j++) {
        const a = base + r * SEGMENTS + j;
        const b = base + r * SEGMENTS + ((j + 1) % SEGMENTS);
        mesh.indices.push(a, a + SEGMENTS, b, b, a + SEGMENTS, b + SEGMENTS);
      }
    if (!glowing) addSpark(mesh, eye);
  }
  return { first, count: mesh.indices.length - first };
}

function addSpark(mesh: PaintedMesh, eye: Eye): void {
  const centre = add(eye.centre, unit([-0.28, 0.34, 1]), eye.radius * 1.015);
  const base = mesh.vertexCount;
  const r = eye.radius * 0.14;
  for (let j = 0; j < 8; j++) {
    const round = (j * Math.PI) / 4;
    const at = add(centre, [
      r * Math.cos(round),
      r * Math.sin(round),
      -eye.radius * 0.04 * Math.sin(round),
    ]);
    point(mesh, at, [0, 0, 1], paletteNumber('white'), 0.7, 1, 0.5);
  }
  for (let j = 1; j < 7; j++) mesh.indices.push(base, base + j, base + j + 1);
}

function point(
  mesh: PaintedMesh,
  at: Vec,
  normal: Vec,
  color: number,
  glow: number,
  wash: number,
  rough: number,
): void {
  mesh.positions.push(...at);
  mesh.normals.push(...scale(normal, 1));
  mesh.colors.push(color);
  mesh.patterns.push(Math.round(glow * 15) << 4);
  mesh.wash.push(wash);
  mesh.edge.push(0);
  mesh.metal.push(0);
  mesh.rough.push(rough);
  mesh.bones.push(boneNumber('head'), 0, 0, 0);
  mesh.weights.push(1, 0, 0, 0);
}
