import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readSecret } from './secret.ts';

const folder = mkdtempSync(join(tmpdir(), 'gearwright-secret-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a secret is made once, for its owner alone, and serves every start', () => {
  const first = readSecret(null, folder).key('signing');
  const second = readSecret(null, folder).key('signing');
  expect(second).toEqual(first);
  expect(first).toHaveLength(32);
  expect(readdirSync(folder)).toEqual(['secret']);
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
});

test('each purpose has its own key, and a configured secret comes first', () => {
  const ours = readSecret('configured, with more than 32 letters', folder);
  const kept = readSecret(null, folder);
  const keys = [ours.key('signing'), ours.key('codes'), kept.key('signing'), kept.key('codes')];
  expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(4);
});

test.each(['', '\n', 'cut short'])('a kept secret that reads %j is refused, not used', (text) => {
  const other = mkdtempSync(join(folder, 'other-'));
  writeFileSync(join(other, 'secret'), text);
  expect(() => readSecret(null, other)).toThrow(/secret is empty or cut short: .* back-up/);
});
