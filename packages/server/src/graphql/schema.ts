import type { GraphQLObjectType } from 'graphql';
import { createSchema } from 'graphql-yoga';
import { SCHEMA } from '@gearwright/api/generated/schema.ts';
import type { GraphContext } from './graph-context.ts';
import { resolvers } from './resolvers.ts';

export const schema = createSchema<GraphContext>({ typeDefs: SCHEMA, resolvers });

/** A call that was already made for this request is not made again (run/run-plan.ts). */
function askOnce(type: GraphQLObjectType<unknown, GraphContext> | null | undefined): void {
  for (const field of Object.values(type?.getFields() ?? {})) {
    const { resolve } = field;
    if (!resolve) throw new Error(`Nobody answers ${field.name}.`);
    field.resolve = (root, args, context, info) =>
      context.given?.has(String(info.path.key))
        ? context.given.get(String(info.path.key))
        : resolve(root, args, context, info);
  }
}
askOnce(schema.getQueryType());
askOnce(schema.getMutationType());
