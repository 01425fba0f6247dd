import fc from 'fast-check';
import {
  getNamedType,
  isLeafType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
} from 'graphql';
import { schema } from '../../src/graphql/schema.ts';

/** Calls that read, with arguments that have an answer in the wrath edition. */
export const READS: readonly string[] = [
  'listCharacters',
  'getCharacter(id: $character)',
  'getSet(id: $set)',
  'getComparisonSets(id1: $set, id2: $set)',
  'getPublicSet(publicId: $shared)',
  'listPoints',
  'searchItems(size: 3, query: { slotId: 1, statWeights: [{ name: "spellPower", value: 1 }] })',
  'searchItems(size: 3, query: { type: enchant, slotId: 5 })',
  'searchItems(size: 3, query: { type: gem, gemColors: meta })',
  'searchItems(size: 2, query: { search: "of the eagle" })',
  'getAutofillItems(hits: 1, query: { gameClass: mage })',
  'getItems(ids: ["49623", "42951", "spell:27967", "41376", "40395", "nothing"], scaledLevel: 60)',
  'getBaseStats(gameClass: mage, race: human, level: 80)',
  'getTalentData(gameClass: warrior)',
  'getSpells(ids: ["1459", "2"])',
  'getSpellLine(rootSpellId: "1459")',
  'getBuffOptions(gameClass: mage, race: human, level: 80)',
  'getPointPresets(gameClass: druid)',
  'validateSetInput(gameClass: mage, input: { itemIds: ["1"] })',
  'validateSetInput(gameClass: mage, input: { text: "{\\"items\\": []}" })',
  // Refused.
  'getSet(id: "nothing")',
  'getPointPreset(id: "nothing")',
];

/** A question with one to three calls and any of their fields. */
export const anyQuestion: fc.Arbitrary<string> = fc
  .array(
    fc.constantFrom(...READS).chain((call) => fc.tuple(fc.constant(call), fieldsOf(call))),
    {
      minLength: 1,
      maxLength: 3,
    },
  )
  .map((calls) => {
    const parts = calls.map(([call, fields], at) => `a${at}: ${call} ${fields}`);
    return `query q($character: ID!, $set: ID!, $shared: ID!) {
      use1: getCharacter(id: $character) { id } use2: getSet(id: $set) { id }
      use3: getPublicSet(publicId: $shared) { publicId } ${parts.join(' ')} }`;
  });

function fieldsOf(call: string): fc.Arbitrary<string> {
  const field = schema.getQueryType()!.getFields()[/^\w+/.exec(call)![0]]!;
  return selectionOf(field, 5);
}

function selectionOf(field: GraphQLField<unknown, never>, depth: number): fc.Arbitrary<string> {
  const type = getNamedType(field.type);
  return isObjectType(type) ? objectSelection(type, depth) : fc.constant('');
}

function objectSelection(type: GraphQLObjectType, depth: number): fc.Arbitrary<string> {
  const fields = Object.values(type.getFields()).filter(
    (field) => depth > 0 || isLeafType(getNamedType(field.type)),
  );
  const asked = fc.subarray(fields, { minLength: 1, maxLength: Math.min(fields.length, 8) });
  return asked
    .chain((some) =>
      fc.tuple(
        fc.boolean(),
        ...some.map((field) =>
          selectionOf(field, depth - 1).map((inner) => `${field.name} ${inner}`),
        ),
      ),
    )
    .map(([named, ...parts]) => `{ ${named ? '__typename' : ''} ${parts.join(' ')} }`);
}
