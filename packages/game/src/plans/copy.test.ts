import { describe, expect, test } from 'vitest';
import { burningCrusade } from '../edition/burning-crusade.ts';
import { classic } from '../edition/classic.ts';
import { seasonOfDiscovery } from '../edition/season-of-discovery.ts';
import { wrath } from '../edition/wrath.ts';
import { enchanting } from '../enchant/enchanting.ts';
import { equipping } from '../equip/equipping.ts';
import { gemming } from '../gem/gemming.ts';
import type { Point } from '../point/point.ts';
import { markingAcquired } from '../set/acquired.ts';
import { copySet, copyTargets } from '../set/copy-set.ts';
import type { GearSet } from '../set/gear-set.ts';
import { setFindings } from '../findings/set-findings.ts';
import { fixtureCharacter } from '../../test/rules/fixture-character.ts';
import { fixtureDataset, fixtureRules, fixtureSet } from '../../test/rules/fixture-dataset.ts';
import { makePreset } from '../../test/rules/make-preset.ts';
import { runes, things } from '../../test/rules/fixture-things.ts';
import { CHEST, HEAD, MAIN_HAND, WAIST } from '../slot/slots.ts';
import { copyCharacter } from './copy-character.ts';
import { copyToEdition, whyNotCopyToEdition } from './copy-to-edition.ts';

function counter(): () => string {
  let last = 0;
  return () => `new-${(last += 1)}`;
}

const custom: Point = { type: 'custom', pointId: 'mine', name: 'Mine', stats: [] };
const preset: Point = {
  type: 'preset',
  pointId: 'preset',
  name: 'Preset',
  stats: [],
  gameClass: 'warrior',
  author: 'Someone',
  authorLink: null,
};

describe('S3: copying a set', () => {
  const set = fixtureSet({ publicId: 'p', pinned: true, version: 4, points: [custom, preset] });

  test('gives it new ids, its own custom points and no link', () => {
    const copy = copySet(set, { characterId: 'c2', name: 'Raid Copy' }, counter());
    expect(copy).toEqual({
      ...set,
      id: 'new-1',
      characterId: 'c2',
      name: 'Raid Copy',
      publicId: null,
      pinned: false,
      version: 0,
      points: [{ ...custom, pointId: 'new-2' }, preset],
    });
  });

  test('is offered to characters of the class and at least the level', () => {
    const others = [
      fixtureCharacter({ id: 'a', level: 59 }),
      fixtureCharacter({ id: 'b', level: 60 }),
      fixtureCharacter({ id: 'c', level: 70, gameClass: 'mage' }),
    ];
    expect(copyTargets(others, fixtureCharacter()).map((other) => other.id)).toEqual(['b']);
  });
});

test('C4: copying a character takes its sets along under new ids', () => {
  const { character, sets } = copyCharacter(fixtureCharacter(), [fixtureSet()], counter());
  expect(character).toEqual(fixtureCharacter({ id: 'new-1', name: 'Bob Copy' }));
  expect(sets).toEqual([fixtureSet({ id: 'new-2', characterId: 'new-1' })]);
});

describe('C5, D16: copying to another expansion', () => {
  const rules = fixtureRules(wrath);
  const from: GearSet = [
    equipping(CHEST, things.chest, rules),
    enchanting(CHEST, things.chestStats),
    gemming(CHEST, 0, things.red),
    markingAcquired(things.chest.id),
    equipping(WAIST, things.belt, rules),
    enchanting(WAIST, things.buckle),
    equipping(MAIN_HAND, things.sword, rules),
  ].reduce(
    (set, edit) => edit(set),
    fixtureSet({
      phase: 4,
      talents: '0A',
      points: [custom],
      wishlist: [things.cloak, { ...things.cloak, id: '999', name: 'Northern Cloak' }],
      glyphs: [8001, null, null, null, null, null],
      buffs: [{ spellId: 502, improvementIds: [], enabled: true }],
      consumables: [{ itemId: 414, enabled: true, slotId: MAIN_HAND }],
    }),
  );
  const arms = makePreset('warrior', 'arms', { id: 'arms' });
  const fury = makePreset('warrior', 'fury', { id: 'fury' });
  const destination = {
    edition: burningCrusade,
    dataset: fixtureDataset(burningCrusade, [arms, fury]),
  };
  const source = fixtureCharacter({ level: 80, realm: 'golemagg' });
  const copy = copyToEdition(source, [from], destination, counter());
  const [set] = copy.sets;

  test('clamps the level and rebuilds sets with a preset, phase 1 and no talents', () => {
    expect(copy.character).toMatchObject({ id: 'new-1', level: 70, realm: null });
    expect(set).toMatchObject({ id: 'new-2', characterId: 'new-1', phase: 1, talents: '' });
    expect(set!.points.map((point) => point.pointId)).toEqual(['fury']);
  });

  test('keeps what the other game knows', () => {
    expect(set!.gear[CHEST]).toMatchObject({
      item: things.chest,
      enchant: things.chestStats,
      gems: [things.red],
      itemAcquired: true,
    });
    expect(set!.wishlist).toEqual([things.cloak]);
    expect(set!.buffs).toEqual(from.buffs);
    expect(set!.consumables).toEqual(from.consumables);
    expect(setFindings(set!, { ...destination, wearer: copy.character })).toEqual([]);
  });

  test('lists what was dropped', () => {
    expect(copy.dropped.map(({ where, name }) => `${where}: ${name}`)).toEqual([
      'Waist: Enchant 307',
      'Glyphs: 8001',
      'Wishlist: Northern Cloak',
      'Talents: 0A',
    ]);
  });

  test('runes go only where there are runes', () => {
    const runed = fixtureSet({
      gear: { ...fixtureSet().gear, [HEAD]: { ...fixtureSet().gear[HEAD], rune: runes.head } },
    });
    const to = (edition: typeof classic) =>
      copyToEdition(
        fixtureCharacter(),
        [runed],
        { edition, dataset: fixtureDataset(edition) },
        counter(),
      );
    expect(to(seasonOfDiscovery).sets[0]!.gear[HEAD].rune).toBe(runes.head);
    expect(to(classic).dropped).toEqual([{ setName: 'Raid', where: 'Head', name: 'Rune 9003' }]);
  });

  test('a race or class the other game has not stays where it is', () => {
    const elf = fixtureCharacter({ race: 'bloodelf', faction: 'horde' });
    const reason = whyNotCopyToEdition(elf, { edition: classic, dataset: fixtureDataset(classic) });
    expect(reason?.code).toBe('classNotOfRace');
    expect(whyNotCopyToEdition(source, destination)).toBeNull();
  });
});
