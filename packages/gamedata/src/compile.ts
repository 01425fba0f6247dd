import { parseArgs } from 'node:util';
import { EDITION_KEYS, type EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { OUT } from './folders.ts';
import { hashInputs } from './inputs.ts';
import { staleEditions } from './stale.ts';

/** `npm run data`: compiles what is stale; `--force` compiles everything. */
const { values } = parseArgs({ options: { force: { type: 'boolean', default: false } } });
const inputs = hashInputs();
const editions = values.force ? EDITION_KEYS : staleEditions(inputs);
if (editions.length === 0) {
  console.log('The data is up to date.');
} else {
  // Loaded only when there is something to do: most runs find nothing stale.
  const { compileCommand } = await import('./compile-command.ts');
  const { compileEdition } = await import('./compile-edition.ts');
  const { SOURCES } = await import('./editions/all-sources.ts');
  const compile = (edition: EditionKey) => compileEdition(SOURCES[edition]);
  const work = { out: OUT, editions, inputs, compile };
  process.exitCode = compileCommand(work, console.log, console.error);
}
