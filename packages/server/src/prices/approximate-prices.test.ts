import { expect, test } from 'vitest';
import { EDITION_KEYS } from '@gearwright/game/edition/edition-keys.ts';
import { loadDataset, loadTexts } from '@gearwright/gamedata/load.ts';
import { approximatePrices } from './approximate-prices.ts';

test.each(EDITION_KEYS)('I3: %s: derived prices are marked approximate', async (edition) => {
  const dataset = loadDataset(edition);
  const texts = loadTexts(edition);
  const ids = Array.from(dataset.items.ids, String);
  const found = await approximatePrices(() => texts).of(ids, 'eu-firemaw');
  expect(found.length).toBeGreaterThan(500);
  for (const { itemId, price, approximate } of found) {
    expect([itemId, approximate, price]).toEqual([
      itemId,
      true,
      texts.item(Number(itemId))?.approxPrice,
    ]);
  }
});

test('I3: an item of chance costs what the item costs; what nobody sells has no price', async () => {
  const texts = loadTexts('classic');
  const dataset = loadDataset('classic');
  const random = Array.from(dataset.items.ids).find(
    (id) => dataset.suffixesOf(id).length > 0 && texts.item(id)?.approxPrice,
  )!;
  const suffixed = `${random}_${dataset.suffixesOf(random)[0]!.id}`;
  const prices = approximatePrices(() => texts);
  expect(await prices.of([suffixed, '99999999', 'spell:20034', ''], 'eu-firemaw')).toEqual([
    { itemId: suffixed, price: texts.item(random)!.approxPrice, approximate: true },
  ]);
});
