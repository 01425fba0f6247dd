import { MemoryRoster } from '@gearwright/roster/memory-roster.ts';
import { exampleSet } from '../../bench/example.ts';
import { openCatalogs } from '../../src/catalog/catalog.ts';
import { graphContext, type GraphContext } from '../../src/graphql/graph-context.ts';

/** Resolvers over a roster in memory, with one character that has a full set. */
export async function memoryContext() {
  const catalog = openCatalogs()('wrath');
  const roster = new MemoryRoster(catalog);
  const { character, set } = exampleSet(catalog);
  const { id: characterId } = await roster.createCharacter(character);
  const stored = await roster.createSet({
    ...set,
    characterId,
    points: [
      ...set.points,
      { type: 'custom', pointId: 'mine', name: 'Mine', stats: [{ name: 'intellect', value: 2 }] },
    ],
  });
  const { publicId } = await roster.shareSet(stored.id);
  const unasked = (): never => {
    throw new Error('not asked here');
  };
  const context = (): GraphContext =>
    graphContext(
      {
        catalog,
        armory: { character: unasked },
        prices: { of: unasked },
        guard: () => async () => {},
        roster: () => roster,
        publicSets: () => roster,
        forgotUsername: unasked,
        recordPageView: unasked,
        exportMyData: unasked,
        deleteMyAccount: unasked,
      },
      {
        kind: 'user',
        userId: 'jaina',
        sessionId: 'session',
        username: 'jaina',
        client: 'client',
        nonce: 'nonce',
        staleAt: Infinity,
      },
    );
  return { context, ids: { character: characterId, set: stored.id, shared: publicId } };
}
