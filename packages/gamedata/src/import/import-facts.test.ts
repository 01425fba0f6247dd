import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SourceError } from '../compiled.ts';
import { consumables } from './effect/consumables.ts';
import { talentEffects } from './effect/talent-effects.ts';
import { importFacts } from './import-facts.ts';
import { SourceFolder } from './source-folder.ts';

let from: string;
let to: string;

beforeEach(() => {
  from = mkdtempSync(join(tmpdir(), 'facts-from-'));
  to = mkdtempSync(join(tmpdir(), 'facts-to-'));
  for (const edition of ['classic', 'sod', 'tbc', 'wrath']) {
    put(`effects/consumables.${edition}.json`, [flask(edition === 'classic' ? 1200 : 400)]);
    put(`effects/talentEffects.${edition}.json`, [cruelty([1, 2])]);
  }
  put('effects/talentEffects.more.json', []);
});

afterEach(() => {
  rmSync(from, { recursive: true });
  rmSync(to, { recursive: true });
});

function put(file: string, content: unknown): void {
  mkdirSync(dirname(join(from, file)), { recursive: true });
  writeFileSync(join(from, file), typeof content === 'string' ? content : JSON.stringify(content));
}

const flask = (health: number) => ({
  itemId: 13510,
  name: 'Flask of the Titans',
  type: 'flask',
  group: 'flask',
  stats: { health },
  requiredLevel: 50,
  durationSec: 7200,
});

const cruelty = (values: readonly number[]) => ({
  gameClass: 'warrior',
  tree: 'Fury',
  treeIndex: 1,
  position: 1,
  talent: 'Cruelty',
  spellIds: [12320, 12852],
  effects: [{ stat: 'critPercent', type: 'flat', values, basis: 's' }],
});

const run = () => importFacts(new SourceFolder(from), to, [consumables, talentEffects]);

test('facts are written one row a line, without what goes without saying', () => {
  run();
  expect(readFileSync(join(to, 'effect/consumables.json'), 'utf8')).toBe(
    [
      '[',
      '{"itemId":13510,"name":"Flask of the Titans","type":"flask","group":"flask","stats":{"health":1200},"requiredLevel":50,"durationSec":7200,"editions":["classic"]},',
      '{"itemId":13510,"name":"Flask of the Titans","type":"flask","group":"flask","stats":{"health":400},"requiredLevel":50,"durationSec":7200,"editions":["sod","tbc","wrath"]}',
      ']',
      '',
    ].join('\n'),
  );
});

test('a second import of the same folder writes the same bytes', () => {
  const first = run();
  const second = run();
  expect(second).toEqual(first);
});

describe('a bad row is named, and nothing at all is written', () => {
  test.each([
    [
      'a truncated file',
      () => put('effects/talentEffects.tbc.json', '[{"gameClass":"warr'),
      'effects/talentEffects.tbc.json: file: not JSON',
    ],
    [
      'an unknown stat',
      () => put('effects/consumables.wrath.json', [{ ...flask(1), stats: { luck: 3 } }]),
      'effects/consumables.wrath.json: row 1 (Flask of the Titans): stats names the unknown stat luck',
    ],
    [
      'a missing rank',
      () => put('effects/talentEffects.wrath.json', [cruelty([1])]),
      'effects/talentEffects.wrath.json: row 1 (Cruelty), effects 1: 1 values for 2 ranks',
    ],
    [
      'a field nobody knows',
      () => put('effects/consumables.sod.json', [{ ...flask(1), taste: 'sweet' }]),
      'effects/consumables.sod.json: row 1 (Flask of the Titans): unknown field taste',
    ],
  ])('%s', (_, damage, message) => {
    damage();
    expect(run).toThrow(SourceError);
    expect(run).toThrow(message);
    expect(existsSync(join(to, 'effect'))).toBe(false);
  });
});

describe('the command', () => {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url));
  const call = (...args: readonly string[]) => {
    try {
      execFileSync(process.execPath, [main, ...args], { stdio: 'pipe' });
      return { status: 0, said: '' };
    } catch (error) {
      const { status, stderr } = error as { status: number; stderr: Buffer };
      return { status, said: String(stderr) };
    }
  };

  test('ends with 1 and one line on a folder that lacks a table', () => {
    expect(call(from)).toEqual({
      status: 1,
      said: 'class/talents.wrath.json: file: cannot be read\n',
    });
  });

  test('ends with 2 and its usage without a folder', () => {
    const { status, said } = call();
    expect(status).toBe(2);
    expect(said).toMatch(/^Usage: npm run facts:import/);
  });
});
