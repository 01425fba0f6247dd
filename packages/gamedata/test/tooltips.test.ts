import { expect, test } from 'vitest';
import { EDITION_KEYS } from '@gearwright/game/edition/edition-keys.ts';
import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import { itemTooltip } from '@gearwright/game/text/item-tooltip.ts';
import type { TooltipLine } from '@gearwright/game/text/tooltip-line.ts';
import { loadDataset, loadTexts } from '../src/load.ts';

const said = (line: TooltipLine): string =>
  line.kind === 'gap' ? '' : line.kind === 'money' ? line.label : line.text;

test.each(EDITION_KEYS)('I2: every item of %s can be told, and nothing in it is unsaid', (key) => {
  const dataset = loadDataset(key);
  const game = { edition: EDITIONS[key], dataset, texts: loadTexts(key) };
  const odd: string[] = [];
  for (const id of dataset.items.ids) {
    const item = dataset.item(String(id))!;
    const lines = itemTooltip(item, game);
    const whole = lines.map(said);
    if (
      whole[0] !== item.name ||
      whole.some((text) => /undefined|NaN|\bnull\b|#(?!\d)|Set: $/.test(text))
    ) {
      odd.push(`${id} ${item.name}: ${whole.join(' / ')}`);
    }
  }
  expect(odd.slice(0, 5)).toEqual([]);
});

test('I2: a set of several tiers lists the tier of the item at hand', () => {
  const dataset = loadDataset('wrath');
  // Sanctified Ymirjar Lord's Helmet of item level 277; the set counts plain, 264 and 277 pieces together.
  const lines = itemTooltip(dataset.item('51227')!, {
    edition: EDITIONS.wrath,
    dataset,
    texts: null,
  }).map(said);
  const from = lines.findIndex((text) => text.startsWith("Ymirjar Lord's Battlegear (0/5)"));
  expect(from).toBeGreaterThan(0);
  expect(lines.slice(from + 1, from + 6)).toEqual(
    expect.arrayContaining([
      "Sanctified Ymirjar Lord's Helmet",
      "Sanctified Ymirjar Lord's Battleplate",
      "Sanctified Ymirjar Lord's Gauntlets",
      "Sanctified Ymirjar Lord's Legplates",
      "Sanctified Ymirjar Lord's Shoulderplates",
    ]),
  );
});
