import type { ConnectedSet } from '@gearwright/game/character/character.ts';
import type { CharacterSummary, SetSummary } from '@gearwright/roster/roster.ts';

/** A card shows at most this many sets. */
export const SLOTS = 4;

export type CardSlot =
  | { readonly kind: 'set'; readonly set: SetSummary }
  | { readonly kind: 'connected'; readonly connected: ConnectedSet }
  | { readonly kind: 'new' }
  | { readonly kind: 'empty' };

export interface CardSlots {
  readonly slots: readonly CardSlot[];
  /** Sets and connected sets that found no slot. */
  readonly more: number;
}

/** Four sets, or three and a connected one where there is any; pinned ones first, placeholders for the rest. */
export function cardSlots({
  sets,
  connectedSets,
}: Pick<CharacterSummary, 'sets' | 'connectedSets'>): CardSlots {
  const linked = connectedSets.slice(0, 1);
  const ordered = sets.toSorted((one, other) => Number(other.pinned) - Number(one.pinned));
  const shown = ordered.slice(0, SLOTS - linked.length);
  const places = SLOTS - linked.length - shown.length;
  return {
    slots: [
      ...shown.map((set) => ({ kind: 'set', set }) as const),
      ...Array.from({ length: places }, (_, index) =>
        index === 0 ? ({ kind: 'new' } as const) : ({ kind: 'empty' } as const),
      ),
      ...linked.map((connected) => ({ kind: 'connected', connected }) as const),
    ],
    more: sets.length - shown.length + connectedSets.length - linked.length,
  };
}
