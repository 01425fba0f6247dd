import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
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

test('a file that others compose from names no query: it is read past the plugin', () => {
  const src = resolve(import.meta.dirname, '../src');
  const composed = globSync('**/*.module.css', { cwd: src }).flatMap((path) =>
    [
      ...readFileSync(join(src, path), 'utf8').matchAll(
        /composes: [^;]{1,80} from '([^']{1,200})'/g,
      ),
    ].map(([, from]) => join(dirname(path), from!)),
  );
  expect(composed.length).toBeGreaterThan(0);
  const named = composed.filter((path) =>
    readFileSync(join(src, path), 'utf8').includes('@media (--'),
  );
  expect(named).toEqual([]);
});
