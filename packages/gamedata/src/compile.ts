import { parseArgs } from 'node:util';
import type { EditionKey } from '@gearwright/game/stat/catalogue.ts';
import { SourceError } from './compiled.ts';
import { OUT } from './folders.ts';
import { hashInputs } from './inputs.ts';
import type { Manifest } from './manifest.ts';
import { EDITIONS } from './row.ts';
import { staleEditions } from './stale.ts';

/** `npm run data`: compiles what is stale (`--force`: everything). One line an edition, or one line of what is wrong. */
const { values } = parseArgs({ options: { force: { type: 'boolean', default: false } } });
const inputs = hashInputs();
const editions = values.force ? EDITIONS : staleEditions(inputs);
if (editions.length === 0) console.log('The data is up to date.');
else await compileAll(editions);

async function compileAll(stale: readonly EditionKey[]): Promise<void> {
  // Loaded only when there is something to do: most runs find nothing stale.
  const { compileEditions } = await import('./compile-editions.ts');
  const { compileEdition } = await import('./compile-edition.ts');
  try {
    compileEditions({ out: OUT, editions: stale, inputs, compile: compileEdition, onDone: say });
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

function say({ edition, core, texts }: Manifest, milliseconds: number): void {
  const seconds = (milliseconds / 1000).toFixed(1);
  const size = (bytes: number): string => `${(bytes / 1e6).toFixed(2)} MB`;
  console.log(
    `${edition.padEnd(8)} ${seconds.padStart(5)} s   core ${size(core.gzip)}, texts ${size(texts.gzip)} gzipped`,
  );
}
