import { expect, test } from 'vitest';
import { EDITIONS } from '../edition/editions.ts';
import { isFigureName } from './figures.ts';

test.each(Object.values(EDITIONS))('V4: every row of the panel of $name is a figure', (edition) => {
  const rows = edition.sections.flatMap((section) => section.rows);
  expect(rows.filter((row) => !isFigureName(row.stat))).toEqual([]);
  expect(edition.sections.map((section) => section.label)).toEqual([
    'Primary',
    'Attributes',
    'Spell',
    'Melee',
    'Ranged',
    'Defense',
    'Resistances',
    'Equivalency Points',
  ]);
});

test('V4: no section shows a figure twice', () => {
  for (const { sections } of Object.values(EDITIONS)) {
    for (const { rows } of sections) {
      expect(new Set(rows.map((row) => row.stat)).size).toBe(rows.length);
    }
  }
});
