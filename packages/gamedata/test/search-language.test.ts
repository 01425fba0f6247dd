import { describe, expect, test } from 'vitest';
import { gradual, lazy } from '@gearwright/game/dataset/lazy.ts';
import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import { gatherOrigins } from '@gearwright/game/search/origins.ts';
import { buildSearchIndex } from '@gearwright/game/search/search-index.ts';
import { searchItems } from '@gearwright/game/search/search-items.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { loadDataset, loadTexts } from '../src/load.ts';

const indexOf = (edition: EditionKey) =>
  lazy(() => {
    const dataset = loadDataset(edition);
    const origins = gradual(() => gatherOrigins(dataset.items, loadTexts(edition)))();
    return buildSearchIndex(dataset, EDITIONS[edition], origins);
  });
const INDEX = {
  classic: indexOf('classic'),
  sod: indexOf('sod'),
  tbc: indexOf('tbc'),
  wrath: indexOf('wrath'),
};

const found = (edition: EditionKey, search: string, owned: readonly number[] = []) =>
  searchItems(INDEX[edition](), { search, owned, size: 5000 });
const names = (edition: EditionKey, search: string) =>
  found(edition, search).hits.map(({ item }) => item.name);

describe('Y9: one box knows the game', () => {
  test.each([
    ['tbc', 'prince malchezaar', 'Gorehowl'],
    ['tbc', 'gorehowl', 'Gorehowl'],
    ['tbc', 'from:karazhan type:2h', 'Gorehowl'],
    ['tbc', 'boss:malchezaar', 'Gorehowl'],
    ['tbc', 'zone:karazhan quality:epic', 'Gorehowl'],
    ['tbc', 'slot:ring from:karazhan', 'Ring of a Thousand Marks'],
    ['tbc', 'set:"tempest regalia"', 'Cowl of the Tempest'],
    ['tbc', 'cost:badge slot:trinket', 'Icon of the Silver Crescent'],
    ['tbc', '"black temple" slot:weapon', 'Warglaive of Azzinoth'],
    ['classic', 'ragnaros', 'Band of Accuria'],
    ['classic', 'from:"molten core" slot:ring', 'Band of Accuria'],
    ['classic', 'quest:"celebrating good times"', 'Onyxia Tooth Pendant'],
    [
      'classic',
      'effect:"chance on hit" type:sword quality:legendary',
      'Thunderfury, Blessed Blade of the Windseeker',
    ],
    ['wrath', 'lich king type:2h', 'Glorenzelg, High-Blade of the Silver Hand'],
    ['wrath', 'zone:icecrown slot:trinket', "Deathbringer's Will"],
    ['sod', 'blackfathom', 'Gaze Dreamer Leggings'],
  ] as const)('in %s, %s finds %s', (edition, search, name) => {
    expect(names(edition, search)).toContain(name);
  });

  test.each([
    ['hit>10', (item) => (item.stats.hitRating ?? 0) > 10],
    ['hit<=10', (item) => (item.stats.hitRating ?? 0) > 0 && item.stats.hitRating! <= 10],
    ['ilvl:100-110', ({ itemLevel }) => itemLevel >= 100 && itemLevel <= 110],
    ['level>=70', ({ requiredLevel }) => requiredLevel >= 70],
    ['phase<=2', ({ phase }) => phase <= 2],
    ['quality:legendary', ({ quality }) => quality === 5],
    ['slot:ring', ({ slotId }) => slotId === 11],
    ['type:plate', ({ armorType }) => armorType === 3],
    ['type:dagger', ({ weaponType }) => weaponType === 12],
    ['is:unique', ({ unique, uniqueEquipped }) => unique || uniqueEquipped],
    ['is:boe', ({ bind }) => bind === 'equip'],
    ['is:socketed', ({ sockets }) => sockets.length > 0],
    ['is:set', ({ setId }) => setId !== null],
    ['class:mage', ({ classes }) => classes === null || classes.includes('mage')],
  ] as readonly (readonly [
    string,
    (item: ReturnType<typeof found>['hits'][number]['item']) => boolean,
  ])[])('%s finds those and no others', (search, isAsked) => {
    const { hits, total } = found('tbc', search);
    expect(total).toBeGreaterThan(5);
    expect(hits.filter(({ item }) => !isAsked(item))).toEqual([]);
    const rest = found('tbc', `-${search}`);
    expect(total + rest.total).toBe(found('tbc', '').total);
  });

  test('what is owned is told by who asks', () => {
    const [first] = found('tbc', 'slot:ring').hits;
    const owned = [first!.item.baseId];
    expect(found('tbc', 'slot:ring is:owned', owned).hits.map(({ item }) => item.id)).toEqual([
      first!.item.id,
    ]);
    const rest = found('tbc', 'slot:ring -is:owned', owned);
    expect(rest.total).toBe(found('tbc', 'slot:ring').total - 1);
  });

  test('a name with every word stands before what merely comes from there', () => {
    expect(names('tbc', 'band of eternity')[0]).toMatch(/^Band of Eternity|^Band of the Eternal/);
  });
});
