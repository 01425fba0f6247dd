import { buildSchema, isObjectType, isScalarType, type GraphQLFieldResolver } from 'graphql';
import { SCHEMA } from '@gearwright/api/generated/schema.ts';
import type { GraphContext } from './graph-context.ts';
import { json } from './json-scalar.ts';
import { resolvers } from './resolvers.ts';

type Resolve = GraphQLFieldResolver<unknown, GraphContext>;

export const schema = buildSchema(SCHEMA);

for (const [name, fields] of Object.entries(resolvers)) {
  const type = schema.getType(name);
  if (isScalarType(type)) Object.assign(type, { serialize: json.serialize });
  else if (isObjectType(type)) {
    for (const [field, resolve] of Object.entries(fields as Readonly<Record<string, Resolve>>)) {
      const known = type.getFields()[field];
      if (!known) throw new Error(`There is no ${name}.${field} to answer.`);
      known.resolve = resolve;
    }
  } else throw new Error(`There is no type ${name}.`);
}

for (const type of [schema.getQueryType()!, schema.getMutationType()!]) {
  for (const field of Object.values(type.getFields())) {
    if (!field.resolve) throw new Error(`Nobody answers ${field.name}.`);
    field.resolve = askedOnce(field.resolve as Resolve) as typeof field.resolve;
  }
}

/** A call that was already made for this request is not made again (run/run-plan.ts). */
function askedOnce(resolve: Resolve): Resolve {
  return (root, args, context, info) =>
    context.given?.has(String(info.path.key))
      ? context.given.get(String(info.path.key))
      : resolve(root, args, context, info);
}
