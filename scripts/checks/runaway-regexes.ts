import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { regexParts, type Part } from './regex-parts.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** What meets text from outside while it runs; the other packages read tables of ours, once, when they are built. */
const PACKAGES = ['api', 'cli', 'game', 'roster', 'server', 'web'];
/** The one place that cuts a text before it sorts its marks. */
const NORMALIZES = 'packages/game/src/words/normalized.ts';
/** Every sign that classes of ours tell apart. */
const SIGNS = [...Array(0x250).keys()].map((code) => String.fromCharCode(code));

/** Every expression that may take more than linear time, and every `normalize` without a limit. */
export function findRunaways(root: string = ROOT): string[] {
  const files = execFileSync(
    'git',
    ['ls-files', '-z', ...PACKAGES.map((each) => `packages/${each}/src`)],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
    .split('\0')
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));
  return files.flatMap((file) => runawaysIn(file, readFileSync(join(root, file), 'utf8')));
}

export function runawaysIn(file: string, text: string): string[] {
  const found: string[] = [];
  const tell = (start: number, why: string): void => {
    found.push(`${file}:${text.slice(0, start).split('\n').length} ${why}`);
  };
  visit(parseSync(file, text).program, (node) => {
    if (node.type === 'Literal' && node.regex) {
      const why = whyRunaway(node.regex.pattern, node.regex.flags);
      if (why) tell(node.start, `/${node.regex.pattern}/ ${why}`);
    }
    const { callee } = node;
    if (
      node.type === 'CallExpression' &&
      callee?.property?.name === 'normalize' &&
      file !== NORMALIZES
    ) {
      tell(node.start, 'normalizes without a limit: use normalized()');
    }
  });
  return found;
}

/** Null for an expression whose time grows with its text alone. */
export function whyRunaway(pattern: string, flags: string): string | null {
  for (const parts of regexParts(pattern)) {
    const anchored = flags.includes('y') || (parts[0]?.assertion === '^' && !flags.includes('m'));
    const why = whyPartsRunaway(parts, flags, anchored);
    if (why) return why;
  }
  return null;
}

function whyPartsRunaway(parts: readonly Part[], flags: string, anchored: boolean): string | null {
  const flat = parts.flatMap((part) => oneWay(part));
  for (const [at, part] of flat.entries()) {
    if (part.most !== Infinity) continue;
    if (part.alternatives && repeatsUnclearly(part, flags)) {
      return 'repeats a part that repeats: nothing says where one ends';
    }
    const after = flat.slice(at + 1);
    const mustFollow = after.find(({ least, assertion }) => least > 0 && assertion !== 'other');
    // Begun anew at every sign of the run, each time to its end.
    if (!anchored && mustFollow && startsWith(flat.slice(0, at), part, flags)) {
      return 'repeats before what may fail, and begins anywhere';
    }
    if (runsInto(part, after, flags)) return 'has two repeats that may hold the same signs';
  }
  for (const part of parts) {
    for (const inner of part.alternatives ?? []) {
      const why = whyPartsRunaway(inner, flags, true);
      if (why) return why;
    }
  }
  return null;
}

/** Whether a second run may begin anywhere in the first, and what follows it may fail. */
function runsInto(run: Part, after: readonly Part[], flags: string): boolean {
  for (const [at, part] of after.entries()) {
    if (part.assertion) continue;
    if (!overlap(run, firstOf(part), flags)) {
      if (part.least > 0) return false;
    } else if (part.most === Infinity) return after.slice(at + 1).some(({ least }) => least > 0);
  }
  return false;
}

/** What a part may begin with. */
function firstOf(part: Part): Part {
  const { alternatives } = part;
  if (!alternatives) return part;
  const starts = alternatives.map((inner) => {
    const needed = inner.findIndex(({ least, assertion }) => least > 0 && !assertion);
    return inner.slice(0, needed < 0 ? inner.length : needed + 1).map((each) => firstOf(each));
  });
  return { ...part, alternatives: starts };
}

/** A group that comes once is its parts. */
function oneWay(part: Part): readonly Part[] {
  const { alternatives, least, most } = part;
  if (alternatives?.length !== 1 || least !== 1 || most !== 1) return [part];
  return alternatives[0]!.flatMap((each) => oneWay(each));
}

/** Whether what stands before a run can be found inside the run: then every place in it is a new beginning. */
function startsWith(before: readonly Part[], run: Part, flags: string): boolean {
  return before.every(
    (part) => part.least === 0 || part.assertion === 'other' || overlap(part, run, flags),
  );
}

/** A repeated group is clear when it begins or ends with a sign that none of its runs holds. */
function repeatsUnclearly({ alternatives }: Part, flags: string): boolean {
  return alternatives!.some((inner) => {
    const flat = inner.flatMap((each) => oneWay(each));
    const runs = flat.filter(({ most }) => most === Infinity);
    if (runs.length === 0) return false;
    const edges = [flat[0]!, flat.at(-1)!];
    return !edges.some(
      (edge) =>
        edge.sign !== null &&
        edge.least > 0 &&
        edge.most !== Infinity &&
        runs.every((run) => !overlap(edge, run, flags)),
    );
  });
}

function overlap(one: Part, other: Part, flags: string): boolean {
  const [a, b] = [signsOf(one, flags), signsOf(other, flags)];
  return [...a].some((sign) => b.has(sign));
}

function signsOf(part: Part, flags: string): ReadonlySet<string> {
  const { sign, alternatives } = part;
  if (sign !== null) {
    const expression = new RegExp(`^(?:${sign})$`, flags.replaceAll(/[gy]/g, ''));
    return new Set(SIGNS.filter((each) => expression.test(each)));
  }
  return new Set(
    (alternatives ?? []).flatMap((inner) => inner.flatMap((each) => [...signsOf(each, flags)])),
  );
}

/** As much of a syntax tree as is looked at. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly regex?: { readonly pattern: string; readonly flags: string } | null;
  readonly callee?: { readonly property?: { readonly name?: string } };
}

function visit(value: unknown, look: (node: Node) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value) look(value as Node);
  for (const part of Object.values(value)) visit(part, look);
}
