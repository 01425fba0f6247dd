import { expect, test } from 'vitest';
import { withSummary } from './readme.ts';
import { cell } from './sections.ts';
import { markdownTable, textTable } from './text-table.ts';

const sections = [
  { title: 'In all', rows: [{ label: 'Items', cells: ['9,087', '25'] }] },
  { title: 'People', rows: [{ label: 'Ranks', cells: ['–', '1 (50.00 %)'] }] },
];

test('columns line up, sections stand apart', () => {
  expect(textTable(['classic', 'tbc'], sections)).toBe(
    [
      'In all  classic          tbc',
      'Items     9,087           25',
      '',
      'People  classic          tbc',
      'Ranks         –  1 (50.00 %)',
    ].join('\n'),
  );
});

test('the same in Markdown', () => {
  expect(markdownTable(['classic', 'tbc'], sections)).toBe(
    [
      '|       | classic |         tbc |',
      '| ----- | ------: | ----------: |',
      '| Items |   9,087 |          25 |',
      '| Ranks |       – | 1 (50.00 %) |',
    ].join('\n'),
  );
});

test.each([
  [1234567, '1,234,567'],
  [{ of: 0, complete: 0 }, '–'],
  [{ of: 3, complete: 3 }, '3 (100 %)'],
  [{ of: 100_000, complete: 99_999 }, '99,999 (99.99 %)'],
  [{ of: 3, complete: 2 }, '2 (66.66 %)'],
])('%o reads %s', (figure, text) => {
  expect(cell(figure)).toBe(text);
});

test('the summary takes its place in a README, again and again', () => {
  const readme =
    'Before\n\n<!-- report: written by npm run data:report -- --write -->\n\n<!-- end of report -->\n\nAfter\n';
  const once = withSummary(readme, '| a |');
  expect(once).toContain('Before');
  expect(once).toContain('-->\n\n| a |\n\n<!-- end');
  expect(withSummary(once, '| a |')).toBe(once);
  expect(withSummary(once, '| b |')).not.toContain('| a |');
  expect(() => withSummary('Nothing', '')).toThrow('no place');
});
