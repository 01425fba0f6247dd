import { expect, test } from 'vitest';
import { anItem } from '../../test/an-item.ts';
import type { Dataset, DatasetTexts } from '../dataset/dataset.ts';
import type { ClassFacts, Enchant, ItemSet } from '../dataset/tables.ts';
import { NO_SOURCE, NO_TEXTS } from '../dataset/text-defaults.ts';
import type { Item, ItemTexts } from '../item/item.ts';
import * as weapon from '../item/weapon-types.ts';
import { MAIN_HAND, HEAD, SHOULDERS, CHEST, TRINKET_1 } from '../slot/slots.ts';
import type { EditionKey } from '../edition/edition-keys.ts';
import { EDITIONS } from '../edition/editions.ts';
import type { Reader } from './reader.ts';
import { itemTooltip } from './item-tooltip.ts';
import type { TooltipGame } from './tooltip-game.ts';
import type { TooltipLine } from './tooltip-line.ts';

const spellblade = anItem({
  baseId: 1,
  name: 'Blade of Wizardry',
  quality: 4,
  itemLevel: 100,
  requiredLevel: 70,
  phase: 1,
  slotId: MAIN_HAND,
  handed: 'main',
  weaponType: weapon.ONE_HAND_SWORD,
  damageMin: 40,
  damageMax: 123,
  speed: 1.8,
  dps: 45.3,
  stats: { stamina: 15, spellPower: 159, spellHasteRating: 20 },
  sockets: ['red', 'meta'],
  socketBonus: { spellHitRating: 3 },
  bind: 'equip',
  unique: true,
  classes: ['mage', 'deathknight'],
});

const texts: ItemTexts = {
  ...NO_TEXTS,
  effects: ['Equip: Your harmful spells have a chance to increase your spell haste rating.'],
  flavor: 'It hums.',
  durability: 75,
  sellPrice: 123_456,
  sources: [
    {
      ...NO_SOURCE,
      type: 'raid',
      primary: 'Gruul the Dragonkiller',
      secondary: "Gruul's Lair",
      dropChance: 14.26,
    },
    { ...NO_SOURCE, type: 'worlddrop', dropChance: 0.04 },
  ],
};

function game(
  key: EditionKey,
  texts: DatasetTexts | null,
  items: readonly Item[] = [],
  set?: ItemSet,
): TooltipGame {
  const dataset = {
    item: (id: string) => items.find((item) => item.id === id) ?? null,
    setOf: (id: number) => (set?.id === id ? set : null),
    classes: [],
  } as Partial<Dataset> as Dataset;
  return { edition: EDITIONS[key], dataset, texts };
}

const library = {
  item: () => texts,
  use: () => null,
  setBonus: () => 'Your Fireball sings.',
} as Partial<DatasetTexts> as DatasetTexts;

const told = (lines: readonly TooltipLine[]) =>
  lines.map((line) => {
    if (line.kind === 'gap') return '';
    if (line.kind === 'money') return `${line.label} ${line.copper}`;
    return line.kind === 'text' && line.right ? `${line.text} | ${line.right}` : line.text;
  });

test("I2: a tooltip follows the game's order of lines", () => {
  expect(told(itemTooltip(spellblade, game('tbc', library)))).toEqual([
    'Blade of Wizardry',
    'Item Level 100 | Phase 1',
    'Binds when equipped',
    'Unique',
    'Main Hand | Sword',
    '40 - 123 Damage | Speed 1.80',
    '(45.3 damage per second)',
    '+15 Stamina',
    'Red Socket',
    'Meta Socket',
    'Socket Bonus: +3 Spell Hit Rating',
    'Durability 75 / 75',
    'Classes: Mage, Death Knight',
    'Requires Level 70',
    'Equip: Increases damage and healing done by magical spells and effects by up to 159.',
    'Equip: Improves spell haste rating by 20.',
    'Equip: Your harmful spells have a chance to increase your spell haste rating.',
    'It hums.',
    'Sell Price 123456',
    '',
    "Gruul the Dragonkiller, Gruul's Lair · 14.3%",
    'World drop · <0.1%',
  ]);
});

test('I2: one spell power where the edition has one', () => {
  expect(told(itemTooltip(spellblade, game('wrath', null)))).toContain(
    'Equip: Increases spell power by 159.',
  );
});

test('I2: requirements the wearer does not meet are marked', () => {
  const wearer = { race: 'human', gameClass: 'warlock', level: 69, faction: 'alliance' } as const;
  const reader: Reader = { wearer, worn: new Set() };
  const unmet = itemTooltip(spellblade, game('tbc', null), reader).filter(
    (line) => line.kind === 'text' && line.tone === 'unmet',
  );
  expect(told(unmet)).toEqual(['Classes: Mage, Death Knight', 'Requires Level 70']);
});

test('I2: a set lists one piece a slot, lights what is worn and the bonuses it earns', () => {
  const crown = anItem({ baseId: 10, name: 'Crown', slotId: HEAD, itemLevel: 120, setId: 7 });
  const lateCrown = anItem({ baseId: 11, name: 'Late Crown', slotId: HEAD, itemLevel: 133 });
  const mantle = anItem({ baseId: 12, name: 'Mantle', slotId: SHOULDERS, itemLevel: 120 });
  const robe = anItem({ baseId: 13, name: 'Robe', slotId: CHEST, itemLevel: 120 });
  const set: ItemSet = {
    id: 7,
    name: 'Regalia',
    size: 3,
    itemIds: [11, 10, 12, 13],
    requires: null,
    bonuses: [
      { pieces: 3, stats: null, effects: [], text: 0 },
      { pieces: 2, stats: { spellPower: 23 }, effects: [], text: null },
    ],
  };
  const lines = itemTooltip(crown, game('tbc', library, [crown, lateCrown, mantle, robe], set), {
    wearer: null,
    worn: new Set([10, 13]),
  });
  const from = lines.findIndex((line) => line.kind === 'text' && line.text.startsWith('Regalia'));
  expect(lines.slice(from, from + 7)).toEqual([
    { kind: 'text', text: 'Regalia (2/3)', tone: 'gold' },
    { kind: 'text', text: 'Crown', tone: 'plain', indented: true },
    { kind: 'text', text: 'Mantle', tone: 'dim', indented: true },
    { kind: 'text', text: 'Robe', tone: 'plain', indented: true },
    { kind: 'gap' },
    {
      kind: 'text',
      text: '(2) Set: Increases damage and healing done by magical spells and effects by up to 23.',
      tone: 'effect',
    },
    { kind: 'text', text: '(3) Set: Your Fireball sings.', tone: 'dim' },
  ]);
});

test('E2: a meta gem tells its requirements in the specified words', () => {
  const meta = anItem({
    baseId: 20,
    kind: 'gem',
    stats: { spellCritRating: 12 },
    gem: {
      color: 'meta',
      requirements: [
        { color: 'blue', atLeast: 2 },
        { color: 'red', moreThan: 'yellow' },
      ],
      enchantId: null,
      fromQuest: false,
    },
  });
  expect(told(itemTooltip(meta, game('tbc', null))).slice(2)).toEqual([
    '+12 Spell Crit Rating',
    'Requires at least 2 blue gems',
    'Requires more red gems than yellow gems',
    'Only fits in a meta gem slot.',
  ]);
});

test('I2: a worn piece tells its enchant, its gems and what they still ask for', () => {
  const ruby = anItem({
    baseId: 30,
    kind: 'gem',
    name: 'Ruby',
    stats: { spellPower: 9 },
    gem: { color: 'red', requirements: [], enchantId: null, fromQuest: false },
  });
  const meta = anItem({
    baseId: 31,
    kind: 'gem',
    name: 'Skyfire',
    stats: { spellCritRating: 12 },
    gem: {
      color: 'meta',
      requirements: [{ color: 'blue', atLeast: 2 }],
      enchantId: null,
      fromQuest: false,
    },
  });
  const enchant = { name: 'Enchant Weapon - Soulfrost', stats: { frostSpellDamage: 54 } } as const;
  const lines = itemTooltip(spellblade, game('tbc', null), {
    wearer: null,
    worn: new Set([1]),
    gems: [ruby, meta],
    enchant: enchant as Partial<Enchant> as Enchant,
    gemColors: { red: 1, yellow: 0, blue: 0 },
  });
  const from = told(lines).indexOf('+15 Stamina') + 1;
  expect(lines.slice(from, from + 5)).toEqual([
    {
      kind: 'text',
      text: 'Enchant Weapon - Soulfrost (+54 Frost Spell Damage)',
      tone: 'effect',
    },
    { kind: 'socket', text: '+9 Spell Damage and Healing', socket: 'red', gem: 'red' },
    { kind: 'socket', text: '+12 Spell Crit Rating', socket: 'meta', gem: 'meta' },
    { kind: 'text', text: 'Requires at least 2 blue gems', tone: 'unmet' },
    { kind: 'text', text: 'Socket Bonus: +3 Spell Hit Rating', tone: 'effect' },
  ]);
});

test('I2: a kind of weapon the class never learns is marked', () => {
  const facts = { gameClass: 'warlock', mainHand: [], armor: [] } as Partial<ClassFacts>;
  const plain = game('tbc', null);
  const known = { ...plain, dataset: { ...plain.dataset, classes: [facts as ClassFacts] } };
  const wearer = { race: 'human', gameClass: 'warlock', level: 70, faction: 'alliance' } as const;
  expect(itemTooltip(spellblade, known, { wearer, worn: new Set() })).toContainEqual({
    kind: 'text',
    text: 'Main Hand',
    tone: 'plain',
    right: 'Sword',
    unusable: true,
  });
});

test('a trinket of which no text is known says so, and gear no source gives is marked', () => {
  const nothing = { item: () => NO_TEXTS, use: () => null } as Partial<DatasetTexts>;
  const charm = anItem({ baseId: 3, name: 'Charm', slotId: TRINKET_1 });
  const lines = (item: Item, known: DatasetTexts | null) =>
    told(itemTooltip(item, game('sod', known)));
  expect(lines(charm, nothing as DatasetTexts)).toEqual(
    expect.arrayContaining(['Effect unknown', expect.stringMatching(/^No source known/)]),
  );
  expect(lines(charm, null)).not.toContain('Effect unknown');
  const pearl = { ...charm, stats: { stamina: 3 } };
  expect(lines(pearl, nothing as DatasetTexts)).not.toContain('Effect unknown');
  const helm = anItem({ baseId: 3, name: 'Charm', slotId: HEAD });
  expect(lines(helm, nothing as DatasetTexts)).not.toContain('Effect unknown');
});
