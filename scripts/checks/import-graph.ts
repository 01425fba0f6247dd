import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readImports } from './read-imports.ts';

export const OURS = '@gearwright/';

export interface SourceFile {
  readonly path: string;
  /** Name of its package under packages/. */
  readonly owner: string;
  readonly isTest: boolean;
  readonly imports: readonly FileImport[];
}

export interface FileImport {
  /** As it is written. */
  readonly from: string;
  /** The file meant, from the root; null when it is not one of ours. */
  readonly target: string | null;
}

/** Every file of every package with what it imports, types included. */
export type ImportGraph = readonly SourceFile[];

export function readGraph(root: string): ImportGraph {
  const paths = globSync('packages/*/{src,test,bench}/**/*.{ts,tsx}', { cwd: root });
  return paths.map((path) => ({
    path,
    owner: path.split('/')[1]!,
    isTest: isTestFile(path),
    imports: readImports(join(root, path)).map((from) => ({
      from,
      target: locate(root, path, from),
    })),
  }));
}

export function isTestFile(path: string): boolean {
  return /\.test\.tsx?$|^packages\/[^/]+\/(test|bench|prove)\/|\/testing\//.test(path);
}

function locate(root: string, path: string, from: string): string | null {
  if (from.startsWith('.')) {
    const target = join(dirname(path), from);
    return existsSync(join(root, target)) ? target : null;
  }
  if (!from.startsWith(OURS)) return null;
  const [owner, ...inside] = from.slice(OURS.length).split('/');
  return `packages/${owner}/src/${inside.join('/')}`;
}
