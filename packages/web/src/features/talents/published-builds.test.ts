import { expect, test } from 'vitest';
import type { SpecBuild } from '@gearwright/game/dataset/value-tables.ts';
import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import { fixtureDataset } from '@gearwright/game/test/rules/fixture-dataset.ts';
import { publishedBuilds } from './published-builds.ts';
import { besides } from './talent-build.ts';

const build = (facts: Partial<SpecBuild>): SpecBuild => ({
  gameClass: 'warrior',
  spec: 'arms',
  role: 'dps',
  name: 'Arms',
  phase: null,
  level: null,
  isDefault: false,
  talents: '5',
  glyphs: [],
  runes: [],
  consumables: [],
  buffs: [],
  improved: [],
  professions: [],
  race: null,
  author: 'WoWSims',
  ...facts,
});

const edition = EDITIONS.wrath;
const GLYPH = fixtureDataset(edition).glyphs.find(
  ({ gameClass, kind }) => gameClass === 'warrior' && kind === 'major',
)!;
const builds = [
  build({}),
  build({ name: 'The same again' }),
  build({ spec: 'fury', name: 'Opener', talents: '3', glyphs: [GLYPH.itemId] }),
  build({ gameClass: 'mage' }),
  build({ talents: 'nonsense!' }),
];
const dataset = new Proxy(fixtureDataset(edition), {
  get: (target, key) => (key === 'builds' ? builds : Reflect.get(target, key)),
});
const labels = (level: number, spec: string | null = null) =>
  publishedBuilds({ edition, dataset, gameClass: 'warrior', level }, spec).map(
    ({ label }) => label,
  );

test('K1: builds to start from are of the class, each once, and those of the spec come first', () => {
  expect(labels(80)).toEqual(['Arms, by WoWSims', 'Fury: Opener, by WoWSims']);
  expect(labels(80, 'fury')).toEqual(['Fury: Opener, by WoWSims', 'Arms, by WoWSims']);
});

test('K3: a build brings its glyphs, and says which', () => {
  const [fury] = publishedBuilds({ edition, dataset, gameClass: 'warrior', level: 80 }, 'fury');
  expect(fury!.beside).toBe(GLYPH.name);
  expect(fury!.build.glyphs).toEqual([GLYPH.spellId, null, null, null, null, null]);
});

test('K3: a build without glyphs leaves those that are there', () => {
  const now = { order: [], glyphs: [7, null, null, null, null, null], runes: {} };
  const [arms] = publishedBuilds({ edition, dataset, gameClass: 'warrior', level: 80 }, 'arms');
  expect(besides(arms!.build, now).glyphs).toEqual(now.glyphs);
});

test('K1: a build of more points than the level has is not offered', () => {
  expect(labels(12)).toEqual(['Fury: Opener, by WoWSims']);
});
