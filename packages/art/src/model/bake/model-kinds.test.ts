import { expect, test } from 'vitest';
import fc from 'fast-check';
import { MODEL_IDS, isFitted, shapeOf } from '@gearwright/game/look/model-id.ts';
import { readMesh } from '../pack/read-mesh.ts';
import { MODEL_KINDS, modelFile } from './model-kinds.ts';

const held = MODEL_IDS.filter((id) => shapeOf(id)?.kind === 'held');

test('what is held is one file for all, what is worn one for each body', () => {
  for (const id of MODEL_IDS) {
    const fitted = isFitted(shapeOf(id)!);
    expect([modelFile(`item/${id}.json`) !== null, id]).toEqual([!fitted, id]);
    expect([modelFile(`item/${id}-taurenfemale.json`) !== null, id]).toEqual([fitted, id]);
  }
});

test.each([
  'item/sword1h-leaf-9.json',
  'item/sword1h-leaf-2.JSON',
  'item/sword1h-leaf-2.0123456789abcdef.mesh',
  'item/sword1h-leaf-2.json/../x',
  'item/',
  'item',
  '',
  '../item/sword1h-leaf-2.json',
  'constructor/x.json',
  'item/__proto__.json',
  `item/${'sword1h-'.repeat(100)}.json`,
])('%j is no model', (path) => {
  expect(modelFile(path)).toBeNull();
});

test('a character is known by race and gender, its parts by their hash', () => {
  expect(modelFile('character/humanmale.json')).not.toBeNull();
  expect(modelFile('character/humanmale-body.0000000000000000.mesh')).toBeNull();
  expect(modelFile('character/ogremale.json')).toBeNull();
});

test('no text is taken for a file unless it is one of ours', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(modelFile(`item/${text}`)).toBeNull();
    }),
  );
});

test('the same name gives the same bytes, and they read back', () => {
  fc.assert(
    fc.property(fc.constantFrom(...held), (id) => {
      const [mesh, json] = MODEL_KINDS.item.bake(id);
      const again = MODEL_KINDS.item.bake(id);
      expect(again.map(({ name }) => name)).toEqual([mesh!.name, json!.name]);
      expect(Buffer.from(again[0]!.bytes).equals(mesh!.bytes)).toBe(true);
      expect(Buffer.from(again[1]!.bytes).equals(json!.bytes)).toBe(true);
      const facts = JSON.parse(Buffer.from(json!.bytes).toString()) as {
        mesh: string;
        parts: { count: number }[];
        palette: unknown[];
      };
      const read = readMesh(mesh!.bytes);
      expect(facts.mesh).toBe(mesh!.name);
      expect(facts.parts[0]!.count).toBe(read.indices.length);
      expect(read.indices.every((index) => index < read.vertexCount)).toBe(true);
      expect(read.colors.every((color) => color < facts.palette.length)).toBe(true);
    }),
    { numRuns: 25 },
  );
});
