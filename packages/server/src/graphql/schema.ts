import { createSchema } from 'graphql-yoga';
import { SCHEMA } from '@gearwright/api/generated/schema.ts';
import type { GraphContext } from './graph-context.ts';
import { resolvers } from './resolvers.ts';

export const schema = createSchema<GraphContext>({ typeDefs: SCHEMA, resolvers });
