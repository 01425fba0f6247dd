import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PaintedMesh } from '@gearwright/art/model/mesh/painted-mesh.ts';
import { packMesh } from '@gearwright/art/model/pack/mesh-file.ts';
import { readMesh } from '@gearwright/art/model/pack/read-mesh.ts';
import { decodeMesh } from '@gearwright/model-viewer/assets/decode-mesh.ts';

const byte = fc.nat(255);
const share = fc.double({ min: 0, max: 1, noNaN: true });
const points = fc.array(
  fc.record({ at: fc.tuple(share, share, share), byte, share, bone: fc.nat(38) }),
  { minLength: 3, maxLength: 60 },
);

test('M1: the viewer reads of a mesh what the sculptor has written', () => {
  fc.assert(
    fc.property(points, fc.array(fc.nat(1000), { maxLength: 90 }), (list, corners) => {
      const mesh = new PaintedMesh();
      for (const { at, byte: value, share: part, bone } of list) {
        mesh.positions.push(...at);
        mesh.normals.push(0, 1, 0);
        mesh.colors.push(value);
        mesh.patterns.push(255 - value);
        mesh.wash.push(part);
        mesh.edge.push(part * 2 - 1);
        mesh.metal.push(1 - part);
        mesh.rough.push(part);
        mesh.bones.push(bone, 1, 2, 3);
        mesh.weights.push(part, 0.5, 0, 0);
      }
      mesh.indices.push(...corners.map((corner) => corner % list.length));
      const bytes = packMesh(mesh);
      const written = readMesh(bytes);
      const read = decodeMesh(Uint8Array.from(bytes).buffer);
      expect([...read.index]).toEqual(mesh.indices);
      expect([...read.position]).toEqual([...written.positions]);
      expect([...read.palette]).toEqual(mesh.colors);
      expect([...read.pattern]).toEqual(mesh.patterns);
      expect([...read.wash]).toEqual([...written.wash]);
      expect([...read.edge]).toEqual([...written.edge]);
      expect([...read.metal]).toEqual([...written.metal]);
      expect([...read.rough]).toEqual([...written.rough]);
      expect([...read.bones!]).toEqual(mesh.bones);
      expect([...read.weights!]).toEqual([...written.weights]);
      expect([...read.normal.subarray(0, 3)]).toEqual([0, 127, 0]);
    }),
    { numRuns: 40 },
  );
});
