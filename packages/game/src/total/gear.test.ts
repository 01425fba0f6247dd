import { describe, expect, test } from 'vitest';
import { enchant, gem, item, rune, worn } from '../../test/tiny-dataset.ts';
import { sheet, percent } from '../../test/tiny-sheet.ts';
import { burningCrusade } from '../edition/burning-crusade.ts';
import { classic } from '../edition/classic.ts';
import { wrath } from '../edition/wrath.ts';
import { BACK, CHEST, HEAD, LEGS } from '../slot/slots.ts';
import { figure } from './totals.ts';
import type { TotalsInput } from './totals.ts';

describe('gear', () => {
  const chest = item({
    baseId: 1,
    sockets: ['red', 'blue'],
    socketBonus: { stamina: 6 },
    stats: { stamina: 30 },
  });
  const ruby = gem(10, 'red', { stats: { strength: 8 } });
  const pearl = gem(11, 'purple', { stats: { stamina: 4 } });

  test.each([
    ['both match', [ruby, pearl], 90 + 30 + 6 + 4],
    ['one is of another colour', [ruby, ruby], 90 + 30],
    ['one is empty', [ruby, null], 90 + 30],
  ])('E2: the socket bonus, when %s', (_, gems, stamina) => {
    expect(
      figure(sheet(burningCrusade, { gear: worn([CHEST, { item: chest, gems }]) }), 'stamina'),
    ).toBe(stamina);
  });

  test('E2: a gem counts in a socket it does not match', () => {
    const gear = worn([CHEST, { item: chest, gems: [ruby, ruby] }]);
    expect(figure(sheet(burningCrusade, { gear }), 'strength')).toBe(116);
  });

  test.each([
    [2, 112],
    [3, 100],
  ])(
    'E2: a meta gem that asks for %i red gives its strength only with them',
    (atLeast, strength) => {
      const requirements = [{ color: 'red', atLeast }] as const;
      const meta = gem(12, 'meta', { stats: { strength: 12 }, requirements });
      const red = gem(13, 'red', { stats: { hitRating: 8 } });
      const gear = worn(
        [HEAD, { item: item({ baseId: 2, sockets: ['meta', 'red'] }), gems: [meta, red] }],
        [CHEST, { item: item({ baseId: 3, sockets: ['red'] }), gems: [red] }],
      );
      expect(figure(sheet(burningCrusade, { gear }), 'strength')).toBe(strength);
    },
  );

  test('T1: set bonuses count worn pieces, each item once', () => {
    const bonuses = [
      { pieces: 2, stats: { attackPower: 40 }, effects: [], text: null },
      { pieces: 3, stats: { attackPower: 100 }, effects: [], text: null },
    ];
    const sets = [{ id: 5, name: 'Valor', size: 8, itemIds: [1, 2, 3], bonuses, requires: null }];
    const piece = (baseId: number) => ({ item: item({ baseId, setId: 5 }) });
    const power = (gear: TotalsInput['gear']) =>
      figure(sheet(classic, { gear }, { sets }), 'attackPower') - 360;
    expect(power(worn([HEAD, piece(1)], [CHEST, piece(1)]))).toBe(0);
    expect(power(worn([HEAD, piece(1)], [CHEST, piece(2)]))).toBe(40);
    expect(power(worn([HEAD, piece(1)], [CHEST, piece(2)], [LEGS, piece(3)]))).toBe(140);
  });

  test('T1: enchants and runes count with what they carry', () => {
    const cloak = { item: item({ baseId: 1 }), enchant: enchant({ stats: { agility: 12 } }) };
    const engraved = { item: item({ baseId: 2 }), rune: rune('Lion', [percent('agility', 10)]) };
    const gear = worn([BACK, cloak], [CHEST, engraved]);
    expect(figure(sheet(classic, { gear }), 'agility')).toBeCloseTo((80 + 12) * 1.1);
  });

  test('T1: an heirloom has the stats of its wearer’s level', () => {
    const grown = item({ baseId: 9, quality: 7, stats: { stamina: 40 } });
    const asStored = { ...grown, stats: { stamina: 1 } };
    const gear = worn([CHEST, { item: asStored }]);
    expect(figure(sheet(wrath, { gear }, { items: [grown] }), 'stamina')).toBe(130);
  });
});
