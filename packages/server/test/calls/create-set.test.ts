import { afterAll, describe, expect, test } from 'vitest';
import { createSet, getCharacter } from '@gearwright/api/generated/operations.ts';
import { player, refusalOf } from '../askers.ts';
import { DATABASE_KINDS } from '../databases.ts';
import { runServer } from '../run-server.ts';
import { ARCANUM, bySlot, HOOD, newCharacter, POINT, RUBY } from './a-mage.ts';

describe.each(DATABASE_KINDS)('createSet on %s', async (kind) => {
  const running = await runServer(kind);
  afterAll(() => running.close());
  const me = await player(running);

  test('D18: the same client key makes nothing twice', async () => {
    const { id: characterId } = await newCharacter(me);
    const input = { characterId, name: 'Raid', spec: 'fire', phase: 1, points: [POINT] };
    const variables = { input, clientKey: 'page-7' };
    const one = await me.call(createSet, variables);
    expect(await me.call(createSet, variables)).toEqual(one);
    const { getCharacter: owner } = await me.call(getCharacter, { id: characterId });
    expect(owner.sets).toHaveLength(1);
  });

  test.each([
    [{ itemIds: bySlot({ 1: '49623' }) }, 'wrongSlot'],
    [{ itemIds: bySlot({ 16: '49623' }) }, 'wrongClass'],
    [{ itemIds: bySlot({ 1: '999999999' }) }, 'unknownItem'],
    [{ itemIds: bySlot({ 1: 'hat' }) }, 'malformed'],
    [{ itemIds: ['1'] }, 'wrongLength'],
    [{ itemIds: bySlot({ 1: HOOD }), gemIds: bySlot({ 1: [RUBY] }) }, 'gemDoesNotFit'],
    [{ enchantIds: bySlot({ 1: ARCANUM }) }, 'slotEmpty'],
    [{ runeIds: bySlot({ 1: 'spell:417135' }) }, 'unknownRune'],
    [{ wishlistIds: Array.from({ length: 101 }, (_, at) => String(at + 1)) }, 'wishlistFull'],
    [{ points: [{ type: 'preset' as const, pointId: 'nobody' }] }, 'invalidPoint'],
    [{ points: [{ ...POINT, stats: [{ name: 'luck', value: 1 }] }] }, 'unknownStat'],
    [{ points: [{ ...POINT, stats: [] }] }, 'invalidPoint'],
    [{ buffs: [{ spellId: 'x', enabled: true }] }, 'malformed'],
    [{ buffs: [{ spellId: '1', enabled: true }] }, 'unknownBuff'],
    [{ consumables: [{ itemId: '955', enabled: true, slotId: 20 }] }, 'unknownSlot'],
    [{ talents: '!!!' }, 'invalidTalents'],
    [{ phase: 9 }, 'outOfRange'],
    [{ name: '' }, 'required'],
    [{ gameClass: 'warrior' as const }, 'otherClass'],
  ])('E4: %j is refused and nothing is made', async (wrong, code) => {
    const { id: characterId } = await newCharacter(me);
    const input = { characterId, name: 'Raid', spec: 'fire', phase: 1, points: [POINT], ...wrong };
    expect(await refusalOf(me.call(createSet, { input }))).toBe(code);
    const { getCharacter: owner } = await me.call(getCharacter, { id: characterId });
    expect(owner.sets).toEqual([]);
  });

  test('N3: the character must exist, and be mine', async () => {
    const input = { characterId: 'x', name: 'Raid', spec: 'fire', phase: 1, points: [POINT] };
    expect(await refusalOf(me.call(createSet, { input }))).toBe('characterDoesNotExist');
    const { id: characterId } = await newCharacter(await player(running));
    expect(await refusalOf(me.call(createSet, { input: { ...input, characterId } }))).toBe(
      'characterDoesNotExist',
    );
  });
});
