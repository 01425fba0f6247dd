import { GraphQLScalarType } from 'graphql';

/** Only ever answered, never taken. */
export const json = new GraphQLScalarType({ name: 'JSON', serialize: (value) => value });
