import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { COMMANDS } from '../commands.ts';
import { gw } from '../gw.ts';

const STAFF = { slot: 'MAIN_HAND', id: 40489 };
const PLATE_HELM = { slot: 'HEAD', id: 40328 };

async function totalsOf(gameClass: string, items: readonly object[]) {
  const output = new PassThrough();
  const set = { character: { level: 80, race: 'HUMAN', gameClass }, items };
  const input = Readable.from([JSON.stringify(set)]);
  const words = ['totals', '--edition', 'wrath'];
  const code = await gw(words, COMMANDS, { input, output, errors: new PassThrough() });
  output.end();
  return { code, ...(JSON.parse(await text(output)) as { warnings: readonly string[] }) };
}

test('T1: gear that no one of the class can wear is warned about', async () => {
  const { warnings } = await totalsOf('MAGE', [STAFF, PLATE_HELM]);
  expect(warnings).toEqual([expect.stringContaining('cannot be used by a mage')]);
  expect(await totalsOf('MAGE', [STAFF])).toMatchObject({ code: 0, warnings: [] });
});

async function explained(edition: string, wanted: string, set: object) {
  const output = new PassThrough();
  const input = Readable.from([JSON.stringify(set)]);
  const words = ['totals', '--edition', edition, '--explain', wanted];
  await gw(words, COMMANDS, { input, output, errors: new PassThrough() });
  output.end();
  return JSON.parse(await text(output)) as Record<string, unknown>;
}

const BLOODVINE = [
  { slot: 'CHEST', id: 19682 },
  { slot: 'LEGS', id: 19683 },
  { slot: 'FEET', id: 19684 },
];

test('T1: --explain says what is worn and does not count, and why', async () => {
  const character = { level: 60, race: 'GNOME', gameClass: 'MAGE' };
  expect(
    await explained('classic', 'spellCritPercent', { character, items: BLOODVINE }),
  ).toMatchObject({
    notCounted: [
      {
        kind: 'set',
        name: 'Bloodvine Garb (3)',
        effect: '+2% Spell Crit',
        because: 'needs Tailoring (300)',
      },
    ],
  });
  const tailor = { ...character, professions: ['TAILORING'] };
  const all = await explained('classic', 'effects', { character: tailor, items: BLOODVINE });
  expect(all).toMatchObject({ notCounted: [] });
});

test('T1: --explain tells the condition under which a part counts, and a doubt', async () => {
  const set = {
    character: { level: 70, race: 'TAUREN', gameClass: 'DRUID' },
    items: [29096, 29097, 29098, 29099, 29100].map((id, at) => ({
      slot: ['CHEST', 'HANDS', 'HEAD', 'LEGS', 'SHOULDERS'][at],
      id,
    })),
    exportOptions: { buffs: true, talents: true, form: 'cat' },
  };
  const { contributions } = await explained('tbc', 'strength', set);
  expect(contributions).toContainEqual(
    expect.objectContaining({
      name: 'Malorne Harness (4)',
      amount: 30,
      condition: 'in Cat Form',
    }),
  );
  expect(await explained('tbc', 'blockValue', set)).toHaveProperty('doubt');
});
