import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import * as operations from '../../src/generated/operations.ts';

/** What the version before this one asked, and what it understood. */
const read = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8');
const previousSchema = buildSchema(read('previous.graphql'));
const previousOperations = JSON.parse(read('previous-operations.json')) as Record<string, string>;
const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../schema.graphql'), 'utf8'));

/** Calls a page of this version cannot make on a server of the version before; pages keep what they could not save. */
const NOT_UNDERSTOOD_BEFORE: readonly string[] = [
  // One call instead of several.
  'changeLevel',
  // Links are switched, frozen and counted.
  'changeLink',
  'countOpening',
  // Sets carry what their player thinks of effects.
  'createSet',
  // The bin is new.
  'deleteFromBin',
  // So is what sets were.
  'deleteSnapshot',
  'getComparisonSets',
  'getHistory',
  // Bags are new.
  'getInventory',
  'getLink',
  'getPublicComparisonSets',
  'getPublicSet',
  'getSet',
  'listBin',
  'restoreFromBin',
  'saveInventory',
  'takeSnapshot',
  'updateSet',
];

test.each(Object.entries(previousOperations))(
  'D18: %s of a page that was opened before an update is still answered',
  (_name, text) => {
    expect(validate(schema, parse(text))).toEqual([]);
  },
);

test('D18: what a server before the update understands of a new page is known', () => {
  const refused = Object.entries(operations)
    .filter(([, { text }]) => validate(previousSchema, parse(text)).length > 0)
    .map(([name]) => name);
  expect(refused).toEqual(NOT_UNDERSTOOD_BEFORE);
});
