import { describe, expect, test } from 'vitest';
import type { MessageCode } from '@gearwright/game/messages.ts';
import type { Roster } from '../../src/roster.ts';
import {
  addSet,
  custom,
  everythingOf,
  expectRefusal,
  setInput,
  shared,
  STAMINA,
  type Bench,
} from './bench.ts';

interface Mine {
  readonly characterId: string;
  readonly setId: string;
}

const CALLS: readonly [
  string,
  MessageCode,
  (theirs: Roster, mine: Mine, bench: Bench) => Promise<unknown>,
][] = [
  ['getCharacter', 'characterNotFound', (r, m) => r.getCharacter(m.characterId)],
  [
    'updateCharacter',
    'characterNotFound',
    (r, m) => r.updateCharacter(m.characterId, { level: 1 }),
  ],
  ['deleteCharacter', 'characterNotFound', (r, m) => r.deleteCharacter(m.characterId)],
  ['getInventory', 'characterNotFound', (r, m) => r.getInventory(m.characterId)],
  ['saveInventory', 'characterNotFound', (r, m) => r.saveInventory(m.characterId, [])],
  ['getSet', 'setNotFound', (r, m) => r.getSet(m.setId)],
  ['createSet', 'characterDoesNotExist', (r, m, b) => r.createSet(setInput(b(), m.characterId))],
  ['updateSet', 'setNotFound', (r, m) => r.updateSet(m.setId, { name: 'Stolen' })],
  [
    'updateSet with a version',
    'setNotFound',
    (r, m) => r.updateSet(m.setId, { name: 'Stolen' }, { version: 1 }),
  ],
  ['deleteSet', 'setNotFound', (r, m) => r.deleteSet(m.setId)],
  ['getLink', 'setNotFound', (r, m) => r.getLink(m.setId)],
  ['changeLink', 'setNotFound', (r, m) => r.changeLink(m.setId, { isOn: false })],
  ['shareSet', 'setNotFound', (r, m) => r.shareSet(m.setId)],
  [
    'updatePoint',
    'pointNotFound',
    (r) => r.updatePoint('mine', { name: 'Stolen', stats: STAMINA }),
  ],
  [
    'createPointsForLevel',
    'characterNotFound',
    (r, m) => r.createPointsForLevel(m.characterId, 80, 30),
  ],
  ['changeLevel', 'characterNotFound', (r, m) => r.changeLevel(m.characterId, 30)],
];

export function ownersContract(bench: Bench): void {
  describe('owners', () => {
    test.each(CALLS)('N3: %s does not reach what is another’s', async (_, code, ask) => {
      const { mine, theirs } = bench();
      const { id: setId, characterId } = await addSet(bench(), { points: [custom('mine')] });
      const before = await everythingOf(mine);
      await expectRefusal(ask(theirs, { setId, characterId }, bench), code);
      expect(await everythingOf(mine)).toEqual(before);
      expect(await theirs.listCharacters()).toEqual([]);
      expect(await theirs.listPoints()).toEqual([]);
    });

    test('N3: a point of the same id is another point', async () => {
      const { mine, theirs, game } = bench();
      const set = await addSet(bench(), { points: [custom('weights')] });
      const { id } = await theirs.createCharacter(game.warrior);
      const link = shared(custom('weights'), id);
      const stolen = theirs.createSet(setInput(bench(), id, { points: [link] }));
      await expectRefusal(stolen, 'invalidPoint');
      const own = custom('weights', 'Theirs', STAMINA);
      const theirSet = await theirs.createSet(setInput(bench(), id, { points: [own] }));
      expect(theirSet.points).toEqual([own]);
      expect((await mine.getSet(set.id)).points).toEqual([custom('weights')]);
      await theirs.deleteSet(theirSet.id);
      expect(await mine.listPoints()).toHaveLength(1);
    });

    test('N3: a client key of another makes a thing of its own', async () => {
      const { mine, theirs, game } = bench();
      const made = await mine.createCharacter(game.warrior, { clientKey: 'key' });
      const other = await theirs.createCharacter(game.warrior, { clientKey: 'key' });
      expect(other.id).not.toBe(made.id);
      expect(await theirs.listCharacters()).toHaveLength(1);
    });
  });
}
