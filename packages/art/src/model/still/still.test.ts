import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import type { Look } from '@gearwright/model-viewer/look.ts';
import { storeModel } from '../bake/model-store.ts';
import { drawStill } from './draw-still.ts';
import { developed } from './film.ts';
import { canDrawStill, stillModels } from './still-models.ts';
import { StillThread } from './still-thread.ts';

const root = mkdtempSync(join(tmpdir(), 'gearwright-still-'));
afterAll(() => rmSync(root, { recursive: true }));

const PERSON: Look = {
  ...{ race: 'gnome', gender: 'female', pieces: [] },
  ...{ skin: 0, face: 1, hairStyle: 2, hairColor: 0, facialHair: 0 },
  ...{ helm: true, cloak: true, sheathed: false, ranged: false },
};
const CAT: Look = { ...PERSON, form: 'cat' };
const SIZE = { width: 60, height: 80 };

/** Red, green, blue and alpha of a PNG of ours, whose rows have no filter. */
function pixelsOf(png: Uint8Array): Uint8Array {
  const at = Buffer.from(png).indexOf('IDAT');
  const length = Buffer.from(png).readUInt32BE(at - 4);
  const rows = inflateSync(png.subarray(at + 4, at + 4 + length));
  const stride = SIZE.width * 4 + 1;
  return Uint8Array.from({ length: SIZE.width * SIZE.height * 4 }, (_, i) => {
    const row = Math.floor(i / (stride - 1));
    return rows[row * stride + 1 + (i % (stride - 1))]!;
  });
}

test('a picture needs the body, the chosen face and hair, and every piece', () => {
  const sword = { slot: 'mainHand', modelId: 'sword1h-leaf-2', palette: {} } as const;
  const files = stillModels({ ...PERSON, pieces: [sword] })!.map(({ file }) =>
    file.replace(/\.[0-9a-f]{16}/, ''),
  );
  expect(files).toContain('gnomefemale.json');
  expect(files).toContain('gnomefemale-face-1.mesh');
  expect(files).toContain('gnomefemale-hair-2.mesh');
  expect(files).toContain('sword1h-leaf-2.json');
  expect(stillModels({ ...PERSON, pieces: [{ ...sword, modelId: 'none' }] })).toBeNull();
});

test('it is drawn when its models are there: the figure fills the picture, the ground is clear', async () => {
  expect(canDrawStill(root, CAT)).toBe(false);
  for (const model of stillModels(CAT)!) storeModel(root, model);
  expect(canDrawStill(root, CAT)).toBe(true);
  const known = new Set<string>();
  expect(canDrawStill(root, CAT, known)).toBe(true);
  expect(known.size).toBe(stillModels(CAT)!.length);
  expect(canDrawStill(`${root}-elsewhere`, CAT, known)).toBe(true);
  expect(canDrawStill(`${root}-elsewhere`, CAT)).toBe(false);
  const png = drawStill(root, CAT, SIZE);
  const pixels = pixelsOf(png);
  const alpha = pixels.filter((_, at) => at % 4 === 3);
  const seen = alpha.filter((value) => value > 0).length / alpha.length;
  expect(seen).toBeGreaterThan(0.15);
  expect(seen).toBeLessThan(0.9);
  const columns = Array.from({ length: SIZE.width }, (_, x) =>
    alpha.some((value, at) => at % SIZE.width === x && value > 0),
  );
  expect(columns.filter(Boolean).length).toBeGreaterThan(SIZE.width - 4);
  const brightest = Math.max(...pixels.filter((_, at) => at % 4 < 3));
  expect(brightest).toBeGreaterThan(120);

  const thread = new StillThread(root);
  expect(Buffer.from(await thread.draw(CAT, SIZE)).equals(png)).toBe(true);
  await expect(thread.draw(PERSON, SIZE)).rejects.toThrow(/gnomefemale/);
  await thread.close();
}, 120_000);

test('film keeps black black and lets no light burn past white', () => {
  expect(developed([0, 0, 0])).toEqual([0, 0, 0]);
  for (const channel of developed([80, 80, 80])) {
    expect(channel).toBeGreaterThan(250);
    expect(channel).toBeLessThanOrEqual(255);
  }
});
