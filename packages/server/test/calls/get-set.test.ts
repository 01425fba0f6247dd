import { afterAll, describe, expect, test } from 'vitest';
import { getSet, updateCharacter } from '@gearwright/api/generated/operations.ts';
import { player, refusalOf } from '../askers.ts';
import { DATABASE_KINDS } from '../databases.ts';
import { runServer } from '../run-server.ts';
import { ARCANUM, bySlot, HOOD, META, newMage } from './a-mage.ts';

describe.each(DATABASE_KINDS)('getSet on %s', async (kind) => {
  const running = await runServer(kind);
  afterAll(() => running.close());
  const me = await player(running);

  test('S2: a new set is as empty as specified', async () => {
    const { character, set } = await newMage(me);
    const { getSet: found } = await me.call(getSet, { id: set.id });
    const { warnings, character: owner, ...rest } = found;
    expect(rest).toEqual(set);
    expect(warnings).toEqual([]);
    expect(owner).toEqual(character);
    expect(rest).toMatchObject({
      itemIds: bySlot({}),
      enchantIds: bySlot({}),
      gemIds: bySlot({}),
      runeIds: bySlot({}),
      itemsAcquired: new Array(20).fill(false),
      enchantsAcquired: new Array(20).fill(false),
      glyphIds: new Array(6).fill(null),
      wishlistIds: [],
      pinned: false,
      publicId: null,
    });
  });

  test('X1: the full form has items next to ids', async () => {
    const { set } = await newMage(me, {
      itemIds: bySlot({ 1: HOOD }),
      enchantIds: bySlot({ 1: ARCANUM }),
      gemIds: bySlot<(string | null)[]>({ 1: [META, null] }),
      glyphIds: ['63092', null, null, null, null, null],
      wishlistIds: ['50714'],
      buffs: [{ spellId: '47436', improvementIds: [], enabled: true }],
      consumables: [{ itemId: '955', enabled: true }],
    });
    const { data } = await me.ask(
      `query q($id: ID!) { getSet(id: $id) {
        items { name } enchants { name enchant { effectId } } gems { name gemColor } runes { id }
        glyphs { name type description } wishlist { name } buffs { spellId spell { name } }
        consumables { itemId item { name } } } }`,
      { id: set.id },
    );
    expect(data!['getSet']).toEqual({
      items: bySlot({ 1: { name: 'Bloodmage Hood' } }),
      enchants: bySlot({
        1: { name: 'Arcanum of Burning Mysteries', enchant: { effectId: '3820' } },
      }),
      gems: bySlot({ 1: [{ name: 'Chaotic Skyflare Diamond', gemColor: 'meta' }, null] }),
      runes: bySlot({}),
      glyphs: [
        {
          name: 'Glyph of Arcane Barrage',
          type: 'major',
          description: expect.stringContaining('Arcane Barrage') as string,
        },
        ...new Array<null>(5).fill(null),
      ],
      wishlist: [{ name: "Valanar's Other Signet Ring" }],
      buffs: [{ spellId: '47436', spell: { name: 'Battle Shout' } }],
      consumables: [{ itemId: '955', item: { name: 'Scroll of Intellect' } }],
    });
  });

  test('E4: what is not legal any more stays and is told', async () => {
    const { character, set } = await newMage(me, { itemIds: bySlot({ 1: HOOD }) });
    await me.call(updateCharacter, { id: character.id, input: { level: 70 } });
    const { getSet: found } = await me.call(getSet, { id: set.id });
    expect(found.itemIds[1]).toBe(HOOD);
    expect(found.warnings).toEqual(['Bloodmage Hood requires level 80']);
  });

  test.each(['nothing', '\u0000', '💎'])('N1: %j is not found', async (id) => {
    expect(await refusalOf(me.call(getSet, { id }))).toBe('setNotFound');
  });

  test('N3: nor is somebody else’s', async () => {
    const { set } = await newMage(me);
    const other = await player(running);
    expect(await refusalOf(other.call(getSet, { id: set.id }))).toBe('setNotFound');
  });
});
