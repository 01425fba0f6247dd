import { RACES } from '@gearwright/game/words/classes-and-races.ts';
import { loadDataset } from '@gearwright/gamedata/load.ts';
import { describe, expect, test } from 'vitest';
import { GENDERS } from '../body/proportions.ts';
import { BONES } from '../skeleton/bones.ts';
import { colorsOf } from '../paint/colors.ts';
import { mixed, paletteOf } from '../paint/palette.ts';
import { bakePart } from './bake-part.ts';
import { bakeCharacterFile } from './character-file.ts';
import { characterKind } from './character-kind.ts';
import { jobOfPart, partFile, partOfFile, partsOf } from './character-parts.ts';
import { packMesh } from './mesh-file.ts';
import { countsOf, drawnOptions } from './option-counts.ts';
import { readMesh, type MeshFile } from './read-mesh.ts';

/** Coarse enough to bake every choice in a test. */
const COARSE = 0.2;

const EVERYONE = RACES.flatMap((race) =>
  GENDERS.map((gender, number) => ({ race, gender, number: number as 0 | 1 })),
);

/** Steps of one channel by which two colours must differ to be told apart. */
const TOLD_APART = 14;

const channels = (color: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

function apart(one: string, other: string): number {
  const [a, b] = [channels(one), channels(other)];
  return Math.max(...a.map((value, at) => Math.abs(value - b[at]!)));
}

/** Bodies that differ most; `npm run prove -- model` draws every choice of all twenty. */
const BAKED = EVERYONE.filter(({ race, gender }) =>
  ['human male', 'troll female', 'tauren male', 'undead female', 'draenei female'].includes(
    `${race} ${gender}`,
  ),
);

function expectSound(mesh: MeshFile, colors: number): void {
  expect(mesh.indices.length).toBeGreaterThan(0);
  expect(mesh.positions.every(Number.isFinite)).toBe(true);
  let last = 0;
  for (const index of mesh.indices) last = Math.max(last, index);
  expect(last).toBeLessThan(mesh.vertexCount);
  for (let i = 0; i < mesh.vertexCount; i++) {
    const length = Math.hypot(
      mesh.normals[i * 3]!,
      mesh.normals[i * 3 + 1]!,
      mesh.normals[i * 3 + 2]!,
    );
    if (Math.abs(length - 1) > 1e-3) expect.fail(`normal ${i} has the length ${length}`);
    const weight =
      mesh.weights[i * 4]! +
      mesh.weights[i * 4 + 1]! +
      mesh.weights[i * 4 + 2]! +
      mesh.weights[i * 4 + 3]!;
    if (weight !== 255) expect.fail(`the weights of point ${i} sum to ${weight}`);
  }
  expect(Math.max(...mesh.bones)).toBeLessThan(BONES.length);
  expect(Math.max(...mesh.colors)).toBeLessThan(colors);
}

describe.each(EVERYONE)('$race $gender', ({ race, gender, number }) => {
  test('has as many choices as the appearance table counts, in every edition', () => {
    const counts = countsOf(race, gender);
    const colors = colorsOf(race, gender);
    for (const edition of ['classic', 'tbc', 'wrath'] as const) {
      const dataset = loadDataset(edition);
      if (!dataset.races.some((facts) => facts.race === race)) continue;
      const table = dataset.appearance(race, number);
      expect(counts).toEqual({
        faces: table.face,
        hairStyles: table.hair,
        facialHairs: table.facialHair,
      });
      expect(colors.skins.length).toBeGreaterThanOrEqual(table.skinColor);
      expect(colors.hairs.length).toBeGreaterThanOrEqual(table.hairColor);
    }
    for (const list of [colors.skins, colors.hairs])
      list.forEach((color, at) => {
        const near = list.slice(0, at).filter((other) => apart(color, other) < TOLD_APART);
        expect(near, `${color} looks like`).toEqual([]);
      });
  });
});

describe.each(BAKED)('$race $gender', ({ race, gender }) => {
  test('every choice bakes to a sound mesh that no other equals, and the file names exactly those', () => {
    const seen = new Map<string, string>();
    const jobs = new Set(
      drawnOptions(race, gender).map((drawn) => jobOfPart({ race, gender, ...drawn })),
    );
    const made: string[] = [];
    const colors = paletteOf(colorsOf(race, gender)).length;
    for (const job of jobs)
      for (const { group, mesh } of bakePart(characterPart(job), COARSE)) {
        const bytes = packMesh(mesh);
        expectSound(readMesh(bytes), colors);
        const same = `${group} ${Buffer.from(bytes).toString('base64')}`;
        expect(seen.get(same), `${job} looks like another`).toBeUndefined();
        seen.set(same, job);
        made.push(partFile({ ...characterPart(job), group }));
      }
    const named = partsOf(race, gender)
      .filter(({ group }) => group !== 'body')
      .map(partFile);
    expect(made.toSorted()).toEqual(named.toSorted());
  });
});

const characterPart = (job: string) => {
  const part = partOfFile(
    partFile({ race: 'human', gender: 'male', group: 'body', option: 0 }).replace(
      'humanmale-body',
      job,
    ),
  );
  if (!part) throw new Error(`${job} is no part`);
  return part;
};

test('a character file has its bones, its parts in order and a palette that derives', () => {
  const { file, mesh } = bakeCharacterFile('tauren', 'female', COARSE);
  const body = readMesh(mesh);
  expectSound(body, file.palette.length);
  expect(file.bones.map(({ name }) => name)).toEqual(BONES);
  const runs = file.parts.filter((part) => part.mesh === undefined);
  expect(runs.reduce((sum, { count }) => sum + count!, 0)).toBe(body.indices.length);
  for (const entry of file.palette)
    if (entry.follows !== undefined) {
      const base = file.palette.find(({ name }) => name === entry.follows)!.color;
      expect(entry.color).toBe(
        mixed(base, entry.toward ?? base, entry.amount ?? 0, entry.shade ?? 1),
      );
    }
});

test('the same inputs give the same bytes, whatever was baked between', () => {
  const part = { race: 'troll', gender: 'female', group: 'hair', option: 1 } as const;
  const bytes = (): string =>
    bakePart(part, COARSE)
      .map(({ mesh }) => Buffer.from(packMesh(mesh)).toString('base64'))
      .join();
  const first = bytes();
  bakePart({ ...part, race: 'gnome', group: 'face', option: 2 }, COARSE);
  expect(bytes()).toBe(first);
  const body = (): string =>
    Buffer.from(bakeCharacterFile('gnome', 'male', COARSE).mesh).toString('base64');
  expect(body()).toBe(body());
});

test.each([
  'humanmale.json',
  'humanmale-body',
  'humanmale-hair-99',
  'elfmale-face-0',
  '../humanmale-face-0',
  'humanmale-face-00',
])('%s: a file that cannot be has no job', (name) => {
  const file = name.endsWith('.json')
    ? name
    : partFile({ race: 'human', gender: 'male', group: 'body', option: 0 }).replace(
        'humanmale-body',
        name,
      );
  expect(characterKind.jobOf(file)).toBe(
    name.startsWith('humanmale.json') || name === 'humanmale-body' ? 'humanmale' : null,
  );
});
