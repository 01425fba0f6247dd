import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const TEST_FILE = /\.(test|e2e)\.tsx?$|\/test\/.*\.ts$/;
const SOMEWHERE_IN_A_NAME = /['`"]((?:[A-Z]\d{1,2}(?:, |–)?)+)[ :]/g;

/** Files whose test names carry a catalogue number, by number. */
export function findTests(): ReadonlyMap<string, readonly string[]> {
  const files = execFileSync('git', ['ls-files', 'addon', 'packages', 'e2e', 'scripts'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => TEST_FILE.test(file));
  const byNumber = new Map<string, string[]>();
  for (const file of files) {
    for (const number of numbersIn(readFileSync(file, 'utf8'))) {
      byNumber.set(number, [...(byNumber.get(number) ?? []), file]);
    }
  }
  return byNumber;
}

function numbersIn(text: string): ReadonlySet<string> {
  const names = [...text.matchAll(SOMEWHERE_IN_A_NAME)];
  return new Set(names.flatMap((match) => match[1]!.match(/[A-Z]\d{1,2}/g) ?? []));
}
