import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PlannerError } from '@gearwright/game/messages.ts';
import type { Point } from '@gearwright/game/point/point.ts';
import { DEFAULT_FILTERS, DEFAULT_MODEL_SETTINGS } from '@gearwright/game/set/new-gear-set.ts';
import type { StoredSet } from '@gearwright/game/stored/stored-set.ts';
import type { CharacterInput, SetPatch } from '@gearwright/roster/roster.ts';
import {
  characterInputFromWire,
  characterInputToWire,
  characterPatchFromWire,
  characterPatchToWire,
} from '../src/wire/character.ts';
import { gameNumber } from '../src/wire/game-number.ts';
import type { PointLookup } from '../src/wire/point.ts';
import { publicSetInputFromWire, publicSetInputToWire } from '../src/wire/public-set.ts';
import {
  setInputFromWire,
  setInputToWire,
  setPatchFromWire,
  setPatchToWire,
  storedSetFromWire,
  storedSetToWire,
} from '../src/wire/set.ts';

const PRESET: Point = {
  type: 'preset',
  pointId: 'wrath-mage-frost',
  name: 'Frost',
  stats: [{ name: 'spellPower', value: 1 }],
  gameClass: 'mage',
  author: 'Somebody',
  authorLink: null,
};
const lookup: PointLookup = {
  preset: (pointId) => (pointId === PRESET.pointId ? PRESET : null),
  newPointId: () => 'new',
};

/** As it comes out at the other end: JSON knows no undefined. */
const sentOver = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

const stats = fc.array(
  fc.record({
    name: fc.constantFrom('spellPower' as const, 'hitRating' as const),
    value: fc.integer(),
  }),
  { minLength: 1, maxLength: 3 },
);
const name = fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' });
const point: fc.Arbitrary<Point> = fc.oneof(
  fc.constant(PRESET),
  fc.record({ type: fc.constant('custom' as const), pointId: fc.uuid(), name, stats }),
  fc.record({
    type: fc.constant('shared' as const),
    pointId: fc.uuid(),
    name,
    stats,
    parentCharacterId: fc.uuid(),
    parentType: fc.constantFrom('character' as const, 'set' as const),
  }),
);
const twenty = <Value>(value: fc.Arbitrary<Value>) =>
  fc.array(value, { minLength: 20, maxLength: 20 });
const itemId = fc.constantFrom('50276', '24685_-6', '1').map(String);
const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const gameId = fc.nat(999_999_999);

const fields = {
  name,
  spec: fc.string({ maxLength: 10 }),
  phase: fc.nat(6),
  pinned: fc.boolean(),
  talents: fc.string({ maxLength: 20 }),
  itemIds: twenty(orNull(itemId)),
  enchantIds: twenty(orNull(fc.constantFrom('spell:1', 'enchant:2_3'))),
  gemIds: twenty(orNull(fc.array(orNull(itemId), { maxLength: 3 }))),
  runeIds: twenty(orNull(fc.constant('spell:9'))),
  glyphIds: fc.array(orNull(fc.constant('63092')), { minLength: 6, maxLength: 6 }),
  wishlistIds: fc.array(itemId, { maxLength: 3 }),
  itemsAcquired: twenty(fc.boolean()),
  enchantsAcquired: twenty(fc.boolean()),
  gemsAcquired: twenty(orNull(fc.array(fc.boolean(), { maxLength: 3 }))),
  points: fc.array(point, { maxLength: 3 }),
  buffs: fc.array(
    fc.record({
      spellId: gameId,
      improvementIds: fc.array(gameId, { maxLength: 2 }),
      enabled: fc.boolean(),
    }),
    { maxLength: 3 },
  ),
  effectValues: fc.array(
    fc.record({
      pointId: fc.string({ minLength: 1 }),
      thing: fc.constantFrom('item:1', 'enchant:2', 'set:3:4'),
      value: fc.integer(),
    }),
    { maxLength: 3 },
  ),
  goals: fc.record({
    caps: orNull(
      fc.array(
        fc.record(
          {
            stat: fc.constantFrom('hitRating' as const, 'defense' as const),
            kind: fc.constantFrom('worthlessAbove' as const, 'atLeast' as const),
            amount: fc.integer(),
            beyond: fc.integer(),
            goal: fc.constantFrom('uncrittable' as const, 'uncrushable' as const),
            enabled: fc.boolean(),
          },
          { requiredKeys: ['stat', 'kind', 'amount', 'enabled'] },
        ),
        { maxLength: 3 },
      ),
    ),
    arms: orNull(fc.constantFrom('shield' as const, 'any' as const)),
  }),
  consumables: fc.array(
    fc.record({
      itemId: gameId,
      enabled: fc.boolean(),
      slotId: orNull(fc.constantFrom(16 as const, 17 as const)),
    }),
    { maxLength: 3 },
  ),
  modelSettings: fc.constant(DEFAULT_MODEL_SETTINGS),
  defaultFilters: fc
    .record({
      raids: orNull(fc.array(gameId, { maxLength: 3 })),
      professions: orNull(fc.constant(['tailoring'])),
    })
    .map((chosen): StoredSet['defaultFilters'] => ({ ...DEFAULT_FILTERS, ...chosen })),
};

test('a change of a set arrives as it was sent, whatever it changes', () => {
  fc.assert(
    fc.property(fc.record(fields, { requiredKeys: [] }), (patch: SetPatch) => {
      expect(setPatchFromWire(sentOver(setPatchToWire(patch)), lookup)).toEqual(patch);
    }),
  );
});

test('a new set arrives as it was sent', () => {
  fc.assert(
    fc.property(fc.record({ ...fields, characterId: fc.uuid() }), (input) => {
      expect(setInputFromWire(sentOver(setInputToWire(input)), lookup)).toEqual(input);
    }),
  );
});

test('D17: the set of a stale save arrives as it is stored', () => {
  const stored = fc.record({
    ...fields,
    id: fc.uuid(),
    characterId: fc.uuid(),
    publicId: orNull(fc.uuid()),
    version: fc.nat(),
    gameClass: fc.constant('mage' as const),
  });
  fc.assert(
    fc.property(stored, (set: StoredSet) => {
      expect(storedSetFromWire(sentOver(storedSetToWire(set)))).toEqual(set);
    }),
  );
});

test('D12: a shared set arrives as it was sent', () => {
  const { pinned: _pinned, ...shared } = fields;
  const character = {
    name: 'Jaina',
    level: 80,
    race: 'human',
    gender: 1,
    faction: 'alliance',
    gameClass: 'mage',
    variations: { skinColor: 0, face: 0, hair: 0, hairColor: 0, facialHair: 0 },
  } as const;
  fc.assert(
    fc.property(fc.record({ ...shared, gameClass: fc.constant('mage' as const) }), (set) => {
      const input = { set, character };
      expect(publicSetInputFromWire(sentOver(publicSetInputToWire(input)), lookup)).toEqual(input);
    }),
  );
});

const character = {
  name,
  realm: orNull(fc.constant('eu-firemaw')),
  guild: orNull(name),
  spec: orNull(name),
  gender: fc.constantFrom(0 as const, 1 as const),
  race: fc.constantFrom('human' as const, 'orc' as const),
  level: fc.integer({ min: 1, max: 80 }),
  gameClass: fc.constantFrom('mage' as const, 'rogue' as const),
  variations: fc.constant({ skinColor: 1, face: 2, hair: 3, hairColor: 4, facialHair: 5 }),
  connectedSets: fc.array(
    fc.record({
      id: fc.constant('eu-firemaw-jaina'),
      region: fc.constant('eu' as const),
      realm: fc.constant('firemaw'),
      name: fc.constant('jaina'),
      points: fc.array(point, { maxLength: 2 }),
    }),
    { maxLength: 2 },
  ),
};

test('a character, and a change of one, arrives as it was sent', () => {
  fc.assert(
    fc.property(
      fc.record(character),
      fc.record(character, { requiredKeys: [] }),
      (input: CharacterInput, patch) => {
        expect(characterInputFromWire(sentOver(characterInputToWire(input)), lookup)).toEqual(
          input,
        );
        expect(characterPatchFromWire(sentOver(characterPatchToWire(patch)), lookup)).toEqual(
          patch,
        );
      },
    ),
  );
});

test.each(['', '0x10', '1e3', ' 5', '5 ', '-1', '1.5', '1234567890', 'NaN', '５'])(
  '%j is no id of the game',
  (text) => {
    expect(() => gameNumber(text, 'spellId')).toThrow(PlannerError);
  },
);
