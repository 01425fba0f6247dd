import { findTests } from './find-tests.ts';
import { CHAPTERS } from './words.ts';

/** docs/features.md: our words for each number, and the tests whose names carry it. */
export function featuresPage(): string {
  const tests = findTests();
  const chapters = CHAPTERS.map(({ title, features }) =>
    [
      `## ${title}`,
      '',
      ...Object.entries(features).map(
        ([number, words]) => `- **${number}** ${words}. ${shownBy(tests.get(number) ?? [])}`,
      ),
    ].join('\n'),
  );
  return [
    '# Features, and the tests that show them',
    '',
    'One line for each number of the acceptance catalogue, in our own words, with the tests whose names carry the number. The lines are written by `npm run features`, and `npm test` fails when one claims what no test shows. A line that names no test is not built, or not shown yet.',
    '',
    chapters.join('\n\n'),
    '',
  ].join('\n');
}

function shownBy(files: readonly string[]): string {
  if (files.length === 0) return 'Not shown yet.';
  return `Shown by ${files.map((file) => `\`${file.replace(/^packages\//, '')}\``).join(', ')}.`;
}
