import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { findCycles } from './cycles.ts';
import { GAME_MAY_USE, MAY_IMPORT, WEB_LAYERS } from './package-map.ts';
import { readImports } from './read-imports.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const OURS = '@gearwright/';

interface SourceFile {
  readonly path: string;
  /** Name of its package under packages/. */
  readonly owner: string;
  readonly isTest: boolean;
}

/** Every breach of the map, one sentence each. */
export function findBreaches(root: string = ROOT): string[] {
  const files = globSync('packages/*/{src,test,bench}/**/*.{ts,tsx}', { cwd: root });
  const edges = new Map<string, string[]>();
  const breaches = files.flatMap((path) => {
    const file = describe(path);
    return readImports(join(root, path)).flatMap(({ from, typeOnly }) => {
      const target = locate(root, file, from);
      if (target && !typeOnly) edges.set(path, [...(edges.get(path) ?? []), target]);
      return judge(root, file, from, target).map((why) => `${path} imports ${from}: ${why}`);
    });
  });
  const cycles = findCycles(edges).map((cycle) => `Files import each other: ${cycle.join(' → ')}`);
  return [...breaches, ...cycles];
}

function describe(path: string): SourceFile {
  return {
    path,
    owner: path.split('/')[1]!,
    isTest: /\.test\.tsx?$|^packages\/[^/]+\/(test|bench)\/|\/testing\//.test(path),
  };
}

/** The file an import means, from the root; null when it is not one of ours. */
function locate(root: string, file: SourceFile, from: string): string | null {
  if (from.startsWith('.')) {
    const path = join(dirname(file.path), from);
    return existsSync(join(root, path)) ? path : null;
  }
  if (!from.startsWith(OURS)) return null;
  const [owner, ...inside] = from.slice(OURS.length).split('/');
  return `packages/${owner}/src/${inside.join('/')}`;
}

/** A bench runs the whole thing as the journeys do: the table, the server, the browser, somebody who has been here. */
function isBenchTool(path: string, target: string): boolean {
  if (target.startsWith('scripts/bench/')) return describe(path).isTest;
  return (
    /^packages\/[^/]+\/bench\//.test(path) &&
    /^scripts\/(?:browser|bootstrap)\/|^e2e\/seed-roster\.ts$/.test(target)
  );
}

function judge(root: string, file: SourceFile, from: string, target: string | null): string[] {
  const { owner, isTest } = file;
  if (from.startsWith('.')) {
    const path = join(dirname(file.path), from);
    const strays =
      relative(`packages/${owner}`, path).startsWith('..') && !isBenchTool(file.path, path);
    if (strays) return ['it leaves its package; import the other by its name'];
    return owner === 'web' && target ? judgeLayer(file.path, target) : [];
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
