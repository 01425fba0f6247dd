import { expect, test } from 'vitest';
import { encodeMesh, TRIANGLE } from '../../test/encode-mesh.ts';
import { decodeMesh } from '../assets/decode-mesh.ts';
import { mergeLayers, type Layer } from './merge-layers.ts';

const layer = (more: Partial<Layer> = {}): Layer => ({
  mesh: decodeMesh(encodeMesh(TRIANGLE)),
  parts: [{ first: 0, count: 3 }],
  ...{ paletteFirst: 0, glow: 1, boneMap: null, ride: null },
  ...more,
});

test('layers follow each other, each with its own colours and bones', () => {
  const { vertexCount, index, kind, skinIndex } = mergeLayers([
    layer(),
    layer({ paletteFirst: 9, boneMap: [4, 6] }),
  ]);
  expect(vertexCount).toBe(6);
  expect([...index]).toEqual([0, 1, 2, 3, 4, 5]);
  expect(kind[3 * 4]).toBe(9);
  expect(skinIndex[5 * 4]).toBe(6);
});

test('what no shown part uses is left out', () => {
  const square = decodeMesh(
    encodeMesh({
      ...TRIANGLE,
      positions: [...TRIANGLE.positions, [5, 5, 5]],
      bones: [0, 0, 1, 1],
      index: [0, 1, 2, 1, 2, 3],
    }),
  );
  const { vertexCount, index, position } = mergeLayers([
    layer({ mesh: square, parts: [{ first: 3, count: 3 }] }),
  ]);
  expect(vertexCount).toBe(3);
  expect([...index].toSorted((a, b) => a - b)).toEqual([0, 1, 2]);
  expect(Math.max(...position)).toBeCloseTo(5, 2);
});

test('what rides on a bone is put there, and follows it alone', () => {
  const up = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 10, 0, 1];
  const { position, skinIndex, skinWeight, normal } = mergeLayers([
    layer({ ride: { bone: 12, matrix: up } }),
  ]);
  expect([...position.slice(6, 9)].map((value) => Math.round(value * 10) / 10)).toEqual([
    0, 12, 0.5,
  ]);
  expect([skinIndex[8], skinWeight[8], skinWeight[9]]).toEqual([12, 255, 0]);
  expect([...normal.slice(0, 3)]).toEqual([0, 0, 127]);
});
