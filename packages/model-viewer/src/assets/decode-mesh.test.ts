import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeMesh, TRIANGLE } from '../../test/encode-mesh.ts';
import { decodeMesh } from './decode-mesh.ts';

test('positions come back within a step of the grid, whatever they are', () => {
  const place = fc.tuple(
    ...([0, 1, 2].map(() => fc.float({ min: -3, max: 3, noNaN: true })) as [
      fc.Arbitrary<number>,
      fc.Arbitrary<number>,
      fc.Arbitrary<number>,
    ]),
  );
  fc.assert(
    fc.property(fc.array(place, { minLength: 3, maxLength: 40 }), (positions) => {
      const mesh = decodeMesh(encodeMesh({ positions, index: [0, 1, 2] }));
      const wrong = positions
        .flat()
        .filter((value, at) => Math.abs(value - mesh.position[at]!) > 2e-4);
      expect(wrong).toEqual([]);
    }),
  );
});

test('a skinned mesh has bones and weights, a stiff one none', () => {
  const skinned = decodeMesh(encodeMesh(TRIANGLE));
  expect([...skinned.bones!.filter((_, at) => at % 4 === 0)]).toEqual([0, 0, 1]);
  expect(skinned.normal.slice(0, 4)).toEqual(Int8Array.of(0, 0, 127, 0));
  const { bones } = decodeMesh(encodeMesh({ ...TRIANGLE, bones: undefined }));
  expect(bones).toBeNull();
});

const whole = encodeMesh(TRIANGLE);
const changed = (at: number, value: number): ArrayBuffer => {
  const copy = whole.slice(0);
  new DataView(copy).setUint32(at, value, true);
  return copy;
};

test.each([
  [whole.slice(0, 20), 'The mesh file is cut short'],
  [whole.slice(0, -2), 'bytes, not'],
  [changed(0, 7), 'The file is no mesh'],
  [changed(4, 1_000_000), 'bytes, not'],
  [encodeMesh({ ...TRIANGLE, index: [0, 1, 3] }), 'names a vertex it does not have'],
])('a wrong file is refused by what is wrong with it', (bytes, why) => {
  expect(() => decodeMesh(bytes)).toThrow(why);
});
