import { describe, expect, test } from 'vitest';
import { classic } from '../edition/classic.ts';
import { EDITIONS } from '../edition/editions.ts';
import type { GearSet, SetEdit } from '../set/gear-set.ts';
import { fixtureDataset, fixtureRules, fixtureSet } from '../../test/rules/fixture-dataset.ts';
import { buffs } from '../../test/rules/fixture-things.ts';
import { inEditions } from '../../test/rules/in-editions.ts';
import { buffOptions } from './buff-options.ts';
import {
  buffsReplacedBy,
  choosingBuff,
  droppingBuff,
  enablingBuff,
  improvingBuff,
  togglingBuff,
  whyNotChooseBuff,
} from './choosing-buff.ts';
import { overshadowedBuffs } from './overshadowed.ts';
import { presetBuffs, quickPresets } from './quick-presets.ts';

const rules = fixtureRules(classic);
const { dataset } = rules;
const after = (...edits: readonly SetEdit[]): GearSet =>
  edits.reduce((set, edit) => edit(set), fixtureSet());
const chosen = (set: GearSet): readonly number[] => set.buffs.map((buff) => buff.spellId);

describe('B1: buff options', () => {
  const names = (wearer: Partial<typeof rules.wearer>): readonly string[] =>
    buffOptions(dataset, { ...rules.wearer, ...wearer })
      .flatMap((category) => category.options)
      .map((option) => option.buff.name);

  test('are grouped by who casts them, world buffs last', () => {
    expect(buffOptions(dataset, rules.wearer).map((category) => category.key)).toEqual([
      'warrior',
      'druid',
      'paladin',
      'other',
      'world',
    ]);
  });

  test('follow the side of the wearer', () => {
    expect(names({})).toContain('Blessing of Kings');
    expect(names({ faction: 'horde', race: 'orc' })).not.toContain('Blessing of Kings');
    expect(names({})).toContain('Heroic Presence');
    expect(names({ faction: 'horde', race: 'orc' })).not.toContain('Heroic Presence');
  });

  test('leave out what only another class can cast on itself', () => {
    expect(names({})).not.toContain('Aspect of the Hawk');
    expect(names({ gameClass: 'hunter' })).toContain('Aspect of the Hawk');
  });

  test.each([
    [1, [500]],
    [30, [501, 500]],
    [60, [502, 501, 500]],
  ])('show the ranks of level %i, highest first', (level, spellIds) => {
    const mark = buffOptions(dataset, { ...rules.wearer, level })
      .flatMap((category) => category.options)
      .find((option) => option.buff === buffs.mark);
    expect(mark?.ranks.map((rank) => rank.spellId)).toEqual(spellIds);
  });

  test('end where the buff ends', () => {
    expect(names({ level: 39 })).toContain('Boon');
    expect(names({ level: 40 })).not.toContain('Boon');
  });

  test('a rank above the level is refused', () => {
    const young = fixtureRules(classic, { level: 59 });
    expect(whyNotChooseBuff(502, young)?.code).toBe('notAvailable');
    expect(whyNotChooseBuff(501, young)).toBeNull();
    expect(whyNotChooseBuff(1, young)?.code).toBe('unknownBuff');
    expect(whyNotChooseBuff(531, young)?.code).toBe('wrongClass');
  });
});

describe('B1: choosing buffs', () => {
  test('another rank or version replaces the first and keeps its improvements', () => {
    const improved = after(choosingBuff(501, dataset), improvingBuff(501, 552, dataset));
    expect(choosingBuff(502, dataset)(improved).buffs).toEqual([
      { spellId: 502, improvementIds: [552], enabled: true },
    ]);
    expect(chosen(choosingBuff(509, dataset)(improved))).toEqual([509]);
  });

  test('buffs of the same name replace each other', () => {
    const set = after(choosingBuff(502, dataset));
    expect(buffsReplacedBy(set, 520, dataset).map((buff) => buff.spellId)).toEqual([502]);
    expect(chosen(choosingBuff(520, dataset)(set))).toEqual([520]);
  });

  test('others of a stacking category stay: only the strongest counts', () => {
    expect(chosen(after(choosingBuff(502, dataset), choosingBuff(521, dataset)))).toEqual([
      502, 521,
    ]);
  });

  inEditions(
    Object.values(EDITIONS),
    'of the Darkmoon fortunes the last chosen stays',
    (edition) => {
      const data = fixtureDataset(edition);
      const set = after(choosingBuff(23768, data), choosingBuff(23736, data));
      expect(chosen(set)).toEqual([23736]);
    },
  );

  test('an improvement has one rank; the same again takes it away', () => {
    const set = after(choosingBuff(502, dataset), improvingBuff(502, 551, dataset));
    const better = improvingBuff(502, 552, dataset)(set);
    expect(better.buffs[0]?.improvementIds).toEqual([552]);
    expect(improvingBuff(502, 552, dataset)(better).buffs[0]?.improvementIds).toEqual([]);
    expect(improvingBuff(502, 999, dataset)(better).buffs[0]?.improvementIds).toEqual([552]);
  });

  test('toggling chooses and drops, switching keeps the choice', () => {
    const set = after(togglingBuff(530, dataset));
    expect(chosen(set)).toEqual([530]);
    expect(chosen(togglingBuff(530, dataset)(set))).toEqual([]);
    expect(chosen(droppingBuff(530)(set))).toEqual([]);
    expect(enablingBuff(530, false)(set).buffs).toEqual([
      { spellId: 530, improvementIds: [], enabled: false },
    ]);
  });
});

describe('B1: quick presets', () => {
  const [none, solo, five, raid, world] = quickPresets(dataset);
  const spellIds = (preset: NonNullable<typeof none>): readonly number[] =>
    presetBuffs(preset, dataset, rules.wearer).map((buff) => buff.spellId);

  test('none, alone, five players, raid, with world buffs', () => {
    expect(spellIds(none!)).toEqual([]);
    expect(spellIds(solo!)).toEqual([530]);
    expect(spellIds(five!)).toEqual([530, 502]);
    expect(spellIds(raid!)).toEqual([530, 537, 502, 532]);
    expect(spellIds(world!)).toEqual([530, 537, 502, 532, 23768, 535]);
  });

  test('a raid brings improvements at their highest rank', () => {
    const mark = presetBuffs(raid!, dataset, rules.wearer).find((buff) => buff.spellId === 502);
    expect(mark?.improvementIds).toEqual([552]);
  });

  test('world buffs are offered where there are any besides the fair', () => {
    const fairOnly = {
      ...fixtureDataset(classic),
      buffs: [buffs.mark, buffs.fortuneA, buffs.fortuneB],
    };
    expect(quickPresets(fairOnly).map((preset) => preset.key)).toEqual([
      'none',
      'solo',
      'fivePlayer',
      'raid',
    ]);
  });
});

describe('B1: of a category only the strongest counts', () => {
  const gives = (strength: number) => [
    {
      spellId: 0,
      rank: 1,
      level: 1,
      effects: [{ type: 'flat', stat: 'strength', value: strength }],
    } as const,
  ];
  const might = { ...buffs.mark, spellId: 1, name: 'Might', category: 'power', ranks: gives(20) };
  const roar = { ...buffs.mark, spellId: 2, name: 'Roar', category: 'power', ranks: gives(10) };
  const other = { ...buffs.mark, spellId: 3, name: 'Other', category: 'else', ranks: gives(5) };
  const mute = { ...buffs.mark, spellId: 4, name: 'Mute', category: 'power', ranks: [] };
  const world = { ...dataset, buffs: [might, roar, other, mute] };
  const on = (spellId: number, enabled = true) => ({ spellId, improvementIds: [], enabled });
  const told = (...choices: readonly ReturnType<typeof on>[]) => [
    ...overshadowedBuffs(choices, 60, world),
  ];

  test('the weaker is told with the name of the stronger', () => {
    expect(told(on(1), on(2), on(3), on(4))).toEqual([[2, 'Might']]);
  });

  test('a stronger one that is switched off casts no shadow', () => {
    expect(told(on(1, false), on(2))).toEqual([]);
  });
});
