import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeMarkup } from './escape-markup.ts';
import { pageTemplate } from './page-template.ts';
import { truncate } from './truncate.ts';

test.each([
  { text: 'Naxxramas', most: 9, shown: 'Naxxramas' },
  { text: 'Naxxramas', most: 8, shown: 'Naxxram…' },
  { text: 'two words', most: 5, shown: 'two…' },
  { text: ' a\n\tb\u0000c\u202Ed ', most: 9, shown: 'a b c d' },
  { text: '👩‍👩‍👧 family', most: 3, shown: '👩‍👩‍👧…' },
])('X3: $text is shown as $shown', ({ text, most, shown }) => {
  expect(truncate(text, most)).toBe(shown);
});

test('X3: nothing a player writes leaves its attribute', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const template = pageTemplate('<html><head>\n<title>x</title>\n</head><body></body></html>');
      const html = template.with({
        title: text,
        description: text,
        themeColour: '#fff',
        url: `http://x/${text}`,
        picture: { url: 'http://x/y.png', width: 1, height: 1, large: true },
      });
      expect(html.match(/<(?!\/?(?:html|head|body|title|meta)\b)/)).toBe(null);
      expect(escapeMarkup(text)).not.toMatch(/[<>"']/);
      expect(html.match(/<title>/g)?.length).toBe(1);
    }),
  ));
