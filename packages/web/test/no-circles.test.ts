import { expect, test } from 'vitest';
import { noCircles } from '../no-circles.ts';

type Bundle = Readonly<Record<string, readonly string[]>>;

/** What the build says of files that import these. */
function said(bundle: Bundle): string | null {
  const files = Object.entries(bundle).map(([name, imports]) => [name, { type: 'chunk', imports }]);
  const { generateBundle } = noCircles() as unknown as {
    generateBundle(options: unknown, bundle: unknown): void;
  };
  let error: string | null = null;
  const context = { error: (message: string) => (error ??= message) };
  generateBundle.call(context, {}, Object.fromEntries(files));
  return error;
}

test('a build whose files import each other is refused, with the way round', () => {
  const bundle = { screen: ['lists'], lists: ['widgets'], widgets: ['shim'], shim: ['lists'] };
  expect(said(bundle)).toBe('Files import each other: lists > widgets > shim > lists');
});

test('a build whose files only share others is not', () => {
  expect(said({ screen: ['lists', 'app'], lists: ['app'], app: [] })).toBeNull();
});
