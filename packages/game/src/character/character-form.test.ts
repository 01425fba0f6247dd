import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../edition/editions.ts';
import { classic } from '../edition/classic.ts';
import { seasonOfDiscovery } from '../edition/season-of-discovery.ts';
import { whyNotSubmitSet } from '../set/set-form.ts';
import { fixtureCharacter } from '../../test/rules/fixture-character.ts';
import { fixtureDataset } from '../../test/rules/fixture-dataset.ts';
import { inEditions } from '../../test/rules/in-editions.ts';
import { whyNotCharacter, whyNotsCharacter } from './character-form.ts';
import { beginCharacter } from './new-character.ts';
import { classAfterRace } from './race-and-class.ts';
import { whyNotLevel } from './why-not-level.ts';
import { RACE_FACTION } from '../words/classes-and-races.ts';

const game = { edition: classic, dataset: fixtureDataset(classic) };

describe('C2: the character form', () => {
  test.each([
    [{}, null],
    [{ name: ' ' }, 'Character Name is required'],
    [{ name: 'x'.repeat(51) }, 'Character Name must be at most 50 characters'],
    [{ level: 0 }, 'Level must be between 1 and 60'],
    [{ level: 61 }, 'Level must be between 1 and 60'],
    [{ level: 1.5 }, 'Level must be between 1 and 60'],
    [{ gameClass: 'shaman' }, 'A human cannot be a shaman'],
    [{ race: 'draenei' }, 'A draenei cannot be a warrior'],
    [{ faction: 'horde' }, 'Faction is not valid: human is not of it'],
    [
      { variations: { skinColor: 10, face: 0, hair: 0, hairColor: 0, facialHair: 0 } },
      'skinColor must be between 0 and 9',
    ],
  ] as const)('%o', (patch, message) => {
    expect(whyNotCharacter({ ...fixtureCharacter(), ...patch }, game)?.message ?? null).toBe(
      message,
    );
  });

  test('every reason is given, in the order of the form', () => {
    const variations = { skinColor: 10, face: 0, hair: 99, hairColor: 0, facialHair: 0 };
    const wrong = { name: ' ', level: 61, gameClass: 'shaman', variations } as const;
    const reasons = whyNotsCharacter({ ...fixtureCharacter(), ...wrong }, game);
    expect(reasons.map(({ message }) => message)).toEqual([
      'Character Name is required',
      'Level must be between 1 and 60',
      'A human cannot be a shaman',
      'skinColor must be between 0 and 9',
      'hair must be between 0 and 11',
    ]);
    const abroad = { race: 'draenei', faction: 'alliance', level: 0 } as const;
    expect(whyNotsCharacter({ ...fixtureCharacter(), ...abroad }, game)).toHaveLength(2);
  });

  test.each([
    [55, null],
    [54, 'Level must be between 55 and 60'],
    [61, 'Level must be between 55 and 60'],
  ])('who is born at 55 can be %i: %s', (level, message) => {
    expect(whyNotLevel(classic, { minLevel: 55 }, level)?.message ?? null).toBe(message);
  });

  test('a race that cannot be the class switches to its first', () => {
    expect(classAfterRace(game.dataset, 'orc', 'mage')).toBe('warrior');
    expect(classAfterRace(game.dataset, 'human', 'mage')).toBe('mage');
  });

  inEditions(Object.values(EDITIONS), 'dice choose a character that may be', (edition) => {
    const dataset = fixtureDataset(edition);
    const two = { ...edition, races: ['human', 'orc'] as const };
    for (const roll of [0, 0.3, 0.6, 0.999]) {
      const begun = beginCharacter(two, dataset, () => roll);
      const named = { ...begun, id: 'a', name: 'Bob' };
      expect(whyNotCharacter(named, { edition, dataset })).toBeNull();
      expect(begun).toMatchObject({ name: '', realm: null, level: edition.newCharacterLevel });
      expect(RACE_FACTION[begun.race]).toBe(begun.faction);
    }
  });

  test('Season of Discovery begins at 50', () => {
    const begun = beginCharacter(
      { ...seasonOfDiscovery, races: ['human', 'orc'] },
      fixtureDataset(seasonOfDiscovery),
      () => 0,
    );
    expect(begun.level).toBe(50);
  });
});

test('S1: the set form names what is missing', () => {
  const texts = (form: Parameters<typeof whyNotSubmitSet>[0]): readonly string[] =>
    whyNotSubmitSet(form).map((reason) => reason.message);
  expect(texts({ name: '', spec: '', phase: null, points: [] })).toEqual([
    'Name is required',
    'Talent Specialization is required',
    'Phase is required',
    'At least one equivalency point is required',
  ]);
  const twice = [{ pointId: 'a' }, { pointId: 'a' }];
  expect(texts({ name: 'x', spec: 'fury', phase: 1, points: twice })).toEqual([
    'You cannot add the same equivalency point more than once',
  ]);
  expect(texts({ name: 'x', spec: 'fury', phase: 0, points: [{ pointId: 'a' }] })).toEqual([]);
});
