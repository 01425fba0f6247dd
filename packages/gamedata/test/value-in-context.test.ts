import { expect, test } from 'vitest';
import { equipping } from '@gearwright/game/equip/equipping.ts';
import { autofill } from '@gearwright/game/optimise/autofill.ts';
import { ValueInContext } from '@gearwright/game/optimise/value-in-context.ts';
import { slotQuery } from '@gearwright/game/optimise/slot-query.ts';
import type { StatWeights } from '@gearwright/game/point/point.ts';
import { scoreGear, scoreItem } from '@gearwright/game/score/score.ts';
import { searchItems } from '@gearwright/game/search/search-items.ts';
import { CHEST, FINGER_1, HEAD } from '@gearwright/game/slot/slots.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { presetsAtCap, requestFor } from './autofill-requests.ts';

/** The best set by these weights, of a fighter of the class. */
function dressed(edition: EditionKey, gameClass: string, spec: string, weights: StatWeights) {
  const preset = presetsAtCap(edition).find(
    (each) => each.gameClass === gameClass && each.spec === spec,
  )!;
  const request = { ...requestFor(edition, preset), weights };
  return { ...request, set: { ...request.set, gear: autofill(request).gear } };
}

test('a change that changes nothing is worth nothing', () => {
  const context = dressed('tbc', 'warrior', 'fury', { strength: 2, hitRating: 1 });
  expect(new ValueInContext(context).of((set) => set)).toBe(0);
});

test('an item without sockets or sets is worth what it has more', () => {
  const weights = { strength: 1 };
  const context = dressed('classic', 'warrior', 'fury', weights);
  const { set, rules } = context;
  const worth = new ValueInContext(context);
  for (const { item } of searchItems(context.index, slotQuery(context, FINGER_1)).hits) {
    const after = equipping(
      FINGER_1,
      item,
      rules,
    )({
      ...set,
      gear: { ...set.gear, [FINGER_1]: { ...set.gear[FINGER_1], enchant: null } },
    });
    const setOf = (id: number) => rules.dataset.setOf(id);
    const gain = scoreGear(after.gear, weights, setOf) - scoreGear(set.gear, weights, setOf);
    expect(worth.ofItem(FINGER_1, item)).toBeCloseTo(gain, 6);
  }
});

test('what lies beyond the hit cap is worth nothing', () => {
  const weights = { hitRating: 1 };
  const context = dressed('wrath', 'warrior', 'fury', weights);
  const worn = context.set.gear[CHEST].item!;
  expect(scoreItem(worn, weights)).toBeGreaterThan(0);
  const plain = searchItems(context.index, {
    ...slotQuery(context, CHEST),
    sort: { by: 'score', descending: false },
  }).hits.find(({ score }) => score === 0)!.item;
  expect(new ValueInContext(context).ofItem(CHEST, plain)).toBeCloseTo(0, 6);
});

test('the best gems and the socket bonus they earn count', () => {
  const weights = { strength: 1 };
  const context = dressed('wrath', 'warrior', 'fury', weights);
  const { item } = context.set.gear[HEAD];
  const ungemmed = {
    ...context.set,
    gear: { ...context.set.gear, [HEAD]: { ...context.set.gear[HEAD], gems: [] } },
  };
  const worth = new ValueInContext({ ...context, set: ungemmed });
  expect(worth.ofItem(HEAD, item!)).toBeGreaterThan(15);
});
