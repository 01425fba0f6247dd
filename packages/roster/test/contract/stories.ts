import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MemoryRoster } from '../../src/memory-roster.ts';
import type { Roster } from '../../src/roster.ts';
import { everythingOf, type Rosters } from './bench.ts';
import { outcome, stories, type Actor } from './story.ts';

/** Whatever is done to it, a roster ends like the one in memory: in outcomes, and in all there is to see. */
export function rosterStories(
  name: string,
  makeRosters: () => Promise<Rosters>,
  { times }: { readonly times: number },
): void {
  test(
    `${name}: ${times} random stories end as in memory`,
    async () => {
      await fc.assert(
        fc.asyncProperty(stories, async (story) => {
          const rosters = await makeRosters();
          const actors = [rosters.mine, new MemoryRoster(rosters.game)].map(begin);
          for (const deed of story) {
            const [came, expected] = [
              await outcome(deed, actors[0]!, rosters),
              await outcome(deed, actors[1]!, rosters),
            ];
            expect(`${deed.name}: ${came}`).toBe(`${deed.name}: ${expected}`);
          }
          expect(await seen(actors[0]!)).toEqual(await seen(actors[1]!));
          await rosters.close?.();
        }),
        { numRuns: times, seed: 20251115 },
      );
    },
    30_000 + times * 1_000,
  );
}

function begin(roster: Roster): Actor {
  return { roster, characters: [], sets: [], made: [] };
}

/** All there is to see, with places for ids, and what strangers see of it. */
async function seen({ roster, made }: Actor): Promise<unknown> {
  const places = new Map(made.map((id, place) => [id, `thing ${place}`]));
  const shared = [];
  for (const character of await roster.listCharacters()) {
    for (const { id } of character.sets) {
      const { publicId } = await roster.getSet(id);
      if (publicId === null) continue;
      places.set(publicId, `link to ${places.get(id)}`);
      shared.push(await roster.getPublicSet(publicId));
    }
  }
  const all = JSON.stringify({ everything: await everythingOf(roster), shared });
  return sorted(
    JSON.parse(all, (_, value: unknown) =>
      typeof value === 'string' ? (places.get(value) ?? value) : value,
    ),
  );
}

/** Equal names are ordered by ids, which differ: here by all they are. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) {
    const entries = value.map(sorted);
    const isList = entries.every((entry) => typeof entry === 'object' && entry !== null);
    return isList
      ? entries.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
      : entries;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, entry]) => [key, sorted(entry)]),
  );
}
