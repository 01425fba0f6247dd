import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import {
  Kind,
  print,
  stripIgnoredCharacters,
  visit,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
} from 'graphql';

/** Each operation as a value: its name, whether it writes, and its text with the fragments it needs. */
export const plugin: PluginFunction = (_schema, documents) => {
  const definitions = documents.flatMap(({ document }) => document?.definitions ?? []);
  const fragments = new Map(
    definitions
      .filter((each) => each.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  const operations = definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
  return {
    prepend: ["import type { Operation } from '../operation.ts';"],
    content: operations.map((operation) => constantOf(operation, fragments)).join('\n'),
  };
};

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

function constantOf(operation: OperationDefinitionNode, fragments: Fragments): string {
  const name = operation.name!.value;
  const kind = operation.operation;
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}${kind === 'query' ? 'Query' : 'Mutation'}`;
  const parts = [operation, ...neededBy(operation, fragments)];
  const text = stripIgnoredCharacters(parts.map(print).join('\n'));
  return `export const ${name}: Operation<${type}, ${type}Variables> = ${JSON.stringify({ name, kind, text })};`;
}

function neededBy(
  operation: OperationDefinitionNode,
  fragments: Fragments,
): readonly FragmentDefinitionNode[] {
  const needed = new Set<FragmentDefinitionNode>();
  const follow = (node: OperationDefinitionNode | FragmentDefinitionNode): void => {
    visit(node, {
      FragmentSpread: ({ name }) => {
        const fragment = fragments.get(name.value);
        if (!fragment) throw new Error(`Unknown fragment ${name.value}`);
        if (needed.has(fragment)) return;
        needed.add(fragment);
        follow(fragment);
      },
    });
  };
  follow(operation);
  return [...needed];
}
