import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import { setOfImport } from '@gearwright/game/exchange/imported-set.ts';
import { readImport } from '@gearwright/game/exchange/read-text.ts';
import { resolveImport } from '@gearwright/game/exchange/resolve-import.ts';
import { findUpgrades } from '@gearwright/game/optimise/next/upgrades.ts';
import { buildSearchIndex } from '@gearwright/game/search/search-index.ts';
import { setTotals } from '@gearwright/game/total/set-totals.ts';
import { figure } from '@gearwright/game/total/totals.ts';
import { loadDataset } from '../src/load.ts';

const names = {
  loadDataset,
  EDITIONS,
  readImport,
  resolveImport,
  setOfImport,
  setTotals,
  buildSearchIndex,
  findUpgrades,
};

/** A mage in a robe of the first raid. */
const text = JSON.stringify({
  character: { gameClass: 'MAGE', race: 'GNOME', level: 80 },
  items: [{ slot: 'CHEST', id: 40418 }],
});

test('the ten lines of the game’s page run, total a set and find an upgrade', async () => {
  const page = await readFile(new URL('../../game/README.md', import.meta.url), 'utf8');
  const lines = /```ts\n([^]*?)```/.exec(page)![1]!;
  // oxlint-disable-next-line typescript/no-implied-eval -- the page's own lines are what is tested
  const run = new Function(...Object.keys(names), 'text', `${lines}; return { sheet, best };`);
  const { sheet, best } = run(...Object.values(names), text) as {
    sheet: ReturnType<typeof setTotals>;
    best: { gain: number; item: { name: string } };
  };
  expect(figure(sheet, 'spellPower')).toBe(99);
  expect(best.gain).toBeGreaterThan(0);
  expect(best.item.name).toBeTypeOf('string');
});
