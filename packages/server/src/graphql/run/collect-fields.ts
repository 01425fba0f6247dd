import {
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type SelectionSetNode,
} from 'graphql';

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** The fields asked of an object by the name they are answered under; null when directives decide which. */
export function collectFields(
  sets: readonly SelectionSetNode[],
  type: GraphQLObjectType,
  fragments: Fragments,
): ReadonlyMap<string, readonly FieldNode[]> | null {
  const fields = new Map<string, FieldNode[]>();
  const seen = new Set<string>();
  const collect = (set: SelectionSetNode): boolean =>
    set.selections.every((selection) => {
      if (selection.directives && selection.directives.length > 0) return false;
      switch (selection.kind) {
        case Kind.FIELD: {
          const key = selection.alias?.value ?? selection.name.value;
          const nodes = fields.get(key);
          if (nodes) nodes.push(selection);
          else fields.set(key, [selection]);
          return true;
        }
        case Kind.INLINE_FRAGMENT:
          return collectOn(selection.typeCondition?.name.value, selection.selectionSet);
        case Kind.FRAGMENT_SPREAD: {
          const name = selection.name.value;
          if (seen.has(name)) return true;
          seen.add(name);
          const fragment = fragments.get(name);
          return fragment
            ? collectOn(fragment.typeCondition.name.value, fragment.selectionSet)
            : false;
        }
      }
    });
  // Without interfaces and unions a fragment on another type is invalid, and validation has refused it.
  const collectOn = (on: string | undefined, set: SelectionSetNode): boolean =>
    on === undefined || on === type.name ? collect(set) : false;
  return sets.every(collect) ? fields : null;
}
