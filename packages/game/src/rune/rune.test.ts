import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { classic } from '../edition/classic.ts';
import { seasonOfDiscovery } from '../edition/season-of-discovery.ts';
import { wrath } from '../edition/wrath.ts';
import { equipping, unequipping } from '../equip/equipping.ts';
import { fixtureRules, fixtureSet } from '../../test/rules/fixture-dataset.ts';
import { runes, things } from '../../test/rules/fixture-things.ts';
import { inEditions } from '../../test/rules/in-editions.ts';
import { runs } from '../../test/rules/property-runs.ts';
import { CHEST, FEET, FINGER_1, FINGER_2, HEAD, WAIST } from '../slot/slots.ts';
import { engraving, whyNotEngrave } from './engraving.ts';
import { formatRunes, parseRunes, type PanelRunes } from './rune-code.ts';
import { runeSlots, runesFor } from './rune-slots.ts';

const rules = fixtureRules(seasonOfDiscovery);
const { dataset } = rules;

describe('K3, D3: runes', () => {
  test('fit their slot and class', () => {
    expect(whyNotEngrave(HEAD, runes.head, rules)).toBeNull();
    expect(whyNotEngrave(FEET, runes.head, rules)?.message).toBe(
      'Rune 9003 does not fit the Feet slot',
    );
    expect(whyNotEngrave(CHEST, runes.dualWield, rules)?.code).toBe('wrongClass');
    expect(whyNotEngrave(FINGER_2, runes.ring, rules)).toBeNull();
  });

  inEditions([classic, wrath], 'exist in Season of Discovery only', (edition) => {
    expect(whyNotEngrave(HEAD, runes.head, fixtureRules(edition))?.code).toBe('notInEdition');
    expect(parseRunes('h0', 'warrior', edition, dataset).refusal?.code).toBe('notInEdition');
  });

  test('belong to the slot and stay when the item changes or goes', () => {
    const engraved = engraving(HEAD, runes.head)(fixtureSet());
    const worn = equipping(HEAD, things.helm, rules)(engraved);
    expect(worn.gear[HEAD].rune).toBe(runes.head);
    expect(unequipping(HEAD, rules)(worn).gear[HEAD].rune).toBe(runes.head);
    expect(engraving(HEAD, null)(worn).gear[HEAD].rune).toBeNull();
  });

  test('have a tab on every slot that has any', () => {
    expect(runeSlots(dataset, 'warrior')).toEqual([HEAD, FEET, FINGER_1, FINGER_2]);
    expect(runesFor(dataset, 'warrior', WAIST)).toEqual([]);
  });
});

describe('D9: the rune code', () => {
  test('is the slot’s letter and the index by spell id', () => {
    const code = formatRunes(
      { [HEAD]: runes.head, [FEET]: runes.feet },
      'warrior',
      seasonOfDiscovery,
      dataset,
    );
    expect(code).toBe('h1f0');
    expect(parseRunes(code, 'warrior', seasonOfDiscovery, dataset).value).toEqual({
      [HEAD]: runes.head,
      [FEET]: runes.feet,
    });
  });

  test.each(['h', 'h9', 'x0', 'h0h1', 'hA', '0h'])('%s is refused', (code) => {
    expect(parseRunes(code, 'warrior', seasonOfDiscovery, dataset).refusal?.code).toBe(
      'unknownRune',
    );
  });

  test('survives a round trip', () => {
    const panels: fc.Arbitrary<PanelRunes> = fc.record(
      { [HEAD]: fc.constantFrom(runes.head, runes.headTwo), [FEET]: fc.constant(runes.feet) },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(panels, (panel) => {
        const code = formatRunes(panel, 'warrior', seasonOfDiscovery, dataset);
        expect(parseRunes(code, 'warrior', seasonOfDiscovery, dataset).value).toEqual(panel);
      }),
      runs(30),
    );
  });

  test('any text gives runes or a typed refusal', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 10 }), (code) => {
        const { value, refusal } = parseRunes(code, 'warrior', seasonOfDiscovery, dataset);
        expect(value ?? refusal?.code).toBeTruthy();
      }),
      runs(300, 10_000),
    );
  });
});
