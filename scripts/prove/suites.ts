import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Figure } from '../bench/figure.ts';
import { runVitest } from '../test/vitest.ts';
import type { Proof } from './proof.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** Tests that count further when they are told to prove something: the files each suite runs. */
const TESTS: Readonly<
  Record<string, { readonly title: string; readonly files: readonly string[] }>
> = {
  attacks: {
    title: 'Attacks: every call by every attacker, edges, worst inputs, two guests on one address',
    files: [
      'packages/server/test/access',
      'packages/server/test/edges',
      'packages/server/test/linear',
      'packages/server/test/graphql',
      'packages/server/test/accounts',
      'packages/server/src/signing',
    ],
  },
  properties: {
    title: 'Properties: every round trip and invariant of the rules, at full counts',
    files: ['packages/game', 'packages/roster', 'packages/api', 'packages/cli'],
  },
  kills: {
    title:
      'Kills: the server and the database killed while they write, and databases of every past schema',
    files: [
      'packages/server/test/kill',
      'packages/server/test/old-schemas',
      'packages/server/src/storage',
    ],
  },
};

/** By name, in the order they run. */
export async function findSuites(): Promise<ReadonlyMap<string, Proof>> {
  const suites = new Map<string, Proof>();
  for (const file of globSync('packages/*/prove/*.proof.ts', { cwd: ROOT }).toSorted()) {
    const { proof } = (await import(pathToFileURL(resolve(ROOT, file)).href)) as {
      readonly proof: Proof;
    };
    suites.set(basename(file, '.proof.ts'), proof);
  }
  for (const [name, { title, files }] of Object.entries(TESTS)) {
    suites.set(name, { title, run: async () => testFigures(name, 'vitest.config.ts', files) });
  }
  suites.set('crashes', {
    title: 'Crashes: the browser killed while it saves and while things move to an account',
    run: async () => testFigures('crashes', 'e2e/vitest.config.ts', ['e2e/crash']),
  });
  suites.set('browser', {
    title: 'Browser: every journey in Chromium, at full counts',
    run: async () => testFigures('browser', 'e2e/vitest.config.ts', []),
  });
  return suites;
}

function testFigures(name: string, config: string, files: readonly string[]): readonly Figure[] {
  const { passed, failed } = runVitest(`proof-${name}`, config, { PROVE: '1' }, files);
  return [
    { what: 'tests passed', value: String(passed), ratio: null, goal: null },
    {
      what: 'tests failed',
      value: String(failed),
      ratio: null,
      goal: { text: '0', met: failed === 0 },
    },
  ];
}
