import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { findCycles } from './cycles.ts';
import { mutualFolders } from './floors.ts';
import { isTestFile, OURS, readGraph, type ImportGraph, type SourceFile } from './import-graph.ts';
import { GAME_FLOORS, GAME_MAY_USE, MAY_IMPORT, WEB_LAYERS } from './package-map.ts';
import { ROOT } from './root.ts';

/** Every breach of the map, one sentence each. */
export function findBreaches(root: string = ROOT, graph: ImportGraph = readGraph(root)): string[] {
  const breaches = graph.flatMap((file) =>
    file.imports.flatMap(({ from, target }) =>
      judge(root, file, from, target).map((why) => `${file.path} imports ${from}: ${why}`),
    ),
  );
  const edges = new Map(
    graph.map(({ path, imports }) => [path, imports.flatMap(({ target }) => target ?? [])]),
  );
  const cycles = findCycles(edges).map((cycle) => `Files import each other: ${cycle.join(' → ')}`);
  const pairs = mutualFolders(graph, 'game').map(
    ([one, other]) => `Folders of game import each other: ${one || 'src'} and ${other}`,
  );
  return [...breaches, ...cycles, ...pairs];
}

/** A bench runs the whole thing as the journeys do: the table, the server, the browser, somebody who has been here. */
function isBenchTool(path: string, target: string): boolean {
  if (/^scripts\/(?:bench|prove)\//.test(target)) return isTestFile(path);
  return (
    /^packages\/[^/]+\/bench\//.test(path) &&
    /^scripts\/(?:browser|bootstrap|figure-page)\/|^e2e\/seed-roster\.ts$/.test(target)
  );
}

function judge(root: string, file: SourceFile, from: string, target: string | null): string[] {
  const { owner, isTest } = file;
  if (from.startsWith('.')) {
    const path = join(dirname(file.path), from);
    const strays =
      relative(`packages/${owner}`, path).startsWith('..') && !isBenchTool(file.path, path);
    if (strays) return ['it leaves its package; import the other by its name'];
    if (!target) return [];
    if (owner === 'game' && !isTest) return judgeFloor(file.path, target);
    return owner === 'web' ? judgeLayer(file.path, target) : [];
  }
  if (from.startsWith(OURS)) {
    const other = from.slice(OURS.length).split('/')[0]!;
    const allowed = MAY_IMPORT[owner] ?? [];
    return allowed.includes(other) ? [] : [`${owner} may not know ${other}`];
  }
  if (isTest) return [];
  if (owner === 'game' && !GAME_MAY_USE.includes(from)) return ['game stands on nothing'];
  if (from.startsWith('node:')) return owner === 'web' ? ['a page has no Node'] : [];
  return isDeclared(root, owner, from) ? [] : ["it is not among its package's dependencies"];
}

function judgeLayer(path: string, target: string): string[] {
  const [layer, feature] = path.split('/').slice(3);
  const [otherLayer, otherFeature] = target.split('/').slice(3);
  const rank = (name: string | undefined) => WEB_LAYERS.findIndex((each) => each === name);
  if (rank(layer) < 0 || rank(otherLayer) < 0) return [];
  if (rank(otherLayer) < rank(layer)) return [`${layer} may not know ${otherLayer}`];
  const visits = layer === 'features' && otherLayer === 'features' && feature !== otherFeature;
  return visits ? ['features never visit each other'] : [];
}

/** Files beside the folders of game are its ground. */
function judgeFloor(path: string, target: string): string[] {
  const [folder, other] = [path, target].map((each) => each.split('/').slice(3, -1)[0] ?? '');
  if (folder === other || other === '' || !target.startsWith('packages/game/src/')) return [];
  const floor = (name: string) => GAME_FLOORS.findIndex((folders) => folders.includes(name));
  const unknown = [folder!, other!].find((name) => name !== '' && floor(name) < 0);
  if (unknown !== undefined) return [`${unknown} has no floor in scripts/checks/package-map.ts`];
  return floor(other!) < floor(folder!) ? [] : [`${folder || 'src'} may not look up to ${other}`];
}

function isDeclared(root: string, owner: string, from: string): boolean {
  const manifest = JSON.parse(
    readFileSync(join(root, 'packages', owner, 'package.json'), 'utf8'),
  ) as Record<string, Readonly<Record<string, string>> | undefined>;
  const name = from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/');
  return ['dependencies', 'devDependencies'].some((kind) => name in (manifest[kind] ?? {}));
}
