import { expect, test } from 'vitest';
import { bakePiece } from '../bake/bake-piece.ts';
import { BODIES, pieceOf } from '../bake/model-file.ts';
import { readMesh, type MeshFile } from '../pack/read-mesh.ts';
import { BONES } from '../skeleton/bones.ts';

const bake = (name: string): { facts: Record<string, unknown>; mesh: MeshFile; bytes: Buffer } => {
  const piece = pieceOf(name);
  if (!piece) throw new Error(`no piece is called ${name}`);
  const { json, mesh } = bakePiece(piece);
  return {
    facts: JSON.parse(json) as Record<string, unknown>,
    mesh: readMesh(mesh),
    bytes: Buffer.from(mesh),
  };
};

/** One of each kind of cut, spread over bodies that differ most. */
test.each([
  'cloth-chest-robe-3-flames-gnomefemale',
  'plate-chest-layered-2-dwarfmale',
  'plate-head-closed-3-taurenmale',
  'cloth-head-hood-2-nightelffemale',
  'leather-feet-high-2-taurenfemale',
  'mail-hands-cuffed-2-trollmale',
  'plate-shoulder-skulls-3-humanfemale',
  'cloak-split-3-bloodelfmale',
])('%s is cut whole and bound to bones', (name) => {
  const { mesh } = bake(name);
  expect(mesh.indices.length).toBeGreaterThan(900);
  expect(mesh.indices.length / 3).toBeLessThan(6000);
  expect(mesh.bones.every((bone) => bone < BONES.length)).toBe(true);
  for (let i = 0; i < mesh.vertexCount; i++) {
    const sum = mesh.weights.subarray(i * 4, i * 4 + 4).reduce((all, weight) => all + weight, 0);
    expect(sum).toBe(255);
  }
});

test('the same piece for the same body has the same bytes', () => {
  // Between the two other wearers take the tailor's place.
  const first = bake('plate-wrist-guard-2-orcfemale').bytes;
  for (const { race, gender } of BODIES.slice(0, 5)) bake(`pendant-disc-1-${race}${gender}`);
  expect(bake('plate-wrist-guard-2-orcfemale').bytes.equals(first)).toBe(true);
});

test('a robe hides trousers and shirt; a closed helm hides hair, but not a mane behind a muzzle', () => {
  expect(bake('cloth-chest-robe-1-gnomefemale').facts['hides']).toEqual(['legs', 'shirt']);
  expect(bake('plate-head-closed-1-gnomefemale').facts['hides']).toEqual(['hair', 'hairTop']);
  expect(bake('plate-head-closed-1-taurenmale').facts['hides']).toEqual(['hairTop']);
});

test('hooves stay bare; other feet are covered', () => {
  expect(bake('plate-feet-high-1-draeneimale').facts['covers']).toEqual([]);
  expect(bake('plate-feet-high-1-humanmale').facts['covers']).toEqual(['feet']);
});
