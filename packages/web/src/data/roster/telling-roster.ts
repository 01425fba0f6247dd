import type { Roster } from '@gearwright/roster/roster.ts';

const CHANGES = [
  'createCharacter',
  'updateCharacter',
  'deleteCharacter',
  'createSet',
  'updateSet',
  'deleteSet',
  'updatePoint',
  'createPointsForLevel',
  'changeLevel',
  'shareSet',
] as const satisfies readonly (keyof Roster)[];

type Call = (...args: readonly unknown[]) => Promise<unknown>;

/** The same roster, which is one of plain functions as `lazyRoster` makes it; what has been changed through it is told. */
export function tellingRoster(roster: Roster, tell: () => void): Roster {
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
