import {
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
} from 'graphql';
import { collectFields, type Fragments } from './collect-fields.ts';
import { IRREGULAR } from './irregular.ts';
import { leafWriter, type Write } from './leaf-writers.ts';

/** A writer of values of a type with the fields asked for; null for questions that only the library answers. */
export function writerOf<Context>(
  type: GraphQLOutputType,
  nodes: readonly FieldNode[],
  fragments: Fragments,
): Write<Context> | null {
  if (isNonNullType(type)) {
    const write = writerOf<Context>(type.ofType, nodes, fragments);
    return write && ((value, context) => orIrregular(write(value, context)));
  }
  if (isListType(type)) {
    const write = writerOf<Context>(type.ofType, nodes, fragments);
    return write && listWriter(write);
  }
  if (isLeafType(type)) return leafWriter<Context>(type);
  return isObjectType(type) ? objectWriter<Context>(type, nodes, fragments) : null;
}

function orIrregular(text: string): string {
  // JSON's null; the word "null" would come with its quotes.
  if (text === 'null') throw IRREGULAR;
  return text;
}

function listWriter<Context>(write: Write<Context>): Write<Context> {
  return (value, context) => {
    if (value === null || value === undefined) return 'null';
    if (!Array.isArray(value)) throw IRREGULAR;
    let text = '[';
    for (let at = 0; at < value.length; at++) {
      text += (at > 0 ? ',' : '') + write(value[at], context);
    }
    return `${text}]`;
  };
}

function objectWriter<Context>(
  type: GraphQLObjectType,
  nodes: readonly FieldNode[],
  fragments: Fragments,
): Write<Context> | null {
  const selections = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
  const collected = collectFields(selections, type, fragments);
  if (!collected) return null;
  const parts: Write<Context>[] = [];
  for (const [key, fieldNodes] of collected) {
    const part = fieldWriter<Context>(type, fieldNodes, fragments);
    if (!part) return null;
    const start = `${parts.length > 0 ? ',' : ''}${JSON.stringify(key)}:`;
    parts.push((parent, context) => start + part(parent, context));
  }
  return (value, context) => {
    if (value === null || value === undefined) return 'null';
    let text = '{';
    for (const part of parts) text += part(value, context);
    return `${text}}`;
  };
}

function fieldWriter<Context>(
  type: GraphQLObjectType,
  nodes: readonly FieldNode[],
  fragments: Fragments,
): Write<Context> | null {
  const name = nodes[0]!.name.value;
  if (name === '__typename') return () => JSON.stringify(type.name);
  const field = type.getFields()[name];
  if (!field || field.args.length > 0) return null;
  const write = writerOf<Context>(field.type, nodes, fragments);
  if (!write) return null;
  const { resolve } = field;
  if (!resolve)
    return (parent, context) => write((parent as Record<string, unknown>)[name], context);
  return (parent, context) => {
    // No resolver of ours reads its `info` argument.
    const value: unknown = resolve(parent, {}, context, undefined as never);
    if (value instanceof Promise) {
      // A promise: graphql-js runs the field again and waits for it; a rejection of this one is handled there.
      value.catch(() => {});
      throw IRREGULAR;
    }
    return write(value, context);
  };
}
