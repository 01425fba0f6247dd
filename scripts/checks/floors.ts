import type { ImportGraph } from './import-graph.ts';
import { GAME_FLOORS, WEB_LAYERS } from './package-map.ts';

/** Which folders of a package each of its folders imports from. */
export type FolderGraph = ReadonlyMap<string, ReadonlySet<string>>;

/** The folders and files right under `src`, by what they import, types included; tests are not counted. */
function folderGraph(graph: ImportGraph, owner: string): FolderGraph {
  return foldersBy((path) => path.split('/')[3]!, graph, owner);
}

/** Every pair of folders, at any depth, that import each other. */
export function mutualFolders(graph: ImportGraph, owner: string): [string, string][] {
  const folders = foldersBy((path) => path.split('/').slice(3, -1).join('/'), graph, owner);
  return [...folders].flatMap(([one, others]) =>
    [...others]
      .filter((other) => one < other && folders.get(other)?.has(one))
      .map((other): [string, string] => [one, other]),
  );
}

function foldersBy(
  folderOf: (path: string) => string,
  graph: ImportGraph,
  owner: string,
): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>();
  for (const { path, isTest, imports } of graph) {
    if (isTest || !path.startsWith(`packages/${owner}/src/`)) continue;
    const folder = folderOf(path);
    const others = folders.get(folder) ?? new Set();
    folders.set(folder, others);
    for (const { target } of imports) {
      if (!target?.startsWith(`packages/${owner}/src/`)) continue;
      if (folderOf(target) !== folder) others.add(folderOf(target));
    }
  }
  return folders;
}

/** Folders from the ground up; folders that reach each other are one entry, a knot, joined by ⇄. */
function deriveFloors(folders: FolderGraph): string[][] {
  const knots = knotsOf(folders);
  const heights = new Map<string, number>();
  const heightOf = (knot: string): number => {
    const known = heights.get(knot);
    if (known !== undefined) return known;
    const inside = [...knots].filter(([, name]) => name === knot).map(([folder]) => folder);
    const below = inside.flatMap((folder) => [...(folders.get(folder) ?? [])]);
    const others = below.map((folder) => knots.get(folder)!).filter((name) => name !== knot);
    const height = Math.max(-1, ...others.map(heightOf)) + 1;
    heights.set(knot, height);
    return height;
  };
  const floors: string[][] = [];
  for (const knot of [...new Set(knots.values())].toSorted()) {
    (floors[heightOf(knot)] ??= []).push(knot);
  }
  return floors;
}

/** Each folder with the name of its knot: itself, and whatever it reaches that reaches it back. */
function knotsOf(folders: FolderGraph): Map<string, string> {
  const names = [...new Set([...folders.keys(), ...[...folders.values()].flatMap((s) => [...s])])];
  const reach = new Map(names.map((name) => [name, reachedFrom(name, folders)]));
  return new Map(
    names.map((name) => {
      const knot = names.filter(
        (other) => reach.get(name)!.has(other) && reach.get(other)!.has(name),
      );
      return [name, knot.length > 0 ? [...new Set([name, ...knot])].toSorted().join(' ⇄ ') : name];
    }),
  );
}

function reachedFrom(name: string, folders: FolderGraph): Set<string> {
  const reached = new Set<string>();
  const walk = (at: string): void => {
    for (const next of folders.get(at) ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      walk(next);
    }
  };
  walk(name);
  return reached;
}

/** The floors of every package, top first, one line each: declared ones as declared, the others as their imports lay them. */
export function tellFloors(graph: ImportGraph): string[] {
  const owners = [...new Set(graph.map(({ path }) => path.split('/')[1]!))].toSorted();
  return owners.flatMap((owner) => {
    const floors = declaredFloors(owner) ?? deriveFloors(folderGraph(graph, owner));
    const told = floors.toReversed().map((folders) => folders.join(', '));
    return told.length === 0 ? [] : [`${owner}: ${told.join('  >  ')}`];
  });
}

/** From the ground up. */
function declaredFloors(owner: string): readonly (readonly string[])[] | null {
  if (owner === 'game') return GAME_FLOORS;
  return owner === 'web' ? WEB_LAYERS.toReversed().map((layer) => [layer]) : null;
}
