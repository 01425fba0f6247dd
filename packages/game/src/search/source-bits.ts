import type { Edition } from '../edition/edition.ts';
import type { SourceType } from '../item/item.ts';
import { SOURCE_TYPES } from '../item/source-types.ts';

function bitsOf(types: readonly SourceType[]): number {
  return types.reduce((bits, type) => bits | (1 << SOURCE_TYPES.indexOf(type)), 0);
}

export const RAID_BITS = bitsOf(['raid', 'raid10heroic', 'raid25', 'raid25heroic']);
/** What a raid goes out for: its own bosses, and those of the open world. */
export const RAIDERS_BITS = RAID_BITS | bitsOf(['worldboss']);
export const PVP_BIT = bitsOf(['pvp']);

/** Keys of the edition stand for what they list (`boe`: crafting and world drop), other words for themselves; null asks nothing. */
export function sourceBits(
  sources: readonly string[] | null | undefined,
  edition: Edition,
): number | null {
  if (!sources) return null;
  return sources.reduce((bits, key) => {
    const option = edition.sources.find((source) => source.key === key);
    if (option) return bits | bitsOf(option.types);
    const place = SOURCE_TYPES.indexOf(key as SourceType);
    return place < 0 ? bits : bits | (1 << place);
  }, 0);
}
