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
