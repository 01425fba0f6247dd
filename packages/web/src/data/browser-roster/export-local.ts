import type { Roster } from '@gearwright/roster/roster.ts';

/** Everything this browser keeps of an edition, in a form that can be read again. */
export async function exportLocal(roster: Roster, edition: string): Promise<string> {
  const listed = await roster.listCharacters();
  const characters = await Promise.all(
    listed.map(async ({ id, sets }) => ({
      ...(await roster.getCharacter(id)),
      inventory: await roster.getInventory(id),
      sets: await Promise.all(
        sets.map(async (set) => {
          const { character: _, warnings: __, ...stored } = await roster.getSet(set.id);
          const { snapshots } = await roster.getHistory(set.id);
          return { ...stored, snapshots };
        }),
      ),
    })),
  );
  return JSON.stringify({ gearwright: 1, edition, characters }, null, 2);
}
