import { GraphQLScalarType } from 'graphql';

/** JSON of any shape. It stands in answers only: no call takes it as an argument. */
export const json = new GraphQLScalarType({ name: 'JSON', serialize: (value) => value });
