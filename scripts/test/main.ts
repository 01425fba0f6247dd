import { parseArgs } from 'node:util';
import { runChecks } from './checks.ts';
import { proveQuickly } from './prove-quickly.ts';
import { runVitest, type Counts } from './vitest.ts';

/**
 * `npm test`: format, lint, types, imports, unit tests, the quick proof, then the tests in a real browser.
 * `npm run check` writes the format first.
 * `npm run test:unit` runs the rules and the web's parts alone, `npm run test:e2e` the journeys; both take parts of
 * file names to run only those.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    format: { type: 'boolean', default: false },
    unit: { type: 'boolean', default: false },
    e2e: { type: 'boolean', default: false },
  },
});

const parts: Counts[] = [];
if (values.unit) {
  // Named files may be the server's too; all of them are its databases and sockets, which take a minute more.
  const projects = positionals.length === 0 ? ['--project=rules', '--project=web'] : [];
  parts.push(runVitest('unit', 'vitest.config.ts', {}, [...projects, ...positionals]));
} else if (values.e2e) {
  parts.push(runVitest('e2e', 'e2e/vitest.config.ts', {}, positionals));
} else {
  parts.push(await runChecks({ format: values.format }));
  parts.push(runVitest('unit', 'vitest.config.ts'));
  parts.push(proveQuickly());
  parts.push(runVitest('e2e', 'e2e/vitest.config.ts'));
}

console.log();
for (const failure of parts.flatMap((part) => part.failures)) console.log(`✗ ${failure}`);
const passed = parts.reduce((sum, part) => sum + part.passed, 0);
const failed = parts.reduce((sum, part) => sum + part.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
