import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const clone = mkdtempSync(join(tmpdir(), 'gearwright-clone-'));
afterAll(() => rmSync(clone, { recursive: true, force: true }));
for (const path of [
  'package.json',
  'package-lock.json',
  'scripts/bootstrap.js',
  'scripts/bootstrap',
  // Which editions and sites there are is read there.
  'packages/game/src/edition',
]) {
  cpSync(path, join(clone, path), { recursive: true });
}

test('a fresh clone without a network says what is missing, and nothing on stdout', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/bootstrap.js', 'gw'], {
    cwd: clone,
    encoding: 'utf8',
    env: {
      ...process.env,
      // A port nobody answers on, and an empty cache.
      npm_config_registry: 'http://127.0.0.1:9/',
      npm_config_cache: join(clone, 'npm-cache'),
      npm_config_fetch_retries: '0',
    },
  });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain('Installing dependencies…');
  expect(stderr).toContain('the npm registry cannot be reached');
});
