import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { CLASSES, RACES } from '@gearwright/game/words/classes-and-races.ts';
import type { Quality } from '@gearwright/game/item/item.ts';
import { SLOTS } from '@gearwright/game/slot/slots.ts';
import { composeIcon } from '../compose/compose-icon.ts';
import { openCollection } from '../glyph/collection.ts';
import { PALETTE_KEYS } from '@gearwright/game/look/palettes.ts';
import type { IconField } from '../rule/subject.ts';
import { appIcon } from './app-icon.ts';
import { drawEmblem } from './class-emblem.ts';
import { paintPng } from './paint.ts';
import { drawAvatar } from './people/avatar.ts';
import { drawEmptySlot, SLOT_GLYPHS } from './slot-signs.ts';

const { outline, isOwn } = openCollection();

/** Tags that open must close, and nothing may be left unnumbered. */
function expectSound(svg: string): void {
  const open: string[] = [];
  for (const [, slash, name = '', self] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g)) {
    if (slash) expect(open.pop()).toBe(name);
    else if (!self) open.push(name);
  }
  expect(open).toEqual([]);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  for (const [, id] of svg.matchAll(/url\(#([\w-]+)\)/g)) expect(svg).toContain(`id="${id}"`);
}

test('ten races, two genders, twenty different faces', () => {
  const faces = RACES.flatMap((race) => [drawAvatar(race, 0), drawAvatar(race, 1)]);
  faces.forEach(expectSound);
  expect(new Set(faces).size).toBe(20);
});

test('ten classes, ten emblems', () => {
  const emblems = CLASSES.map((gameClass) => drawEmblem(gameClass, outline));
  emblems.forEach(expectSound);
  expect(new Set(emblems).size).toBe(10);
});

test('twenty slots, each with its own sign, all drawn by ourselves', () => {
  const signs = SLOTS.map(({ key }) => drawEmptySlot(key, outline));
  signs.forEach(expectSound);
  expect(new Set(signs).size).toBe(20);
  expect(Object.values(SLOT_GLYPHS).filter((glyph) => !isOwn(glyph))).toEqual([]);
});

test('a whole icon stands alone in every palette, field and quality', () => {
  for (const palette of PALETTE_KEYS) {
    for (const field of [0, 1, 2, 3] as readonly IconField[]) {
      for (const quality of [null, 0, 1, 2, 3, 4, 5, 6, 7] as readonly (Quality | null)[]) {
        expectSound(composeIcon({ glyph: 'broadsword', palette, field }, quality, outline));
      }
    }
  }
});

test('corners tell the quality without its colour', () => {
  const drawn = (quality: Quality | null): string =>
    composeIcon({ glyph: 'ring', palette: 'gold', field: 0 }, quality, outline).replaceAll(
      /#[0-9a-f]{6}/g,
      '',
    );
  const [plain, uncommon, rare, epic, legendary] = ([1, 2, 3, 4, 5] as const).map(drawn);
  expect(new Set([plain, uncommon, rare, epic, legendary]).size).toBe(5);
});

/** Width, height and the pixels of one of our own PNGs (filter none). */
function readPng(png: Uint8Array): { side: number; at: (x: number, y: number) => number[] } {
  const bytes = Buffer.from(png);
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  const side = bytes.readUInt32BE(16);
  const length = bytes.readUInt32BE(33);
  expect(bytes.subarray(37, 41).toString('latin1')).toBe('IDAT');
  const rows = inflateSync(bytes.subarray(41, 41 + length));
  return { side, at: (x, y) => [...rows.subarray(y * (side * 4 + 1) + 1 + x * 4).subarray(0, 4)] };
}

test.each([32, 192, 512])(
  'the app icon of %i pixels has a golden anvil on a clear ground',
  (side) => {
    const png = readPng(paintPng(appIcon(false), side));
    expect(png.side).toBe(side);
    expect(png.at(0, 0)).toEqual([0, 0, 0, 0]);
    const [red = 0, , blue = 0, alpha] = png.at(side / 2, Math.round(side * 0.4));
    expect(alpha).toBe(255);
    expect(red - blue).toBeGreaterThan(60);
  },
);

test('the maskable icon leaves no pixel open', () => {
  const png = readPng(paintPng(appIcon(true), 64));
  for (const [x, y] of [
    [0, 0],
    [63, 0],
    [0, 63],
    [63, 63],
    [32, 32],
  ] as const) {
    expect(png.at(x, y)[3]).toBe(255);
  }
});
