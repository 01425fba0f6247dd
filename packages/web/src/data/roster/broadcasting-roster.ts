import type { Roster } from '@gearwright/roster/roster.ts';

const CHANGES = [
  'createCharacter',
  'updateCharacter',
  'deleteCharacter',
  'saveInventory',
  'createSet',
  'updateSet',
  'deleteSet',
  'takeSnapshot',
  'deleteSnapshot',
  'restoreFromBin',
  'deleteFromBin',
  'updatePoint',
  'createPointsForLevel',
  'changeLevel',
  'shareSet',
  'changeLink',
] as const satisfies readonly (keyof Roster)[];

type Call = (...args: readonly unknown[]) => Promise<unknown>;

/** The same roster, with `tell` called after every change made through it. Its calls must be plain functions, as those of `lazyRoster` are. */
export function broadcastingRoster(roster: Roster, tell: () => void): Roster {
  const calls = roster as unknown as Readonly<Record<string, Call>>;
  const changes = CHANGES.map((name) => {
    const change: Call = async (...args) => {
      const answer = await calls[name]!(...args);
      tell();
      return answer;
    };
    return [name, change] as const;
  });
  return { ...roster, ...(Object.fromEntries(changes) as unknown as Roster) };
}
