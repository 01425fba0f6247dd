import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PlannerError } from '@gearwright/game/messages.ts';
import { runs } from '@gearwright/game/test/runs.ts';
import { newGearSet } from '@gearwright/game/set/new-gear-set.ts';
import { storeSet } from '@gearwright/game/stored/store-set.ts';
import { withoutIds } from '@gearwright/game/stored/without-ids.ts';
import { deflateText, inflateText } from '../../src/link/deflate-text.ts';
import { openSetLink, setsOfLink, writeSetLink, LONGEST_LINK } from '../../src/link/set-link.ts';
import type { PublicSetInput } from '../../src/roster.ts';
import { publicSetOf, snapshotFrom } from '../../src/rules/public-set.ts';
import { fixtureGame } from '../contract/contract-game.ts';
import { OLD_LINKS } from './old-links.ts';

const game = fixtureGame();
const { gender, variations } = game.warrior;

const id = fc.integer({ min: 1, max: 999_999_999 }).map(String);
const suffixed = fc.tuple(id, fc.integer({ min: -5000, max: 5000 })).map((ids) => ids.join('_'));
const item = fc.oneof(id, suffixed);
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const bySlot = <Value>(value: fc.Arbitrary<Value>) =>
  fc.array(value, { minLength: 20, maxLength: 20 });
const flags = fc.array(fc.boolean(), { maxLength: 5 });
const spell = fc.integer({ min: 1, max: 99_999 });
const custom = fc
  .tuple(
    fc.string({ minLength: 1, maxLength: 100 }),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
  )
  .map(([name, value]) => ({
    type: 'custom' as const,
    pointId: 'mine',
    name,
    // JSON knows no negative nothing.
    stats: [{ name: 'strength' as const, value: value || 0 }],
  }));

const anySet: fc.Arbitrary<PublicSetInput> = fc
  .record({
    name: fc.string({ minLength: 1, maxLength: 100 }).filter((name) => name.trim() !== ''),
    spec: fc.constantFrom('fury', 'arms'),
    phase: fc.integer({ min: 0, max: 9 }),
    itemIds: bySlot(maybe(item)),
    enchantIds: bySlot(
      maybe(
        fc.oneof(
          id,
          id.map((each) => `spell:${each}` as const),
        ),
      ),
    ),
    gemIds: bySlot(maybe(fc.array(maybe(id), { maxLength: 5 }))),
    runeIds: bySlot(maybe(id.map((each) => `spell:${each}`))),
    itemsAcquired: bySlot(fc.boolean()),
    enchantsAcquired: bySlot(fc.boolean()),
    gemsAcquired: bySlot(maybe(flags)),
    wishlistIds: fc.uniqueArray(item, { maxLength: 100 }),
    glyphIds: fc.array(maybe(id), { minLength: 6, maxLength: 6 }),
    talents: fc.stringMatching(/^[0-5-]{0,60}$/),
    points: fc.array(fc.oneof(custom, fc.constant(game.preset)), { maxLength: 1 }),
    buffs: fc.array(
      fc.record({ spellId: spell, improvementIds: fc.array(spell), enabled: fc.boolean() }),
    ),
    consumables: fc.array(
      fc.record({
        itemId: spell,
        enabled: fc.boolean(),
        slotId: fc.constantFrom(null, 16 as const),
      }),
    ),
  })
  .map((fields) => {
    const blank = storeSet(
      newGearSet({
        ...{ id: '', characterId: '', name: '', gameClass: 'warrior', spec: '', phase: 0 },
      }),
    );
    const rest = withoutIds(blank);
    const character = { name: 'Ann', level: 80, race: 'human', faction: 'alliance' } as const;
    return {
      set: { ...rest, ...(fields as Partial<typeof rest>) },
      character: { ...character, gender, variations, gameClass: 'warrior' },
    };
  });

/** As a shared set is seen, which knows no ids of its owner. */
const shown = (input: PublicSetInput, at: number) =>
  publicSetOf(snapshotFrom(input, game, { asStored: true }), `link-${at + 1}`);

test('X3: what is put into a link comes out of it, and makes the same link again', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anySet, { minLength: 1, maxLength: 2 }), async (sets) => {
      const text = await writeSetLink('wrath', sets);
      expect(text).toMatch(/^1[\w-]+$/);
      const read = setsOfLink(await openSetLink(text), game);
      expect(read).toEqual(sets.map(shown));
      const again = read.map(({ character, ...set }) => ({ set, character }));
      expect(await writeSetLink('wrath', again)).toBe(text);
    }),
    { numRuns: runs(100, 10_000) },
  );
});

test('X3: a link that was cut or changed on its way is refused', async () => {
  const [sample] = fc.sample(anySet, { numRuns: 1, seed: 7 });
  const sound = await writeSetLink('wrath', [sample!]);
  const broken = fc.oneof(
    fc.string(),
    fc.string().map((text) => `1${text}`),
    fc.nat(sound.length - 2).map((at) => sound.slice(0, at)),
    fc
      .tuple(fc.nat(sound.length - 2), fc.constantFrom('A', 'x', '_', '%', '€', '9'))
      .filter(([at, letter]) => sound[at] !== letter)
      .map(([at, letter]) => sound.slice(0, at) + letter + sound.slice(at + 1)),
  );
  await fc.assert(
    fc.asyncProperty(broken, async (text) => {
      await expect(openSetLink(text)).rejects.toBeInstanceOf(PlannerError);
    }),
    { numRuns: runs(300, 20_000) },
  );
});

test('X3: whatever stands in a link that can be opened, it is read or refused', () => {
  fc.assert(
    fc.property(
      fc.jsonValue(),
      fc.dictionary(fc.constantFrom('a', 'i', 'o', 'f'), fc.jsonValue()),
      (any, said) => {
        for (const set of [
          any,
          said,
          { a: ['Ann', 80, 'human', 0, 'warrior', 0, 0, 0, 0, 0], ...said },
        ]) {
          try {
            setsOfLink({ edition: 'wrath', sets: [set] }, game);
          } catch (error) {
            if (!(error instanceof PlannerError)) throw error;
          }
        }
      },
    ),
    { numRuns: runs(300, 20_000) },
  );
});

test('X3: a few letters that stand for gigabytes are not unpacked', async () => {
  const packed = await deflateText('a'.repeat(1_000_000));
  expect(packed.length).toBeLessThan(LONGEST_LINK);
  expect(await inflateText(packed, 64 * 1024)).toBeNull();
});

test.each(OLD_LINKS)('X3: the link of $made is read for ever', async ({ text, set }) => {
  const [read] = setsOfLink(await openSetLink(text), game);
  expect(read).toMatchObject({ ...set, character: { name: 'Ann', level: 80 } });
});
