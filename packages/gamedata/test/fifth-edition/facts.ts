import { NAME_LANGUAGES } from '@gearwright/game/words/name-languages.ts';
import { FactsFolder } from '../../src/steps/tables/facts-folder.ts';

const here = { editions: ['fifth'] };
const table = (name: string, values: readonly number[]) => ({
  ...{ table: name, gameClass: 'warrior', values },
  ...here,
});
const fact = (id: string, params: object) => ({ id, params, ...here });
const attackPower = { warrior: { perLevel: 3, perStrength: 2, perAgility: 0, flat: -20 } };
const tree = (id: number, place: number, name: string) => ({
  ...{ id, gameClass: 'warrior', place, name, icon: 'ability_parry' },
});
const talent = (id: number, treeId: number, spellId: number) => ({
  ...{ id, tree: treeId, name: `Talent ${id}`, icon: 'ability_parry', spellIds: [spellId] },
  fifth: { at: [0, 0] },
});

const named = (names: Readonly<Record<number, readonly string[]>>) => ({
  languages: NAME_LANGUAGES,
  names,
});

/** Its facts: one class of one race, three levels, three talents, an enchant, and where its items come from. */
const FILES: Readonly<Record<string, unknown>> = {
  'class/classes.json': [
    {
      ...{ gameClass: 'warrior', minLevel: 1, races: ['human'], armor: [0, 1, 2, 3] },
      ...{ mainHand: [0, 1], offHand: [], ranged: [], trees: ['One', 'Two', 'Three'] },
      ...{ specs: [['arms', 'Arms', 'dps']] },
      ...here,
    },
  ],
  'class/races.json': [
    { race: 'human', id: 1, faction: 'alliance', classes: ['warrior'], ...here },
    // Of another edition, and so not of this one.
    {
      race: 'orc',
      id: 2,
      faction: 'horde',
      classes: ['warrior'],
      editions: ['wrath'],
    },
  ],
  'class/appearance.json': [{ race: 'human', male: [1, 1, 1, 1, 1], female: [1, 1, 1, 1, 1] }],
  'class/base-stats.json': [1, 2, 3].map((level) => ['warrior', level, 20, 20, 20, 20, 20, 50, 0]),
  'class/race-offsets.json': [{ race: 'human', add: [1, 0, 0, 0, 0], ...here }],
  'class/combat-tables.json': [
    table('critPerAgility', [0.3, 0.2, 0.1]),
    table('critPerIntellect', [0, 0, 0]),
    table('dodgePerAgility', [0.3, 0.2, 0.1]),
  ],
  'class/combat-facts.json': [
    fact('healthFromStamina', { a: 1, b: 10 }),
    fact('manaFromIntellect', { a: 1, b: 15 }),
    fact('armorFromAgility', { a: 2 }),
    fact('attackPowerPerDps', { a: 14 }),
    fact('meleeAttackPower', attackPower),
    fact('rangedAttackPower', attackPower),
    fact('meleeCritPercent', { base: { warrior: 1 } }),
    fact('spellCritPercent', { base: { warrior: 0 } }),
    fact('dodgePercent', { base: { warrior: 1 } }),
    fact('parryPercent', { base: 5, classes: ['warrior'] }),
    fact('blockPercent', { base: 5 }),
    fact('dualWieldMissPenalty', { a: 19 }),
    fact('skillCap', { a: 5 }),
    fact('attackTableVsMob', {
      ...{ miss: [5, 5.5, 6, 9], dodge: [5, 5.5, 6, 6.5], parry: [5, 5.5, 6, 14] },
      ...{ glance: [10, 15, 20, 25], critSuppression: [0, 1, 2, 4.8], spellMiss: [4, 5, 6, 17] },
    }),
  ],
  'class/trees.json': [tree(1, 0, 'One'), tree(2, 1, 'Two'), tree(3, 2, 'Three')],
  'class/talents.json': [talent(11, 1, 101), talent(12, 2, 102), talent(13, 3, 103)],
  'item/enchants.json': [
    {
      ...{ effectId: 7, name: 'Enchant Chest - Might', slotIds: [5], stats: { strength: 4 } },
      ...{ spellId: 70, phase: 1, quality: 1 },
      ...here,
    },
  ],
  // Nobody is sent after what no source gives.
  'item/sources.json': [{ items: [1, 2], from: [{ type: 'drop', giver: 'Twilight' }], ...here }],
  'item/suffixes.json': { suffixes: [], groups: [] },
  'item/heirlooms.json': { items: [], budgets: {} },
  'names/items.json': named({ 1: ['Platte der Morgenröte'] }),
  'names/npcs.json': named({}),
  'names/quests.json': named({}),
  'names/zones.json': named({}),
};

export class FifthFacts extends FactsFolder {
  constructor() {
    super('');
  }

  protected override text(path: string): string {
    return JSON.stringify(FILES[path] ?? []);
  }
}
