import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Baker, BakerBusy } from './baker.ts';
import { modelFile, type ModelFile } from './model-kinds.ts';

const root = mkdtempSync(join(tmpdir(), 'gearwright-models-'));
const baker = new Baker({ root, threads: 1, limit: 2 });
afterAll(async () => {
  await baker.close();
  rmSync(root, { recursive: true });
});

const file = (path: string): ModelFile => {
  const model = modelFile(path);
  if (!model) throw new Error(`${path} is no model`);
  return model;
};

test('a piece is baked once, whoever asks, and lies there afterwards', async () => {
  const sword = file('item/sword1h-leaf-2.json');
  const [first, second] = await Promise.all([baker.fileOf(sword), baker.fileOf(sword)]);
  expect(first).toBe(second);
  const made = statSync(first).mtimeMs;
  expect(readdirSync(dirname(first)).map((name) => name.replace(/[0-9a-f]{16}/, 'HASH'))).toEqual([
    'sword1h-leaf-2.HASH.mesh',
    'sword1h-leaf-2.HASH.mesh.br',
    'sword1h-leaf-2.json',
    'sword1h-leaf-2.json.br',
  ]);
  expect(statSync(await baker.fileOf(sword)).mtimeMs).toBe(made);
});

test('when too many wait the next is refused, and none that waits is lost', async () => {
  const asked = ['bow-bone-1', 'bow-bone-2', 'bow-bone-3'].map((id) =>
    baker.fileOf(file(`item/${id}.json`)),
  );
  await expect(baker.fileOf(file('item/bow-horned-1.json'))).rejects.toThrow(BakerBusy);
  expect(await Promise.all(asked)).toHaveLength(3);
});
