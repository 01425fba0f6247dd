import type { Roster } from '@gearwright/roster/roster.ts';

const CALLS = [
  'listCharacters',
  'getCharacter',
  'createCharacter',
  'updateCharacter',
  'deleteCharacter',
  'getSet',
  'getInventory',
  'saveInventory',
  'createSet',
  'updateSet',
  'deleteSet',
  'getHistory',
  'takeSnapshot',
  'deleteSnapshot',
  'listBin',
  'restoreFromBin',
  'deleteFromBin',
  'listPoints',
  'updatePoint',
  'createPointsForLevel',
  'changeLevel',
  'shareSet',
  'getLink',
  'changeLink',
  'countOpening',
  'createPublicSet',
  'deletePublicSet',
  'getPublicSet',
] as const satisfies readonly (keyof Roster)[];

type Call = (...args: readonly unknown[]) => Promise<unknown>;

/** A roster whose script is fetched when it is first asked for something. */
export function lazyRoster(load: () => Promise<Roster>): Roster {
  const calls = CALLS.map((name) => {
    const call: Call = async (...args) => {
      const roster = (await load()) as unknown as Record<string, Call>;
      return roster[name]!(...args);
    };
    return [name, call] as const;
  });
  return Object.fromEntries(calls) as unknown as Roster;
}
