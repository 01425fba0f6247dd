import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Counts } from './vitest.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const OXFMT = 'node_modules/oxfmt/bin/oxfmt';
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
    { name: 'format', runs: [[OXFMT, format ? '--write' : '--check']] },
    { name: 'lint', runs: [[OXLINT, 'packages', 'scripts', 'e2e']] },
    { name: 'types', runs: projects.toSorted().map((path) => [TSC, '-p', path]) },
    { name: 'imports', runs: [[OURS, 'imports']] },
    { name: 'paths', runs: [[OURS, 'paths']] },
    { name: 'regexes', runs: [[OURS, 'regexes']] },
    { name: 'editions', runs: [[OURS, 'editions']] },
    { name: 'unused', runs: [[OURS, 'unused']] },
    { name: 'texts', runs: [[OURS, 'texts']] },
  ];
}

/** Tools of others first, with ours beside them, unless what they read is being written. */
export async function runChecks({ format }: { readonly format: boolean }): Promise<Counts> {
  const all = checks(format);
  const isOurs = ({ runs }: Check): boolean => runs.some(([script]) => script === OURS);
  const lanes = format ? [all] : [all.filter((check) => !isOurs(check)), all.filter(isOurs)];
  const failures = (await Promise.all(lanes.map(oneByOne))).flat();
  return { passed: all.length - failures.length, failed: failures.length, failures };
}

async function oneByOne(all: readonly Check[]): Promise<string[]> {
  const failures: string[] = [];
  for (const { name, runs } of all) {
    const start = performance.now();
    const said: string[] = [];
    for (const args of runs) {
      const result = await run(args);
      if (!result.ok) said.push(result.output);
    }
    const ok = said.length === 0;
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${ok ? '✓' : '✗'} ${name.padEnd(8)} ${seconds} s`);
    if (!ok) console.log(said.join('\n').trim());
    if (!ok) failures.push(`check: ${name}`);
  }
  return failures;
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
