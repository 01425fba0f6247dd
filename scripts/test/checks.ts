import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Counts } from './vitest.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const PRETTIER = 'node_modules/prettier/bin/prettier.cjs';
const OXLINT = 'node_modules/oxlint/bin/oxlint';
const TSC = 'node_modules/typescript/bin/tsc';
const OURS = 'scripts/checks/main.ts';

interface Check {
  readonly name: string;
  /** Scripts to run under our Node, each with its arguments; all must succeed. */
  readonly runs: readonly (readonly string[])[];
}

function checks(format: boolean): readonly Check[] {
  const projects = globSync(['packages/*/tsconfig*.json', 'scripts/tsconfig.json'], { cwd: ROOT });
  return [
    {
      name: 'format',
      runs: [
        [
          PRETTIER,
          format ? '--write' : '--check',
          '--log-level=warn',
          '--cache',
          '--cache-location=.cache/prettier',
          '.',
        ],
      ],
    },
    { name: 'lint', runs: [[OXLINT, 'packages', 'scripts', 'e2e']] },
    { name: 'types', runs: projects.toSorted().map((path) => [TSC, '-p', path]) },
    { name: 'imports', runs: [[OURS, 'imports']] },
    { name: 'paths', runs: [[OURS, 'paths']] },
  ];
}

/** Two at a time would only make each slower on two cores, for most use both already. */
export async function runChecks({ format }: { readonly format: boolean }): Promise<Counts> {
  let failed = 0;
  const all = checks(format);
  for (const { name, runs } of all) {
    const start = performance.now();
    const said: string[] = [];
    let ok = true;
    for (const args of runs) {
      const result = await run(args);
      ok &&= result.ok;
      if (!result.ok) said.push(result.output);
    }
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${ok ? '✓' : '✗'} ${name.padEnd(8)} ${seconds} s`);
    if (!ok) {
      failed += 1;
      console.log(said.join('\n').trim());
    }
  }
  return { passed: all.length - failed, failed };
}

function run(args: readonly string[]) {
  return new Promise<{ readonly ok: boolean; readonly output: string }>((done) => {
    execFile(
      process.execPath,
      [...args],
      { cwd: ROOT, maxBuffer: 1 << 26 },
      (error, stdout, stderr) => done({ ok: error === null, output: stdout + stderr }),
    );
  });
}
