import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { cpus } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Bench } from './figure.ts';
import { figureTable } from './table.ts';

/**
 * `npm run bench -- data game`: the named benches, or all of them. A bench is a file `packages/…/bench/{name}.bench.ts`;
 * what is typed from the first `--` on is for the bench itself: `npm run bench -- advice --every 8`.
 */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const files = new Map(
  globSync('packages/*/bench/*.bench.ts', { cwd: ROOT })
    .toSorted()
    .map((file) => [basename(file, '.bench.ts'), file]),
);

const typed = process.argv.slice(2);
const firstOption = typed.findIndex((each) => each.startsWith('--'));
const asked = firstOption < 0 ? typed : typed.slice(0, firstOption);
const options = firstOption < 0 ? [] : typed.slice(firstOption);
const unknown = asked.filter((name) => !files.has(name));
if (unknown.length > 0) {
  console.error(`Unknown bench ${unknown.join(', ')}. Known: ${[...files.keys()].join(', ')}.`);
  process.exitCode = 2;
} else {
  console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'processor'}\n`);
  for (const name of asked.length > 0 ? asked : files.keys()) await runBench(name);
}

async function runBench(name: string): Promise<void> {
  const path = pathToFileURL(`${ROOT}/${files.get(name)}`).href;
  const { bench } = (await import(path)) as { readonly bench: Bench };
  const figures = await bench.run(options);
  const missed = figures.filter((figure) => figure.goal !== null && !figure.goal.met).length;
  const told = figures.filter((figure) => figure.goal !== null).length;
  console.log(`${name}: ${bench.title}\n`);
  console.log(`${figureTable(figures)}\n\n${told - missed} of ${told} goals met\n`);
}
