import {
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLNonNull,
} from 'graphql';
import { IRREGULAR } from './irregular.ts';

/** Makes of JSON what resolvers receive; throws `IRREGULAR` for what the library must look at. */
export type ReadInput = (value: unknown) => unknown;

/** Whatever is right is read as the library would read it, with the questions about types asked once. */
export function inputReader(type: GraphQLInputType): ReadInput {
  const read = presentReader(isNonNullType(type) ? type.ofType : type);
  const readNothing = isNonNullType(type) ? irregular : () => null;
  return (value) => (value === null || value === undefined ? readNothing() : read(value));
}

type Nullable = Exclude<GraphQLInputType, GraphQLNonNull<never>>;

function presentReader(type: Nullable): ReadInput {
  if (isListType(type)) {
    const read = inputReader(type.ofType);
    // One value stands for a list of it.
    return (value) => (Array.isArray(value) ? value.map((each) => read(each)) : [read(value)]);
  }
  if (isInputObjectType(type)) return objectReader(type);
  return (value) => {
    const read: unknown = type.parseValue(value);
    return read === undefined ? irregular() : read;
  };
}

function objectReader(type: GraphQLInputObjectType): ReadInput {
  // Types refer to one another: the fields are looked at when the first value comes.
  let fields: ReadonlyMap<string, FieldReader> | undefined;
  return (value) => {
    if (typeof value !== 'object' || Array.isArray(value) || type.isOneOf) irregular();
    fields ??= new Map(Object.values(type.getFields()).map((each) => [each.name, fieldOf(each)]));
    const given = value as Readonly<Record<string, unknown>>;
    const known: Record<string, unknown> = {};
    for (const [name, { read, orElse, isNeeded }] of fields) {
      const field = given[name];
      if (field !== undefined) known[name] = read(field);
      else if (orElse !== undefined) known[name] = orElse;
      else if (isNeeded) irregular();
    }
    for (const name of Object.keys(given)) if (!fields.has(name)) irregular();
    return known;
  };
}

interface FieldReader {
  readonly read: ReadInput;
  readonly orElse: unknown;
  readonly isNeeded: boolean;
}

function fieldOf(field: {
  readonly type: GraphQLInputType;
  readonly defaultValue?: unknown;
}): FieldReader {
  const { type, defaultValue: orElse } = field;
  return { read: inputReader(type), orElse, isNeeded: isNonNullType(type) };
}

function irregular(): never {
  throw IRREGULAR;
}
