import { afterAll, expect, test } from 'vitest';
import { searchItems } from '@gearwright/api/generated/operations.ts';
import { guest, refusalOf } from '../askers.ts';
import { runServer } from '../run-server.ts';

const running = await runServer('sqlite');
afterAll(() => running.close());
const visitor = guest(running);

const names = (items: readonly { readonly name: string }[]) => items.map(({ name }) => name);

test('Q1: the best by weights first, twenty a page, with their worth', async () => {
  const statWeights = [
    { name: 'spellPower', value: 1 },
    { name: 'crit', value: 0.5 },
  ];
  const query = { slotId: 1, gameClass: 'mage' as const, maxRequiredLevel: 80, statWeights };
  const { searchItems: first } = await visitor.call(searchItems, { query });
  expect(first.items).toHaveLength(20);
  expect(first.total).toBeGreaterThan(200);
  const scores = first.items.map(({ score }) => score!);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  const { searchItems: second } = await visitor.call(searchItems, { query, from: 20, size: 5 });
  expect(second.items).toHaveLength(5);
  expect(second.total).toBe(first.total);
  expect(second.items[0]!.score!).toBeLessThanOrEqual(scores.at(-1)!);
  const { searchItems: all } = await visitor.call(searchItems, { query, size: 25 });
  expect(names(all.items)).toEqual(names([...first.items, ...second.items]));
});

test('Q1: typos are forgiven; every edition has its own items', async () => {
  const query = { search: 'thundrefury' };
  const wanted = 'Thunderfury, Blessed Blade of the Windseeker';
  const { searchItems: era } = await visitor.call(searchItems, { query }, 'classic');
  expect(era.items[0]!.name).toBe(wanted);
  const glaive = { search: 'Warglaive of Azzinoth' };
  const found = await Promise.all(
    (['classic', 'tbc'] as const).map((edition) =>
      visitor.call(searchItems, { query: glaive }, edition),
    ),
  );
  expect(found.map((page) => names(page.searchItems.items).includes(glaive.search))).toEqual([
    false,
    true,
  ]);
});

test('gems, enchants and runes are searched alike', async () => {
  const gems = { type: 'gem', gemColors: ['meta'], search: 'chaotic skyflare' } as const;
  const { searchItems: page } = await visitor.call(searchItems, { query: gems });
  expect(page.items[0]).toMatchObject({ id: '41285', kind: 'gem', gem: { color: 'meta' } });
  const enchants = { type: 'enchant', slotId: 1, search: 'burning mysteries' } as const;
  const { data } = await visitor.ask(
    'query q($query: ItemQuery!) { searchItems(query: $query) { items { id enchant { slotIds } } } }',
    { query: enchants },
  );
  expect(data).toMatchObject({
    searchItems: { items: [{ id: '44877', enchant: { slotIds: [1] } }] },
  });
  const runes = { type: 'rune', gameClass: 'druid', slotId: 1 } as const;
  const { searchItems: engraved } = await visitor.call(searchItems, { query: runes }, 'sod');
  expect(names(engraved.items)).toContain('Gale Winds');
});

test('Q1: several kinds are searched together, the best of all of them first', async () => {
  const statWeights = [{ name: 'spellPower', value: 1 }];
  const one = async (
    types: readonly ('gem' | 'enchant' | 'weapon')[],
    from: number,
    size: number,
  ) => (await visitor.call(searchItems, { query: { types, statWeights }, from, size })).searchItems;
  const [gems, enchants, weapons] = await Promise.all([
    one(['gem'], 0, 20),
    one(['enchant'], 0, 20),
    one(['weapon'], 0, 20),
  ]);
  const all = await one(['gem', 'enchant', 'weapon'], 0, 20);
  expect(all.total).toBe(gems.total + enchants.total + weapons.total);
  const best = [...gems.items, ...enchants.items, ...weapons.items]
    .map(({ score }) => score!)
    .toSorted((a, b) => b - a);
  expect(all.items.map(({ score }) => score)).toEqual(best.slice(0, 20));
  const second = await one(['gem', 'enchant'], 5, 5);
  const whole = await one(['gem', 'enchant'], 0, 10);
  expect(second.items).toEqual(whole.items.slice(5));
  expect(new Set(whole.items.map(({ kind }) => kind)).has('enchant')).toBe(true);
});

test('a single value will do where a list is taken', async () => {
  const { data } = await visitor.ask(
    '{ searchItems(query: { slotId: 16, quality: 5, handed: two, armorType: null }) { items { quality handed } } }',
  );
  const { items } = data!['searchItems'] as { items: { quality: number; handed: string }[] };
  expect(items.length).toBeGreaterThan(0);
  expect(items.every(({ quality, handed }) => quality === 5 && handed === 'two')).toBe(true);
});

test.each([
  [{ query: { slotId: 20 } }, 'unknownSlot'],
  [{ query: { statWeights: [{ name: 'luck', value: 1 }] } }, 'unknownStat'],
  [{ query: { sort: { by: 'luck' } } }, 'unknownStat'],
  [{ query: { search: 'x'.repeat(101) } }, 'tooLong'],
  [{ query: { raids: new Array<number>(201).fill(1) } }, 'malformed'],
  [{ query: {}, size: 101 }, 'outOfRange'],
  [{ query: {}, from: -1 }, 'outOfRange'],
])('%j is refused', async (variables, code) => {
  expect(await refusalOf(visitor.call(searchItems, variables))).toBe(code);
});
