import type { Enchant, ItemSet } from '@gearwright/game/dataset/tables.ts';
import { NO_SOURCE, NO_TEXTS } from '@gearwright/game/dataset/text-defaults.ts';
import { blankItem } from '@gearwright/game/item/blank-item.ts';
import type { Item, ItemTexts } from '@gearwright/game/item/item.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { CompiledEdition } from '../compiled.ts';

/** A handful of rows in the shape of a whole edition: what the packs' own tests read and write. */
export const PLAIN: Item = {
  ...blankItem(1),
  kind: 'equipment',
  name: 'Linen Belt',
  icon: 'inv_belt_03',
  itemLevel: 5,
  requiredLevel: 1,
  slotId: 6,
  armorType: 0,
  stats: { armor: 5 },
};

export function itemOf(id: number, fields: Partial<Item>): Item {
  return { ...PLAIN, ...fields, id: String(id), baseId: id };
}

export const staff = itemOf(20, {
  name: 'Staff of Tests',
  slotId: 16,
  handed: 'two',
  armorType: null,
  weaponType: 9,
  stats: { intellect: 12, spellPower: 30 },
  damageMin: 100.5,
  damageMax: 151,
  speed: 3.2,
  dps: 39.3,
  setId: 7,
  bind: 'pickup',
  classes: ['mage', 'priest'],
  sourceTypes: ['pvp', 'raid'],
});

export const ring = itemOf(30, {
  name: 'Band',
  slotId: 11,
  armorType: null,
  stats: { stamina: 4 },
  random: true,
  uniqueEquipped: true,
  races: ['human', 'draenei'],
  faction: 'alliance',
  sockets: ['meta', 'red'],
  socketBonus: { spellPower: 5 },
});

export const gem = itemOf(40, {
  kind: 'gem',
  name: 'Ruby',
  slotId: null,
  armorType: null,
  stats: { strength: 8 },
  gem: { color: 'red', requirements: [], enchantId: 99, fromQuest: false },
  limitCategory: { id: 2, name: "Jeweler's Gems", max: 3 },
  requiredProfession: 'jewelcrafting',
  requiredSkill: 350,
});

export const heirloom = itemOf(50, {
  name: 'Old Sword',
  quality: 7,
  slotId: 16,
  handed: 'one',
  armorType: null,
  weaponType: 7,
  stats: { strength: 40 },
  damageMin: 10,
  damageMax: 20,
  speed: 2,
  dps: 7.5,
  effects: [{ type: 'percent', stat: 'strength', value: 1, when: { twoHanded: true } }],
  hasEffectText: true,
});

const staffTexts: ItemTexts = {
  ...NO_TEXTS,
  effects: ['Equip: Speaks in riddles.'],
  durability: 120,
  pvpRankNumber: 12,
  pvpRankName: 'Field Marshal',
  sources: [
    { ...NO_SOURCE, type: 'pvp', pvpRank: 13, honorPrice: 1000 },
    { ...NO_SOURCE, type: 'raid', primary: 'Ragnaros', raid: 2717, dropChance: 12.5 },
  ],
};

const beltTexts: ItemTexts = {
  ...NO_TEXTS,
  sources: [{ ...NO_SOURCE, type: 'crafting', profession: 'tailoring', requiredSkill: 1 }],
};

const set: ItemSet = {
  id: 7,
  name: 'Raiment of Tests',
  size: 1,
  itemIds: [20],
  bonuses: [{ pieces: 1, stats: { spellPower: 3 }, effects: [], text: 0 }],
  requires: null,
};

export const PLAIN_ENCHANT: Enchant = {
  id: 'spell:1',
  effectId: 1,
  spellId: 1,
  itemId: null,
  recipeItemId: null,
  name: 'Enchant',
  icon: 'trade_engraving',
  slotIds: [16, 17],
  twoHandOnly: false,
  shieldOnly: false,
  offHandOnly: false,
  weaponTypes: null,
  addsSocket: false,
  stats: {},
  effects: [],
  hasEffectText: false,
  classes: null,
  requiredProfession: null,
  requiredSkill: null,
  requiredLevel: 0,
  phase: 1,
  quality: 1,
};

export function smallEdition(
  edition: EditionKey = 'tbc',
  items: readonly Item[] = [PLAIN, staff, ring, gem, heirloom],
): CompiledEdition {
  return {
    edition,
    date: '2024-02-29',
    account: {
      lines: { seen: 8, understood: 8 },
      uncommonLines: { seen: 3, understood: 3 },
      effectLines: 1,
      notUnderstood: [],
      leftOut: new Map([['test items', [2, 3]]]),
      corrections: new Map([['phase', 4]]),
      gaps: new Map(),
    },
    items: {
      items,
      suffixes: {
        suffixes: [
          {
            id: -8,
            name: 'of the Eagle',
            stats: null,
            allocation: { stamina: 5259, intellect: 3506 },
          },
          { id: 14, name: 'of Strength', stats: { strength: 3 }, allocation: null },
          { id: 15, name: 'of Spirit', stats: { spirit: 3 }, allocation: null },
        ],
        groups: [[-8, 14]],
        items: new Map([[30, { group: 0, points: 41 }]]),
      },
      sets: [set],
      enchants: [PLAIN_ENCHANT],
      later: { items: [], enchants: [] },
      heirlooms: {
        items: {
          50: [{ stats: { strength: 1 }, damageMin: 1, damageMax: 2, dps: 0.8 }, { stats: {} }],
        },
      },
      zones: [],
      factions: [{ id: 69, name: 'Darnassus' }],
      texts: {
        items: new Map([
          [20, staffTexts],
          [1, beltTexts],
        ]),
        setBonuses: ['Increases spell power by 3.'],
        uses: new Map([[40, '+8 Strength']]),
      },
    },
    tables: {
      talents: [],
      glyphs: [],
      runes: [],
      buffs: [],
      spells: [
        {
          id: 12,
          name: 'Fortitude',
          icon: 'f',
          rank: 2,
          rootSpellId: 11,
          level: 12,
          gameClass: 'priest',
          profession: null,
        },
        {
          id: 11,
          name: 'Fortitude',
          icon: 'f',
          rank: 1,
          rootSpellId: 11,
          level: 1,
          gameClass: 'priest',
          profession: null,
        },
      ],
      presets: [],
      baseStats: { classes: {}, raceOffsets: {} },
      combat: {
        critPerAgility: {},
        critPerIntellect: {},
        dodgePerAgility: {},
        manaRegenPerSpirit: null,
        healthRegenPerSpiritFirst50: null,
        healthRegenPerSpiritAbove50: null,
        facts: {},
      },
      classes: [],
      races: [],
      racials: [],
      forms: [],
      professions: { primary: ['tailoring'], secondary: [] },
      realms: [],
      pvpRanks: [],
      examples: [],
      appearance: {
        human: [
          { skinColor: 10, face: 12, hair: 12, hairColor: 10, facialHair: 9 },
          { skinColor: 10, face: 15, hair: 19, hairColor: 10, facialHair: 7 },
        ],
      },
      texts: {
        talentRanks: [
          {
            spellId: 5,
            description: 'More.',
            cost: null,
            castTime: null,
            cooldown: null,
            range: null,
            requires: null,
          },
        ],
        glyphs: new Map([[6, 'Glyph of Tests.']]),
        runes: new Map(),
      },
    },
    value: {
      effectAverages: [],
      measured: [],
      styles: [],
      builds: [],
      exclusive: [],
      retired: { items: [], enchants: [] },
    },
    names: [
      {
        language: 'de',
        items: new Map([[20, 'Stab der Prüfungen']]),
        sources: { npcs: {}, quests: {}, zones: {}, items: {}, words: {} },
      },
    ],
  };
}
