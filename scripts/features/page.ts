import { findTests } from './find-tests.ts';
import { CHAPTERS } from './words.ts';

/** docs/features.md: our words for each number; the tests whose names carry it stand in the footnotes. */
export function featuresPage(): string {
  const tests = findTests();
  const chapters = CHAPTERS.map(({ title, features }) =>
    [
      `## ${title}`,
      '',
      ...Object.entries(features).map(([number, words]) =>
        tests.has(number)
          ? `- **${number}** ${words}.[^${number}]`
          : `- **${number}** ${words}. _Not shown yet._`,
      ),
    ].join('\n'),
  );
  const notes = CHAPTERS.flatMap(({ features }) => Object.keys(features)).flatMap((number) => {
    const files = tests.get(number);
    return files ? [`[^${number}]: ${files.map(told).join(', ')}`] : [];
  });
  return [
    '# What Gearwright does',
    '',
    'A line for each number of the acceptance catalogue, in our own words. The footnote of a line names the tests that show it: tests carry the number in their names. `npm run features` writes this page, and `npm test` fails when a line claims what no test shows.',
    '',
    chapters.join('\n\n'),
    '',
    '## Tests',
    '',
    notes.join('\n\n'),
    '',
  ].join('\n');
}

function told(file: string): string {
  return `\`${file.replace(/^packages\//, '')}\``;
}
