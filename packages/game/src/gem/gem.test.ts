import { describe, expect, test } from 'vitest';
import { burningCrusade } from '../edition/burning-crusade.ts';
import { classic } from '../edition/classic.ts';
import { seasonOfDiscovery } from '../edition/season-of-discovery.ts';
import { wrath } from '../edition/wrath.ts';
import { enchanting } from '../enchant/enchanting.ts';
import { equipping } from '../equip/equipping.ts';
import type { GemColor, SocketColor } from '../item/item.ts';
import type { GearSet, SetEdit } from '../set/gear-set.ts';
import { wearerOf } from '../set/rules.ts';
import { fixtureRules, fixtureSet, withProfessions } from '../../test/rules/fixture-dataset.ts';
import { things } from '../../test/rules/fixture-things.ts';
import { inEditions } from '../../test/rules/in-editions.ts';
import { makeGem } from '../../test/rules/make.ts';
import { CHEST, HEAD, WAIST, WRISTS, type SlotId } from '../slot/slots.ts';
import { gemColorCounts, unmetRequirements } from './gem-colors.ts';
import { gemCanBeSet, gemFitsSocket } from './gem-fits-socket.ts';
import { gemming, whyNotGem } from './gemming.ts';
import { socketBonusActive } from './socket-bonus.ts';
import { socketsOf } from './sockets.ts';

const COLORS: readonly GemColor[] = [
  'red',
  'blue',
  'yellow',
  'orange',
  'purple',
  'green',
  'prismatic',
  'meta',
];

const edited = (set: GearSet, ...edits: readonly SetEdit[]): GearSet =>
  edits.reduce((before, edit) => edit(before), set);

describe('E2: sockets', () => {
  test.each<[SocketColor, readonly GemColor[]]>([
    ['red', ['red', 'orange', 'purple', 'prismatic']],
    ['blue', ['blue', 'purple', 'green', 'prismatic']],
    ['yellow', ['yellow', 'orange', 'green', 'prismatic']],
    ['meta', ['prismatic', 'meta']],
    ['prismatic', ['red', 'blue', 'yellow', 'orange', 'purple', 'green', 'prismatic']],
  ])('a %s socket is matched by %j', (socket, matching) => {
    const fits = COLORS.filter((color) => gemFitsSocket(makeGem(1, color), socket));
    expect(fits).toEqual(matching);
  });

  test('any but a meta gem can be set into a coloured socket; a meta socket takes no coloured gem', () => {
    expect(gemCanBeSet(things.blue, 'red')).toBe(true);
    expect(gemCanBeSet(things.meta, 'red')).toBe(false);
    expect(gemCanBeSet(things.red, 'meta')).toBe(false);
    expect(gemCanBeSet(things.sword, 'red')).toBe(false);
  });

  inEditions([burningCrusade, wrath], 'the bonus asks for every socket matched', (edition) => {
    const worn = equipping(CHEST, things.chest, fixtureRules(edition))(fixtureSet());
    const gems = (...stones: readonly (typeof things.red)[]): GearSet =>
      edited(worn, ...stones.map((gem, socket) => gemming(CHEST, socket, gem)));
    const active = (set: GearSet): boolean => socketBonusActive(set.gear[CHEST]);
    expect(active(gems(things.orange, things.green, things.purple))).toBe(true);
    expect(active(gems(things.prismatic, things.prismatic, things.prismatic))).toBe(true);
    expect(active(gems(things.orange, things.green))).toBe(false);
    expect(active(gems(things.orange, things.blue, things.purple))).toBe(false);
    expect(active(worn)).toBe(false);
  });

  test('an item without sockets has no bonus', () => {
    const set = equipping(WRISTS, things.bracers, fixtureRules(wrath))(fixtureSet());
    expect(socketBonusActive(set.gear[WRISTS])).toBe(false);
  });

  inEditions(
    [classic, seasonOfDiscovery],
    'there are no sockets before the Burning Crusade',
    (edition) => {
      const rules = fixtureRules(edition);
      const set = equipping(CHEST, things.chest, rules)(fixtureSet());
      expect(socketsOf(set.gear[CHEST], rules.wearer, edition)).toEqual([]);
      expect(whyNotGem(set, CHEST, 0, things.red, rules)?.code).toBe('noSuchSocket');
    },
  );
});

describe('E2, D5: extra prismatic sockets', () => {
  const sockets = (set: GearSet, slot: SlotId, rules = fixtureRules(wrath)) =>
    socketsOf(set.gear[slot], wearerOf(set, rules.wearer), rules.edition);
  const belted = equipping(WAIST, things.belt, fixtureRules(wrath))(fixtureSet());
  const buckled = enchanting(WAIST, things.buckle)(belted);

  test('a buckle adds one to the waist from level 70', () => {
    expect(sockets(belted, WAIST)).toEqual(['red']);
    expect(sockets(buckled, WAIST)).toEqual(['red', 'prismatic']);
    expect(sockets(buckled, WAIST, fixtureRules(wrath, { level: 69 }))).toEqual(['red']);
    expect(sockets(buckled, WAIST, fixtureRules(wrath, { level: 70 }))).toHaveLength(2);
  });

  test('more gems than sockets show the extra one without a buckle', () => {
    const read = edited(belted, gemming(WAIST, 0, things.red), gemming(WAIST, 1, things.blue));
    expect(sockets(read, WAIST)).toEqual(['red', 'prismatic']);
    expect(sockets(read, WAIST, fixtureRules(burningCrusade))).toEqual(['red']);
  });

  test('a smith adds one to wrists and hands of item level 60', () => {
    const rules = fixtureRules(wrath);
    const smith = withProfessions(fixtureSet(), 'blacksmithing');
    const worn = equipping(WRISTS, things.bracers, rules)(smith);
    expect(sockets(worn, WRISTS)).toEqual(['prismatic']);
    expect(sockets(equipping(WRISTS, things.oldBracers, rules)(smith), WRISTS)).toEqual([]);
    expect(sockets(withProfessions(worn, 'mining'), WRISTS)).toEqual([]);
    expect(sockets(worn, WRISTS, fixtureRules(burningCrusade))).toEqual([]);
  });

  test('the extra socket takes any gem but a meta gem, and no part in the bonus', () => {
    const rules = fixtureRules(wrath);
    expect(whyNotGem(buckled, WAIST, 1, things.green, rules)).toBeNull();
    expect(whyNotGem(buckled, WAIST, 1, things.meta, rules)?.code).toBe('gemDoesNotFit');
    const set = edited(buckled, gemming(WAIST, 0, things.red));
    expect(socketBonusActive(set.gear[WAIST])).toBe(true);
  });
});

describe('E2: gem rules', () => {
  const rules = fixtureRules(wrath);
  const worn = edited(
    fixtureSet(),
    equipping(HEAD, things.helm, rules),
    equipping(CHEST, things.chest, rules),
  );

  test('gems of two colours count for both, prismatic ones for all', () => {
    const set = edited(
      worn,
      gemming(HEAD, 0, things.meta),
      gemming(HEAD, 1, things.orange),
      gemming(CHEST, 0, things.purple),
      gemming(CHEST, 1, things.green),
      gemming(CHEST, 2, things.prismatic),
    );
    expect(gemColorCounts(set.gear)).toEqual({ red: 3, yellow: 3, blue: 3 });
  });

  test('a meta gem says what it still asks for', () => {
    const texts = (red: number, yellow: number, blue: number): readonly string[] =>
      unmetRequirements(things.meta, { red, yellow, blue }).map((reason) => reason.message);
    expect(texts(0, 0, 0)).toEqual([
      'Requires at least 2 blue gems',
      'Requires more red gems than yellow gems',
    ]);
    expect(texts(1, 1, 2)).toEqual(['Requires more red gems than yellow gems']);
    expect(texts(2, 1, 2)).toEqual([]);
    expect(unmetRequirements(things.oneRedMeta, { red: 0, yellow: 0, blue: 0 })[0]?.message).toBe(
      'Requires at least 1 red gem',
    );
    expect(unmetRequirements(things.red, { red: 0, yellow: 0, blue: 0 })).toEqual([]);
  });

  test('an empty slot and a missing socket take no gem', () => {
    expect(whyNotGem(worn, WAIST, 0, things.red, rules)?.message).toBe('The Waist slot is empty');
    expect(whyNotGem(worn, HEAD, 2, things.red, rules)?.message).toBe(
      'The Head slot has no socket 3',
    );
    expect(whyNotGem(worn, HEAD, 0, things.red, rules)?.message).toBe(
      'red gem 201 does not fit a meta socket',
    );
  });

  test('D5: a jewelcrafter’s gem asks for the profession', () => {
    expect(whyNotGem(worn, CHEST, 0, things.dragonRed, rules)?.message).toBe(
      'red gem 211 requires jewelcrafting',
    );
    const jeweler = withProfessions(worn, 'jewelcrafting');
    expect(whyNotGem(jeweler, CHEST, 0, things.dragonRed, rules)).toBeNull();
  });

  test('taking a gem out leaves the others in their sockets', () => {
    const set = edited(
      worn,
      gemming(CHEST, 0, things.red),
      gemming(CHEST, 2, things.blue),
      gemming(CHEST, 0, null),
    );
    expect(set.gear[CHEST].gems).toEqual([null, null, things.blue]);
    expect(gemming(CHEST, 2, null)(set).gear[CHEST].gems).toEqual([]);
  });
});
