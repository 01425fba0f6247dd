import { consumables } from './effect/consumables.ts';
import type { ImportedTable } from './imported-table.ts';
import { ITEM_TABLES } from './items/item-tables.ts';

/** Every table the import knows: one line each. */
export const IMPORTED_TABLES: readonly ImportedTable[] = [consumables, ...ITEM_TABLES];
