import { fixtureGame } from '@gearwright/roster/test/contract/contract-game.ts';
import { expect } from 'vitest';
import { SqlRoster } from '../../src/roster/sql-roster.ts';
import type { Database } from '../../src/storage/open-database.ts';
import { OWNERS, type Ack } from './ack.ts';

const game = fixtureGame();

/** Every acknowledged write is there; beyond it at most the one that each hand had under way. */
export async function expectNothingLost(database: Database, acks: readonly Ack[]): Promise<void> {
  for (const owner of OWNERS) {
    const roster = new SqlRoster({ database, game, userId: owner });
    const mine = acks.filter((ack) => ack.owner === owner);
    const characters = await roster.listCharacters();
    const names = new Map(characters.map(({ id, name }) => [id, name]));
    const sets = new Map(characters.flatMap((each) => each.sets.map((set) => [set.id, set])));
    const deleted = new Set(mine.flatMap((ack) => (ack.did === 'delete' ? [ack.id] : [])));
    const last = new Map(mine.flatMap((ack) => (ack.did === 'set' ? [[ack.id, ack]] : [])));

    for (const ack of mine) if (ack.did === 'character') expect(names.get(ack.id)).toBe(ack.name);
    // What was deleted is in the bin, and what is in the bin is nowhere else.
    const bin = new Set((await roster.listBin()).map(({ id }) => id));
    for (const id of deleted) expect([sets.has(id), bin.has(id)]).toEqual([false, true]);
    for (const id of last.keys()) expect(sets.has(id)).toBe(!bin.has(id));
    for (const [id, ack] of last) {
      if (deleted.has(id)) continue;
      const listed = sets.get(id);
      // The seventh version may have been followed by a deletion that nobody was told of.
      if (!listed && ack.version === 7) continue;
      const set = await roster.getSet(id);
      const [, step] = set.name.split('.');
      expect([ack.version, ack.version + 1]).toContain(set.version);
      // What it was is there whole: no version without its save, no save without its version.
      const { versions } = await roster.getHistory(id);
      const was = Array.from({ length: set.version - 1 }, (_, n) => set.version - 1 - n);
      expect(versions.map(({ version }) => version)).toEqual(was);
      expect(versions.map((past) => past.set.name.split('.')[1])).toEqual(was.map(String));
      expect(step).toBe(String(set.version));
      expect(set.points[0]!.name.endsWith(`.${set.version}`)).toBe(true);
      if (set.version === ack.version) {
        expect([set.name, set.points[0]!.name]).toEqual([ack.name, ack.weights]);
      }
    }
    // Points live exactly as long as a set refers to them.
    const points = await roster.listPoints();
    expect(points.filter(({ usedBy }) => usedBy.length === 0)).toEqual([]);
    expect(points).toHaveLength(sets.size);
  }
}
