import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PlannerError } from '@gearwright/game/messages.ts';
import { runs } from '@gearwright/game/test/runs.ts';
import {
  carriedSet,
  LONGEST_GUILD_LINK,
  memberKey,
  MOST_MEMBERS,
  openGuildLink,
  writeGuildLink,
  type Guild,
} from '../../src/link/guild-link.ts';
import { packJson } from '../../src/link/packed-json.ts';
import { openSetLink } from '../../src/link/set-link.ts';
import { fixtureGame } from '../contract/contract-game.ts';
import { OLD_LINKS } from './old-links.ts';

const game = fixtureGame();
const LIMITS = { version: '1', mostLetters: 60_000, mostBytes: 1_000_000 };

const member = fc.oneof(
  fc.stringMatching(/^[\w-]{1,64}$/).map((publicId) => ({ kind: 'public' as const, publicId })),
  fc
    .dictionary(fc.constantFrom('a', 'i', 'n'), fc.jsonValue())
    // As it comes out of JSON, which knows no negative nothing.
    .map((said) => ({
      kind: 'carried' as const,
      compact: JSON.parse(JSON.stringify(said)) as object,
    })),
);
const anyGuild: fc.Arbitrary<Guild> = fc.record({
  edition: fc.constantFrom('classic', 'sod', 'tbc', 'wrath'),
  name: fc.string({ maxLength: 60 }),
  members: fc.uniqueArray(member, { maxLength: MOST_MEMBERS, selector: memberKey }),
});

test('X3: a roster that is put into a link comes out of it, and makes the same link again', async () => {
  await fc.assert(
    fc.asyncProperty(anyGuild, async (guild) => {
      const text = await writeGuildLink(guild);
      const read = await openGuildLink(text);
      expect(read).toEqual(guild);
      expect(await writeGuildLink(read)).toBe(text);
    }),
    { numRuns: runs(25, 2_000) },
  );
});

test('X3: a set that stands in a link twice is one member', async () => {
  const text = await packJson(['wrath', 'Us', 'a', { n: 'b' }, 'a', { n: 'b' }], LIMITS);
  expect((await openGuildLink(text)).members).toEqual([
    { kind: 'public', publicId: 'a' },
    { kind: 'carried', compact: { n: 'b' } },
  ]);
});

test('X3: whatever else stands behind the address is refused', async () => {
  const anything = fc.oneof(
    fc.string(),
    fc.jsonValue().map((value) => packJson(value, LIMITS)),
    fc.array(fc.jsonValue()).map((rest) => packJson(['wrath', 'Us', 3, ...rest], LIMITS)),
    fc.constant(packJson(['wrath', 'Us', ...Array<string>(41).fill('a')], LIMITS)),
    fc.constant(packJson(['wrath', 'x'.repeat(61)], LIMITS)),
  );
  await fc.assert(
    fc.asyncProperty(anything, async (text) => {
      await expect(Promise.resolve(text).then(openGuildLink)).rejects.toBeInstanceOf(PlannerError);
    }),
    { numRuns: runs(100, 10_000) },
  );
});

test('X3: forty sets that are carried whole fit into one link', async () => {
  const { sets } = await openSetLink(OLD_LINKS[0]!.text);
  const compact = sets[0] as { readonly a: readonly unknown[] };
  const members = Array.from({ length: MOST_MEMBERS }, (_, at) => ({
    kind: 'carried' as const,
    compact: { ...compact, a: [`Member ${at}`, ...compact.a.slice(1)] },
  }));
  const text = await writeGuildLink({ edition: 'wrath', name: 'Us', members });
  expect(text.length).toBeLessThan(LONGEST_GUILD_LINK);
  expect(carriedSet(members[7]!.compact, game)).toMatchObject({ character: { name: 'Member 7' } });
});

test('X3: the link of the first version is read for ever', async () => {
  expect(await openGuildLink(FIRST)).toEqual({
    edition: 'tbc',
    name: 'Night Watch',
    members: [
      { kind: 'public', publicId: 'abc123' },
      { kind: 'carried', compact: { a: ['Ann'] } },
    ],
  });
});

const FIRST = '1eJyLVipJSlbSUfLLTM8oUQhPLEnOUNJRSkxKNjQyVtKpVkpUsopWcszLU4qtjQUAJl4M_w';
