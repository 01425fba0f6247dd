import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { items } from './items.ts';

async function rowsOf(edition: string): Promise<Map<number, Record<string, unknown>>> {
  const output = new PassThrough();
  const printed = text(output);
  await items.run(['--edition', edition], { input: new PassThrough(), output, errors: output });
  output.end();
  const rows = (await printed).trimEnd().split('\n');
  return new Map(
    rows.map((line) => {
      const row = JSON.parse(line) as Record<string, unknown>;
      return [row.id as number, row];
    }),
  );
}

test('an item a line, with the fields that scripts rely on', async () => {
  const rows = await rowsOf('tbc');
  expect(rows.size).toBeGreaterThan(14_500);
  // Warglaive of Azzinoth as the 2.4.3 client shows it.
  expect(rows.get(32837)).toEqual({
    id: 32837,
    name: 'Warglaive of Azzinoth',
    slotId: 16,
    quality: 5,
    itemLevel: 156,
    requiredLevel: 70,
    phase: 3,
    handed: 'main',
    armorType: null,
    weaponType: 7,
    stats: { agility: 22, stamina: 29, hitRating: 21, attackPower: 44 },
    sockets: [],
    socketBonus: {},
    damageMin: 214,
    damageMax: 398,
    speed: 2.8,
    set: { id: 699, name: 'The Twin Blades of Azzinoth' },
    classes: ['warrior', 'rogue'],
    sources: expect.arrayContaining([expect.objectContaining({ type: 'raid' })]) as unknown,
  });
  // Faceplate of the Impenetrable
  expect(rows.get(32521)).toMatchObject({ sockets: ['meta', 'red'], socketBonus: { stamina: 6 } });
});
