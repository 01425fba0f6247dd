import { describe, expect, test } from 'vitest';
import { itemLook } from '@gearwright/game/look/item-look.ts';
import { MODEL_IDS, UNSEEN } from '@gearwright/game/look/model-id.ts';
import type { Item } from '@gearwright/game/item/item.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { loadDataset } from '@gearwright/gamedata/load.ts';

const EDITIONS: readonly EditionKey[] = ['classic', 'sod', 'tbc', 'wrath'];
const KNOWN = new Set([...MODEL_IDS, UNSEEN]);

describe.each(EDITIONS)('the looks of %s', (edition) => {
  const dataset = loadDataset(edition);
  const worn = Array.from(dataset.items.ids, (id) => dataset.item(String(id))).filter(
    (item): item is Item => item?.kind === 'equipment',
  );
  const setNameOf = (item: Item): string | null =>
    item.setId === null ? null : (dataset.setOf(item.setId)?.name ?? null);
  const looks = new Map(worn.map((item) => [item.baseId, itemLook(item, setNameOf(item))]));

  test('every item has a look with a model we know', () => {
    const strange = [...looks.values()].filter(({ modelId }) => !KNOWN.has(modelId));
    expect(strange).toEqual([]);
  });

  test('every colour is a colour', () => {
    const colours = new Set([...looks.values()].flatMap(({ palette }) => Object.values(palette)));
    expect([...colours].filter((colour) => !/^#[0-9a-f]{6}$/.test(colour))).toEqual([]);
  });

  test('pieces of a set share palette and motif where their class and quality are one', () => {
    for (const set of dataset.sets) {
      const pieces = worn.filter(({ setId }) => setId === set.id);
      const motifs = new Set(pieces.map(({ baseId }) => looks.get(baseId)?.motif));
      expect(motifs.size, set.name).toBeLessThanOrEqual(1);
      const accents = new Map<string, Set<string>>();
      for (const piece of pieces) {
        const paint = looks.get(piece.baseId)?.palette;
        const kind = `${piece.quality}`;
        const seen = accents.get(kind) ?? new Set();
        accents.set(
          kind,
          seen.add(`${paint?.accent} ${paint?.trim} ${paint?.glow} ${paint?.metal}`),
        );
      }
      for (const [quality, colours] of accents)
        expect(colours.size, `${set.name}, quality ${quality}`).toBe(1);
    }
  });

  test('only what is epic or better glows', () => {
    for (const item of worn)
      expect((looks.get(item.baseId)?.glow ?? 0) > 0, item.name).toBe(item.quality >= 4);
  });

  test('neighbours in a list differ', () => {
    const seen = worn
      .filter(({ baseId, setId }) => setId === null && looks.get(baseId)?.modelId !== UNSEEN)
      .toSorted(
        (a, b) =>
          (a.slotId ?? 0) - (b.slotId ?? 0) ||
          (a.weaponType ?? -1) - (b.weaponType ?? -1) ||
          b.itemLevel - a.itemLevel ||
          a.baseId - b.baseId,
      );
    const alike = seen.filter((item, i) => {
      const before = seen[i - 1];
      if (!before || before.name === item.name) return false;
      return JSON.stringify(looks.get(before.baseId)) === JSON.stringify(looks.get(item.baseId));
    });
    expect(alike.length).toBeLessThan(seen.length / 100);
  });
});

test('every kind of weapon has at least six shapes', () => {
  const shapes = Map.groupBy(MODEL_IDS, (id) => id.split('-')[0] ?? '');
  for (const kind of [
    'axe1h axe2h bow gun mace1h mace2h polearm sword1h sword2h staff fist misc dagger crossbow wand thrown fishing shield offhand',
  ].flatMap((line) => line.split(' ')))
    expect(
      new Set(shapes.get(kind)?.map((id) => id.split('-')[1])).size,
      kind,
    ).toBeGreaterThanOrEqual(6);
});
