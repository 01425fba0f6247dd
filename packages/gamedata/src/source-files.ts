import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { REPOSITORY } from './folders.ts';

// Types leave no trace in what a module does.
const IMPORT = /^(?:import|export) (?!type )(?:[^'";]*? from )?'([^']+)'/gm;
const OURS = /^@gearwright\/(\w+)\/(.+)$/;

/** Modules of ours and all they import, sorted: the code that a compile runs. */
export function sourceFiles(entries: readonly string[]): string[] {
  const seen = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file) || !existsSync(file)) continue;
    seen.add(file);
    for (const [, specifier] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const target = resolve(file, specifier!);
      if (target !== null) waiting.push(target);
    }
  }
  return [...seen].toSorted();
}

function resolve(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return join(dirname(from), specifier);
  const [, name, path] = OURS.exec(specifier) ?? [];
  return name === undefined ? null : join(REPOSITORY, 'packages', name, 'src', path!);
}
