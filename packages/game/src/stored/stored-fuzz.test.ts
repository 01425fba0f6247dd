import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EDITIONS } from '../edition/editions.ts';
import { upgradeStoredCharacter } from './character-schema.ts';
import { PlannerError } from '../messages.ts';
import { loadSet } from './load-set.ts';
import { storeSet } from './store-set.ts';
import { parseStoredSet } from './set-schema.ts';
import type { StoredSet } from './stored-set.ts';
import { fixtureRules, fixtureSet } from '../../test/rules/fixture-dataset.ts';
import { things } from '../../test/rules/fixture-things.ts';
import { inEditions } from '../../test/rules/in-editions.ts';
import { runs } from '../../test/rules/property-runs.ts';
import { upgradeStoredSet } from './upgrade-stored-set.ts';
import { setFindings } from '../findings/set-findings.ts';

const empty = storeSet(fixtureSet());
const keys = Object.keys(empty) as readonly (keyof StoredSet)[];
const knownIds = Object.values(things).map((thing) => thing.id);
const ids = fc.oneof(
  fc.constantFrom(...knownIds),
  fc.nat().map(String),
  fc.constant(null),
  fc.anything(),
);
const lists = fc.array(fc.oneof(ids, fc.array(ids, { maxLength: 6 })), {
  minLength: 15,
  maxLength: 22,
});
const texts = fc.oneof(
  fc.string(),
  fc.constantFrom('0ABCDEFGIj', '3', 'warrior', 'mage', '__proto__'),
);

/** A set with some fields replaced by anything. */
const damaged = fc
  .array(
    fc.tuple(
      fc.constantFrom(...keys),
      fc.oneof(fc.anything(), lists, texts, fc.integer(), fc.object()),
    ),
    { maxLength: 5 },
  )
  .map((patches) => ({ ...empty, ...Object.fromEntries(patches) }));

const inputs = fc.oneof({ weight: 6, arbitrary: damaged }, fc.anything(), fc.object());

/** What `make` returns, or null when it refuses with a planner error; anything else is a bug. */
function orRefusal<Value>(make: () => Value): Value | null {
  try {
    return make();
  } catch (error) {
    expect(error).toBeInstanceOf(PlannerError);
    return null;
  }
}

inEditions(
  Object.values(EDITIONS),
  'S5, E4: any stored set gives a set the rules can judge, or a planner error',
  (edition) => {
    const rules = fixtureRules(edition);
    fc.assert(
      fc.property(inputs, (input) => {
        const upgraded = orRefusal(() => upgradeStoredSet(input));
        orRefusal(() => parseStoredSet(input));
        if (!upgraded) return;
        expect(parseStoredSet(upgraded)).toEqual(upgraded);
        const { set } = loadSet(upgraded, rules.dataset, 60);
        setFindings(set, rules);
        const stored = storeSet(set);
        expect(stored.itemIds).toEqual(upgraded.itemIds);
        expect(stored.enchantIds).toEqual(upgraded.enchantIds);
        expect(new Set(stored.wishlistIds)).toEqual(new Set(upgraded.wishlistIds));
        expect(storeSet(loadSet(stored, rules.dataset).set)).toEqual(stored);
      }),
      runs(250, 10_000),
    );
  },
);

test('any stored character gives a character or a planner error', () => {
  const character = {
    id: 'a',
    name: 'Bob',
    level: 60,
    race: 'orc',
    gameClass: 'warrior',
    connectedSets: [
      { id: 'eu-golemagg-bob', region: 'eu', realm: 'golemagg', name: 'bob', points: [] },
    ],
  };
  const fields = fc.constantFrom(
    'name',
    'level',
    'race',
    'gameClass',
    'variations',
    'connectedSets',
    'setIds',
  );
  const broken = fc
    .array(fc.tuple(fields, fc.oneof(fc.anything(), texts)), { maxLength: 3 })
    .map((patches) => ({ ...character, ...Object.fromEntries(patches) }));
  expect(orRefusal(() => upgradeStoredCharacter(character))).toMatchObject({
    faction: 'horde',
    connectedSets: [{ id: 'eu-golemagg-bob' }],
  });
  fc.assert(
    fc.property(fc.oneof(broken, fc.anything()), (input) => {
      const upgraded = orRefusal(() => upgradeStoredCharacter(input));
      if (upgraded) expect(upgradeStoredCharacter(upgraded)).toEqual(upgraded);
    }),
    runs(300, 10_000),
  );
});
