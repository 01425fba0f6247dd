import { parseArgs } from 'node:util';
import { OUT } from './folders.ts';
import { hashInputs } from './inputs.ts';
import { EDITIONS } from './row.ts';
import { staleEditions } from './stale.ts';

/** `npm run data`: compiles what is stale; `--force` compiles everything. */
const { values } = parseArgs({ options: { force: { type: 'boolean', default: false } } });
const inputs = hashInputs();
const editions = values.force ? EDITIONS : staleEditions(inputs);
if (editions.length === 0) {
  console.log('The data is up to date.');
} else {
  // Loaded only when there is something to do: most runs find nothing stale.
  const { compileCommand } = await import('./compile-command.ts');
  const { compileEdition: compile } = await import('./compile-edition.ts');
  const work = { out: OUT, editions, inputs, compile };
  process.exitCode = compileCommand(work, console.log, console.error);
}
