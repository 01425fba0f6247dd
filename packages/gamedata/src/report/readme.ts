const BEGIN = '<!-- report: written by npm run data:report -- --write -->';
const END = '<!-- end of report -->';

/** The README with the summary in its place. */
export function withSummary(readme: string, summary: string): string {
  const begin = readme.indexOf(BEGIN);
  const end = readme.indexOf(END);
  if (begin < 0 || end < begin) throw new Error('The README has no place for the report.');
  return `${readme.slice(0, begin + BEGIN.length)}\n\n${summary}\n\n${readme.slice(end)}`;
}
