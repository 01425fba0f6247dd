import { EDITION_KEYS, type EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { editionHasStat, STATS } from '@gearwright/game/stat/catalogue.ts';
import { searchSlot } from '@gearwright/game/slot/slots.ts';
import { describe, expect, test } from 'vitest';
import { compileItems, compileItemsWithAccount } from '../src/steps/items/compile-items.ts';
import { SOURCES } from '../src/editions/all-sources.ts';

const PHASES: Readonly<Record<EditionKey, number>> = { classic: 6, sod: 4, tbc: 5, wrath: 5 };

describe.each(EDITION_KEYS)('the items of %s as a whole', (edition) => {
  const { compiled, account } = compileItemsWithAccount(SOURCES[edition]);
  const worn = compiled.items.filter(({ kind }) => kind === 'equipment' || kind === 'ammo');
  const named = (items: typeof worn) => items.map(({ baseId, name }) => `${baseId} ${name}`);

  test('T1: no item has a stat its edition does not know', () => {
    const known = new Set<string>(
      STATS.filter(({ name }) => editionHasStat(name, SOURCES[edition].edition)).map(
        (stat) => stat.name,
      ),
    );
    const stray = worn.filter(({ stats }) => Object.keys(stats).some((name) => !known.has(name)));
    expect(named(stray)).toEqual([]);
  });

  test('E1: what is worn stands in the slot it is looked for in', () => {
    const stray = worn.filter(({ slotId }) => slotId === null || searchSlot(slotId) !== slotId);
    expect(named(stray)).toEqual([]);
  });

  test('E1: hands, ranged and relics have a weapon type, nothing else has', () => {
    const stray = worn.filter(
      ({ slotId, weaponType }) => (slotId === 16 || slotId === 18) !== (weaponType !== null),
    );
    expect(named(stray)).toEqual([]);
  });

  test('D10: phases run from one to the last of the edition', () => {
    const phases = new Set(worn.map(({ phase }) => phase));
    expect([...phases].sort((a, b) => a - b)).toEqual(
      Array.from({ length: PHASES[edition] }, (_, index) => index + 1),
    );
  });

  test('a weapon that strikes has range, speed and dps that fit each other', () => {
    const odd = worn.filter(({ damageMin, damageMax, speed, dps }) => {
      if (damageMin === null) return false;
      const reckoned = (damageMin + damageMax!) / 2 / speed!;
      // Tooltips round dps; the damage they show is rounded too.
      return Math.abs(reckoned - dps!) > 0.6 + reckoned * 0.01;
    });
    expect(named(odd)).toEqual([]);
  });

  test('I2: most items say where they come from, and the rest are listed', () => {
    const without = worn.filter(
      ({ kind, sourceTypes }) => kind === 'equipment' && sourceTypes.length === 0,
    );
    expect(without.map(({ baseId }) => baseId)).toEqual(account.gaps.get('no source known'));
    expect(without.length / worn.length).toBeLessThan(0.17);
  });

  test('every line that no pattern reads stands in the reviewed table', () => {
    expect(account.notUnderstood.every(({ why }) => why.length > 0)).toBe(true);
    expect(account.lines.seen - account.lines.understood).toBe(account.notUnderstood.length);
  });

  test('I3: materials can be priced', () => {
    const ids = new Set(compiled.items.map(({ baseId }) => baseId));
    const odd = [...compiled.texts.items].filter(
      ([, { materials, approxCost }]) =>
        materials.some(({ itemId }) => !ids.has(itemId)) ||
        (approxCost === null) !== (materials.length === 0),
    );
    expect(odd.map(([id]) => id)).toEqual([]);
  });
});

test('the same sources give the same items', () => {
  const text = () => {
    const { items, sets, enchants } = compileItems(SOURCES.tbc);
    return JSON.stringify({ items, sets, enchants });
  };
  expect(text()).toBe(text());
});
