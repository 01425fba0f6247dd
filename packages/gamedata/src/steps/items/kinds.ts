import type { ItemKind } from '@gearwright/game/item/item.ts';
import type { Consumable } from '../tables/consumables.ts';
import type { ItemAccount } from './account.ts';
import { list } from './account.ts';
import type { ItemFacts } from './item-facts.ts';
import { itemShape } from './item-shape.ts';
import { whyLeftOut } from './left-out.ts';
import type { PackageItem } from './package-items.ts';

/** The rows of the package that belong into the dataset, each with what it is there. */
export function chooseRows(
  rows: readonly PackageItem[],
  facts: ItemFacts,
  consumables: ReadonlyMap<number, Consumable>,
  account: ItemAccount,
): ReadonlyMap<number, { readonly row: PackageItem; readonly kind: ItemKind }> {
  const replaced = new Set(facts.added.map((added) => added.id));
  const enchanting = new Set(facts.enchants.map((enchant) => enchant.itemId));
  const byId = new Map(rows.map((row) => [row.itemId, row]));
  const chosen = new Map<number, { row: PackageItem; kind: ItemKind }>();
  for (const row of rows) {
    if (replaced.has(row.itemId)) continue;
    const kind = kindOf(row, facts, consumables, enchanting);
    if (kind === null) continue;
    const why = whyLeftOut(row.name);
    if (why === null) chosen.set(row.itemId, { row, kind });
    else list(account.leftOut, why, row.itemId);
  }
  addReagents(chosen, byId, replaced, account);
  return chosen;
}

function kindOf(
  row: PackageItem,
  facts: ItemFacts,
  consumables: ReadonlyMap<number, Consumable>,
  enchanting: ReadonlySet<number | undefined>,
): ItemKind | null {
  if (row.class === 'Projectile') return 'ammo';
  // Bags and quivers are worn, but not on the body.
  if (row.class !== 'Container' && row.class !== 'Quiver') {
    if (itemShape(row.slot, row.subclass) !== null) return 'equipment';
  }
  if (facts.gems.has(row.itemId)) return 'gem';
  if (row.class === 'Glyph') return 'glyph';
  if (consumables.has(row.itemId)) return 'consumable';
  if (enchanting.has(row.itemId)) return 'enchant';
  return null;
}

/** Every reagent of what was chosen, and the reagents of those. */
function addReagents(
  chosen: Map<number, { row: PackageItem; kind: ItemKind }>,
  byId: ReadonlyMap<number, PackageItem>,
  known: ReadonlySet<number>,
  account: ItemAccount,
): void {
  const open = [...chosen.values()].map(({ row }) => row);
  for (let row = open.pop(); row !== undefined; row = open.pop()) {
    for (const { itemId } of row.createdBy?.flatMap((recipe) => recipe.reagents) ?? []) {
      if (chosen.has(itemId) || known.has(itemId)) continue;
      const reagent = byId.get(itemId);
      if (reagent === undefined) list(account.gaps, 'reagent absent from the package', itemId);
      else {
        chosen.set(itemId, { row: reagent, kind: 'reagent' });
        open.push(reagent);
      }
    }
  }
}
