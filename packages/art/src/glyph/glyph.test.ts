import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CLASSES } from '@gearwright/game/words/classes-and-races.ts';
import * as body from '../families/body.ts';
import * as goods from '../families/goods.ts';
import * as head from '../families/head.ts';
import * as held from '../families/held.ts';
import * as jewellery from '../families/jewellery.ts';
import { ENCHANTMENT_FAMILY, spellFamily } from '../families/spells.ts';
import * as weapons from '../families/weapons.ts';
import { familyGlyphs, type GlyphFamily } from '../rule/family.ts';
import { collectionFile, openCollection } from './collection.ts';
import { ownGlyphs } from './own-glyphs.ts';
import { endOf, parsePath } from './path.ts';
import { fitted, formatShape, hole, mirrored, poly, turned } from './pen.ts';
import { tightenPath } from './tighten-path.ts';

const collection = openCollection();
const families: readonly GlyphFamily[] = [
  ...[body, goods, head, held, jewellery, weapons].flatMap((tables) =>
    Object.values(tables).flat(),
  ),
  ENCHANTMENT_FAMILY,
  ...[null, ...CLASSES].map(spellFamily),
];

const cornersOf = (d: string): (readonly [number, number])[] =>
  parsePath(d).flatMap(({ x, y, segments }) => [[x, y] as const, ...segments.map(endOf)]);

test('every glyph a table names exists', () => {
  const named = new Set(families.flatMap((family) => [...familyGlyphs(family)]));
  expect([...named].filter((glyph) => !collection.has(glyph))).toEqual([]);
  expect(named.size).toBeGreaterThan(1_000);
});

test('what we draw is used, and shadows no glyph of the collection', () => {
  const own = [...ownGlyphs().keys()];
  const named = new Set(families.flatMap((family) => [...familyGlyphs(family)]));
  const slotSigns = ['great-helm', 'set-stone', 'two-shots'];
  expect(own.filter((glyph) => !named.has(glyph) && !slotSigns.includes(glyph))).toEqual([]);
});

test('our own glyphs fill their box and stay inside it', () => {
  for (const [name, d] of ownGlyphs()) {
    const points = cornersOf(d);
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const [width, height] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
    expect(Math.min(...xs, ...ys), name).toBeGreaterThanOrEqual(0);
    expect(Math.max(...xs, ...ys), name).toBeLessThanOrEqual(512);
    expect(Math.max(width, height), name).toBeGreaterThan(380);
  }
});

test('rounding moves no corner by more than the grid, and halves the text', () => {
  const { icons } = JSON.parse(readFileSync(collectionFile(), 'utf8')) as {
    icons: Record<string, { body: string }>;
  };
  const names = ['broadsword', 'tiger-head', 'wax-seal', 'cobweb', 'ouroboros', 'd12', 'owl'];
  let [before, after] = [0, 0];
  for (const name of names) {
    const drawn = / d="([^"]*)"/.exec(icons[name]!.body)![1]!;
    const rounded = tightenPath(drawn);
    const kept = cornersOf(rounded);
    for (const [x, y] of cornersOf(drawn)) {
      const nearest = Math.min(...kept.map(([rx, ry]) => Math.hypot(x - rx, y - ry)));
      expect(nearest, name).toBeLessThan(3);
    }
    expect(tightenPath(rounded), 'rounding twice changes nothing').toBe(rounded);
    before += drawn.length;
    after += rounded.length;
  }
  expect(after).toBeLessThan(before * 0.6);
});

test('paths are read however they are written', () => {
  const square = parsePath('M0 0L10 0L10 10L0 10Z');
  expect(parsePath('m0 0h10v10h-10z')).toEqual(square);
  expect(parsePath('M0,0 10,0 10,10 0,10z')).toEqual(square);
  expect(parsePath('M0 0A5 5 0 0110 0')[0]?.segments).toEqual([['A', 5, 5, 0, 0, 1, 10, 0]]);
  expect(parsePath('M0 0c1 2 3 4 5 6s3-4 5-6')[0]?.segments[1]).toEqual(['C', 7, 8, 8, 2, 10, 0]);
  expect(() => parsePath('M0 0X1 1')).toThrow('unknown path command X');
});

const signedArea = (d: string): number => {
  const [contour] = parsePath(d);
  let [x, y, sum] = [contour!.x, contour!.y, 0];
  for (const segment of contour!.segments) {
    const [nx, ny] = endOf(segment);
    sum += x * ny - nx * y;
    [x, y] = [nx, ny];
  }
  return sum + x * contour!.y - contour!.x * y;
};

test('a hole winds against its solid, turned and mirrored too', () => {
  const triangle = poly('100,100 300,100 200,300');
  fc.assert(
    fc.property(fc.double({ min: -360, max: 360, noNaN: true }), (degrees) => {
      for (const shape of [turned(degrees, triangle), mirrored(turned(degrees, triangle))]) {
        expect(signedArea(formatShape(shape))).toBeGreaterThan(0);
      }
      expect(signedArea(formatShape(hole(turned(degrees, triangle))))).toBeLessThan(0);
    }),
  );
});

test('a drawing is brought to the box without growing too much', () => {
  const [tiny] = parsePath(formatShape(fitted(poly('0,0 10,0 10,10 0,10'))));
  expect(Math.abs(endOf(tiny!.segments[0]!)[0] - tiny!.x)).toBeCloseTo(11.2, 1);
  const [huge] = parsePath(formatShape(fitted(poly('-900,0 900,0 0,100'))));
  expect(huge!.x).toBeCloseTo(14, 1);
});
