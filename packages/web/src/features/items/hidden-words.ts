import type { HiddenCounts } from '@gearwright/game/search/hidden-by.ts';
import type { ItemQuery } from '@gearwright/game/search/query.ts';
import type { ItemFilters } from './item-filters.ts';

export interface HiddenFilter {
  readonly field: string;
  readonly count: number;
  /** "by the phase": why they are not there. */
  readonly why: string;
  /** Shows them. */
  readonly off: Partial<ItemFilters>;
}

const WHY: Readonly<Partial<Record<keyof ItemQuery, Omit<HiddenFilter, 'field' | 'count'>>>> = {
  gameClass: { why: 'by who can wear them', off: { equippableBy: null, valuedBy: null } },
  race: { why: 'by race', off: { equippableBy: null, valuedBy: null } },
  faction: { why: 'by side', off: { equippableBy: null, valuedBy: null } },
  phases: { why: 'by phase', off: { phases: null } },
  minRequiredLevel: { why: 'by the lowest level', off: { levels: null } },
  maxRequiredLevel: { why: 'by the highest level', off: { levels: null } },
  quality: { why: 'by quality', off: { quality: null } },
  armorType: { why: 'by type', off: { types: null } },
  weaponTypes: { why: 'by type', off: { types: null } },
  type: { why: 'by type', off: { types: null } },
  sources: { why: 'by source', off: { sources: null, raids: null, maxPvpRank: null } },
  raids: { why: 'by raid', off: { raids: null } },
  maxPvpRank: { why: 'by PvP rank', off: { maxPvpRank: null } },
  maxArenaRating: { why: 'by arena rating', off: { maxArenaRating: null } },
  professions: { why: 'by profession', off: { professions: null } },
};

/** What each filter alone keeps from the list, most first; filters that one press takes away together are told once. */
export function hiddenWords(hidden: HiddenCounts, filters: ItemFilters): readonly HiddenFilter[] {
  const found = new Map<string, HiddenFilter>();
  for (const [field, count] of Object.entries(hidden)) {
    const words = WHY[field as keyof ItemQuery];
    const helps =
      words && Object.keys(words.off).some((key) => filters[key as keyof ItemFilters] !== null);
    const known = words && found.get(words.why);
    if (words && helps && count > (known?.count ?? 0))
      found.set(words.why, { field, count, ...words });
  }
  return [...found.values()].sort((a, b) => b.count - a.count);
}
