import {
  getVariableValues,
  isNonNullType,
  typeFromAST,
  type GraphQLError,
  type GraphQLInputType,
  type NamedTypeNode,
  type VariableDefinitionNode,
} from 'graphql';
import { schema } from '../schema.ts';
import { inputReader } from './input-readers.ts';

type Variables = Readonly<Record<string, unknown>>;

export type ReadVariables = (
  given: Variables,
) =>
  | { readonly coerced: Variables; readonly errors?: undefined }
  | { readonly errors: readonly GraphQLError[] };

/** Reads the variables of an operation; what is wrong with them, the library says. */
export function variablesReader(definitions: readonly VariableDefinitionNode[]): ReadVariables {
  const readers = definitions.map(readerOf);
  return (given) => {
    try {
      const coerced: Record<string, unknown> = {};
      for (const { name, read, isOptional } of readers) {
        if (Object.hasOwn(given, name)) coerced[name] = read(given[name]);
        else if (!isOptional) return byLibrary(definitions, given);
      }
      return { coerced };
    } catch {
      return byLibrary(definitions, given);
    }
  };
}

function readerOf({ variable, type: node, defaultValue }: VariableDefinitionNode) {
  const type = typeFromAST(schema, node as NamedTypeNode) as GraphQLInputType;
  return {
    name: variable.name.value,
    read: inputReader(type),
    isOptional: !isNonNullType(type) && !defaultValue,
  };
}

function byLibrary(definitions: readonly VariableDefinitionNode[], given: Variables) {
  const { coerced, errors } = getVariableValues(schema, definitions, given, { maxErrors: 5 });
  return errors ? { errors } : { coerced };
}
