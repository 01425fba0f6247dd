import type { ESTree } from 'vite';

/** What a text is made of, as the code writes it. */
export type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'value'; readonly name: string; readonly code: string; readonly own: boolean }
  | {
      readonly kind: 'choice';
      /** The code that chooses. */
      readonly test: string;
      readonly yes: readonly Part[];
      readonly no: readonly Part[];
    };

/** The parts of an expression that writes a text; null when it only passes one on. */
export function partsOf(node: ESTree.Expression, source: string): readonly Part[] | null {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [{ kind: 'text', text: node.value }] : null;
    case 'TemplateLiteral':
      return node.quasis.flatMap((quasi, at) => {
        const value = node.expressions[at];
        const text: Part = { kind: 'text', text: quasi.value.cooked ?? '' };
        return value ? [text, ...valueParts(value, source)] : [text];
      });
    case 'BinaryExpression': {
      if (node.operator !== '+') return null;
      const left = partsOf(node.left, source);
      const right = partsOf(node.right, source);
      if (!left && !right) return null;
      return [
        ...(left ?? valueParts(node.left, source)),
        ...(right ?? valueParts(node.right, source)),
      ];
    }
    case 'ParenthesizedExpression':
      return partsOf(node.expression, source);
    default:
      return null;
  }
}

/** What stands at a place of a text: a choice between texts where the code writes one, else its value. */
export function valueParts(node: ESTree.Expression, source: string): readonly Part[] {
  const choice = choiceOf(node, source);
  if (choice) return [choice];
  const written = partsOf(node, source);
  if (written) return written;
  const code = source.slice(node.start, node.end);
  return [{ kind: 'value', name: nameOf(node), code, own: isOwnName(node) }];
}

function choiceOf(node: ESTree.Expression, source: string): Part | null {
  if (node.type === 'ParenthesizedExpression') return choiceOf(node.expression, source);
  if (node.type === 'LogicalExpression' && node.operator === '&&') {
    const yes = partsOf(node.right, source);
    return yes && { kind: 'choice', test: codeOf(node.left, source), yes, no: [] };
  }
  if (node.type !== 'ConditionalExpression') return null;
  const yes = branchParts(node.consequent, source);
  const no = branchParts(node.alternate, source);
  const isText = [node.consequent, node.alternate].some((branch) => partsOf(branch, source));
  return isText && yes && no ? { kind: 'choice', test: codeOf(node.test, source), yes, no } : null;
}

function branchParts(node: ESTree.Expression, source: string): readonly Part[] {
  return isNothing(node) ? [] : valueParts(node, source);
}

function isNothing(node: ESTree.Expression): boolean {
  return (
    (node.type === 'Literal' && node.value === null) ||
    (node.type === 'Identifier' && node.name === 'undefined')
  );
}

function codeOf(node: ESTree.Node, source: string): string {
  return source.slice(node.start, node.end);
}

/** Methods that only write what they are called on. */
const WRITERS = new Set(
  'toFixed toLowerCase toUpperCase toLocaleString format join map slice replace replaceAll trim'.split(
    ' ',
  ),
);

/** What the value is called, for the one who translates. */
export function nameOf(node: ESTree.Node): string {
  switch (node.type) {
    case 'Identifier':
      return node.name;
    case 'MemberExpression':
      if (node.computed) return nameOf(node.property);
      return nameOf(node.property) === 'length' ? nameOf(node.object) : nameOf(node.property);
    case 'CallExpression': {
      const { callee } = node;
      const isMethod = callee.type === 'MemberExpression' && WRITERS.has(nameOf(callee.property));
      if (!isMethod) return nameOf(callee);
      const [given] = node.arguments;
      return nameOf(given && nameOf(callee.property) === 'format' ? given : callee.object);
    }
    case 'ChainExpression':
    case 'ParenthesizedExpression':
    case 'TSNonNullExpression':
    case 'TSAsExpression':
      return nameOf(node.expression);
    case 'JSXElement':
      return node.openingElement.name.type === 'JSXIdentifier'
        ? node.openingElement.name.name
        : 'part';
    case 'LogicalExpression':
      return nameOf(node.operator === '&&' ? node.right : node.left);
    case 'BinaryExpression':
      return nameOf(node.left);
    case 'ConditionalExpression':
      return nameOf(node.consequent);
    default:
      return 'value';
  }
}

/** Names that players gave: they stay as they are in every language. */
const OWNERS = new Set(
  'set character point draft search realm owner linked own connected user left right'.split(' '),
);

export function isOwnName(node: ESTree.Node): boolean {
  if (node.type === 'ChainExpression' || node.type === 'TSNonNullExpression') {
    return isOwnName(node.expression);
  }
  if (node.type !== 'MemberExpression' || nameOf(node.property) !== 'name') return false;
  return OWNERS.has(nameOf(node.object));
}
