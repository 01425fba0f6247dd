import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readAnimationFile } from './animation-file.ts';
import { ANIMATIONS } from './names.ts';
import { makeMovement } from './tracks.ts';

const FOLDER = resolve(import.meta.dirname, '../../static/animation');
const BONES = new Set([
  ...['root', 'pelvis', 'spine', 'chest', 'neck', 'head', 'hair', 'tail1', 'tail2', 'tail3'],
  ...['cape1', 'cape2', 'cape3', 'skirtF', 'skirtB', 'skirtL', 'skirtR'],
  ...[
    'clav',
    'uarm',
    'farm',
    'hand',
    'fing',
    'tip',
    'thumb',
    'thigh',
    'shin',
    'foot',
    'toe',
  ].flatMap((name) => [`${name}L`, `${name}R`]),
]);

test('M1: every animation that is offered has its table, and no table is left over', () => {
  const files = readdirSync(FOLDER).map((file) => file.replace('.json', ''));
  expect(files.toSorted()).toEqual(ANIMATIONS.map(({ name }) => name).toSorted());
});

test.each(ANIMATIONS)('M1: $label moves bones that figures have, in order of time', ({ name }) => {
  const text = readFileSync(`${FOLDER}/${name}.json`, 'utf8');
  const file = readAnimationFile(JSON.parse(text), name);
  const times = file.keys.map(({ at }) => at);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(times[0]).toBe(0);
  expect(Math.max(...times)).toBeLessThanOrEqual(file.loop ? 0.999 : 1);
  const unknown = [...makeMovement(file).bones.keys()].filter((bone) => !BONES.has(bone));
  expect(unknown).toEqual([]);
});

test('what is no table is refused by its name', () => {
  expect(() => readAnimationFile({ version: 1, seconds: 0, keys: [] }, 'walk')).toThrow(
    'walk is no animation',
  );
});
