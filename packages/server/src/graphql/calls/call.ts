import type { MutationResolvers, QueryResolvers } from '@gearwright/api/generated/resolvers.ts';
import type { GraphContext } from '../graph-context.ts';

type Function<Resolver> = Extract<Resolver, (...args: never[]) => unknown>;

/** The resolver of a call, by its name. */
export type QueryCall<Name extends keyof QueryResolvers> = Function<
  NonNullable<QueryResolvers<GraphContext>[Name]>
>;
export type MutationCall<Name extends keyof MutationResolvers> = Function<
  NonNullable<MutationResolvers<GraphContext>[Name]>
>;
