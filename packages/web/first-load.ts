import { join } from 'node:path';

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** Everything the page imports before it shows anything goes into one file: many small ones are as many requests. */
export function firstLoad(root: string): (id: string, modules: Modules) => string | null {
  const entry = join(root, 'src/main.tsx');
  let needed: Set<string> | null = null;
  return (id, modules) => {
    needed ??= reachedFrom(entry, modules);
    return needed.has(id) ? 'app' : null;
  };
}

function reachedFrom(entry: string, modules: Modules): Set<string> {
  const reached = new Set([entry]);
  for (const id of reached) {
    for (const next of modules.getModuleInfo(id)?.importedIds ?? []) reached.add(next);
  }
  return reached;
}
