import { expect, test } from 'vitest';
import { EDITION_KEYS } from '@gearwright/game/edition/edition-keys.ts';
import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import { exampleByKey, exampleKey } from '@gearwright/game/exchange/example-key.ts';
import { explainAll } from '@gearwright/game/total/explain.ts';
import { AT, FIGURES } from '@gearwright/game/total/figures.ts';
import { figure, totals } from '@gearwright/game/total/totals.ts';
import { loadDataset } from '../src/load.ts';
import { exampleInput } from './worn-sets.ts';

test.each(EDITION_KEYS)(
  'V4: in every published example of %s every figure is a number its reasons add up to',
  (key) => {
    const dataset = loadDataset(key);
    expect(dataset.examples.length).toBeGreaterThan(40);
    for (const example of dataset.examples) {
      const sheet = totals(exampleInput(EDITIONS[key], dataset, example));
      const reasons = explainAll(sheet);
      for (const name of FIGURES) {
        const sum = reasons(name).reduce((all, { amount }) => all + amount, 0);
        const shown = sheet.figures[AT[name]]!;
        if (Math.abs(sum - shown) < 1e-6) continue;
        expect.fail(
          `${example.gameClass} ${example.name}: ${name} is ${shown}, reasons say ${sum}`,
        );
      }
    }
  },
);

test.each(EDITION_KEYS)('S7: every published example of %s has an address of its own', (key) => {
  const dataset = loadDataset(key);
  for (const example of dataset.examples) {
    const found = exampleByKey(dataset, example.gameClass, exampleKey(example));
    expect([found?.name, found?.items]).toEqual([example.name, example.items]);
  }
});

/** What no geared character of the level cap falls below or rises above. */
test.each(EDITION_KEYS)('T1: no published example of %s has an odd sheet', (key) => {
  const edition = EDITIONS[key];
  const dataset = loadDataset(key);
  const odd = dataset.examples
    .filter(({ level }) => level === edition.maxLevel)
    .flatMap((example) => {
      const sheet = totals(exampleInput(edition, dataset, example));
      const chances = ['critPercent', 'hitPercent', 'dodgePercent', 'spellHitPercent'] as const;
      const sane =
        figure(sheet, 'health') > 1800 &&
        figure(sheet, 'armorReduction') <= 75 &&
        chances.every((name) => figure(sheet, name) >= -6 && figure(sheet, name) < 80);
      return sane ? [] : [`${example.gameClass} ${example.spec} ${example.name}`];
    });
  expect(odd).toEqual([]);
});
