import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EDITION_KEYS } from '@gearwright/game/edition/edition-keys.ts';
import { ROOT } from './root.ts';

/** The edition's own files, and those that say where editions are compiled from and played. */
const HOMES = ['packages/game/src/edition/', 'packages/gamedata/src/editions/'];

const WORD = `['"](?:${EDITION_KEYS.join('|')})['"]`;
/** Comparing an edition with its name, looking it up in a list of names, or switching on it. */
const QUESTIONS = [
  new RegExp(`(?:edition|key|Key)\\w*\\)?\\s*[!=]==?\\s*${WORD}`),
  new RegExp(`${WORD}\\s*[!=]==?\\s*\\w*(?:[Ee]dition|\\.key)`),
  new RegExp(`\\[[^\\]]*${WORD}[^\\]]*\\]\\.includes\\(`),
  /\.includes\((?:\w+\.)*edition\.key\)/,
  new RegExp(`case ${WORD}:`),
];

/** Lines that ask which edition it is: a field of the edition waits to be named there. */
export function findEditionQuestions(root: string = ROOT): string[] {
  const files = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.test\.tsx?$/.test(path) && !HOMES.some((home) => path.startsWith(home)));
  return files.toSorted().flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        QUESTIONS.some((question) => question.test(line))
          ? [`${path}:${at + 1} asks which edition it is: ${line.trim()}`]
          : [],
      ),
  );
}
