import type { Item } from '../item/item.ts';
import { frozen } from './frozen.ts';
import type { HeirloomScaling } from './tables.ts';

/** The heirloom as a wearer of this level has it; other items as they are. */
export function grownTo(item: Item, level: number, scaling: HeirloomScaling | null): Item {
  const levels = scaling?.items[item.baseId];
  if (levels === undefined) return item;
  const grown = levels[Math.min(Math.max(level, 1), levels.length) - 1]!;
  return frozen({
    ...item,
    stats: grown.stats,
    damageMin: grown.damageMin ?? item.damageMin,
    damageMax: grown.damageMax ?? item.damageMax,
    dps: grown.dps ?? item.dps,
  });
}
