import { Visitor, type ESTree } from 'vite';
import { hasWord, keyed } from './key.ts';
import { partsOf } from './parts.ts';

interface Stretch {
  readonly start: number;
  readonly end: number;
}

/**
 * Texts that code hands on to whoever shows them: sentences, and words that begin as a heading or a label does.
 * Keys, codes and names of parts are none.
 */
export function plainTexts(
  program: ESTree.Program,
  source: string,
  done: readonly Stretch[] = [],
): readonly string[] {
  const taken: Stretch[] = [...done];
  const keys: string[] = [];
  const skip = (node: ESTree.Node | null | undefined): void => {
    if (node) taken.push(node);
  };

  function read(node: ESTree.Expression): void {
    if (taken.some(({ start, end }) => start <= node.start && node.end <= end)) return;
    const parts = partsOf(node, source);
    if (!parts) return;
    taken.push(node);
    keys.push(
      ...keyed(parts)
        .keys.map((key) => key.trim())
        .filter(isText),
    );
  }

  new Visitor({
    ImportDeclaration: skip,
    ImportExpression: skip,
    ExportAllDeclaration: skip,
    TSLiteralType: skip,
    TSTypeAliasDeclaration: skip,
    TSInterfaceDeclaration: skip,
    ThrowStatement: ({ argument }) => {
      if (argument.type === 'NewExpression' && codeName(argument.callee) === 'Error')
        skip(argument);
    },
    SwitchCase: ({ test }) => skip(test),
    Property: ({ key, computed }) => {
      if (!computed) skip(key);
    },
    MemberExpression: ({ property, computed }) => {
      if (computed) skip(property);
    },
    JSXAttribute: ({ name, value }) => {
      if (name.type === 'JSXIdentifier' && UNSEEN.test(name.name)) skip(value);
    },
    CallExpression: (node) => {
      if (QUIET.has(codeName(node.callee))) skip(node);
    },
    BinaryExpression: (node) => {
      if (/^[!=]==?$|^in$/.test(node.operator)) {
        skip(node.left);
        skip(node.right);
      } else read(node);
    },
    Literal: read,
    TemplateLiteral: read,
  }).visit(program);
  return keys;
}

/** Attributes nobody reads. */
const UNSEEN = /^(?:className|class|id|key|to|href|src|role|type|name|d|viewBox|rel|data-.*)$/;

/** Calls whose texts are for machines. */
const QUIET = new Set([
  'querySelector',
  'querySelectorAll',
  'closest',
  'matches',
  'addEventListener',
  'removeEventListener',
  'startsWith',
  'endsWith',
  'includes',
  'setAttribute',
  'getAttribute',
  'setItem',
  'getItem',
  'log',
  'warn',
  'error',
]);

function codeName(node: ESTree.Node): string {
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression') return '';
  return node.property.type === 'Identifier' ? node.property.name : '';
}

/** A sentence, or a word written as a heading. */
function isText(key: string): boolean {
  if (!hasWord(key) || MACHINE.some((pattern) => pattern.test(key))) return false;
  const words = key.replaceAll(/\{\w{1,60}\}/g, '{}');
  return /^\p{Lu}[\p{Ll}’']+(?:-\p{L}[\p{Ll}’']+)*$/u.test(words) || /\s/.test(words);
}

/** Queries of media and elements, drawings, calls, addresses, and keys such as "glyph {id}". */
const MACHINE = [
  /^\((?:min|max|hover|prefers)-?/,
  /^M[\d.]+ /,
  /^[.#/@[]/,
  /[<>;=$]|--|\w\(|px/,
  /^(?:best|buff|category|character|consumable|enchant|example|gem|glyph|had|item|odd|point|quest|rune|set|spell|talent|wish|wished|worn) (?:\{\w{1,60}\} ?){1,4}$/,
];
