import fc from 'fast-check';
import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  parse,
  typeFromAST,
  type GraphQLInputType,
  type OperationDefinitionNode,
} from 'graphql';
import { schema } from '../../src/graphql/schema.ts';

const TEXTS = [
  '',
  '\u0000',
  '💎',
  '\ud800',
  "' or 1=1 --",
  '../..',
  '-1',
  '9'.repeat(12),
  '__proto__',
  '12345_-8',
  'spell:1',
  'enchant:1_99',
  '50276',
  '40113',
  '44877',
  'spellPower',
  'score',
  'eu-firemaw',
  '/items',
  '{"items":[{"slot":"HEAD","id":50276}]}',
  'x'.repeat(300),
];

const LEAVES: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  Int: fc.oneof(fc.integer({ min: -2, max: 100 }), fc.integer()),
  Float: fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constant(1e308)),
  Boolean: fc.boolean(),
  String: fc.oneof(fc.constantFrom(...TEXTS), fc.string({ unit: 'binary', maxLength: 12 })),
  ID: fc.oneof(fc.constantFrom(...TEXTS), fc.nat(60_000).map(String)),
};

/** Right in shape, so that it gets past the schema, and wrong in whatever else can be wrong. */
function valueOf(type: GraphQLInputType, depth: number): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return present(type.ofType, depth);
  return fc.option(present(type, depth), { nil: null, freq: 4 });
}

function present(type: GraphQLInputType, depth: number): fc.Arbitrary<unknown> {
  if (isListType(type)) {
    const entry = valueOf(type.ofType as GraphQLInputType, depth + 1);
    const short = fc.array(entry, { maxLength: 4 });
    // As long as a list by slot must be.
    return depth > 2 ? short : fc.oneof(short, fc.array(entry, { minLength: 20, maxLength: 20 }));
  }
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name));
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    return fc.record(
      Object.fromEntries(fields.map((each) => [each.name, valueOf(each.type, depth + 1)])),
      { requiredKeys: fields.filter((each) => isNonNullType(each.type)).map(({ name }) => name) },
    );
  }
  return LEAVES[(type as { readonly name: string }).name]!;
}

export function variablesOf(text: string): fc.Arbitrary<Record<string, unknown>> {
  const [operation] = parse(text).definitions as readonly OperationDefinitionNode[];
  const names = (operation!.variableDefinitions ?? []).map(({ variable, type }) => [
    variable.name.value,
    valueOf(typeFromAST(schema, type as never) as GraphQLInputType, 0),
  ]);
  return fc.record(Object.fromEntries(names) as Record<string, fc.Arbitrary<unknown>>);
}
