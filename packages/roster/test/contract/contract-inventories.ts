import { describe, expect, test } from 'vitest';
import { MOST_OWNED, type OwnedItem } from '@gearwright/game/character/inventory.ts';
import { inventoryVersion } from '@gearwright/game/character/inventory-version.ts';
import { changeInventory } from '../../src/change-inventory.ts';
import { addCharacter, expectRefusal, type Bench } from './bench.ts';

export const SWORD: OwnedItem = { id: '19019', place: 'equipped', enchant: 1900, gems: [] };
const CLOAK: OwnedItem = { id: '7611_-12', place: 'bags', enchant: null, gems: [null, 24027] };
const RING: OwnedItem = { id: '17063', place: 'bank', enchant: null, gems: [] };

export function inventoriesContract(bench: Bench): void {
  describe('inventories', () => {
    test('a character has nothing at first, then what was saved, doubles and all', async () => {
      const { mine } = bench();
      const { id } = await addCharacter(bench());
      expect(await mine.getInventory(id)).toEqual([]);
      const all = [SWORD, CLOAK, RING, RING];
      expect(await mine.saveInventory(id, all)).toEqual(all);
      expect(await mine.getInventory(id)).toEqual(all);
      expect(await mine.saveInventory(id, [RING])).toEqual([RING]);
      expect(await mine.getInventory(id)).toEqual([RING]);
      await mine.saveInventory(id, []);
      expect(await mine.getInventory(id)).toEqual([]);
    });

    test('each character has its own, and it goes with the character', async () => {
      const { mine } = bench();
      const { id } = await addCharacter(bench());
      const other = await addCharacter(bench(), { name: 'Other' });
      await mine.saveInventory(id, [SWORD]);
      expect(await mine.getInventory(other.id)).toEqual([]);
      await mine.updateCharacter(id, { name: 'Renamed' });
      expect(await mine.getInventory(id)).toEqual([SWORD]);
      await mine.deleteCharacter(id);
      await expectRefusal(mine.getInventory(id), 'characterNotFound');
      await expectRefusal(mine.saveInventory(id, [SWORD]), 'characterNotFound');
    });

    test('a save made on other contents is refused and changes nothing; on the same it is made', async () => {
      const { mine } = bench();
      const { id } = await addCharacter(bench());
      await mine.saveInventory(id, [SWORD], { version: inventoryVersion([]) });
      const stale = mine.saveInventory(id, [RING], { version: inventoryVersion([]) });
      await expectRefusal(stale, 'staleInventory');
      expect(await mine.getInventory(id)).toEqual([SWORD]);
      await mine.saveInventory(id, [SWORD, RING], { version: inventoryVersion([SWORD]) });
      expect(await mine.getInventory(id)).toEqual([SWORD, RING]);
      // A page of an earlier version names none.
      await mine.saveInventory(id, [CLOAK]);
      expect(await mine.getInventory(id)).toEqual([CLOAK]);
    });

    test('two devices that add something at once both have added it', async () => {
      const { mine } = bench();
      const { id } = await addCharacter(bench());
      const add = (owned: OwnedItem) =>
        changeInventory(mine, id, (inventory) => [...inventory, owned]);
      await Promise.all([add(SWORD), add(CLOAK), add(RING)]);
      const ids = (await mine.getInventory(id)).map((owned) => owned.id);
      expect(ids.toSorted()).toEqual([RING.id, SWORD.id, CLOAK.id].toSorted());
    });

    test('two thousand things are kept, and one more is refused in words', async () => {
      const { mine } = bench();
      const { id } = await addCharacter(bench());
      const full = Array.from({ length: MOST_OWNED }, () => CLOAK);
      await mine.saveInventory(id, full);
      const more = mine.saveInventory(id, [...full, CLOAK]);
      await expect(more).rejects.toThrow(
        'You can only have up to 2000 items in the bags of a character',
      );
      await expectRefusal(mine.saveInventory(id, [{ ...CLOAK, id: 'no item' }]), 'malformed');
      expect(await mine.getInventory(id)).toEqual(full);
    });
  });
}
