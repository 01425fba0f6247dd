import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '@gearwright/game/test/runs.ts';
import { MOST_PASTED, pastedLinks } from '../../src/link/pasted-links.ts';

test('a chat with names in between gives its links, and says which lines have none', () => {
  const text = `Ann: https://tbc.example.org/set/abc_1, Bob <https://classic.example.org/sod/set/d-2/stats>
    /link/1eJx_-9
example.org/era/set/xyz

my set is the best
https://tbc.example.org/items?q=axe
(https://tbc.example.org/set/one/compare/two)`;
  expect(pastedLinks(text)).toEqual({
    links: [
      {
        text: 'https://tbc.example.org/set/abc_1',
        kind: 'public',
        publicId: 'abc_1',
        host: 'tbc.example.org',
        segment: null,
      },
      {
        text: 'https://classic.example.org/sod/set/d-2/stats',
        kind: 'public',
        publicId: 'd-2',
        host: 'classic.example.org',
        segment: 'sod',
      },
      { text: '/link/1eJx_-9', kind: 'carried', packed: '1eJx_-9' },
      {
        text: 'example.org/era/set/xyz',
        kind: 'public',
        publicId: 'xyz',
        host: 'example.org',
        segment: 'era',
      },
      { text: 'https://tbc.example.org/set/one/compare/two', kind: 'comparison' },
    ],
    others: ['my set is the best', 'https://tbc.example.org/items?q=axe'],
  });
});

test('a text longer than anybody’s list is not looked at, and the longest that is costs no more than its letters', () => {
  expect(pastedLinks('a'.repeat(MOST_PASTED + 1))).toBeNull();
  for (const piece of ['/', 'https://', '/set/', 'a/', '\n/', '%', '[::', '/link/1', '<(']) {
    const text = piece.repeat(Math.floor(MOST_PASTED / piece.length));
    expect(pastedLinks(text)?.others.length).toBeLessThanOrEqual(20);
  }
});

test('whatever is pasted is read or set aside', () => {
  const word = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.string().map((id) => `/set/${id}`),
    fc.string().map((id) => `https://[${id}/link/`),
  );
  fc.assert(
    fc.property(fc.array(word), fc.constantFrom('\n', ' ', ','), (words, between) => {
      const read = pastedLinks(words.join(between))!;
      for (const link of read.links) {
        if (link.kind === 'public') expect(link.publicId).toMatch(/^[\w-]{1,64}$/);
      }
    }),
    { numRuns: runs(300, 20_000) },
  );
});
