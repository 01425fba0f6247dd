import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PaintedMesh } from '../mesh/painted-mesh.ts';
import { packMesh, weightBytes } from './mesh-file.ts';
import { readMesh } from './read-mesh.ts';

const within = (low: number, high: number) => fc.double({ min: low, max: high, noNaN: true });

const meshes = fc
  .array(
    fc.record({
      at: fc.tuple(within(-2, 2), within(-2, 2), within(-2, 2)),
      towards: fc.tuple(within(-1, 1), within(-1, 1), within(0.1, 1)),
      color: fc.nat(200),
      pattern: fc.nat(255),
      wash: within(0, 1),
      edge: within(-1, 1),
      bone: fc.nat(38),
      weights: fc.tuple(within(0.01, 1), within(0, 1), within(0, 1), within(0, 1)),
    }),
    { minLength: 3, maxLength: 40 },
  )
  .map((points) => {
    const mesh = new PaintedMesh();
    for (const point of points) {
      const long = Math.hypot(...point.towards);
      mesh.positions.push(...point.at);
      mesh.normals.push(...point.towards.map((v) => v / long));
      mesh.colors.push(point.color);
      mesh.patterns.push(point.pattern);
      mesh.wash.push(point.wash);
      mesh.edge.push(point.edge);
      mesh.metal.push(0.5);
      mesh.rough.push(0.25);
      mesh.bones.push(point.bone, 1, 2, 3);
      mesh.weights.push(...point.weights);
    }
    for (let i = 0; i + 2 < points.length; i++) mesh.indices.push(i, i + 1, i + 2);
    return mesh;
  });

test('a mesh comes back as it was written, as finely as its bytes allow', () => {
  fc.assert(
    fc.property(meshes, (mesh) => {
      const read = readMesh(packMesh(mesh));
      expect(read.vertexCount).toBe(mesh.vertexCount);
      expect([...read.indices]).toEqual(mesh.indices);
      expect([...read.colors]).toEqual(mesh.colors);
      expect([...read.patterns]).toEqual(mesh.patterns);
      expect([...read.bones]).toEqual(mesh.bones);
      mesh.positions.forEach((value, i) =>
        // Half a step of a mesh at most four metres wide.
        expect(Math.abs(read.positions[i]! - value)).toBeLessThan(6e-4),
      );
      mesh.normals.forEach((value, i) =>
        expect(Math.abs(read.normals[i]! - value)).toBeLessThan(0.02),
      );
      mesh.wash.forEach((value, i) =>
        expect(Math.abs(read.wash[i]! / 255 - value)).toBeLessThan(0.003),
      );
      mesh.edge.forEach((value, i) =>
        expect(Math.abs((read.edge[i]! - 128) / 127 - value)).toBeLessThan(0.005),
      );
    }),
    { numRuns: 60 },
  );
});

test('weights always sum to 255, and none is negative', () => {
  fc.assert(
    fc.property(fc.tuple(within(0.001, 1), within(0, 1), within(0, 1), within(0, 1)), (weights) => {
      const bytes = weightBytes(weights);
      expect(bytes.reduce((sum, b) => sum + b, 0)).toBe(255);
      expect(Math.min(...bytes)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('a file that is no mesh, or cut short, is refused', () => {
  expect(() => readMesh(new Uint8Array(64))).toThrow('GWM1');
  const mesh = fc.sample(meshes, { numRuns: 1, seed: 1 })[0]!;
  expect(() => readMesh(packMesh(mesh).slice(0, -3))).toThrow(/bytes in place of/);
});
