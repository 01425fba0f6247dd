import { afterAll, expect, test } from 'vitest';
import { getItems } from '@gearwright/api/generated/operations.ts';
import { guest, refusalOf } from '../askers.ts';
import { runServer } from '../run-server.ts';

const running = await runServer('sqlite');
afterAll(() => running.close());
const visitor = guest(running);

test('in the order asked for, unknown ones left out', async () => {
  const ids = ['49623', 'nothing', '24685_-6', '49623', '-1', '1e3'];
  const { getItems: items } = await visitor.call(getItems, { ids }, 'wrath');
  expect(items.map(({ id }) => id)).toEqual(['49623', '24685_-6', '49623']);
  expect(items[1]).toMatchObject({ baseId: '24685', suffix: { id: '-6' } });
});

test('I2: every field of an item the specification names', async () => {
  const { data } = await visitor.ask(`{ getItems(ids: ["50714"]) {
    name icon quality classes slotId weaponType armorType handed stats { name value } socketOrder
    socketBonus { name value } bind limitCategory { id } itemLevel gemColor consumableType
    requiredLevel approxPrice approxCost materials { itemId amount } pvpCost pvpRankName
    pvpRankNumber equippedCount arenaSeason faction unique uniqueEquipped scaledLevel
    source { type primary primaryId secondary secondaryId dropChance randomChance price arenaPrice
      honorPrice itemPrice { currency amount } fromPhase materials { itemId } } } }`);
  expect(data!['getItems']).toMatchObject([
    {
      name: "Valanar's Other Signet Ring",
      quality: 4,
      slotId: 11,
      socketOrder: ['blue'],
      socketBonus: [{ name: 'spellPower', value: 5 }],
      uniqueEquipped: true,
      requiredLevel: 80,
      bind: 'pickup',
      source: { type: expect.stringMatching(/^raid/) as string, secondary: 'Icecrown Citadel' },
    },
  ]);
});

test('heirlooms are as a wearer of the level sees them, and say so', async () => {
  const at = async (scaledLevel: number | null) =>
    (await visitor.call(getItems, { ids: ['42943'], scaledLevel })).getItems[0]!;
  const [young, old] = [await at(20), await at(80)];
  expect([young.scaledLevel, old.scaledLevel]).toEqual([20, 80]);
  expect(young.dps!).toBeLessThan(old.dps!);
  expect((await at(null)).scaledLevel).toBeNull();
});

test('enchants and runes by their own ids', async () => {
  const { getItems: items } = await visitor.call(getItems, { ids: ['spell:417135'] }, 'sod');
  expect(items[0]).toMatchObject({ name: 'Gale Winds', kind: 'spell', baseId: null });
});

test.each([
  [{ ids: new Array<string>(201).fill('1') }, 'malformed'],
  [{ ids: ['1'], scaledLevel: 81 }, 'outOfRange'],
])('too much is refused', async (variables, code) => {
  expect(await refusalOf(visitor.call(getItems, variables))).toBe(code);
});

test('I2: the look of an item, by ids of our own', async () => {
  const { data } = await visitor.ask(`{ getItems(ids: ["49623", "50714"]) { displayInfo {
    models textures modelTextures { name color } geosetGroup helmetGeosetVis flags sheatheType } } }`);
  expect(data!['getItems']).toMatchObject([
    {
      displayInfo: {
        models: [expect.stringMatching(/^axe2h-[a-z]+-3$/) as string],
        textures: [],
        geosetGroup: ['axe2h', expect.any(String), expect.any(String)],
        helmetGeosetVis: [],
        flags: ['glows'],
        sheatheType: 'back',
      },
    },
    { displayInfo: { models: [], sheatheType: null } },
  ]);
});
