import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { OURS } from './import-graph.ts';
import { ROOT } from './root.ts';

const CODE = [
  'packages/*/{src,test,bench,prove,generate}/**/*.{ts,tsx}',
  'packages/*/*.ts',
  '{scripts,e2e,addon}/**/*.{ts,js}',
  '*.ts',
];
/** What a dependency may be named in besides. */
const STYLES_AND_PAGES = ['packages/*/{src,public}/**/*.{css,html}', 'packages/*/*.{html,json}'];
/** Loaded by another tool when it is there: the linter reads types with it. */
const LOADED_BY_TOOLS = new Set(['oxlint-tsgolint']);
/** Asked for by name while they run: benches, proofs and tests export what their runner looks for. */
const RUN_BY_NAME = /\.(?:bench|proof|e2e|test)\.tsx?$/;

interface Module {
  readonly path: string;
  readonly text: string;
  readonly exports: readonly { readonly name: string; readonly isType: boolean }[];
  /** Files of ours that it imports from, each with the names it takes; null takes all. */
  readonly takes: readonly (readonly [target: string, names: readonly string[] | null])[];
}

/** Exports that no other file takes, and dependencies that no file names. */
export function findUnused(root: string = ROOT): string[] {
  const modules = filesOf(root, CODE).map((path) => readModule(root, path));
  return [...unusedExports(modules), ...unusedDependencies(root, modules)];
}

function filesOf(root: string, patterns: readonly string[]): readonly string[] {
  const isMade = (path: string) => /(?:^|\/)(?:node_modules|dist|out)(?:\/|$)/.test(path);
  return patterns.flatMap((pattern) => globSync(pattern, { cwd: root, exclude: isMade }));
}

/** A type may be exported for the signature it stands in: it is dead only when its own file does not use it either. */
function unusedExports(modules: readonly Module[]): string[] {
  const taken = new Map<string, Set<string>>();
  const wholly = new Set<string>();
  for (const [target, names] of modules.flatMap(({ takes }) => takes)) {
    if (names === null) wholly.add(target);
    else taken.set(target, new Set([...(taken.get(target) ?? []), ...names]));
  }
  return modules
    .filter(({ path }) => !wholly.has(path) && !RUN_BY_NAME.test(path) && !/generated\//.test(path))
    .flatMap(({ path, exports, text }) =>
      exports
        .filter(({ name }) => name !== 'default' && !taken.get(path)?.has(name))
        .filter(({ name, isType }) => !isType || timesNamed(text, name) === 1)
        .map(({ name }) => `${path} exports ${name}, which no other file takes`),
    );
}

function timesNamed(text: string, name: string): number {
  return text.split(/[^\w$]+/).filter((word) => word === name).length;
}

function readModule(root: string, path: string): Module {
  const text = readFileSync(join(root, path), 'utf8');
  const { module } = parseSync(path, text);
  const takes: [string, readonly string[] | null][] = [];
  const take = (from: string, names: readonly (string | null)[]): void => {
    const target = locate(root, path, from);
    if (target) takes.push([target, names.every((name) => name !== null) ? names : null]);
  };
  for (const { moduleRequest, entries } of module.staticImports) {
    const names = entries.map(({ importName: { kind, name } }) =>
      kind === 'Default' ? 'default' : (name ?? null),
    );
    take(moduleRequest.value, names);
  }
  const given = module.staticExports.flatMap(({ entries }) => entries);
  for (const { importName, moduleRequest } of given) {
    if (moduleRequest) take(moduleRequest.value, [importName.name ?? null]);
  }
  // Also those in types: `typeof import('./one.ts')`.
  for (const [, from = ''] of text.matchAll(/import\(\s*'([^'\n]{1,200})'/g)) take(from, [null]);
  const exports = given.flatMap(({ exportName: { name }, isType }) =>
    name ? [{ name, isType: isType || declaresType(text, name) }] : [],
  );
  return { path, text, exports, takes };
}

function declaresType(text: string, name: string): boolean {
  return ['interface', 'type'].some((kind) => text.includes(`export ${kind} ${name}`));
}

function locate(root: string, path: string, from: string): string | null {
  const [owner = '', ...inside] = from.slice(OURS.length).split('/');
  const folder = inside[0] === 'test' ? '' : 'src/';
  const target = from.startsWith('.')
    ? join(dirname(path), from)
    : `packages/${owner}/${folder}${inside.join('/')}`;
  return (from.startsWith('.') || from.startsWith(OURS)) && existsSync(join(root, target))
    ? target
    : null;
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

function unusedDependencies(root: string, modules: readonly Module[]): string[] {
  const rest = filesOf(root, STYLES_AND_PAGES).filter((path) => !path.endsWith('/package.json'));
  const texts = [
    ...modules,
    ...rest.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
  ];
  return ['package.json', ...globSync('packages/*/package.json', { cwd: root })].flatMap((path) => {
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(join(root, path), 'utf8'),
    ) as Manifest;
    const folder = path === 'package.json' ? '' : `${dirname(path)}/`;
    const own = texts.filter((file) => file.path.startsWith(folder));
    return Object.keys({ ...dependencies, ...devDependencies })
      .filter((name) => !LOADED_BY_TOOLS.has(name))
      .filter((name) => !own.some(({ text }) => text.includes(name.replace(/^@types\//, ''))))
      .map((name) => `${path} names ${name}, which no file uses`);
  });
}
