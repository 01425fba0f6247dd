import { expect, test } from 'vitest';
import { customMedia } from '../custom-media.ts';

function written(params: string): string {
  const rule = { params };
  customMedia.AtRule.media(rule);
  return rule.params;
}

test('P7: styles and code mean the same by a narrow screen', () => {
  expect(written('(--narrow)')).toBe('(max-width: 800px)');
  expect(written('print')).toBe('print');
  expect(written('(--roomy), (--narrow)')).toBe('(min-width: 1201px), (max-width: 800px)');
  expect(() => written('(--naroow)')).toThrow('There is no media query --naroow.');
});
