import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writeAddonList } from '@gearwright/game/exchange/addon-list.ts';
import { readImport } from '@gearwright/game/exchange/read-text.ts';
import { findLua, NO_LUA } from '../../scripts/system/find-lua.ts';

const ADDON = resolve(import.meta.dirname, '..');
const lua = findLua();
if (lua === null) console.warn(NO_LUA);

/** What the add-on says, in the stand-in of one client. */
function inGame(character: string, ...advice: readonly string[]): string {
  const run = spawnSync(lua!, ['test/run.lua', '.', character, ...advice], {
    cwd: ADDON,
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new Error(run.stderr);
  return run.stdout.trimEnd();
}

const CLIENTS = [
  'vanilla',
  'vanillaOld',
  'sod',
  'tbc',
  'tbcOld',
  'tbcNewest',
  'wrath',
  'wrathOld',
] as const;

describe.skipIf(lua === null)('Y8: the in-game add-on', () => {
  test.each(CLIENTS)('the text of the %s client is read whole', (client) => {
    const read = readImport(inGame(client));
    expect(read.format).toBe('addon');
    expect(read.character).toMatchObject({ name: 'Grom "Axe"', realm: 'Firemaw' });
    expect(read.talents).toEqual({ kind: 'text', text: '235-50-1' });
    expect(read.notUnderstood).toEqual([]);
  });

  test.each([
    ['vanilla', 'vanillaOld'],
    ['tbc', 'tbcNewest'],
  ])('older and newer functions of the client tell the same of %s', (one, other) => {
    const [left, right] = [one, other].map((client) => {
      const { gear: _, ...told } = JSON.parse(inGame(client)) as Record<string, unknown>;
      return told;
    });
    expect(left).toEqual(right);
  });

  test('gear keeps its place, enchant, gems with their gaps, and suffix', () => {
    const items = readImport(inGame('tbc')).items!;
    expect(items.map(({ slot, id, gems, suffixId }) => ({ slot, id, gems, suffixId }))).toEqual([
      { slot: 1, id: 28963, gems: [25893, 24030], suffixId: null },
      { slot: 3, id: 30055, gems: [24030, null, 24030], suffixId: null },
      { slot: 11, id: 24087, gems: [], suffixId: -36 },
    ]);
    expect(items[0]!.enchant?.effectId).toBe(3002);
  });

  test.each(CLIENTS)('bags and bank of the %s client come along', (client) => {
    const { bags, bank } = readImport(inGame(client));
    expect(bags?.map(({ id }) => id)).toEqual([19019, 18404]);
    expect(bank?.map(({ id, enchant }) => [id, enchant?.effectId])).toEqual([
      [17063, 1900],
      [2947, undefined],
    ]);
  });

  test('runes and glyphs come along where the client has them', () => {
    expect(readImport(inGame('sod')).items?.map(({ rune }) => rune)).toEqual([403475, 416003]);
    for (const client of ['wrath', 'wrathOld']) {
      const glyphs = readImport(inGame(client)).glyphs!;
      expect(glyphs).toContainEqual({ type: 'major', spellId: 58657, itemId: null });
      expect(glyphs).toContainEqual({ type: 'minor', spellId: 58686, itemId: null });
    }
    expect(readImport(inGame('vanilla')).glyphs).toBeNull();
  });

  test('professions are told in English whatever the language of the client', () => {
    expect(readImport(inGame('wrath')).character?.professions).toEqual(['blacksmithing', 'mining']);
  });

  test('a list from the site marks its items, with gain and step', () => {
    const others = Array.from({ length: 9 }, (_, at) => ({ id: String(at + 1), gain: null }));
    const list = writeAddonList('Hyjal; Bulwark', [
      ...others.slice(0, 2),
      { id: '19019', gain: 34.2 },
      ...others.slice(2),
      { id: '17063_5', gain: null },
      { id: '18404_7', gain: 3 },
    ]);
    for (const client of ['tbc', 'tbcNewest']) {
      expect(inGame(client, list, '19019:0::::::').split('\n')).toEqual([
        'Kept: Hyjal Bulwark. Its items are marked in their tooltips.',
        'Gearwright: +34 for Hyjal Bulwark, step 3 of 12',
      ]);
    }
    expect(inGame('tbc', list, '12640:0::::::').split('\n')).toHaveLength(1);
  });

  test.each(['nonsense', 'GEARWRIGHT1;', 'GEARWRIGHT1;Set;x,y,z', ';'.repeat(200_000)])(
    'a text that is no list changes nothing and says why',
    (text) => {
      expect(inGame('tbc', text.slice(0, 120_000), '19019:0::::::')).toMatch(
        /^This (?:is|list|text) /,
      );
    },
  );
});
