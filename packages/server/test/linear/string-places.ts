import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  parse,
  typeFromAST,
  type GraphQLInputType,
  type OperationDefinitionNode,
} from 'graphql';
import { schema } from '../../src/graphql/schema.ts';

/** A place of a question that takes a text. */
export interface StringPlace {
  readonly at: string;
  /** The variables with a text in this place, and no more beside it than must be there. */
  filled(text: string): Readonly<Record<string, unknown>>;
}

const PLAIN: Readonly<Record<string, unknown>> = {
  Int: 1,
  Float: 1,
  Boolean: true,
  String: 'x',
  ID: '1',
};

/** Every place of an operation's variables, however deep. */
export function stringPlaces(operation: string): readonly StringPlace[] {
  const [definition] = parse(operation).definitions as readonly OperationDefinitionNode[];
  const variables = (definition!.variableDefinitions ?? []).map(({ variable, type }) => ({
    name: variable.name.value,
    type: typeFromAST(schema, type as never) as GraphQLInputType,
  }));
  return fieldsWith(variables, 6).map(({ at, filled }) => ({
    at,
    filled: (text) => filled(text) as Record<string, unknown>,
  }));
}

interface Filler {
  readonly at: string;
  filled(text: string): unknown;
}

interface Field {
  readonly name: string;
  readonly type: GraphQLInputType;
}

function fieldsWith(fields: readonly Field[], depth: number): readonly Filler[] {
  const needed = fields.filter(({ type }) => isNonNullType(type));
  const plain = Object.fromEntries(needed.map(({ name, type }) => [name, plainOf(type)]));
  return fields.flatMap(({ name, type }) =>
    fillersOf(type, depth).map((inner) => ({
      at: inner.at === '' ? name : `${name}.${inner.at}`,
      filled: (text) => ({ ...plain, [name]: inner.filled(text) }),
    })),
  );
}

function fillersOf(type: GraphQLInputType, depth: number): readonly Filler[] {
  if (depth === 0) return [];
  if (isNonNullType(type)) return fillersOf(type.ofType, depth);
  if (isListType(type)) {
    return fillersOf(type.ofType as GraphQLInputType, depth).map(({ at, filled }) => ({
      at,
      filled: (text) => [filled(text)],
    }));
  }
  if (isInputObjectType(type)) return fieldsWith(Object.values(type.getFields()), depth - 1);
  const isText = ['String', 'ID'].includes((type as { readonly name: string }).name);
  return isText ? [{ at: '', filled: (text) => text }] : [];
}

function plainOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return plainOf(type.ofType);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (isInputObjectType(type)) {
    const needed = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
    return Object.fromEntries(needed.map(({ name, type: of }) => [name, plainOf(of)]));
  }
  return PLAIN[(type as { readonly name: string }).name];
}
