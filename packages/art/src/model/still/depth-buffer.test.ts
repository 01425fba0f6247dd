import { expect, test } from 'vitest';
import { DepthBuffer } from './depth-buffer.ts';

/** Half of a square of four pixels a side, at a depth; its front to the eye. */
const half = (depth: number): number[] => [0, 0, depth, 0, 4, depth, 4, 0, depth];
const FRONT = Uint32Array.of(0, 1, 2);

test('the nearer of two triangles is seen, in whatever order they are drawn', () => {
  for (const order of [
    [0.2, 0.7],
    [0.7, 0.2],
  ]) {
    const grid = new DepthBuffer(4, 4);
    order.forEach((depth, at) => grid.draw(Float32Array.from(half(depth)), FRONT, at));
    expect(grid.triangle[0]).toBe(order.indexOf(0.2) + 1);
    expect(grid.depth[0]).toBeCloseTo(0.2);
    expect(grid.triangle[15]).toBe(0);
  }
});

test('a triangle that turns its back is not seen, nor what lies outside the picture', () => {
  const grid = new DepthBuffer(4, 4);
  grid.draw(Float32Array.from(half(0.5)), Uint32Array.of(0, 2, 1));
  grid.draw(
    Float32Array.from(half(0.5).map((value, at) => (at % 3 === 0 ? value - 9 : value))),
    FRONT,
  );
  expect(grid.triangle.every((triangle) => triangle === 0)).toBe(true);
});

test('a pixel knows where on its triangle it lies', () => {
  const grid = new DepthBuffer(4, 4);
  grid.draw(Float32Array.from(half(0.5)), FRONT);
  // The pixel's middle is an eighth of the way along both sides.
  expect([grid.second[0], grid.third[0]]).toEqual([0.125, 0.125]);
});
