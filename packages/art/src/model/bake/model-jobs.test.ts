import { expect, test } from 'vitest';
import { allFigures, allModels, usualFigures } from './model-jobs.ts';
import { modelFile } from './model-kinds.ts';

test('every model of the list is one that can be asked for, and none stands there twice', () => {
  const all = allModels();
  for (const model of all) expect(modelFile(`${model.kind}/${model.file}`)).toEqual(model);
  expect(new Set(all.map(({ kind, job }) => `${kind}/${job}`)).size).toBe(all.length);
});

test('the usual figures come first, bodies before all else', () => {
  const usual = usualFigures();
  expect(allFigures().slice(0, usual.length)).toEqual(usual);
  expect(usual.slice(0, 20).every(({ file }) => file.endsWith('.json'))).toBe(true);
});
