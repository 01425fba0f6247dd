import { gemColorCounts } from '@gearwright/game/gem/gem-colors.ts';
import { wornIds } from '@gearwright/game/set/worn-ids.ts';
import type { SlotId } from '@gearwright/game/slot/slots.ts';
import type { Reader } from '@gearwright/game/text/reader.ts';
import type { TipReader } from './tip-readers.ts';

const NOBODY: Reader = { wearer: null, worn: new Set() };

/** A candidate: the item without enchant and gems, compared with what is worn. */
export function candidateReader(reader: TipReader | null): Reader {
  if (!reader) return NOBODY;
  const { rules, set, worth } = reader;
  return { wearer: rules.wearer, worn: new Set(wornIds(set.gear)), effects: worth?.effects };
}

/** A worn piece: the item with its enchant, gems and rune. */
export function wornReader({ set: { gear }, rules, worth }: TipReader, slot: SlotId): Reader {
  const { gems, enchant, rune } = gear[slot];
  return {
    wearer: rules.wearer,
    worn: new Set(wornIds(gear)),
    ...{ gems, enchant, rune },
    gemColors: gemColorCounts(gear),
    effects: worth?.effects,
  };
}
