import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { EDITION_KEYS } from '@gearwright/game/edition/edition-keys.ts';
import { withSummary } from './readme.ts';
import { makeReport, reportText, summaryMarkdown } from './report.ts';

/** `npm run data:report`: what the compiled editions hold. `--write` also renews the summary in the README. */
const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const report = makeReport(EDITION_KEYS);
console.log(reportText(report));
if (values.write) {
  const readme = fileURLToPath(new URL('../../README.md', import.meta.url));
  writeFileSync(readme, withSummary(readFileSync(readme, 'utf8'), summaryMarkdown(report)));
}
