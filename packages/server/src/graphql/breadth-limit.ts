import {
  GraphQLError,
  Kind,
  type FragmentDefinitionNode,
  type SelectionSetNode,
  type ValidationRule,
} from 'graphql';

export interface BreadthLimits {
  readonly calls: number;
  readonly breadth: number;
}

/** How many fields one object may be asked for, and how many calls one request may make, fragments counted in. */
export function breadthLimit({ calls, breadth }: BreadthLimits): ValidationRule {
  return (context) => {
    const counted = new Map<SelectionSetNode, number>();
    const fieldsOf = (set: SelectionSetNode, within: ReadonlySet<string>): number => {
      const known = counted.get(set);
      if (known !== undefined) return known;
      let fields = 0;
      for (const selection of set.selections) {
        if (selection.kind === Kind.FIELD) fields++;
        else if (selection.kind === Kind.INLINE_FRAGMENT) {
          fields += fieldsOf(selection.selectionSet, within);
        } else {
          const name = selection.name.value;
          const fragment: FragmentDefinitionNode | null | undefined = context.getFragment(name);
          // A fragment that spreads itself is refused by GraphQL's own rule against circles.
          if (!fragment || within.has(name)) continue;
          fields += fieldsOf(fragment.selectionSet, new Set([...within, name]));
        }
      }
      counted.set(set, fields);
      return fields;
    };
    return {
      SelectionSet(node, _key, parent) {
        const isRoot =
          !Array.isArray(parent) &&
          (parent as { kind?: string }).kind === Kind.OPERATION_DEFINITION;
        const most = isRoot ? calls : breadth;
        const found = fieldsOf(node, new Set());
        if (found > most) {
          const what = isRoot ? 'calls in one request' : 'fields of one object';
          context.reportError(
            new GraphQLError(`At most ${most} ${what}, not ${found}.`, { nodes: node }),
          );
        }
      },
    };
  };
}
