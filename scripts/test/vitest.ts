import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** What failed, by name: told once more at the very end, where it is seen. */
  readonly failures: readonly string[];
}

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** One run of vitest in the foreground; its figures are read from the report it leaves in .cache. */
export function runVitest(
  name: string,
  config: string,
  env: Readonly<Record<string, string>> = {},
  args: readonly string[] = [],
): Counts {
  const file = resolve(ROOT, `.cache/tests/${name}.json`);
  rmSync(file, { force: true });
  console.log(`\n${name}`);
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      `--config=${config}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...args,
    ],
    { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } },
  );
  if (!existsSync(file)) {
    return { passed: 0, failed: 1, failures: [`${name}: vitest ended without a report`] };
  }
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const failures = report.testResults.flatMap(failuresOf);
  if (status !== 0 && failures.length === 0)
    failures.push(`${name}: an error outside of its tests`);
  return { passed: report.numPassedTests, failed: failures.length, failures };
}

function failuresOf({ name, status, assertionResults }: Report['testResults'][number]): string[] {
  const file = relative(ROOT, name);
  // A file that cannot even be loaded has no test to fail.
  if (status === 'failed' && assertionResults.length === 0) return [`${file}: could not be loaded`];
  return assertionResults
    .filter((test) => test.status === 'failed')
    .map(
      (test) =>
        `${file}: ${test.fullName}\n    ${test.failureMessages[0]?.split('\n', 1)[0] ?? ''}`,
    );
}
