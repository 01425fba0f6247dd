import { expect, test } from 'vitest';
import { anItem } from '../../test/an-item.ts';
import { blankEnchant } from '../../test/blank-enchant.ts';
import { smallDataset } from '../../test/small-dataset.ts';
import { EDITIONS } from '../edition/editions.ts';
import type { Item } from '../item/item.ts';
import { ONE_HAND_SWORD, SHIELD, STAFF, TWO_HAND_SWORD } from '../item/weapon-types.ts';
import { CHEST, FINGER_1, FINGER_2, HEAD, MAIN_HAND, OFF_HAND } from '../slot/slots.ts';
import { hiddenBy } from './hidden-by.ts';
import type { ItemQuery } from './query.ts';
import { buildSearchIndex } from './search-index.ts';
import { searchEnchants } from './search-enchants.ts';
import { searchGems } from './search-gems.ts';
import { searchItems } from './search-items.ts';

const head = (baseId: number, name: string, given: Partial<Item> = {}): Item =>
  anItem({ baseId, name, slotId: HEAD, armorType: 0, itemLevel: 100 - baseId, ...given });

const items: readonly Item[] = [
  head(1, 'Cap of Cloth', { stats: { intellect: 10 }, phase: 1, requiredLevel: 60 }),
  head(2, 'Plate Helm', { armorType: 3, stats: { strength: 20 }, phase: 2, requiredLevel: 70 }),
  head(3, 'Raid Crown', { stats: { intellect: 30 }, phase: 5, sourceTypes: ['raid25heroic'] }),
  head(4, 'Crafted Hood', { stats: { spirit: 5 }, sourceTypes: ['crafting'], quality: 3 }),
  head(5, 'Found Hood', { stats: { spirit: 6 }, sourceTypes: ['worlddrop'], quality: 2 }),
  head(6, 'Warlord Hood', { stats: { spirit: 7 }, sourceTypes: ['pvp'] }),
  head(7, 'Gnomish Goggles', { stats: { spirit: 8 }, requiredProfession: 'engineering' }),
  head(8, 'Horde Hood', { faction: 'horde' }),
  head(9, 'Priestly Crown', { classes: ['priest'] }),
  head(10, 'Orcish Horns', { races: ['orc'] }),
  head(11, 'Wanderer Hood', { random: true, stats: { armor: 1 } }),
  head(12, 'Gem Crown', {
    stats: { intellect: 25 },
    sockets: ['red', 'blue'],
    socketBonus: { intellect: 4 },
  }),
  anItem({ baseId: 20, name: 'Band', slotId: FINGER_1, stats: { intellect: 3 } }),
  anItem({
    baseId: 30,
    name: 'Sword',
    slotId: MAIN_HAND,
    handed: 'one',
    weaponType: ONE_HAND_SWORD,
    dps: 50,
  }),
  anItem({
    baseId: 31,
    name: 'Great Sword',
    slotId: MAIN_HAND,
    handed: 'two',
    weaponType: TWO_HAND_SWORD,
    dps: 80,
  }),
  anItem({ baseId: 32, name: 'Wall', slotId: MAIN_HAND, handed: 'off', weaponType: SHIELD }),
  anItem({
    baseId: 33,
    name: 'Stick',
    slotId: MAIN_HAND,
    handed: 'two',
    weaponType: STAFF,
    dps: 30,
  }),
  gem(40, 'Red Gem', 'red', { intellect: 6 }),
  gem(41, 'Blue Gem', 'blue', { intellect: 1 }),
  gem(42, 'Rare Blue Gem', 'blue', { intellect: 9 }, { uniqueEquipped: true }),
  gem(43, 'Jeweler Gem', 'blue', { intellect: 8 }, { requiredProfession: 'jewelcrafting' }),
];

function gem(
  baseId: number,
  name: string,
  color: 'red' | 'blue',
  stats: Item['stats'],
  given: Partial<Item> = {},
): Item {
  const facts = { color, requirements: [], enchantId: null, fromQuest: false };
  return anItem({ baseId, name, kind: 'gem', gem: facts, stats, ...given });
}

const index = buildSearchIndex(
  smallDataset({
    items,
    facts: { 3: { raids: [4812] }, 6: { pvpRank: 12, arenaRating: 1800 } },
    suffixes: {
      11: [
        { id: 1, name: 'of the Eagle', stats: { intellect: 7, stamina: 7 } },
        { id: 2, name: 'of the Bear', stats: { strength: 9, stamina: 9 } },
      ],
    },
    enchants: [
      enchant('spell:1', 'Enchant Chest - Mind', [CHEST], { intellect: 8 }),
      enchant('spell:2', 'Enchant Chest - Might', [CHEST], { strength: 8 }),
      { ...enchant('3', 'Tailored Thread', [CHEST], {}), requiredProfession: 'tailoring' },
    ],
    classes: [
      {
        gameClass: 'mage',
        minLevel: 1,
        races: ['human'],
        armor: [{ type: 0, minLevel: 1, via: null }],
        mainHand: [ONE_HAND_SWORD, STAFF].map((type) => ({ type, minLevel: 1, via: null })),
        offHand: [],
        ranged: [],
        dualWield: null,
        trees: [],
        specs: [],
      },
    ],
  }),
  EDITIONS.wrath,
);

function enchant(id: string, name: string, slotIds: readonly 5[], stats: Item['stats']) {
  return { ...blankEnchant(id), name, slotIds, stats };
}

const found = (query: ItemQuery): string[] =>
  searchItems(index, { size: 100, ...query })
    .hits.map((hit) => hit.item.name)
    .sort();
const heads = items.filter((item) => item.slotId === HEAD).map((item) => item.name);
const headsBut = (...names: string[]): string[] =>
  heads.filter((name) => !names.includes(name)).sort();

test.each<[string, ItemQuery, string[]]>([
  ['slotId', { slotId: HEAD }, headsBut()],
  ['slotId 12 as 11', { slotId: FINGER_2 }, ['Band']],
  ['slotId 17 as 16', { slotId: OFF_HAND }, ['Great Sword', 'Stick', 'Sword', 'Wall']],
  ['showRandom', { slotId: HEAD, showRandom: false }, headsBut('Wanderer Hood')],
  ['armorType', { slotId: HEAD, armorType: 3 }, ['Plate Helm']],
  ['maxArmorType', { slotId: HEAD, maxArmorType: 2 }, headsBut('Plate Helm')],
  ['weaponTypes', { slotId: MAIN_HAND, weaponTypes: [STAFF, SHIELD] }, ['Stick', 'Wall']],
  ['handed', { slotId: MAIN_HAND, handed: 'two' }, ['Great Sword', 'Stick']],
  ['handed, several', { slotId: MAIN_HAND, handed: ['one', 'off'] }, ['Sword', 'Wall']],
  ['sources: boe is crafting and world drop', { sources: ['boe'] }, ['Crafted Hood', 'Found Hood']],
  ['sources: Raid 25H', { sources: ['raid25heroic'] }, ['Raid Crown']],
  ['raids', { sources: ['raid25heroic', 'crafting'], raids: [1] }, ['Crafted Hood']],
  ['raids, the right one', { sources: ['raid25heroic'], raids: [1, 4812] }, ['Raid Crown']],
  ['phases', { slotId: HEAD, phases: [2, 5] }, ['Plate Helm', 'Raid Crown']],
  ['minRequiredLevel', { minRequiredLevel: 61 }, ['Plate Helm']],
  ['maxRequiredLevel', { slotId: HEAD, maxRequiredLevel: 69 }, headsBut('Plate Helm')],
  ['quality', { quality: [2, 3] }, ['Crafted Hood', 'Found Hood']],
  ['faction', { slotId: HEAD, faction: 'alliance' }, headsBut('Horde Hood')],
  ['race', { slotId: HEAD, race: 'human' }, headsBut('Orcish Horns')],
  [
    'gameClass: who may',
    { slotId: HEAD, gameClass: 'mage' },
    headsBut('Priestly Crown', 'Plate Helm'),
  ],
  ['gameClass: who can', { slotId: MAIN_HAND, gameClass: 'mage' }, ['Stick', 'Sword']],
  ['professions', { slotId: HEAD, professions: ['mining'] }, headsBut('Gnomish Goggles')],
  ['maxPvpRank', { slotId: HEAD, maxPvpRank: 11 }, headsBut('Warlord Hood')],
  ['maxArenaRating', { slotId: HEAD, maxArenaRating: 1799 }, headsBut('Warlord Hood')],
  ['type weapon', { type: 'weapon' }, ['Great Sword', 'Stick', 'Sword', 'Wall']],
  ['type armor', { type: 'armor' }, [...headsBut(), 'Band'].sort()],
  ['types', { types: ['armor'], slotId: FINGER_1 }, ['Band']],
  ['type gem', { type: 'gem' }, ['Blue Gem', 'Jeweler Gem', 'Rare Blue Gem', 'Red Gem']],
  ['gemColors', { gemColors: ['red'] }, ['Red Gem']],
  ['search', { search: 'crown rad', size: 1 }, ['Raid Crown']],
])('Q1: %s', (_, query, names) => {
  expect(found(query)).toEqual([...names].sort());
});

test('Q1: rank 14 and rating 3000 hide nothing by themselves', () => {
  expect(found({ slotId: HEAD, maxPvpRank: 14, maxArenaRating: 3000 })).toEqual(headsBut());
});

test('Q1: ranked by weights; the value counts the suffix, the best repeatable gems and the bonus', () => {
  const page = searchItems(index, { slotId: HEAD, statWeights: { intellect: 1 }, size: 4 });
  expect(page.total).toBe(12);
  expect(page.hits.map(({ item, score }) => [item.name, score])).toEqual([
    ['Gem Crown', 25 + Math.max(6 + 1 + 4, 6 + 6)],
    ['Raid Crown', 30],
    ['Cap of Cloth', 10],
    ['Wanderer Hood of the Eagle', 7],
  ]);
});

test.each<[string, ItemQuery, number]>([
  ['gems off: the bonus alone', { counting: { gems: false } }, 29],
  ['bonus off: any gems', { counting: { socketBonus: false } }, 37],
  ['both off', { counting: { gems: false, socketBonus: false } }, 25],
  ['a jeweler has better gems', { professions: ['jewelcrafting', 'engineering'] }, 25 + 6 + 8 + 4],
  ['sockets themselves weighed', { statWeights: { intellect: 1, redSockets: 100 } }, 137],
])('Q1: switches of the value: %s', (_, query, score) => {
  const page = searchItems(index, { slotId: HEAD, statWeights: { intellect: 1 }, ...query });
  expect(page.hits.find((hit) => hit.item.baseId === 12)!.score).toBe(score);
});

test('Q1: without the suffix a random item is worth its own stats', () => {
  const page = searchItems(index, {
    search: 'wanderer',
    statWeights: { intellect: 1 },
    counting: { suffix: false },
  });
  expect(page.hits[0]).toMatchObject({ item: { id: '11' }, score: 0 });
});

test('Q1: a suffix can be searched by name', () => {
  const page = searchItems(index, { search: 'wanderer hood bear' });
  expect(page.hits[0]!.item.id).toBe('11_2');
});

test('Q1: a weapon counts the dps weight of the hand it is searched for', () => {
  const weights = { mainHandDps: 2, offHandDps: 1 };
  const best = (slotId: 16 | 17): number =>
    searchItems(index, { slotId, handed: 'one', statWeights: weights }).hits[0]!.score;
  expect([best(MAIN_HAND), best(OFF_HAND)]).toEqual([100, 50]);
});

test('Q1: pages of 20 unless told otherwise, from where it is told', () => {
  const all = searchItems(index, { size: 100 }).hits.map((hit) => hit.item.id);
  expect(all.length).toBe(17);
  const page = searchItems(index, { from: 5, size: 3 });
  expect(page.hits.map((hit) => hit.item.id)).toEqual(all.slice(5, 8));
  expect(page.total).toBe(17);
});

test.each([
  ['name', undefined, ['Cap of Cloth', 'Crafted Hood']],
  ['name', true, ['Warlord Hood', 'Wanderer Hood']],
  ['itemLevel', undefined, ['Cap of Cloth', 'Plate Helm']],
  ['requiredLevel', undefined, ['Plate Helm', 'Cap of Cloth']],
  ['quality', undefined, ['Crafted Hood', 'Found Hood']],
  ['spirit', undefined, ['Gnomish Goggles', 'Warlord Hood']],
  ['strength', undefined, ['Plate Helm', 'Cap of Cloth']],
] as const)('Q1: sorted by %s, descending %s', (by, descending, names) => {
  const page = searchItems(index, { slotId: HEAD, sort: { by, descending }, size: 2 });
  expect(page.hits.map((hit) => hit.item.name)).toEqual(names);
});

test('Q1: how many items each filter hides by itself', () => {
  const query: ItemQuery = { slotId: HEAD, maxArmorType: 0, phases: [1, 2], faction: 'alliance' };
  expect(hiddenBy(index, query)).toEqual({ maxArmorType: 1, phases: 1, faction: 1 });
  expect(searchItems(index, query).total).toBe(heads.length - 3);
});

test('Q1: gems and enchants are ranked and filtered alike', () => {
  const gems = searchGems(index, { statWeights: { intellect: 1 }, professions: [] });
  expect(gems.hits.map((hit) => hit.item.name)).toEqual(['Rare Blue Gem', 'Red Gem', 'Blue Gem']);
  const chest = searchEnchants(index, {
    slotId: CHEST,
    statWeights: { strength: 1 },
    professions: [],
  });
  expect(chest.hits.map((hit) => [hit.thing.id, hit.score])).toEqual([
    ['spell:2', 8],
    ['spell:1', 0],
  ]);
  expect(searchEnchants(index, { slotId: CHEST }).total).toBe(3);
  expect(searchEnchants(index, { slotId: HEAD }).total).toBe(0);
  expect(searchEnchants(index, { search: 'mihgt' }).hits[0]!.thing.id).toBe('spell:2');
});
