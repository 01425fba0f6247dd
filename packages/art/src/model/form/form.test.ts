import { expect, test } from 'vitest';
import { readMesh } from '../pack/read-mesh.ts';
import { bakeForm, FORM_IDS } from './bake-form.ts';
import { critterKind } from './critter-kind.ts';

test('the seven forms', () => {
  expect(FORM_IDS.toSorted()).toEqual([
    'bear',
    'cat',
    'ghostwolf',
    'metamorphosis',
    'moonkin',
    'travel',
    'tree',
  ]);
});

test.each(FORM_IDS)('%s bakes to a sound mesh on its own bones, alike each time', (id) => {
  const { file, mesh } = bakeForm(id, 0.25);
  const read = readMesh(mesh);
  expect(read.indices.length).toBeGreaterThan(300);
  expect(read.positions.every(Number.isFinite)).toBe(true);
  for (let i = 0; i < read.vertexCount; i++)
    expect(read.weights.slice(i * 4, i * 4 + 4).reduce((sum, w) => sum + w, 0)).toBe(255);
  expect(Math.max(...read.bones)).toBeLessThan(file.bones.length);
  expect(Math.max(...read.colors)).toBeLessThan(file.palette.length);
  expect(file.bones.every(({ parent }, i) => parent < i)).toBe(true);
  expect(file.bounds[0][1]).toBeGreaterThan(-0.05);
  expect(Buffer.from(bakeForm(id, 0.25).mesh).equals(mesh)).toBe(true);
});

test('only forms there are have a job', () => {
  expect(critterKind.jobOf('bear.json')).toBe('bear');
  expect(critterKind.jobOf('constructor.json')).toBeNull();
  expect(() => bakeForm('toString')).toThrow('no form is called toString');
});
