import { expect, test } from 'vitest';
import { failureOf } from './failure.ts';

test.each([
  [{ code: '40001' }, 'conflict'],
  [{ code: '40P01' }, 'conflict'],
  [{ code: '25006' }, 'readOnly'],
  [{ code: '53100' }, 'diskFull'],
  [{ code: '57P01' }, 'lost'],
  [{ code: '08006' }, 'lost'],
  [{ code: '53300' }, 'lost'],
  [{ code: '57014' }, 'timedOut'],
  [{ code: 'ECONNREFUSED' }, 'lost'],
  [{ code: '23505' }, 'refused'],
  [new Error('Connection terminated unexpectedly'), 'lost'],
  [new Error('Query read timeout'), 'timedOut'],
  [new Error('something else'), 'refused'],
  // SQLITE_FULL, and SQLITE_READONLY_DIRECTORY with its extended code.
  [{ code: 'ERR_SQLITE_ERROR', errcode: 13 }, 'diskFull'],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 1544 }, 'readOnly'],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 2067 }, 'refused'],
  [undefined, 'refused'],
])('%o is %s', (error, failure) => {
  expect(failureOf(error)).toBe(failure);
});
