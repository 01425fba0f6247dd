import fc from 'fast-check';
import { expect, test } from 'vitest';
import { context, strong } from '../../../test/autofill-context.ts';
import { makeEnchant, makeGem, makeRune } from '../../../test/rules/make.ts';
import { runs } from '../../../test/runs.ts';
import type { Gear, Piece } from '../../set/gear-set.ts';
import { emptyGear } from '../../set/new-gear-set.ts';
import { EMPTY_PIECE, keeping, trimmedGems } from '../../set/piece.ts';
import { CHEST, FINGER_1, FINGER_2, HEAD, LEGS, type SlotId } from '../../slot/slots.ts';
import { upgradePath } from './upgrade-path.ts';

const SLOTS = [HEAD, CHEST, LEGS, FINGER_1, FINGER_2] as const;
const itemsOf = (slot: SlotId) => {
  const kind = slot === FINGER_2 ? FINGER_1 : slot;
  return [1, 2, 3].map((at) => strong(kind * 10 + at, at * 5, { slotId: kind }));
};
const gems = [makeGem(901, 'red'), makeGem(902, 'blue')];
const enchants = [makeEnchant('801', SLOTS), makeEnchant('802', SLOTS)];
const runes = [makeRune(701, HEAD, ['warrior']), makeRune(702, HEAD, ['warrior'])];
const { set: bare, rules, weights } = context({ items: SLOTS.slice(0, 4).flatMap(itemsOf) });
const measure = { rules, weights, effects: null, preset: null };

const pieceIn = (slot: SlotId): fc.Arbitrary<Piece> =>
  fc
    .record({
      item: fc.constantFrom(...itemsOf(slot)),
      enchant: fc.constantFrom(null, ...enchants),
      gems: fc.array(fc.constantFrom(null, ...gems), { maxLength: 3 }),
      rune: fc.constantFrom(null, ...runes),
      marks: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
      runeId: fc.constantFrom(undefined, 'spell:1'),
    })
    .map(({ item, enchant, gems: held, rune, marks: [first, second, ...rest], runeId }) =>
      keeping(
        {
          ...{ item, enchant, rune, ...trimmedGems(held, rest) },
          itemAcquired: first!,
          enchantAcquired: enchant !== null && second!,
        },
        { runeId: rune ? undefined : runeId },
      ),
    );
const gear: fc.Arbitrary<Gear> = fc
  .tuple(...SLOTS.map((slot) => fc.option(pieceIn(slot), { nil: EMPTY_PIECE })))
  .map((pieces) => ({
    ...emptyGear(),
    ...Object.fromEntries(SLOTS.map((slot, at) => [slot, pieces[at]!])),
  }));

test('every step keeps runes and the marks of what stays, and touches no slot but those of the path so far', () => {
  fc.assert(
    fc.property(gear, gear, gear, (worn, target, since) => {
      const path = upgradePath({ ...bare, gear: worn }, target, measure, () => 1);
      const passed = new Set<SlotId>();
      for (const { slots, edit } of path) {
        for (const slot of slots) passed.add(slot);
        const after = edit({ ...bare, gear: worn }).gear;
        const later = edit({ ...bare, gear: since, name: 'Renamed' });
        expect(later.name).toBe('Renamed');
        for (const slot of SLOTS) {
          const [was, is] = [worn[slot], after[slot]];
          if (!passed.has(slot)) {
            expect(is).toBe(was);
            expect(later.gear[slot]).toBe(since[slot]);
            continue;
          }
          expect(later.gear[slot].item).toEqual(is.item);
          if (was.rune) expect(is.rune).toBe(was.rune);
          if (was.kept?.runeId) expect(is.kept?.runeId).toBe(was.kept.runeId);
          expect(is.rune !== null && is.kept?.runeId !== undefined).toBe(false);
          if (was.item?.id !== is.item?.id) continue;
          expect(is.itemAcquired).toBe(was.itemAcquired);
          if (was.enchant?.id === is.enchant?.id) {
            expect(is.enchantAcquired).toBe(was.enchantAcquired);
          }
          for (const [at, gem] of is.gems.entries()) {
            if (gem && gem.id === was.gems[at]?.id) {
              expect(is.gemsAcquired[at]).toBe(was.gemsAcquired[at]);
            }
          }
        }
      }
    }),
    { numRuns: runs(100, 1000) },
  );
});

test('an enchant the dataset does not know stays where the target has none', () => {
  const [helm] = itemsOf(HEAD);
  const kept = keeping(
    { ...EMPTY_PIECE, item: helm! },
    { enchantId: '999', gemIds: [null, '998'] },
  );
  const worn = { ...emptyGear(), [HEAD]: { ...kept, gems: [null, null], itemAcquired: true } };
  const target = { ...emptyGear(), [HEAD]: { ...EMPTY_PIECE, item: helm!, gems: [gems[0]!] } };
  const [step] = upgradePath({ ...bare, gear: worn }, target, measure, () => 1);
  const after = step!.edit({ ...bare, gear: worn }).gear[HEAD];
  expect(after).toMatchObject({ itemAcquired: true, gems: [gems[0], null], kept: kept.kept });
});
