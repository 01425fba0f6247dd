import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { getItems, type GetItemsQuery } from '@gearwright/api/generated/operations.ts';
import { itemFromWire } from '@gearwright/api/wire/item-from-wire.ts';
import { EDITION_KEYS } from '@gearwright/game/edition/edition-keys.ts';
import { openCatalogs } from '../../src/catalog/catalog.ts';
import { findItem } from '../../src/catalog/find.ts';
import { planOf } from '../../src/graphql/run/plan.ts';

const document = parse(getItems.text);
const [call] = planOf(document, document.definitions[0] as never)!;

test.each(EDITION_KEYS)('every item of %s arrives as it is', (edition) => {
  const catalog = openCatalogs()(edition);
  const { dataset } = catalog;
  // Every seventh, and every one with something special about it.
  const ids = [...dataset.items.ids].filter((id, at) => {
    const item = dataset.item(String(id))!;
    return at % 7 === 0 || item.gem || item.consumable || item.limitCategory || item.effects.length;
  });
  expect(ids.length).toBeGreaterThan(1000);
  const suffixed = ids.flatMap((id) => dataset.suffixesOf(id).map((each) => `${id}_${each.id}`));
  for (const id of [...ids.map(String), ...suffixed.slice(0, 500)]) {
    const text = call!.write([findItem(catalog, id)], { catalog } as never);
    const [wire] = JSON.parse(text) as GetItemsQuery['getItems'];
    const { scaledLevel: _level, ...parts } = wire!;
    expect(itemFromWire(parts)).toEqual(dataset.item(id));
  }
});
