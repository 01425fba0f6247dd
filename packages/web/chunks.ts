import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** What a part of the app is fetched with. */
type Chunk = 'app' | 'widgets' | 'looks' | 'data';

/**
 * A screen's own code stays apart; what screens share goes into few files, for many small ones are as many
 * requests. All that is needed before anything is shown is one of them.
 */
export function chunkOf(root: string): (id: string, modules: Modules) => Chunk | null {
  const folder = (name: string) => join(root, 'src', name) + sep;
  const layers = [
    ['looks', folder('ui')],
    ['data', folder('data')],
  ] as const;
  let first: Set<string> | null = null;
  return (id, modules) => {
    const app = (first ??= reachedFrom(join(root, 'src/main.tsx'), modules));
    if (app.has(id)) return 'app';
    if (isWidget(id)) return 'widgets';
    const layer = layers.find(([, path]) => id.startsWith(path));
    if (!layer) return null;
    const [name, path] = layer;
    const needs = [...reachedFrom(id, modules)].filter((need) => !app.has(need));
    // What needs more, of the game for one, is fetched with those who need it.
    if (!needs.every((need) => isWidget(need) || need.startsWith(path))) return null;
    return needs.some(isWidget) ? 'widgets' : name;
  };
}

/**
 * What other screens share with the list of items: where gear is shown, nearly all of it is needed. The home page
 * shows none, and is spared it.
 */
export function listsOf(root: string): (id: string, modules: Modules) => 'lists' | null {
  const screen = (name: string) => join(root, 'src/app/screens', `${name}.tsx`);
  let known: { readonly list: Set<string>; readonly home: Set<string> } | null = null;
  return (id, modules) => {
    const { list, home } = (known ??= {
      list: reachedFrom(screen('ItemsScreen'), modules),
      home: reachedFrom(screen('HomeScreen'), modules),
    });
    return list.has(id) && !home.has(id) ? 'lists' : null;
  };
}

/** Dialogs, menus and the like come with the library they stand on and all that needs; the plain parts do without. */
const WIDGETS = ['@base-ui', '@floating-ui', '@babel', 'reselect', 'use-sync-external-store'];
const WIDGET = new RegExp(`[/\\\\]node_modules[/\\\\](?:${WIDGETS.join('|')})[/\\\\]`);

function isWidget(id: string): boolean {
  return WIDGET.test(id);
}

function reachedFrom(entry: string, modules: Modules): Set<string> {
  if (!existsSync(entry)) throw new Error(`${entry} is gone: the app is cut by what it needs`);
  const reached = new Set([entry]);
  for (const id of reached) {
    for (const next of modules.getModuleInfo(id)?.importedIds ?? []) reached.add(next);
  }
  return reached;
}
