import { expect, test } from 'vitest';
import { emptyItem, emptyTexts, type Draft } from './draft.ts';
import { addPrices } from './prices.ts';

interface Thing {
  readonly id: number;
  readonly sellPrice?: number;
  readonly buyPrice?: number;
  readonly quality?: 1 | 2 | 3 | 4;
  readonly bind?: 'pickup' | 'equip';
  readonly made?: readonly (readonly [id: number, amount: number])[];
}

function priced(...things: readonly Thing[]) {
  const drafts = new Map(
    things.map(({ id, sellPrice, buyPrice, quality, bind, made }): [number, Draft] => {
      const item = Object.assign(emptyItem(id, `Thing ${id}`, 'icon'), {
        quality: quality ?? 1,
        itemLevel: 10,
        bind: bind ?? null,
      });
      const texts = Object.assign(emptyTexts(), {
        sellPrice: sellPrice ?? null,
        buyPrice: buyPrice ?? null,
        materials: (made ?? []).map(([itemId, amount]) => ({ itemId, amount })),
      });
      return [id, { item, texts, row: null, tooltip: null }];
    }),
  );
  addPrices(drafts);
  return (id: number) => drafts.get(id)!.texts;
}

test('I3: a vendor names the price', () => {
  expect(priced({ id: 1, buyPrice: 400, sellPrice: 100 })(1).approxPrice).toBe(400);
});

test('I3: found things cost more than vendors pay, by quality', () => {
  const of = priced({ id: 1, sellPrice: 100 }, { id: 2, sellPrice: 100, quality: 4 });
  expect(of(1).approxPrice).toBe(400);
  expect(of(2).approxPrice).toBe(2500);
});

test('I3: made things cost their materials and a tenth', () => {
  const of = priced({ id: 1, buyPrice: 100 }, { id: 2, sellPrice: 1, made: [[1, 5]] });
  expect(of(2)).toMatchObject({ approxCost: 500, approxPrice: 550 });
});

test('I3: what binds when picked up has no price, but its making has a cost', () => {
  const of = priced({ id: 1, buyPrice: 100 }, { id: 2, bind: 'pickup', made: [[1, 2]] });
  expect(of(2)).toMatchObject({ approxCost: 200, approxPrice: null });
});

test('I3: recipes that make each other come to an end', () => {
  const of = priced(
    { id: 1, sellPrice: 10, made: [[2, 1]] },
    { id: 2, sellPrice: 10, made: [[1, 1]] },
  );
  expect(of(1).approxPrice).toBeGreaterThan(0);
  expect(of(2).approxPrice).toBeGreaterThan(0);
});
