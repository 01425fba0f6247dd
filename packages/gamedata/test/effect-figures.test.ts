import { describe, expect, test } from 'vitest';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { capsThatMatter } from '@gearwright/game/total/caps.ts';
import type { FigureName } from '@gearwright/game/total/figures.ts';
import { figure } from '@gearwright/game/total/totals.ts';
import { loadDataset } from '../src/load.ts';
import { given, idleReasons, piecesOf, toldSheet, type Told } from './told-sheet.ts';

/** Figures by class of effect, each as the source named beside it states it. */

const RING = 19325; // Don Julio's Band
const SHIELD = { slot: 'OFF_HAND', id: 17066 }; // Drillborer Disk
const DAGGER = { slot: 'MAIN_HAND', id: 18816 }; // Perdition's Blade
const ringed = (one: number, two?: number) => [
  { slot: 'FINGER_1', id: RING, rune: { id: one } },
  ...(two === undefined ? [] : [{ slot: 'FINGER_2', id: 17063, rune: { id: two } }]),
];

describe('Season of Discovery: set bonuses (WoWSims code and the shoulder souls, July 2025)', () => {
  test.each<[string, number, FigureName, number, Partial<Told>]>([
    ['Battlegear of Heroism', 2, 'attackPower', 40, {}],
    ['Battlegear of Heroism', 8, 'armor', 200, {}],
    ["Banished Martyr's Full Plate", 2, 'spellHitPercent', 1, { gameClass: 'paladin' }],
    ["Blackfathom Slayer's Leather", 2, 'attackPower', 12, { gameClass: 'rogue' }],
    ["Augur's Regalia", 2, 'defense', 7, { gameClass: 'shaman', race: 'orc' }],
    ['Lawbringer Mercy', 4, 'spellCritPercent', 2, { gameClass: 'paladin' }],
    ['Cenarion Eclipse', 4, 'spellHitPercent', 3, { gameClass: 'druid', race: 'tauren' }],
    ['Dawn of Transcendence', 2, 'castingManaRegenPercent', 15, { gameClass: 'priest' }],
    ['Cryptstalker Armor', 4, 'attackPower', 50, { gameClass: 'hunter', race: 'dwarf' }],
    ['The Postmaster', 5, 'runSpeedPercent', 5, { gameClass: 'mage' }],
  ])('%s (%i): %s +%f', (name, pieces, stat, amount, wearer) => {
    const sheet = toldSheet('sod', {
      gameClass: 'warrior',
      ...wearer,
      items: piecesOf('sod', name, pieces),
    });
    expect(given(sheet, stat, `${name} (${pieces})`)).toBeCloseTo(amount);
  });
});

describe('Season of Discovery: runes (WoWSims code, rune tooltips)', () => {
  test.each<[string, number, FigureName, number, Partial<Told>]>([
    ['Defense Specialization', 459312, 'defense', 25, {}],
    ['Healing Specialization', 468758, 'healingPower', 26, { gameClass: 'priest' }],
    ['Meditation Specialization', 468762, 'mp5', 5, { gameClass: 'mage' }],
    ['Fire Specialization', 442894, 'fireHitPercent', 6, { gameClass: 'mage' }],
  ])('%s (%i): %s +%f', (name, id, stat, amount, wearer) => {
    const sheet = toldSheet('sod', { gameClass: 'warrior', ...wearer, items: ringed(id) });
    expect(given(sheet, stat, name)).toBe(amount);
  });

  test.each([
    [442876, 'axesSkill', 'human'],
    [442876, 'axesSkill', 'orc'],
    [442813, 'swordsSkill', 'human'],
    [442813, 'swordsSkill', 'orc'],
    [442881, 'macesSkill', 'human'],
    [442891, 'bowsSkill', 'troll'],
  ] as const)('rune %i: %s 5 for a warrior, %s or not', (id, skill, race) => {
    const sheet = toldSheet('sod', { gameClass: 'warrior', race, items: ringed(id) });
    expect(figure(sheet, skill)).toBe(5);
  });

  test('the same ring rune on both rings counts once, two different ones both', () => {
    const both = (one: number, two: number) =>
      toldSheet('sod', { gameClass: 'priest', items: ringed(one, two) });
    expect(figure(both(468758, 468758), 'healingPower')).toBe(26);
    expect(idleReasons(both(468758, 468758), 'Healing Specialization')).toEqual(['wornTwice']);
    const two = both(468758, 468762);
    expect([figure(two, 'healingPower'), figure(two, 'mp5')]).toEqual([26, 5]);
  });

  test('a soul gives the bonus of a set, and does not add to it', () => {
    const soul = { slot: 'SHOULDERS', id: 16868, rune: { id: 1219870 } };
    const alone = toldSheet('sod', { gameClass: 'paladin', items: [soul] });
    expect(given(alone, 'spellCritPercent', 'Soul of the Refined')).toBe(2);
    const pieces = piecesOf('sod', 'Lawbringer Mercy', 5).filter(
      (piece) => (piece as typeof soul).slot !== 'SHOULDERS',
    );
    const both = toldSheet('sod', { gameClass: 'paladin', items: [...pieces.slice(0, 4), soul] });
    expect(given(both, 'spellCritPercent', 'Lawbringer Mercy (4)')).toBe(2);
    expect(given(both, 'spellCritPercent', 'Soul of the Refined')).toBe(0);
    expect(idleReasons(both, 'Soul of the Refined')).toContain('setBonus');
  });
});

describe('Season of Discovery: items whose stats stand only in an effect (WoWSims code)', () => {
  test.each<[number, FigureName, number]>([
    [209576, 'spirit', 5], // Mind-Expanding Mushroom
    [213319, 'attackPowerVsMechanical', 30], // Machinist's Gloves
    [228543, 'hp5', 20], // Runeblade of Baron Rivendare
    [220965, 'attackPowerVsDragonkin', 117], // Scalebane Greataxe
    [231329, 'holyHitPercent', 3], // Zandalar Freethinker's Breastplate
    [231330, 'holyHitPercent', 2], // Zandalar Freethinker's Belt
  ])('item %i: %s %f', (id, stat, amount) => {
    expect(loadDataset('sod').item(String(id))?.stats).toHaveProperty(stat, amount);
  });
});

describe('bonuses bound to a trade (client table ItemSet, the tooltips of the sets)', () => {
  test.each<[EditionKey, string, number, string, FigureName, number]>([
    ['classic', 'Bloodvine Garb', 3, 'tailoring', 'spellCritPercent', 2],
    ['tbc', 'Strength of the Clefthoof', 3, 'leatherworking', 'strength', 20],
    ['tbc', 'Fel Skin', 3, 'leatherworking', 'dodgeRating', 20],
    ['tbc', 'Burning Rage', 2, 'blacksmithing', 'hitRating', 20],
    ['tbc', 'Faith in Felsteel', 3, 'blacksmithing', 'strength', 25],
    ['wrath', 'Fel Skin', 3, 'leatherworking', 'dodgeRating', 20],
  ])('%s %s (%i) is for %s', (edition, name, pieces, trade, stat, amount) => {
    const items = piecesOf(edition, name, pieces);
    const worn = (professions: readonly string[]) =>
      toldSheet(edition, { gameClass: 'warrior', professions, items });
    const bonus = `${name} (${pieces})`;
    expect(given(worn([trade]), stat, bonus)).toBe(amount);
    expect(given(worn([]), stat, bonus)).toBe(0);
    expect(given(worn(['herbalism']), stat, bonus)).toBe(0);
    expect(idleReasons(worn([]), bonus)).toContain('profession');
  });

  test('fourteen sets ask for one, and none of their pieces do', () => {
    const dataset = loadDataset('tbc');
    const bound = dataset.sets.filter(({ requires }) => requires !== null);
    expect(bound).toHaveLength(14);
    const pieces = bound.flatMap(({ itemIds }) => itemIds.map((id) => dataset.item(String(id))));
    expect(pieces.filter((item) => item?.requiredProfession)).toEqual([]);
  });
});

describe('bonuses under a condition (the tooltips of the sets)', () => {
  const BATTLE_SHOUT = 11551;
  const MAGE_ARMOR = 43024;
  const ASPECT_OF_THE_HAWK = 14322;

  test.each<[string, EditionKey, Told, [string, number], FigureName, number]>([
    [
      'always: casting regeneration',
      'classic',
      { gameClass: 'priest' },
      ['Vestments of Transcendence', 3],
      'castingManaRegenPercent',
      15,
    ],
    [
      'always: casting regeneration',
      'classic',
      { gameClass: 'druid', race: 'nightelf' },
      ['Stormrage Raiment', 3],
      'castingManaRegenPercent',
      15,
    ],
    [
      'in Cat Form',
      'tbc',
      { gameClass: 'druid', race: 'tauren', form: 'cat' },
      ['Malorne Harness', 4],
      'strength',
      30,
    ],
    [
      'in Bear Form',
      'tbc',
      { gameClass: 'druid', race: 'tauren', form: 'bear' },
      ['Malorne Harness', 4],
      'armor',
      1400,
    ],
    [
      'in Berserker Stance',
      'wrath',
      { gameClass: 'warrior', form: 'berserker' },
      ["Wrynn's Battlegear", 2],
      'critPercent',
      2,
    ],
    [
      'in Battle Stance',
      'wrath',
      { gameClass: 'warrior', form: 'battle' },
      ["Wrynn's Battlegear", 2],
      'armorPenetrationPercent',
      6,
    ],
    [
      'with one’s own Battle Shout',
      'classic',
      { gameClass: 'warrior', buffs: [BATTLE_SHOUT] },
      ['Battlegear of Wrath', 3],
      'attackPower',
      30,
    ],
    [
      'a fifth of Aspect of the Hawk',
      'classic',
      { gameClass: 'hunter', race: 'dwarf', buffs: [ASPECT_OF_THE_HAWK] },
      ['Dragonstalker Armor', 3],
      'rangedAttackPower',
      22,
    ],
    [
      'while Mage Armor is on',
      'wrath',
      { gameClass: 'mage', buffs: [MAGE_ARMOR] },
      ["Khadgar's Regalia", 2],
      'castingManaRegenPercent',
      10,
    ],
    [
      'with a dagger',
      'sod',
      { gameClass: 'rogue', items: [DAGGER] },
      ["Madcap's Outfit", 3],
      'critPercent',
      5,
    ],
    [
      'with a shield',
      'sod',
      { gameClass: 'shaman', race: 'orc', items: [SHIELD] },
      ["Augur's Regalia", 3],
      'blockPercent',
      10,
    ],
  ])('%s, %s', (_when, edition, told, [name, pieces], stat, amount) => {
    const items = [...piecesOf(edition, name, pieces), ...(told.items ?? [])];
    const bonus = `${name} (${pieces})`;
    expect(given(toldSheet(edition, { ...told, items }), stat, bonus)).toBeCloseTo(amount);
    if (_when.startsWith('always')) return;
    const plain: Told = { gameClass: told.gameClass, ...(told.race && { race: told.race }) };
    const bare = toldSheet(edition, { ...plain, items: piecesOf(edition, name, pieces) });
    expect(given(bare, stat, bonus)).toBe(0);
    expect(idleReasons(bare, bonus)).toContain('condition');
  });

  test('another’s shout is not one’s own: a rogue in no such set, but a paladin’s Horn is no warrior’s', () => {
    const items = piecesOf('classic', 'Battlegear of Wrath', 3);
    const rogue = toldSheet('classic', { gameClass: 'rogue', buffs: [BATTLE_SHOUT], items });
    expect(given(rogue, 'attackPower', 'Battlegear of Wrath (3)')).toBe(0);
  });

  test('an idol helps a druid in the form it names', () => {
    const items = [{ slot: 'RANGED', id: 32387 }];
    const inForm = (form: string) =>
      toldSheet('wrath', { gameClass: 'druid', race: 'tauren', form, items });
    expect(figure(inForm('cat'), 'critRating')).toBe(40);
    expect(figure(inForm('moonkin'), 'critRating')).toBe(0);
    expect(figure(inForm('moonkin'), 'spellCritRating')).toBe(40);
  });
});

describe('bonus armor (white items of the same level; client database of the Burning Crusade edition)', () => {
  test.each<[EditionKey, number, number, number]>([
    ['wrath', 1717, 218, 60], // Double Link Tunic
    ['wrath', 19822, 842, 90], // Zandalar Vindicator's Breastplate
    ['wrath', 34999, 405, 56], // Brutal Gladiator's Dragonhide Helm
    ['wrath', 42691, 316, 40], // Gladiator's Dragonhide Helm
    ['wrath', 50638, 0, 62], // Zod's Repeating Longbow
    ['tbc', 12106, 570, 200],
    ['tbc', 12544, 0, 150], // Thrall's Resolve
  ])('%s item %i: %i base, %i bonus', (edition, id, base, bonus) => {
    const { stats } = loadDataset(edition).item(String(id))!;
    expect([stats.armor ?? 0, stats.bonusArmor ?? 0]).toEqual([base, bonus]);
  });

  test('a bear of Wrath multiplies the base alone, one of the Burning Crusade both', () => {
    const gain = (edition: EditionKey, item: object) => {
      const wearer = { gameClass: 'druid', race: 'tauren', form: 'bear' };
      // What agility adds is another matter.
      const ofItems = (items: readonly object[]) => {
        const sheet = toldSheet(edition, { ...wearer, items });
        return figure(sheet, 'armor') - 2 * figure(sheet, 'agility');
      };
      return ofItems([item]) - ofItems([]);
    };
    const helm = { slot: 'HEAD', id: 34999 };
    expect(gain('wrath', helm)).toBeCloseTo(405 * 4.7 + 56);
    expect(gain('wrath', { slot: 'FINGER_1', id: 12544 })).toBeCloseTo(150);
    expect(gain('tbc', { slot: 'FINGER_1', id: 12544 })).toBeCloseTo(150 * 5);
  });
});

describe('forms (talent, rune and form texts; WoWSims code)', () => {
  const armorOf = (edition: EditionKey, told: Told, item: object) => {
    const bare = figure(toldSheet(edition, told), 'armor');
    return figure(toldSheet(edition, { ...told, items: [item] }), 'armor') - bare;
  };
  const ROBE = { slot: 'CHEST', id: 14152 }; // Robe of the Archmage, 78 armor
  const robe = (edition: EditionKey) => loadDataset(edition).item('14152')!.stats.armor!;

  test('Metamorphosis: seven times the armor of items in Wrath, six in the season; harder to crit', () => {
    const demon = { gameClass: 'warlock', form: 'metamorphosis' };
    expect(armorOf('wrath', demon, ROBE)).toBeCloseTo(robe('wrath') * 7);
    expect(armorOf('sod', demon, ROBE)).toBeCloseTo(robe('sod') * 6);
    expect(figure(toldSheet('wrath', demon), 'critTakenPercent')).toBe(-6);
    expect(figure(toldSheet('sod', demon), 'critTakenPercent')).toBe(-6);
    const man = figure(toldSheet('sod', { gameClass: 'warlock' }), 'health');
    expect(figure(toldSheet('sod', demon), 'health')).toBeCloseTo(man * 1.15);
  });

  test('Tree of Life: spirit and bark in the season, slow steps in the Burning Crusade', () => {
    const druid = { gameClass: 'druid', race: 'tauren' };
    const spirit = figure(toldSheet('sod', druid), 'spirit');
    expect(figure(toldSheet('sod', { ...druid, form: 'tree' }), 'spirit')).toBeCloseTo(
      spirit * 1.25,
    );
    expect(armorOf('sod', { ...druid, form: 'tree' }, ROBE)).toBeCloseTo(robe('sod') * 3);
    expect(figure(toldSheet('tbc', { ...druid, form: 'tree' }), 'runSpeedPercent')).toBe(-20);
  });

  test('where the edition has no tree, none is counted, and that is said', () => {
    const sheet = toldSheet('classic', { gameClass: 'druid', race: 'tauren', form: 'tree' });
    expect(sheet.warnings).toEqual([expect.stringMatching(/tree/i)]);
    expect(sheet.input.form).toBeNull();
  });

  test.each<[EditionKey, number, number]>([
    ['classic', 60, 4.6],
    ['classic', 20, 2.8],
    ['sod', 50, 4.6],
    ['tbc', 70, 5],
    ['wrath', 80, 4.7],
  ])(
    '%s: a bear of level %i has %f times the armor of its items, whatever it is called',
    (edition, level, factor) => {
      for (const form of ['bear', 'direBear']) {
        const told = { gameClass: 'druid', race: 'tauren', level, form };
        expect(armorOf(edition, told, ROBE)).toBeCloseTo(robe(edition) * factor);
      }
    },
  );
});

describe('nothing below what the game shows', () => {
  test('a naked night-elf hunter dodges at least never', () => {
    const sheet = toldSheet('classic', { gameClass: 'hunter', race: 'nightelf', level: 60 });
    expect(figure(sheet, 'dodgePercent')).toBeGreaterThanOrEqual(0);
  });

  // Naked at 70: attack power, ranged attack power, dodge, crit (client tables as MaNGOS One states them).
  test.each<[string, string, number, number, number, number]>([
    ['warrior', 'human', 480, 156, 3.95, 4.049],
    ['paladin', 'human', 442, 67, 3.732, 3.732],
    ['rogue', 'human', 373, 218, 7.31, 3.655],
    ['priest', 'human', 29, 35, 4.983, 4.983],
    ['shaman', 'orc', 330, 51, 4.11, 4.115],
    ['mage', 'human', 23, 29, 5.018, 5.018],
    ['warlock', 'human', 41, 48, 4.36, 4.349],
  ])('tbc: a naked %s, %s', (gameClass, race, melee, ranged, dodge, crit) => {
    const sheet = toldSheet('tbc', { gameClass, race });
    expect(figure(sheet, 'attackPower')).toBeCloseTo(melee);
    expect(figure(sheet, 'rangedAttackPower')).toBeCloseTo(ranged);
    expect(figure(sheet, 'dodgePercent')).toBeCloseTo(dodge, 1);
    expect(figure(sheet, 'critPercent')).toBeCloseTo(crit, 1);
  });

  test('tbc: an orc hunter’s ranged attack power is twice the level and agility, less 10', () => {
    const sheet = toldSheet('tbc', { gameClass: 'hunter', race: 'orc' });
    expect(figure(sheet, 'rangedAttackPower')).toBe(278);
  });
});

describe('block value is the game’s', () => {
  const wall = (edition: EditionKey, told: Partial<Told>) =>
    toldSheet(edition, { gameClass: 'warrior', items: [SHIELD], ...told });
  const own = (edition: EditionKey) => {
    const { shieldBlock = 0, blockValue = 0 } = loadDataset(edition).item('17066')!.stats;
    return shieldBlock + blockValue;
  };

  test.each<[EditionKey, number, number]>([
    ['classic', 0.05, -1],
    ['sod', 0.05, -1],
    ['tbc', 0.05, -1],
    ['wrath', 0.5, -10],
  ])('%s: strength × %f %i, with a shield', (edition, perStrength, flat) => {
    const sheet = wall(edition, {});
    const strength = figure(sheet, 'strength');
    expect(figure(sheet, 'blockValue')).toBeCloseTo(own(edition) + strength * perStrength + flat);
    expect(figure(toldSheet(edition, { gameClass: 'warrior' }), 'blockValue')).toBe(0);
  });

  test('the season’s Shield Mastery raises all of it by 15 %', () => {
    const rune = { slot: 'CHEST', id: 16820, rune: { id: 408524 } };
    const shaman = (items: readonly object[]) =>
      figure(toldSheet('sod', { gameClass: 'shaman', race: 'orc', items }), 'blockValue');
    const chest = { slot: 'CHEST', id: 16820 };
    expect(shaman([SHIELD, rune])).toBeCloseTo(shaman([SHIELD, chest]) * 1.15);
  });

  test('where its sources disagree it carries a doubt', () => {
    for (const edition of ['classic', 'sod', 'tbc'] as const) {
      const { doubts } = wall(edition, {}).input.edition.sheet;
      expect(doubts.map((doubt) => doubt.figure)).toEqual(['blockValue']);
    }
  });
});

describe('spell-only ratings of Wrath (the tooltips of the items)', () => {
  test.each([
    [30313, 'spellCritRating', 75], // Staff of Disintegration
    [33683, 'spellCritRating', 22], // Vengeful Gladiator's Felweave Cowl
    [33697, 'spellCritRating', 28], // Vengeful Gladiator's Lamellar Helm
    [33679, 'spellHitRating', 16], // Vengeful Gladiator's Dreadweave Mantle
    [33757, 'spellCritRating', 17], // Vengeful Gladiator's Silk Amice
    [19613, 'spellCritRating', 28], // Pristine Enchanted South Seas Kelp
  ] as const)('item %i: %s %i and no other', (id, stat, amount) => {
    const { stats } = loadDataset('wrath').item(String(id))!;
    expect(stats[stat]).toBe(amount);
    expect([stats.critRating, stats.hitRating]).toEqual([undefined, undefined]);
  });

  test('37 of them and some do not count for blows', () => {
    const dataset = loadDataset('wrath');
    const SPELL_ONLY = ['spellHitRating', 'spellCritRating', 'spellHasteRating'] as const;
    const bearing = [...dataset.items.ids]
      .map((id) => dataset.item(String(id))!)
      .filter(({ kind, stats }) => kind === 'equipment' && SPELL_ONLY.some((name) => stats[name]));
    expect(bearing.length).toBeGreaterThanOrEqual(37);
    const mage = toldSheet('wrath', { gameClass: 'mage', items: [{ slot: 'HEAD', id: 33683 }] });
    expect(figure(mage, 'spellCritRating')).toBe(22);
    expect(figure(mage, 'critRating')).toBe(0);
  });
});

describe('hit that is bound to a school', () => {
  const CASTER = { gameClass: 'mage', spec: 'fire' } as const;
  const labelOf = (told: Told, edition: EditionKey = 'sod') =>
    capsThatMatter(CASTER, toldSheet(edition, told), { classes: [] }).map(({ label }) => label);

  test('the gauge says whose hit it is', () => {
    expect(labelOf({ gameClass: 'mage' })).toEqual(['Spell Hit']);
    expect(labelOf({ gameClass: 'mage', items: ringed(442894) })).toEqual(['Spell Hit (Fire)']);
    expect(labelOf({ gameClass: 'priest', items: ringed(442897) })).toEqual(['Spell Hit (Shadow)']);
    expect(labelOf({ gameClass: 'paladin', items: [{ slot: 'CHEST', id: 231329 }] })).toEqual([
      'Spell Hit (Holy)',
    ]);
    expect(labelOf({ gameClass: 'mage', items: ringed(442894, 442895) })).toEqual([
      'Spell Hit (Fire, Frost)',
    ]);
  });
});
