import type { Inventory, OwnedItem, Place } from '../character/inventory.ts';
import type { Dataset } from '../dataset/dataset.ts';
import { STORED_LIMITS } from '../stored/stored-limits.ts';
import type { ImportedPiece, ImportedSet } from './imported.ts';
import { resolveItem } from './resolve-piece.ts';

export interface ImportedInventory {
  /** What takes the place of everything in its places, or joins what is there. */
  readonly way: 'replace' | 'add';
  readonly places: readonly Place[];
  readonly inventory: Inventory;
  /** Entries that this edition does not know. */
  readonly unknown: number;
}

/**
 * What a text says of what somebody has; null where it says nothing of that. An exporter that saw the bags knows all
 * that is in them, and all that is worn; links and ids only name things that one has besides.
 */
export function inventoryOfImport(
  { format, items, bags, bank }: ImportedSet,
  dataset: Dataset,
): ImportedInventory | null {
  const known = (pieces: readonly ImportedPiece[], place: Place): readonly OwnedItem[] =>
    pieces.flatMap((piece) => owned(piece, place, dataset) ?? []);
  if (bags === null && bank === null) {
    if (format !== 'itemLinks' || items === null) return null;
    const inventory = known(items, 'bags');
    const unknown = items.length - inventory.length;
    return { way: 'add', places: ['bags'], inventory, unknown };
  }
  // A bank that was never opened says nothing of what is in it.
  const isBankKnown = bank !== null && bank.length > 0;
  const all = [...(items ?? []), ...(bags ?? []), ...(bank ?? [])];
  const inventory = [
    ...known(items ?? [], 'equipped'),
    ...known(bags ?? [], 'bags'),
    ...known(bank ?? [], 'bank'),
  ];
  return {
    way: 'replace',
    places: isBankKnown ? ['equipped', 'bags', 'bank'] : ['equipped', 'bags'],
    inventory,
    unknown: all.length - inventory.length,
  };
}

function owned(piece: ImportedPiece, place: Place, dataset: Dataset): OwnedItem | null {
  const item = resolveItem(piece, dataset);
  if (!item) return null;
  const gems = piece.gems.slice(0, STORED_LIMITS.gemsPerSlot).map((gem) => gem || null);
  return { id: item.id, place, enchant: piece.enchant?.effectId ?? null, gems };
}

/** The bags after an import. */
export function withImported(
  before: Inventory,
  { way, places, inventory }: ImportedInventory,
): Inventory {
  const stays = way === 'add' ? before : before.filter(({ place }) => !places.includes(place));
  return [...stays, ...inventory];
}
