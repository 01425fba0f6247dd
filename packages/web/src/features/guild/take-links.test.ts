import { expect, test, vi } from 'vitest';
import { PlannerError } from '@gearwright/game/messages.ts';
import { newGearSet } from '@gearwright/game/set/new-gear-set.ts';
import { storeSet } from '@gearwright/game/stored/store-set.ts';
import { withoutIds } from '@gearwright/game/stored/without-ids.ts';
import { writeSetLink } from '@gearwright/roster/link/set-link.ts';
import type { PublicCharacter, PublicSet } from '@gearwright/roster/roster.ts';
import { fixtureGame } from '@gearwright/roster/test/contract/contract-game.ts';
import { takeLinks, type Taking } from './take-links.ts';

const game = fixtureGame();
const { gender, variations } = game.warrior;
const character: PublicCharacter = {
  ...{ name: 'Ann', level: 80, race: 'human', faction: 'alliance', gameClass: 'warrior' },
  ...{ gender, variations },
};
const nobody = { id: '', characterId: '', gameClass: 'warrior' } as const;
const blank = newGearSet({ ...nobody, name: 'Raid', spec: game.spec, phase: 1 });
const shared = { set: withoutIds(storeSet(blank)), character };

const taking = (some: Partial<Taking> = {}): Taking => ({
  game,
  host: 'wrath.example.org',
  already: [],
  getPublicSet: async (publicId) => {
    if (publicId === 'gone') throw new PlannerError('publicSetNotFound');
    if (publicId === 'far') throw new TypeError('Failed to fetch');
    return {} as PublicSet;
  },
  ...some,
});

const why = async (text: string, some: Partial<Taking> = {}) =>
  (await takeLinks(text, taking(some))).notTaken.map((each) => each.why);

test('public links and links that carry their set are taken together', async () => {
  const packed = await writeSetLink('wrath', [shared]);
  const text = `Ann https://wrath.example.org/set/abc\nBob: /link/${packed}/stats`;
  const onProgress = vi.fn<NonNullable<Taking['onProgress']>>();
  const { members, notTaken } = await takeLinks(text, taking({ onProgress }));
  expect(notTaken).toEqual([]);
  expect(members).toMatchObject([{ kind: 'public', publicId: 'abc' }, { kind: 'carried' }]);
  expect(onProgress.mock.calls).toEqual([
    [0, 2],
    [1, 2],
  ]);
});

test.each([
  ['/set/gone', 'Nothing is shared under this link, or not any more.'],
  ['/set/far', 'The set could not be fetched. Is the connection up? Try it again.'],
  ['/set/a/compare/b', 'This link compares two sets. Paste the link of one.'],
  ['/link/1eJx', 'The link is not whole: part of it was lost when it was copied.'],
  ['/sod/set/a', 'This is a set of Season of Discovery; the roster is of Wrath of the Lich King.'],
  ['me, me!', 'There is no link of a set in this line.'],
])('%s: %s', async (text, sentence) => expect(await why(text)).toEqual([sentence]));

test('a set of another site, of another expansion, or one that is there already is refused by name', async () => {
  expect(await why('https://other.test/set/a')).toEqual([
    'It was shared on other.test, which cannot be asked from here. Its “link that needs no server” can be read.',
  ]);
  const packed = await writeSetLink('tbc', [shared]);
  expect(await why(`/link/${packed}`)).toEqual([
    'This is a set of Burning Crusade; the roster is of Wrath of the Lich King.',
  ]);
  const two = await writeSetLink('wrath', [shared, shared]);
  expect(await why(`/link/${two}`)).toEqual([
    'This link compares two sets. Paste the link of one.',
  ]);
  expect(await why('/set/a /set/a')).toEqual(['This set is in the roster already.']);
});

test('of one paste eighty links are asked about, whatever comes of them', async () => {
  const getPublicSet = vi.fn<Taking['getPublicSet']>(async () => {
    throw new PlannerError('publicSetNotFound');
  });
  const text = Array.from({ length: 82 }, (_, at) => `/set/m${at}`).join(' ');
  const { notTaken } = await takeLinks(text, taking({ getPublicSet }));
  expect(getPublicSet).toHaveBeenCalledTimes(80);
  expect(notTaken).toHaveLength(82);
  const why = 'No more than 80 links are read at once.';
  expect(notTaken.slice(79)).toMatchObject([
    { why: 'Nothing is shared under this link, or not any more.' },
    { text: '/set/m80', why },
    { text: '/set/m81', why },
  ]);
});

test('a roster has room for forty', async () => {
  const text = Array.from({ length: 42 }, (_, at) => `/set/m${at}`).join(' ');
  const { members, notTaken } = await takeLinks(text, taking());
  expect(members).toHaveLength(40);
  expect(notTaken.map((each) => [each.text, each.why])).toEqual([
    ['/set/m40', 'A roster has room for 40 members.'],
    ['/set/m41', 'A roster has room for 40 members.'],
  ]);
  expect(await why('x'.repeat(400_001))).toEqual([
    'This is more than 400,000 letters. Paste fewer links at once.',
  ]);
});
