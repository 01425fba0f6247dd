import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { ownJsonSchema } from '../src/exchange/json-schema.ts';

const file = new URL('../../../docs/formats/gear-set.schema.json', import.meta.url);

test('X1: the written schema of our format says what the reader accepts', async () => {
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(ownJsonSchema());
});
