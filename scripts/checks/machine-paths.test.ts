import { expect, test } from 'vitest';
import { linesNaming } from './machine-paths.ts';

const slash = '/';

test('places of one machine are found', () => {
  const lines = [
    `const home = '${slash}home/me/x'`,
    `see ..${slash}shared for more`,
    `"resolved": "https:${slash}/mirror/x.tgz"`,
    `(${slash}tmp/a)`,
  ];
  expect(linesNaming('a.ts', lines.join('\n'))).toHaveLength(lines.length);
});

test('paths of a site and of the repository are not', () => {
  const lines = [
    `fetch('${slash}data/tbc/manifest.json')`,
    `docs${slash}home${slash}x`,
    `https:${slash}/a.example${slash}root${slash}`,
    `node_modules${slash}tmp${slash}x`,
  ];
  expect(linesNaming('a.ts', lines.join('\n'))).toEqual([]);
});
