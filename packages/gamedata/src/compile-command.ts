import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { compileEditions } from './compile-editions.ts';
import type { Compile } from './compile-editions.ts';
import { SourceError } from './compiled.ts';
import type { Manifest } from './manifest.ts';

/** Compiles and says so: a line an edition, or the one line of what is wrong. Gives the exit code. */
export function compileCommand(
  work: Omit<Compile, 'onDone'>,
  say: (line: string) => void,
  complain: (line: string) => void,
): number {
  try {
    compileEditions({ ...work, onDone: (manifest, time) => say(doneLine(manifest, time)) });
    return 0;
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    complain(`${error.message} (${keptLine(work.editions)})`);
    return 1;
  }
}

function doneLine({ edition, core, texts }: Manifest, milliseconds: number): string {
  const seconds = `${(milliseconds / 1000).toFixed(1)} s`;
  const size = (bytes: number): string => `${(bytes / 1e6).toFixed(2)} MB`;
  const sizes = `core ${size(core.gzip)}, texts ${size(texts.gzip)} gzipped`;
  return `${edition.padEnd(8)}${seconds.padStart(8)}   ${sizes}`;
}

function keptLine(editions: readonly EditionKey[]): string {
  return `nothing was replaced: ${editions.join(', ')}`;
}
